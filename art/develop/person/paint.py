"""The colour of skin, pixel by pixel, from its place on the neutral face. Linear light throughout."""
import numpy as np
from person_fields import blob, both, lid_gap, lip_depth, on_curve, scalp, step
from person_growth import beard_area, outline
from planes import sample


def toward(c, share, colour): return c + (np.asarray(colour, np.float32) - c) * share[..., None]
def times(c, share, colour): return c * (1 + (np.asarray(colour, np.float32) - 1) * share[..., None])


def paint(R, u, v, look, t, pigment, redness, furrow, dents):
    """Albedo H x W x 3 and the masks the relief and the gloss need."""
    x, y, z = R[..., 0], R[..., 1], R[..., 2]; ax = np.abs(x); c = np.empty(R.shape, np.float32); c[:] = look['skin']; age = look.get('age', .2); tint = look['tint']
    soft, patch, second = sample(t['soft'], u, v, 45), sample(t['patch'], u, v, 55), sample(t['second'], u + 3, v, 90); grain = sample(t['grain'], u, v, 70)

    red = look.get('blush', .5) * both(R, (4.3, .2, 8.6), (1.9, 1.6, 3)) + .55 * blob(R, (0, .2, 12.6), (1.1, 1.0, 1.6)) + .5 * both(R, (1.4, -.5, 11.2), (.5, .7, 1)) + .2 * blob(R, (0, -6.2, 11), (1.6, 1., 2)) + .8 * step(ax, 7.3, 8.4) * step(y, -3.5, -1) * (1 - step(y, 6.5, 8)) + .12 * both(R, (2.3, 4.4, 9.6), (1.4, .4, 1)) + .12 * step(y, 5.5, 7)
    uneven = look.get('uneven_tone', 1.); red = red * (.80 + .42 * soft + .20 * patch) + uneven * (.050 * patch + .075 * soft + .050 * second); red = red + .7 * redness * step(z, 3, 6)
    c = times(c, np.clip(red, -.3, 1.4), tint); c *= (1 + uneven * (.034 * second + .030 * soft + .016 * patch) + .018 * grain)[..., None]
    pale = np.clip(.5 * blob(R, (0, -3.3, 11), (3.4, 1.7, 3)) * (1 - blob(R, (0, -3.3, 11), (2, .6, 3))) + .6 * step(-y, 7.6, 9.5) + .3 * both(R, (2.2, -1.4, 10), (.9, 1.3, 2)), 0, 1); c = times(c, pale, look.get('sallow', (.97, .97, .90)))
    under = np.clip(both(R, (2.65, 2.35, 9.3), (1.0, .34, 1.2)) + .7 * both(R, (1.78, 2.8, 9.2), (.36, .5, .8)), 0, 1) * (1 + .15 * patch); c = times(c, under * look.get('shadows', .75), look['under'])
    up, low, near = lid_gap(R); near = near * step(ax, 1.56, 1.9) * (1 - step(ax, 4.4, 4.75)); lid = near * step(up, -.1, .05) * (1 - step(up, .3, .95)); c = times(c, .45 * lid * (1 + .2 * patch), look['lidTint'])
    shut = look.get('shut', False); edge = .05 if shut else .12                    # a shut lid is drawn out: what was its edge covers the ball
    rim = near * np.maximum(1 - step(np.abs(low), .02, edge + .01), .7 * (1 - step(np.abs(up), .02, edge)) * (not shut)); inner = np.clip(1.2 * both(R, (1.78, 3.12, 9.2), (.13, .12, 1.2)), 0, 1)
    c = toward(c, .38 * rim, .55 * np.array(look['wetline']) + .45 * np.array(look['skin']) * (.70, .55, .54)); c = toward(c, .5 * inner, look['caruncle']); c = times(c, .55 * near * (1 - step(np.abs(up + .01), .0, .03 if shut else .10)), (.45, .36, .33)); c = times(c, .3 * lid * (1 + .2 * soft) * shut, look['lidTint']); c = times(c, .16 * lid * shut, (.86, .80, .80))
    c = times(c, np.clip(both(R, (.78, -.85, 11.7), (.40, .22, .6)), 0, 1), (.60, .45, .42)); c = times(c, np.clip(both(R, (1.78, -.45, 10.6), (.16, .45, .6)), 0, 1), (.86, .72, .70))

    depth = lip_depth(R, look.get('lipLine')) + .03 * second + .012 * grain; lips = step(depth, -.07, .10) * (1 - step(ax, 2.35, 2.62)); middle = np.exp(-.5 * ((y + 3.40 + .035 * ax) / .09) ** 2) * (1 - step(ax, 1.6, 2.55)) * (z > 9)
    lip = np.array(look['lips'], np.float32) * (1 + .07 * soft + .05 * patch + .04 * grain)[..., None]; lip = times(lip, step(y, -3.42, -3.2) * .9, (.86, .80, .78)); lip = times(lip, (1 - step(depth, .0, .30)), (.92, .90, .92))
    c = times(c, np.exp(-.5 * ((depth + .13) / .06) ** 2) * (1 - step(ax, 1.6, 2.3)) * step(y, -3.4, -2.9), (1.04, 1.05, 1.045)); k = lips * (.62 + .38 * step(depth, 0, .28)); c = c * (1 - k[..., None]) + lip * k[..., None]; c = times(c, middle * look.get('lipMiddle', .55), (.58, .38, .38)); c = times(c, np.clip(both(R, (2.6, -3.5, 10), (.18, .16, .6)), 0, 1) * .7, (.62, .50, .50))

    X, Y, half = outline(look.get('brow', {})); away = np.abs(y - on_curve(ax, np.c_[X, Y])) / np.maximum(on_curve(ax, np.c_[X, half]), .05); brow = np.exp(-.5 * (away / .85) ** 2) * step(ax, 1.0, 1.5) * (1 - step(ax, 5.0, 5.6)) * step(z, 5, 7); c = times(c, brow * look.get('browShade', .45), look.get('browTint', (.62, .55, .52)))
    beard = beard_area(R); shade = look.get('beardShade', 0); c = times(c, beard * shade * (1 + .25 * patch), (.66, .68, .74)) if shade else c
    dark = 1 - np.clip(pigment * step(z, 2, 5) * (1 - .7 * lips), 0, 1.3)[..., None] * np.array(look.get('spotTint', (.34, .46, .56)), np.float32); c = c * dark
    pore = np.clip(both(R, (2.6, .1, 10.8), (1.8, 1.7, 2)) + blob(R, (0, .6, 12.4), (1.3, 1.5, 2)) + .55 * blob(R, (0, 8, 10.5), (4, 2.2, 3)) + .4 * blob(R, (0, -2, 12), (1.6, .5, 2)) + .45 * blob(R, (0, -6.2, 11), (2, 1, 2)) + .35 * both(R, (4.6, -1.2, 9), (1.8, 2.4, 3)), .34, 1) * (1 - .85 * lid) * (1 - lips)
    c = times(c, np.clip(dents * pore * look.get('pores', .6) * 1.25, 0, 1), (.84, .75, .70)); c = times(c, np.clip(furrow, 0, 1) * .75, (.70, .54, .50))
    hairy = scalp(R, look.get('hair', {}).get('lift', 0)); c = toward(c, hairy * look.get('scalpShade', .72), np.array(look['hairColour']) * .8 + .015)
    oil = np.clip(.9 * blob(R, (0, 1, 12.5), (.9, 2.4, 2)) + .7 * blob(R, (0, 8, 10.5), (2.8, 1.7, 3)) + .5 * blob(R, (0, -6.3, 11), (1, .8, 2)) + .4 * both(R, (4.3, 1.1, 9.0), (1.2, .6, 1.6)) + .35 * both(R, (1.6, 3.6, 9.6), (.35, .5, .8)), 0, 1)
    return np.clip(c, .003, 1), dict(under=under, lips=lips, pore=pore, oil=oil, lid=lid, wet=np.clip(rim + inner, 0, 1), scalp=hairy, brow=brow, beard=beard, soft=soft, patch=patch, grain=grain)

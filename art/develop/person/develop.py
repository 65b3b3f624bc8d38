"""Two raws of a person -> the master PNG.  develop.py base look.json out.png [exposure EV]
base.light.raw holds denoised scattered light (small), base.record.raw where each pixel lies on the neutral face, eyes and hair (full size)."""
import json
import os
import sys
import time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path += [HERE, os.path.join(HERE, '../../blender')]
import numpy as np
from film import finish, focus
from gloss import gloss, unit, unshadowed
from marks import lines, pigment, redness
from paint import paint
from person_fields import UPPER_LID
from person_folds import crease_height
from planes import blur, read_raw, write_png
from relief import bend, dents, height
from scatter import GROUPS, enlarge
from tiles import tiles

SOFT = np.array([.35, .60, .80], np.float32)              # how much of a bump's shading is left after scattering: red travels furthest


def divided(a, share): return a / np.maximum(share, 1e-3)[..., None]


def skin_light(big, small, head, look):
    """Everything about a pixel's skin but its colour: place, bent normal, light per group."""
    share, s = big['share'][..., 0], small['share'][..., 0]; R, n, P = (divided(big[k], share) for k in ('rest', 'normal', 'place'))
    light = enlarge({g: divided(small['Combined_' + g], np.maximum(s, .05)) / np.array(look['skin'], np.float32) for g in GROUPS}, divided(small['rest'], s), s, R, .9 * 1.6 * head['height'] / s.shape[0])
    return share, R, 12 * np.arctan2(R[..., 0], R[..., 2] + 1), R[..., 1], unit(n).astype(np.float32), P, light


def calm_eyes(picture, share, R, per_cm):
    """Few samples leave grain in the balls of the eyes: the median of 5 x 5 there, the lids' edges and lashes left alone."""
    out = picture.copy()
    for side in (-1, 1):
        lid = np.argwhere((share > .9) & (np.abs(R[..., 0] - side * 3.1) < .9) & (np.abs(R[..., 1] - 3.5) < .75) & (R[..., 2] > 7)); y, x = lid.mean(0).astype(int); h, w = int(.75 * per_cm), int(1.7 * per_cm)
        part = (slice(y - h, y + h), slice(x - w, x + w)); ball = blur((share[part] < .02).astype(np.float32), 1) > .98; own = picture[part]; wide = np.pad(own, ((2, 2), (2, 2), (0, 0)), 'edge')
        calm = np.median(np.stack([wide[j:j + own.shape[0], i:i + own.shape[1]] for j in range(5) for i in range(5)]), 0); bright = np.clip((calm.mean(-1) - 1.) / .4, 0, 1)   # the spark of the window stays sharp
        out[part] = np.where((ball & (bright < 1))[..., None], calm * (1 - bright[..., None]) + own * bright[..., None], own)
    return out


def develop(base, look, out, exposure):
    began = time.time(); said = lambda what: print(f'{what} {time.time() - began:.1f}', flush=True)
    big, head = read_raw(base + '.record.raw'); small, _ = read_raw(base + '.light.raw'); rng = np.random.default_rng(look['seed'] + 7); per_cm = head['H'] / head['height']
    share, R, u, v, n, P, light = skin_light(big, small, head, look); said('light'); t = tiles(os.path.join(HERE, '../../.work/person-tiles.npz')); u, v = u + look['seed'] * .37 % 5, v + look['seed'] * .61 % 5
    dark, blood, furrow = (q.at(R[..., 0], R[..., 1]) for q in (pigment(look, rng), redness(look, rng), lines(look, rng, crease_height(look.get('lid', 'double')), UPPER_LID))); furrow = furrow * (R[..., 2] > 2); said('marks')
    little, large, net = dents(u, v, t, per_cm); colour, masks = paint(R, u, v, look, t, dark, blood, furrow, np.maximum(.5 * little, large)); said('paint')
    h = height(R, u, v, look, t, masks, little, large, net, furrow); h = np.where(share > .5, h, 0); m = bend(n, P, h); said('relief')

    big['Image'] = calm_eyes(big['Image'], share, R, per_cm)
    if 'calmHair' in look: k = look['calmHair'] * (1 - share)[..., None]; big['Image'] = big['Image'] * (1 - k) + blur(big['Image'], 1) * k       # bright hair shows its few samples
    skin, seen = np.zeros(R.shape, np.float32), {}
    for g in GROUPS:
        of = [l for l in head['lights'] if l['group'] == g]; e = light[g]
        if not of: skin += e * colour; ambient = np.clip(e.mean(-1) / .16, 0, 1.2); continue
        full = sum(unshadowed(l, P, n)[..., None] * np.array(l['radiance'], np.float32) for l in of); seen[g] = np.clip((e / np.maximum(full, 1e-4)).mean(-1), 0, 1)
        way = unit(np.mean([np.array(l['middle']) for l in of], 0) - np.array([0, -9, 2])).astype(np.float32); a, b = n @ way, m @ way; ratio = 1 + SOFT * np.clip((b - a) / np.maximum(a + .35, .3), -.5, .5)[..., None]; skin += e * ratio * colour
    thin = masks['lid'] * look.get('shut', False)                                 # the lid's thin skin has little oil
    rough = look.get('rough', .46) - .07 * masks['oil'] + .035 * masks['soft'] + .03 * masks['patch'] - .14 * masks['lips'] - .18 * masks['wet'] + .1 * masks['scalp'] + thin * .1; tight = rough * .60 + .02 * masks['grain'] + .03 * masks['patch']
    strength = look.get('shine', .9) * (.85 + .55 * masks['oil'] + .25 * masks['lips'] + .3 * masks['wet']) * (1 - .8 * masks['scalp']) * (1 - .55 * np.clip(masks['under'], 0, 1)) * (1 - .55 * thin) * (1 + .12 * masks['patch']) * (1 - .35 * np.clip(large * masks['pore'], 0, 1)); shine = gloss(P, m, head['camera'], head['lights'], seen, (np.clip(rough, .2, .7), np.clip(tight, .14, .5)), strength)
    view = unit(np.array(head['camera'], np.float32) - P); facing = np.clip((view * n).sum(-1), 0, 1); fuzz = look.get('fuzz', .016) * (1 - facing) ** 3 * (1 - masks['lips']); skin += sum(light[g] for g in GROUPS) * fuzz[..., None] * (.5 * colour + .12) + shine
    skin += (.16 * ambient * (F_ROOM + .3 * (1 - facing) ** 5) * (1 - masks['scalp']))[..., None]; said('gloss')

    high, wide = share.shape; yy, xx = np.mgrid[0:high, 0:wide] / high; back = np.array(look.get('ground', (.60, .585, .575)), np.float32) * (1.05 - .30 * ((xx - .3) ** 2 + (yy - .25) ** 2))[..., None]
    near = (share > .5).astype(np.float32); depth = np.where(share > .5, P[..., 1], 0); eye = np.median(P[(np.abs(np.abs(R[..., 0]) - 3) < .5) & (np.abs(R[..., 1] - 3) < .4) & (share > .9)][:, 1]); behind = np.full(share.shape, 12, np.float32)
    for r in (6., 2.6, .7, .25, .05): k = blur(near, r * per_cm); behind = np.where(k > .06, blur(depth, r * per_cm) / np.maximum(k, .02) - eye, behind)
    whole = skin * share[..., None] + big['Image'] + back * (1 - np.clip(big['alpha'], 0, 1))[..., None]; whole = focus(whole.astype(np.float32), blur(behind.astype(np.float32), 4), per_cm); said('joined')
    write_png(out, finish(whole, exposure + look.get('exposure', 0), per_cm, look['seed'])); said('printed')


F_ROOM = .03
if __name__ == '__main__':
    base, look, out = sys.argv[1:4]
    develop(base, json.load(open(look)), out, float(sys.argv[4]) if len(sys.argv) > 4 else 0.)

"""Height of pores, furrows, lip folds and lines, and the normals it bends. Centimetres."""
import numpy as np
from planes import coarser, sample
from tiles import DENSITY

MOST_SLOPE = 1.1


def dents(u, v, t, per_cm):
    """Pores as seen at this size: small everywhere and large ones where a mask lets them."""
    f = max(1, round(DENSITY / per_cm))
    return sample(coarser(t['pores'], f), u, v, DENSITY / f), sample(coarser(t['large'], f), u + 1.7, v, DENSITY / f), sample(coarser(t['net'], f), u, v + 2.2, DENSITY / f)


def height(R, u, v, look, t, masks, small, large, net, furrow):
    x, y = R[..., 0], R[..., 1]; lips, age = masks['lips'], look.get('age', .2); rough = look.get('relief', 1.); pores = look.get('pores', .6); calm = (1 - lips) * (1 - .6 * masks['lid'])
    h = -.0074 * small * (.35 + .65 * masks['pore']) * rough * calm - .0135 * large * masks['pore'] * pores * calm
    h = h + .0032 * net * rough * calm * (.7 + .6 * age) + .00032 * masks['grain'] * rough + .0020 * masks['patch'] * .5 * rough
    fan = np.where(y > -3.4, x * (1 + .10 * (y + 3.4)), x * (1 + .14 * (y + 3.4))); fold = sample(t['patch'], fan * 3.1, y * .42 + .4 * np.abs(x), 60) * .6 + sample(t['second'], fan * 6., y * .8, 80) * .4
    h = h + lips * (.0062 * fold + .0010 * masks['grain'])
    return (h - .026 * np.clip(furrow, 0, 1.2)).astype(np.float32)


def bend(normal, place, h):
    """Mikkelsen's surface gradient: how the height tilts the normal, from neighbouring pixels."""
    ahead = lambda a, axis: np.diff(a, axis=axis, append=np.take(a, [-1], axis))
    px, py, hx, hy = ahead(place, 1), ahead(place, 0), ahead(h, 1)[..., None], ahead(h, 0)[..., None]
    r1, r2 = np.cross(py, normal), np.cross(normal, px); det = (px * r1).sum(-1, keepdims=True); size = np.maximum(np.abs(det), 1e-9)
    g = np.sign(det) * (hx * r1 + hy * r2) / size; slope = np.linalg.norm(g, axis=-1, keepdims=True); g = g * np.minimum(1, MOST_SLOPE / np.maximum(slope, 1e-6))
    jump = np.maximum(np.abs(px).max(-1), np.abs(py).max(-1))[..., None]; g = np.where(jump > .12, 0, g)
    n = normal - g
    return (n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-6)).astype(np.float32)

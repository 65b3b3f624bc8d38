"""Folds too broad for a bump: lids (single, hooded, deep), bags, the fold from nose to mouth, jowls. Displacement in centimetres along
the normal and downwards, a function of the neutral coordinates and of a look's `lid` and `age` (0 young to 1 old)."""
import numpy as np
from person_fields import along, both, lid_gap, step

SMILE_FOLD = [(1.72, -.35), (2.25, -1.15), (2.75, -2.2), (3.1, -3.1), (3.25, -3.8)]
MOUTH_FOLD = [(2.95, -3.75), (3.1, -4.6), (3.0, -5.5)]
BAG = [(1.85, 2.55), (2.3, 2.12), (3.0, 1.92), (3.7, 2.05), (4.25, 2.45)]
LIDS = {  # crease: cm above the margin; groove: its depth; full: swelling above it; drop: how far the fold comes down
    'deep': dict(crease=.40, groove=.060, full=.00, drop=.00, hollow=.08),
    'double': dict(crease=.30, groove=.045, full=.03, drop=.00, hollow=.02),
    'hooded': dict(crease=.16, groove=.050, full=.10, drop=.09, hollow=.0),
    'single': dict(crease=.10, groove=.010, full=.13, drop=.06, hollow=.0),
}


def crease_height(lid):
    return LIDS[lid]['crease']


def folds(R, look):
    """(outward, downward) per point, cm."""
    x, y, z = np.abs(R[..., 0]), R[..., 1], R[..., 2]
    front = step(z, 5.5, 7.5); age = look.get('age', .2); out = np.zeros(x.shape); down = np.zeros(x.shape)
    sag = look.get('sag', age)

    d, side, t = along(x, y, SMILE_FOLD)
    fade = step(t, 0, .15) * (1 - step(t, .75, 1)); deep = .08 + .92 * age + look.get('smileFold', 0)
    out += front * fade * deep * (-.075 * np.exp(-.5 * (d / .13) ** 2) + .075 * (side > 0) * np.exp(-.5 * ((d - .45) / .32) ** 2))
    d, side, t = along(x, y, MOUTH_FOLD)
    out += front * age * step(t, 0, .2) * (1 - step(t, .6, 1)) * (-.05 * np.exp(-.5 * (d / .12) ** 2) + .04 * (side > 0) * np.exp(-.5 * ((d - .4) / .3) ** 2))
    d, side, t = along(x, y, BAG)
    fade = step(t, 0, .2) * (1 - step(t, .75, 1)); bag = look.get('bags', .12 + .75 * age)
    out += front * fade * bag * (-.045 * np.exp(-.5 * (d / .14) ** 2) + .055 * (side > 0) * np.exp(-.5 * ((d - .33) / .2) ** 2))
    out += sag * (.14 * both(R, (4.6, -5.0, 8), (1.1, .9, 3)) - .06 * both(R, (4.6, -1.9, 8), (.8, 1.2, 3)) - .05 * both(R, (5.6, 5.6, 7), (1, 1, 3)))
    out += look.get('cheek', 0) * .12 * both(R, (4.0, .2, 9), (1.5, 1.2, 3))

    lid = LIDS[look.get('lid', 'double')]; up, _, near = lid_gap(R); wide = step(x, 1.75, 2.15) * (1 - step(x, 4.25, 4.75))
    band = near * wide * step(up, .01, .09)
    if look.get('shut'): lid = {**lid, 'full': lid['full'] * .45, 'drop': lid['drop'] * .3}    # a shut lid is drawn smooth
    out += band * -lid['groove'] * np.exp(-.5 * ((up - lid['crease']) / .075) ** 2)
    out += band * lid['full'] * np.exp(-.5 * ((up - lid['crease'] - .36) / .30) ** 2) * (.75 + .5 * step(x, 3, 4.4))
    out += near * -lid['hollow'] * np.exp(-.5 * ((up - .75) / .28) ** 2) * step(x, 1.8, 2.3) * (1 - step(x, 3.6, 4.4))
    down += band * lid['drop'] * np.exp(-.5 * ((up - lid['crease'] - .12) / .22) ** 2)
    if look.get('lid') == 'single':                                               # the fold that covers the inner corner
        inner = np.exp(-.5 * (((x - 1.78) / .22) ** 2 + ((y - 3.35) / .26) ** 2)) * near
        out += .09 * inner; down += .05 * inner
    return out, down

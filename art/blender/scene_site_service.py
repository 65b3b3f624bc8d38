"""Quiet ground for the service pages: black lacquer with a breath of light along its edges.
--var faq (long folds) | test (rings, as of an eye being examined)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(6, (.002, .0016, .0017)); TEST = ARGS['var'] == 'test'
K = pbr('sheet', (.0045, .0035, .004), .16 if WIDE else .34, coat=1, coat_rough=.02 if WIDE else .12); smudge(K, .10, .24, 1.2, 8)
n = 520; q = np.linspace(-1, 1, n); X, Z = np.meshgrid(q * 8, q * 5)
if WIDE:
    if TEST: d = np.hypot(X + 5.2, Z + .6); d2 = np.hypot(X - 5.6, Z - 1.2); Y = .06 * np.sin(d * 5.2) * np.exp(-d * .22) + .05 * np.sin(d2 * 5.2) * np.exp(-d2 * .26)
    else: Y = .9 * np.exp(-((X + 5.9 + .5 * np.sin(Z * .5)) / .9) ** 2) + .7 * np.exp(-((X - 6.0 - .6 * np.sin(Z * .4 + 1)) / 1.0) ** 2) + .25 * np.exp(-((X + 4.3 + .4 * np.sin(Z * .6)) / .5) ** 2)
    Y = -Y + .05 * fractal(X * .3, Z * .3, 3, 2)
    card((-10, -7, 2.5), (-5.5, 0, 0), 1.2, 9, 3.0, WHITE, soft=True); card((10, -7, -1), (5.8, 0, 0), 1.0, 9, 2.4, (1, .82, .80), soft=True); card((-13, -3, 0), (-6, 0, 0), 2.0, 9, 1.6, (1, .12, .12), soft=True); card((13, -3, 0), (6, 0, 0), 2.0, 9, 1.2, (1, .12, .12), soft=True)
else:
    # On a phone the picture is the thing itself: one eye of rings, or three folds that fall to one side.
    X, Z = np.meshgrid(q * 4, q * 5.5)
    if TEST: d = np.hypot(X - .5, (Z - 1.2) * 1.05); Y = .10 * np.cos(d * 5.0) * np.exp(-d * .34) + .5 * np.exp(-(d / .42) ** 2)
    else: Y = sum(h * np.exp(-((X - c - b * np.sin(Z * .55 + f)) / w) ** 2) for h, c, b, f, w in ((.95, -.9, .55, .4, .62), (.7, .75, .5, .9, .5), (.5, 1.9, .35, 1.5, .36)))
    Y = -Y + .03 * fractal(X * .4, Z * .4, 3, 2)
    card((-6, -8, 7), (0, 0, 1), 4.5, 9, 6.0, WHITE, soft=True); card((6, -9, 4), (.5, 0, 0), 2.2, 10, 4.5, (1, .84, .82), soft=True); card((-7, -3, -1), (0, 0, 0), 3.6, 9, 6.0, (1, .06, .08), soft=True); card((6, -2.5, -4), (0, 0, -1), 3.0, 7, 5.0, (1, .06, .08), soft=True)
grid('sheet', np.stack([X, Y, Z], -1), K)
shot((0, -12, 0), (0, 0, 0), lens=46 if WIDE else 62, fstop=11)

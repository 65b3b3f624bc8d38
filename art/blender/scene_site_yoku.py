"""The palette maker: an open compact from above, four empty steel pans; the powders are falling in."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(3, (.0022, .0016, .0016)); rs = np.random.RandomState(5); K, C, ST = lacquer_black(), chrome(), steel()
COL = [(.36, .010, .018), (.075, .012, .026), (.66, .36, .16), (.58, .24, .17)]; MAT = [pbr(f'pw{k}', c, .8 if k != 2 else .36, metal=.7 if k == 2 else 0, sheen=.3, spec=.25) for k, c in enumerate(COL)]
box('base', (5.3, 5.3, .60), (0, 0, .30), K, bevel=.18, seg=9); box('rim', (5.10, 5.10, .03), (0, 0, .605), C, bevel=.012); box('inset', (4.94, 4.94, .05), (0, 0, .612), pbr('matteK', (.006, .005, .006), .42), bevel=.012)
PAN = [(-1.2, 1.2), (1.2, 1.2), (-1.2, -1.2), (1.2, -1.2)]; W = 2.16
for x, y in PAN:                                                  # a drawn pan: floor with brushed rings, rolled rim
    lathe('pan', [(0, .648), (.94, .648), (1.0, .655), (1.02, .70), (1.035, .742), (1.055, .75), (1.075, .742), (1.085, .70), (1.085, .64)], ST, n=192, superellipse=9, autosmooth=50).location = (x, y, 0)
def heap(cx, cy, r, h, mat, seed, flat=0.0):
    n = 260; q = np.linspace(-1, 1, n); X, Y = np.meshgrid(q, q); d = np.hypot(X, Y) / (1 + .10 * fractal(X * 2, Y * 2, seed, 2)); Z = h * np.clip(1 - d, 0, 1) ** .85 + .035 * r * fractal(X * 6, Y * 6, seed + 2, 4, .6) * np.clip((1 - d) * 6, 0, 1) - .03
    return grid('heap', np.stack([cx + X * r, cy + Y * r, .652 + Z], -1), mat)
heap(-1.28, 1.16, .92, .34, MAT[0], 3); heap(1.20, 1.24, .62, .20, MAT[1], 9); heap(-1.15, -1.20, .46, .12, MAT[2], 12)
def scatter(n, cx, cy, sp, mat, seed, r=(.004, .020)): 
    q = np.random.RandomState(seed); P = np.stack([q.normal(cx, sp, n), q.normal(cy, sp, n), np.full(n, .66)], 1); P[:, 2] += np.where(np.maximum(np.abs(P[:, 0]), np.abs(P[:, 1])) > 2.6, -.655, 0); lumps(P, r[0] + (r[1] - r[0]) * q.rand(n) ** 3, mat, seed)
for k, ((x, y), n) in enumerate(zip(PAN, (1500, 1100, 900, 500))): scatter(n, x, y, .62, MAT[k], 20 + k)
for k, ((x, y), n, top, sp) in enumerate(zip(PAN, (5200, 4200, 3000, 1500), (6.2, 6.6, 6.4, 6.8), (.20, .15, .11, .07))):    # what is falling: dense where it lands, frayed above
    q = np.random.RandomState(40 + k); h = q.rand(n) ** 1.2; z = .9 + h * (top - .9); w = sp * (.55 + .9 * h) * (1 + .5 * np.sin(z * 2.2 + k)); lean = .16 * (z - .7) * (.35 if k % 2 else -.25)
    P = np.stack([x + lean + q.normal(0, 1, n) * w, y + .10 * (z - .7) + q.normal(0, 1, n) * w, z], 1); lumps(P, .004 + .022 * q.rand(n) ** 3.5, MAT[k], 60 + k)
scatter(900, 0, -2.9, 1.2, MAT[0], 91); scatter(420, 2.4, -2.6, .7, MAT[1], 92)
wet_floor(50, 0, rough=(.30, .5), ripple=.02, scale=.4)
area((-4.6, 2.2, 6.4), (0, 0, .7), 1.0, 400, (1, .965, .94), vis=False, spread=80); area((3.6, 4.6, 4.6), (.2, 0, 1.4), 1.2, 60, (1, .06, .07), vis=False); card((-5.6, 1.6, 4.8), (0, 0, .6), 1.6, 5, 4.0, WHITE, soft=True)
card((4.8, -1.0, 3.6), (0, 0, .6), 1.0, 6, 2.6, (1, .85, .87), soft=True); card((.0, 6.4, 6.6), (0, 0, .7), 6, 2.4, 2.6, WHITE, soft=True); card((3.5, 7, 2.6), (0, 0, .4), 6, 2.4, 2.4, RED, soft=True)
card((-.6, 2.4, 8.6), (-.2, -.6, .6), 4.4, 2.6, .9, WHITE, soft=True, oneside=True)
shot((1.5, -7.0, 12.2), (.55, .30, 1.0), lens=46, fstop=2.0, focus=(-.2, .2, .8), wide=dict(lens=44, shift=(.40, 0)))

"""Colour that goes on: used lipsticks lean and melt, and out of their pool one new form is rising."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(7, (.002, .0015, .0016)); rs = np.random.RandomState(4); ST = float(ARGS.get('step', .022))
COL = [linear(h) for h in ('B4121E', 'E2907E', '6E1830', 'D4552F', 'C9718A')]; BASE = [(-1.55, .25), (-.55, 1.15), (.75, 1.05), (1.35, .1), (-.72, -.95)]; LEAN = [(.55, -.12), (.16, -.55), (-.30, -.50), (-.62, -.10), (.30, .42)]; TOP = [1.35, 2.05, 1.60, 1.05, .82]
def parts(P):
    out = []
    for (bx, by), (lx, ly), h in zip(BASE, LEAN, TOP):
        d = sdf.chain(P, [(bx, by, -.1), (bx + lx * .12, by + ly * .12, h * .42), (bx + lx * .55, by + ly * .55, h * .82), (bx + lx * 1.0, by + ly * 1.0, h)], [.36, .31, .27, .17], .2)
        for k, (q, r) in enumerate(((.2, .16), (2.3, .13), (4.1, .15))): d = smin(d, sdf.capsule(P, (bx + .27 * math.cos(q + bx), by + .27 * math.sin(q + bx), h * .5), (bx + .36 * math.cos(q + bx), by + .36 * math.sin(q + bx), .02), .045, r * .8), .12)
        out.append(smin(d, sdf.ellipsoid(P, (bx, by, 0), (.72, .60, .12)), .22))
    return out
def new(P):                                                       # the one that rises: a fresh slanted bullet, still joined to the pool by its skirt
    x, y, z = P; d = smax(np.hypot(x - .05, y + .10) - (.37 + .16 * np.exp(-np.clip(z, 0, 9) / .22)), z - 2.62 + .85 * (x - .05) + .12 * x * x, .10); d = smax(d, np.hypot(np.hypot(x - .05, y + .10), np.clip(z - 2.1, 0, 9) * .36) - .40, .12)
    return smin(d, sdf.ellipsoid(P, (.05, -.10, 0), (1.25, 1.05, .16)), .35)
def whole(P):
    d = new(P)
    for q in parts(P): d = smin(d, q, .30)
    return smax(d, -.06 - P[2], .02)
V, F = sdf.mesh(whole, (-2.5, -1.9, -.12), (2.3, 2.1, 2.9), ST); T = tuple(V.T); dd = np.stack(parts(T) + [new(T) + .05], 1); w = np.exp(-np.clip(dd, -.3, 3) / .085) + 1e-9
swirl = fractal(V[:, 0] * 1.3 + .6 * V[:, 1], V[:, 1] * 1.3 - .5 * V[:, 2], 3, 3); w[:, :5] *= np.exp(1.6 * np.stack([np.sin(swirl * 7 + k * 1.9) for k in range(5)], 1)); NEW = np.array(linear('C4122E')); w /= w.sum(1, keepdims=True); col = w @ np.array(COL + [NEW])
M = tinted(pbr('melt', (.5, .5, .5), .16, coat=1, coat_rough=.03, sss=.05, sss_col=(.5, .05, .05), sss_rad=(.1, .03, .03))); o = facing_mesh('melt', V, F, M); paint_points(o, col)
K, C, GM = lacquer_black(), chrome(), gunmetal()                    # what they came out of, lying about
for x, y, yaw, r in ((-2.15, -1.35, 24, 0), (1.95, 1.55, -40, 0)):
    g = [case('c', 1.75, .96, K), lathe('b', [(0, 1.70), (.93, 1.70), (.965, 1.73), (.975, 1.78), (.975, 1.86), (.965, 1.91), (.93, 1.94), (0, 1.94)], C, n=160, superellipse=7), lathe('t', [(.80, 1.9), (.85, 1.92), (.86, 1.94), (.86, 2.52), (.845, 2.56), (.81, 2.57), (.79, 2.55), (.78, 1.9)], GM, n=128)]
    group(*g, at=Matrix.Translation((x, y, .40)) @ Matrix.Rotation(math.radians(yaw), 4, 'Z') @ Matrix.Rotation(math.radians(90), 4, 'Y') @ Matrix.Scale(.42, 4))
for k in range(26): a, d = rs.uniform(3.3, 6.1), 1.5 + 1.3 * rs.rand(); m = pbr('dr', COL[k % 5], .12, coat=1, coat_rough=.02); drop((d * 1.15 * math.cos(a), d * math.sin(a) * .8, .01), .02 + .07 * rs.rand() ** 3, m, .5, k)
wet_floor(40, 0, rough=(.012, .14), ripple=.04, scale=.4)
card((-4.6, -2.4, 3.6), (0, 0, 1), 1.4, 6, 8, WHITE, soft=True); card((4.4, -1.0, 3.0), (0, 0, 1), .8, 6, 8, (1, .92, .92), soft=True); card((.2, -1.4, 7.0), (0, 0, .6), 3.6, 1.6, 4.0, WHITE, soft=True); card((-1.4, -7.5, 3.2), (0, 0, .8), .7, 2.6, 6, WHITE, soft=True)
card((3.5, 5.0, 2.4), (0, 0, 1), 3, 5, 3.0, RED, soft=True); area((-2.6, -3.6, 5.4), (0, 0, .8), 1.0, 230, WHITE, vis=False); area((2.4, 3.0, 3.4), (0, 0, 1.2), .8, 200, (1, .08, .08), vis=False)
halo((-.8, 9, 1.4), (7, 7), .10, (1, .015, .03), 1.9)
shot((1.0, -9.4, 2.5), (.42, 0, 1.28), lens=62, fstop=2.2, focus=(0, -.4, 1.1), wide=dict(lens=50, shift=(.45, 0)))

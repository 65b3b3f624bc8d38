"""The mascara's brush in macro over black water, and the drop that has just left it."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(9, (.002, .0014, .0016)); rs = np.random.RandomState(9); GM, C = gunmetal(), chrome()
N = 6400; t = np.arange(N) / N; a = np.arange(N) * 2.399963 + rs.normal(0, .09, N); z = -2.35 - 1.95 * t
prof = .20 + .17 * np.sin(math.pi * np.minimum(1, t * 1.05)) ** .7 + .035 * np.cos(t * 9); ln = prof * rs.uniform(.80, 1.05, N); ca, sa = np.cos(a), np.sin(a)
root = np.stack([ca * .03, sa * .03, z], 1); tip = np.stack([ca * ln, sa * ln, z + rs.uniform(-.05, .03, N)], 1)
BR = pbr('bristle', (.016, .013, .014), .26, coat=1, coat_rough=.10, spec=.8); parts = [hairs(root, tip, .0062, BR)]
clot = rs.choice(N, 1300, replace=False); P = root[clot] + (tip[clot] - root[clot]) * rs.uniform(.55, 1.0, 1300)[:, None]
INK = pbr('ink', (.004, .003, .004), .05, coat=1, spec=.8); parts.append(lumps(P, .006 + .020 * rs.rand(1300) ** 3, INK, 4))
parts += [lathe('rod', [(.10, .6), (.10, -2.0), (.075, -2.15), (.05, -2.25), (.045, -4.4), (0, -4.42)][::-1], GM, n=64), lathe('cap', [(a_, b_ + .45) for a_, b_ in rounded(4.2, .62, .08)], lacquer_black(), n=192), lathe('capring', [(.6, .5), (.636, .51), (.64, .55), (.64, .80), (.632, .84), (.6, .86)], C, n=160)]
BL = [((math.cos(q) * .18, math.sin(q) * .18, -2.5 - 1.6 * rs.rand()), .05 + .06 * rs.rand()) for q in rs.rand(8) * 6.28]
def fluid(P):
    d = sdf.capsule(P, (0, 0, -2.3), (0, 0, -4.35), .09, .05)
    for c, r in BL: d = smin(d, sdf.ellipsoid(P, c, (r, r, r * 1.9)), .10)
    return d
V, F = sdf.mesh(fluid, (-.5, -.5, -4.7), (.5, .5, -2.0), .02); parts.append(facing_mesh('fluid', V, F, INK))
M = Matrix.Translation((-1.75, .0, 5.3)) @ Matrix.Rotation(math.radians(-31), 4, 'Y') @ Matrix.Rotation(math.radians(10), 4, 'X') @ Matrix.Scale(1.25, 4); group(*parts, at=M)
E_ = M @ Vector((0, 0, -4.42)); X, Y = E_.x, E_.y                 # where the brush ends, the thread of ink begins
zz = np.linspace(E_.z + .04, E_.z - .36, 30); curve([(X + .01, Y, q) for q in zz], [.034 * (1 - .75 * k) + .004 for k in np.linspace(0, 1, 30)], INK)
def falling(P): return smin(sdf.sphere(P, (0, 0, 0), .085), sdf.capsule(P, (0, 0, .05), (0, 0, .24), .045, .004), .06)
V, F = sdf.mesh(falling, (-.14,) * 3, (.14, .14, .30), .012); facing_mesh('drop', V, F, INK).location = (X + .01, Y, max(.30, E_.z - .62))
water(-7, 7, -5, 16, rings=[(X, Y, .055, 7.5, .95, .28), (X - 2.3, Y + 2.6, .016, 9, .8, .2)], nx=420, ny=560, swell=.010)
card((-4.4, -2.5, 4.4), (-.4, 0, 2), 1.4, 8, 10, WHITE, soft=True); card((4.2, -1.2, 4.2), (0, 0, 2), .9, 8, 9, (1, .88, .90), soft=True); card((.4, -1, 9), (0, 0, 2), 3, 3, 3, WHITE)
card((-1, 13, 7), (0, 2, 0), 12, 4, .42, (1, .06, .08), soft=True, oneside=True); card((5.5, 6.5, 4), (0, 0, 2), 3, 9, 0 if WIDE else 5.0, RED, soft=True); card((-6.5, 6, 4), (0, 0, 2), 2, 8, 3.0, RED, soft=True)
area((2.4, 2.2, 2.4), (X - .5, Y, 1.4), .7, 1100, (1, .34, .34), vis=False); area((-2.2, 2.4, 3.4), (X - .7, Y, 1.6), .6, 1000, (1, .92, .9), vis=False); area((-1.6, -3.6, 5.0), (X - .6, Y, 1.5), .9, 560, WHITE, vis=False)
halo((-1.4, 12, 2.0), (9, 9), .16, (1, .015, .03), 1.9)
shot((.55, -9.6, 2.3), (.42, 0, 1.15), lens=60, fstop=2.0, focus=(X - .35, Y - .2, 1.2), wide=dict(lens=52, shift=(.46, 0)))

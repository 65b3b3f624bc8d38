"""A single brush stands in a lit niche of black lacquer; powder is still drifting down from it."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(6, (.002, .0015, .0015)); rs = np.random.RandomState(3); K = lacquer_black(); C = chrome()
# the niche: half a round well under a half dome, a rolled edge with a thread of chrome round the opening
R, Z0, Z1 = 1.28, .0, 3.3; IN = pbr('niche', (.050, .006, .008), .26, coat=.8, coat_rough=.08); smudge(IN, .20, .36, 2.0, 7)
th = np.linspace(0, math.pi, 97); prof = [(z, R) for z in np.linspace(Z0, Z1, 40)] + [(Z1 + R * math.sin(a), R * math.cos(a)) for a in np.linspace(.02, math.pi / 2, 40)]
P = np.array([[(r * math.cos(a), r * math.sin(a), z) for a in th] for z, r in prof]); grid('well', P, IN)
arch = [(-R, z) for z in np.linspace(Z0, Z1, 50)] + [(R * math.cos(a), Z1 + R * math.sin(a)) for a in np.linspace(math.pi, 0, 90)[1:-1]] + [(R, z) for z in np.linspace(Z1, Z0, 50)]
def rim(off, y, rad, mat): curve([((x if abs(x) < 1e-9 else x + off * (x / R if z <= Z1 else x / R)), y, z + (off * (z - Z1) / R if z > Z1 else 0)) for x, z in arch], rad, mat)
rim(.0, -.0, .030, C); rim(.13, -.05, .055, K); rim(.30, .0, .016, C)
# the wall around it
n = len(arch); outer = [(x * 8, (z - 1.6) * 8 + 1.6) for x, z in arch]; W_ = [(x * 1.10, -.0, z if z <= Z1 else Z1 + (z - Z1) * 1.10) for x, z in arch] + [(x, .0, z) for x, z in outer]; WALL = pbr('wall', (.0045, .0035, .004), .16, coat=1, coat_rough=.02); smudge(WALL, .10, .30, 1.4, 8); bump(WALL, 'NOISE', 1.8, .03, .06, 3)
obj('wall', [tuple(p) for p in W_], [(k, k + 1, n + k + 1, n + k) for k in range(n - 1)], WALL, smooth=False)
lathe('sill', [(0, -.30), (1.42, -.30), (1.50, -.26), (1.52, -.12), (1.50, -.03), (1.44, .0), (0, .0)], K, n=192).location = (0, .25, 0)
lathe('foot', [(0, 0), (.52, 0), (.55, .02), (.55, .10), (.53, .12), (.20, .13), (.17, .16), (.16, .34), (.12, .37), (0, .37)], C, n=128).location = (0, .35, 0)
brush(Matrix.Translation((0, .35, .30)) @ Matrix.Rotation(math.radians(7), 4, 'Y') @ Matrix.Rotation(math.radians(-4), 4, 'X') @ Matrix.Scale(.80, 4), (.52, .03, .04), 4, .40, 1.0, .72, n=9000)
q = 2600; h = rs.rand(q) ** 1.6; Pp = np.stack([.52 + rs.normal(0, 1, q) * (.10 + .34 * (1 - h)) - .35 * (1 - h) * 0, .30 + rs.normal(0, .22, q), .04 + h * 3.3], 1); Pp = Pp[(np.hypot(Pp[:, 0], np.clip(Pp[:, 1], 0, 9)) < 1.2)]; lumps(Pp, .0025 + .010 * rs.rand(len(Pp)) ** 3, pbr('pw', (.46, .03, .035), .85, sheen=.4), 3)
a = rs.rand(1600) * 6.283; d = .25 + .85 * rs.rand(1600) ** 1.3; lumps(np.stack([.30 + d * np.cos(a) * .9, .15 + d * np.sin(a) * .8, np.full(1600, .006)], 1), .003 + .012 * rs.rand(1600) ** 3, pbr('pw2', (.46, .03, .035), .85, sheen=.4), 4)
area((.10, .75, 4.2), (0, .35, 1.0), .5, 70, (1, .80, .66), vis=False, spread=110); area((-.9, .75, 2.2), (0, .4, 2.4), .3, 10, (1, .5, .4), vis=False); halo((.0, 1.26, 2.6), (1.1, 2.2), .34, (1, .10, .06), 1.5)
area((-3.0, -3.8, 4.4), (0, .3, 2.4), .8, 64, WHITE, vis=False, spread=45); card((-2.6, -2.2, 2.6), (0, .3, 2.2), .5, 4.5, 7, WHITE, soft=True, oneside=True); card((2.2, -1.8, 2.8), (0, .3, 2.2), .35, 4, 5, WHITE, soft=True, oneside=True)
card((-1.6, -9.5, 6.0), (1.6, 0, 2), 1.0, 7, 1.6, WHITE, soft=True); card((-5.0, -8, 3.2), (0, 0, 2), 3.0, 8, .9, (1, .5, .5), soft=True); wet_floor(40, -1.2, rough=(.02, .16), ripple=.05)
shot((1.55, -9.2, 2.1), (.86, 0, 2.05), lens=60, fstop=2.2, focus=(0, .3, 3.0), wide=dict(lens=48, shift=(.44, 0)))

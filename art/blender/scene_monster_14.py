"""14 Reduced Full Moon: a ring boiled down to copper; its hole is its eye."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('14', 'BF8040', key=(1, .93, .84), rim=(1, .16, .07), iris=(1.0, .66, .30), glow=(.55, .018, .012), gx=.6)
BA = sink(pbr('copper', COL, .30, metal=.85, coat=.6, coat_rough=.06), COL, times(COL, .25)); smudge(BA, .22, .42, 4); bump(BA, 'NOISE', 5, .12, .05, 5)
C0 = (.10, 0, 1.95); YAW = -.60; R0 = 1.10
LID, PUP, TILT = {'neutral': (.10, 1, 0), 'joy': (.34, .8, 0), 'pout': (.36, .7, .30), 'surprise': (0, .45, 0), 'sleep': (1.05, .1, 0)}[FACE]   # how much of the hole the syrup covers, how wide the thread
def ringp(a, off=0.0): x = math.cos(a) * (R0 + off); return (C0[0] + x * math.cos(YAW), C0[1] + x * math.sin(YAW), C0[2] + math.sin(a) * (R0 + off))
def tube(a): return .40 + .15 * math.cos(a + 1.9)
rr = np.random.RandomState(4); CR = [(rr.uniform(-3.1, 3.1), rr.uniform(-1.4, 1.4), rr.uniform(.06, .17)) for _ in range(34)]
def body(P):
    x, y, z = P[0] - C0[0], P[1] - C0[1], P[2] - C0[2]; xr = x * math.cos(YAW) + y * math.sin(YAW); yr = -x * math.sin(YAW) + y * math.cos(YAW); a = np.arctan2(z, xr); q = np.sqrt(xr * xr + z * z) - R0
    d = np.sqrt(q * q + yr * yr) - (.40 + .15 * np.cos(a + 1.9)) + .014 * np.sin(5 * a + 2) * np.sin(4 * yr * 3)
    for (ca, cb, cr) in CR:                                                                            # shallow craters
        t = tube(ca); c = np.array(ringp(ca, math.sin(cb) * t)) + np.array((-math.sin(YAW) * -math.cos(cb) * t, -math.cos(YAW) * math.cos(cb) * t, 0)); d = smax(d, -sdf.sphere(P, c + np.array((0, -cr * .62, 0)), cr), .05)
    for a0, L_, r in ((1.02, .20, .034), (1.30, .16, .030), (1.92, .22, .036), (2.20, .15, .028)):     # short drips over the hole: lashes, in its own shade
        p = ringp(a0, -tube(a0) * .84); L_ = L_ + LID * .5; d = smin(d, sdf.chain(P, [p, (p[0], p[1], p[2] - L_ * .6), (p[0], p[1], p[2] - L_)], [.11, r * .6, r * 1.25], .05), .12)
    lid = smax(smax(np.sqrt(xr * xr + z * z) - R0, np.abs(yr) - .10, .06), -(z + TILT * xr - .62 + LID * 1.15 + .20 * xr * xr), .06); d = smin(d, lid, .10) if LID > .05 else d   # the lid is poured too
    z1, z0 = C0[2] + R0 - tube(1.62) + .06, C0[2] - R0 + tube(-1.5) - .06; pp = [(C0[0] + .05 + .02 * math.sin(5 * u), C0[1] + .03, z1 + (z0 - z1) * u) for u in np.linspace(0, 1, 15)]
    d = smin(d, sdf.chain(P, pp, [.030 + .125 * PUP * math.sin(math.pi * u) ** 1.6 for u in np.linspace(0, 1, 15)], .03), .10)          # the thread that is a pupil
    return smin(d, sdf.ellipsoid(P, (C0[0], C0[1], .42), (1.20, 1.02, .075)), .20)                     # syrup in the pan
FL = flakes(build('body', body, (-1.95, -1.5, .28), (2.1, 1.5, 3.65), BA), 18000, ((.86, .46, .24), (.86, .46, .24), (.95, .72, .48), (.98, .90, .86)), size=(.006, .015), tilt=.26)
for m in FL.data.materials: b = nodes(m)[2].inputs; b['Roughness'].default_value = .30; b['Emission'].default_value = b['Base Color'].default_value; b['Emission Strength'].default_value = .075   # none of them black
# prop: the wooden spatula, in the pan
K = lacquer_black(); C = chrome(); lathe('pan', [(0, .02), (1.18, .02), (1.30, .10), (1.36, .50), (1.40, .52), (1.40, .56), (1.36, .57), (1.31, .52), (1.24, .16), (0, .14)], K, n=160, autosmooth=40).location = (C0[0], C0[1], 0)
lathe('rim', [(1.385, .50), (1.415, .53), (1.405, .575), (1.36, .58), (1.355, .55)], C, n=160).location = (C0[0], C0[1], 0)
strand([(1.25, -.75, .46), (1.75, -1.15, .60), (2.6, -1.9, .76)][:3 if PORTRAIT else 2], [.075, .085, .10][:3 if PORTRAIT else 2], K, 8); strand([(1.20, -.70, .45), (1.42, -.88, .52)], [.09, .09], C, 8)
WO = pbr('spatula', (.42, .16, .055), .38, coat=.5); bump(WO, 'NOISE', 9, .2, .01, 5, stretch=(1, 1, 12)); sp_ = build('spatula', lambda P: smax(smin(sdf.capsule(P, (0, 0, 0), (0, 0, 2.3), .055, .045), sdf.ellipsoid(P, (0, 0, -.25), (.20, .05, .42)), .12), np.abs(P[1]) - .045, .03), (-.3, -.2, -.8), (.3, .2, 2.5), WO); sp_.location = (1.15, -.35, .62); sp_.rotation_euler = (.10, .42, .3)
halo((-.15, 2.6, 2.1), 4.4, .85, (1, .42, .17)); halo((-.10, 1.6, 2.0), 1.9, .55, (1, .72, .40))
if not PORTRAIT: spot((C0[0], 1.4, 1.95), (C0[0], 0, 1.95), .8, 60, (1, .6, .3), vis=False)
lamp((-2.6, -7.5, 1.0), (.1, 0, .3), 1.0, 2.2, 5, (1, .9, .82)); lamp((2.8, -6.5, .8), (.1, 0, .3), .35, 2.0, 5, (1, .6, .4))
finish(loc=(.9, -9.6, 1.85), at=(.22, 0, 1.66), lens=80, focus=(-.2, -.7, 2.2), lively=.7)

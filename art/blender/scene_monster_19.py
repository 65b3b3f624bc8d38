"""19 Spring on B2: a thin stem that lifted one tile of a basement floor; it opens a season early."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
from monster_jelly import jelly, lids
COL = begin('19', 'D184AC', key=(1, .96, .98), rim=(1, .10, .18), iris=(.85, .30, .26), glow=(.50, .014, .040), gx=1.7, sheer=True)
SK = jelly((.82, .26, .47), body=.44, rough=.09, lit=.05, ior=1.18, rim=1.2, lip=(.62, .020, .16)); FR = jelly((.80, .28, .48), body=.80, rough=.22, lit=.03, rim=1.1); PE = veil_mat((.62, .19, .37), (.85, .22, .44), .40, .24, .6); ST_ = satin((.16, .20, .075), .4)
opn, nod = {'neutral': (.0, 0), 'joy': (.16, -.06), 'pout': (-.22, .10), 'surprise': (.34, -.10), 'sleep': (-.42, .30)}[FACE]
HD = V3(-.30 - nod * .4, -.34, 3.00 - nod * .6); F = N3((-.86, -1, -.26 - nod)); A = curve([(.34, .02, .02), (.30, .0, .45), (.52, .05, 1.00), (.44, .02, 1.55), (.10, .0, 2.20), (-.04, .02, 2.86), HD - F * .10 + V3(0, .12, .22), HD - F * .24], 90)
strand(A, np.linspace(.062, .048, 90), ST_, 8)
Rt = N3(np.cross(F, (0, 0, 1))); Up = N3(np.cross(Rt, F))
eye(HD + Rt * -.20 + Up * .13 + F * .20, .125, F + Rt * -.20, lid=.56, tilt=-.16, gaze=(-6, -9, 1.6), side=-1); eye(HD + Rt * .17 + Up * .15 + F * .20, .105, F + Rt * .25, lid=.55, tilt=.18, gaze=(-5, -9, 1.6), side=1)
def raw(P): return smin(sdf.ellipsoid(P, HD, (.40, .34, .38)), sdf.sphere(P, HD - F * .22, .20), .12)
M = Mouth(raw, HD + F * .45 - Up * .15, F, .185, 'lips', full=.100, smile=.10, skew=-.06, part=.14)
build('head', lambda P: M.on(sockets(raw(P), P, .06, 1.12), P), tuple(HD - .65), tuple(HD + .6), SK, min(STEP, .016)); lids(FR, 1.14)
for e in EYES: lashes(e, 11, .42)
rs = random.Random(19)
for n_, size, tilt, off in ((5, .56, .50 + opn, .45), (5, .74, 1.00 + opn, .0), (4, .80, 1.50 + opn, .9)):
    for k in range(n_):
        a = 2 * math.pi * k / n_ + off + rs.uniform(-.12, .12); dr = Rt * math.cos(a) + Up * math.sin(a); si = -Rt * math.sin(a) + Up * math.cos(a); sz = size * rs.uniform(.92, 1.1); tl = tilt + rs.uniform(-.22, .16); ph = rs.uniform(0, 6)
        sheet('petal', lambda u, v: HD - F * .20 + dr * (.22 + sz * u * math.sin(tl + .35 * u)) + si * v * sz * .66 * math.sin(math.pi * min(1, u * .925 + .05)) ** .62 + F * (sz * u * math.cos(tl + .35 * u) + .16 * sz * v * v - .10 * sz * max(0, abs(v) - .0) * max(0, u - .8) * 4) + F * .025 * math.sin(4 * v + 5 * u + ph) - V3(0, 0, .26 * u * u * sz), 22, 16, PE, .010)
for k in range(16): a = k * .393; dr = Rt * math.cos(a) + Up * math.sin(a); p = HD + dr * .34; t = HD + dr * (.60 + .05 * (k % 3)) + F * (.30 + .05 * (k % 2)); strand(curve([p, p * .4 + t * .6 + F * .08, t], 8), .007, PE, 3); ball(t, .026, pbr('pollen', (.80, .36, .05), .6), 1, 12)
# two leaves that behave like arms
LF = veil_mat((.13, .19, .06), (.40, .55, .12), .35, .4, .2)
def leaf(pts, w): L_ = curve(pts, 60); return lambda u, v: L_[min(59, int(u * 59))] + V3(0, -.4 * w * v, w * v) * (math.sin(math.pi * min(1, u * .94 + .03)) ** .8) + V3(0, 0, .5 * w * v * v)
sheet('leaf', leaf([A[40], A[40] + V3(.30, -.12, .26), A[40] + V3(.68, -.26, .22), A[40] + V3(.98, -.34, -.06)], .12), 60, 8, LF, .010); sheet('leaf', leaf([A[24], A[24] + V3(-.30, -.14, .14), A[24] + V3(-.60, -.26, .0), A[24] + V3(-.80, -.36, -.30)], .10), 60, 8, LF, .010)
# the tile it lifted, and the others
TI = gloss((.36, .33, .31), .6); smudge(TI, .12, .34, 4); DK = pbr('joint', (.012, .009, .010), .7)
box('tile', (1.15, 1.15, .10), (-.12, -.05, .30), TI, .018, (.10, -.40, .20)); roots = [[(.34, .02, .06), (.34 + .3 * math.cos(a), .02 + .3 * math.sin(a), .03), (.34 + .62 * math.cos(a + .3), .62 * math.sin(a + .3), .01)] for a in (-2.4, -1.3, -.3, .8)]; strand(roots, [[.05, .035, .012]] * 4, ST_, 4)
if PORTRAIT: [box('t', (1.16, 1.16, .08), (-.1 + 1.2 * i, .0 + 1.2 * j, -.035), TI, .014) for i in range(-3, 4) for j in range(-2, 4) if (i, j) != (0, 0)]
# prop: the floor lamp that says B2
K = lacquer_black(); lp = V3(1.22, -.36, 1.12 + .12); box('lamp', (.58, .14, .36), tuple(lp), K, .03); box('glass', (.50, .02, .28), tuple(lp + V3(0, -.075, 0)), pbr('glass', (.20, .03, .06), .2, emit=(1, .16, .30), emit_s=.9), .01); text('B2', ARGS.get('font'), .24, .004, light_mat((1, .62, .72), 6), loc=tuple(lp + V3(0, -.092, 0)), rot=(math.pi / 2, 0, 0)); strand(curve([A[40] + V3(.92, -.33, .03), lp + V3(.0, 0, .34), lp + V3(0, 0, .17)], 10), .012, chrome(), 4); spot(tuple(lp + V3(0, -.2, 0)), tuple(lp + V3(0, -2, -.4)), .4, 5, (1, .25, .40), vis=False)
spot(tuple(HD + V3(.3, 1.2, .5)), tuple(HD), .8, 80, (1, .36, .58), vis=False); lamp((-2.8, -7.6, 2.6), (-.3, 0, 2.7), .8, 1.8, 3.0, (1, .94, .96))
finish(loc=(-2.4, -9.2, 1.75), at=(.30, -.1, 2.04), lens=84, focus=(-.3, -.7, 2.7), floor=-.02)

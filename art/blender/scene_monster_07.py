"""07 The Ice Seller's First Love: a tall clear block that holds something; the saw stopped half way, and that is its mouth."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
from monster_jelly import jelly, lids
COL = begin('07', 'F3B8D2', key=(1, .97, .99), rim=(1, .12, .20), iris=(.80, .10, .20), glow=(.60, .016, .050), gx=1.2, sheer=True)
IC = jelly((.93, .80, .87), body=.10, rough=.03, lit=.02, ior=1.32, rim=1.05); FR = jelly((.95, .78, .86), body=.70, rough=.24, lit=.0, rim=1.05)
C0 = V3(0, 0, 1.62); YAW = -.34; rs = np.random.RandomState(3); W0 = [rs.normal(0, 1, 3) * (3.0, 3.0, 2.4) for _ in range(5)]; PH = rs.uniform(0, 6.3, 5)
eye((-.42, -.74, 2.55), .215, (-.36, -1, -.02), lid=.54, tilt=.24, gaze=(-6, -9, 1.2), side=-1); eye((.20, -.86, 2.60), .17, (-.10, -1, 0), lid=.52, tilt=-.28, gaze=(-5, -9, 1.2), side=1)
def raw(P):
    Q = turn(P, C0, 'z', YAW); t = np.clip((P[2]) / 3.3, 0, 1); x = Q[0] * (1 + .05 * t - .06 * (1 - t) ** 4 * 3); y = Q[1] * (1 + .05 * t - .06 * (1 - t) ** 4 * 3)
    d = rbox((x, y, Q[2] + .05 * x), C0, (.92, .66, 1.58), .11); d = d + .012 * sum(np.sin(P[0] * w[0] + P[1] * w[1] + P[2] * w[2] + p) for w, p in zip(W0, PH))
    d = smax(d, (-(Q[0] * .8 - Q[2] * .6 + .45 * Q[1]) - 2.45 + .52), .05); d = smax(d, (Q[0] * .74 + Q[2] * .62 + .3 * Q[1] - 2.52), .05)   # corners knocked off by the tongs
    d = smin(d, sdf.ellipsoid(P, (.05, -.1, .03), (1.25, .95, .07)), .25)                                # what it has lost already
    return d
M = Mouth(raw, (.02, -1.1, 2.13), (-.20, -1, 0), .46, 'seam', smile=-.02, skew=.20, part=.05)
def body(P): return M.on(sockets(raw(P), P, .05, 1.12), P)
build('body', body, (-1.45, -1.35, -.02), (1.4, 1.1, 3.35), IC)
lids(FR)
for e in EYES: lashes(e, 9, .30)
strand([p - V3(0, -.02, 0) for p in M.line], list(M.rh * .9), pbr('kerf', (.16, .02, .06), .4), 6)
# what it holds: a small pink thing, lit, shut like a bud
BU = satin((.92, .20, .40), .5); BU.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (1, .18, .36, 1); BU.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = .55; bc = V3(-.06, -.30, 1.22)
build('bud', lambda P: smax(smin(smin(sdf.ellipsoid(turn(P, bc, 'y', .2), bc + V3(-.08, 0, .05), (.17, .15, .20)), sdf.ellipsoid(P, bc + V3(.09, -.02, .05), (.16, .15, .19)), .05), sdf.capsule(P, bc + V3(0, 0, -.02), bc + V3(.03, 0, -.25), .14, .03), .09), -9 + 0 * P[0], .01), tuple(bc - .4), tuple(bc + .4), BU, .018); spot(tuple(bc + V3(0, -.1, .5)), tuple(bc), .3, 10, (1, .45, .62), vis=False); spot(tuple(bc + V3(0, .9, 0)), tuple(bc + V3(0, -2, .3)), .5, 8, (1, .30, .48), vis=False)
# prop: the ice saw, left in the cut
C = chrome(); K = lacquer_black(); s0 = M.line[-1] + V3(-.20, .10, -.02); D = N3(V3(1, .04, .36)); U = N3(V3(-.36, 0, 1)); L_ = 1.42; out = [(0, .05)] + [(L_, .16), (L_, -.13)]; n_ = 26
for k in range(n_): x = L_ * (1 - k / n_); out += [(x - .004, -.13 + .05 * k / n_), (x - L_ / n_ * .8, -.225 + .10 * k / n_)]
bl = obj('blade', [tuple(s0 + D * x + U * z) for x, z in out], [list(range(len(out)))], C, False); bl.modifiers.new('s', 'SOLIDIFY').thickness = .022
WO = pbr('grip', (.34, .13, .05), .3, coat=.7); h = s0 + D * L_; build('grip', lambda P: smin(sdf.capsule(P, tuple(h - D * .02), tuple(h + D * .16), .085), sdf.capsule(P, tuple(h + D * .20 - U * .24), tuple(h + D * .26 + U * .26), .085, .075), .10), tuple(h - .55), tuple(h + .6), WO, .022)
drops(pbr('water', (.75, .55, .62), .02, trans=.9, ior=1.25, coat=.5), 22, 6, (-1.9, 1.9), (-2.0, .4))
spot((.4, 2.4, 2.2), (0, 0, 1.6), 1.6, 40, (1, .40, .55), vis=False); lamp((1.1, 2.8, 1.6), (0, 0, 1.6), .7, 2.6, .55, (1, .30, .42)); lamp((-3.1, -6.6, 2.0), (0, 0, 1.7), .55, 3.4, 22, (1, .93, .96)); lamp((2.6, -6.4, 2.0), (.6, 0, 1.7), .30, 3.4, 16, (1, .80, .88))
finish(loc=(-2.3, -9.3, 1.55), at=(.30, 0, 1.72), lens=84, focus=(-.2, -.9, 2.2))

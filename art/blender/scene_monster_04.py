"""04 Candied Lie: seated, glazed, with its fingers crossed behind its back; tongs have it by the tip of the head."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
from monster_jelly import jelly, lids
COL = begin('04', 'F0A9A6', key=(1, .96, .95), rim=(1, .14, .14), iris=(.80, .16, .16), glow=(.60, .016, .030), gx=-1.8, sheer=True)
SK = jelly((.92, .40, .385), body=.40, rough=.08, lit=.06, ior=1.18, rim=1.2, lip=(.66, .03, .07)); FR = jelly((.92, .42, .40), body=.80, rough=.22, lit=.03, rim=1.1); nod = {'pout': .06, 'sleep': -.10, 'surprise': .10}.get(FACE, 0)
HD = V3(-.16, -.14, 2.10)
eye((-.46, -.66, 2.24), .20, (-.42, -1, .02), lid=.61, tilt=.26, gaze=(-6, -8, 1.4), side=-1); eye((.16, -.74, 2.28), .165, (.08, -1, .04), lid=.58, tilt=-.28, gaze=(-5, -9, 1.8), side=1)
def raw(P):
    d = smin(sdf.ellipsoid(P, (.05, .05, .66), (.98, .86, .66)), sdf.chain(P, [(.02, .02, .9), (-.04, -.02, 1.45), tuple(HD)], [.74, .56, .60], .2), .30)
    d = smin(d, sdf.chain(P, [tuple(HD), (-.06, -.06, 2.62), (.10, .0, 2.98 + nod), (.16, .02, 3.14 + nod)], [.56, .30, .12, .075], .1), .22)   # pulled up by the tongs
    for s_, pts, r in ((-1, [(-.45, -.55, .40), (-.52, -1.15, .36), (-.10, -1.62, .24), (.16, -1.74, .30)], [.34, .26, .21, .22]), (1, [(.50, -.50, .40), (.55, -1.10, .34), (.30, -1.48, .22), (-.22, -1.80, .20), (-.42, -1.86, .28)], [.34, .26, .20, .18, .20])): d = smin(d, sdf.chain(P, pts, r, .08), .14)   # legs, one over the other
    d = smin(d, sdf.chain(P, [(-.48, .0, 1.60), (-.92, .22, 1.30), (-.98, .50, .92), (-.6, .80, .80)], [.22, .17, .15, .15], .08), .14)
    return smin(d, sdf.chain(P, [(.44, .05, 1.62), (.92, .22, 1.34), (1.16, .40, 1.06), (1.16, .42, 1.20)], [.22, .17, .16, .19], .08), .14)
def fingers(P): return np.minimum(sdf.chain(P, [(1.10, .40, 1.22), (1.06, .34, 1.52), (1.30, .28, 1.86)], [.085, .078, .066], .02), sdf.chain(P, [(1.26, .40, 1.20), (1.30, .42, 1.50), (1.08, .42, 1.84)], [.085, .076, .064], .02))
M = Mouth(raw, (-.16, -.95, 1.80), (-.16, -1, -.04), .275, 'lips', full=.108, smile=.16, skew=.06, part=.06)
def body(P): return M.on(sockets(smin(raw(P), fingers(P), .05), P, .07, 1.10), P)
bo = build('body', body, (-1.35, -2.15, -.02), (1.5, 1.05, 3.35), SK); lids(FR, 1.13)
for e in EYES: lashes(e, 13, .34)
# the crust: sugar, thick where it sits, thin towards the face
me = bo.data; nv = len(me.vertices); co = np.empty(nv * 3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3); no = np.empty(nv * 3, np.float32); me.vertices.foreach_get('normal', no); no = no.reshape(-1, 3); rs = np.random.RandomState(4)
pick = rs.randint(0, nv, 7000); p = co[pick]; clump = np.sin(p[:, 0] * 5 + 1) + np.sin(p[:, 1] * 6) + np.sin(p[:, 2] * 5 + 2); keep = (rs.rand(len(p)) < np.clip(.95 - p[:, 2] * .62 + .34 * clump, .03, 1)) & (np.linalg.norm((p - (-.16, -.75, 2.02)) * (1, .7, 1), axis=1) > .62); pick = pick[keep]
SU = pbr('sugar', (.95, .84, .82), .18, coat=.6, spec=.8, trans=.35, ior=1.3); vs, fs = [], []
for i in pick:
    q = rs.uniform(.006, .016) * (1.5 if rs.rand() < .08 else 1); R_ = np.linalg.qr(rs.normal(0, 1, (3, 3)))[0] * q; c = co[i] + no[i] * q * .5; k = len(vs); vs += [tuple(c + R_ @ np.array(v)) for v in ((-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1))]; fs += [tuple(k + j for j in f) for f in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
obj('crust', vs, fs, SU, smooth=False)
# prop: the sugar tongs
C = chrome(); t0 = V3(.16, .02, 3.12 + nod); up = V3(.62, .10, 1); up = N3(up); sw = V3(.8, 0, -.5)
for s_ in (-1, 1): strand(curve([t0 + sw * .085 * s_, t0 + sw * .11 * s_ + up * .14, t0 + sw * .20 * s_ + up * .62, t0 + sw * .05 * s_ + up * 1.16, t0 + up * 1.22], 40), np.linspace(.052, .036, 40), C, 8); ball(t0 + sw * .075 * s_, .085, C, .8, 24)
CU = pbr('cube', (.92, .86, .84), .42, spec=.4); bump(CU, 'VORONOI', 60, .5, .02)
if PORTRAIT: [box('cube', (.34, .34, .30), (x, y, .15), CU, .03, (0, 0, a)) for x, y, a in ((1.35, -1.15, .4), (1.74, -.80, 1.0), (-1.5, .2, .2))]
spot((.3, 1.9, 1.5), (0, 0, 1.3), 1.2, 90, (1, .34, .36), vis=False); lamp((-2.8, -7.8, 1.4), (0, 0, 1.2), .8, 2.4, 3.0, (1, .9, .9))
finish(loc=(-2.6, -9.2, 1.8), at=(.16, -.2, 1.70), lens=86, focus=(-.2, -.8, 2.1))

"""22 Bed-Head Meteor: all hair, swept one way, with one lock that would not; the comb is borrowed."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('22', 'C9A3CF', key=(.97, .94, 1), rim=(1, .14, .30), iris=(.62, .36, .85), glow=(.46, .012, .050), gx=1.2, lum=1.45)
HD = V3(-.92, -.42, 1.02); SK = satin((.56, .37, .60), .36, metal=.25); rs = np.random.RandomState(22); HA = [pbr('hair', c, .26, metal=.55, coat=.5, coat_rough=.12, aniso=.5) for c in ((.62, .41, .66), (.76, .56, .80), (.46, .27, .52))]; D = N3(V3(1, .22, .66)); lift = {'surprise': .5, 'sleep': -.22, 'pout': -.10, 'joy': .14}.get(FACE, 0)
eye(HD + V3(-.24, -.40, .10), .185, (-.36, -1, .0), lid=.58, tilt=.20, gaze=(-7, -8, .6), side=-1); eye(HD + V3(.22, -.45, .12), .155, (.10, -1, .0), lid=.55, tilt=-.22, gaze=(-6, -8, .8), side=1)
def raw(P): return smin(sdf.ellipsoid(P, HD, (.60, .54, .54)), sdf.ellipsoid(P, HD + V3(-.02, -.30, -.18), (.36, .24, .28)), .2)
M = Mouth(raw, HD + V3(-.06, -.7, -.20), (-.16, -1, -.06), .19, 'slit', smile=.06, skew=.10, part=.06)
bo = build('head', lambda P: M.on(sockets(raw(P), P, .08, 1.13), P), tuple(HD - .95), tuple(HD + .85), SK, min(STEP, .018));
FLK = ((.80, .62, .86), (.92, .80, .95), (.95, .90, .98), (.86, .55, .80));
for e in EYES: lashes(e, 13, .34)
# locks: a guide each, a dozen strands round it
L_, R_, K_, GL = [], [], [], []
for k in range(96):
    th, ph = rs.uniform(0, 6.28), rs.uniform(-.55, 1.5); q = V3(math.cos(th) * math.cos(ph), math.sin(th) * math.cos(ph), math.sin(ph))
    if q[1] < -.45 and q[2] < .52: continue                                                             # leaves the face
    root = HD + q * (.58, .52, .52); ln = rs.uniform(1.7, 3.9) * (.75 + .35 * max(0, q @ D)); spread = q * rs.uniform(.2, .55); up = V3(0, 0, lift)
    g = curve([root - q * .05, root + q * .26 + D * .10, root + spread * .9 + D * ln * .35 + up * .3, root + spread * 1.1 + D * ln * .7 + up * .8 + V3(0, 0, .10 * math.sin(k)), root + spread * .8 + D * ln + up * 1.2 + V3(0, 0, .22 * math.sin(k * 1.7))], 26); GL.append((g, k))
for a, s_ in ((-.9, 1.0), (-.55, .8), (-.2, .66), (.1, .5)): GL.append((curve([HD + V3(-.30, .0, .48), HD + V3(-.50 + a * .2, .02, .86), HD + V3(-.62 + a * .35, .06, 1.16 * s_ + .2 + lift * .5), HD + V3(-.86 + a * .5, .0, 1.40 * s_ + .12 + lift)], 26), 1))   # the lock that stays up
for a in np.linspace(-.40, .42, 7): GL.append((curve([HD + V3(a * .9 - .1, -.30, .46), HD + V3(a - .16, -.56, .40), HD + V3(a + .02, -.64, .22), HD + V3(a + .22, -.58, .10 + .06 * math.sin(a * 9))], 26), 2))                     # bangs over the eyes
for g, k in GL:
    w = rs.uniform(.05, .11); t = np.linspace(0, 1, 26)
    for j in range(13):
        a, r = rs.uniform(0, 6.28), w * math.sqrt(rs.rand()); o = V3(.3 * math.cos(a), math.cos(a), math.sin(a)) * r; fl = rs.uniform(-.10, .10); L_.append([p + o * (1 - .55 * u) * min(1, .3 + u * 3) + V3(0, fl, fl * .6) * u * u for p, u in zip(g, t)]); R_.append([.017 * (1 - u) ** .7 * min(1, .5 + u * 4) + .0012 for u in t]); K_.append(rs.choice(3, p=(.5, .3, .2)))
for m in range(3): strand([p for p, k in zip(L_, K_) if k == m], [r for r, k in zip(R_, K_) if k == m], HA[m], 2)
# light that shakes out of it
pts = np.array([L_[i][j] for i, j in zip(rs.randint(0, len(L_), 7000), rs.randint(1, 26, 7000))], np.float32); pts = pts[np.linalg.norm((pts - HD) * (1, 1, 1), axis=1) > .62]; loose = HD + np.outer(rs.uniform(.8, 4.0, 120), D) + rs.normal(0, .34, (120, 3)); pts = np.r_[pts + rs.normal(0, .012, pts.shape), loose]; vs, fs = [], []
for p in pts:
    nn = N3(rs.normal(0, .55, 3) + (-.35, -.8, .55)); a = N3(np.cross(nn, rs.normal(0, 1, 3))); b = np.cross(nn, a); q = rs.uniform(.006, .015) * (1.8 if rs.rand() < .07 else 1); i0 = len(vs); vs += [tuple(p + (a * math.cos(t * 1.047) + b * math.sin(t * 1.047)) * q) for t in range(6)]; fs.append(tuple(range(i0, i0 + 6)))
fo = obj('sparks', vs, fs, None, smooth=False); [fo.data.materials.append(pbr('fl', c, .14, metal=.8, emit=c, emit_s=.26)) for c in FLK]; fo.data.polygons.foreach_set('material_index', rs.choice(4, len(fs)).astype(np.int32))
# prop: the comb, forgotten where it stuck
TO = gloss((.20, .045, .010), .5); c = HD + V3(.58, -.26, .74); ax = N3(V3(.86, -.30, .40)); dn = N3(V3(-.38, -.10, -.92)); dn = N3(dn - ax * float(dn @ ax)); build('comb', lambda P: sdf.chain(P, [tuple(c - ax * .46), tuple(c - dn * .03), tuple(c + ax * .46)], [.050, .062, .050], .02), tuple(c - .65), tuple(c + .65), TO, .016); strand([[c + ax * x, c + ax * x + dn * .26, c + ax * x + dn * .44] for x in np.linspace(-.43, .43, 17)], [[.022, .019, .008]] * 17, TO, 4)
halo((1.6, 3.0, 2.6), 4.6, .17, (1, .16, .40)); lamp((-3.0, -7.6, 1.4), (-.8, 0, 1.0), .9, 2.2, 3.0, (1, .95, 1)); spot((1.8, 1.8, 1.2), (.6, 0, 2.0), 1.0, 40, (1, .5, .8), vis=False)
finish(loc=(-2.6, -9.2, 1.35), at=(.02, 0, 1.62), lens=80, focus=(-.9, -.9, 1.1), pivot=tuple(HD), floor=-.05, away=-1.0)

"""10 Rain-or-Shine Parade: thirty of them under one raincoat; which one holds the baton is disputed inside."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('10', 'D2236F', key=(1, .95, .96), rim=(1, .08, .20), iris=(1.0, .62, .40), glow=(.55, .010, .040), gx=1.7)
rs = random.Random(10); CO = gloss(times(COL, 1.0), .30); n_, l_, b_ = nodes(CO); b_.inputs['Transmission'].default_value = .0; FT = gloss(times(COL, .35), .4); IN = satin(times(COL, .22), .4)
HEADS = []
for i in range(10):
    for j in range(3): t = i / 9; HEADS.append((-1.40 + 3.0 * t + rs.uniform(-.06, .06), -.62 + .48 * j - .25 * math.sin(t * 3.1) + rs.uniform(-.05, .05), .92 + .50 * math.sin(1.1 + t * 5.6) * (.55 + .45 * (j == 1)) + (.16 if j == 1 else 0) + rs.uniform(-.10, .12), rs.uniform(.20, .29)))
hood = {'surprise': .18, 'sleep': -.20, 'pout': -.10, 'joy': .08}.get(FACE, 0); HEADS[1] = (-1.36, -.42, 1.92 + hood, .50); HEADS[0] = (-1.58, -.70, 1.18, .30)
def raw(P):
    d = None
    for x, y, z, r in HEADS: k = sdf.capsule(P, (x, y, .30), (x + .04, y, z), r * 1.10, r); d = k if d is None else smin(d, k, .20)
    d = smin(d, sdf.chain(P, [(-1.36, -.40, 2.05 + hood), (-1.20, -.25, 2.42 + hood), (-.98, -.15, 2.62 + hood)], [.34, .17, .05], .1), .20)   # the hood has a peak
    return d
OPEN = (-1.56, -.86, 1.84 + hood)
def body(P):
    d = raw(P); hem = .30 + .07 * np.sin(P[0] * 5.2 + P[1] * 2) ; d = smax(d, hem - P[2], .04); d = smax(d, -sdf.ellipsoid(turn(P, OPEN, 'z', -.42), OPEN, (.34, .40, .40)), .05)   # face opening
    rim = np.abs(sdf.ellipsoid(turn(P, OPEN, 'z', -.42), OPEN, (.36, .42, .42))) - .03; d = smin(d, smax(rim, np.abs(raw(P)) - .03, .02), .05)
    for x0, x1, z0 in ((.36, .34, .66), (1.02, 1.05, .62)): d = smax(d, -sdf.ellipsoid(P, (x0, -1.18, z0), (.20, .30, .085)), .03)   # gaps between buttons: somebody looks out
    return d
bo = build('coat', body, (-2.15, -1.55, .10), (2.15, 1.0, 3.0), CO)
# thirty pairs of feet
for k, (x, y, z, r) in enumerate(HEADS):
    for s_ in (-1, 1): u = (k * 7 + (s_ > 0) * 3) % 5 / 5; o = ball((x + s_ * .085 - .10 * u + .05, y - .05 + .10 * u, .06 + .10 * u * (1 - u) * 2), .075, FT, .62, 20); o.scale = (.115, .075, .055); strand([(x + s_ * .085, y, .42), (x + s_ * .085 - .10 * u + .08, y, .06 + .10 * u * (1 - u) * 2)], .042, FT, 4)
# eyes in the hood and in the gaps: eight of them, none agreeing
for x, y, z, r, f, lid, g, p, s_ in ((-1.66, -.86, 1.94 + hood, .120, (-.42, -1, 0), .46, (-6, -8, 1), 'slit', -1), (-1.40, -.90, 1.88 + hood, .105, (-.2, -1, 0), .50, (4, -9, 2), 'slit', 1), (-1.58, -.92, 1.68 + hood, .090, (-.3, -1, 0), .56, (-3, -9, 6), 'bar', 1), (.36, -1.00, .66, .085, (-.1, -1, 0), .46, (-5, -9, 2), 'slit', -1), (1.02, -.98, .62, .080, (.1, -1, 0), .52, (5, -9, 2), 'bar', 1)):
    e = eye((x, y, z), r, f, lid=lid, gaze=g, pupil=p, side=s_); c = e['c']; q = r * 1.5; build('lid', lambda P: sockets(sdf.sphere(P, c + V3(0, .03, 0), r * 1.05), P, .02, 1.14, [e]), tuple(c - q), tuple(c + q), IN, max(.007, r * .075))
# rain on the coat, and a row of snaps
me = bo.data; nv = len(me.vertices); co = np.empty(nv * 3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3); no = np.empty(nv * 3, np.float32); me.vertices.foreach_get('normal', no); no = no.reshape(-1, 3); R = np.random.RandomState(2); C = chrome()
WA = pbr('water', (.96, .70, .82), .02, trans=.55, ior=1.33, coat=1, spec=.9); pk = [i for i in R.randint(0, nv, 900) if co[i][2] > .45 and no[i][2] > -.2][:420]; sph = [(math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)) for b in np.linspace(-1.57, 1.57, 9) for a in np.linspace(0, 2 * math.pi, 13)[:-1]]; vs, fs = [], []
for i in pk:
    q = R.choice([.012, .018, .028, .042], p=[.4, .3, .2, .1]); w = N3(no[i]); a = N3(np.cross(w, (.3, .2, 1))); b = np.cross(w, a); k = len(vs); vs += [tuple(co[i] + (a * x + b * y * 1.25) * q + w * z * q * .55) for x, y, z in sph]; fs += [(k + r * 12 + c, k + r * 12 + (c + 1) % 12, k + (r + 1) * 12 + (c + 1) % 12, k + (r + 1) * 12 + c) for r in range(8) for c in range(12)]
obj('rain', vs, fs, WA)
for x, z in ((-.02, .62), (.70, .58), (1.36, .60), (-.66, .66)): p = pull((x, -1.6, z), raw); o = ball(p, .045, C, 1, 20); o.scale = (.045, .022, .045)
# prop: the baton, up and on the beat
BA = gloss((.80, .72, .66), .6); h = raw; b0 = V3(-.62, -.72, 1.50); up = {'sleep': V3(-.55, -.30, .75), 'pout': V3(-.75, -.35, 1.0)}.get(FACE, V3(.34, -.34, 1.62)); build('arm', lambda P: sdf.chain(P, [(-.78, -.40, 1.10), (-.74, -.66, 1.36), tuple(b0)], [.16, .10, .085], .05), (-1.1, -1.0, .8), (-.3, -.1, 1.8), CO, .03); strand([b0 - up * .12, b0 + up], [.030, .016], BA, 6); ball(b0 - up * .14, .06, BA); ball(b0 + up, .030, BA)
if PORTRAIT: W = pbr('puddle', (.02, .008, .012), .02, coat=1, spec=.8); [drop((rs.uniform(-2.2, 2.2), rs.uniform(-2.2, .3), .008), rs.uniform(.03, .10), W, .3, i) for i in range(30)]; strand([[(x, y, z), (x - .03, y, z - .34)] for x, y, z in [(rs.uniform(-2.4, 2.4), rs.uniform(.4, 3), rs.uniform(.6, 4.6)) for _ in range(90)]], [[.004, .002]] * 90, light_mat((1, .30, .36), .7), 2)
lamp((-2.2, -8.2, .9), (0, -.5, .7), 2.2, 1.2, 2.2, (1, .88, .92))
finish(loc=(-3.0, -9.0, 1.5), at=(-.30, -.2, 1.34), lens=84, focus=(-1.4, -1.0, 1.8), lively=.8)

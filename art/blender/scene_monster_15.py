"""15 Hideout Pomegranate: a cracked shell, a cardboard door, and seeds that count whoever stands there."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
from monster_jelly import jelly
COL = begin('15', '900931', key=(1, .95, .94), rim=(1, .06, .10), iris=(.95, .38, .12), glow=(.62, .010, .022), gx=-1.8)
SK = gloss(times(COL, .85), .25); PITH = matte((.62, .34, .22), (.40, .16, .10)); SE = gloss((.62, .010, .050), .5); LID = gloss((.50, .010, .045), .4); C0 = V3(-.05, 0, 1.40); R0 = 1.28; O = N3(V3(.20, -1, .16)); rs = np.random.RandomState(15); wide = {'surprise': .12, 'joy': .05, 'sleep': -.26, 'pout': -.14}.get(FACE, 0)
rt, up = N3(np.cross(O, (0, 0, 1))), None; up = N3(np.cross(rt, O))
def mouthed(P, R):
    """How far a point is from the ragged opening, negative inside it."""
    q = [(P[i] - C0[i]) for i in range(3)]; x = sum(q[i] * rt[i] for i in range(3)); z = sum(q[i] * up[i] for i in range(3)); a = np.arctan2(z, x); jag = .10 * np.abs(np.sin(2.5 * a + .6)) + .05 * np.abs(np.sin(6.5 * a)); rr = np.sqrt((x / 1.0) ** 2 + ((z + .05 * x) / .80) ** 2); return np.where(sum(q[i] * O[i] for i in range(3)) > 0, rr - (.74 + wide + jag), 9)
def raw(P):
    q = P[2] - C0[2]; d = sdf.ellipsoid(P, C0, (R0, R0 * .97, R0 * .93)); az = np.arctan2(P[1] - C0[1], P[0] - C0[0]); d = d + .022 * np.cos(6 * az + .5) * np.clip(1 - (q / R0) ** 2, 0, 1)                  # six soft sides
    return smin(d, sdf.chain(P, [(-.22, .02, 2.48), (-.30, .04, 2.84)], [.36, .26], .1), .22)
def shell(P): d = raw(P); d = smax(d, -sdf.ellipsoid(P, C0, (R0 - .15, R0 - .17, R0 - .20)), .02); d = smax(d, -sdf.sphere(P, (-.32, .04, 3.02), .20), .05); return smax(d, -mouthed(P, R0), .06)
M = Mouth(raw, C0 + V3(.12, -1.2, -.88), (.10, -1, -.62), .42, 'seam', smile=.10, skew=.06, part=.06)
def crown(P):
    d = None
    for k in range(6): a = k * 1.047 + .3; b = V3(-.31 + .22 * math.cos(a), .04 + .22 * math.sin(a), 2.80); t = b + V3(.30 * math.cos(a), .30 * math.sin(a), .50 + .08 * (k % 2)); s_ = sdf.chain(P, [tuple(b), tuple(b * .5 + t * .5 + V3(0, 0, .05)), tuple(t)], [.15, .11, .012], .04); d = s_ if d is None else np.minimum(d, s_)
    return smin(d, smax(np.abs(sdf.capsule(P, (-.25, .03, 2.55), (-.31, .04, 2.86), .27)) - .05, P[2] - 2.92, .03), .08)
build('shell', lambda P: M.on(smin(shell(P), crown(P), .08), P), (-1.45, -1.45, -.02), (1.4, 1.4, 3.6), SK)
build('pith', lambda P: smax(smax(np.abs(sdf.ellipsoid(P, C0, (R0 - .10, R0 - .12, R0 - .14))) - .05, -mouthed(P, R0) - .035, .03), -9 + 0 * P[0], .01), (-1.4, -1.4, .1), (1.4, 1.4, 2.7), PITH, STEP * 1.2)
# seeds, packed; five of them look
X = []; big = [(.06, -.86, 1.62, .27), (.56, -.78, 1.50, .21), (-.46, -.80, 1.36, .22), (.20, -.94, 1.12, .19), (-.26, -.74, 1.92, .17)]
while len(X) < 120: p = rs.normal(0, 1, 3); p *= rs.rand() ** .25 * 1.0 / np.linalg.norm(p); X.append(C0 + p * (R0 - .34))
X = np.array([b[:3] for b in big] + X, float); Rr = np.concatenate([[b[3] for b in big], rs.uniform(.13, .19, len(X) - 5)])
for it in range(90):
    D = X[:, None] - X[None]; L_ = np.linalg.norm(D, axis=2) + np.eye(len(X)) * 9; ov = np.maximum(0, (Rr[:, None] + Rr[None]) * .95 - L_); mv = (D / L_[..., None] * ov[..., None]).sum(1) * .35; mv[:5] *= .05; X = X + mv; q = X - C0; l = np.linalg.norm(q, axis=1); lim = R0 - .16 - Rr; X = np.where((l > lim)[:, None] & (np.arange(len(X)) > 4)[:, None], C0 + q / l[:, None] * lim[:, None], X)
for i, (lid, g, p, sd) in enumerate(((.50, (6, -9, 2), 'slit', 1), (.56, (7, -9, 1), 'slit', 1), (.52, (3, -9, 2), 'bar', -1), (.48, (5, -9, 0), 'slit', 1), (.56, (8, -9, 3), 'bar', -1))):
    c, r = V3(*X[i]), Rr[i] * .86; e = eye(c, r, (.16, -1, .06), lid=lid, tilt=(.2, -.2, .1, -.1, .2)[i], gaze=g, pupil=p, side=sd); q = r * 1.45; build('lid', lambda P: sockets(sdf.ellipsoid(P, c, (r / .86, r / .86, r / .80)), P, .02, 1.14, [e]), tuple(c - q), tuple(c + q), LID, max(.010, r * .06))
for i in range(5, len(X)):
    if X[i] @ O - C0 @ O > -.35: o = ball(X[i], Rr[i], SE, rs.uniform(1.1, 1.3), 32); o.rotation_euler = rs.uniform(-.7, .7, 3)
# prop: the cardboard door, ajar, held by tape
CB = matte((.30, .165, .075), (.36, .22, .12)); h0 = V3(1.02, -.74, 1.42); a = -.92; ex = V3(math.cos(a), math.sin(a), .06); door = lambda u, v: h0 + ex * (.92 * u) + V3(0, 0, .78 * v + .03 * math.sin(u * 4)) + V3(-ex[1], ex[0], 0) * (.010 * math.sin(u * 70))
sheet('door', door, 160, 8, CB, .035); sheet('tape', lambda u, v: V3(*door(.02 + .16 * (u - .7) * 1.6, 0)) + V3(0, -.03, .30 + .07 * v), 12, 4, veil_mat((.55, .44, .26), (.6, .4, .2), .3, .2, .6), .006); strand([door(.70, -.02), door(.70, .14)], .030, pbr('hole', (.01, .005, .003), .8), 4)
spot(tuple(C0 + O * 1.0 + V3(0, 0, .6)), tuple(C0), .4, 6, (1, .5, .4), vis=False); spot(tuple(C0 + V3(0, .2, 0)), tuple(C0 + O), .4, 12, (1, .16, .10), vis=False)
for x, y, r in ((1.0, -1.75, .13), (1.42, -1.55, .10), (-.9, -1.7, .11))[:3 if PORTRAIT else 0]: ball((x, y, r), r, SE, 1.15, 32)
drops(SE, 12, 7, (-1.8, 1.8), (-2.0, -.9)); lamp((3.0, -7.8, 1.0), (.2, 0, 1.0), .8, 2.2, 2.4, (1, .88, .86))
finish(loc=(2.5, -9.2, 1.7), at=(.14, -.1, 1.62), lens=84, focus=(.1, -1.0, 1.5), lively=.8)

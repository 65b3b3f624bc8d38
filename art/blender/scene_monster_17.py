"""17 Sleepless Grape: a bunch that hangs, every berry an eye; the sleep mask is pushed up."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('17', '5B2A4F', key=(.93, .94, 1), rim=(1, .05, .16), iris=(.60, .36, 1.0), glow=(.45, .006, .035), gx=2.0)
SK = matte(times(COL, .75), (.36, .22, .36)); rs = np.random.RandomState(21); SM = {'joy': .16, 'pout': -.20, 'sleep': -.06}.get(FACE, 0)
MO = [np.array((-.74 + 1.22 * t, -.84 + .30 * (2 * t - 1) ** 2, 1.62 + .34 * t - .06 * math.sin(2 * math.pi * t) + SM * ((2 * t - 1) ** 2 - .4))) for t in np.linspace(0, 1, 25)]
pts = []
while len(pts) < 92:
    z = .70 + 2.35 * rs.rand() ** .70; w = .22 + .92 * ((z - .70) / 2.35) ** .8; a = rs.uniform(0, 6.283); q = w * math.sqrt(rs.rand()); pts.append([-.10 + math.cos(a) * q - .10 * (z - 1.8), math.sin(a) * q * .85, z])
X = np.array(pts); Rr = rs.uniform(.19, .30, len(X)); big = [(-.62, -.78, 2.30, .37), (.12, -.86, 2.42, .27), (.74, -.52, 2.66, .24), (.24, -.72, 1.42, .25), (-.30, -.60, .98, .19), (-1.10, -.30, 2.42, .21), (-.20, -.66, 2.92, .20)]
X = np.vstack([[b[:3] for b in big], X]); Rr = np.concatenate([[b[3] for b in big], Rr]); nb = len(big)
for it in range(140):
    D = X[:, None] - X[None]; L_ = np.linalg.norm(D, axis=2) + np.eye(len(X)) * 9; ov = np.maximum(0, (Rr[:, None] + Rr[None]) * .93 - L_); mv = (D / L_[..., None] * ov[..., None]).sum(1) * .35
    for m in MO:                                                                                       # berries part around the mouth
        dm = X - m; dl = np.linalg.norm(dm * (1, .6, 1), axis=1); o2 = np.maximum(0, Rr + .035 - dl); mv += dm / dl[:, None] * o2[:, None] * .25 * (1, .2, 1)
    ax = np.array((-.10, 0, 0)) - X * (1, 1, 0); mv += ax * .012; mv[:nb] *= .12; X = X + mv
GZ = [(-6, -8, 3), (4, -9, 1), (1, -9, 5), (5, -7, -1), (-5, -8, 0), (-8, -5, 2), (7, -6, 4)]; PU = ['slit', 'round', 'bar', 'round', 'slit', 'round', 'slit']
for i, (x, y, z) in enumerate(X[:nb]): eye((x, y, z), Rr[i] * .86, (x * .35 + .05, -1, (z - 2) * .16), lid=[.44, .46, .30, .48, .40, .40, .46][i], tilt=[.2, -.15, .1, .2, -.2, .1, .15][i], gaze=GZ[i], pupil=PU[i], side=1 if x > -.2 else -1)
FL = [(1.32, -1.15, .26, .26), (1.02, -1.75, .17, .17), (-1.28, -1.45, .20, .20)]
if PORTRAIT: eye(FL[0][:3], FL[0][3] * .86, (-.35, -1, .28), lid=.42, tilt=.15, gaze=(-4, -9, 4), pupil='slit')
for e in EYES:                                                                                         # lidded berries one by one
    c, r = e['c'], e['r']; q = r * 1.4; build('eb', lambda P: sockets(sdf.sphere(P, c, r / .86), P, .02, 1.14, [e]), tuple(c - q), tuple(c + q), SK, max(.012, r * .06))
def berry(x, y, z, r): o = ball((x, y, z), r, SK, rs.uniform(1.0, 1.10), 64); o.rotation_euler = rs.uniform(-.5, .5, 3)
for i in range(nb, len(X)): berry(*X[i], Rr[i])
if PORTRAIT: berry(*FL[1]), berry(*FL[2])
# the mouth: light from inside the bunch, no lips
W_ = {'surprise': 1.7, 'sleep': .5, 'joy': 1.2}.get(FACE, 1); sheet('mouth', lambda u, v: MO[min(24, int(u * 24))] * (1 - (u * 24) % 1) + MO[min(24, int(u * 24) + 1)] * ((u * 24) % 1) + np.array((0, .10, v * W_ * (.008 + .050 * math.sin(math.pi * u ** .8) ** .8))), 48, 6, light_mat((1.0, .30, .16), 6.0), .004)
for t in (5, 12, 19): m = MO[t]; spot(tuple(m + (0, -.02, .02)), tuple(m + (0, -3, -.3)), .18, 5, (1, .26, .14), vis=False)
ST_ = pbr('stem', (.06, .034, .020), .5, coat=.3); bump(ST_, 'NOISE', 30, .5, .02, 5); strand(curve([(-.28, 0, 2.9), (-.38, 0, 3.25), (-.30, .02, 3.6), (-.10, .0, 4.1), (.25, 0, 4.6)][:5 if PORTRAIT else 4], 30), np.linspace(.05, .09, 30), ST_, 6)
MK = satin((.045, .030, .05), .5); mk = lambda u, v: (lambda an: np.array((-.18 + 1.16 * math.sin(an), -.02 - 1.26 * math.cos(an), 3.06 + .10 * math.sin(an * 1.3) + v * (.050 + .155 * max(0, 1 - (an / .80) ** 4) * (1 - .45 * math.exp(-(an / .16) ** 2))))))(-1.5 + 3.0 * u)
sheet('mask', mk, 90, 12, MK, .05); strand([tuple(mk(i / 60, -1.0)) for i in range(61)], [.014] * 61, rosegold(), 4)
strand([[(-.3 + .02 * k, 0, 3.0), (-.3 + .35 * math.cos(k * .7), .35 * math.sin(k * .7), 2.80), (-.3 + .6 * math.cos(k * .7), .6 * math.sin(k * .7), 2.45)] for k in range(9)], [[.03, .02, .015]] * 9, ST_, 4)
finish(loc=(1.9, -9.4, 1.25), at=(.30, -.2, 1.82), lens=84, focus=(-.3, -.8, 1.9), pivot=(-.1, 0, 3.6), lively=.9)

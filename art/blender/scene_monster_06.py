"""06 Voicemail Rose: a coiled cord that grew petals where it was answered; its foot is a plug."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('06', 'B86B74', key=(1, .94, .93), rim=(1, .08, .09), iris=(.85, .30, .20), glow=(.62, .014, .030), gx=1.7, lum=1.1)
SK = satin(times(COL, 1.05), .34); PE = veil_mat(times(COL, 1.1), (1.0, .30, .28), .30, .34, .25); dip = {'pout': V3(.16, 0, -.22), 'sleep': V3(.10, -.14, -.46), 'joy': V3(-.05, 0, .10), 'surprise': V3(0, 0, .22)}.get(FACE, V3(0, 0, 0)); bloom = {'sleep': .62, 'pout': .84, 'surprise': 1.22, 'joy': 1.08}.get(FACE, 1)
HD = V3(-.22, -.34, 2.55) + dip; F = N3(V3(-.34, -1, .30) + V3(0, 0, -.9 if FACE == 'sleep' else 0)); Rt = N3(np.cross((0, 0, 1), -F)) * -1; Rt = N3(np.cross(F, (0, 0, 1))); Up = N3(np.cross(Rt, F))
# body: one long coil
AX = curve([(-1.22, -.95, .22), (-.62, -.62, .28), (.10, -.28, .34), (.52, .0, .68), (.44, .10, 1.18), (.10, .06, 1.66), (.04, .0, 2.10), HD - F * .30], 900); turns = 34; P_ = []
for i in range(899):
    t = i / 899; c = AX[i]; tg = N3(AX[min(899, i + 4)] - AX[max(0, i - 4)]); sx = N3(np.cross(tg, (.3, -1, .2))); sy = np.cross(tg, sx); a = 2 * math.pi * turns * t; R = (.235 - .05 * t) * min(1, t * 14 + .1) * min(1, (1 - t) * 9 + .15); P_.append(c + sx * math.cos(a) * R + sy * math.sin(a) * R)
strand(P_, [.066 - .012 * i / 899 for i in range(899)], SK, 6)
# foot: a plug with two pins
K = lacquer_black(); C = chrome(); d0 = N3(AX[0] - AX[30]); c = AX[0]; pl = build('plug', lambda P: smin(smax(sdf.capsule(P, (0, 0, -.10), (0, 0, .16), .20, .24), np.abs(P[1]) - .13, .06), sdf.capsule(P, (0, 0, -.34), (0, 0, -.1), .075, .12), .08), (-.4, -.4, -.5), (.4, .4, .5), SK); pl.location = tuple(c + d0 * .18); pl.rotation_euler = Vector(d0.tolist()).to_track_quat('Z', 'Y').to_euler()
sd = N3(np.cross(d0, (0, 0, 1))); strand([[c + d0 * .50 + sd * k, c + d0 * .78 + sd * k] for k in (-.085, .085)], [[.032, .026]] * 2, C, 6)
# head: petals in four turns round one eye; the upper inner ones are its lid
def petal(a, size, tilt, cup, ph):
    dr = Rt * math.cos(a) + Up * math.sin(a); si = -Rt * math.sin(a) + Up * math.cos(a)
    def fn(u, v):
        w = size * .98 * math.sin(math.pi * min(1, u * .74 + .10)) ** .48 * (1 + .05 * math.sin(v * 5 + ph)); ang = tilt + .55 * u; r = .10 + size * u * math.sin(ang) ; h = size * u * math.cos(ang) * .9 - cup * u * u - .10 * max(0, u - .72) ** 1 * 3 * size
        curl = max(0, u - .7) / .3; return HD - F * .20 + dr * (r + .10 * size * curl ** 2) + si * v * w * (1 - .10 * v * v) + F * (h + .22 * size * v * v * (1 - curl * .8) + .03 * size * math.sin(ph + 6 * v + 3 * u) * u - .16 * size * curl ** 2)
    return fn
rs = random.Random(6)
for n_, size, tilt, cup, off in ((3, .52, .10 * bloom, -.16, 1.2), (4, .62, .36 * bloom, -.06, .2), (5, .82, .72 * bloom, .02, .7), (6, 1.0, 1.06 * bloom, .10, .1), (7, 1.10, 1.44 * bloom, .24, .5)):
    for k in range(n_): sheet('petal', petal(2 * math.pi * k / n_ + off + rs.uniform(-.12, .12), size * rs.uniform(.93, 1.08), tilt * rs.uniform(.94, 1.06), cup, rs.uniform(0, 6)), 26, 22, PE, .014)
c = HD + F * .10; e = eye(c, .20, F, lid=.58, tilt=.24, gaze=(-6, -9, 1.2), side=1, low=.62); q = .40
build('lid', lambda P: sockets(sdf.sphere(P, c - F * .05, .205), P, .03, 1.13, [e]), tuple(c - q), tuple(c + q), SK, min(STEP, .014)); lashes(e, 13, .30)
build('hip', lambda P: smin(sdf.ellipsoid(P, HD - F * .34, (.24, .24, .24)), sdf.sphere(P, HD - F * .52, .13), .1), tuple(HD - .9), tuple(HD + .5), SK, .03)
# prop: the receiver, hung where an arm would be; the ear end hears nobody
RC = V3(1.02, -.30, 1.62); D = N3(V3(.42, .0, 1)); W_ = V3(-1, -.35, .35); W_ = N3(W_ - D * float(W_ @ D)); BN = lacquer_black()
def rec(P):
    d = sdf.chain(P, [tuple(RC - D * .72 + W_ * .04), tuple(RC - D * .40 - W_ * .10), tuple(RC - W_ * .15), tuple(RC + D * .40 - W_ * .10), tuple(RC + D * .72 + W_ * .04)], [.11, .088, .082, .088, .11], .1)
    for s_ in (-1, 1):
        c = RC + D * .74 * s_ + W_ * .08; f = N3(W_ - D * .22 * s_); q = [P[i] - c[i] for i in range(3)]; h = sum(q[i] * f[i] for i in range(3)); r = np.sqrt(np.maximum(sum(k * k for k in q) - h * h, 0)); d = smin(d, smax(r - .23 - .10 * np.clip(h, -.2, .1), np.abs(h) - .12, .07), .07)
        for k in range(9): a = k * 2.4; rr = .055 * math.sqrt(k); p = c + f * .13 + N3(np.cross(f, D)) * rr * math.cos(a) + N3(np.cross(f, np.cross(f, D))) * rr * math.sin(a); d = smax(d, -sdf.sphere(P, p, .016), .01)
    return d
build('receiver', rec, tuple(RC - 1.15), tuple(RC + 1.15), BN, min(STEP, .02))
A2 = curve([AX[560], (.40, -.12, 1.72), (.78, -.30, 1.40), RC - D * .86], 300); strand([A2[i] + (V3(.085 * math.cos(i * .42), .085 * math.sin(i * .42) * .5, .085 * math.sin(i * .42)) if 20 < i < 286 else V3(0, 0, 0)) for i in range(300)], .032, SK, 4)
drops(SK, 9, 4, (-1.9, 1.6), (-1.8, .2)); lamp((-2.6, -8.0, 1.0), (0, -.3, .6), 1.2, 1.4, 2.4, (1, .86, .84))
finish(loc=(2.2, -9.3, 1.7), at=(.22, -.2, 1.78), lens=84, focus=(-.3, -.7, 2.5))

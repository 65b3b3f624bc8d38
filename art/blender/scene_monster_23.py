"""23 Final Bite: coiled round the last piece; the mouth is a seam of light, somebody else bit first."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('23', '5A1E22', key=(1, .95, .93), rim=(1, .05, .05), iris=(.88, .25, .025), glow=(.80, .012, .02), gx=-1.2)
SK = gloss(times(COL, .62), .14); pth = []
for t in np.linspace(0, 1, 30): a = math.radians(232 - 395 * t); R = 1.18 - .16 * t; pth.append((.05 + R * math.cos(a) * 1.05, .15 + R * math.sin(a) * .92, .30 + .20 * t ** 2))
rad = [.05 + .40 * (t ** .55) for t in np.linspace(0, 1, 30)]; hy = {'surprise': .14, 'sleep': -.34, 'pout': -.10}.get(FACE, 0); Hz = V3(0, 0, hy)
C, R = pth + [(1.10, -.42, .98), (.98, -.62, 1.50 + hy * .4), (.66, -.86, 1.92 + hy), (.14, -1.06, 1.98 + hy), (-.22, -1.16, 1.84 + hy)], rad + [.46, .45, .47, .44, .26]
eye(V3(.20, -1.36, 2.14) + Hz, .150, (-.35, -1, .22), lid=.47, tilt=.42, gaze=(-5, -9, 1.0), low=.42, side=1); eye(V3(.02, -.92, 2.30) + Hz, .12, (-.7, -.4, .8), lid=.47, tilt=-.2, gaze=(-6, -8, 2), low=.42, side=-1)
cv = {'joy': .10, 'pout': -.10}.get(FACE, 0)
S = [V3(*q) + Hz * k for q, k in zip([(-.50, -1.20, 1.80), (-.36, -1.40, 1.79 - cv), (-.06, -1.52, 1.80 - cv), (.32, -1.45, 1.80 + cv * .5), (.72, -1.29, 1.74 + cv), (1.06, -1.08, 1.54), (1.28, -.90, 1.24), (1.42, -.74, .92)], (1, 1, 1, 1, .9, .5, .2, 0))]
def raw(P): d = sdf.chain(P, C, R, .16); return smin(d, sdf.ellipsoid(turn(P, V3(.10, -1.08, 1.96) + Hz, 'z', .30), V3(.10, -1.08, 1.96) + Hz, (.56, .42, .37)), .18)
fine = [pull(S[i] * (1 - t) + S[i + 1] * t, raw) for i in range(len(S) - 1) for t in np.linspace(0, 1, 7)[:-1]]; n = len(fine); op = {'surprise': 1.9, 'sleep': .45, 'joy': 1.25}.get(FACE, 1); wid = [(.010 + .040 * math.sin(min(1, i / n * 1.35) * math.pi) ** 1.2 * (1 - .5 * i / n)) * op for i in range(n)]
def body(P):
    d = sockets(raw(P), P, .07, 1.20)
    for c, r in (((-1.00, -.78, .90), .25), ((-.66, -.98, .93), .25), ((-.30, -1.06, .98), .22)): d = smax(d, -sdf.sphere(P, c, r), .025)
    return smax(d, -sdf.chain(P, [tuple(p) for p in fine], [w + .012 for w in wid], .01), .03)
build('body', body, (-1.75, -1.85, -.02), (2.0, 1.8, 2.75), SK)
strand([tuple(p - N3(p - np.array((.35, -.75, 1.5))) * .028) for p in fine], [w * .80 for w in wid], light_mat((1.0, .17, .07), 8.0), 6)
for i in (4, 14, 24): p = fine[i]; spot(tuple(p + np.array((-.02, -.10, -.02))), tuple(p + np.array((-.4, -1.2, -1.6))), .12, 6, (1, .2, .08), vis=False)
# prop: the little fork, beside a dish with the one piece nobody gets
C_ = chrome(); lathe('dish', [(0, .0), (.28, .0), (.30, .03), (.10, .08), (.08, .34), (.16, .40), (.50, .46), (.545, .485), (.54, .50), (.46, .482), (0, .45)], C_, n=128).location = (-.62, -1.62, .0)
PI = gloss(lin('C8102E'), .3); b = build('piece', lambda P: smax(sdf.ellipsoid(P, (0, 0, .12), (.19, .19, .17)), -sdf.sphere(P, (.16, -.06, .26), .13), .02), (-.3, -.3, -.1), (.3, .3, .4), PI, .014); b.location = (-.62, -1.62, .44)
k = 4 if PORTRAIT else 3; strand([(-.30, -2.02, .50), (-.05, -2.16, .46), (.55, -2.30, .30), (1.05, -2.40, .05)][:k], [.030, .022, .030, .040][:k], C_, 6)
strand([[(-.30, -2.02, .50), (-.38 + .01 * k, -1.98 + .05 * k, .515), (-.56 + .01 * k, -1.88 + .055 * k, .53)] for k in (-1, 0, 1)], [[.020, .014, .007]] * 3, C_, 6)
lamp((-2.6, -3.4, .9), (-.62, -1.62, .45), .5, 1.2, 5, (1, .92, .88)); lamp((.6, -4.2, .30), (-.62, -1.62, .4), .9, .25, 4, (1, .6, .5)); spot((-.9, -2.6, 2.2), (-.62, -1.62, .5), .4, 14, (1, .9, .85), spread=70, vis=False)
drops(SK, 12, 8, (-2.0, 2.0), (-2.1, .2)); finish(loc=(-2.1, -9.3, 1.7), at=(.06, -.2, 1.22), lens=84, focus=(.1, -1.4, 1.8), lively=.7)

"""13 Apricot at the Lights: a pair of globes on one arm, under the box of a crossing; the arm presses the button for others."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
from monster_jelly import jelly, lids
COL = begin('13', 'F09A55', key=(1, .95, .90), rim=(1, .14, .06), iris=(.72, .14, .02), glow=(.62, .024, .012), gx=1.8, sheer=True)
SK = jelly((.95, .34, .075), body=.36, rough=.07, lit=.06, ior=1.17, rim=1.3); FR = jelly((.95, .36, .09), body=.80, rough=.24, lit=.03, rim=1.1); ST_ = satin((.26, .13, .04), .4); sw = {'joy': -.10, 'surprise': .12, 'pout': .06}.get(FACE, 0)
A, B = V3(-.42 + sw, -.30, 1.30), V3(.74 - sw, .05, 1.78); RA, RB = .86, .62; J = V3(.22, 0, 2.78)
eye(A + V3(-.36, -.66, .22), .20, (-.40, -1, .12), lid=.54, tilt=.20, gaze=(-6, -9, 2.0), side=-1); eye(A + V3(.22, -.76, .26), .165, (.06, -1, .12), lid=.50, tilt=-.24, gaze=(-5, -9, 2.2), side=1)
eye(B + V3(.10, -.55, .06), .15, (.10, -1, .05), lid=1 if FACE != 'surprise' else .4, gaze=(5, -9, 2), side=1)
def cleft(P, c, r, a): x, y = P[0] - c[0], P[1] - c[1]; s = x * math.cos(a) + y * math.sin(a); side = -x * math.sin(a) + y * math.cos(a); return .10 * r * np.exp(-(s / (.10 * r)) ** 2) * (side < 0)
def raw(P):
    a = sdf.ellipsoid(P, A, (RA, RA * .97, RA * .95)) + cleft(P, A, RA, .85); b = sdf.ellipsoid(P, B, (RB, RB, RB * .96)) + cleft(P, B, RB, -.5); a = smax(a, -sdf.ellipsoid(P, A + V3(.05, .02, RA * 1.05), (.22, .22, .16)), .22); b = smax(b, -sdf.ellipsoid(P, B + V3(-.02, .0, RB * 1.06), (.16, .16, .12)), .16); return smin(a, b, .03)
M = Mouth(raw, A + V3(-.12, -.95, -.20), (-.16, -1, -.10), .30, 'seam', smile=.03, skew=.12, part=.05)
def body(P): return M.on(sockets(raw(P), P, .06, 1.12), P)
build('globes', body, (-1.40, -1.35, .35), (1.45, .85, 2.5), SK); lids(FR, 1.14)
for e in EYES: lashes(e, 11, .34)
strand([p - V3(0, -.015, 0) for p in M.line], list(M.rh * .9), pbr('line', (.20, .035, .005), .4), 6)
# the stones, asleep inside
PI = pbr('stone', (.40, .10, .015), .5, emit=(.85, .13, .012), emit_s=.34); bump(PI, 'NOISE', 14, .7, .05, 5)
for c, r, a in ((A + V3(.26, .22, -.30), .22, .9), (B + V3(.06, .14, -.20), .17, -.4)): build('stone', lambda P: smin(sdf.ellipsoid(turn(P, c, 'y', a), c, (r * .72, r * .5, r)) + .02 * np.sin(P[0] * 22 + P[2] * 9) * np.sin(P[2] * 17), 9 + 0 * P[0], .01), tuple(c - r * 1.2), tuple(c + r * 1.2), PI, .024)
# one arm: two stalks that become a wrist, and the finger on the button
build('arm', lambda P: smin(smin(sdf.chain(P, [tuple(A + V3(.04, .02, RA * .80)), tuple(A + V3(.16, .04, RA + .16)), (.08, -.02, 2.52), tuple(J)], [.075, .055, .06, .085], .05), sdf.chain(P, [tuple(B + V3(-.02, 0, RB * .80)), tuple(B + V3(-.10, 0, RB + .12)), (.40, 0, 2.62), tuple(J)], [.065, .05, .055, .085], .05), .10), sdf.chain(P, [tuple(J), (.26, .02, 3.06), (.10, -.22, 3.34), (-.02, -.52, 3.40), (.02, -.62, 3.36)], [.09, .085, .095, .066, .058], .06), .08), (-.9, -.9, 1.7), (1.2, .4, 3.7), ST_)
sheet('leaf', lambda u, v: V3(.30, .05, 2.84) + V3(.62 * u, -.10 * u + .05 * math.sin(u * 3), .22 * math.sin(u * 2.4) - .02) + V3(.12 * v, -.5 * v, .12 * abs(v)) * (.34 * math.sin(math.pi * min(1, u * .92 + .04)) ** .9), 30, 10, veil_mat((.20, .16, .03), (.5, .4, .05), .35), .01)
# prop: the box with the push button, on its pole
YE = gloss((.78, .40, .02), .5); K = lacquer_black(); C = chrome(); cx = .04; box('box', (.86, .42, 1.06), (cx, .02, 3.62), YE, .06); build('bezel', lambda P: smax(np.sqrt((P[0] - cx) ** 2 + (P[2] - 3.40) ** 2) - .26, np.abs(P[1] + .22) - .05, .02), (-.4, -.4, 3.0), (.5, .0, 3.8), C, .022); build('button', lambda P: smax(np.sqrt((P[0] - cx) ** 2 + (P[2] - 3.40) ** 2) - .17, np.abs(P[1] + .27 - (.03 if FACE != 'neutral' else 0)) - .06, .03), (-.3, -.5, 3.1), (.4, .0, 3.7), gloss((.62, .01, .012), .3), .02)
box('plate', (.56, .02, .20), (cx, -.20, 3.90), lacquer_black(), .008); strand([[(cx - .18 + .12 * k, -.215, 3.90), (cx - .10 + .12 * k, -.215, 3.90)] for k in range(4)], [[.016, .016]] * 4, light_mat((1, .30, .10), 3), 3)
if PORTRAIT: strand([(cx + .15, .42, -3), (cx + .15, .42, 7)], .13, C, 10)
else: strand([(cx, .30, 3.2), (cx, .30, 4.02)], .12, C, 8)
spot((.2, 1.9, 1.6), (0, -.1, 1.4), 1.2, 110, (1, .45, .12), vis=False); spot((.9, 1.5, .5), (.3, 0, 1.5), .7, 30, (1, .3, .08), vis=False); lamp((-2.6, -7.8, 1.2), (-.3, 0, 1.2), .7, 2.4, 3.2, (1, .92, .84))
finish(loc=(-2.4, -9.3, 1.9), at=(.26, 0, 2.02), lens=82, focus=(-.4, -1.0, 1.5), floor=-.55, pivot=(.04, 0, 3.4), lively=.9)

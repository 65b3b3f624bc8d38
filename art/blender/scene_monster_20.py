"""20 Heartbeat in the Lost & Found: one thing in two halves, that come together on the beat."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('20', 'D31240', key=(1, .95, .94), rim=(1, .08, .10), iris=(.88, .26, .05), glow=(.66, .010, .026), gx=-1.7)
SK = satin(times(COL, .95), .30); GAP, TL = {'neutral': (.15, .13), 'joy': (.055, .05), 'pout': (.30, .20), 'surprise': (.24, .24), 'sleep': (.09, .10)}[FACE]; PV = V3(.05, 0, .10)
def whole(P):
    x, y, z = P[0] - .05, P[1], P[2]; d = smin(sdf.ellipsoid(P, (-.47, .0, 2.18), (.74, .66, .74)), sdf.ellipsoid(P, (.58, .02, 2.06), (.66, .62, .66)), .34); d = smin(d, sdf.chain(P, [(.05, 0, 1.55), (.0, -.02, .95), (-.06, .0, .46)], [.86, .66, .40], .3), .30)
    d = smin(d, sdf.chain(P, [(.52, .12, 2.55), (.66, .16, 2.96), (.86, .16, 3.12)], [.24, .20, .215], .06), .16); d = smax(d, -sdf.ellipsoid(P, (.93, .16, 3.20), (.13, .13, .10)), .05)                  # stumps of what it was tied to, both sealed
    return smin(d, sdf.chain(P, [(-.40, .15, 2.70), (-.34, .22, 3.02)], [.22, .17], .06), .16)
def zig(z, y): t = (z - .1) * 2.1; return .05 + .30 * (np.abs((t % 1) - .5) * 2 - .5) * np.clip(1.2 - np.abs(z - 1.6) * .45, .2, 1) + .05 * y     # a beat, drawn
def half(P, s_):
    Q = turn(P, PV, 'y', -s_ * TL * -1); Q = (Q[0] - s_ * GAP, Q[1], Q[2]); return smax(whole(Q), -s_ * (Q[0] - zig(Q[2], Q[1])) * .72, .045)
def place(p, s_): p = V3(p[0] + s_ * GAP, p[1], p[2]) - PV; a = s_ * TL; return V3(p[0] * math.cos(a) + p[2] * math.sin(a), p[1], -p[0] * math.sin(a) + p[2] * math.cos(a)) + PV
el = eye(place((-.50, -.60, 2.16), -1), .235, (-.24, -1, .06), lid=.52, tilt=.24, gaze=(-5, -9, 1.8), side=-1); er = eye(place((.56, -.56, 2.12), 1), .185, (.20, -1, .06), lid=.56, tilt=-.26, gaze=(-3, -9, 1.8), side=1)
ml = Mouth(lambda P: half(P, -1), place((-.36, -.9, 1.42), -1), (-.20, -1, 0), .26, 'seam', smile=.10, skew=-.22, part=.05); mr_ = Mouth(lambda P: half(P, 1), place((.46, -.9, 1.44), 1), (.16, -1, 0), .20, 'seam', smile=.10, skew=.30, part=.05)
build('left', lambda P: ml.on(sockets(half(P, -1), P, .08, 1.13, [el]), P), (-1.9, -1.0, -.05), (1.2, .95, 3.5), SK); build('right', lambda P: mr_.on(sockets(half(P, 1), P, .08, 1.13, [er]), P), (-1.0, -1.0, -.05), (2.1, .95, 3.6), SK)
for e in EYES: lashes(e, 13, .32)
# what holds the halves: a few warm threads, and a light that keeps time
LT = light_mat((1, .20, .08), 5.0)
for z, y in ((2.34, -.10), (1.92, -.26), (1.50, -.30), (1.06, -.20), (.70, -.05)): a, b = place((zig(z, y) - .06, y, z), -1), place((zig(z, y) + .06, y, z), 1); strand(curve([a, (a + b) / 2 - V3(0, 0, .03), b], 9), [.026, .016, .011, .009, .0085, .009, .011, .016, .026], LT, 4)
spot((.05, .5, 1.7), (.05, -3, 1.7), .5, 34, (1, .16, .08), vis=False); spot((.05, -.05, 1.5), (.05, -.05, 4), .3, 12, (1, .2, .1), vis=False); spot((.05, .9, 1.6), (.05, 0, 1.6), .4, 20, (1, .22, .12), vis=False)
# prop: the luggage tag
TG = matte((.62, .45, .27), (.55, .42, .30)); c = V3(1.42, -.62, 1.02); st = place((.74, .10, 2.98), 1); strand(curve([st, st + V3(.30, -.18, -.30), c + V3(.06, .10, .90), c + V3(.0, 0, .36)], 40), .013, satin((.60, .50, .44), .6), 4)
tg = obj('tag', [(x, .03 * math.sin(z * 4), z) for x, z in ((-.24, -.36), (.24, -.36), (.24, .22), (.12, .38), (-.12, .38), (-.24, .22))], [(0, 1, 2, 3, 4, 5)], TG, False); tg.modifiers.new('s', 'SOLIDIFY').thickness = .022; tg.location = tuple(c); tg.rotation_euler = (.05, -.14, -.30); ring = lathe('eyelet', [(.035, -.02), (.062, -.02), (.066, 0), (.062, .02), (.035, .02)], chrome(), n=40); ring.parent = tg; ring.location = (0, 0, .29); ring.rotation_euler = (math.pi / 2, 0, 0)
INK = pbr('ink', (.10, .008, .012), .6); Mx = Matrix.Translation(Vector(c.tolist())) @ tg.rotation_euler.to_matrix().to_4x4(); strand([[tuple(Mx @ Vector((-.16, -.032, z))), tuple(Mx @ Vector((.16, -.032, z)))] for z in (.08, -.04, -.16)], [[.006, .006]] * 3, INK, 3); strand([tuple(Mx @ Vector((x, -.036, -.27 + q))) for x, q in ((-.16, 0), (-.06, 0), (-.03, .05), (.01, -.05), (.04, 0), (.16, 0))], .007, INK, 3)
if PORTRAIT: K = lacquer_black(); box('shelf', (9, .5, .12), (0, 1.9, 1.15), K, .02); box('shelf', (9, .5, .12), (0, 1.9, 3.25), K, .02)
drops(SK, 8, 3, (-1.9, 1.2), (-1.9, -.7)); lamp((3.0, -7.8, 1.6), (.3, 0, 1.4), .8, 2.4, 2.4, (1, .9, .88))
finish(loc=(2.4, -9.2, 1.65), at=(.16, 0, 1.76), lens=84, focus=(0, -.8, 2.0))

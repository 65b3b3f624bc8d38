"""12 Slouching Queen: an arch; the head hangs below the shoulders, the crown has slid over one eye, cats sleep on the climb."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('12', '89274C', key=(1, .95, .95), rim=(1, .07, .12), iris=(.90, .34, .10), glow=(.58, .010, .026), gx=1.9, lum=1.1)
SK = satin(times(COL, 1.15), .30, lip=(.46, .018, .085)); up = {'joy': .14, 'surprise': .34, 'sleep': -.26, 'pout': -.08}.get(FACE, 0); HD = V3(-1.12, -.62, 1.10 + up)
SP = [HD, HD + V3(-.02, .24, .42), V3(-.98, -.06, 2.02 + up * .4), V3(-.42, .04, 2.46), V3(.24, .08, 2.58), V3(.82, .06, 2.14), V3(1.06, .02, 1.42), V3(1.10, .0, .70), V3(1.16, -.02, .20)]
eye(HD + V3(-.30, -.44, .12), .195, (-.46, -1, -.06), lid=.58, tilt=.26, gaze=(-7, -7, -.4), side=-1); eye(HD + V3(.20, -.50, .10), .16, (.12, -1, -.04), lid=.62, tilt=-.26, gaze=(-6, -8, -.2), side=1)
def raw(P):
    d = sdf.chain(P, [tuple(p) for p in SP], [.46, .30, .29, .44, .56, .54, .50, .54, .62], .20)
    d = smin(d, sdf.ellipsoid(P, HD + V3(-.04, -.16, -.10), (.47, .40, .46)), .14)
    for pts, r in (([(-.50, -.30, 2.30), (-.42, -.62, 1.55), (-.16, -.72, .80), (-.42, -.90, .16), (-.62, -1.02, .12)], [.24, .125, .105, .11, .13]), ([(-.42, .38, 2.28), (-.20, .52, 1.5), (.16, .46, .8), (-.02, .30, .14)], [.24, .125, .105, .12])): d = smin(d, sdf.chain(P, pts, r, .08), .16)   # arms long enough to stop trying
    for k in range(6): x = -.46 + k * .27; z = 2.93 - .42 * ((x - .18) / .85) ** 2; d = smin(d, sdf.sphere(P, (x, .05, z + .02), .085), .13)                                                           # the spine shows
    tr = smax(sdf.ellipsoid(P, (1.30, -.18, .06), (1.10, .95, .30 + .0)), -P[2], .03); return smin(d, tr + .035 * np.sin(9 * np.arctan2(P[1] + .2, P[0] - 1.1)), .40)                                    # the train
M = Mouth(raw, HD + V3(-.08, -.62, -.27), (-.20, -1, -.16), .22, 'lips', full=.125, smile=-.10, skew=-.06, part=.08)
def body(P): return M.on(sockets(raw(P), P, .09, 1.13), P)
build('body', body, (-1.95, -1.5, -.02), (2.5, 1.0, 3.2), SK)
for e in EYES: lashes(e, 13, .32)
# prop: the crown, slid down
GO = pbr('gold', (.80, .46, .16), .16, metal=1.0); smudge(GO, .10, .26, 5); c = HD + V3(.10, -.16, .36); Q = Matrix.Rotation(-.50, 4, 'Y') @ Matrix.Rotation(.46, 4, 'X'); n = 9
def cr(a, out, z): return tuple(Vector(c.tolist()) + Q @ Vector((math.cos(a) * out, math.sin(a) * out * .96, z)))
sheet('band', lambda u, v: cr(u * 2 * math.pi, .485 + .02 * v, .10 + .075 * v), 120, 6, GO, .030); [strand([cr(i / 60 * 2 * math.pi, .50 + k * .02, .10 + k * .085) for i in range(61)], .024, GO, 6) for k in (-1, 1)]
for k in range(n): a = k * 2 * math.pi / n; strand([cr(a, .50, .16), cr(a, .53, .32), cr(a, .58, .50)], [.075, .038, .014], GO, 6); ball(cr(a, .585, .53), .042, GO, 1, 24); ball(cr(a + .35, .525, .10), .032, gloss((.50, .01, .02), .3), .8, 16)
# cats: each fell asleep on the way up with the crown
CT = [satin(times(COL, .42), .4), satin((.58, .40, .38), .4), satin((.07, .05, .055), .6)]; PL = [((-.46, -.16, 2.96), -.3, 0, 1.0), ((.30, -.06, 3.20), .2, 1, 1.05), ((.86, -.22, 2.74), .9, 2, .92), ((1.36, -.34, 1.80), 1.2, 0, .85), ((1.62, -.78, .42), 2.4, 1, 1.0)]
for (x, y, z), a, m, s in PL:
    def cat(P): d = smin(sdf.ellipsoid(P, (0, 0, .10), (.27, .17, .145)), sdf.sphere(P, (-.25, -.07, .09), .115), .05); d = smin(d, sdf.chain(P, [(.22, .02, .05), (.20, -.17, .04), (-.02, -.22, .04), (-.16, -.20, .05)], [.05, .048, .045, .04], .02), .04); return np.minimum.reduce([d] + [smin(d, sdf.capsule(P, (-.28 + k, -.075 + q, .16), (-.295 + k * 1.3, -.08 + q * 1.4, .255), .044, .008), .03) for k, q in ((-.05, .05), (.05, -.04))])
    o = build('cat', cat, (-.48, -.36, -.10), (.40, .30, .36), CT[m], min(STEP, .02)); o.location = (x, y, z); o.rotation_euler = (0, .0 if z > 2.9 else .5 if z > 1 else 0, a); o.scale = (s,) * 3
drops(SK, 8, 5, (-1.9, .6), (-1.9, -.6)); lamp((-3.2, -7.8, .9), (-.9, -.5, 1.0), 1.0, 1.8, 2.8, (1, .9, .9))
finish(loc=(-2.5, -9.2, 1.65), at=(-.14, -.2, 1.62), lens=82, focus=(-1.1, -1.1, 1.2), away=-1.0)

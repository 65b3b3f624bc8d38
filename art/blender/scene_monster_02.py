"""02 The Unreturned Umbrella: half folded, bowing; its ribs are its legs, a stranger's name hangs from the handle."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('02', '6E4560', key=(1, .95, .96), rim=(1, .08, .12), iris=(.82, .22, .10), glow=(.52, .010, .030), gx=-1.7, lum=1.05)
CL = matte(times(COL, .82), (.34, .20, .32), .16); M_ = chrome(); bow = {'pout': .10, 'sleep': .16, 'joy': -.08, 'surprise': -.20}.get(FACE, 0)
AX = curve([(-.10, 0, .72), (-.08, 0, 1.50), (.0, -.05, 2.25), (.24 + bow * .4, -.22, 2.82 - bow * .2), (.66 + bow, -.48, 3.10 - bow), (1.02 + bow, -.72, 3.06 - bow * 1.6)], 100)
open_ = {'surprise': 1.16, 'sleep': .86, 'pout': .92}.get(FACE, 1); RIBS = 8
def surf(t, a, out=0.0):
    """t 0 at the hem, 1 at the ferrule; a round the shaft, ribs at whole eighths."""
    i = min(98, max(0, int(t * 99))); c = AX[i]; tg = N3(AX[i + 1] - AX[max(0, i - 1)]); sx = N3(np.cross((0, -1, 0), tg)); sy = np.cross(tg, sx); s = 1 - t
    fold = abs(math.sin(RIBS * a / 2)); R = (.05 + .95 * s ** .85 * (1 - .18 * math.sin(s * 3.0))) * (.72 + .28 * (1 - fold) ** 1.2 + .02 * math.sin(a * 3 + s * 5)) * open_ + out
    return c + (sx * math.cos(a) - sy * math.sin(a)) * R + tg * (.20 * fold ** 2 * s ** 4) + sx * .035 * s * math.sin(a * 5 + s * 9)
sheet('cloth', lambda u, v: surf(u * .985, math.pi * v), 90, 200, CL, .014)
for k in range(RIBS):                                                                                  # ribs run under the cloth and on, as legs
    a = 2 * math.pi * k / RIBS; h = surf(0, a); o = h - AX[0]; o[2] = 0; o = N3(o); rs = random.Random(k); far = rs.uniform(.12, .36)
    knee = h + o * far + V3(0, 0, -.22); foot = V3(h[0], h[1], 0) + o * (far * rs.uniform(-.2, .9)) + V3(0, 0, .03); P_ = curve([surf(.10, a, .01), h, knee, foot], 30); strand(P_, np.linspace(.024, .017, 30), M_, 6); ball(foot + V3(0, 0, .02), .045, CL, 1.0, 24)
    strand([surf(t, a, .012) for t in np.linspace(.0, .97, 40)], .010, CL, 3)
tip = AX[-1] - AX[-3]; tip = N3(tip); strand([AX[-2], AX[-1] + tip * .10, AX[-1] + tip * .34], [.060, .045, .018], M_, 8)
# eyes peer out between two folds; the seam below them is a mouth
for t, a, r, f, lid, side in ((.50, 3.98, .17, (-.62, -1, -.10), .60, -1), (.565, 4.92, .175, (-.02, -1, -.16), .58, 1)):
    c = surf(t, a) + V3(0, .085, 0); e = eye(c, r, f, lid=lid, tilt=.30 * -side * -1, gaze=(-5, -9, .2), side=side); q = r * 1.5
    build('lid', lambda P: sockets(sdf.ellipsoid(P, c + V3(0, .05, 0), (r * 1.25, r * 1.0, r * 1.2)), P, .03, 1.14, [e]), tuple(c - q), tuple(c + q), CL, .011); lashes(e, 9, .30)
cv, wd = MOOD[3], MOOD[5]; seam = [surf(.405 + cv * .10 * ((k / 6 - 1) ** 2 - .4) + .012 * math.sin(k), 4.86 + (k / 6 - 1) * .62 * wd, .035 + .02 * math.cos((k / 6 - 1) * 1.5)) for k in range(13)]
DK = pbr('thread', (.012, .005, .010), .6); strand(curve(seam, 40), .017, DK, 4); LT = satin((.40, .22, .34))
strand([[p + V3(.01, -.02, .055), p + V3(0, -.032, 0), p + V3(-.012, -.02, -.055)] for p in curve(seam, 40)[3:38:4]], [[.009, .012, .009]] * 9, LT, 3)
# the shaft, the handle that is not its own, the name tag (prop)
WO = pbr('handle', (.36, .13, .05), .26, coat=.8); bump(WO, 'NOISE', 6, .15, .01, 5, stretch=(1, 1, .3)); strand([AX[40], AX[0], (-.10, 0, .62)], .030, M_, 8)
strand(curve([(-.10, 0, .66), (-.11, -.01, .44), (-.16, -.05, .24), (-.32, -.12, .13), (-.48, -.18, .22), (-.53, -.20, .40)], 40), .062, WO, 8)
TG = veil_mat((.80, .72, .62), (.9, .5, .3), .2, .6, 0); c = V3(-.62, -.34, .24); strand(curve([(-.50, -.19, .34), (-.58, -.28, .38), c + V3(0, 0, .14)], 12), .008, LT, 3)
tg = obj('tag', [(x, .012 * math.sin(z * 9), z) for x, z in ((-.15, -.12), (.15, -.12), (.15, .06), (.08, .12), (-.08, .12), (-.15, .06))], [(0, 1, 2, 3, 4, 5)], TG, False); tg.modifiers.new('s', 'SOLIDIFY').thickness = .010; tg.location = tuple(c); tg.rotation_euler = (.2, .25, -.4)
strand([[(c[0] - .08 + .06 * k, c[1] - .03, c[2] + .03), (c[0] - .05 + .06 * k, c[1] - .035, c[2] - .05)] for k in range(3)], [[.006, .006]] * 3, DK, 2)
if PORTRAIT: W = pbr('rain', (.02, .01, .015), .02, coat=1, spec=.8); [drop((random.Random(i).uniform(-2, 2), random.Random(i + 50).uniform(-2, .5), .01), random.Random(i + 9).uniform(.02, .09), W, .35, i) for i in range(26)]
lamp((-1.8, -8.4, 2.0), (0, 0, 1.8), 1.4, 2.6, 1.6, (1, .86, .90)); spot((-1.2, -4.0, .8), (-.5, -.2, .3), .6, 18, (1, .9, .85), vis=False)
finish(loc=(-2.4, -9.2, 1.45), at=(.22, 0, 1.85), lens=86, focus=(.1, -.7, 2.2), away=-.5)

"""16 Upside-down Coral: holds on to the beam with its branches; its face, lips and cup are the right way up for it alone."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('16', 'F07A6A', key=(1, .96, .94), rim=(1, .12, .10), iris=(.95, .34, .16), glow=(.62, .020, .024), gx=1.7)
SK = satin((.86, .215, .145), .36, lip=(.66, .030, .040)); bump(SK, 'VORONOI', 34, .16, .01); rs = random.Random(16); Z0 = 3.62                                                       # built standing on its branches, then turned over
HD = V3(.10, -.22, 2.50)
eye(HD + V3(-.34, -.50, .20), .20, (-.40, -1, .02), lid=.56, tilt=.22, gaze=(-6, -8, 2.4), side=-1); eye(HD + V3(.28, -.56, .16), .165, (.16, -1, .02), lid=.52, tilt=-.24, gaze=(-5, -9, 2.2), side=1)
BR = []
def grow(p, d, r, n):
    pts, rad = [tuple(p)], [r]; p, d = np.array(p, float), np.array(d, float)
    for k in range(3): d = N3(d + np.array([rs.uniform(-.35, .35), rs.uniform(-.30, .30), rs.uniform(-.12, .12)])).astype(float); p = p + d * rs.uniform(.20, .30) * (1.15 if n > 1 else .8); r *= .88; pts.append(tuple(p)); rad.append(r)
    rad[-1] *= 1.18 if n == 0 else 1; BR.append((pts, rad))
    if n: [grow(p, d + np.array([s_ * rs.uniform(.5, .9), rs.uniform(-.5, .5), rs.uniform(-.15, .25) * np.sign(d[2])]), r * .80, n - 1) for s_ in (-1, 1)]
for d in ((-1.0, -.05, -.55), (.95, .10, -.50), (-.30, .35, -1.0), (.45, -.10, -1.0), (-.55, -.35, -.80)): grow((.05, 0, 1.55), d, .20, 2)
for d, b in (((-.9, .2, .5), (-.42, .05, 2.55)), ((.9, .25, .4), (.52, .05, 2.45)), ((.3, .3, .9), (.25, .05, 2.95)), ((-.35, .3, .9), (-.15, .05, 2.95))): grow(b, d, .14, 1)
BOX = [(np.min(p, 0) - .3, np.max(p, 0) + .3) for p, _ in BR]
def raw(P):
    d = smin(sdf.ellipsoid(P, HD, (.62, .56, .58)), sdf.chain(P, [tuple(HD), (.06, -.05, 1.95), (.05, 0, 1.50)], [.46, .34, .30], .15), .2)
    for p, r in BR: d = smin(d, sdf.chain(P, p, r, .04), .09)
    return smin(d, sdf.ellipsoid(P, HD + V3(-.04, -.42, -.26), (.32, .20, .22)), .16)
M = Mouth(raw, HD + V3(-.06, -.8, -.27), (-.10, -1, -.06), .24, 'lips', full=.128, smile=.08, skew=.06, part=.10)
def body(P): return M.on(sockets(raw(P), P, .09, 1.13), P)
lo = np.min([b[0] for b in BOX], 0); hi = np.max([b[1] for b in BOX], 0); build('body', body, tuple(np.minimum(lo, HD - .9)), tuple(np.maximum(hi, HD + .9)), SK, STEP * 1.15)
for e in EYES: lashes(e, 13, .32)
# prop: the teacup, which spills nothing
CE = gloss((.74, .66, .60), .6); tip = V3(*BR[2][0][-1]); c = V3(-1.02, -.52, 2.30); q = lathe('cup', [(0, 0), (.15, 0), (.17, .03), (.24, .10), (.27, .30), (.272, .42), (.255, .425), (.248, .40), (.24, .14), (0, .08)], CE, n=96); q.location = tuple(c); q.rotation_euler = (.12, -.16, 0); t = lathe('tea', [(0, .385), (.23, .38), (.248, .375)], gloss((.36, .17, .02), .5), n=64); t.location = tuple(c); t.rotation_euler = (.12, -.16, 0)
strand(curve([(-.44, .0, 2.40), (-.78, -.22, 2.26), (-.98, -.46, 2.20), (-1.06, -.60, 2.26), (-1.10, -.70, 2.36)], 30), np.linspace(.13, .075, 30), SK, 8)
balls(); K = lacquer_black(); zb = min(p[2] for ps, _ in BR for p in ps) + .16; strand([(-3.4 if PORTRAIT else -1.55, .05, zb), (3.4 if PORTRAIT else 1.55, -.05, zb)], .15, K, 10)
turned = Matrix.Translation((0, 0, Z0)) @ Matrix.Rotation(math.pi, 4, 'Y'); bpy.context.view_layer.update()
for o in parts(): o.matrix_world = turned @ o.matrix_world
EYES.clear()
spot((-.6, -3.2, .3), (0, -.5, 1.0), 1.0, 26, (1, .7, .64), vis=False); lamp((-2.6, -8.0, .8), (0, -.4, 1.2), 1.0, 2.2, 2.6, (1, .9, .88))
finish(loc=(-2.3, -9.3, 1.5), at=(.26, -.1, 1.86), lens=82, focus=(-.1, -.9, 1.2), floor=-.4, pivot=(0, 0, Z0 - zb), lively=.9)

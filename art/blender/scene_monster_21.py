"""21 Thief's Tea: what rises from a lifted cup; it stirs with a second hand, and hopes nobody noticed the time."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('21', 'A1663C', key=(1, .95, .88), rim=(1, .16, .07), iris=(.90, .30, .04), glow=(.50, .024, .012), gx=1.8)
SK = satin(times(COL, 1.15), 1.9, metal=.35); n, l, b = nodes(SK); b.inputs['Sheen'].default_value = .7; hy = {'sleep': -.22, 'surprise': .16, 'pout': -.06, 'joy': .05}.get(FACE, 0)
CP = V3(-.46, -.18, .66); TI_ = .34; HD = V3(-.30, -.34, 2.56 + hy)
PT = [(-.42, -.17, .90), (-.16, -.12, 1.12), (.34, .0, 1.30), (.74, .06, 1.62), (.66, .06, 2.02), (.20, -.08, 2.30 + hy * .6), tuple(HD)]; C_ = curve(PT, 30); RD = np.interp(np.linspace(0, 1, 30), [0, .10, .30, .55, .80, 1], [.40, .27, .19, .21, .30, .42])
WISP = [(curve([(.50, .08, 2.10), (.98, .14, 2.26), (1.30, .18, 2.62), (1.16, .22, 3.06), (1.34, .24, 3.56), (1.28, .26, 3.9)], 22), .17), (curve([(.10, .05, 2.62 + hy), (.42, .14, 2.92 + hy), (.52, .18, 3.28 + hy), (.36, .20, 3.62 + hy)], 14), .16), (curve([(.60, -.02, 1.52), (1.02, -.10, 1.40), (1.28, -.14, 1.62), (1.24, -.12, 1.90)], 14), .12), (curve([(-.30, .05, 1.02), (-.66, .14, 1.30), (-.78, .18, 1.66), (-.66, .20, 1.96)], 14), .13)]   # loose ends of it, going up
def raw(P):
    d = sdf.chain(P, [tuple(p) for p in C_], RD, .08); d = smin(d, sdf.ellipsoid(P, HD, (.52, .45, .45)), .18); tw = np.arctan2(P[1] + .05, P[0] - .2) * 3 + P[2] * 4.6
    d = d + .024 * np.sin(tw + 1.2 * np.sin(P[2] * 3)) * np.clip((2.26 - P[2]) * 2.5, 0, 1)
    for w, r in WISP: d = smin(d, sdf.chain(P, [tuple(p) for p in w], r * (1 - np.linspace(0, 1, len(w)) ** 1.2 * .90), .06), .22)
    return smin(d, sdf.chain(P, [tuple(p) for p in curve([(-.12, -.22, 1.10), (-.40, -.50, 1.16), (-.98, -.40, 1.06), (-1.14, -.24, .74), (-1.02, -.16, .52), (-.86, -.16, .58)], 16)], np.linspace(.15, .062, 16), .04), .12)                                        # it lifts its own cup by the ear
eye(HD + V3(-.26, -.36, .12), .165, (-.40, -1, .0), lid=.60, tilt=.22, gaze=(-7, -7, 1.0), side=-1); eye(HD + V3(.20, -.42, .12), .14, (.10, -1, .0), lid=.57, tilt=-.24, gaze=(-6, -8, 1.2), side=1)
M = Mouth(raw, HD + V3(-.06, -.6, -.18), (-.16, -1, -.06), .20, 'slit', smile=.14, skew=.16, part=.05)
build('body', lambda P: M.on(sockets(raw(P), P, .08, 1.13), P), (-1.4, -1.05, .35), (1.6, .7, 4.1), SK)
for e in EYES: lashes(e, 11, .28)
# the cup: porcelain with a gold lip, tipped, and still full
CE = gloss((.74, .66, .58), .6); GO = pbr('gold', (.80, .50, .20), .14, metal=1.0); rot = (.06, -TI_, 0); parts_ = [lathe('cup', [(0, -.28), (.20, -.28), (.22, -.25), (.20, -.22), (.34, -.10), (.47, .12), (.53, .36), (.525, .375), (.505, .36), (.45, .14), (.30, -.06), (0, -.12)], CE, n=128), lathe('rim', [(.505, .355), (.53, .355), (.535, .375), (.515, .382)], GO, n=128), lathe('foot', [(.215, -.255), (.228, -.25), (.215, -.24)], GO, n=96), lathe('tea', [(0, .27), (.46, .268), (.485, .285)], gloss((.20, .065, .015), .4), n=96)]
for o in parts_: o.location = tuple(CP); o.rotation_euler = rot
Mx = Matrix.Translation(Vector(CP.tolist())) @ Matrix.Rotation(rot[0], 4, 'X') @ Matrix.Rotation(rot[1], 4, 'Y'); strand([tuple(Mx @ Vector((-.46 - .28 * math.sin(t), 0, .10 + .21 * math.cos(t)))) for t in np.linspace(.1, 3.0, 24)], .042, CE, 8)
lathe('saucer', [(0, .05), (.26, .04), (.30, .02), (.62, .10), (.66, .13), (.64, .14), (.30, .07), (0, .08)], CE, n=128).location = (-.40, -.30, 0)
# prop: the second hand it took out
C = chrome(); RD_ = pbr('red', (.45, .006, .010), .2, coat=1); t0 = V3(-.40, -.40, .78); D = N3(V3(.30, -.34, 1.0)); strand([t0, t0 + D * 1.38], [.012, .026], C, 4); h = t0 + D * 1.38; ring = lathe('ring', [(.080, -.018), (.115, -.018), (.115, .018), (.080, .018), (.080, -.018)], C, n=48); ring.location = tuple(h + D * .10); ring.rotation_euler = (math.pi / 2, 0, .3); strand([h + D * .20, h + D * .46], [.030, .045], C, 4)
drops(gloss((.30, .11, .03), .5), 10, 8, (-1.6, 1.2), (-1.7, -.5)); lamp((-2.8, -7.8, 1.2), (-.2, 0, 1.0), .9, 2.2, 2.6, (1, .90, .80)); spot((-.5, .8, 1.3), (-.3, -.2, 2.4), .5, 16, (1, .5, .24), vis=False)
finish(loc=(-2.5, -9.2, 1.6), at=(.26, 0, 1.80), lens=82, focus=(-.3, -.8, 2.4))

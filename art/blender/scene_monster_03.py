"""03 Last-Train Candy Apple: a globe running on one stick, its syrup still streaming behind; the ticket is in its mouth."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('03', 'AE0D29', key=(1, .95, .92), rim=(1, .10, .05), iris=(.88, .25, .025), glow=(.70, .012, .014), gx=-1.9)
SK = gloss(times(COL, 1.25), .24, lip=(.50, .006, .016)); C0 = V3(.30, -.05, 2.42)
eye((.00, -.98, 2.70), .29, (-.22, -1, .12), lid=.57, tilt=-.26, gaze=(-5, -9, 1.6), side=-1); eye((.72, -.88, 2.78), .22, (.35, -1, .14), lid=.55, tilt=.30, gaze=(-4, -9, 1.9), side=1)
def raw(P):
    d = sdf.ellipsoid(turn(P, C0, 'y', .30), C0, (1.06, 1.00, .98))
    d = smax(d, -sdf.ellipsoid(P, (.02, .05, 1.42), (.42, .42, .20)), .30)                             # the dimple over the stick
    d = smin(d, smax(sdf.ellipsoid(turn(P, (.98, .06, 3.04), 'y', .80), (.98, .06, 3.04), (.60, .72, .15)), -(P[2] - 2.5), .1), .24)   # the flat pool of a candy apple, slipping back like a cap
    for x, y, z, tx, tz, r in ((1.20, -.30, 2.95, 2.02, 2.86, .20), (1.30, .15, 2.60, 1.86, 2.42, .15), (1.30, .20, 3.10, 2.36, 3.20, .13)):   # syrup blown back by the run, round at the ends
        d = smin(d, sdf.chain(P, [(x - .25, y, z), (x + (tx - x) * .55, y, z + (tz - z) * .6), (tx, y + .05, tz)], [r * 1.5, r * .62, r * .98], .08), .20)
    return smin(d, sdf.ellipsoid(P, (.18, -.96, 2.12), (.46, .18, .20)), .26)                          # the part that speaks
M = Mouth(raw, (.20, -1.2, 2.10), (-.12, -1, -.05), .36, 'lips', full=.150, smile=.02, skew=.10, part=.12, puff=0)
def body(P): return M.on(sockets(raw(P), P, .09), P)
build('body', body, (-.95, -1.5, 1.25), (2.5, 1.15, 4.1), SK)
for e in EYES: lashes(e, 11, .28)
# the one leg: a festival stick, bent where a knee would be
W = pbr('stick', (.34, .17, .075), .42, coat=.35); bump(W, 'NOISE', 7, .25, .01, 5, stretch=(3, 3, .5)); strand(curve([(.22, .02, 1.75), (.10, -.02, 1.40), (-.10, -.16, .92), (.26, -.08, .46), (.60, .04, .05)], 60), [.105] * 60, W, 8); strand(curve([(.62, .05, .07), (.44, -.10, .045), (.26, -.20, .05)], 20), [.10 - .002 * i for i in range(20)], W, 6)
build('syrup', lambda P: smin(sdf.chain(P, [(.20, .02, 1.60), (.13, 0, 1.42), (.06, -.04, 1.24)], [.24, .155, .10], .06), sdf.chain(P, [(.06, -.13, 1.40), (.02, -.17, 1.16), (.02, -.17, 1.02)], [.10, .05, .07], .04), .10), (-.3, -.4, .85), (.6, .4, 1.9), SK)
# prop: a ticket, punched
TK = veil_mat((.86, .78, .66), (.9, .5, .3), .25, .6, 0); c = M.line[10] + V3(-.02, -.15, -.03); arc = lambda x, z, r, a0, a1: [(x + r * math.cos(t), z + r * math.sin(t)) for t in np.linspace(a0, a1, 12)]
out = [(-.10, .13), (.18, .13)] + arc(.24, .13, .045, math.pi, 2 * math.pi) + [(.44, .13)] + arc(.44, 0, .06, math.pi / 2, 3 * math.pi / 2) + [(.44, -.13), (-.10, -.13)]
tk = obj('ticket', [(x, .015 * math.sin(x * 9), z) for x, z in out], [list(range(len(out)))[::-1]], TK, smooth=False); tk.modifiers.new('s', 'SOLIDIFY').thickness = .012; tk.location = tuple(c); tk.rotation_euler = (.12, .42, .30)
C = chrome()
if PORTRAIT:                                                                                            # the platform edge, the closing door
    box('edge', (9, .10, .05), (0, 1.35, .025), pbr('tile', (.55, .30, .02), .35, coat=.4), bevel=.015); strand([(-2.0, 1.6, 0), (-2.0, 1.6, 6)], .06, C, 8)
drops(SK, 14, 9, (-.6, 2.6), (-1.6, .6)); lamp((-3.0, -8.2, .8), (.2, 0, 1.4), 1.0, 2.4, 3.2, (1, .85, .8))
finish(loc=(2.3, -9.3, 1.35), at=(.42, 0, 2.02), lens=82, focus=(.1, -1.0, 2.5), pivot=(.6, 0, 0))

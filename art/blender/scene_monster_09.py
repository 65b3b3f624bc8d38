"""09 The Library Hearth: an arch that has sat down; bookmarks burn in its lap, and its mouth is the slit they light."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('09', '7A3F30', key=(1, .93, .86), rim=(1, .16, .06), iris=(.95, .24, .03), glow=(.50, .022, .012), gx=1.8, lum=.95)
SK = matte(times(COL, .85), (.40, .19, .13), .22)
ARCH = [(-.98, -.62, .30), (-1.06, -.05, .62), (-1.10, .06, 1.25), (-.92, .06, 1.85), (-.48, .02, 2.34), (.08, .0, 2.46), (.60, .03, 2.30), (.98, .08, 1.80), (1.08, .06, 1.22), (1.00, -.05, .60), (.92, -.70, .30)]
eye((-.42, -.50, 2.55), .17, (-.30, -1, .04), lid=.60, tilt=.22, gaze=(-5, -9, 1.0), side=-1); eye((.34, -.54, 2.57), .14, (.10, -1, .04), lid=.58, tilt=-.26, gaze=(-4, -9, 1.1), side=1)
def raw(P):
    Q = (P[0], P[1] * .88, P[2]); d = sdf.chain(Q, [(a, b * .88, c) for a, b, c in ARCH], [.30, .34, .38, .43, .52, .56, .52, .44, .38, .34, .30], .16)
    d = smin(d, rbox(turn(P, (.04, -.05, 2.98), 'y', -.05), (.04, -.05, 2.98), (1.02, .74, .085), .03), .07); d = smin(d, rbox(turn(P, (.04, -.02, 2.86), 'y', -.05), (.04, -.02, 2.86), (.86, .62, .06), .03), .05)          # a mantelpiece for a brow
    for sx, x0 in ((-1, -.98), (1, .92)): d = smin(d, sdf.chain(P, [(x0, -.75, .28), (x0 + sx * .10, -1.22, .24), (x0 + sx * .12, -1.36, .34)], [.26, .15, .12], .1), .14)   # feet, towards whoever reads
    return d
def bricks(P):
    x, z = P[0], P[2] - 1.25; a = np.arctan2(x, np.maximum(z, 0) + 1e-6); up = z > 0; run = np.where(up, a * 1.35, np.sign(x) * (1.57 * 1.35) - np.sign(x) * z); rad = np.where(up, np.sqrt(x * x + np.maximum(z, 0) ** 2), np.abs(x))
    row = np.abs(((run / .26) % 1) - .5); c = np.abs((((rad + (np.floor(run / .26) % 2) * .22) / .44) % 1) - .5); return .030 * (np.clip((row - .455) / .03, 0, 1) + .8 * np.clip((c - .475) / .02, 0, 1))
M = Mouth(raw, (-.02, -.8, 2.13), (-.06, -1, -.12), .48, 'slit', smile=.10, skew=.05, part=.085)
def body(P):
    d = raw(P); face = np.clip(np.sqrt(((P[0] + .02) / .95) ** 2 + ((P[2] - 2.38) / .50) ** 2) * 3 - 2.4, 0, 1) * (P[2] < 2.86); return M.on(sockets(d + bricks(P) * face, P, .08, 1.13), P)
build('body', body, (-1.75, -1.75, -.02), (1.7, .85, 3.35), SK)
for e in EYES: lashes(e, 9, .26)
M.light((1.0, .36, .10), 6.0, 4, depth=.045)
# embers: pages and bookmarks, half burnt
rs = random.Random(9); EM = [light_mat((1, .30, .05), 5.0), light_mat((1, .13, .03), 2.2), pbr('char', (.012, .006, .005), .7)]
for k in range(70): a, r = rs.uniform(0, 6.28), .62 * math.sqrt(rs.random()); o = box('ember', (rs.uniform(.10, .26), rs.uniform(.06, .16), rs.uniform(.02, .07)), (r * math.cos(a), -.12 + .55 * r * math.sin(a), .06 + .46 * (1 - r / .62) * rs.random()), EM[rs.choice((0, 1, 1, 2, 2, 2))], .012, (rs.uniform(-.6, .6), rs.uniform(-.6, .6), rs.uniform(0, 3)), 2)
spot((0, -.15, .75), (0, -.15, 3), .7, 34, (1, .42, .14), vis=False); spot((0, -.35, .55), (0, -3, .0), .7, 26, (1, .36, .10), vis=False); spot((0, .3, .8), (0, 3, .6), .7, 20, (1, .36, .10), vis=False)
# prop: the bookmark, held between the lips of the slit
RB = satin((.62, .50, .44), .6); b0 = M.line[9]; sheet('ribbon', lambda u, v: V3(*b0) + V3(v * .085 + .10 * u + .05 * math.sin(u * 6), -.02 - .34 * math.sin(min(1, u * 1.3) * 1.6) - .04 * math.sin(u * 5 + v * .5), -.02 - 1.28 * u + (.10 * (abs(v) - .5) if u > .97 else 0)), 60, 6, RB, .010)
if PORTRAIT: K = lacquer_black(); [box('book', (.16 + .08 * (i % 3), 1.2, 3.4 + .3 * (i % 4)), (-3.2 + .30 * i, 2.5, 1.2), K, .02) for i in range(22)]
finish(loc=(-2.2, -9.3, 1.55), at=(.34, -.1, 1.86), lens=92, focus=(-.1, -.8, 2.3))

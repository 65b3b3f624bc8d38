"""11 Nap at the Museum: poured over its plinth, asleep since the opening."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('11', 'C9A08C', key=(1, .95, .88), rim=(1, .20, .13), iris=(.88, .25, .025), glow=(.75, .03, .02), gx=-1.9, lum=1.25)
SK = sink(pbr('satinM', times(COL, 1.1), .32, metal=.38, coat=.35, coat_rough=.16, sheen=.6, aniso=.6), times(COL, 1.25), times(COL, .35), .3); smudge(SK, .24, .40, 2.5); made_up(SK, lip=times(COL, .6))
half = {'surprise': .36, 'joy': .52, 'pout': .56}; lid = half.get(FACE, 1)   # woken it is never wide awake
eye((-.46, -1.06, 2.00), .30, (-.26, -1, .02), lid=lid, gaze=(-6, -9, 1.4), tilt=-.1, side=-1, pupil='bar'); eye((.34, -1.10, 2.04), .23, (.16, -1, .02), lid=lid, gaze=(-5, -9, 1.4), tilt=.14, side=1, pupil='bar')
EYES[0]['lid'], EYES[1]['lid'] = lid, 1 if FACE == 'pout' else lid
rs = np.random.RandomState(5); DR = [(a, rs.uniform(.35, 1.5), rs.uniform(.11, .19)) for a in np.linspace(.15, 6.1, 15)]
def raw(P):
    x, y, z = P; zz = z + .05 * np.sin(2.1 * x + 1.4 * y); d = smax(np.sqrt((x - .05) ** 2 + (y * 1.06) ** 2) - 1.10 - .07 * np.sin(3 * np.arctan2(y, x) + 1), np.abs(zz - 1.92) - .20, .26)   # the pool on top
    d = smin(d, sdf.ellipsoid(turn(P, (.0, -.55, 2.18), 'y', -.10), (.0, -.55, 2.18), (.74, .62, .34)), .30); d = smin(d, sdf.ellipsoid(P, (.55, .25, 2.22), (.62, .52, .24)), .3)                 # head, and the rest of it piled behind
    for a, ln, r in DR:                                                                               # tongues that ran over the edge and set
        cx, cy = .05 + 1.05 * math.cos(a), 1.0 * math.sin(a); o = 1.13 + .04 * math.sin(a * 5); front = -cy > .75 and -.75 < cx < .7; ln = ln * (.45 if front else 1)
        d = smin(d, sdf.chain(P, [(cx * .9, cy * .9, 1.92), (cx * o, cy * o, 1.74), (cx * o, cy * o, 1.74 - ln * .6), (cx * o, cy * o, 1.74 - ln)], [r * 1.25, r, r * .62, r * .95], .08), .20)
    d = smin(d, sdf.chain(P, [(-.85, -.55, 1.98), (-1.30, -.72, 1.70), (-1.36, -.76, 1.10), (-1.30, -.80, .62), (-1.42, -.90, .46)], [.26, .20, .15, .14, .17], .1), .22)   # one arm of it, dangling
    d = smin(d, sdf.ellipsoid(P, (-.08, -1.12, 1.86), (.52, .26, .24)), .24)
    return d + .006 * np.sin(13 * x + 2.2 * np.sin(2 * z) + 1) * np.clip((2.0 - z) * 2, 0, 1) + .002 * np.sin(31 * x + 6 * z + 4 * np.sin(2 * y))
M = Mouth(raw, (-.10, -1.4, 1.76), (-.06, -1, -.1), .26, 'slit', smile=-.12, skew=.14, part=.10)
build('body', lambda P: M.on(sockets(raw(P), P, .13, 1.10), P), (-1.75, -1.6, .2), (1.6, 1.4, 2.75), SK)
for e in EYES: lashes(e, 17, .46)
# props: the plinth with its label; the portrait has the rope nobody needs
K = lacquer_black(); R = rosegold(); C = chrome()
lathe('plinth', [(.62, -1.5 if PORTRAIT else -.35), (.62, -.22), (.50, -.14), (.50, 1.50), (.54, 1.54), (.54, 1.58), (.74, 1.64), (.74, 1.78), (0, 1.78)], K, n=160, superellipse=7, bevel=.02); lathe('line', [(.546, 1.545), (.552, 1.55), (.552, 1.575), (.546, 1.58)], R, n=160, superellipse=7)
o = box('label', (.62, .03, .28), (.04, -.515, .86), R, bevel=.012); text('No. 11', ARGS.get('font'), .13, .004, pbr('en', (.01, .006, .004), .5), loc=(.04, -.535, .90), rot=(math.pi / 2, 0, 0), space=1.1); box('rule', (.38, .006, .012), (.04, -.531, .79), pbr('en2', (.01, .006, .004), .5), bevel=0)
if PORTRAIT:
    VE = pbr('velvet', (.26, .003, .012), .6, sheen=1.0); strand([(1.72 + 1.9 * t, -2.0 - .25 * t, 1.18 - .95 * t * (1 - t) * 1.3 + .10 * t) for t in np.linspace(0, 1, 40)], [.07] * 40, VE, 8)
    lathe('post', [(.34, -.6), (.34, -.56), (.05, -.50), (.045, .60), (.06, .62), (.075, .66), (.06, .72), (0, .76)], C, n=64).location = (1.70, -2.0, .55)
lamp((-1.5, -8.5, 1.0), (0, -1.0, .6), 2.6, 1.6, 1.9, (1, .85, .8)); lamp((2.2, -7.6, .8), (0, -.9, .8), .8, 3.0, 1.5, (1, .55, .50)); lamp((3.2, -6.5, .9), (0, -.8, .7), .35, 2.6, 4.5, (1, .6, .5)); spot((.8, -.4, 5.6), (.0, -.5, 1.9), .9, 60, (1, .93, .84), spread=60, vis=False)
finish(loc=(-2.7, -9.1, 2.55), at=(.10, -.3, 1.62), lens=98, focus=(-.3, -1.2, 2.0), floor=-.05, pivot=(0, 0, 1.8), lively=.5)

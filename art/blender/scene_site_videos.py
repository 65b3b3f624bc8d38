"""Stopped colour: panes of black glass stand in a row like the frames of a film; one is filled with a shade, its wave caught in mid-air."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(6, (.0018, .0012, .0014)); rs = np.random.RandomState(3); K, C = lacquer_black(), chrome()
W, H, D = 1.62, 2.88, .16; EDGE = pbr('edge', (.006, .005, .0055), .12, coat=1, coat_rough=.01)
GL = pbr('pane', (.0022, .0018, .002), .03, spec=.7, coat=1, coat_rough=0)
def frame(x, y, yaw):
    g = [box('side', (.045, D, H + .09), (q * (W / 2 + .022), 0, H / 2), EDGE, bevel=.012) for q in (-1, 1)] + [box('bar', (W, D, .045), (0, 0, z), EDGE, bevel=.012) for z in (-.022, H + .022)]
    for q in (-1, 1): g += [box('hole', (.020, .012, .07), (q * (W / 2 + .022), -D / 2 - .001, .16 + k * .36), C, bevel=.005) for k in range(8)]        # perforation: small chrome windows
    return g, Matrix.Translation((x, y, .03)) @ Matrix.Rotation(math.radians(yaw), 4, 'Z')
for k in range(-1, 6):
    x, y = -.62 + k * .98, k * 2.05; g, M = frame(x, y, -27)
    if k != 0: g.append(box('pane', (W, .05, H), (0, 0, H / 2), GL, bevel=.006))
    group(*g, at=M)
    if k == 0: HERE = M
# the one that was touched: liquid colour, a wave standing between the two sheets of the frame, and its drops
COL = linear('D8331F'); LQ = pbr('shade', COL, .08, coat=1, coat_rough=0, sss=.10, sss_col=COL, sss_rad=(.15, .03, .02), spec=.7)
def body(P):
    x, y, z = P; top = 1.50 + .42 * np.sin(x * 2.5 + .7) + .16 * np.sin(x * 6.1 - .4) + .05 * np.sin(x * 13 + y * 6); d = smax(smax(z - top, np.abs(x) - W / 2, .05), np.abs(y) - (.070 + .10 * np.exp(-((z - top + .25) / .22) ** 2)), .06)
    d = smin(d, sdf.chain(P, [(.10, 0, 1.85), (-.02, -.16, 2.16), (.10, -.34, 2.36), (.27, -.46, 2.40)], [.20, .13, .085, .05], .15), .18); d = smin(d, sdf.chain(P, [(-.62, 0, 1.2), (-.60, -.22, 1.42), (-.52, -.40, 1.52)], [.16, .09, .05], .1), .14)
    for c, r in (((.38, -.54, 2.44), .062), ((.50, -.66, 2.34), .034), ((.02, -.30, 2.62), .040), ((-.42, -.52, 1.60), .045), ((-.30, -.62, 1.56), .022), ((.22, -.5, 2.60), .024), ((.62, -.4, 2.5), .02)): d = smin(d, sdf.sphere(P, c, r), .05)
    return smax(d, -z, .02)
V, F = sdf.mesh(body, (-.86, -.8, -.02), (.9, .3, 2.8), float(ARGS.get('step', .017))); o = facing_mesh('colour', V, F, LQ); o.matrix_world = HERE
wet_floor(60, 0, rough=(.010, .12), ripple=.05, scale=.4)
for k in range(22): drop((HERE.translation.x + rs.uniform(-.4, 1.4), HERE.translation.y - rs.uniform(.4, 2.2), .012), .015 + .05 * rs.rand() ** 3, LQ, .45, k)
card((-3.6, -3.4, 2.8), (-.6, 0, 1.5), .9, 5, 12, WHITE, soft=True, oneside=True); card((3.2, -2.2, 2.6), (-.2, 0, 1.5), .5, 5, 11, WHITE, soft=True, oneside=True); card((-.4, -1.6, 5.2), (-.5, 0, 1.8), 2.4, .9, 6, WHITE, soft=True, oneside=True); card((-5.5, 7.0, 3.4), (1.5, 5, 1.5), 2.6, 7, 11, (1, .5, .5), soft=True, oneside=True); card((-8, 1.0, 3), (0, 3, 1.5), 3.4, 7, 8, (1, .80, .78), soft=True, oneside=True)
area((-2.2, -3.6, 4.2), (-.5, 0, 1.6), .8, 80, WHITE, vis=False, spread=70); area((.8, 2.0, 2.2), (-.4, .2, 1.7), .5, 60, (1, .2, .15), vis=False)
halo((1.6, 13, 1.6), (9, 8), .10, (1, .02, .025), 1.9)
shot((.5, -7.8, 1.35), (.42, 0, 1.72), lens=56, fstop=2.4, focus=(-.5, -.3, 1.8), wide=dict(lens=44, shift=(.36, 0)))

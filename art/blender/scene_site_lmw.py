"""The lip-monster world: a giant sheet of torn paper hangs over a world of black glass; red light behind it, and somebody small before it."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(5, (.0018, .0010, .0013)); rs = np.random.RandomState(2); K = lacquer_black(); PAP = paper_material((.52, .49, .46), lines=(1.15, .16), line=(.16, .05, .05))
k = np.linspace(0, 1, 80); ex = -5.2 + 10.6 * k; ez = 2.0 + 1.5 * np.sin(k * 4.6 + .6) - 1.9 * np.exp(-((k - .60) / .10) ** 2) * -1 + .6 * k          # the lower edge, torn; a gate is torn into it
torn(np.stack([ex, 0 * k, ez], 1), np.stack([ex, 0 * k + .2, 0 * k + 13.5], 1), PAP, seed=9, rough=.30, fibre=.26, curl=1.0, reach=1.5, n=1700, m=240, wave=.35)
# black glass: shards standing up from a mirror, and lacquer hills far off
G = pbr('glassworld', (.0022, .0018, .0022), .06, spec=.8, coat=1, coat_rough=.01)
for x, y, h, r, lean in ((-2.6, 3.4, 3.2, .55, .10), (-1.9, 5.0, 2.2, .42, -.12), (3.2, 4.6, 2.6, .5, -.10), (2.3, 8.0, 3.4, .6, .08), (-4.2, 8.5, 4.4, .9, .06), (.5, 11, 2.4, .7, -.06), (4.8, 10, 4.6, .9, -.05)):
    V, F = sdf.mesh(lambda P: smin(sdf.chain(P, [(0, 0, -.2), (lean * h * .5, 0, h * .55), (lean * h, 0, h)], [r, r * .66, r * .10], .3), sdf.ellipsoid(P, (0, 0, -.1), (r * 2.6, r * 2.0, .35)), .5) + .02 * np.sin(P[2] * 4 + P[0] * 3), (-r * 3, -r * 2.4, -.2), (r * 3 + abs(lean) * h, r * 2.4, h + .4), .075); facing_mesh('shard', V, F, G).location = (x, y, 0)
# somebody small: a drop of red lacquer with half-shut eyes, seen from behind, casting a long mirror image
RD = pbr('small', (.42, .003, .012), .12, coat=1, coat_rough=.01)
def who(P):
    x, y, z = P; d = smin(sdf.ellipsoid(P, (0, 0, .26), (.235, .22, .30)), sdf.ellipsoid(P, (.01, .02, .56), (.15, .14, .17)), .22); d = smin(d, sdf.chain(P, [(.02, .02, .68), (.05, .03, .82), (.11, .04, .90)], [.085, .045, .016], .06), .08)
    for q in (-1, 1): d = smin(d, sdf.chain(P, [(q * .18, 0, .34), (q * .30, -.02, .20), (q * .31, -.03, .10)], [.060, .045, .052], .05), .06); d = smin(d, sdf.ellipsoid(P, (q * .12, -.02, .02), (.10, .13, .06)), .06)
    return d
V, F = sdf.mesh(who, (-.45, -.4, -.06), (.45, .4, 1.0), .014); o = facing_mesh('who', V, F, RD); o.location = (-.42, -2.2, .02); o.rotation_euler[2] = .4; o.scale = (1.05,) * 3
nx = water(-14, 14, -7, 40, rings=[(-.42, -2.2, .012, 9, 1.1, .3)], nx=340, ny=520, swell=.010)
halo((1.0, 6.0, 3.6), (6.5, 7.5), .55, (1, .02, .03), 1.8); halo((.9, 20, .6), (18, 5), .45, (1, .02, .03), 1.8); smoke((0, 2.4, 1.6), 12, 5, .10, (1, .03, .04), .35, 6)
area((.9, 3.4, 2.6), (.2, 0, 3.4), 1.6, 330, (1, .07, .06), vis=False, spread=150); area((-6.0, -5.5, 7.5), (-.8, 0, 5.2), 1.6, 36, (1, .95, .91), vis=False, spread=55); area((-2.4, -4.6, 2.6), (-.42, -2.2, .4), .5, 34, WHITE, vis=False, spread=50)
card((-3.2, -4.2, 2.2), (-.42, -2.2, .5), .6, 2.2, 6, WHITE, soft=True, oneside=True); card((1.6, -3.2, 1.2), (-.42, -2.2, .5), .4, 2.0, 5, (1, .3, .3), soft=True, oneside=True); card((6, 2, 4), (0, 6, 1), 1.2, 7, 6, (1, .12, .12), soft=True, oneside=True); card((-7, 2, 5), (-2, 5, 1.5), 1.4, 7, 6, (1, .5, .5), soft=True, oneside=True)
shot((.35, -12.0, 1.25), (.35, 0, 3.05), lens=46, fstop=4, focus=(-.42, -1.6, 1.0), wide=dict(lens=36, target=(.35, 0, 3.0), shift=(.20, 0)))

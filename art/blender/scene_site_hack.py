"""A rule, torn: a sheet of manuscript paper ripped from top to bottom; behind the tear stands warm light."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(5, (.002, .0014, .0014)); PAP = paper_material((.50, .475, .445), lines=(.62, .09), line=(.20, .06, .055))
zs = np.linspace(5.2, -5.2, 60); cx = .10 + .30 * np.sin(zs * .45 + .4) + .05 * zs; gap = .10 + .42 * np.exp(-((zs - .9) / 2.4) ** 2) + .10 * np.clip(-zs, 0, 5) * .12
left = np.stack([cx - gap, 0 * zs, zs], 1); torn(left, np.stack([0 * zs - 4.6, 0 * zs, zs], 1), PAP, seed=3, rough=.09, fibre=.15, curl=.85, reach=.75, n=1500, m=200, wave=.05)
right = np.stack([cx + gap * .55, 0 * zs + .25, zs], 1); torn(right, np.stack([0 * zs + 4.6, 0 * zs + .25, zs], 1), PAP, seed=3, rough=.09, fibre=.06, curl=.34, reach=.5, n=1500, m=160, wave=.05)
# behind it: a red lacquer room, lit
for z, w, st in ((.9, 2.2, 1.1), (-2.4, 1.6, .6)): halo((.15, 2.2, z), (w, 3.4), st, (1, .05, .035), 1.7)
RD = pbr('wetred', (.40, .003, .010), .14, coat=1, coat_rough=.02); n = 200; q = np.linspace(-1, 1, n); X, Z = np.meshgrid(q * 2.2, q * 5); Y = 1.7 + .20 * fractal(X * .9, Z * .5, 5, 3); grid('behind', np.stack([X, Y, Z], -1), RD)
area((.2, 1.0, 2.6), (.1, 1.7, 0), .7, 70, (1, .62, .5), vis=False); area((.1, 1.1, -1.8), (.1, 1.7, -2.6), .6, 34, (1, .5, .42), vis=False); area((.15, 1.2, .8), (-.2, -.6, .8), .5, 46, (1, .24, .14), vis=False, spread=150)
area((-4.6, -2.2, 3.4), (-.6, 0, .6), .9, 30, (1, .965, .93), vis=False, spread=60); area((-3.0, -4.4, -.6), (-.4, -.2, -.8), .9, 9, (1, .96, .93), vis=False); card((2.2, 1.3, 1.2), (.2, 1.7, .6), .3, 3, 4, WHITE, soft=True)
area((4.4, -4.2, 2.2), (1.9, .2, .2), 1.0, 3.5, (1, .96, .93), vis=False, spread=70)
shot((.60, -9.4, .40), (.55, 0, .35), lens=58, fstop=2.4, focus=(-.4, -.4, .6), wide=dict(lens=46, shift=(.30, 0)))

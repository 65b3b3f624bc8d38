"""The vote: two portraits face to face, porcelain and black lacquer, divided by a wet red line that runs down to the floor."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(8, (.0016, .0012, .0014)); F = int(ARGS.get('fine', 4)); G = 1.5 if WIDE else 0.0      # on a wide window they stand on both sides of the column
bust(porcelain(rough=(.10, .22)), at=place(-1.20 - G, 0, 0, 84, 1.0, (3, 0)), look='face-1', fine=F, eyeOpen=-2.2)
K = pbr('lacquerhead', (.006, .004, .005), .15, coat=1, coat_rough=.015); smudge(K, .10, .24, 2.2)
bust(K, at=place(1.30 + G, .35, -.10, -80, 1.02, (4, 0)), look='face-4', fine=F, eyeOpen=-2.0)
RD = pbr('wetred', (.40, .002, .010), .05, coat=1, coat_rough=0, spec=.8); X = .10; FL = -1.62; rs = np.random.RandomState(2)
z = np.linspace(4.2, FL, 240); wob = .018 * np.sin(z * 1.9) + .010 * np.sin(z * 5.1 + 1)
rad = .022 + .010 * np.sin(z * 2.3 + .6) + .052 * np.exp(-((z - .62) / .16) ** 2) + .036 * np.exp(-((z + .55) / .11) ** 2) + .030 * np.exp(-((z - 2.0) / .12) ** 2) + .05 * np.exp(-((z - FL) / .10) ** 2)
curve(np.stack([X + wob, np.full_like(z, -.42), z], 1), list(rad), RD)
def pool(P):
    d = sdf.ellipsoid(P, (X, -.42, FL), (.62, .40, .055))
    for a, b, r in ((.55, -.20, .22), (-.45, -.62, .26), (.30, -.80, .16), (-.30, -.10, .2), (.95, -.66, .09), (-.95, -.35, .10)): d = smin(d, sdf.ellipsoid(P, (X + a, -.42 + b, FL), (r, r * .7, .05)), .09)
    return smin(d, sdf.capsule(P, (X, -.42, FL), (X, -.42, FL + .16), .075, .03), .10)
V, Fc = sdf.mesh(pool, (X - 1.3, -1.6, FL - .1), (X + 1.3, .5, FL + .3), .02); facing_mesh('pool', V, Fc, RD)
wet_floor(40, FL, rough=(.012, .10), ripple=.05, scale=.5)
area((-2.4 - G, -3.6, 2.4), (-.9 - G, -.3, .1), .8, 33, (1, .96, .93), vis=False, spread=60); card((-1.6 - G, -3.2, 1.6), (-1.2 - G, 0, .2), 1.0, 3.4, 4.0, WHITE, soft=True, oneside=True)
card((.1, -.9, 3.6), (-.6, 0, .2), 2.4, 1.0, 3.0, WHITE, soft=True, oneside=True)
card((2.9 + G, -2.8, 1.0), (1.3 + G, .3, 0), .9, 4.0, 9.0, WHITE, soft=True, oneside=True); card((.6 + G, -3.0, 3.0), (1.3 + G, .3, .2), .9, 1.4, 3.5, WHITE, soft=True, oneside=True); card((-1.0 + G, -2.6, .3), (1.3 + G, .3, 0), .30, 3.4, 7.0, (1, .5, .5), soft=True, oneside=True)
area((.1, 1.4, .6), (1.0, .2, .1), .5, 30, RED, vis=False, spread=120); area((.1, 1.4, .6), (-1.0, .1, .1), .5, 22, RED, vis=False, spread=120)
card((-.9, -2.4, 1.0), (X, -.4, .4), .5, 4, 5, WHITE, soft=True, oneside=True); card((1.4, -1.6, .5), (X, -.4, .2), .3, 4, 4, WHITE, soft=True, oneside=True)
halo((.1, 6, -.2), (4.2, 7), .10, (1, .02, .03), 1.8)
shot((.06, -9.4, .05), (.06, 0, .16), lens=78, fstop=2.8, focus=(-.4, -.4, 0), wide=dict(lens=60), bounces=7)

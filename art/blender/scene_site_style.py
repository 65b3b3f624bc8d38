"""Two faces in one: left half bare porcelain, right half black lacquer with a red mouth; a wet lipstick stroke divides them."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(8, (.0016, .0012, .0014)); F = int(ARGS.get('fine', 4))
def tone(H, p):
    x, lip, lid = H['V'][:, 0], H['A']['lip'], H['A']['lidmask']; night = np.clip(x / .10 + .5, 0, 1)[:, None]
    m = np.clip(lip / .06 + .3, 0, 1)[:, None]; day = np.array([.63, .605, .59]) * (1 - m) + np.array([.46, .22, .20]) * m; dark = np.array([.0055, .004, .0048]) * (1 - m) + np.array([.36, .002, .010]) * m
    dark = dark + lid[:, None] * np.array([.10, .012, .018]); return day * (1 - night) + dark * night
M = tinted(pbr('twin', (.5, .5, .5), .2, coat=1, coat_rough=.02)); smudge(M, .12, .26, 2.4, 7)
bust(M, at=place(-.16, 0, 0, 5, 1.0, (3, -2)), look='face-1', fine=F, colour=tone, eyes=black_glass(), eyeOpen=-1.6, lipHeight=.8)
RD = pbr('rouge', (.46, .003, .012), .12, coat=1, coat_rough=.03, sss=.05, sss_col=(.5, .01, .02), sss_rad=(.1, .02, .02))
zz = np.linspace(2.2, -1.9, 60); stroke(np.stack([-.02 + .05 * np.sin(zz * 1.1) + .020 * zz, np.full_like(zz, -1.42), zz], 1), .165, RD, seed=7, thick=.05, dry=.46, ns=900, nt=200, up=(0, -1, 0))
wet_floor(40, -3.2, rough=(.012, .10), ripple=.05)
area((-3.4, -4.2, 2.4), (-.4, -.6, 0), 1.0, 72, (1, .965, .94), vis=False, spread=60); card((-2.6, -3.0, 1.2), (-.4, -.4, 0), .9, 4.2, 3.4, WHITE, soft=True, oneside=True)
card((2.5, -2.7, .6), (.4, -.5, 0), .7, 4.6, 11.0, WHITE, soft=True, oneside=True); card((1.5, -3.6, 1.7), (.5, -.5, .0), 1.0, 1.6, 6.0, WHITE, soft=True, oneside=True); card((.3, -1.4, 3.6), (.3, -.3, .2), 2.0, .7, 3.4, WHITE, soft=True, oneside=True)
area((2.2, 1.8, .6), (.5, 0, 0), .5, 60, RED, vis=False, spread=90); card((2.3, .9, .2), (.6, 0, 0), .6, 4.0, 3.4, RED, soft=True, oneside=True)
card((-1.0, -4.6, 1.8), (-.1, -1.4, .2), .7, 3.0, 5, WHITE, soft=True, oneside=True); area((-1.6, -2.0, 1.6), (-.1, -1.42, 0), .3, 8, WHITE, vis=False)
halo((1.0, 5, .2), (6, 8), .07, (1, .02, .03), 1.8)
shot((.16, -9.6, -.06), (.16, 0, .02), lens=84, fstop=3.2, focus=(-.1, -1.1, 0), wide=dict(lens=66, shift=(.5, 0)))

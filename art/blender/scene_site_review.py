"""Two voices: two lit mouths in the dark, one speaks, one waits; under each a ripple."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(6, (.0016, .0010, .0012))
def lipcol(c, name): m = pbr(name, c, .17, coat=1, coat_rough=.02, sss=.08, sss_col=c, sss_rad=(.1, .02, .02)); return m
VOID = pbr('throat', (.0015, .0008, .001), .6)
A = place(-.62, 0, 1.75, 34, .74, (2, -7)); B = place(.58, .7, .10, -38, .62, (0, 9))
mouth(lipcol((.44, .003, .013), 'one'), .34, at=A); mouth(lipcol((.16, .010, .028), 'two'), .04, at=B)
def inside(M): o = lathe('void', [(0, 0), (.9, .02), (1.05, .05)], VOID, n=64); o.matrix_world = M @ Matrix.Translation((0, .34, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X') @ Matrix.Diagonal((1, .42, 1, 1))
inside(A)
water(-6, 6, -5, 20, rings=[(-.62, -.4, .030, 9, .62, .15), (.70, .7, .018, 11, .75, .12)], nx=420, ny=560, swell=.007, z=-1.0)
for M, k, col in ((A, 1.0, WHITE), (B, .8, WHITE)):
    p = M.translation
    card(p + Vector((-.4, -1.6, 2.6)), p, 1.9, .40, 9 * k, col, soft=True, oneside=True); card(p + Vector((-1.7, -1.4, .3)), p, .22, 1.5, 9 * k, col, soft=True, oneside=True); card(p + Vector((1.9, -1.2, .2)), p, .2, 1.6, 5 * k, (1, .6, .6), soft=True, oneside=True)
    card(p + Vector((-.6, -3.0, 1.8)), p + Vector((0, 0, -.3)), 1.3, .5, 5 * k, col, soft=True, oneside=True); area(p + Vector((-.8, -2.4, 1.8)), p, .5, 17 * k, col, vis=False, spread=60); area(p + Vector((.5, 1.3, .8)), p, .4, 22 * k, RED, vis=False, spread=100)
card((-1, 9, 1.4), (0, 2, -1), 9, 2.4, .5, (1, .04, .06), soft=True, oneside=True)
halo((-1.0, 9, .8), (7, 6), .10, (1, .015, .03), 1.9); halo((0, 14, -1), (16, 1.6), .10, (1, .02, .03), 1.6)
shot((.25, -9.0, .55), (.25, 0, .62), lens=66, fstop=2.8, focus=(-.5, -.3, 1.6), wide=dict(lens=52, shift=(.40, 0)))

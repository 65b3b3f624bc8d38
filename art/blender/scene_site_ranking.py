"""The ranking with its names hidden: plates of black lacquer lie face down in a row; one has been lifted a finger's breadth."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(6, (.0018, .0012, .0014)); rs = np.random.RandomState(3); K, C = lacquer_black(), chrome(); LIPS = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../content/products/lips.json')))
BACK = pbr('back', (.005, .004, .0045), .13, coat=1, coat_rough=.015); smudge(BACK, .09, .24, 2.0, 8)
def plate(): return [box('plate', (1.9, .74, .085), (0, 0, .0425), BACK, bevel=.030, seg=7), box('inlay', (1.70, .54, .012), (0, 0, .083), C, bevel=.004), box('field', (1.676, .516, .014), (0, 0, .084), BACK, bevel=.004)]
for k in range(9):
    x, y = -.66 + k * .34, -1.7 + k * 1.22
    M = Matrix.Translation((x + .04 * rs.randn(), y, 0)) @ Matrix.Rotation(math.radians(-16 + 3 * rs.randn()), 4, 'Z')
    if k == 1: M = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(-15), 4, 'Z') @ Matrix.Translation((0, .37, .02)) @ Matrix.Rotation(math.radians(-34), 4, 'X') @ Matrix.Translation((0, -.37, 0))
    g = group(*plate(), at=M)
    col = linear(LIPS[(k * 5 + 0) % 24]['shade']['hex'])              # each one's shade is a bead of wax at the plate's head: the only thing that is told
    drop(tuple(M @ Vector((-1.16, -.02, .03))) if k != 1 else (x - 1.12, y - .0, .03), .13, wax(col, 'gloss'), .50, k)
halo((-.26, -.56, .06), (.95, .20), 1.5, (1, .16, .08), 1.4, rot=(math.pi / 2, 0, math.radians(-15))); area((-.30, -.30, .10), (-.40, -1.4, -.02), .9, 7, (1, .20, .10), sy=.08, vis=False)
wet_floor(60, 0, rough=(.012, .12), ripple=.04, scale=.4)
card((.4, 12.5, 4.6), (.2, 1.0, 0), 5.0, 3.0, 4.5, WHITE, soft=True, oneside=True); card((4.6, 4.0, 2.4), (.4, 1, 0), .8, 6, 5, (1, .3, .3), soft=True, oneside=True); card((-1.8, 16, 3.0), (0, 4, 0), 3.4, 2.4, 5.0, (1, .4, .4), soft=True, oneside=True)
area((-2.8, -1.0, 4.2), (-.3, -.4, 0), .8, 46, WHITE, vis=False, spread=70); halo((3.4, 22, 2.0), (11, 6), .12, (1, .02, .03), 1.9)
shot((.35, -7.4, 2.75), (.62, 1.0, .42), lens=56, fstop=1.8, focus=(-.4, -1.2, .2), wide=dict(lens=46, shift=(.42, 0)))

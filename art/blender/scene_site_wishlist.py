"""One wished-for lipstick under a hanging lamp that is about to go out."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(6, (.0018, .0012, .0013)); rs = np.random.RandomState(3); K, C = lacquer_black(), chrome(); S = .36; X = -.42
lipstick(linear('B8101E'), 'satin', at=place(X, 0, 0, -56, S)); cap = [case('cap', 3.0, .97, K, edge=.07), lathe('caplip', [(.93, .0), (.975, .01), (.985, .05), (.985, .13), (.975, .16), (.93, .17)], C, n=160, superellipse=7)]
group(*cap, at=Matrix.Translation((X - 1.05, -.30, .97 * S)) @ Matrix.Rotation(math.radians(38), 4, 'Z') @ Matrix.Rotation(math.radians(90), 4, 'Y') @ Matrix.Scale(S, 4))
# the lamp: a spun shade of black lacquer, a filament that is down to an ember
LZ = 4.05; SH = pbr('shade', (.16, .13, .125), .24, metal=1, coat=.6); smudge(SH, .20, .34, 2, 7); prof = [(.050, .62), (.075, .60), (.085, .50), (.10, .46), (.22, .42), (.42, .28), (.54, .08), (.565, .0), (.555, -.008), (.540, .004), (.515, .08), (.40, .26), (.21, .39), (.06, .42)]
lathe('lamp', prof, SH, n=192, autosmooth=50).location = (X, 0, LZ); hoop('lampring', [(.556, -.012), (.570, -.008), (.574, .004), (.566, .014)], C, n=192).location = (X, 0, LZ); curve([(X, 0, LZ + .6), (X, 0, 12)], .016, K); lathe('cap', [(.05, .60), (.062, .62), (.062, .70), (.03, .74), (0, .74)], C, n=64).location = (X, 0, LZ)
GLS = pbr('glass', (.9, .85, .8), .02, trans=1.0, ior=1.3); bpy.ops.mesh.primitive_uv_sphere_add(radius=.17, segments=48, ring_count=32, location=(X, 0, LZ + .10)); b = bpy.context.object; b.scale = (1, 1, 1.22); b.data.materials.append(GLS); b.visible_shadow = False
for p in b.data.polygons: p.use_smooth = True
curve([(X + .05 * math.cos(q), .05 * math.sin(q), LZ + .10 + .03 * math.sin(q * 5)) for q in np.linspace(0, 6.28, 60)], .007, glow((1, .34, .07), 34)); halo((X, -.02, LZ + .06), (.75, .55), .55, (1, .30, .06), 2.0)
area((X, 0, LZ - .02), (X, 0, 0), .34, 26, (1, .52, .24), vis=False, spread=62); area((X, 0, LZ + .05), (X, 0, LZ + 1), .2, 2.0, (1, .4, .15), vis=False)
cone = smoke((X, .25, 2.3), 2.6, 3.8, .075, (1, .34, .12), .6, 3, cut=(.1, .9), edge=.5)
wet_floor(40, 0, rough=(.012, .16), ripple=.04, scale=.4)
for k in range(14): drop((X + rs.uniform(-1.3, 1.6), -rs.uniform(.4, 1.8), .010), .014 + .04 * rs.rand() ** 3, pbr('dew', (.006, .004, .005), .02, coat=1, coat_rough=0, spec=.9), .42, k)
card((-3.0, -1.8, 1.8), (X, 0, 1.0), 1.0, 5, 9, (1, .76, .66), soft=True, oneside=True); card((2.6, -1.0, 1.6), (X, 0, 1.0), .6, 4.6, 8, (1, .45, .40), soft=True, oneside=True); card((-1.3, -5.0, 2.4), (X, 0, 1.4), .3, 1.4, 4, (1, .9, .84), soft=True)
card((X - 1.7, -2.4, 4.9), (X, 0, 4.2), .7, 1.6, 7, (1, .80, .70), soft=True, oneside=True); card((X + 1.9, -1.2, 4.4), (X, 0, 4.2), .3, 1.6, 6, (1, .40, .34), soft=True, oneside=True); card((1.0, -8.5, 2.2), (X, 0, .9), 2.0, 5, 3.6, (1, .62, .56), soft=True)
shot((.22, -9.4, 1.35), (.26, 0, 2.02), lens=62, fstop=2.4, focus=(X, -.3, 1.5), wide=dict(lens=50, shift=(.46, 0)))

"""A code as a colonnade: its bars are pillars of black lacquer on a wet floor, and between two of them somebody has opened an eye."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(6, (.0018, .0012, .0013)); rs = random.Random(12); C = chrome(); K = pbr('pillar', (.0045, .0035, .004), .13, coat=1, coat_rough=.015); smudge(K, .08, .26, 1.6, 8)
CODE = '101000110101001110110011010001101011110101010100111010111001011001101001110101000010111001010'; U = .118; x = -4.9; k = 0; bars = []
while k < len(CODE):
    n = 1
    while k + n < len(CODE) and CODE[k + n] == CODE[k]: n += 1
    if CODE[k] == '1': bars.append((x + n * U / 2, n * U))
    x += n * U; k += n
EX = -.30; bars = [(bx + (.22 if bx > EX else -.22), w) for bx, w in bars]
bars = [(bx, w) for bx, w in bars if abs(bx - EX) > .22 + w / 2]
for bx, w in bars: box('bar', (w * .94, .46, 9), (bx, .10 * rs.uniform(-1, 1), 4.4), K, bevel=min(.030, w * .2), seg=6); box('shoe', (w * .94 + .02, .50, .05), (bx, 0, .06), C, bevel=.012)
# the one behind: an eyeball with a lit iris under two heavy lids of lacquer
Z, Y, R = 2.18, .95, .44; EY = pbr('eye', (.02, .012, .008), .04, coat=1, coat_rough=0); n, l, b = nodes(EY); bpy.ops.mesh.primitive_uv_sphere_add(radius=R, segments=128, ring_count=96, location=(EX, Y, Z)); E_ = bpy.context.object; E_.data.materials.append(EY)
for p in E_.data.polygons: p.use_smooth = True
v = np.array([q.co for q in E_.data.vertices]) / R; r = np.hypot(v[:, 0], v[:, 2]); ang = np.arctan2(v[:, 2], v[:, 0]); fib = .5 + .5 * fractal(np.cos(ang) * 8, np.sin(ang) * 8 + r * 1.2, 3, 3); slit = np.abs(v[:, 0]) * 3.0 + v[:, 2] ** 2 * .9; iris = np.clip((.70 - r) / .07, 0, 1) * np.clip((slit - .26) / .10, 0, 1) * (v[:, 1] < 0); ic = np.array([1.0, .40, .06]) * (.22 + .95 * fib[:, None]) * (1.15 - r[:, None]); paint_points(E_, .004 + iris[:, None] * ic); tinted(EY); em = n.new('ShaderNodeAttribute'); em.attribute_name = 'tone'; l.new(em.outputs['Color'], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = .75; E_.rotation_euler = (-.10, 0, -.18)
LD = pbr('lid', (.24, .004, .010), .20, coat=1, coat_rough=.03); bump(LD, 'NOISE', 14, .06, .02, 5)
def lids(P):
    x, y, z = P; d = smin(sdf.sphere(P, (0, 0, 0), R * 1.22), sdf.ellipsoid(P, (0, .55, -.2), (1.2, .8, 2.4)), .5); open_ = smax(z - .10 - .26 * (1 - np.clip(x / .42, -1, 1) ** 2) + .10 + .05 * x, -(z + .24 * (1 - np.clip(x / .42, -1, 1) ** 2) - .02), .02)
    d = smax(d, -smax(open_, y + .10, .03), .030); return smax(d, -sdf.sphere(P, (0, 0, 0), R * 1.005), .010)
V, F = sdf.mesh(lids, (-1.25, -.62, -2.2), (1.25, 1.0, 1.7), .026); facing_mesh('lids', V, F, LD).location = (EX, Y, Z)
wet_floor(60, 0, rough=(.010, .10), ripple=.05, scale=.4)
halo((EX, 3.2, 2.2), (3.0, 4.6), .34, (1, .03, .03), 1.7); halo((EX + 1.5, 5, .4), (9, 3), .14, (1, .02, .03), 1.7)
area((EX - .3, -1.0, 3.2), (EX, Y, Z + .2), .35, 13, WHITE, vis=False, spread=60); area((EX, 2.6, 2.4), (EX, -4, 0), 1.2, 130, (1, .05, .05), vis=False, spread=120); card((EX - .5, -3.6, 3.3), (EX, Y, Z), .35, .5, 26, WHITE, soft=True)
card((-5.4, -5.0, 3.6), (-.6, 0, 2.4), 1.8, 8, 16, WHITE, soft=True); card((3.6, -6.5, 3.6), (.3, 0, 2.4), 1.2, 8, 11, (1, .70, .70), soft=True); card((-1.2, -10.5, 4.4), (0, 0, 2.6), 2.6, 9, 3.2, WHITE, soft=True); card((6.5, -2.5, 3), (1, 0, 2), 1.4, 7, 12, (1, .2, .2), soft=True)
card((-3.5, -13, 4.5), (-.9, 0, 2.6), 2.2, 13, 3.4, WHITE, soft=True); card((1.3, -13, 4.5), (.9, 0, 2.6), .9, 13, 1.6, (1, .8, .8), soft=True); card((-1.0, -15, 5), (0, 0, 2.6), 12, 13, .30, (1, .5, .5), soft=True)
shot((.75, -9.0, 1.15), (.42, 0, 2.26), lens=58, fstop=3.2, focus=(EX, .3, 2.2), wide=dict(lens=46, shift=(.38, 0)))

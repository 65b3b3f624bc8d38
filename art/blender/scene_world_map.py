"""The lip world from above: islands of poured lacquer in black water, laid out as a face upside down; the mouth is the last of them.
--seventh 1   the blank island beyond the mouth is there, too
--points f    writes where the islands, the path and the quiet sides lie, as fractions of the picture, and stops"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from world_paper import *
import lips, sdf
from bpy_extras.object_utils import world_to_camera_view as see

SEVENTH = float(ARGS.get('seventh', 0)) > 0
s = reset(); random.seed(8); rs = random.Random(8)
s.world.node_tree.nodes['Background'].inputs[0].default_value = (.0014, .0008, .0010, 1)
s.render.resolution_x, s.render.resolution_y = ARGS['w'], ARGS['h']
cam = camera((0, -9.4, 23.0), (0, 11.2, 0), lens=36, fstop=9, focus=(0, 9, 0)); bpy.context.view_layer.update()
lin = lambda h: tuple(((c / 12.92) if c <= .04045 else ((c + .055) / 1.055) ** 2.4) for c in (int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)))

# ---------- where everything lies: id, middle, radii, turn, shade, side of the name ----------
ISLES = [
    dict(id=1, at=(-1.75, 1.7), r=(2.35, 1.45), turn=.20, hex='DE5038', side='right', seed=3),     # one brow
    dict(id=2, at=(2.05, 5.3), r=(2.25, 1.50), turn=-.15, hex='A33A4E', side='left', seed=11),     # the other
    dict(id=3, at=(-2.35, 9.6), r=(2.30, 1.55), turn=-.06, hex='C01E62', side='right', seed=5),     # an eye
    dict(id=4, at=(2.55, 13.2), r=(2.35, 1.60), turn=.08, hex='C47A30', side='left', seed=7),      # the other eye
    dict(id=5, at=(-1.70, 18.0), r=(2.40, 2.05), turn=.10, hex='6B2F66', side='right', seed=13),     # the nose, a ring with a lake in it
    dict(id=6, at=(1.15, 24.4), r=(3.4, 2.1), turn=0, hex='C4000F', side='left', seed=0),           # the mouth
    dict(id=7, at=(-4.1, 30.6), r=(2.1, 1.4), turn=.2, hex='F3EBE6', side='right', seed=0),
]
STOPS = [Vector((-3.4, -2.0, 0))] + [Vector((i['at'][0], i['at'][1] - .55 * i['r'][1], 0)) for i in ISLES[:6]] + ([Vector((-3.4, 29.6, 0))] if SEVENTH else [])
def spline(P, n=26):
    out = []
    for k in range(len(P) - 1):
        g = lambda j: P[min(max(j, 0), len(P) - 1)]
        for t in [q / n for q in range(n)]: out.append(.5 * (2 * g(k) + (g(k + 1) - g(k - 1)) * t + (2 * g(k - 1) - 5 * g(k) + 4 * g(k + 1) - g(k + 2)) * t * t + (-g(k - 1) + 3 * g(k) - 3 * g(k + 1) + g(k + 2)) * t ** 3))
    return out + [P[-1]]
if 'points' in ARGS:
    at = lambda x, y, z=0: (lambda q: (round(q.x, 4), round(1 - q.y, 4)))(see(s, cam, Vector((x, y, z)))); out = []
    for i in ISLES:
        (x, y), (rx, ry) = i['at'], i['r']; l, r, t, b = at(x - rx, y)[0], at(x + rx, y)[0], at(x, y + ry, .4)[1], at(x, y - ry)[1]; cx, cy = at(x, y, .5)
        out.append(dict(id=i['id'], x=cx, y=cy, left=round(max(0, l), 4), right=round(min(1, r), 4), top=t, bottom=b, name=i['side']))
    json.dump(dict(islands=out, path=[at(p.x, p.y, .3) for p in spline(STOPS, 6)], hidden=at(-3.4, 29.6)), open(ARGS['points'], 'w'), indent=1); open(ARGS['points'], 'a').write('\n'); sys.exit(0)

K, CH = lacquer_black(), chrome()
def skin(hexa, k=.55, rough=.13):
    c = tuple(k * v for v in lin(hexa)); m = pbr('isle', c, rough, coat=1, coat_rough=.012, spec=.6); n, l, b = nodes(m); lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .30; mx = n.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (*c, 1); mx.inputs[2].default_value = (*(.16 * v for v in c), 1); l.new(lw.outputs['Facing'], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color']); bump(m, 'NOISE', 1.2, .10, .10, 3, coat=True); return m
def glow(col, e): return pbr('glow', (0, 0, 0), .5, emit=col, emit_s=e)

def isle(i):
    """Poured in three goes: a thick lip at the shore, two wax steps, noise only bends the outline."""
    (cx, cy), (rx, ry), sd = i['at'], i['r'], i['seed']; nr, na = 110, 260; J, I = np.meshgrid(np.linspace(0, 1, nr + 1), np.linspace(0, 2 * math.pi, na, endpoint=False), indexing='ij'); q = np.random.RandomState(sd); ph = q.rand(9) * 6.28
    lobe = 1 + .09 * np.sin(2 * I + ph[0]) + .075 * np.sin(3 * I + ph[1]) + .045 * np.sin(5 * I + ph[2]) + .018 * np.sin(9 * I + ph[3]); x, y = rx * lobe * J * np.cos(I), ry * lobe * J * np.sin(I)
    z = -.10 + .60 * np.clip(1 - J ** 7, 0, 1) ** .5; s2 = .66 * (1 + .10 * np.sin(2 * I + ph[4]) + .07 * np.sin(4 * I + ph[5])); z = z + .24 * np.clip(1 - (J / s2) ** 5, 0, 1) ** .6; s3 = .36 * (1 + .14 * np.sin(3 * I + ph[6])); z = z + .20 * np.clip(1 - (J / s3) ** 4, 0, 1) ** .7
    z = z + .05 * np.sin(x * 1.3 + ph[7]) * np.cos(y * 1.6 + ph[8]) * (1 - J)
    if i['id'] == 5: z = z - 1.0 * ss(1 - J / .60, 0, .16)                    # the lake
    if i['id'] == 2: z = z - .42 * ss(1 - np.hypot((x - .5) / 1.1, (y + .1) / .62), 0, .25)
    c, t = math.cos(i['turn']), math.sin(i['turn']); V = np.stack([cx + x * c - y * t, cy + x * t + y * c, z], -1).reshape(-1, 3); k = np.arange((nr + 1) * na).reshape(nr + 1, na); k2 = np.roll(k, -1, 1); facing_mesh('isle', V, np.stack([k[:-1], k[1:], k2[1:], k2[:-1]], -1).reshape(-1, 4), skin(i['hex']))
    for _ in range(26):   # drops that the pouring left
        a = q.rand() * 6.28; d = 1.04 + .22 * q.rand() ** 2; r = q.choice((.04, .07, .12)); bpy.ops.mesh.primitive_uv_sphere_add(radius=r, segments=24, ring_count=14, location=(cx + rx * d * math.cos(a), cy + ry * d * math.sin(a), .01)); o = bpy.context.object; o.scale.z = .6; o.data.materials.append(bpy.data.materials[-1]); [setattr(p, 'use_smooth', True) for p in o.data.polygons]
def tower(x, y, z, sc, hexa, turn=0.0, tilt=(0, 0), out=.95, flip=False):
    e = bpy.data.objects.new('r', None); bpy.context.collection.objects.link(e); b = lathe('bul', [(0, 2.1), (.42, 2.1)] + [(.42, 2.1 + out * i / 16) for i in range(1, 17)] + [(.42 * math.cos(a) ** .9 if a < 1.57 else 0, 2.1 + out + .62 * math.sin(a)) for a in [math.pi / 2 * i / 36 for i in range(1, 37)]], skin(hexa, .85, .2), n=96, autosmooth=180)
    for v in b.data.vertices:
        if v.co.z > 2.4: v.co.z = float(sdf.smin(np.array(v.co.z), np.array(2.2 + out - 1.0 * v.co.x), .07))
    for o in (lathe('base', [(0, 0), (.62, 0), (.66, .04), (.66, 1.3), (.62, 1.36), (0, 1.36)], K, n=96, superellipse=6), lathe('band', [(0, 1.34), (.66, 1.35), (.68, 1.38), (.68, 1.5), (.66, 1.53), (0, 1.53)], CH, n=96, superellipse=6), lathe('tube', [(0, 1.5), (.52, 1.5), (.53, 1.52), (.53, 2.1), (.5, 2.14), (0, 2.14)], CH, n=96), b): o.parent = e
    e.location, e.scale, e.rotation_euler = (x, y, z), (sc,) * 3, (math.pi * flip + tilt[0], tilt[1], turn)

for i in ISLES[:5]: isle(i)
# 1 shops that speak softly: a tower, and lamps at its foot
tower(-2.2, 2.0, .72, .86, 'DE5038', -1.0); tower(-.75, 1.35, .50, .34, '6E4560', .4); tower(-3.1, 1.35, .45, .30, 'F0A9A6', 1.2)
for x, y, h in ((-1.35, 1.9, .30), (-1.0, 2.25, .22), (-2.9, 2.35, .26), (-2.55, 1.1, .22), (-1.6, 1.0, .18), (-.35, 1.75, .2)):
    box('shop', (h * 1.1, h, h * 1.5), (x, y, .62 + h * .5), K, bevel=.02, rot=(0, 0, x)); o = lathe('lamp', [(.05, 0), (.05, .09), (.03, .15), (0, .16)], glow((1, .40, .20), 5), n=24); o.location = (x, y - h * .7, .70 + h * .5)
# 2 what sinks there
tower(1.35, 5.75, .58, .78, 'BF5921', .6, (.06, -.08)); tower(2.75, 5.2, -.15, .48, 'F3B8D2', 1.6, (.5, .35)); tower(3.15, 5.75, .05, .38, '7B1712', .2, (-.2, .5)); o = lathe('pan', [(0, 0), (.34, 0), (.36, .04), (.33, .06), (0, .05)], CH, n=64); o.location, o.rotation_euler = (2.35, 4.75, .42), (.6, .2, 0)
# 3 the store hangs on its own head
tower(-2.5, 9.8, 3.55, .92, 'D2236F', .8, (0, .06), .8, True); box('cellar', (1.9, 1.6, .22), (-2.52, 9.8, 3.62), K, bevel=.04, rot=(0, .06, .8)); o = box('line', (1.92, 1.62, .03), (-2.52, 9.8, 3.60), CH, bevel=0, rot=(0, .06, .8)); area((-4.6, 6.6, 3.2), (-2.5, 9.8, 2.4), .6, 80, (1, .93, .90), vis=False, spread=60); card((-4.4, 5.4, 3.0), (-2.5, 9.8, 2.6), .8, 2.4, 6, (1, .95, .93), soft=True); tower(-3.7, 9.2, 1.55, .36, '89274C', .2, (0, 0), .8, True); tower(-1.25, 9.1, 1.5, .32, 'C9A08C', 1.2, (0, 0), .8, True)
# 4 the museum: one tower under a bell jar, papers under two more
GL = pbr('jar', (1, 1, 1), .0, trans=1, ior=1.05, spec=.9)
for x, y, z, k in ((2.75, 13.5, .74, 1.25), (1.35, 13.1, .55, .62), (3.9, 12.9, .50, .55)):
    o = lathe('foot', [(0, 0), (.56, 0), (.60, .04), (.56, .10), (0, .10)], pbr('brass', (.62, .36, .14), .22, metal=1), n=72); o.location, o.scale = (x, y, z), (k,) * 3; o = lathe('jar', [(.50, .08)] + [(.50, .08 + 1.2 * q / 8) for q in range(1, 9)] + [(.50 * math.cos(a), 1.28 + .5 * math.sin(a)) for a in np.linspace(.05, 1.5, 16)] + [(.04, 1.80), (.07, 1.86), (0, 1.93)], GL, n=72, autosmooth=180); o.location, o.scale, o.visible_shadow = (x, y, z), (k,) * 3, False
    if k > 1: tower(x, y, z + .12, .52, 'F09A55', -.6)
    else: ink = blank(2, 120); write(ink, '年相', 60, 80, 80); sheet(turn(flat(.36 * k, .8 * k, .1, .1, .4), 0, .1, .3, (x, y, z + 1.1 * k)), paper(ink, 40, crumple=.5), 8, 12)
# 5 a ring; what was not said shines from the lake
WT = pbr('lake', (.05, .012, .06), .04, coat=1, coat_rough=0, emit=(.46, .12, .62), emit_s=.16); o = lathe('lake', [(0, 0), (1.35, 0)], WT, n=96); o.location, o.scale = (-1.70, 18.0, .16), (1.05, .92, 1); ICE = pbr('ice', (.95, .88, .97), .03, trans=1, ior=1.25)
for x, y, h, t in ((-2.2, 18.2, 1.0, .3), (-1.5, 18.5, 1.35, -.2), (-1.05, 17.8, .7, .5)): box('slab', (.5, .16, h), (x, y, .1 + h * .4), ICE, bevel=.04, rot=(.1, t * .4, t)); ink = blank(2.4, 80); write(ink, 'まって', 40, 50, 52); sheet(turn(flat(.26, .6, .05, .05), 0, t * .4, t, (x, y, .12 + h * .75)), paper(ink, 41, crumple=.5), 4, 8); l = bpy.data.lights.new('p', 'POINT'); l.energy, l.color, l.shadow_soft_size = 12, (.72, .36, 1), .1; q = bpy.data.objects.new('p', l); bpy.context.collection.objects.link(q); q.location = (x, y - .3, .35)
tower(-3.35, 18.5, .55, .62, 'D184AC', .5); tower(-.05, 17.5, .52, .34, '5B2A4F', 1.4); tower(-.25, 19.0, .5, .40, 'BE4A5F', .1)
# 6 the mouth lies in the water, open; a town is lit in it
LP = skin('D20412', .9, .2); z = 24.4
for side in (1, -1): o = facing_mesh('lip', *lips.lip(side, .72, 420, 80), LP); o.scale = (2.95, 2.3, 2.85); o.rotation_euler = (-math.pi / 2 + .10, 0, 0); o.location = (1.15, z, .20)
for k in range(120):
    u = rs.uniform(-.78, .78); up, lo = lips.inner(np.array(u), .72); w = rs.uniform(float(lo) * .9, float(up) * .9); bpy.ops.mesh.primitive_cube_add(size=.05, location=(1.15 + 2.95 * lips.HALF * u, z + 2.85 * w, .02 + rs.uniform(0, .05))); bpy.context.object.data.materials.append(LIT[rs.randrange(3)]) if k else None
    if k == 0: LIT = [glow((1, .45, .18), e) for e in (3, 8, 16)]; bpy.context.object.data.materials.append(LIT[0])
v = [(1.15, z, -.02)] + [(1.15 + 2.95 * x, z + 2.85 * q, -.02) for x, y, q in lips.opening(.72)]; obj('deep', v, [(0, 1 + i, 1 + (i + 1) % (len(v) - 1)) for i in range(len(v) - 1)], pbr('deep', (.02, .001, .002), .5, emit=(1, .16, .05), emit_s=.22), smooth=False)
tower(1.15, 24.55, .05, .50, 'C4000F', .3)
for k in range(9): t = (k / 8 - .5) * 2; a = t * 1.3; ink = blank(8, 50); [rule(ink, 0, 8 * j, 26 if j % 5 == 0 else 16, 8 * j, 2) for j in range(50)]; sheet(turn(lambda U, V: ((U - .5) * .11, 0 * U, (1.1 + .3 * (1 - t * t)) * V), -.25, a, 0, (1.15 + .25 * math.sin(a), 25.0, 1.2 + .25 * math.cos(a))), paper(ink, 42, crumple=.1), 2, 8)
# 7 paper, where nothing is written
if SEVENTH:
    m = paper(blank(1, 500), 43, crumple=1.0, through=.1); sheet(lambda U, V: (-4.1 + (U - .5) * 4.6 + .3 * np.sin(V * 3), 30.6 + (V - .5) * 3.2 + .25 * np.sin(U * 4), .12 + .30 * np.abs(U - .45) + .25 * np.clip(V - .6, 0, 1) + .06 * np.sin(U * 9 + V * 5)), m, 60, 50); ink = blank(1.5, 200); sheet(turn(lambda U, V: ((U - .5) * 1.2, np.where(U < .5, -(U - .5) * .8, (U - .5) * .8), 1.9 * V), 0, .04, .3, (-4.0, 30.9, .3)), paper(ink, 44, crumple=.5, through=.3), 20, 10)
    area((-5.5, 28.6, 3.4), (-4.1, 30.6, .3), .5, 34, (1, .97, .93), vis=False, spread=80)

# ---------- the path, the water, the shore ----------
def land(x, y):
    hit, loc, *_ = s.ray_cast(bpy.context.evaluated_depsgraph_get(), Vector((x, y, .98)), Vector((0, 0, -1))); return max(.05, loc.z) if hit and loc.z < 1.2 else .05
bpy.context.view_layer.update(); BN = pbr('bone', (.80, .74, .68), .4, emit=(1, .93, .86), emit_s=.55); P = spline(STOPS, 40); last = None
for p in P:
    if last is None or (p - last).length > .34:
        bpy.ops.mesh.primitive_uv_sphere_add(radius=.062, segments=20, ring_count=12, location=(p.x, p.y, land(p.x, p.y) + .05)); o = bpy.context.object; o.scale.z = .6; o.data.materials.append(BN); last = p
SEA = pbr('sea', (.005, .003, .0035), .045, coat=1, coat_rough=0, spec=.9); bump(SEA, 'NOISE', .7, .17, .30, 5); plane('sea', 120, (0, 20, 0), SEA)
R = skin('B0000E', .7, .12); n, l, b = nodes(R); bump(R, 'NOISE', .5, .4, .5, 5)
J, I = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 1, 160), indexing='ij'); X = -22 + 44 * I; Y = 33.5 + 26 * J + 1.1 * np.sin(X * .55) + .5 * np.sin(X * 1.7 + 1); Z = -.3 + .75 * np.clip(J / .10, 0, 1) ** .5 + .14 * np.sin(X * .7 + Y * .4) * J; k = np.arange(90 * 160).reshape(90, 160); facing_mesh('rouge', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4), R)
for _ in range(26): bpy.ops.mesh.primitive_uv_sphere_add(radius=rs.choice((.05, .08, .13)), location=(rs.uniform(-5, 5), rs.uniform(-1, 30), .05), segments=32, ring_count=18); o = bpy.context.object; o.data.materials.append(CH if rs.random() < .6 else K); [setattr(q, 'use_smooth', True) for q in o.data.polygons]

# ---------- light ----------
for i in ISLES[:6]:
    (x, y), c = i['at'], lin(i['hex']); mx = max(c); l = bpy.data.lights.new('p', 'POINT'); l.energy = 20; l.color = tuple(.55 + .45 * v / mx for v in c); l.shadow_soft_size = .35; o = bpy.data.objects.new('p', l); bpy.context.collection.objects.link(o); o.location = (x + (1.5 if x < 0 else -1.5), y - 1.7, 1.7); o.visible_glossy = False
    area((x - 2.6, y - 2.0, 6.5), (x, y, .6), .7, 62, (1, .95, .92), vis=False, spread=40)
card((-12, 12, 12), (0, 13, 0), 4, 26, 2.6, (1, .95, .95)); card((13, 20, 9), (0, 13, 0), 3.4, 24, 1.9, (1, .55, .58)); card((0, 60, 17), (0, 16, 0), 34, 14, 5.5, (1, .03, .05), soft=True); card((0, 0, 26), (0, 12, 0), 6, 10, .5, (1, .9, .9)); card((0, 40, 22), (0, 15, 0), 16, 3, 1.6, (1, .72, .70), soft=True)
area((-7, -2, 15), (0, 10, 0), 3, 200, (1, .95, .93), vis=False)
render(bounces=4, glossy=3, trans=6, clamp=4)

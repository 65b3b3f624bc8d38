"""A model face: frontal porcelain portrait on neutral grey, one key light, true colours.
--look JSON   one row of faces/looks.json (proportions, lids, skin, hair); --smile 1 the same face smiling; --fine 0..4 subdivision (4 final)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import face_mesh as fm
import face_morph as mo
import face_head as fh
import face_parts as fp
import face_hair as fhair
from face_points import HIGH_CM, MIDDLE_CM
from face_materials import skin_material, eye_material, hair_material, wet_material, ear_material, spark_material, paint
LOOK = json.loads(ARGS['look']) if ARGS.get('look', '').startswith('{') else {}
SMILE = float(ARGS.get('smile', 0)); FINE = int(ARGS.get('fine', 4)); SHARE = float(ARGS.get('hairs', 1))
t0 = time.time(); s = reset()
P, _ = mo.solve(LOOK['ratios'], smile=SMILE, beauty=float(LOOK.get('beauty', 1))); H = fh.build(P, LOOK, FINE); print(f'head {time.time() - t0:.1f}', flush=True)

def world(V): V = np.asarray(V); return np.stack([V[..., 0], -V[..., 2], V[..., 1]], -1) * .1
def mesh(name, V, F, mat, cols=None, floats=None):
    me = bpy.data.meshes.new(name); k = F.shape[1]; me.vertices.add(len(V)); me.vertices.foreach_set('co', world(V).astype('f4').ravel())
    me.loops.add(F.size); me.loops.foreach_set('vertex_index', F.astype('i4').ravel()); me.polygons.add(len(F))
    me.polygons.foreach_set('loop_start', np.arange(0, F.size, k, dtype='i4')); me.polygons.foreach_set('loop_total', np.full(len(F), k, 'i4')); me.polygons.foreach_set('use_smooth', np.ones(len(F), bool)); me.update()
    if cols is not None: me.attributes.new('tone', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', np.c_[cols, np.ones(len(V))].astype('f4').ravel())
    for key, v in (floats or {}).items(): me.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(v, 'f4'))
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o); me.materials.append(mat); return o
def strands(name, S, R, mat):
    """Polylines to Cycles hair: edges become curves through a node group (3.4 has no other door), then a hair object."""
    n, k, _ = S.shape; me = bpy.data.meshes.new(name); me.vertices.add(n * k); me.vertices.foreach_set('co', world(S).astype('f4').ravel())
    i = np.arange(n * k).reshape(n, k); e = np.stack([i[:, :-1], i[:, 1:]], -1).reshape(-1, 2); me.edges.add(len(e)); me.edges.foreach_set('vertices', e.astype('i4').ravel())
    me.attributes.new('rad', 'FLOAT', 'POINT').data.foreach_set('value', (R * .1).astype('f4').ravel()); me.update()
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o)
    g = bpy.data.node_groups.new(name, 'GeometryNodeTree'); g.inputs.new('NodeSocketGeometry', 'G'); g.outputs.new('NodeSocketGeometry', 'G'); nn, l = g.nodes, g.links
    a, b, c, r, at = nn.new('NodeGroupInput'), nn.new('NodeGroupOutput'), nn.new('GeometryNodeMeshToCurve'), nn.new('GeometryNodeSetCurveRadius'), nn.new('GeometryNodeInputNamedAttribute')
    at.data_type = 'FLOAT'; at.inputs[0].default_value = 'rad'; l.new(a.outputs[0], c.inputs[0]); l.new(c.outputs[0], r.inputs[0]); l.new(at.outputs[1], r.inputs['Radius']); l.new(r.outputs[0], b.inputs[0])
    o.modifiers.new('g', 'NODES').node_group = g; bpy.ops.object.select_all(action='DESELECT'); bpy.context.view_layer.objects.active = o; o.select_set(True); bpy.ops.object.convert(target='CURVES')
    o = bpy.context.object; o.data.materials.clear(); o.data.materials.append(mat); return o

# ---------- skin, lips ----------
tone, floats = paint(H, LOOK)
th, ph, _ = fhair.angles(H['V']); inside = fhair.hairline(ph, LOOK.get('hairLift', 0), LOOK.get('peak', 0)) - th
floats['scalp'] = np.clip((inside - .5) / LOOK.get('hairFade', 6), 0, 1) * (H['V'][:, 1] > -8)
if LOOK.get('part') is not None and LOOK['hair'] != 'cropped' and 'fringe' not in LOOK:                                     # the parting shows skin
    a = np.radians(LOOK['part']); floats['scalp'] *= 1 - .5 * np.exp(-((H['V'][:, 0] * np.cos(a) - (H['V'][:, 1] - 4) * np.sin(a)) / .07) ** 2) * (H['V'][:, 2] > -6)
mesh('head', H['V'], H['F'], skin_material(LOOK), tone, floats)

# ---------- eyes ----------
EM = eye_material()
for k, c in enumerate(H['balls']):
    V, F, col = fp.eyeball(mo.BALL_R, LOOK.get('irisSize', .615), LOOK['iris'], LOOK.get('irisRing', LOOK['iris']), .96 / max(LOOK.get('light', 1.0), .9) ** 1.3, 3 + k)
    d = np.array(mo.CAMERA_CM) - c; yaw, pit = np.arctan2(d[0], d[2]), np.arctan2(d[1] + LOOK.get('gaze', 0), np.hypot(d[0], d[2]))
    Rx = np.array([[1, 0, 0], [0, np.cos(pit), np.sin(pit)], [0, -np.sin(pit), np.cos(pit)]]); Ry = np.array([[np.cos(yaw), 0, np.sin(yaw)], [0, 1, 0], [-np.sin(yaw), 0, np.cos(yaw)]])
    V = V @ (Ry @ Rx).T + c; q = np.c_[-np.abs(V[:, 0]), V[:, 1]]; du, dl = (fh.to_curve(q, H['curves'][e])[0] for e in ('lashUp', 'lashLow'))
    col = col * (1 - np.clip(.62 * np.exp(-(du / .20) ** 2) + .30 * np.exp(-(dl / .09) ** 2) + .45 * (V[:, 1] > c[1] + .62), 0, .8))[:, None]      # the lids' shade on the ball
    mesh('ball', V, F, EM, col)
SPARK = spark_material()
for k, c in enumerate(H['balls']):                                                                # the key light in the eye, drawn where it would stand
    r = np.linspace(0, 1, 10); th = np.linspace(0, 2 * np.pi, 28, endpoint=False); R, T = np.meshgrid(r, th, indexing='ij'); q = (abs(np.cos(T)) ** 3.2 + abs(np.sin(T)) ** 3.2) ** (-1 / 3.2)
    X, Y = c[0] - .20 + .095 * R * q * np.cos(T), c[1] + .20 + .12 * R * q * np.sin(T); Z = c[2] + np.sqrt(mo.BALL_R ** 2 - (X - c[0]) ** 2 - (Y - c[1]) ** 2) + .085; i, j = np.meshgrid(np.arange(9), np.arange(28), indexing='ij')
    mesh('spark', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([i * 28 + j, (i + 1) * 28 + j, (i + 1) * 28 + (j + 1) % 28, i * 28 + (j + 1) % 28], -1).reshape(-1, 4), SPARK, floats={'fade': (1 - fh.step(R, .55, 1)).ravel()}).visible_glossy = False
WET, CAR = wet_material(), ear_material(LOOK, (.80, .42, .40), 'caruncle')
low = H['lowerMargin']
for m in (0, 1):
    q = low[m]; n = len(q); cv = bpy.data.curves.new('tear', 'CURVE'); cv.dimensions = '3D'; cv.bevel_depth = .0026; cv.bevel_resolution = 3; sp = cv.splines.new('POLY'); sp.points.add(n - 1)
    for i, v in enumerate(world(q)): sp.points[i].co = (*v, 1); sp.points[i].radius = math.sin(math.pi * (i + .5) / n) ** .5
    o = bpy.data.objects.new('tear', cv); bpy.context.collection.objects.link(o); cv.materials.append(WET)
    v = H['inner'][m]; sx = -1 if m == 0 else 1
    bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=32, ring_count=20, location=tuple(world(v + np.array([sx * .13, -.01, -.12])))); o = bpy.context.object; o.scale = (.010, .006, .006); o.data.materials.append(CAR)
    for f in o.data.polygons: f.use_smooth = True

# ---------- hair on the face ----------
skin = fp.Skin(H['V'], H['N']); HM = hair_material(LOOK['hairColor'], LOOK.get('hairRough', .28)); BM = hair_material(LOOK.get('browColor', LOOK['hairColor']), .4, coat=0); LM = hair_material((.006, .005, .005), .35, coat=.2)
S, R = fp.brows(P, skin, LOOK); strands('brows', S, R, BM)
S, R = fp.lashes(P, skin, LOOK)
for a, b in zip(S, R): strands('lash', a, b, LM)

# ---------- ears ----------
V, F = fp.ear(.055 if FINE > 3 else .09); EARM = ear_material(LOOK)
for m in (-1, 1) if LOOK['hair'] != 'hanging' else ():                                           # falling hair covers them
    a, b = math.radians(24), math.radians(-8); Q = V * np.array([1, 1, 1]) * LOOK.get('ear', 1.0)
    Q = np.stack([Q[:, 0] * math.cos(a) - Q[:, 2] * math.sin(a), Q[:, 1], Q[:, 0] * math.sin(a) + Q[:, 2] * math.cos(a)], 1)
    Q = np.stack([Q[:, 0], Q[:, 1] * math.cos(b) - Q[:, 2] * math.sin(b), Q[:, 1] * math.sin(b) + Q[:, 2] * math.cos(b)], 1)
    Q = Q * np.array([m, 1, 1]) + np.array([m * (abs(P[454, 0]) - .30), 1.55 + LOOK.get('earY', 0), -4.3])
    mesh('ear', Q, F if m > 0 else F[:, ::-1], EARM)

# ---------- hair ----------
if SHARE > 0:
    for i, (S, R) in enumerate(fhair.style(H['V'], LOOK, share=SHARE)): strands(f'hair{i}', S, R, HM)
print(f'parts {time.time() - t0:.1f}', flush=True)

# ---------- light: one key, from above left; a bounce under the chin; two quiet edges ----------
g = LOOK.get('light', 1.0)
area((-3.6, -7.0, 5.0), (0, -.3, -.1), 4.4, 640 * g, (1, .985, .965), vis=True, spread=130)
area((3.4, -8.0, .8), (0, 0, -.2), 5.0, 190 * g, (.97, .985, 1), vis=False)
area((0, -5.5, -5.0), (0, 0, -.5), 3.5, 60 * g, (1, .98, .965), vis=False)
card((-5.4, 1.2, 1.2), (0, 0, 0), 1.6, 6.5, 7.0 * g, (.98, .99, 1), soft=True, oneside=True); card((5.4, 1.0, 1.4), (0, 0, .2), 1.4, 6.5, 6.0 * g, (.98, .99, 1), soft=True, oneside=True)
card((-.6, .9, 5.6), (0, .2, .8), 3.6, 1.6, 9.0 * g, (1, .99, .98), soft=True, oneside=True)
# the ground: neutral #2a2827, a breath lighter behind the head
bg = bpy.data.materials.new('ground'); bg.use_nodes = True; n, l = bg.node_tree.nodes, bg.node_tree.links; n.clear(); e, out = n.new('ShaderNodeEmission'), n.new('ShaderNodeOutputMaterial')
tc, mp, gr, rp = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeMapping'), n.new('ShaderNodeTexGradient'), n.new('ShaderNodeValToRGB'); gr.gradient_type = 'SPHERICAL'; mp.inputs['Location'].default_value = (-.5, -.56, 0); mp.inputs['Scale'].default_value = (1, 1, 1); rp.color_ramp.interpolation = 'EASE'
rp.color_ramp.elements[0].color = (.0208, .0190, .0183, 1); rp.color_ramp.elements[1].color = (.0430, .0396, .0382, 1); rp.color_ramp.elements[1].position = .85
l.new(tc.outputs['UV'], mp.inputs[0]); l.new(mp.outputs[0], gr.inputs[0]); l.new(gr.outputs[1], rp.inputs[0]); l.new(rp.outputs[0], e.inputs[0]); l.new(e.outputs[0], out.inputs[0])
o = plane('ground', 1, (0, 4, 0), bg, rot=(math.pi / 2, 0, 0)); o.data.transform(Matrix.Diagonal((9, 9, 1, 1))); o.visible_glossy = False; o.visible_diffuse = False
s.world.node_tree.nodes['Background'].inputs[0].default_value = (.030, .029, .029, 1)

# ---------- camera: an arm's length; the head fills two thirds of the height ----------
cx, cy, cz = mo.CAMERA_CM; HIGH, zc = HIGH_CM, MIDDLE_CM
if 'zoom' in ARGS: HIGH /= float(ARGS['zoom']); zc = float(ARGS.get('zy', zc)); cx = float(ARGS.get('zx', 0))
cam = camera((0, -cz * .1, cy * .1), (0, 0, cy * .1), lens=36 * cz / HIGH, shift=(cx / HIGH * 1.0, (zc - cy) / HIGH))
render(bounces=6, glossy=2, trans=2, clamp=5, adaptive=.02)
# the denoiser repeats the last row beyond the edge: it must be a clean one, or the edge crumbles
with open(ARGS['out'], 'rb') as f: head = f.readline(); size = json.loads(head); a = np.frombuffer(f.read(), '<f4').reshape(size['planes'], size['H'], size['W']).copy()
k = np.ones(41) / 41; a[:, -1] = [np.convolve(np.pad(r, 20, mode='edge'), k, 'valid') for r in a[:, -9:].mean(1)]; a[:, -2] = (a[:, -1] + a[:, -2]) / 2
a[:, :, -1] = np.stack([np.convolve(np.pad(c, 20, mode='edge'), k, 'valid') for c in a[:, :, -9:].mean(2)])
with open(ARGS['out'], 'wb') as f: f.write(head); f.write(a.tobytes())

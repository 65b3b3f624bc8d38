"""What all product scenes share: jobs, colour, the finishes, engraving, pressed relief, and a render that keeps a mask of the shade.
A product scene is   from products import *;  def build(): …;  run(build)
It renders one product from the command line or, with --jobs FILE (a list of {args, out}), many in one process.
The ground is not rendered: develop/product.mjs adds glow, floor and mirror. `foot` in the raw's head is the line along which the
product touches the floor: two points, as fractions of the picture."""
from studio import *
from bpy_extras.object_utils import world_to_camera_view

TYPE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'type')
ARCHIVO, SHIPPORI = os.path.join(TYPE, 'archivo.ttf'), os.path.join(TYPE, 'shippori.ttf')
SHADE_INDEX = 1   # objects with this pass index are the product's shade: the darkroom brings their median to the exact hex

def run(build):
    jobs = json.load(open(ARGS['jobs'])) if 'jobs' in ARGS else [{'args': {}, 'out': ARGS['out']}]
    for job in jobs:
        ARGS.update(job['args']); ARGS['out'] = job['out']
        scene = reset(); random.seed(int(ARGS['seed'])); scene.world.node_tree.nodes['Background'].inputs[1].default_value = .4
        build()

def linear(hexa):
    c = [int(hexa.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c)

def lift(col, k): return tuple(c + (1 - c) * k for c in col)

def shade(o):
    o.pass_index = SHADE_INDEX
    return o

# ---------- geometry ----------
def fast(name, V, F, mat, smooth=True):
    """numpy vertices (n,3) and quads (m,4) to an object, without a Python loop over faces."""
    me = bpy.data.meshes.new(name); me.vertices.add(len(V)); me.vertices.foreach_set('co', np.asarray(V, np.float32).ravel())
    me.loops.add(F.size); me.loops.foreach_set('vertex_index', np.asarray(F, np.int32).ravel()); k = F.shape[1]
    me.polygons.add(len(F)); me.polygons.foreach_set('loop_start', np.arange(len(F), dtype=np.int32) * k); me.polygons.foreach_set('loop_total', np.full(len(F), k, np.int32))
    if smooth: me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update(calc_edges=True); me.validate()
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o); me.materials.append(mat)
    return o

def quads(nx, ny):
    i = np.arange(nx * ny).reshape(ny, nx)
    return np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)

def group(*objs, at=Matrix.Identity(4)):
    """Moves finished objects together."""
    bpy.context.view_layer.update()
    for o in objs: o.matrix_world = at @ o.matrix_world
    return objs

def case(name, h, w, mat, edge=.07, foot=.05, n=160, square=7):
    """A lacquer block of rounded-square section standing on z 0, all edges rolled."""
    p = [(0.0, 0), (w - edge - foot, 0)]
    for i in range(7): a = math.pi / 2 * i / 6; p.append((w - edge + math.sin(a) * edge, edge - math.cos(a) * edge))
    for i in range(7): a = math.pi / 2 * i / 6; p.append((w - edge + math.cos(a) * edge, h - edge + math.sin(a) * edge))
    return lathe(name, p + [(w * .6, h), (0.0, h)], mat, n=n, superellipse=square, autosmooth=40)

def rounded(h, r, e=.06):
    """Profile of a round body with rolled edges, for lathe."""
    p = [(0, 0), (r - e, 0)] + [(r - e + math.sin(a) * e, e - math.cos(a) * e) for a in [math.pi / 2 * i / 6 for i in range(1, 7)]]
    return p + [(r - e + math.cos(a) * e, h - e + math.sin(a) * e) for a in [math.pi / 2 * i / 6 for i in range(7)]] + [(0, h)]

def ring(r, z, h, mat, e=.02, n=160, square=None):
    """A polished band round a body."""
    return lathe('band', [(r * .9, z), (r - e, z), (r, z + e), (r, z + h - e), (r - e, z + h), (r * .9, z + h)], mat, n=n, superellipse=square)

def glyph(char, font, n):
    """A letter as an n x n coverage map, row 0 at the top, filling the square."""
    t = text(char, font, 1.0, 0, None); bpy.context.view_layer.update(); me = bpy.data.meshes.new_from_object(t.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    me.calc_loop_triangles(); V = np.array([v.co[:2] for v in me.vertices]); T = np.array([p.vertices for p in me.loop_triangles]); bpy.data.objects.remove(t)
    lo, hi = V.min(0), V.max(0); V = (V - (lo + hi) / 2) / (hi - lo).max(); V = np.stack([(V[:, 0] + .5) * n, (.5 - V[:, 1]) * n], -1); out = np.zeros((n, n), np.float32)
    for a, b, c in V[T]:
        x0, x1 = int(max(0, min(a[0], b[0], c[0]))), int(min(n, max(a[0], b[0], c[0]) + 2)); y0, y1 = int(max(0, min(a[1], b[1], c[1]))), int(min(n, max(a[1], b[1], c[1]) + 2))
        X, Y = np.meshgrid(np.arange(x0, x1) + .5, np.arange(y0, y1) + .5); e = lambda p, q: (q[0] - p[0]) * (Y - p[1]) - (q[1] - p[1]) * (X - p[0])
        s, t_, u = e(a, b), e(b, c), e(c, a); out[y0:y1, x0:x1][((s >= 0) & (t_ >= 0) & (u >= 0)) | ((s <= 0) & (t_ <= 0) & (u <= 0))] = 1
    return out

def soften(a, r):
    """Box blur twice: turns a stamped edge into a pressed one."""
    for _ in range(2):
        for ax in (0, 1): p = np.pad(a, [(r + 1, r) if k == ax else (0, 0) for k in (0, 1)], 'edge').cumsum(ax); n = a.shape[ax]; a = (np.take(p, range(2 * r + 1, n + 2 * r + 1), ax) - np.take(p, range(0, n), ax)) / (2 * r + 1)
    return a

def grain(shape, seed, passes=1):
    g = np.random.RandomState(seed).randn(*shape)
    for _ in range(passes): g = (g + np.roll(g, 1, 0) + np.roll(g, 1, 1) + np.roll(g, (1, 1), (0, 1))) / 4
    return g / g.std()

def flakes(points, sizes, seed, col, eye, cards, share=.5):
    """Glitter is geometry: hexagons on the surface. `share` of them lie so that the eye sees a card in them, more or less;
    the others keep the shade. A flake that mirrors the dark room would only look like dirt. All in the surface's own space."""
    rf = np.random.RandomState(seed); n = len(points); unit = lambda a: a / np.linalg.norm(a, axis=-1, keepdims=True)
    aim = np.array(cards)[rf.randint(0, len(cards), n)] + rf.randn(n, 3) * .9; ax = unit(unit(aim - points) + unit(np.array(eye) - points)); lit = rf.rand(n) < share
    ax = unit(np.where(lit[:, None], ax + rf.randn(n, 3) * .045, unit(ax + np.array([0, -1., 0])) + rf.randn(n, 3) * .16)); u = unit(np.cross(ax, np.array([.13, .21, 1.]))); v = np.cross(ax, u); kind = np.where(lit, 1 + rf.randint(0, 2, n), 0)
    mats = [pbr('flake0', col, .42, spec=.6, coat=.8, coat_rough=.12), pbr('flake1', lift(col, .35), .16, metal=1), pbr('flake2', lift(tuple(a * .6 + b * .4 for a, b in zip(col, (.95, .74, .46))), .30), .12, metal=1)]; made = []
    for k, m in enumerate(mats):
        i = np.flatnonzero(kind == k); a = np.arange(6) * math.pi / 3
        P = points[i][:, None] + sizes[i][:, None, None] * (np.cos(a)[None, :, None] * u[i][:, None] + np.sin(a)[None, :, None] * v[i][:, None])
        if len(i): made.append(shade(fast('flakes', P.reshape(-1, 3), np.arange(len(i) * 6).reshape(-1, 6), m, smooth=False)))
    return made

def crumbs(n, mat, centre, spread, sizes=(.012, .02, .03, .055)):
    """Loose powder at the foot: every hero has some."""
    made = []
    for _ in range(n):
        r = random.choice(sizes) * random.uniform(.7, 1.2); x, y = random.gauss(0, spread[0]), -abs(random.gauss(0, spread[1]))
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=r, location=(centre[0] + x, centre[1] + y, r * .5)); o = bpy.context.object
        o.scale = (random.uniform(.7, 1.5), random.uniform(.7, 1.4), random.uniform(.5, .8)); o.rotation_euler = (random.random(), random.random(), random.random() * 3); o.data.materials.append(mat); made.append(shade(o))
    return made

# ---------- finishes ----------
def facets(m, scale, amount):
    """Mica: every cell is a platelet with its own tilt."""
    n, l, b = nodes(m); tc = n.new('ShaderNodeTexCoord'); vo = n.new('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value = scale; l.new(tc.outputs['Object'], vo.inputs['Vector'])
    sub = n.new('ShaderNodeVectorMath'); sub.operation = 'SUBTRACT'; sub.inputs[1].default_value = (.5, .5, .5); l.new(vo.outputs['Color'], sub.inputs[0])
    sc = n.new('ShaderNodeVectorMath'); sc.operation = 'SCALE'; sc.inputs['Scale'].default_value = amount; l.new(sub.outputs[0], sc.inputs[0])
    ge = n.new('ShaderNodeNewGeometry'); ad = n.new('ShaderNodeVectorMath'); l.new(ge.outputs['Normal'], ad.inputs[0]); l.new(sc.outputs[0], ad.inputs[1])
    no = n.new('ShaderNodeVectorMath'); no.operation = 'NORMALIZE'; l.new(ad.outputs[0], no.inputs[0]); l.new(no.outputs[0], b.inputs['Normal'])

def edge_tint(m, col, k=.5):
    """Pearl turns paler and cooler where it is seen at a grazing angle."""
    n, l, b = nodes(m); lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .55; mx = n.new('ShaderNodeMixRGB'); l.new(lw.outputs['Facing'], mx.inputs[0])
    mx.inputs[1].default_value = (*col, 1); mx.inputs[2].default_value = (*[c * (1 - k) + k * t for c, t in zip(col, (.80, .84, .95))], 1); l.new(mx.outputs[0], b.inputs['Base Color'])

def powder(col, finish):
    if finish == 'matte': return pbr('powder', col, .96, sheen=.9, spec=.12)
    if finish == 'satin': return pbr('powder', col, .38, metal=.40, spec=.5, sheen=.1)
    if finish == 'pearl': m = pbr('powder', col, .33, metal=.60, spec=.5); facets(m, 46, .27); edge_tint(m, col); return m
    if finish == 'glitter': m = pbr('powder', col, .50, metal=.30, spec=.5); facets(m, 30, .14); return m
    return pbr('powder', col, .42, spec=.5, coat=.55, coat_rough=.20)   # sheer: a thin wet-looking layer, the pan's metal shows in the mark

def wax(col, finish):
    """Lipstick body."""
    if finish == 'matte': return pbr('wax', col, .62, spec=.25, sheen=.8, sss=.04, sss_col=col, sss_rad=(.2, .05, .04))
    if finish == 'gloss': return pbr('wax', col, .16, spec=.6, coat=1.0, coat_rough=.03, sss=.06, sss_col=col, sss_rad=(.25, .05, .04))
    if finish in ('sheer', 'tint'): return pbr('wax', col, .20, spec=.5, coat=.7, coat_rough=.08, sss=.55, sss_col=lift(col, .15), sss_rad=(.5, .32, .28))
    if finish == 'glitter': m = pbr('wax', col, .34, metal=.35, spec=.6, coat=.8, coat_rough=.10); facets(m, 30, .35); return m
    return pbr('wax', col, .33, spec=.5, coat=.45, coat_rough=.16, sss=.06, sss_col=col, sss_rad=(.25, .05, .04))   # satin

def grey_room(k=.16):
    """A little light from everywhere, so that lacquer edges are drawn and metal never mirrors pure black."""
    bg = bpy.context.scene.world.node_tree.nodes['Background'].inputs; bg[0].default_value = (k, k * .97, k * .96, 1); bg[1].default_value = 1

# ---------- render ----------
def render_product(foot=((-1, 0, 0), (1, 0, 0)), bounces=5, glossy=4, trans=6, clamp=6):
    """Writes colour, alpha, albedo, normal and the shade's mask."""
    s = bpy.context.scene; W, H = int(ARGS['w']), int(ARGS['h']); c = s.cycles
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = W, H, 100
    s.render.threads_mode = 'FIXED'; s.render.threads = ARGS['threads']; s.render.film_transparent = True
    c.device = 'CPU'; c.samples = int(ARGS['spp']); c.use_adaptive_sampling = False; c.use_denoising = False; c.seed = 7
    c.max_bounces = bounces; c.diffuse_bounces = 2; c.glossy_bounces = glossy; c.transmission_bounces = trans; c.transparent_max_bounces = 12
    c.sample_clamp_indirect = clamp; c.caustics_reflective = False; c.caustics_refractive = False; c.blur_glossy = .4
    vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True; vl.use_pass_object_index = True
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); base = os.path.basename(ARGS['out'])
    fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = os.path.dirname(os.path.abspath(ARGS['out'])); fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'; fo.file_slots.clear()
    names = []
    for p, k in (('Image', 4), ('Denoising Albedo', 3), ('Denoising Normal', 3), ('IndexOB', 1)):
        nm = f"{base}_{p.split()[-1].lower()}_"; fo.file_slots.new(nm); nt.links.new(rl.outputs[p], fo.inputs[-1]); names.append((nm, k))
    t = time.time(); bpy.ops.render.render(write_still=False); dt = time.time() - t; planes = []
    for nm, k in names:
        fp = os.path.join(fo.base_path, f"{nm}{s.frame_current:04d}.exr"); im = bpy.data.images.load(fp); ch = im.channels
        a = np.empty(W * H * ch, np.float32); im.pixels.foreach_get(a); a = a.reshape(H, W, ch)[::-1]; planes += [np.ascontiguousarray(a[..., i]) for i in range(k)]; os.remove(fp)
    planes[10] = (np.abs(planes[10] - SHADE_INDEX) < .5).astype(np.float32)
    line = [(round(q.x, 5), round(1 - q.y, 5)) for q in (world_to_camera_view(s, s.camera, Vector(p)) for p in foot)]
    with open(ARGS['out'], 'wb') as f:
        f.write((json.dumps({'W': W, 'H': H, 'planes': len(planes), 'seconds': round(dt, 1), 'foot': line}) + '\n').encode())
        for p in planes: f.write(p.astype('<f4').tobytes())
    print(f"RENDERED {base} {W}x{H} spp={ARGS['spp']} {dt:.1f}s", flush=True)

"""Shared dark studio for every still: materials, lathe, lights, camera, raw linear output.
make.mjs runs a scene as:  blender -b --factory-startup -P scene_x.py -- --out x.raw --w 1080 --h 1350 --spp 24
The raw file keeps colour, alpha, albedo and normal in linear light; develop/develop.mjs prints it."""
import bpy, bmesh, math, sys, os, json, time, random
import numpy as np
from mathutils import Vector, Matrix, noise

ARGS = {'out': 'out.raw', 'w': 1080, 'h': 1350, 'spp': 96, 'threads': 2, 'var': '', 'frame': 0.0}
_a = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
for i in range(0, len(_a) - 1, 2):
    k = _a[i][2:]
    ARGS[k] = type(ARGS[k])(_a[i + 1]) if k in ARGS else _a[i + 1]

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    w = bpy.data.worlds.new('w'); s.world = w; w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (0.006, 0.003, 0.004, 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = 1.0
    return s

# ---------- materials ----------
def pbr(name, color=(0.8, 0.8, 0.8), rough=0.3, metal=0.0, coat=0.0, coat_rough=0.03, aniso=0.0, spec=0.5, sss=0.0,
        sss_col=None, sss_rad=(1.0, 0.25, 0.12), trans=0.0, ior=1.45, emit=None, emit_s=0.0, alpha=1.0, sheen=0.0):
    m = bpy.data.materials.new(name); m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF'].inputs
    b['Base Color'].default_value = (*color, 1); b['Roughness'].default_value = rough; b['Metallic'].default_value = metal
    b['Clearcoat'].default_value = coat; b['Clearcoat Roughness'].default_value = coat_rough
    b['Anisotropic'].default_value = aniso; b['Specular'].default_value = spec
    b['Subsurface'].default_value = sss; b['Subsurface Radius'].default_value = sss_rad
    b['Subsurface Color'].default_value = (*(sss_col or color), 1)
    b['Transmission'].default_value = trans; b['IOR'].default_value = ior; b['Sheen'].default_value = sheen
    if emit: b['Emission'].default_value = (*emit, 1); b['Emission Strength'].default_value = emit_s
    b['Alpha'].default_value = alpha
    return m

def nodes(m): return m.node_tree.nodes, m.node_tree.links, m.node_tree.nodes['Principled BSDF']

def bump(m, kind='NOISE', scale=40.0, strength=0.1, dist=0.01, detail=4, coat=False, stretch=None):
    n, l, b = nodes(m)
    tc = n.new('ShaderNodeTexCoord'); mp = n.new('ShaderNodeMapping')
    if stretch: mp.inputs['Scale'].default_value = stretch
    t = n.new('ShaderNodeTexNoise' if kind == 'NOISE' else 'ShaderNodeTexVoronoi' if kind == 'VORONOI' else 'ShaderNodeTexWave')
    t.inputs['Scale'].default_value = scale
    if 'Detail' in t.inputs: t.inputs['Detail'].default_value = detail
    bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = strength; bp.inputs['Distance'].default_value = dist
    l.new(tc.outputs['Object'], mp.inputs['Vector']); l.new(mp.outputs[0], t.inputs['Vector']); l.new(t.outputs[0], bp.inputs['Height'])
    l.new(bp.outputs[0], b.inputs['Normal'])
    if coat: l.new(bp.outputs[0], b.inputs['Clearcoat Normal'])
    return bp

def smudge(m, lo, hi, scale=3.0, detail=6):
    """Roughness breakup: what separates a real surface from a toy one."""
    n, l, b = nodes(m)
    tc = n.new('ShaderNodeTexCoord'); t = n.new('ShaderNodeTexNoise'); r = n.new('ShaderNodeMapRange')
    t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = detail
    r.inputs['From Min'].default_value = 0.35; r.inputs['From Max'].default_value = 0.7
    r.inputs['To Min'].default_value = lo; r.inputs['To Max'].default_value = hi
    l.new(tc.outputs['Object'], t.inputs['Vector']); l.new(t.outputs['Fac'], r.inputs['Value']); l.new(r.outputs[0], b.inputs['Roughness'])

def lacquer_black(): m = pbr('lacquerK', (0.004, 0.003, 0.004), 0.16, coat=1.0, coat_rough=0.015); smudge(m, 0.10, 0.26, 2.2); return m
def lacquer_red(): return pbr('lacquerR', (0.42, 0.002, 0.010), 0.22, coat=1.0, coat_rough=0.02)
def chrome(): m = pbr('chrome', (0.86, 0.85, 0.88), 0.05, metal=1.0); smudge(m, 0.02, 0.10, 4); return m
def gunmetal(): m = pbr('gun', (0.18, 0.16, 0.17), 0.24, metal=1.0, aniso=0.75); return m
def rosegold(): return pbr('rose', (0.78, 0.36, 0.30), 0.14, metal=1.0)

# ---------- geometry ----------
def obj(name, verts, faces, mat=None, smooth=True):
    me = bpy.data.meshes.new(name); me.from_pydata(verts, [], faces); me.update()
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o)
    if mat: me.materials.append(mat)
    if smooth:
        for p in me.polygons: p.use_smooth = True
    return o

def lathe(name, prof, mat, n=128, sx=1.0, sy=1.0, sharp=None, superellipse=None, autosmooth=32, bevel=0.0):
    """prof: [(r,z)...] bottom to top. superellipse: exponent>2 makes a rounded-square section."""
    v, f = [], []
    for (r, z) in prof:
        for k in range(n):
            a = 2 * math.pi * k / n; c, s = math.cos(a), math.sin(a); q = 1.0
            if superellipse: q = (abs(c) ** superellipse + abs(s) ** superellipse) ** (-1.0 / superellipse)
            v.append((r * c * q * sx, r * s * q * sy, z))
    m = len(prof)
    for i in range(m - 1):
        for k in range(n):
            k2 = (k + 1) % n
            f.append((i * n + k, i * n + k2, (i + 1) * n + k2, (i + 1) * n + k))
    if prof[0][0] > 1e-6: f.append(tuple(range(n - 1, -1, -1)))
    if prof[-1][0] > 1e-6: f.append(tuple((m - 1) * n + k for k in range(n)))
    o = obj(name, v, f, mat)
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(autosmooth)
    if bevel:
        b = o.modifiers.new('b', 'BEVEL'); b.width = bevel; b.segments = 4; b.limit_method = 'ANGLE'; b.angle_limit = math.radians(30); b.harden_normals = True
    return o

def box(name, size, loc, mat, bevel=0.02, rot=(0, 0, 0), seg=5):
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc, rotation=rot); o = bpy.context.object; o.name = name
    o.scale = size; bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if bevel:
        b = o.modifiers.new('b', 'BEVEL'); b.width = bevel; b.segments = seg; b.harden_normals = True
    o.data.use_auto_smooth = True
    for p in o.data.polygons: p.use_smooth = True
    if mat: o.data.materials.append(mat)
    return o

def plane(name, size, loc, mat, rot=(0, 0, 0), sub=0):
    bpy.ops.mesh.primitive_plane_add(size=size, location=loc, rotation=rot); o = bpy.context.object; o.name = name
    if mat: o.data.materials.append(mat)
    return o

def text(body, font, size, extrude, mat, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.0, align='CENTER', space=1.0):
    c = bpy.data.curves.new('t', 'FONT'); c.body = body; c.size = size; c.extrude = extrude; c.bevel_depth = bevel; c.bevel_resolution = 2
    if font and os.path.exists(font): c.font = bpy.data.fonts.load(font)
    c.align_x = align; c.align_y = 'CENTER'; c.space_character = space; c.resolution_u = 6
    o = bpy.data.objects.new('t', c); bpy.context.collection.objects.link(o); o.location = loc; o.rotation_euler = rot
    if mat: c.materials.append(mat)
    return o

def wet_floor(size=60, z=0.0, rough=(0.02, 0.28), color=(0.006, 0.004, 0.005), ripple=0.06, scale=0.5):
    m = pbr('floor', color, 0.1, spec=0.9, coat=0.3, coat_rough=0.0); smudge(m, rough[0], rough[1], scale, 8)
    if ripple: bump(m, 'NOISE', 2.2, ripple, 0.05, 3)
    return plane('floor', size, (0, 0, z), m)

# ---------- light & camera ----------
def look(o, target):
    o.rotation_euler = (Vector(target) - o.location).to_track_quat('-Z', 'Y').to_euler()

def area(loc, target, size, power, color=(1, 1, 1), sy=None, spread=180, vis=True):
    l = bpy.data.lights.new('a', 'AREA'); l.energy = power; l.color = color; l.shape = 'RECTANGLE' if sy else 'SQUARE'; l.size = size
    if sy: l.size_y = sy
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l); bpy.context.collection.objects.link(o); o.location = loc; look(o, target); o.visible_camera = False
    o.visible_glossy = vis
    return o

def card(loc, target, w, h, strength, color=(1, 1, 1), grad=True, camera=False, soft=False, oneside=False):
    """Softbox card with a falloff gradient: long clean highlights on lacquer and chrome."""
    m = bpy.data.materials.new('card'); m.use_nodes = True; n = m.node_tree.nodes; l = m.node_tree.links; n.clear()
    e = n.new('ShaderNodeEmission'); out = n.new('ShaderNodeOutputMaterial'); e.inputs[0].default_value = (*color, 1); e.inputs[1].default_value = strength
    if grad:
        tc = n.new('ShaderNodeTexCoord'); sp = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['UV'], sp.inputs[0])
        def hump(o):
            a = n.new('ShaderNodeMath'); a.operation = 'PINGPONG'; a.inputs[1].default_value = 0.5; l.new(o, a.inputs[0])
            s = n.new('ShaderNodeMapRange'); s.interpolation_type = 'SMOOTHSTEP'; s.inputs['From Max'].default_value = 0.5 if soft else 0.38; l.new(a.outputs[0], s.inputs['Value']); return s.outputs[0]
        mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; l.new(hump(sp.outputs[0]), mu.inputs[0]); l.new(hump(sp.outputs[1]), mu.inputs[1])
        m2 = n.new('ShaderNodeMath'); m2.operation = 'MULTIPLY'; m2.inputs[1].default_value = strength; fall = mu.outputs[0]
        if soft:
            sq = n.new('ShaderNodeMath'); sq.operation = 'POWER'; sq.inputs[1].default_value = 2.0; l.new(fall, sq.inputs[0]); fall = sq.outputs[0]
        l.new(fall, m2.inputs[0]); l.new(m2.outputs[0], e.inputs[1])
    if oneside:  # from behind it is not there: no stray reflections in walls and floor
        ge = n.new('ShaderNodeNewGeometry'); tr = n.new('ShaderNodeBsdfTransparent'); mx = n.new('ShaderNodeMixShader')
        l.new(ge.outputs['Backfacing'], mx.inputs[0]); l.new(e.outputs[0], mx.inputs[1]); l.new(tr.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0])
    else: l.new(e.outputs[0], out.inputs[0])
    bpy.ops.mesh.primitive_plane_add(size=1, location=loc); o = bpy.context.object; o.scale = (w, h, 1)
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('Z', 'Y').to_euler(); o.data.materials.append(m); o.visible_camera = camera
    return o

def camera(loc, target, lens=85, fstop=None, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new('c'); c.lens = lens; c.sensor_fit = 'VERTICAL'; c.sensor_height = 36; c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new('c', c); bpy.context.collection.objects.link(o); o.location = loc; look(o, target)
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.aperture_blades = 9
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = o
    return o

def fog(size, loc, density, color=(1, 1, 1), aniso=0.3, noise_scale=0.6, cut=(0.42, 0.75), height=None):
    m = bpy.data.materials.new('fog'); m.use_nodes = True; n = m.node_tree.nodes; l = m.node_tree.links; n.clear()
    out = n.new('ShaderNodeOutputMaterial'); v = n.new('ShaderNodeVolumePrincipled'); v.inputs['Color'].default_value = (*color, 1); v.inputs['Anisotropy'].default_value = aniso
    l.new(v.outputs[0], out.inputs['Volume'])
    tc = n.new('ShaderNodeTexCoord'); t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = noise_scale; t.inputs['Detail'].default_value = 5; t.inputs['Distortion'].default_value = 0.6
    l.new(tc.outputs['Object'], t.inputs['Vector'])
    r = n.new('ShaderNodeMapRange'); r.inputs['From Min'].default_value = cut[0]; r.inputs['From Max'].default_value = cut[1]; r.inputs['To Max'].default_value = density
    l.new(t.outputs['Fac'], r.inputs['Value']); last = r.outputs[0]
    if height:
        sp = n.new('ShaderNodeSeparateXYZ'); geo = n.new('ShaderNodeNewGeometry'); l.new(geo.outputs['Position'], sp.inputs[0])
        h = n.new('ShaderNodeMapRange'); h.inputs['From Min'].default_value = height[0]; h.inputs['From Max'].default_value = height[1]; h.inputs['To Min'].default_value = 1; h.inputs['To Max'].default_value = height[2] if len(height) > 2 else 0
        l.new(sp.outputs[2], h.inputs['Value']); mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; l.new(last, mu.inputs[0]); l.new(h.outputs[0], mu.inputs[1]); last = mu.outputs[0]
    l.new(last, v.inputs['Density'])
    bpy.ops.mesh.primitive_cube_add(size=1, location=loc); o = bpy.context.object; o.scale = size; o.data.materials.append(m); o.name = 'fog'
    return o

# ---------- render ----------
def render(bounces=6, glossy=5, trans=6, vol=0, clamp=6.0, adaptive=0.02, alpha=False, vol_step=1.0):
    s = bpy.context.scene; W, H = ARGS['w'], ARGS['h']; c = s.cycles
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = W, H, 100
    s.render.threads_mode = 'FIXED'; s.render.threads = ARGS['threads']; s.render.film_transparent = alpha
    c.device = 'CPU'; c.samples = ARGS['spp']; c.use_adaptive_sampling = adaptive > 0; c.adaptive_threshold = adaptive; c.adaptive_min_samples = 16
    c.use_denoising = False; c.max_bounces = bounces; c.diffuse_bounces = 2; c.glossy_bounces = glossy; c.transmission_bounces = trans; c.volume_bounces = vol; c.transparent_max_bounces = 24
    c.sample_clamp_indirect = clamp; c.sample_clamp_direct = 0; c.caustics_reflective = False; c.caustics_refractive = False; c.blur_glossy = 0.4
    c.volume_step_rate = vol_step; c.volume_max_steps = 64; c.seed = 7
    s.render.use_persistent_data = False
    vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True
    s.use_nodes = True; nt = s.node_tree; nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers'); tmp = os.path.splitext(ARGS['out'])[0]
    fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = os.path.dirname(os.path.abspath(tmp)); fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'NONE'
    fo.file_slots.clear(); base = os.path.basename(tmp); names = []
    for p in ('Image', 'Denoising Albedo', 'Denoising Normal'):
        if p in rl.outputs and rl.outputs[p].enabled:
            nm = f"{base}_{p.split()[-1].lower()}_"; fo.file_slots.new(nm); nt.links.new(rl.outputs[p], fo.inputs[-1]); names.append(nm)
    t = time.time(); bpy.ops.render.render(write_still=False); dt = time.time() - t
    planes = []
    for i, nm in enumerate(names):
        fp = os.path.join(fo.base_path, f"{nm}{s.frame_current:04d}.exr")
        im = bpy.data.images.load(fp)
        a = np.empty(W * H * 4, np.float32); im.pixels.foreach_get(a); a = a.reshape(H, W, 4)[::-1]
        for k in range(4 if i == 0 else 3): planes.append(np.ascontiguousarray(a[..., k]))
        os.remove(fp)
    with open(ARGS['out'], 'wb') as f:
        f.write((json.dumps({'W': W, 'H': H, 'planes': len(planes), 'seconds': round(dt, 1)}) + '\n').encode())
        for p in planes: f.write(p.astype('<f4').tobytes())
    print(f"RENDERED {os.path.basename(ARGS['out'])} {W}x{H} spp={ARGS['spp']} {dt:.1f}s planes={len(planes)}", flush=True)

# ---------- more than one scene needs these ----------
def hump(n, l, uv, edge):
    """Smooth rise from the border of a plane to its middle, in both directions."""
    sp = n.new('ShaderNodeSeparateXYZ'); l.new(uv, sp.inputs[0]); last = None
    for o in (0, 1):
        a = n.new('ShaderNodeMath'); a.operation = 'PINGPONG'; a.inputs[1].default_value = .5; l.new(sp.outputs[o], a.inputs[0])
        q = n.new('ShaderNodeMapRange'); q.interpolation_type = 'SMOOTHSTEP'; q.inputs[2].default_value = edge; l.new(a.outputs[0], q.inputs[0])
        if last is None: last = q.outputs[0]; continue
        mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; l.new(last, mu.inputs[0]); l.new(q.outputs[0], mu.inputs[1]); last = mu.outputs[0]
    return last

def smoke(loc, w, h, strength, col, scale=.5, seed=0.0, cut=(.40, .75), edge=.45):
    """Additive light in the air on an upright plane: reflects in the floor and costs nothing."""
    m = bpy.data.materials.new('smoke'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear()
    out = n.new('ShaderNodeOutputMaterial'); mix = n.new('ShaderNodeAddShader'); tr = n.new('ShaderNodeBsdfTransparent'); em = n.new('ShaderNodeEmission'); em.inputs[0].default_value = (*col, 1)
    tc = n.new('ShaderNodeTexCoord'); last = hump(n, l, tc.outputs['UV'], edge)
    if scale:
        mp = n.new('ShaderNodeMapping'); mp.inputs['Location'].default_value = (seed, seed * 1.7, seed * .3)
        t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = 7; t.inputs['Distortion'].default_value = 1.1; t.inputs['Roughness'].default_value = .56
        l.new(tc.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], t.inputs['Vector'])
        r = n.new('ShaderNodeMapRange'); r.interpolation_type = 'SMOOTHSTEP'; r.inputs[1].default_value, r.inputs[2].default_value = cut; l.new(t.outputs[0], r.inputs[0])
        mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; l.new(last, mu.inputs[0]); l.new(r.outputs[0], mu.inputs[1]); last = mu.outputs[0]
    st = n.new('ShaderNodeMath'); st.operation = 'MULTIPLY'; st.inputs[1].default_value = strength; l.new(last, st.inputs[0]); l.new(st.outputs[0], em.inputs[1])
    l.new(tr.outputs[0], mix.inputs[0]); l.new(em.outputs[0], mix.inputs[1]); l.new(mix.outputs[0], out.inputs[0])
    bpy.ops.mesh.primitive_plane_add(size=1, location=loc, rotation=(math.pi / 2, 0, 0)); o = bpy.context.object
    o.data.transform(Matrix.Diagonal((w, h, 1, 1))); o.data.materials.append(m); o.visible_shadow = False
    return o

def drop(loc, r, mat, flat=.45, seed=0):
    """A drop of water lying on something: squashed, never quite round."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=32, ring_count=20, location=loc); o = bpy.context.object; rs = random.Random(seed)
    o.scale = (r * rs.uniform(.85, 1.25), r * rs.uniform(.85, 1.25), r * flat); o.rotation_euler[2] = rs.uniform(0, 3); o.data.materials.append(mat)
    for p in o.data.polygons: p.use_smooth = True
    return o

def facing_mesh(name, V, F, mat):
    """numpy vertices and quads to a smooth object."""
    return obj(name, [tuple(map(float, v)) for v in V], [tuple(map(int, f)) for f in F], mat)

"""What the scenes of the sites share: glow, water, strokes, torn paper, lipsticks, mouths, the porcelain bust, and the two shots (phone and wide).
A scene builds everything, then calls shot(...). --crop wide is the decoration round a column on a wide window: the same set, seen so that the
middle stays dark. --points FILE writes anchors as fractions of the picture and stops."""
from products import *
import sdf
from sdf import smin, smax

WIDE = ARGS.get('crop') == 'wide'
WHITE, WARM, RED, EMBER, COLD = (1, .96, .94), (1, .78, .56), (1, .02, .03), (1, .30, .05), (.80, .88, 1)

def stage(seed=4, night=(.003, .0018, .0022)):
    """An empty night with a seed; returns the scene."""
    s = reset(); random.seed(seed); s.world.node_tree.nodes['Background'].inputs[0].default_value = (*night, 1); return s

def shot(loc, target, lens=60, fstop=2.8, focus=None, shift=(0, 0), wide=None, points=None, **how):
    """The phone's camera, or with --crop wide the same with what `wide` changes (loc, target, lens, fstop, focus, shift).
    points: [{name, at, high}], feet and heights of places; written as fractions of the picture (h of its height)."""
    view = dict(loc=loc, target=target, lens=lens, fstop=fstop, focus=focus, shift=shift)
    if WIDE: view.update(wide or {})
    s = bpy.context.scene; s.render.resolution_x, s.render.resolution_y = int(ARGS['w']), int(ARGS['h'])
    cam = camera(view['loc'], view['target'], view['lens'], view['fstop'], view['focus'], view['shift'])
    if 'points' in ARGS and points:
        from bpy_extras.object_utils import world_to_camera_view
        bpy.context.view_layer.update(); see = lambda p: world_to_camera_view(s, cam, Vector(p)); spots = []
        for p in points: q, top = see(p['at']), see(Vector(p['at']) + Vector((0, 0, p['high']))); spots.append({'name': p['name'], 'x': round(q.x, 4), 'y': round(1 - q.y, 4), 'h': round(top.y - q.y, 4)})
        open(ARGS['points'], 'w').write(json.dumps(spots, indent=1) + '\n'); sys.exit(0)
    render(**{**dict(bounces=6, glossy=4, trans=4, clamp=6), **how}); clean_edges(ARGS['out'])

def clean_edges(file):
    """The denoiser repeats the last row and column beyond the picture: they must be calm ones, or the edge crumbles."""
    with open(file, 'rb') as f: head = f.readline(); size = json.loads(head); a = np.frombuffer(f.read(), '<f4').reshape(size['planes'], size['H'], size['W']).copy()
    k = np.ones(41) / 41; even = lambda rows: np.stack([np.convolve(np.pad(r, 20, mode='edge'), k, 'valid') for r in rows])
    a[:, -1] = even(a[:, -9:].mean(1)); a[:, -2] = (a[:, -1] + a[:, -2]) / 2; a[:, :, -1] = even(a[:, :, -9:].mean(2))
    with open(file, 'wb') as f: f.write(head); f.write(a.tobytes())

# ---------- surfaces ----------
def porcelain(tone=(.62, .60, .585), rough=(.16, .30), sss=.12):
    m = pbr('porcelain', tone, .2, coat=1, coat_rough=.03, sss=sss, sss_col=(.8, .62, .56), sss_rad=(.10, .05, .04)); smudge(m, rough[0], rough[1], 2.4, 7); return m
def black_glass(): m = pbr('blackglass', (.0025, .002, .0022), .04, spec=.8, coat=1, coat_rough=0); smudge(m, .02, .09, 1.6, 7); return m
def steel(): m = pbr('steel', (.42, .41, .42), .27, metal=1, aniso=.6); smudge(m, .24, .31, 1.2, 8); return m
def glow(col, st): return pbr('glow', (0, 0, 0), .5, emit=col, emit_s=st)

def halo(loc, size, st, col, power=2.2, rot=(math.pi / 2, 0, 0)):
    """A round soft light on a plane, adding to what is behind it."""
    m = bpy.data.materials.new('halo'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear()
    out, ad, tr, em = (n.new('ShaderNode' + k) for k in ('OutputMaterial', 'AddShader', 'BsdfTransparent', 'Emission')); em.inputs[0].default_value = (*col, 1)
    tc, mp, gr, pw, mu = (n.new('ShaderNode' + k) for k in ('TexCoord', 'Mapping', 'TexGradient', 'Math', 'Math')); mp.inputs['Location'].default_value = (-1, -1, 0); mp.inputs['Scale'].default_value = (2, 2, 0); gr.gradient_type = 'SPHERICAL'
    pw.operation, pw.inputs[1].default_value, mu.operation, mu.inputs[1].default_value = 'POWER', power, 'MULTIPLY', st
    l.new(tc.outputs['UV'], mp.inputs[0]); l.new(mp.outputs[0], gr.inputs[0]); l.new(gr.outputs['Fac'], pw.inputs[0]); l.new(pw.outputs[0], mu.inputs[0]); l.new(mu.outputs[0], em.inputs[1])
    l.new(tr.outputs[0], ad.inputs[0]); l.new(em.outputs[0], ad.inputs[1]); l.new(ad.outputs[0], out.inputs[0])
    o = plane('halo', 1, loc, m, rot=rot); o.scale = (size[0], size[1], 1); o.visible_shadow = False; o.visible_diffuse = False; return o

def tinted(mat, name='tone'):
    """The material takes its base colour from a point attribute."""
    n, l, b = nodes(mat); a = n.new('ShaderNodeAttribute'); a.attribute_name = name; l.new(a.outputs['Color'], b.inputs['Base Color']); return mat
def paint_points(o, col, name='tone'):
    col = np.asarray(col, np.float32); o.data.attributes.new(name, 'FLOAT_COLOR', 'POINT').data.foreach_set('color', np.c_[col, np.ones(len(col))].astype('f4').ravel()); return o

# ---------- lines, powder, water ----------
def curve(pts, rad, mat, smooth=False):
    """A round thread through points; rad one number or one per point."""
    c = bpy.data.curves.new('s', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = 1.0; c.bevel_resolution = 8; sp = c.splines.new('POLY'); sp.points.add(len(pts) - 1); c.use_fill_caps = True
    for i, p in enumerate(pts): sp.points[i].co = (*p, 1); sp.points[i].radius = rad if isinstance(rad, (int, float)) else rad[i]
    o = bpy.data.objects.new('s', c); bpy.context.collection.objects.link(o); c.materials.append(mat); return o

_ico = []
def lumps(P, R, mat, seed=1, sub=1):
    """Crumbs: every one a small broken lump. P (n,3), R (n,)."""
    if not _ico:
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=sub, radius=1); i = bpy.context.object; _ico.extend((np.array([v.co for v in i.data.vertices]), np.array([p.vertices for p in i.data.polygons]))); bpy.data.objects.remove(i)
    iv, jf = _ico; rs = np.random.RandomState(seed); n = len(P)
    V = iv[None] * (1 + rs.uniform(-.34, .34, (n, len(iv), 1))) * np.asarray(R)[:, None, None] * rs.uniform(.7, 1.2, (n, 1, 3)) + np.asarray(P)[:, None]
    return fast('crumbs', V.reshape(-1, 3), (jf[None] + (np.arange(n) * len(iv))[:, None, None]).reshape(-1, 3), mat)

_table = np.random.RandomState(77).permutation(256); _table = np.r_[_table, _table, _table]; _grad = np.random.RandomState(78).normal(size=(256, 3)); _grad /= np.linalg.norm(_grad, axis=1, keepdims=True)
def noise3(x, y, z):
    """Gradient noise of whole arrays at once, about -1..1."""
    x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float)); z = np.full(x.shape, float(z)); i, j, k = (np.floor(q).astype(int) for q in (x, y, z)); u, v, w = x - i, y - j, z - k; i, j, k = i & 255, j & 255, k & 255
    fade = lambda q: q * q * q * (q * (q * 6 - 15) + 10); fu, fv, fw = fade(u), fade(v), fade(w); out = 0.0
    for a in (0, 1):
        for b in (0, 1):
            for c in (0, 1): g = _grad[_table[_table[_table[i + a] + j + b] + k + c] & 255]; out = out + (fu if a else 1 - fu) * (fv if b else 1 - fv) * (fw if c else 1 - fw) * (g[..., 0] * (u - a) + g[..., 1] * (v - b) + g[..., 2] * (w - c))
    return out * 1.7

def fractal(x, y, seed=0.0, octaves=4, gain=.5):
    """Several octaves of it."""
    out, a, f = 0.0, 1.0, 1.0
    for k in range(octaves): out = out + a * noise3(np.asarray(x) * f + 13.1 * k, np.asarray(y) * f, seed * .713 + 3.7 * k); a *= gain; f *= 2.07
    return out

def water(x0, x1, y0, y1, rings=(), nx=280, ny=420, swell=.008, mat=None, z=0.0, near=1.3):
    """Black water as geometry. rings: (x, y, amplitude, waves per unit, how soon they fade, quiet radius)."""
    j, i = np.meshgrid(np.arange(ny + 1), np.arange(nx + 1), indexing='ij'); Y = y0 + (y1 - y0) * (j / ny) ** near; X = x0 + (x1 - x0) * i / nx
    Z = swell * (fractal(X * .8, Y * .6, 2, 1) + .55 * fractal(X * 2.3, Y * 1.6, 7, 1))
    for x, y, a, k, fade, quiet in rings: d = np.hypot(X - x, Y - y); Z = Z + a * np.cos(k * d) * np.exp(-np.clip(d - quiet, 0, 99) * fade) * np.clip((d - quiet * .6) * 4, 0, 1)
    if mat is None: mat = pbr('water', (.003, .002, .003), .02, spec=.9, coat=.3, coat_rough=0)
    return fast('water', np.stack([X, Y, Z + z], -1).reshape(-1, 3), quads(nx + 1, ny + 1), mat)

def grid(name, P, mat, keep=None):
    """(ny, nx, 3) points to a smooth sheet; keep (ny, nx) drops the cells whose corners are all out."""
    ny, nx, _ = P.shape; F = quads(nx, ny)
    if keep is not None: k = np.ravel(keep); F = F[k[F].all(1)]
    o = fast(name, P.reshape(-1, 3), F, mat); return o

def hoop(name, prof, mat, n=256):
    """A closed ring of section prof [(r, z)...] about z; lathe would close it to a disc."""
    q = np.array(prof + prof[:1], float)[:, None]; a = np.linspace(0, 2 * math.pi, n + 1)[None]; o = grid(name, np.stack([q[..., 0] * np.cos(a), q[..., 0] * np.sin(a), q[..., 1] + 0 * a], -1), mat)
    o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40); return o

# ---------- make-up as matter ----------
def stroke(path, width, mat, seed=1, thick=.06, dry=.55, ns=420, nt=150, up=(0, 0, 1), load=.12):
    """A stroke of wax along `path` (n,3): ridged by the bullet's edge, rolled up at both sides, breaking up where it runs dry. dry 0 never breaks."""
    path = np.asarray(path, float); seg = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]; s = np.linspace(0, 1, ns); C = np.stack([np.interp(s * seg[-1], seg, path[:, k]) for k in range(3)], 1)
    for _ in range(12): C[1:-1] = (C[:-2] + 2 * C[1:-1] + C[2:]) / 4
    T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); U = np.broadcast_to(np.asarray(up, float), T.shape); B = np.cross(T, U); B /= np.linalg.norm(B, axis=1, keepdims=True); U = np.cross(B, T)
    t = np.linspace(-1, 1, nt); S, Q = np.meshgrid(s, t, indexing='ij'); length = seg[-1] / width
    w = width / 2 * (1 + .05 * fractal(S * length * .7, S * 0, seed + 5, 2)) * np.clip(S / .012, 0, 1) ** .5
    lanes = fractal(Q * 9, S * length * .16, seed, 3, .6); fine = fractal(Q * 34, S * length * .35, seed + 9, 2, .6)
    edge = np.clip((1 - np.abs(Q)) / .10, 0, 1); body = (edge * (2 - edge)) ** .5
    h = thick * body * (.48 + .34 * lanes + .16 * fine + .42 * np.exp(-((np.abs(Q) - .86) / .10) ** 2) + load / .12 * .9 * np.exp(-(S / .045) ** 2))
    end = np.clip((1 - S) / .10, 0, 1); ragged = .94 + .07 * fractal(Q * 7, Q * 0 + 1, seed + 3, 3)
    worn = np.clip((S - (1 - dry)) / max(dry, .01), 0, 1); thin = .55 * lanes + .6 * fine + .45 * fractal(Q * 6, S * length * 2.2, seed + 17, 3) + 1.25 * (1 - worn ** 1.15)
    keep = (thin > .12) & (S < ragged) if dry > 0 else S < 1.01
    h = np.where(keep, np.maximum(h, thick * .10), 0) * (1 - .45 * worn) * (.4 + .6 * end)
    P = C[:, None] + B[:, None] * (Q * w)[..., None] + U[:, None] * h[..., None]; return grid('stroke', P, mat, keep)

def bullet(col, finish='satin', mat=None):
    """The house's slanted bullet, its tip at 5.75 (see scene_lip)."""
    m = mat or wax(col, finish); R, Z0, Z1, ZT = .68, 2.7, 4.75, 5.75
    if mat is None and finish in ('satin', 'matte'): bump(m, 'NOISE', 9.0, .05, .02, 5, stretch=(1, 1, .12))
    prof = [(0.0, Z0)] + [(R, Z0 + i * (Z1 - Z0) / 60) for i in range(61)] + [(R * max(0, math.cos(a)) ** .9, Z1 + (ZT - Z1) * math.sin(a)) for a in [math.pi / 2 * i / 70 for i in range(1, 71)]]
    o = lathe('bullet', prof, m, n=128, autosmooth=180); f = lambda a, b, k: min(a, b) - (max(k - abs(a - b), 0) / k) ** 2 * k * .25
    for v in o.data.vertices:
        if v.co.z > 3.6: v.co.z = f(v.co.z, 4.86 - 1.06 * v.co.x - .10 * v.co.x ** 2, .12)
    return o

_tube = []
def lipstick(col, finish='satin', at=Matrix.Identity(4), out=0.0, mat=None):
    """An open lipstick without its cap, about 5.5 high; out moves the bullet down (-) or up. Cases share their meshes."""
    if not _tube:
        K, CH, GM = lacquer_black(), chrome(), gunmetal()
        _tube.extend([case('base', 1.75, .96, K), lathe('band', [(0, 1.70), (.93, 1.70), (.965, 1.73), (.975, 1.78), (.975, 1.86), (.965, 1.91), (.93, 1.94), (0, 1.94)], CH, n=160, superellipse=7),
            lathe('tube', [(0, 1.92), (.85, 1.92), (.86, 1.94), (.86, 2.52), (.845, 2.56), (.81, 2.57), (.79, 2.55), (.78, 2.4), (0, 2.4)], GM, n=128)] +
            [lathe('knurl', [(.85, 2.03 + i * .055), (.872, 2.04 + i * .055), (.872, 2.06 + i * .055), (.85, 2.07 + i * .055)], CH, n=96) for i in range(3)] +
            [lathe('inner', [(0, 2.4), (.76, 2.4), (.76, 2.92), (.745, 2.95), (.71, 2.955), (.695, 2.93), (.69, 2.8), (0, 2.8)], CH, n=128)])
        for o in _tube: o.location = (0, 0, -500)
    made = []
    for o in _tube:
        c = o.copy(); c.location = (0, 0, 0); bpy.context.collection.objects.link(c); made.append(c)
    b = bullet(col, finish, mat); b.location.z = out; made.append(b); return group(*made, at=at)

def place(x, y, z=0.0, yaw=0.0, scale=1.0, tilt=None):
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(yaw), 4, 'Z')
    if tilt: m = m @ Matrix.Rotation(math.radians(tilt[0]), 4, 'X') @ Matrix.Rotation(math.radians(tilt[1]), 4, 'Y')
    return m @ Matrix.Scale(scale, 4)

def mouth(mat, part=0.0, at=Matrix.Identity(4), nu=420, nv=110):
    """The mouth of the house, looking towards -y; half its width is 1.16."""
    import lips
    made = []
    for side in (1, -1): V, F = lips.lip(side, part, nu, nv, folds=lips.FINE); o = facing_mesh('lip', V, F, mat); made.append(o)
    return group(*made, at=at)

# ---------- paper ----------
def paper_material(tone=(.60, .565, .52), lines=None, line=(.30, .05, .05)):
    """Thick laid paper; lines: distance of the ruled columns of a manuscript sheet, in object units."""
    m = pbr('paper', tone, .85, spec=.2, sheen=.25); bump(m, 'NOISE', 60, .22, .006, 6); n, l, b = nodes(m)
    if lines:
        tc = n.new('ShaderNodeTexCoord'); sp = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Object'], sp.inputs[0]); last = None
        def mt(op, a, c): 
            q = n.new('ShaderNodeMath'); q.operation = op
            for i, t in enumerate((a, c)):
                if isinstance(t, (int, float)): q.inputs[i].default_value = t
                else: l.new(t, q.inputs[i])
            return q.outputs[0]
        pitch, gap = lines; vx = mt('LESS_THAN', mt('PINGPONG', sp.outputs[0], pitch / 2), .006); vx2 = mt('LESS_THAN', mt('PINGPONG', mt('ADD', sp.outputs[0], gap), pitch / 2), .006)
        box_ = mt('PINGPONG', mt('ADD', sp.outputs[0], gap / 2), pitch / 2); inside = mt('LESS_THAN', box_, (pitch - gap) / 2 + .0); hz = mt('MULTIPLY', mt('LESS_THAN', mt('PINGPONG', sp.outputs[2], (pitch - gap) / 2), .006), mt('GREATER_THAN', box_, gap / 2))
        f = mt('MAXIMUM', mt('MAXIMUM', vx, vx2), hz); mx = n.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (*tone, 1); mx.inputs[2].default_value = (*line, 1); l.new(mt('MULTIPLY', f, .8), mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color'])
    return m

def torn(edge, far, mat, seed=1, rough=.10, fibre=.10, curl=.25, reach=.6, n=900, m=160, wave=.03, out=(0, -1, 0), core=None):
    """A sheet from a torn edge to a straight one. edge, far: (k,3) polylines of one count, walked alike. The face tears back from a core of bare
    fibre that stands out `fibre` further. curl lifts the torn edge towards `out` within `reach`."""
    s = np.linspace(0, 1, n); line = lambda q: (lambda q: np.stack([np.interp(s * (len(q) - 1), np.arange(len(q)), q[:, k]) for k in range(3)], 1))(np.asarray(q, float))
    E, Fr = line(edge), line(far); D = Fr - E; L = np.linalg.norm(D, axis=1, keepdims=True); D = D / L; along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(E, axis=0), axis=1))]; out = np.asarray(out, float)
    jag = rough * (fractal(along * .9, along * 0, seed, 3, .55) + .38 * fractal(along * 7, along * 0, seed + 4, 3, .6)); band = np.clip(fibre * (.55 + .9 * fractal(along * 1.7, along * 0, seed + 8, 3, .6)), .012, None); hair = fibre * .16 * fractal(along * 30, along * 0, seed + 12, 3, .7)
    made = []
    for layer, mt, start in ((0, mat, jag + band), (1, core or pbr('fibre', (.74, .70, .65), .95, spec=.1, sheen=.6), jag + hair)):
        q = np.linspace(0, 1, m) ** 1.9; d = start[:, None] + (L - start[:, None]) * q[None]; dist = d - jag[:, None]
        lift = curl * np.exp(-np.clip(dist, 0, 9) / reach) * (1 + .5 * fractal(along * .6, along * 0, seed + 21, 2))[:, None] + wave * fractal(along[:, None] * .5 + 0 * d, d * .5, seed + 30, 2)
        if layer: lift = lift - .010 - .022 * np.exp(-np.clip(dist, 0, 9) / .05) * (1 + fractal(along[:, None] * 24 + 0 * d, d * 24, seed + 40, 2))
        P = E[:, None] + D[:, None] * d[..., None] + out * lift[..., None]; made.append(grid('paper', P, mt))
    bump(made[1].data.materials[0], 'NOISE', 26, .8, .03, 8); return made

# ---------- the bust ----------
def bust(mat, at=Matrix.Identity(4), look='face-1', fine=3, eyes=None, ears=True, colour=None, **ratios):
    """A porcelain head made like the model faces, without hair: looks towards -y, about 2.4 high. colour(H) -> (n,3) tints it (mat must be `tinted`).
    Returns the head's data and its objects."""
    import face_morph as mo, face_head as fh, face_parts as fp
    p = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../faces/looks.json')))[look]; p['ratios'].update(ratios); P, _ = mo.solve(p['ratios']); H = fh.build(P, p, fine)
    to = lambda V: np.stack([V[..., 0], -V[..., 2], V[..., 1]], -1) * .1
    o = fast('bust', to(H['V']), H['F'], mat); made = [o]
    if colour: paint_points(o, colour(H, p))
    em = eyes or mat
    for c in H['balls']:
        bpy.ops.mesh.primitive_uv_sphere_add(radius=mo.BALL_R * .1, segments=64, ring_count=40, location=tuple(to(np.asarray(c)))); e = bpy.context.object; e.data.materials.append(em); made.append(e)
        for f in e.data.polygons: f.use_smooth = True
        if colour and em is mat: paint_points(e, np.tile(colour(H, p)[np.argmin(np.abs(H['V'][:, 1] - 8) + np.abs(H['V'][:, 0]))], (len(e.data.vertices), 1)))
    if ears:
        V, F = fp.ear(.07)
        for m in (-1, 1):
            a, b = math.radians(24), math.radians(-8); Q = np.stack([V[:, 0] * math.cos(a) - V[:, 2] * math.sin(a), V[:, 1], V[:, 0] * math.sin(a) + V[:, 2] * math.cos(a)], 1)
            Q = np.stack([Q[:, 0], Q[:, 1] * math.cos(b) - Q[:, 2] * math.sin(b), Q[:, 1] * math.sin(b) + Q[:, 2] * math.cos(b)], 1) * np.array([m, 1, 1]) + np.array([m * (abs(P[454, 0]) - .30), 1.55, -4.3])
            e = fast('ear', to(Q), F if m > 0 else F[:, ::-1], mat); made.append(e)
            if colour: paint_points(e, np.tile(colour(H, p)[np.argmin(np.abs(H['V'][:, 1] - 8) + np.abs(H['V'][:, 0]))], (len(Q), 1)))
    return H, group(*made, at=at)

# ---------- tools ----------
def hairs(root, tip, r, mat):
    """Fine tapered hairs from root to tip points (n,3), bent none; r their radius at the root."""
    root, tip = np.asarray(root, float), np.asarray(tip, float); n = len(root); d = tip - root; d /= np.linalg.norm(d, axis=1, keepdims=True); u = np.cross(d, (.31, .17, .93)); u /= np.linalg.norm(u, axis=1, keepdims=True); v = np.cross(d, u)
    q = np.linspace(0, 1, 4); w = np.arange(3) * 2.0944; ring = np.cos(w)[None, None, :, None] * u[:, None, None] + np.sin(w)[None, None, :, None] * v[:, None, None]
    V = root[:, None, None] + (tip - root)[:, None, None] * q[None, :, None, None] + ring * (r * (1 - .8 * q ** 2))[None, :, None, None]
    k = np.arange(n * 12).reshape(n, 4, 3); F = np.stack([k[:, :-1], np.roll(k[:, :-1], -1, 2), np.roll(k[:, 1:], -1, 2), k[:, 1:]], -1).reshape(-1, 4); return fast('hairs', V.reshape(-1, 3), F, mat)

def brush(at, tint, seed=1, width=.30, length=.95, flat=1.0, handle=None, n=5200):
    """A make-up brush standing on its handle, 5 long; the hairs begin at z 3.55 and carry `tint` at their tips."""
    rs = np.random.RandomState(seed); K = handle or lacquer_black(); C = chrome()
    parts = [lathe('handle', [(0, 0), (.05, .01), (.10, .08), (.155, .45), (.175, 1.1), (.155, 1.7), (.12, 2.1), (.135, 2.45), (.14, 2.5), (0, 2.5)], K, n=96, sy=1), lathe('ferrule', [(.14, 2.44), (.150, 2.47), (.150, 2.56), (.142, 2.58), (.150, 2.60), (.150, 2.66), (.142, 2.68), (.165, 2.95), (width * .80, 3.55), (width * .80 - .02, 3.57), (0, 3.5)], C, n=96)]
    a, q = rs.rand(n) * 6.2832, np.sqrt(rs.rand(n)); root = np.stack([q * np.cos(a) * width * .76, q * np.sin(a) * width * .76 * flat, np.full(n, 3.5)], 1)
    ln = length * (1 - .42 * q ** 2.2) * rs.uniform(.93, 1.03, n); tip = np.stack([q * np.cos(a + .1) * width * 1.12 + rs.normal(0, .012, n), q * np.sin(a + .1) * width * 1.12 * flat + rs.normal(0, .012, n), 3.5 + ln], 1)
    m = pbr('hair', (.02, .014, .013), .42, coat=.3, coat_rough=.3); nn, l, b = nodes(m); tc = nn.new('ShaderNodeTexCoord'); sp = nn.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Object'], sp.inputs[0]); r = nn.new('ShaderNodeMapRange'); r.interpolation_type = 'SMOOTHSTEP'; r.inputs[1].default_value, r.inputs[2].default_value = 3.5 + length * .35, 3.5 + length * .92; l.new(sp.outputs[2], r.inputs[0]); mx = nn.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (.018, .013, .012, 1); mx.inputs[2].default_value = (*tint, 1); l.new(r.outputs[0], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color'])
    parts.append(hairs(root, tip, .0055, m)); return group(*parts, at=at)

"""Paper of the lip world: bone sheets with real letters on them, bent, folded and torn, lit by real light.
A sheet is a function of u, v (0..1, v upwards) that gives x, y, z arrays, plus a print: albedo, alpha and relief as images.
A scene is   from world_paper import *;  def build(): …;  run(build)   and may render many pictures in one process (--jobs)."""
from studio import *

HERE = os.path.dirname(os.path.abspath(__file__))
SHIPPORI = os.path.join(HERE, '../world/type/shippori.ttf')
WORDS = json.load(open(os.path.join(HERE, '../world/words.json'), encoding='utf8'))
BONE, INK = np.array((.800, .742, .690), np.float32), np.array((.011, .008, .009), np.float32)

def run(build):
    jobs = json.load(open(ARGS['jobs'])) if 'jobs' in ARGS else [{'args': {}, 'out': ARGS['out']}]
    for job in jobs:
        ARGS.update(job['args']); ARGS['out'] = job['out']
        reset(); GLYPHS.clear(); random.seed(5)
        build()

# ---------- noise and letters ----------
def ss(x, a, b): t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)

def vnoise(h, w, sy, sx, seed, octaves=4):
    """Value noise, cells of sy x sx pixels, 0..1 around .5."""
    rs = np.random.RandomState(seed); out = np.zeros((h, w), np.float32); a, total = 1.0, 0
    for k in range(octaves):
        gy, gx = max(2, int(h / sy * 2 ** k) + 2), max(2, int(w / sx * 2 ** k) + 2); g = rs.rand(gy, gx).astype(np.float32)
        y, x = np.linspace(0, gy - 1.001, h), np.linspace(0, gx - 1.001, w); yi, xi = y.astype(int), x.astype(int); fy, fx = (y - yi)[:, None], (x - xi)[None]; fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
        A, B, C, D = g[yi][:, xi], g[yi][:, xi + 1], g[yi + 1][:, xi], g[yi + 1][:, xi + 1]; out += a * ((A * (1 - fx) + B * fx) * (1 - fy) + (C * (1 - fx) + D * fx) * fy); total += a; a *= .5
    return out / total

def soften(a, r):
    for _ in range(2):
        for ax in (0, 1): p = np.pad(a, [(r + 1, r) if k == ax else (0, 0) for k in (0, 1)], 'edge').cumsum(ax); n = a.shape[ax]; a = (np.take(p, range(2 * r + 1, n + 2 * r + 1), ax) - np.take(p, range(0, n), ax)) / (2 * r + 1)
    return a

GLYPHS = {}
def glyph(char, n):
    """One letter in its em square as n x n coverage, row 0 at the top, softened by supersampling."""
    if (char, n) in GLYPHS: return GLYPHS[char, n]
    out = np.zeros((2 * n, 2 * n), np.float32)
    if char not in ' 　':
        def outline(c):
            t = text(c, SHIPPORI, 1.0, 0, None, align='LEFT'); t.data.align_y = 'TOP_BASELINE'; bpy.context.view_layer.update(); me = bpy.data.meshes.new_from_object(t.evaluated_get(bpy.context.evaluated_depsgraph_get())); me.calc_loop_triangles()
            V, T = np.array([v.co[:2] for v in me.vertices]), np.array([p.vertices for p in me.loop_triangles]); bpy.data.objects.remove(t); return V, T
        if 'em' not in GLYPHS: R, _ = outline('同'); lo, hi = R.min(0), R.max(0); GLYPHS['em'] = ((lo + hi) / 2, .90 / max(hi - lo))
        mid, k = GLYPHS['em']; V, T = outline(char); V = (V - mid) * k; V = np.stack([(V[:, 0] + .5) * 2 * n, (.5 - V[:, 1]) * 2 * n], -1)
        for a, b, c in V[T]:
            x0, x1 = int(max(0, min(a[0], b[0], c[0]))), int(min(2 * n, max(a[0], b[0], c[0]) + 2)); y0, y1 = int(max(0, min(a[1], b[1], c[1]))), int(min(2 * n, max(a[1], b[1], c[1]) + 2))
            if x1 <= x0 or y1 <= y0: continue
            X, Y = np.meshgrid(np.arange(x0, x1) + .5, np.arange(y0, y1) + .5); e = lambda p, q: (q[0] - p[0]) * (Y - p[1]) - (q[1] - p[1]) * (X - p[0])
            s, t_, u = e(a, b), e(b, c), e(c, a); out[y0:y1, x0:x1][((s >= 0) & (t_ >= 0) & (u >= 0)) | ((s <= 0) & (t_ <= 0) & (u <= 0))] = 1
    g = out.reshape(n, 2, n, 2).mean((1, 3)); GLYPHS[char, n] = g
    return g

def stamp(ink, g, x, y, strength=1.0):
    """Lays coverage g onto ink with its middle at x, y; what hangs over is cut."""
    n, m = g.shape; y0, x0 = int(round(y - n / 2)), int(round(x - m / 2)); a, b = max(0, y0), max(0, x0); c, d = min(ink.shape[0], y0 + n), min(ink.shape[1], x0 + m)
    if c > a and d > b: ink[a:c, b:d] = np.maximum(ink[a:c, b:d], g[a - y0:c - y0, b - x0:d - x0] * strength)

def write(ink, words, x, y, size, pitch=1.04, strength=1.0, across=False, tilt=None):
    """A line of letters, downwards from y (middle of the first) or across from x; the long vowel stands upright, stops hang right."""
    n = int(size)
    for i, ch in enumerate(words):
        g = glyph(ch, n); dx = dy = 0
        if not across and ch == 'ー': g = g.T[:, ::-1]
        if not across and ch in '。、': dx, dy = .55 * n, -.55 * n
        if not across and ch in 'っゃゅょ': dx, dy = .10 * n, -.08 * n
        if tilt: dx += tilt.uniform(-.02, .02) * n; dy += tilt.uniform(-.02, .02) * n
        stamp(ink, g, x + dx + (i * n * pitch if across else 0), y + dy + (0 if across else i * n * pitch), strength)

def rule(ink, x0, y0, x1, y1, w=1.5, strength=.75):
    a, b = sorted((int(y0), int(y1))); c, d = sorted((int(x0), int(x1))); ink[max(0, a):max(a + 1, int(b + w)), max(0, c):max(c + 1, int(d + w))] = strength

def creases(h, w, seed, count=14):
    """Relief of paper that was crumpled once: planes that meet in ridges. About -1..1."""
    rs = np.random.RandomState(seed); y, x = np.mgrid[0:h, 0:w].astype(np.float32); y, x = y / w, x / w; out = np.zeros((h, w), np.float32)
    for _ in range(count):
        a = rs.rand() * 6.283; cx, cy = rs.rand(), rs.rand() * h / w; s = (x - cx) * math.cos(a) + (y - cy) * math.sin(a); t = -(x - cx) * math.sin(a) + (y - cy) * math.cos(a)
        out += rs.choice((-1, 1)) * np.abs(s) * np.exp(-(s / (.18 + .3 * rs.rand())) ** 2 - (t / (.2 + .4 * rs.rand())) ** 2)
    return out / max(1e-6, np.abs(out).max())

# ---------- a print: what lies on one sheet ----------
def picture(name, a, colour=False):
    h, w = a.shape[:2]; im = bpy.data.images.new(name, w, h, alpha=True, float_buffer=True); im.colorspace_settings.name = 'Linear' if colour else 'Non-Color'; im.alpha_mode = 'CHANNEL_PACKED'
    im.pixels.foreach_set(np.ascontiguousarray(a[::-1], np.float32).ravel()); im.update(); return im

def edges(h, w, seed, deckle=3.0, inset=4.0):
    """Signed distance in pixels to a hand-cut border: positive inside."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32); n = lambda k, H, W, sy, sx: (vnoise(H, W, sy, sx, seed + k, 5) - .5) * deckle * 2
    l, r = n(1, h, w, 26, 9999), n(2, h, w, 26, 9999); t, b = n(3, h, w, 9999, 26), n(4, h, w, 9999, 26)
    return np.minimum(np.minimum(x - inset + l, w - 1 - inset - x + r), np.minimum(y - inset + t, h - 1 - inset - y + b))

def tear_line(h, w, p, angle, seed, rough=26.0):
    """Signed distance (px) to a torn line through p (fractions), positive on the side the angle points away from."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32); s = (x - p[0] * w) * math.cos(angle) + (y - p[1] * h) * math.sin(angle)
    return -(s + rough * 2.2 * (vnoise(h, w, 110, 110, seed, 2) - .5) + rough * (vnoise(h, w, 26, 26, seed + 7, 3) - .5) + 5 * (vnoise(h, w, 5, 5, seed + 8, 2) - .5))

def paper(ink, seed, inside=None, torn=None, tone=1.0, crumple=.5, through=.30):
    """Material of one sheet. ink: coverage; inside: signed distance of the cut outline (px); torn: signed distance of what is left after
    tearing (px); crumple: depth of the creases; through: how much light comes through."""
    h, w = ink.shape; inside = edges(h, w, seed) if inside is None else inside; sd = inside if torn is None else np.minimum(inside, torn)
    fib = vnoise(h, w, 3, 30, seed + 20, 2) + vnoise(h, w, 26, 3, seed + 21, 2) - 1; speck = vnoise(h, w, 3, 3, seed + 22, 2) - .5; cloud = vnoise(h, w, 240, 240, seed + 23, 3) - .5
    alb = (1 + .05 * fib + .05 * speck + .10 * cloud)[..., None] * BONE * tone
    alb *= (1 - .22 * (1 - ss(inside, 0, 34)) * (.6 + .8 * vnoise(h, w, 70, 70, seed + 24, 3)))[..., None]           # old along its edges
    relief = 1.1 * fib + 1.0 * speck + crumple * 26 * creases(h, w, seed + 30) + crumple * 5 * cloud
    bleed = np.clip(soften(ink, 1) * 1.5 - .25 + .5 * (vnoise(h, w, 4, 4, seed + 25, 2) - .5) * (ink > .02), 0, 1) if ink.any() else ink
    dry = 1 - .22 * ss(vnoise(h, w, 7, 60, seed + 26, 3), .56, .78); k = (bleed * dry)[..., None]
    if torn is not None:                                                                                              # a torn edge shows the white inside of the sheet
        skin = torn - 7 - 16 * (vnoise(h, w, 16, 16, seed + 27, 3) - .35); bare = (1 - ss(skin, -3, 3))[..., None] * (torn < 60)[..., None]
        alb = alb * (1 - bare) + bare * np.array((.90, .86, .82), np.float32) * (.85 + .4 * vnoise(h, w, 4, 4, seed + 28, 2))[..., None]; k = k * (1 - bare); relief = relief - 2.6 * bare[..., 0] + 2.2 * bare[..., 0] * (vnoise(h, w, 4, 9, seed + 29, 2) - .5)
    alb = alb * (1 - k) + INK * k; alpha = ss(sd + 2.0 * (vnoise(h, w, 2, 2, seed + 31, 1) - .5) * (torn is not None), -.7, .9)
    relief = relief - 1.4 * soften(ink, 1)
    m = bpy.data.materials.new('paper'); m.use_nodes = True; n, l, b = nodes(m); out = n['Material Output']; t = n.new('ShaderNodeTexImage'); t.image = picture('alb', np.dstack([alb, alpha]), True); t.extension = 'CLIP'
    hm = n.new('ShaderNodeTexImage'); hm.image = picture('relief', np.dstack([relief] * 3 + [np.ones_like(relief)])); hm.extension = 'EXTEND'
    bp = n.new('ShaderNodeBump'); bp.inputs['Distance'].default_value = .0022; bp.inputs['Strength'].default_value = .9; l.new(hm.outputs[0], bp.inputs['Height']); l.new(bp.outputs[0], b.inputs['Normal'])
    l.new(t.outputs[0], b.inputs['Base Color']); b.inputs['Roughness'].default_value = .72; b.inputs['Specular'].default_value = .22; b.inputs['Sheen'].default_value = .15
    tr = n.new('ShaderNodeBsdfTranslucent'); l.new(t.outputs[0], tr.inputs[0]); l.new(bp.outputs[0], tr.inputs['Normal']); mx = n.new('ShaderNodeMixShader'); mx.inputs[0].default_value = through; l.new(b.outputs[0], mx.inputs[1]); l.new(tr.outputs[0], mx.inputs[2])
    cl = n.new('ShaderNodeBsdfTransparent'); ma = n.new('ShaderNodeMixShader'); l.new(t.outputs[1], ma.inputs[0]); l.new(cl.outputs[0], ma.inputs[1]); l.new(mx.outputs[0], ma.inputs[2]); l.new(ma.outputs[0], out.inputs['Surface'])
    return m

def blank(ratio, px=420): return np.zeros((int(px * ratio), px), np.float32)

# ---------- sheets as geometry ----------
def sheet(fn, mat, nu=24, nv=32, thick=.006, smooth=True):
    """fn(U, V) -> X, Y, Z arrays; u to the right, v up, texture upright as written."""
    u, v = np.linspace(0, 1, nu + 1), np.linspace(0, 1, nv + 1); U, V = np.meshgrid(u, v); X, Y, Z = fn(U, V); P = np.stack([np.broadcast_to(a, U.shape) for a in (X, Y, Z)], -1).reshape(-1, 3).astype(np.float32)
    k = np.arange((nu + 1) * (nv + 1)).reshape(nv + 1, nu + 1); F = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new('sheet'); me.from_pydata(P.tolist(), [], F.tolist()); uv = me.uv_layers.new(); UV = np.stack([U, V], -1).reshape(-1, 2)[F.ravel()]; uv.data.foreach_set('uv', UV.astype(np.float32).ravel())
    if smooth: me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update(); o = bpy.data.objects.new('sheet', me); bpy.context.collection.objects.link(o); me.materials.append(mat)
    return o

def turn(fn, rx=0, ry=0, rz=0, at=(0, 0, 0), about=(0, 0, 0)):
    """Rotates a sheet function about a point (x, then y, then z) and moves it."""
    R = (Matrix.Rotation(rz, 3, 'Z') @ Matrix.Rotation(ry, 3, 'Y') @ Matrix.Rotation(rx, 3, 'X')); R = np.array(R)
    def g(U, V):
        P = np.stack([np.broadcast_to(a, U.shape) for a in fn(U, V)], -1) - np.array(about); P = P @ R.T + np.array(about) + np.array(at); return P[..., 0], P[..., 1], P[..., 2]
    return g

def flat(w, h, bow=0, curl=0, twist=0, sway=0):
    """An upright sheet hanging from its top edge's middle at the origin: bowed across, curled at the foot, twisted."""
    def f(U, V):
        x, d = (U - .5) * w, (1 - V); a = twist * d; y = -bow * (1 - (2 * U - 1) ** 2) * w - curl * d ** 2.2 + sway * np.sin(d * 5.0) * d; return x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), -h * d + abs(curl) * .45 * d ** 3
    return f

def string(pts, r, mat):
    c = bpy.data.curves.new('s', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; c.bevel_resolution = 2; sp = c.splines.new('POLY'); sp.points.add(len(pts) - 1)
    for q, p in zip(sp.points, pts): q.co = (*p, 1)
    o = bpy.data.objects.new('s', c); bpy.context.collection.objects.link(o); c.materials.append(mat); return o

def eye(loc, r):
    """What looks out of paper: a black lacquer ball with one catchlight; no iris, the slit is cut in the sheet before it."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, segments=48, ring_count=32, location=loc); o = bpy.context.object; o.scale = (1, .7, 1); o.data.materials.append(lacquer_black())
    for p in o.data.polygons: p.use_smooth = True
    return o

def scraps(count, box_, seed, size=(.08, .26), chars='同年色', tone=1.0):
    """Torn pieces in the air, some with a stroke of a letter on them."""
    rs = random.Random(seed)
    for k in range(count):
        ink = blank(1.0, 120)
        if rs.random() < .6: write(ink, rs.choice(chars), 60 + rs.uniform(-20, 20), 60 + rs.uniform(-20, 20), 100)
        y, x = np.mgrid[0:120, 0:120].astype(np.float32); a = np.arctan2(y - 60, x - 60); q = np.random.RandomState(seed * 97 + k); R = 42 + sum(q.uniform(3, 9) * np.cos(i * a + q.rand() * 6.3) for i in (2, 3, 5)); sd = R - np.hypot(x - 60, y - 60)
        s = rs.uniform(*size); c = [rs.uniform(box_[0][i], box_[1][i]) for i in range(3)]; bow = rs.uniform(-.5, .5)
        sheet(turn(lambda U, V: ((U - .5) * s, bow * s * (2 * U - 1) ** 2 * .5, (V - .5) * s), rs.uniform(-1, 1), rs.uniform(-1.5, 1.5), rs.uniform(-1.2, 1.2), c), paper(ink, seed * 31 + k, inside=np.full((120, 120), 99, np.float32), torn=sd, tone=tone, crumple=.2), 6, 6)

def paper_light(key=1.0, rim=1.0, fill=1.0):
    """One white key that rakes from the upper left, a rim from behind on the right, hardly any fill. Nothing here is red: red is the player's."""
    W = (1, .985, .965); area((-5.4, -2.5, 5.4), (0, 0, 1.9), 1.1, 640 * key, W, vis=False); area((4.4, 4.6, 4.6), (0, 0, 2.0), 1.4, 1150 * rim, (.90, .94, 1), vis=False); area((-3.4, 5.2, .8), (0, 0, 1.6), 1.2, 380 * rim, (1, .93, .86), vis=False)
    area((3.5, -8, 1.0), (0, 0, 1.8), 3, 34 * fill, (.88, .93, 1), vis=False); card((-3.6, -6, 5.4), (0, 0, 2.2), 1.2, 2.4, 2.2, W); card((4.2, -4.5, 3.0), (0, 0, 2.0), .6, 4.0, 1.6, (.92, .95, 1))
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.006, .006, .007, 1)

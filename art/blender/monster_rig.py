"""What the twenty-four share: skins by finish, eyes with lids, mouths, faces, the light rig, and the ways they are photographed.
A creature is a scene file of its own:  col = begin('01', 'DE5038', ...)  then bodies, mouths, props, and last  finish(camera).
  --face neutral|joy|pout|surprise|sleep      --shot portrait|cut|sprites      --step .04 draft, .02 final
Law: dark bodies have a slit, a seam or a zip of light; lips only on 01 03 04 12 16 19 24; a fang only on 08; no curled tips;
one prop taken from the name; nobody meets the camera frontally. Units: about 3.4 high, y < 0 looks at the visitor, floor at z = 0."""
from studio import *
import sdf
from sdf import smin, smax
FACE = ARGS.get('face', 'neutral'); SHOT = ARGS.get('shot', 'portrait'); PORTRAIT = SHOT == 'portrait'; STEP = float(ARGS.get('step', .022))
N3 = lambda v: np.array(v, np.float32) / (np.linalg.norm(v) + 1e-9)
V3 = lambda *v: np.array(v, np.float32)
def lin(h): return tuple(((c / 12.92) if c <= .04045 else ((c + .055) / 1.055) ** 2.4) for c in (int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)))
T, EYES, LIPS, LIGHTS = {}, [], [], []
# what a face does: lid added, lower lid, brow tilt, mouth curve, opening, width
MOOD = {'neutral': (0, 1, 0, 0, 0, 1), 'joy': (-.02, .18, -.10, .34, .10, 1.14), 'pout': (.10, .66, .26, -.58, -.02, .62),
        'surprise': (-9, 1.15, 0, 0, .50, .66), 'sleep': (9, 1, 0, .06, .04, .92)}[FACE]

def begin(no, hex_, key=(1, .95, .92), rim=(1, .08, .06), iris=(1, .50, .06), glow=(.62, .014, .018), gx=1.6, lum=1.0, sheer=False):
    """Starts an empty studio; returns the shade in linear light. sheer: softboxes are not to be seen through the body."""
    reset(); T.update(no=no, key=key, rim=rim, iris=iris, glow=glow, gx=gx, lum=lum, sheer=sheer); return lin(hex_)
def lamp(*a, **k): o = card(*a, **k); o.visible_transmission = not T['sheer'] or k.get('camera', False); LIGHTS.append(o); return o
def spot(*a, **k): o = area(*a, **k); o.visible_transmission = not T['sheer']; LIGHTS.append(o); return o

# ---------- skins: the finish is the body ----------
def sink(m, col, deep, blend=.35):
    n, l, b = nodes(m); lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = blend; mx = n.new('ShaderNodeMixRGB')
    mx.inputs[1].default_value = (*col, 1); mx.inputs[2].default_value = (*deep, 1); l.new(lw.outputs['Facing'], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color']); return m
def made_up(m, lip=None, liner=(.006, .003, .004)):
    """Lets the marks of `build` show: liner along the lids, colour and wetness on the lips."""
    n, l, b = nodes(m); at = n.new('ShaderNodeAttribute'); at.attribute_name = 'mark'; sp = n.new('ShaderNodeSeparateRGB'); l.new(at.outputs['Color'], sp.inputs[0])
    def over(sock, val, fac, rgb=True):
        mx = n.new('ShaderNodeMixRGB'); l.new(sp.outputs[fac], mx.inputs[0]); v = (*val, 1) if rgb else (val, val, val, 1)
        if sock.is_linked: l.new(sock.links[0].from_socket, mx.inputs[1])
        else: d = sock.default_value; mx.inputs[1].default_value = tuple(d) if rgb else (d, d, d, 1)
        mx.inputs[2].default_value = v; l.new(mx.outputs[0], sock)
    over(b.inputs['Base Color'], liner, 'R')
    if lip: over(b.inputs['Base Color'], lip, 'G'); over(b.inputs['Roughness'], .12, 'G', False); over(b.inputs['Clearcoat'], 1.0, 'G', False)
    return m
def times(c, k): return tuple(min(1, q * k) for q in c)
def gloss(col, k=.22, lip=None): m = sink(pbr('gloss', col, .15, coat=1.0, coat_rough=.012, spec=.6), col, times(col, k)); bump(m, 'NOISE', 26, .03, .01, 3); return made_up(m, lip)
def satin(col, k=.30, lip=None, metal=0.0): m = sink(pbr('satin', col, .34, coat=.30, coat_rough=.20, spec=.5, sheen=.5, metal=metal), col, times(col, k)); smudge(m, .28, .44, 3); return made_up(m, lip)
def matte(col, bloom, grain=.10): m = sink(pbr('matte', col, .58, spec=.35, sheen=.3), col, bloom, .42); smudge(m, .48, .72, 6); bump(m, 'NOISE', 90, grain, .01, 4); return made_up(m)
def veil_mat(col, glow_, share=.42, rough=.26, coat=.5):
    """Thin things that light comes through: fins, petals, paper."""
    m = pbr('veil', col, rough, coat=coat, coat_rough=.12, spec=.5, sheen=.4); n, l, b = nodes(m); tr = n.new('ShaderNodeBsdfTranslucent'); tr.inputs[0].default_value = (*glow_, 1); mx = n.new('ShaderNodeMixShader'); mx.inputs[0].default_value = share
    out = [q for q in n if q.type == 'OUTPUT_MATERIAL'][0]; l.new(b.outputs[0], mx.inputs[1]); l.new(tr.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0]); return m
def light_mat(col, st): return pbr('seam', (0, 0, 0), .5, emit=col, emit_s=st)

# ---------- geometry ----------
def banded(fn, step):
    """Evaluates a distance function on a grid only near its surface: eight times faster on big boxes."""
    def on(P):
        if P[0].ndim != 3: return fn(P)
        B = 6; X, Y, Z = (P[0][:, 0, 0], P[1][0, :, 0], P[2][0, 0, :]); ax = [X, Y, Z]
        ctr = [np.array([a[i:i + B].mean() for i in range(0, len(a), B)], np.float32) for a in ax]; C = np.meshgrid(*ctr, indexing='ij'); dc = fn(tuple(C))
        out = np.kron(np.sign(dc), np.ones((B, B, B), np.float32))[:len(X), :len(Y), :len(Z)].astype(np.float32); near = np.argwhere(np.abs(dc) < step * B * 1.9)
        ii = near[:, 0, None] * B + np.repeat(np.arange(B), B * B)[None]; jj = near[:, 1, None] * B + np.tile(np.repeat(np.arange(B), B), B)[None]; kk = near[:, 2, None] * B + np.tile(np.arange(B), B * B)[None]
        ii, jj, kk = ii.ravel(), jj.ravel(), kk.ravel(); ok = (ii < len(X)) & (jj < len(Y)) & (kk < len(Z)); ii, jj, kk = ii[ok], jj[ok], kk[ok]
        for a in range(0, len(ii), 400000): s_ = slice(a, a + 400000); out[ii[s_], jj[s_], kk[s_]] = fn((X[ii[s_]], Y[jj[s_]], Z[kk[s_]]))
        return out
    return on
def build(name, fn, lo, hi, mat, step=None):
    """A distance function to a smooth object with its make-up painted on."""
    step = step or STEP; v, f = sdf.mesh(banded(fn, step), lo, hi, step); me = bpy.data.meshes.new(name); me.vertices.add(len(v)); me.vertices.foreach_set('co', v.astype(np.float32).ravel())
    me.loops.add(f.size); me.loops.foreach_set('vertex_index', f.ravel().astype(np.int32)); me.polygons.add(len(f))
    me.polygons.foreach_set('loop_start', np.arange(0, f.size, 4, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(len(f), 4, np.int32)); me.polygons.foreach_set('use_smooth', np.ones(len(f), bool))
    P = (v[:, 0], v[:, 1], v[:, 2]); mk = np.zeros((len(v), 4), np.float32); mk[:, 3] = 1
    for e in EYES:                                                                                     # liner: where a lid ends, or in the crease of a shut one
        q = sdf.sphere(P, e['c'], e['r']) / e['r']
        if e['lid'] >= 1: sd = N3(np.cross(e['f'], (0, 0, 1))); up = N3(np.cross(sd, e['f'])); df, du, ds = [sum((P[i] - e['c'][i]) * a[i] for i in range(3)) / e['r'] for a in (e['f'], up, sd)]; line = np.clip((.095 - np.abs(du + .30 - .22 * ds * ds)) / .05, 0, 1) * (df > .38) * (q < .3)
        else: line = np.clip((.085 - q) / .05, 0, 1)
        mk[:, 0] = np.maximum(mk[:, 0], line)
    for lp in LIPS: mk[:, 1] = np.maximum(mk[:, 1], lp(P))
    at = me.attributes.new('mark', 'FLOAT_COLOR', 'POINT'); at.data.foreach_set('color', mk.ravel())
    me.update(calc_edges=True); me.validate(); o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o); me.materials.append(mat); return o
def sheet(name, fn, nu, nv, mat, thick=.012):
    """A surface fn(u 0..1, v -1..1) with a little thickness."""
    vs = [tuple(fn(i / nu, -1 + 2 * j / nv)) for i in range(nu + 1) for j in range(nv + 1)]
    fs = [(i * (nv + 1) + j, i * (nv + 1) + j + 1, (i + 1) * (nv + 1) + j + 1, (i + 1) * (nv + 1) + j) for i in range(nu) for j in range(nv)]
    o = obj(name, vs, fs, mat)
    if thick: o.modifiers.new('s', 'SOLIDIFY').thickness = thick
    return o
def strand(pts, radii, mat, res=4):
    c = bpy.data.curves.new('s', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = 1.0; c.bevel_resolution = res; radii = radii if hasattr(radii, '__len__') else [radii] * len(pts)
    for pp, rr in ([(pts, radii)] if not isinstance(pts[0][0], (list, tuple, np.ndarray)) else zip(pts, radii)):
        sp = c.splines.new('POLY'); sp.points.add(len(pp) - 1)
        for i, p in enumerate(pp): sp.points[i].co = (*map(float, p), 1); sp.points[i].radius = rr[i]
    c.use_fill_caps = True; o = bpy.data.objects.new('s', c); bpy.context.collection.objects.link(o); c.materials.append(mat); return o
def curve(pts, n=40):
    """Catmull-Rom through the points."""
    P_ = np.array(pts, float); m = len(P_) - 1; out = []
    for t in np.linspace(0, m - 1e-6, n):
        i = int(t); a = t - i; p0, p1, p2, p3 = P_[max(i - 1, 0)], P_[i], P_[i + 1], P_[min(i + 2, m)]; out.append(.5 * ((2 * p1) + (-p0 + p2) * a + (2 * p0 - 5 * p1 + 4 * p2 - p3) * a * a + (-p0 + 3 * p1 - 3 * p2 + p3) * a ** 3))
    return np.array(out)
def veil(pts, w0, w1, ph, fr, amp, sw):
    """A fin: a strip along a curve that widens, ripples and frays."""
    P_ = curve(pts, 200); at = lambda t: P_[int(min(max(t, 0), 1) * 199)]
    def fn(u, v):
        c = at(u); tg = N3(at(u + .02) - at(u - .02) + 1e-6); side = N3(np.cross(tg, sw)); nr = np.cross(side, tg); w = w0 + (w1 - w0) * u ** .8
        return c + side * v * w * (1 + .10 * math.sin(v * 9 + ph) * u) + nr * (amp * u ** 1.1 * math.sin(v * fr + ph + 2.2 * u) + .35 * amp * u * math.sin(v * fr * 2.3 + ph * 2)) + tg * (.14 * u * math.cos(v * 5 + ph) - .25 * u * v * v)
    return fn
def turn(P, c, ax, an):
    """Sample points turned about c: lets a primitive lean."""
    x, y, z = P[0] - c[0], P[1] - c[1], P[2] - c[2]; co, si = math.cos(-an), math.sin(-an)
    if ax == 'x': y, z = y * co - z * si, y * si + z * co
    if ax == 'y': x, z = x * co + z * si, -x * si + z * co
    if ax == 'z': x, y = x * co - y * si, x * si + y * co
    return (x + c[0], y + c[1], z + c[2])
def rbox(P, c, h, r): q = [np.abs(P[i] - c[i]) - h[i] + r for i in range(3)]; return np.sqrt(sum(np.maximum(k, 0) ** 2 for k in q)) + np.minimum(np.maximum.reduce(q), 0) - r
def pull(p, fn):
    """Lays a point on the skin."""
    p = np.array(p, float)
    for _ in range(24):
        Q = np.stack([p] + [p + (1e-3 * (np.arange(3) == i)) for i in range(3)]); v = fn((Q[:, 0], Q[:, 1], Q[:, 2])); g = (v[1:] - v[0]) / 1e-3; p = p - g / max(float(g @ g), .1) * v[0] * .8
    return p
def ball(c, r, mat, squash=1.0, seg=48):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=seg, ring_count=seg * 2 // 3, location=tuple(map(float, c))); o = bpy.context.object; o.scale = (r, r, r * squash); o.data.materials.append(mat)
    for p in o.data.polygons: p.use_smooth = True
    return o
def flakes(o, n, cols, size=(.005, .013), tilt=.32, seed=1, lift=.004, keep=None):
    """Glitter as geometry: tilted facets scattered over an object."""
    me = o.data; nv = len(me.vertices); co = np.empty(nv * 3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3); no = np.empty(nv * 3, np.float32); me.vertices.foreach_get('normal', no); no = no.reshape(-1, 3)
    fc = np.empty(len(me.polygons) * 4, np.int32); me.loops.foreach_get('vertex_index', fc); fc = fc.reshape(-1, 4); rs = np.random.RandomState(seed); pick = fc[rs.randint(0, len(fc), n)]; wt = rs.dirichlet((1, 1, 1, 1), n).astype(np.float32)
    co = (co[pick] * wt[..., None]).sum(1); no = (no[pick] * wt[..., None]).sum(1)
    ok = np.ones(n, bool) if keep is None else keep(co)
    for e in EYES: ok &= np.linalg.norm(co - e['c'], axis=1) > e['r'] * 1.12
    co, no = co[ok], no[ok]; n = len(co); nn = no + rs.normal(0, tilt, (n, 3)); nn /= np.linalg.norm(nn, axis=1)[:, None]; a = np.cross(nn, rs.normal(0, 1, (n, 3))); a /= np.linalg.norm(a, axis=1)[:, None]; b = np.cross(nn, a); q = rs.uniform(*size, n) * np.where(rs.rand(n) < .06, 1.8, 1); th = np.arange(6) * math.pi / 3
    v = (co + no * lift)[:, None] + (a[:, None] * np.cos(th)[None, :, None] + b[:, None] * np.sin(th)[None, :, None]) * q[:, None, None]
    fo = obj('flakes', v.reshape(-1, 3).tolist(), np.arange(n * 6).reshape(n, 6).tolist(), None, smooth=False)
    for c in cols: fo.data.materials.append(pbr('fl', c, .10, metal=1.0))
    fo.data.polygons.foreach_set('material_index', rs.choice(len(cols), n).astype(np.int32)); return fo
def drops(mat, n=20, seed=5, x=(-2.2, 2.2), y=(-2.0, 1.0)):
    if not PORTRAIT: return
    rnd = random.Random(seed); L_ = [(rnd.uniform(*x), rnd.uniform(*y), rnd.choice([.03, .05, .08, .12])) for _ in range(n)]
    build('drops', lambda P: np.minimum.reduce([sdf.ellipsoid(P, (a, b, r * .25), (r * 1.2, r, r * .42)) for a, b, r in L_]), (x[0] - .2, y[0] - .2, 0), (x[1] + .2, y[1] + .2, .2), mat, .03)
def halo(loc, size, st, col):
    """A soft round light in the air behind a creature; adds, never hides."""
    if not PORTRAIT: return
    o = smoke(loc, size, size, st, col, scale=0, edge=.5); LIGHTS.append(o); return o

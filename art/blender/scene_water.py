"""Zone 3: black water at night and the pairs of eyes in it.
--lit 1        the same camera with every creature awake: own lacquer, one key, one rim, lids up (the page shows it through a soft mask)
--points f     writes where the creatures are, as fractions of the picture, and stops
Creatures are placed by picture fractions: `at` is the point of the frame where they leave the water. The right 35 % of the upper half,
the top and the lower third stay quiet. Numbers are those of the cast; each has the body plan its name asks for."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import sdf
from sdf import smin, smax
from bpy_extras.object_utils import world_to_camera_view

LIT = float(ARGS.get('lit', 0)) > 0
s = reset(); random.seed(4)
N3 = lambda v: np.array(v, np.float32) / np.linalg.norm(v)
def lin(h): return tuple(((c / 12.92) if c <= .04045 else ((c + .055) / 1.055) ** 2.4) for c in (int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)))

# ---------- camera first: everything else is placed in its picture ----------
s.render.resolution_x, s.render.resolution_y = ARGS['w'], ARGS['h']
cam = camera((0, -8.6, 2.35), (0, 6, .72), lens=41, fstop=3.2, focus=(-.4, 1.6, .6))
bpy.context.view_layer.update()
ASPECT = ARGS['w'] / ARGS['h']
def water_at(u, v):
    """The point of the water plane seen at fraction u from the left and v from the top."""
    t = 18 / 41; d = cam.matrix_world.to_3x3() @ Vector(((2 * u - 1) * t * ASPECT, (1 - 2 * v) * t, -1)); p = cam.location
    return p + d * (-p.z / d.z)

# ---------- skins and eyes ----------
def skin(col, metal=0):
    if not LIT: m = pbr('wet', tuple(.006 + .012 * c for c in col), .17, coat=1, coat_rough=.012); bump(m, 'NOISE', 7, .10, .03, 4); return m
    col = tuple(.78 * c ** 1.25 for c in col); m = pbr('lacquer', col, .20, coat=1, coat_rough=.012, spec=.6, metal=metal); n, l, b = nodes(m)
    lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .38; mx = n.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (*col, 1); mx.inputs[2].default_value = (*(c * .20 for c in col), 1)
    l.new(lw.outputs['Facing'], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color']); bump(m, 'NOISE', 16, .05, .02, 4); return m

def iris(col, pupil, st):
    m = pbr('iris', (.03, .02, .02), .07, coat=1, coat_rough=0, spec=.8); n, l, b = nodes(m); b = b.inputs
    tc = n.new('ShaderNodeTexCoord'); sx = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Object'], sx.inputs[0])
    def mt(op, a, c=None):
        q = n.new('ShaderNodeMath'); q.operation = op
        for i, t in enumerate((a, c)):
            if t is None: continue
            if isinstance(t, (int, float)): q.inputs[i].default_value = t
            else: l.new(t, q.inputs[i])
        return q.outputs[0]
    def ss(v, a, c): q = n.new('ShaderNodeMapRange'); q.interpolation_type = 'SMOOTHSTEP'; q.inputs[1].default_value = a; q.inputs[2].default_value = c; l.new(v, q.inputs[0]); return q.outputs[0]
    X, Z = sx.outputs[0], sx.outputs[2]; R = mt('SQRT', mt('ADD', mt('MULTIPLY', X, X), mt('MULTIPLY', Z, Z))); A, B = (X, Z) if pupil == 'slit' else (Z, X)
    hole = mt('MULTIPLY', R, 1.25) if pupil == 'round' else mt('ADD', mt('ABSOLUTE', mt('MULTIPLY', A, 2.6)), mt('MULTIPLY', mt('MULTIPLY', B, B), 1.2))
    ang = mt('ARCTAN2', X, Z); ns = n.new('ShaderNodeTexNoise'); ns.inputs['Scale'].default_value = 1.0; ns.inputs['Detail'].default_value = 4; cb = n.new('ShaderNodeCombineXYZ')
    l.new(mt('MULTIPLY', mt('SINE', ang), 7), cb.inputs[0]); l.new(mt('MULTIPLY', mt('COSINE', ang), 7), cb.inputs[1]); l.new(mt('MULTIPLY', R, 2.0), cb.inputs[2]); l.new(cb.outputs[0], ns.inputs['Vector'])
    g = mt('MULTIPLY', mt('SUBTRACT', 1.0, ss(R, .72, .84)), ss(hole, .28, .40))
    g = mt('MULTIPLY', g, mt('MULTIPLY', mt('ADD', mt('MULTIPLY', ss(ns.outputs[0], .32, .70), .80), .16), mt('ADD', ss(R, .82, .20), .10)))
    g = mt('MULTIPLY', g, mt('LESS_THAN', sx.outputs[1], 0.0)); b['Emission'].default_value = (*col, 1); l.new(mt('MULTIPLY', g, st), b['Emission Strength']); return m

EMBER, GOLD, ROSE, VIOLET, BONE = (1, .36, .04), (1, .55, .12), (1, .20, .12), (.60, .34, 1), (1, .72, .46)

# ---------- the bodies: face towards -y, water at z = 0 ----------
def cap(P, a, b, ra, rb): return sdf.capsule(P, a, b, ra, rb)
def bite(P):   # 23 low and wide, a bite missing from its side, a seam of light
    pts = [(1.15, .35, -.02), (1.35, .95, .10), (.55, 1.45, .26), (-.55, 1.35, .30), (-1.25, .75, .16), (-1.1, .0, .05)]
    d = sdf.chain(P, pts, [.26, .36, .44, .46, .42, .38], .2)
    d = smin(d, sdf.chain(P, [(-1.1, .0, .05), (-.55, .05, .55), (-.12, -.28, .98)], [.38, .34, .34], .2), .25)
    d = smin(d, sdf.ellipsoid(P, (.0, -.58, 1.00), (.50, .66, .37)), .20)
    for c, r in (((.62, 1.02, .62), .26), ((.92, 1.10, .50), .22), ((.30, .98, .70), .20)): d = smax(d, -sdf.sphere(P, c, r), .04)
    gap = np.abs(P[2] - .905 + .05 * (P[1] + .6) + .32 * P[0] ** 2) - .019
    return smax(d, -smax(gap, P[1] + .50, .02), .02)
def moon(P):   # 14 a ring; the hole is its eye
    x, y, z = P; z = z - .86; q = np.sqrt((x / .86) ** 2 + z * z) - .84; lump = .018 * np.sin(x * 4 + 1 + y * 3) * np.sin(z * 3.4) + .012 * np.sin(z * 9 + x * 6)
    d = np.sqrt(q * q + y * y * .8) - .235 - lump
    d = smin(d, cap((x, y, z), (0, 0, -.58), (0, 0, .62), .05, .05) - .055 * np.clip(1 - (z / .5) ** 2, 0, 1), .05)          # the pupil, upright
    lid = smax(np.abs(y + .02) - .10, smax(np.sqrt((x / .9) ** 2 + z * z) - .80, (.30 if not LIT else .52) - z + .10 * x + .25 * x * x, .06), .06)
    d = smin(d, lid, .09)
    for a, h in ((-.34, .30), (.22, .22), (.42, .36)): d = smin(d, cap((x, y, z), (a, -.10, .60), (a, -.13, .60 - h * .7), .07, .035), .06)
    return d
def fish(P):   # 01 the goldfish: head and fan above the water
    x, y, z = P; d = sdf.ellipsoid(P, (0, .15, .34), (.46, .74, .46)); d = smin(d, sdf.ellipsoid(P, (0, -.42, .22), (.30, .34, .26)), .16)
    d = smin(d, sdf.ellipsoid(P, (0, -.74, .17), (.15, .10, .055)), .05); d = smin(d, sdf.ellipsoid(P, (0, -.73, .085), (.13, .10, .05)), .04)
    w = .05 * np.sin(z * 9 + y * 14)
    fin = smax(np.abs(x - .05 * np.sin(y * 3) - w * .3) - .030, smax(smax(sdf.ellipsoid((x * 0, y, z), (0, .42, .72), (1, .62, .48)), .42 - z, .05), .05 - y, .1), .03); d = smin(d, fin, .09)
    t = y - 1.45; fan = smax(np.abs(x - .30 * t * np.sin(z * 2.2) - w * .5) - .028, smax(np.abs(t - .30 * z) - .34 * (.3 + z), z - 1.05 - .16 * np.cos(t * 9 - z * 3), .1), .03)
    return smin(d, fan, .06)
def nap(P):    # 11 poured over something flat, nearly asleep
    x, y, z = P; d = (np.sqrt((x / 1.35) ** 2 + (y - .1) ** 2 + ((z + .06) / .40) ** 2) - 1) * .40; d = smin(d, sdf.ellipsoid(P, (-.28, -.18, .16), (.62, .52, .30)), .3)
    for k, (a, b) in enumerate(((-.9, .5), (.75, .35), (.2, .75))): d = smin(d, cap(P, (a, -.25, .10), (a * 1.1, b, .16), .16, .10), .2)
    return d + .018 * np.sin(x * 7 + y * 3) * np.clip(z * 4, 0, 1)
BERRY = [(-.58, -.10, .16, .27), (-.10, -.36, .14, .29), (.42, -.22, .12, .26), (-.36, .10, .52, .27), (.14, -.02, .52, .29), (.60, .16, .40, .23), (-.10, .16, .88, .26), (.30, .22, .84, .22), (-.74, .28, .36, .22), (.10, .20, 1.20, .20), (-.62, .2, .70, .17), (.80, -.08, .06, .18), (-.88, -.1, .0, .2)]
def grape(P):  # 17 a bunch, every berry an open eye
    d = None
    for x, y, z, r in BERRY: e = sdf.sphere(P, (x, y, z), r); d = e if d is None else smin(d, e, .035)
    return smin(d, sdf.chain(P, [(.10, .2, 1.3), (.06, .22, 1.55), (.16, .22, 1.75)], [.05, .035, .045], .05), .06)
def devil(P):  # 08 folded like a contract, corners for horns
    x, y, z = P; q = np.abs(x); d = smax(np.abs(y + .10 - .55 * q) - .16, smax(q - .62, z - .62 - .75 * np.clip(q - .28, 0, 1) ** 1.2 * (1.15 - .25 * (x > 0)), .05), .06)
    return smin(d, sdf.ellipsoid(P, (0, .05, .1), (.62, .5, .42)), .16) + .012 * np.cos(z * 22)
def steam(P):  # 21 coiled steam, a thin neck
    pts = [(.18 * math.sin(k * .75 + .4) * (1 + .06 * k), .10 * math.cos(k * .8), -.1 + .17 * k) for k in range(12)]; d = sdf.chain(P, pts, [.26 - .012 * k for k in range(12)], .10)
    return smin(d, sdf.ellipsoid(P, (pts[-1][0], -.12, 1.86), (.30, .36, .22)), .14)

# ---------- the cast: eyes are (centre, radius, look, lid in the dark, lid when lit, tilt) ----------
F = (0, -1, .06)
CAST = [
    dict(name='23', fn=bite, lo=(-1.75, -1.35, -.3), hi=(1.85, 2.0, 1.5), step=.021, at=(.10, .598), sc=1.22, yaw=.62, hex='A82634', iris=EMBER, pupil='slit', glow=2.6,
         eyes=[((-.30, -.72, 1.17), .17, (-.72, -.68, .22), .60, .42, .10), ((.30, -.72, 1.17), .17, (.72, -.68, .22), .60, .42, -.10)]),
    dict(name='01', fn=fish, lo=(-.95, -.95, -.25), hi=(.95, 2.5, 1.5), step=.021, at=(.560, .560), sc=1.12, yaw=-.95, hex='DE5038', iris=GOLD, pupil='round', glow=1.5,
         eyes=[((-.36, -.24, .50), .20, (-.80, -.58, .16), .60, .42, .12), ((.36, -.24, .50), .20, (.80, -.58, .16), .64, .46, -.12)]),
    dict(name='14', fn=moon, lo=(-1.15, -.55, -.25), hi=(1.15, .55, 2.1), step=.024, at=(.400, .497), sc=1.42, yaw=.34, hex='BF8040', iris=BONE, pupil='slit', glow=0, eyes=[]),
    dict(name='11', fn=nap, lo=(-1.9, -1.3, -.2), hi=(1.9, 1.4, .75), step=.019, at=(.965, .602), sc=1.08, yaw=-.42, hex='C9A08C', iris=GOLD, pupil='bar', glow=2.0,
         eyes=[((-.60, -.50, .26), .19, (-.35, -.9, .16), .74, .58, .16), ((-.02, -.56, .26), .19, (.10, -.96, .16), .78, .60, -.10)]),
    dict(name='17', fn=grape, lo=(-1.2, -.8, -.25), hi=(1.1, .65, 1.95), step=.023, at=(.115, .468), sc=1.30, yaw=.30, hex='7A3A6C', iris=VIOLET, pupil='round', glow=1.8,
         eyes=[((x + (x * .12), y - .07, z + .02), r * .66, (x * .5 + .1, -1, .02 + .1 * math.sin(7 * x)), li, li - .10, .1 * math.sin(9 * z)) for (x, y, z, r), li in zip(BERRY[:7], (.58, .46, .66, .52, .42, .7, .5))]),
    dict(name='08', fn=devil, lo=(-.85, -.7, -.25), hi=(.85, .8, 1.25), step=.026, at=(.715, .446), sc=1.15, yaw=-.35, hex='8C1A14', iris=ROSE, pupil='slit', glow=2.4,
         eyes=[((-.24, -.30, .44), .125, (-.25, -1, .05), .60, .38, -.30), ((.24, -.30, .44), .125, (.25, -1, .05), .60, .38, .30)]),
    dict(name='21', fn=steam, lo=(-.6, -.75, -.25), hi=(.7, .5, 2.3), step=.025, at=(.600, .462), sc=1.12, yaw=-.45, hex='A1663C', iris=GOLD, pupil='slit', glow=2.4,
         eyes=[((.02, -.40, 1.92), .105, (-.45, -.9, .05), .58, .36, .12), ((.32, -.38, 1.92), .105, (.5, -.9, .05), .58, .36, -.12)]),
]
if 'only' in ARGS: CAST = [c for c in CAST if c['name'] in ARGS['only']]
spots, rings = [], []
for c in CAST:
    o3 = water_at(*c['at']); sc, ez = c['sc'], c['eyes']; rings.append((o3.x, o3.y, sc))
    E = [(np.array(p, np.float32), r, N3(f), (b if LIT else a), t) for p, r, f, a, b, t in ez]
    def fn(P):
        d = c['fn'](P)
        for p, r, f, lid, tl in E:
            sd = N3(np.cross(f, (0, 0, 1))); up = N3(np.cross(sd, f)); q = [P[i] - p[i] for i in range(3)]; dt = lambda a: q[0] * a[0] + q[1] * a[1] + q[2] * a[2]; df, du, ds = dt(f), dt(up), dt(sd)
            d = smin(d, sdf.sphere(P, p, r * 1.25), .09)
            hole = smax(smax(sdf.sphere(P, p + f * r * .30, r * 1.16), du - r * (1 - 2 * lid) - .30 * df + tl * ds * 1.4, r * .2), -du - r * .66 - .18 * df, r * .2)
            d = smax(smax(d, -hole, .020), -sdf.sphere(P, p, r), .010)
        return d
    V, Fc = sdf.mesh(fn, c['lo'], c['hi'], c['step'])
    head = facing_mesh('c' + c['name'], V, Fc, skin(lin(c['hex']), .85 if c['name'] == '14' else 0)); head.location = o3; head.scale = (sc,) * 3; head.rotation_euler = (0, 0, c['yaw'])
    bpy.context.view_layer.update(); M = head.matrix_world; W = [M @ Vector(v) for v in V[::7].tolist()]; W = [w for w in W if w.z > 0]
    px = [world_to_camera_view(s, cam, w) for w in W]
    mt_ = iris(c['iris'], c['pupil'], c['glow'] * (1.25 if LIT else 1))
    gz = Vector((random.uniform(.6, 2.2) * (1 if o3.x < 0 else -1), -9 - o3.y, .9))
    for p, r, f, lid, tl in E:
        bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=48, ring_count=32, location=(0, 0, 0)); e = bpy.context.object; e.parent = head
        e.location = p; e.scale = (r * .985,) * 3; e.data.materials.append(mt_); look_ = (Vector(f) * .55 + (M.to_3x3().inverted() @ gz).normalized() * .45); e.rotation_euler = look_.to_track_quat('-Y', 'Z').to_euler()
        for q in e.data.polygons: q.use_smooth = True
    if c['name'] == '14':   # light stands in the hole, fibred like an iris
        v = [(0, -.01, 0)] + [(math.cos(a), -.01, math.sin(a)) for a in np.linspace(0, 6.2832, 96, endpoint=False)]; k = obj('hole', v, [(0, 1 + i, 1 + (i + 1) % 96) for i in range(96)], iris((1, .36, .08), 'slit', 1.7 if LIT else .70)); k.parent = head; k.location = (0, .12, .86); k.scale = (.86, 1, .98)
    if c['name'] == '23':   # and in the seam
        g = pbr('seam', (0, 0, 0), .5, emit=(1, .26, .05), emit_s=3.0 if LIT else 1.1); bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=48, ring_count=24); k = bpy.context.object; k.parent = head; k.location = (0, -.56, .92); k.scale = (.44, .60, .16); k.data.materials.append(g)
    xs, ys = [min(1, max(0, q.x)) for q in px], [1 - q.y for q in px if -.02 < q.x < 1.02]; cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    spots.append(dict(x=round(cx, 4), y=round(cy, 4), r=round(max((max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2 / ASPECT), 4), name=c['name']))
    if LIT:                 # one key from the upper left before it, one rim behind
        top = Vector((0, 0, .55 * sc)); k = sc * sc
        area(o3 + Vector((-1.5, -2.2, 2.3)) * sc, o3 + top, .8 * sc, 30 * k, (1, .95, .90), vis=False, spread=95)
        if o3.y > 3.6: card(o3 + Vector((-1.9, -1.7, 2.3)) * sc, o3 + top, .45 * sc, 1.9 * sc, 5, (1, .96, .93), soft=True, oneside=True)
        area(o3 + Vector((1.7, 1.9, 1.6)) * sc, o3 + top, .7 * sc, 46 * k, (1, .22, .17), vis=False, spread=95)
if 'points' in ARGS: open(ARGS['points'], 'w').write(json.dumps(spots, indent=1) + '\n'); sys.exit(0)

# ---------- the water: rings round everyone are displaced geometry ----------
WT = pbr('water', (.003, .002, .003), .025, spec=.9, coat=.3, coat_rough=0); nx, ny = 300, 620
J, I = np.meshgrid(np.arange(ny + 1), np.arange(nx + 1), indexing='ij'); Y = -8.2 + 44 * (J / ny) ** 1.35; X = (2 * I / nx - 1) * (4.5 + .36 * (Y + 8.6))
Z = np.array([.011 * noise.noise((x * .8, y * .6, 2)) + .006 * noise.noise((x * 2.3, y * 1.6, 7)) for x, y in zip(X.ravel(), Y.ravel())]).reshape(X.shape)
for k, (x, y, sc) in enumerate(rings):
    d = np.hypot(X - x, Y - y) / sc; Z += .017 * np.sin(d * 9.5 - k) * np.exp(-np.clip(d - .9, 0, 9) * .95) * np.clip(d * 1.5, 0, 1)
kk = np.arange((ny + 1) * (nx + 1)).reshape(ny + 1, nx + 1)
facing_mesh('water', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([kk[:-1, :-1], kk[:-1, 1:], kk[1:, 1:], kk[1:, :-1]], -1).reshape(-1, 4), WT)

# ---------- light: one low red glow behind the left of the picture; edges for the silhouettes ----------
def halo(loc, size, st, col, power=2.2):
    m = bpy.data.materials.new('halo'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear()
    out, ad, tr, em = (n.new('ShaderNode' + k) for k in ('OutputMaterial', 'AddShader', 'BsdfTransparent', 'Emission')); em.inputs[0].default_value = (*col, 1)
    tc, mp, gr, pw, mu = (n.new('ShaderNode' + k) for k in ('TexCoord', 'Mapping', 'TexGradient', 'Math', 'Math')); mp.inputs['Location'].default_value = (-1, -1, 0); mp.inputs['Scale'].default_value = (2, 2, 0); gr.gradient_type = 'SPHERICAL'
    pw.operation, pw.inputs[1].default_value, mu.operation, mu.inputs[1].default_value = 'POWER', power, 'MULTIPLY', st
    l.new(tc.outputs['UV'], mp.inputs[0]); l.new(mp.outputs[0], gr.inputs[0]); l.new(gr.outputs['Fac'], pw.inputs[0]); l.new(pw.outputs[0], mu.inputs[0]); l.new(mu.outputs[0], em.inputs[1])
    l.new(tr.outputs[0], ad.inputs[0]); l.new(em.outputs[0], ad.inputs[1]); l.new(ad.outputs[0], out.inputs[0])
    o = plane('halo', 1, loc, m, rot=(math.pi / 2, 0, 0)); o.scale = (size[0], size[1], 1); o.visible_shadow = False
halo((-2.6, 33, .4), (26, 17), .42, (.9, .012, .028)); halo((-2.4, 24, .1), (15, 4.0), .22, (1, .02, .035), 1.6); halo((-1.6, 8.4, .2), (7, 2.2), .06, (1, .03, .05), 1.4)
card((-6.4, 1, 5.4), (-1, 3, .5), 2.2, 6, 12, (.94, .95, 1), soft=True); card((5.4, 6, 3.0), (-.5, 3, .5), 1.8, 4, 12, (1, .16, .18), soft=True)
area((2.6, 13, 3.2), (-1.2, 3, .5), 2.5, 900, (1, .06, .06), vis=False, spread=100); card((-2.2, 22, 7.0), (-1.5, 4, .6), 9, 2.2, 1.6, (1, .02, .04)); card((-2.0, -10.5, 5.2), (-1, 1, .5), .9, .9, 20, (1, .97, .95))
render(bounces=6, glossy=5, clamp=6)

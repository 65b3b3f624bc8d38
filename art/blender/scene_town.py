"""The midnight town as a vertical section: five terraces of black lacquer, from the gate of lips up to the roof of liquid rouge.
--points f   writes the five quarters, as fractions of the picture (side: where the plate hangs and the picture stays quiet), and stops
Each quarter is built on one half only, alternately; stairs climb along the middle and join them."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import lips
import sdf
from bpy_extras.object_utils import world_to_camera_view as see
s = reset(); random.seed(12); rs = random.Random(12)
s.world.node_tree.nodes['Background'].inputs[0].default_value = (.0014, .0009, .0011, 1)
s.render.resolution_x, s.render.resolution_y = ARGS['w'], ARGS['h']
DZ, DY = 3.3, 2.4
cam = camera((0, -54.2, 24.2), (0, 5.6, 7.05), lens=108); bpy.context.view_layer.update()
if 'points' in ARGS:
    at = lambda k: 1 - see(s, cam, Vector((0, DY * k, DZ * k))).y
    out = [dict(zone=k + 1, y0=round(max(0, at(k + 1)) if k < 4 else .02, 4), y1=round(min(1, at(k)), 4), side='left' if k % 2 else 'right') for k in range(5)]
    open(ARGS['points'], 'w').write(json.dumps(out, indent=1) + '\n'); sys.exit(0)

K = lacquer_black(); C = chrome()
WALL = pbr('wall', (.006, .005, .006), .30, coat=.7, coat_rough=.05); smudge(WALL, .18, .42, .7, 8)
RET = pbr('retaining', (.006, .005, .006), .36, spec=.30, coat=.18, coat_rough=.14); smudge(RET, .30, .55, .7, 8)
ROOF = pbr('roof', (.007, .005, .006), .14, coat=1, coat_rough=.02); smudge(ROOF, .08, .22, 2, 6)
STEP = pbr('step', (.010, .008, .009), .25, coat=.8, coat_rough=.04)
PORC = pbr('porcelain', (.34, .325, .315), .18, coat=1, coat_rough=.015, sss=.06, sss_col=(.8, .62, .56), sss_rad=(.1, .05, .04))
WARM, WHITE, EMBER, ROSE = (1, .50, .20), (.92, .94, 1), (1, .34, .05), (1, .30, .22)

# ---------- windows: one mesh, a few brightnesses ----------
HUES = (WARM, WHITE, EMBER, ROSE); LEVEL = (.9, 2.4, 6.0); WM = [pbr('w', (0, 0, 0), .5, emit=c, emit_s=e) for c in HUES for e in LEVEL]; wv, wf, wm = [], [], []
def pane(x, y, z, w, h, hue, lv):
    i = len(wv); wv.extend([(x - w / 2, y, z - h / 2), (x + w / 2, y, z - h / 2), (x + w / 2, y, z + h / 2), (x - w / 2, y, z + h / 2)]); wf.append((i, i + 1, i + 2, i + 3)); wm.append(hue * 3 + lv)
def windows(x, y, z, w, h, hue, lit, px=.118, pz=.175):
    nx, nz = max(1, int((w - .12) / px)), max(1, int((h - .15) / pz)); ww, hh = px * rs.choice((.42, .55)), pz * rs.choice((.40, .58))
    for c in range(nz):
        on = lit * rs.choice((.3, 1, 1.4))
        for a in range(nx):
            if rs.random() < on: pane(x - w / 2 + .06 + (a + .5) * (w - .12) / nx, y - .012, z + .10 + (c + .5) * (h - .15) / nz, ww, hh, hue if rs.random() < .9 else 0, rs.choices((0, 1, 2), (5, 4, 1))[0])
def gable(x, y, z, w, d, h, over=.10):
    """A roof with a slight sag, like lacquer that has run."""
    n = 14; v = []
    for side in (-1, 1):
        for i in range(n + 1):
            t = i / n; yy = -(d / 2 + over) + t * (d / 2 + over); zz = h * (t ** 1.25); v.append((x + side * (w / 2 + over), y + yy, z + zz))
        for i in range(1, n + 1): t = 1 - i / n; v.append((x + side * (w / 2 + over), y + (d / 2 + over) * (1 - t), z + h * (t ** 1.25)))
    m = 2 * n + 1; f = [(i, m + i, m + i + 1, i + 1) for i in range(m - 1)]; o = obj('roof', v, f, ROOF); q = o.modifiers.new('s', 'SOLIDIFY'); q.thickness = .05; b = o.modifiers.new('b', 'BEVEL'); b.width = .012; b.segments = 2
    rv, rf = [], []                                                    # ribs, so that it reads as a roof from far
    for a in range(int((w + 2 * over) / .085) + 1):
        xx = x - w / 2 - over + a * .085
        for j in range(n + 1):
            q = v[j]; rv += [(xx - .016, q[1], q[2] + .004), (xx, q[1] - .016, q[2] + .030), (xx + .016, q[1], q[2] + .004)]
            if j: i0 = len(rv) - 6; rf += [(i0, i0 + 1, i0 + 4, i0 + 3), (i0 + 1, i0 + 2, i0 + 5, i0 + 4)]
    obj('ribs', rv, rf, ROOF); box('eave', (w + 2 * over + .03, .05, .05), (x, y - d / 2 - over, z + .005), K, bevel=.012)
    box('ridge', (w + 2 * over, .05, .04), (x, y, z + h + .02), K, bevel=.012)
    f2 = [(x - w / 2, y - d / 2, z), (x - w / 2, y + d / 2, z), (x - w / 2, y, z + h), (x + w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z), (x + w / 2, y, z + h)]; obj('end', f2, [(0, 1, 2), (3, 5, 4)], WALL, smooth=False)
def house(x, y, z, w, h, d, hue, lit, roof=None):
    box('house', (w, d, h), (x, y, z + h / 2), WALL, bevel=.02, seg=2); windows(x, y - d / 2, z, w, h, hue, lit); box('sill', (w + .05, .05, .035), (x, y - d / 2 - .01, z + h * .36), K, bevel=.01, seg=2); r = roof if roof is not None else rs.choice(('gable', 'gable', 'flat', 'tower'))
    if r == 'gable': gable(x, y, z + h, w, d, rs.uniform(.28, .46))
    elif r == 'flat': box('cap', (w + .12, d + .12, .07), (x, y, z + h + .03), K, bevel=.02, seg=3)
    else:   # some are lipsticks, capped
        q = min(w, d) * .36; lathe('cap', [(q * 1.12, 0), (q * 1.12, .10), (q, .12), (q, .5), (q * .97, .54), (q * .9, .56), (0, .56)], K, n=48).location = (x, y, z + h)
def quarter(k, hue, lit, x0, x1, hmax, back=True, gap=(.03, .10), skip=None):
    """Two rows of houses between x0 and x1 on terrace k."""
    for row, (yy, hm) in enumerate(((DY - (.55 if k != 2 else .42), 1.0), (DY * .48, .62)) if back else ((DY * .48, .62),)):
        x = x0 + rs.uniform(0, .2)
        while x < x1 - .35:
            w = min(rs.uniform(.5, 1.05), x1 - x); h = rs.uniform(.45, 1) * hmax * hm
            if skip is None or not (skip[0] - w / 2 < x + w / 2 < skip[1] + w / 2 and (row == 1 or skip[2])): house(x + w / 2, DY * k + yy + rs.uniform(-.1, .1), DZ * k, w, h, .8, hue, lit)
            x += w + rs.uniform(*gap)

# ---------- the terraces and the stairs ----------
for k in range(5):
    z, y = DZ * k, DY * k
    if k: box('edge', (14, .16, .14), (0, y + .05, z - .05), K, bevel=.03, seg=3); box('thread', (14, .012, .012), (0, y - .038, z + .012), C, bevel=.003)
    if k < 4: box('terrace', (14, DY + .3, .2), (0, y + DY / 2 + .1, z - .1), K if k != 2 else WALL, bevel=.02); box('wall', (14, .3, DZ), (0, y + DY + .20, z + DZ / 2), RET, bevel=.02)
    if k < 4:   # the retaining wall has a relief of pillars, and two or three people are still awake behind it
        for a in range(12): box('pillar', (.09, .12, DZ - .2), (-6 + a * 1.09, y + DY + .03, z + DZ / 2 - .1), RET, bevel=.02, seg=2)
        for a in range(4): pane((1 if k % 2 == 0 else -1) * rs.uniform(1.2, 4.7), y + DY + .03, z + rs.uniform(.5, 2.4), .05, .085, 0, 0)
def flight(x0, x1, y, z0, z1, n):
    for i in range(n):
        t = (i + .5) / n; x = x0 + (x1 - x0) * t; zz = z0 + (z1 - z0) * (i + 1) / n; box('step', (abs(x1 - x0) / n * 1.25, .34, (z1 - z0) / n * 1.2), (x, y, zz - (z1 - z0) / n * .6), STEP, bevel=.012, seg=2)
        if i % 2: pane(x, y - .185, zz - .05, .045, .018, 0, 2)
    for e in (x0, x1): pane(e, y - .19, (z0 if e == x0 else z1) + .10, .03, .05, 0, 2)
for k in range(4):
    q = 1 if k % 2 == 0 else -1; y, z = DY * (k + 1) - .18, DZ * k
    flight(-.62 * q, .58 * q, y, z, z + DZ * .52, 11); box('landing', (.42, .40, .06), (.72 * q, y, z + DZ * .52 - .02), STEP, bevel=.012); flight(.58 * q, -.50 * q, y + .10, z + DZ * .52, z + DZ, 11)

# ---------- 1 the gate ----------
GX, GZ, S = -2.45, 1.20, 1.06
LP = pbr('lips', (.46, .002, .012), .22, coat=1, coat_rough=.02, spec=.6); n, l, b = nodes(LP)
lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .42; cr = n.new('ShaderNodeMixRGB'); cr.inputs[1].default_value = (.50, .002, .013, 1); cr.inputs[2].default_value = (.10, .0006, .004, 1); l.new(lw.outputs['Facing'], cr.inputs[0]); l.new(cr.outputs[0], b.inputs['Base Color'])
GY = .62
box('gate', (3.6, .5, 2.7), (GX, GY + .50, 1.35), K, bevel=.08, seg=6); gable(GX, GY + .5, 2.72, 3.7, .9, .42, .16)
for side in (1, -1): o = facing_mesh('lip', *lips.lip(side, 1, 420, 80), LP); o.scale = (S, S * .8, S); o.location = (GX, GY + .12, GZ)
v = [(GX, GY + .235, GZ)] + [(GX + x * S, GY + .235, GZ + z * S) for x, y, z in lips.opening(1) if abs(x) < .88 * lips.HALF]; obj('dark', v, [(0, 1 + (i + 1) % (len(v) - 1), 1 + i) for i in range(len(v) - 1)], pbr('deep', (.02, .001, .002), .6, emit=(1, .10, .04), emit_s=.05))
for k in range(170):   # a town is lit between the teeth
    u = rs.uniform(-.80, .80); up, lo = lips.inner(np.array(u), 1); z = rs.uniform(float(lo) * .95, float(lo) + (float(up) - float(lo)) * .72)
    pane(GX + lips.HALF * u * S * .98, GY + .225, GZ + z * S, .022, .032, rs.choice((0, 0, 0, 1)), rs.choices((0, 1, 2), (3, 4, 2))[0])
TE = pbr('teeth', (.40, .36, .33), .15, coat=1, coat_rough=.02)
for i in range(8):
    u = (i - 3.5) * .178; up, _ = lips.inner(np.array(u), 1); bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=24, ring_count=16, location=(GX + lips.HALF * u * S * .92, GY + .19, GZ + float(up) * S - .02)); o = bpy.context.object; o.scale = (.105, .05, .17 - .03 * abs(u)); o.data.materials.append(TE)
    for p in o.data.polygons: p.use_smooth = True
quarter(0, 0, .42, -5.6, -4.45, 2.9); house(-.15 - .35, 1.6, 0, .62, 1.95, .8, 0, .40, 'gable')

# ---------- 2 porcelain and glass ----------
k = 1; z, y = DZ, DY
def egg(x, yy, r, h, lit=2):
    lathe('egg', [(r * math.sin(t) * (1 - .18 * math.cos(t)), h / 2 - h / 2 * math.cos(t)) for t in np.linspace(.05, math.pi, 40)], PORC, n=72).location = (x, y + yy, z)
    for a in range(lit): pane(x + (a - (lit - 1) / 2) * r * .34, y + yy - r * 1.04, z + h * .30, r * .16, h * .20, 1, 1)
for x, yy, r, h in ((1.55, 1.5, .42, 1.5), (2.55, 1.7, .60, 2.05), (3.55, 1.35, .46, 1.25), (4.45, 1.75, .58, 1.8), (.75, 1.75, .30, .95)): egg(x, yy, r, h)
GL = pbr('glassblack', (.002, .002, .002), .03, spec=.9, coat=1, coat_rough=0)
for x, yy, w, h in ((2.05, 1.05, .5, 1.35), (3.05, 1.0, .42, 1.75), (4.0, .95, .5, 1.1), (4.95, 1.05, .45, 1.5), (1.1, 1.05, .34, .9)): box('pane', (w, .05, h), (x, y + yy, z + h / 2), GL, bevel=.008); [box('rim', (.018, .06, h), (x + q * w / 2, y + yy, z + h / 2), C, bevel=.004) for q in (-1, 1)]; box('rim', (w, .06, .018), (x, y + yy, z + h), C, bevel=.004)

# ---------- 3 the canal ----------
k = 2; z, y = DZ * k, DY * k
WT = pbr('water', (.003, .002, .003), .03, spec=.9, coat=.3, coat_rough=0); bump(WT, 'NOISE', 2.0, .10, .05, 3); o = plane('canal', 1, (-2.6, y + .80, z + .035), WT); o.data.transform(Matrix.Diagonal((6.0, 1.40, 1, 1)))
quarter(2, 2, .26, -5.5, -.9, 2.9, back=True, skip=(-9, 9, False))
WET = pbr('wet', (.010, .006, .008), .15, coat=1, coat_rough=.01)
IR = pbr('iris', (0, 0, 0), .3, emit=(1, .42, .05), emit_s=3.2); PU = pbr('pupil', (0, 0, 0), .1, coat=1)
for x, yy, r, lean in ((-4.30, .50, .52, .2), (-3.22, .86, .34, -.1), (-2.35, .40, .58, .12), (-1.35, .84, .36, -.2)):
    V, F = sdf.mesh(lambda P: sdf.smin(sdf.smin(sdf.ellipsoid(P, (0, 0, 0), (1, .8, .72)), sdf.sphere(P, (-.36, -.42, .46), .30), .2), sdf.sphere(P, (.36, -.42, .46), .28), .2), (-1.2, -1.1, -.2), (1.2, 1.1, 1.1), .05); o = facing_mesh('head', V, F, WET); o.scale = (r,) * 3; o.location = (x, y + yy, z + .02); o.rotation_euler = (0, lean, lean * 1.5)
    for q in (-1, 1):
        for m, rr, sx, dy in ((IR, .17, 1, 0), (PU, .17, .24, -.03)):
            bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=24, ring_count=16); e = bpy.context.object; e.parent = o; e.location = (q * .36, -.70 + dy, .46); e.scale = (rr * sx, .08, rr * .52); e.data.materials.append(m)
for i in range(22):   # a bridge
    t = i / 21; box('plank', (.12, .30, .05), (-1.05 + 0 * t + (t - .5) * 1.5, y + .12, z + .10 + .34 * math.sin(math.pi * t)), STEP, bevel=.01, seg=2)
    if i % 4 == 1: pane(-1.05 + (t - .5) * 1.5, y - .04, z + .16 + .34 * math.sin(math.pi * t), .03, .03, 0, 2)

# ---------- 4 the workshop ----------
k = 3; z, y = DZ * k, DY * k
quarter(3, 0, .46, .85, 1.75, 2.5); quarter(3, 0, .46, 4.25, 5.6, 2.7)
WX = 3.0; INT = pbr('inside', (.10, .055, .030), .6)
box('floor', (2.3, 1.1, .06), (WX, y + 1.15, z + .03), INT, bevel=.01); box('back', (2.3, .06, 1.75), (WX, y + 1.72, z + .88), INT, bevel=.01)
for q in (-1, 1): box('side', (.10, 1.1, 1.75), (WX + q * 1.15, y + 1.15, z + .88), WALL, bevel=.02)
gable(WX, y + 1.15, z + 1.75, 2.4, 1.2, .50, .18)
box('bench', (1.5, .42, .07), (WX + .1, y + .95, z + .58), K, bevel=.02); [box('leg', (.07, .3, .55), (WX + .1 + q * .62, y + .95, z + .28), K, bevel=.01) for q in (-1, 1)]
ST = pbr('steel', (.40, .39, .40), .26, metal=1); lathe('press', [(.17, 0), (.17, .06), (.05, .08), (.05, .62), (.07, .63), (.07, .70), (0, .70)], ST, n=48).location = (WX - .25, y + .95, z + .72)
lathe('pan', [(0, 0), (.16, 0), (.17, .05), (.15, .05), (0, .04)], ST, n=48).location = (WX - .25, y + .95, z + .62)
for q, c in ((.25, (.36, .01, .015)), (.50, (.5, .28, .14)), (.72, (.10, .02, .04))): lathe('pot', [(0, 0), (.09, 0), (.10, .10), (.08, .10), (0, .085)], pbr('pot', c, .7), n=32).location = (WX + q, y + .92, z + .62)
lathe('shade', [(.03, .16), (.05, .14), (.15, .03), (.17, 0), (.155, 0), (.13, .03), (.04, .12)], K, n=48).location = (WX - .05, y + .85, z + 1.34); box('cord', (.012, .012, .5), (WX - .05, y + .85, z + 1.72), K, bevel=0)
bpy.ops.mesh.primitive_uv_sphere_add(radius=.06, segments=24, ring_count=16, location=(WX - .05, y + .85, z + 1.36)); bpy.context.object.data.materials.append(pbr('bulb', (0, 0, 0), .5, emit=(1, .62, .30), emit_s=14))
area((WX - .05, y + .80, z + 1.32), (WX - .05, y + .9, z), .12, 58, (1, .52, .22), vis=False, spread=150); area((WX, y + .2, z + 1.3), (WX, y - .5, z), .3, 14, (1, .5, .2), vis=False, spread=120)

# ---------- 5 the roof of rouge ----------
k = 4; z, y = DZ * k, DY * k
nx, ny, D = 260, 260, 8.2; I, J = np.meshgrid(np.arange(nx + 1), np.arange(ny + 1), indexing='xy'); X = -7 + 14 * I / nx; Y = y + .16 + D * J / ny; Z = np.full(X.shape, z + .05)
Z += np.array([.045 * noise.noise((a * .22, b_ * .6, 2)) + .010 * noise.noise((a * .7, b_ * 1.2, 5)) for a, b_ in zip(X.ravel(), Y.ravel())]).reshape(X.shape)
for cx, cy, R in ((-2.5, y + 2.3, 1.15), (-.9, y + 5.2, 1.5), (-4.0, y + 5.6, 1.3)):
    d = np.hypot(X - cx, Y - cy); Z += .075 * np.cos((d - R) * 14) * np.exp(-np.clip((d - R) / .42, 0, 9) ** 2) * np.clip(.35 + d / R * .65, 0, 1) * (d < R + 1.2)
kk = np.arange((ny + 1) * (nx + 1)).reshape(ny + 1, nx + 1); SEA = pbr('rouge', (.44, .003, .012), .10, coat=1, coat_rough=.015, spec=.7)
facing_mesh('rouge', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([kk[:-1, :-1], kk[:-1, 1:], kk[1:, 1:], kk[1:, :-1]], -1).reshape(-1, 4), SEA)
for x, w, h in ((-4.75, .62, 1.15), (-4.05, .5, .62), (-.62, .5, .95), (-.05, .42, .5)): house(x, y + .75, z, w, h, .7, 3, .45, 'tower' if x == -.62 else 'gable')
wo = obj('windows', wv, wf, None, smooth=False)
for q in WM: wo.data.materials.append(q)
wo.data.polygons.foreach_set('material_index', wm)
o = wet_floor(1, -.02, rough=(.01, .12), color=(.004, .003, .004), ripple=.10, scale=.5); o.data.transform(Matrix.Diagonal((16, 6.5, 1, 1))); o.location.y = -2.2     # ends early: behind it stand the cards that the fronts mirror

# ---------- light: seen from above, an upright front mirrors what stands low behind the visitor, a roof what hangs overhead ----------
for q, (st, col) in enumerate(((8, (1, .30, .26)), (5, (.92, .95, 1)), (7, (1, .52, .38)), (8, (1, .62, .38)), (8, (1, .40, .40)))):
    sx = -1 if q % 2 == 0 else 1; card((sx * 4.7, -22, 2.6 * q - 5.0), (sx * 2.6, DY * q + 1.5, DZ * q + 1.2), 6.6, 3.4, st, col, oneside=True)
    card((sx * 7.6, -22, 2.6 * q - 5.0), (sx * 4.4, DY * q + 1.5, DZ * q + 1.2), .8, 3.0, st * 1.6, col, soft=True, oneside=True)
for q, sx in enumerate((-1, 1, -1, 1)): card((sx * 3.0, DY * q + 1 - 2, DZ * q + 24), (sx * 2.8, DY * q + 1.2, DZ * q + 1.5), 11, 11, 1.3, (.96, .95, 1), oneside=True)
area((GX - 1.2, -3.2, 3.2), (GX, GY, GZ), .7, 42, (1, .86, .82), vis=False, spread=50); card((GX - 2.2, -3.0, 3.4), (GX, GY, GZ), 1.0, 1.2, 5, (1, .94, .92), soft=True, oneside=True)
area((5.4, DY - 1.8, DZ + 3.4), (3.1, DY + 1.4, DZ + .8), .7, 24, (.94, .96, 1), vis=False, spread=55)
card((-2.6, DY * 3 - .2, DZ * 2 + 1.6), (-2.6, DY * 2 + .8, DZ * 2), 4.4, 2.4, .34, (1, .42, .22), soft=True, oneside=True)   # what the canal mirrors
area((-3.4, DY * 2 - 1.6, DZ * 2 + 2.6), (-3, DY * 2 + .6, DZ * 2), .7, 30, (1, .55, .30), vis=False, spread=60)
card((-2.6, y + 26, z + 9.0), (-2.6, y + 3, z), 18, 9, 1.3, (1, .04, .06), soft=True, oneside=True); card((-3.4, y + 24, z + 7.0), (-2.6, y + 3, z), 8, .5, 5, (1, .74, .80), soft=True, oneside=True); area((-5.5, y + 1.0, z + 3.6), (-2.6, y + 2.8, z), 1.0, 80, (1, .7, .68), vis=False, spread=70)
smoke((-2.6, y + D + .6, z + .1), 15, 2.2, .40, (.95, .015, .035), 0, 0, edge=.5)
for k, st in ((0, .05), (1, .015), (2, .035), (3, .03)): smoke(((-2.4 if k % 2 == 0 else 2.8), DY * (k + 1) - .05, DZ * k + .4), 7.5, 2.6, st, ((1, .06, .05), (.8, .86, 1), (1, .20, .06), (1, .42, .16))[k], .5, k * 3.0, cut=(.2, .8), edge=.5)
render(bounces=6, glossy=5, clamp=5)

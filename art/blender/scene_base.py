"""Base, brow and tools: one proper object each.
--item base-01 … tool-04 --hex --finish --number --seed"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from products import *
from scene_tint import clear_glass, shell
from scene_eye import hairs, ink, wire, clumps
import sdf

def tube(points, r, mat, close=False):
    """A bent rod."""
    c = bpy.data.curves.new('tube', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = r; c.bevel_resolution = 6; c.resolution_u = 10; c.use_fill_caps = True; s = c.splines.new('NURBS'); s.points.add(len(points) - 1)
    for p, q in zip(s.points, points): p.co = (*q, 1)
    s.use_endpoint_u = not close; s.use_cyclic_u = close; s.order_u = 4; o = bpy.data.objects.new('tube', c); bpy.context.collection.objects.link(o); c.materials.append(mat)
    return o

def number(r, z, size=.26): return text(ARGS['number'], ARCHIVO, size, .008, chrome(), loc=(0, -r - .004, z), rot=(math.pi / 2, 0, 0), bevel=.003)

# ---------- bottles ----------
def fluid(col, finish):
    if finish == 'none': return pbr('gel', (.80, .84, .86), .05, trans=.8, ior=1.36, coat=.6)
    if finish == 'pearl': m = pbr('fluid', col, .22, metal=.45, spec=.6, coat=.8, coat_rough=.04); edge_tint(m, col, .4); return m
    if finish == 'matte': return pbr('fluid', col, .50, spec=.35, coat=.15, coat_rough=.3)
    return pbr('fluid', col, .24, spec=.5, coat=.7, coat_rough=.06)

def bottle(col, finish, slim):
    K, CH = lacquer_black(), chrome(); w, h = (.78, 3.5) if slim else (1.08, 3.1); m = fluid(col, finish); G = clear_glass()
    parts = [lathe('glass', shell(w, 0, h, .2), G, n=192, superellipse=5, autosmooth=60), lathe('in', shell(w - .19, .34, h - .34, .15), m, n=192, superellipse=4.6, autosmooth=60),
             lathe('neck', [(0, h - .05), (.46, h - .05), (.46, h + .25), (0, h + .25)], G, n=96), ring(.53, h + .03, .16, CH), lathe('cap', [(r, z + h + .2) for r, z in rounded(2.0 if slim else 1.75, .58 if slim else .66, .07)], K, n=192, superellipse=5), ring(.595 if slim else .675, h + .26, .12, CH, square=5)]
    parts.append(number(.58 if slim else .66, h + 1.15)); group(*parts, at=Matrix.Translation((-.45, .1, 0)) @ Matrix.Rotation(math.radians(15), 4, 'Z'))
    V, F = sdf.mesh(lambda P: sdf.smin(sdf.ellipsoid(P, (.95, -1.15, 0), (.55, .34, .12)), sdf.chain(P, [(1.2, -1.15, 0), (1.6, -1.05, .0), (2.0, -.85, 0)], [.12, .09, .02], .06), .12), (.2, -1.7, -.02), (2.2, -.6, .2), .035)
    o = fast('pool', V, F, m); o if finish == 'none' else shade(o)
    return ((-1.6, .1, 0), (1.6, .1, 0))

# ---------- stood-up compacts ----------
LEAN = Matrix.Translation((0, 0, .34)) @ Matrix.Rotation(math.radians(-22), 4, 'Z') @ Matrix.Rotation(math.radians(-7), 4, 'X')

def slab(col, finish, w, h, cx, cz, mat, cut=9, mark=0.0):
    """A pan of powder in the plane of the compact, w x h about (cx, cz)."""
    nx, ny = 200, int(200 * h / w); X, Y = np.meshgrid(np.linspace(-1, 1, nx), np.linspace(-1, 1, ny)); e = (np.abs(X) ** cut + np.abs(Y) ** cut) ** (1 / cut); edge = np.clip((1 - e) / .06, 0, 1)
    Z = .09 * np.sqrt(np.clip(1 - (1 - edge) ** 2, 0, 1)) + edge * .0012 * grain((ny, nx), int(ARGS['seed']) + int(cx * 9)); t = (X * w + Y * h) * 2.2; line = np.clip((np.abs((t % 1) - .5) * 2 - .72) / .28, 0, 1)
    Z -= edge * mark * line * np.clip((.9 - e) / .05, 0, 1); V = np.stack([cx + X * w / 2, -Z, cz + Y * h / 2], -1).reshape(-1, 3); F = quads(nx, ny)
    return shade(fast('powder', V, F[(e.ravel()[F] < 1).all(1)], mat))

def compact(w, h, wells, fill, floor=None):
    """Lacquer frame with wells; fill(i, x, z, w, h) returns what lies in a well."""
    K, CH = lacquer_black(), pbr('rim', (.80, .79, .82), .24, metal=1.0); D = floor or pbr('well', (.012, .010, .011), .42); made = [box('body', (w, .62, h), (0, .22, h / 2 - .33), K, bevel=.13, seg=7)]
    for i, (x, z, a, b) in enumerate(wells):
        made += [box('rim', (a + .16, .10, b + .16), (x, -.065, z), CH, bevel=.03, seg=4), box('well', (a + .02, .06, b + .02), (x, -.098, z), D, bevel=.02, seg=2)] + fill(i, x, z, a, b)
    group(*made, at=LEAN)
    return tuple(tuple(LEAN @ Vector((x, -.09, -.34))) for x in (-w / 2, w / 2))

def brow_powder(col, finish):
    tones = [tuple(c * .45 for c in col), col, lift(col, .28)]; wells = [(-1.42, 2.0, 1.18, 3.1), (0, 2.0, 1.18, 3.1), (1.42, 2.0, 1.18, 3.1)]; line = compact(4.7, 4.2, wells, lambda i, x, z, a, b: list(group(slab(tones[i], finish, a, b, x, z, powder(tones[i], 'matte'), mark=.03), at=Matrix.Translation((0, -.10, 0)))))
    crumbs(20, powder(col, 'matte'), (-.5, -.65), (1.0, .3), (.010, .016, .024, .042))
    return line

def empty_case():
    wells = [(x, z, 1.72, 1.72) for z in (3.02, 1.0) for x in (-1.0, 1.0)]
    dim = pbr('dim', (.05, .045, .05), .35, metal=1.0)
    def fill(i, x, z, a, b): return [text(str(i + 1), ARCHIVO, .34, .006, dim, loc=(x, -.132, z), rot=(math.pi / 2, 0, 0), bevel=.003)]
    return compact(4.6, 4.7, wells, fill, pbr('tin', (.30, .28, .29), .36, metal=1.0, aniso=.6))

def face_powder(col, finish):
    K, CH = lacquer_black(), pbr('rim', (.80, .79, .82), .20, metal=1.0); n = 300; X, Y = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n)); r = np.hypot(X, Y); edge = np.clip((1 - r) / .05, 0, 1); a = np.arctan2(Y, X)
    snow = np.zeros_like(r)
    for k in range(6):                                             # six arms of a crystal
        u, v = X * math.cos(k * math.pi / 3) + Y * math.sin(k * math.pi / 3), -X * math.sin(k * math.pi / 3) + Y * math.cos(k * math.pi / 3); arm = np.clip(1 - np.abs(v) / .022, 0, 1) * (u > 0) * (u < .70)
        for p in (.26, .40, .54): arm = np.maximum(arm, np.clip(1 - np.abs(np.abs(v) - (u - p)) / .022, 0, 1) * (u > p) * (u < p + .16))
        snow = np.maximum(snow, arm)
    Z = .12 * np.sqrt(np.clip(1 - (1 - edge) ** 2, 0, 1)) - edge * .045 * soften(snow.astype(np.float32), 1) + edge * .0016 * grain((n, n), 4); V = np.stack([X * 1.95, -Z, 2.25 + Y * 1.95], -1).reshape(-1, 3); F = quads(n, n)
    o = shade(fast('powder', V, F[(r.ravel()[F] < 1).all(1)], powder(col, 'sheer'))); group(o, at=Matrix.Translation((0, -.12, 0)))
    turn = Matrix.Translation((0, .5, 2.25)) @ Matrix.Rotation(math.pi / 2, 4, 'X'); body = lathe('disc', rounded(.62, 2.40, .12), K, n=256); rim = lathe('rim', [(1.96, .56), (2.02, .66), (2.10, .68), (2.14, .64), (2.14, .56)], CH, n=256); group(body, rim, at=turn)
    group(o, body, rim, at=LEAN @ Matrix.Translation((0, 0, -.19))); crumbs(46, powder(col, 'matte'), (-.1, -.65), (.9, .35), (.010, .016, .03, .05))
    foot = [tuple(LEAN @ Vector((x, .1, -.38))) for x in (-2.4, 2.4)]
    return tuple(foot)

# ---------- brows ----------
def brow_pencil(col, finish, item):
    K, CH, GM = lacquer_black(), chrome(), gunmetal(); oval = item == 'brow-01'; lead = pbr('lead', col, .72, spec=.3, sheen=.3); fat = .15 if oval else .085; H = pbr('spool', (.010, .009, .010), .5)
    shaft = [lathe('shaft', rounded(4.3, .30, .05), K, n=160), ring(.31, .10, .12, CH), ring(.31, 4.02, .12, CH), lathe('cone', [(fat * 1.25, -.52), (fat * 1.35, -.50), (.26, -.02), (.28, .02), (0, .02)], GM, n=128)]
    tip = shade(lathe('lead', [(0, -.86), (fat * .6, -.80), (fat, -.66), (fat, -.4), (0, -.4)], lead, n=96, autosmooth=60, sy=.55 if oval else 1)); up = [wire(H, 4.3, 5.35), hairs(900, 4.45, 5.35, lambda t, a: .15 - .03 * t, H, r0=.011)]
    for o in up: o.pass_index = 0
    group(*shaft, tip, *up, at=Matrix.Translation((.62, -.3, 1.35)) @ Matrix.Rotation(math.radians(12), 4, 'Y'))
    cap = [lathe('cap', rounded(1.75, .33, .05), K, n=160), ring(.34, .08, .18, CH), number(.33, .95, .22)]; group(*cap, at=Matrix.Translation((-1.0, .1, 0)) @ Matrix.Rotation(math.radians(14), 4, 'Z'))
    for i in range(9):                                             # hair strokes on the stone
        x = -.35 + i * .17; V, F = sdf.mesh(lambda P: sdf.capsule(P, (x, -1.55, 0), (x + .20, -1.25, 0), .045, .012), (x - .1, -1.7, -.02), (x + .35, -1.1, .08), .02); shade(fast('stroke', V, F, lead))
    return ((-1.6, .25, 0), (1.6, .25, 0))

def brow_mascara(col, finish):
    K, CH, GM = lacquer_black(), chrome(), gunmetal(); m = ink(col, finish)
    body = [lathe('bottle', rounded(2.5, .46, .06), K, n=192), ring(.472, .30, .14, CH), lathe('collar', [(0, 2.46), (.44, 2.46), (.472, 2.49), (.475, 2.62), (.465, 2.67), (.44, 2.69), (0, 2.69)], CH, n=160), lathe('neck', [(0, 2.69), (.29, 2.69), (.29, 3.0), (.27, 3.03), (0, 3.03)], GM, n=96), number(.46, 1.5)]
    wand = [lathe('cap', rounded(2.3, .46, .06), K, n=192), ring(.475, .04, .18, CH), lathe('rod', [(0, -1.15), (.045, -1.15), (.075, -1.0), (.075, .02), (0, .02)], GM, n=64)]; tip = group(hairs(1500, -.05, -1.05, lambda t, a: .15 - .05 * t, m), wire(m, .05, -1.1), clumps(m, -.2, -1.05, .11), at=Matrix.Translation((0, 0, -1.12)))
    group(*body, at=Matrix.Translation((-.85, .15, 0)) @ Matrix.Rotation(math.radians(12), 4, 'Z')); group(*wand, *tip, at=Matrix.Translation((.66, -.3, 2.75)) @ Matrix.Rotation(math.radians(10), 4, 'Y'))
    V, F = sdf.mesh(lambda P: sdf.chain(P, [(-.1, -1.4, 0), (.4, -1.52, .0), (.95, -1.50, 0), (1.35, -1.34, 0)], [.05, .10, .095, .02], .05), (-.4, -1.8, -.02), (1.6, -1.1, .14), .035); shade(fast('stroke', V, F, m))
    return ((-1.4, .25, 0), (1.4, .25, 0))

# ---------- tools ----------
def tuft(n, radius, length, flat, mat, up=1, seed=2):
    """A brush head: hairs from the ferrule, bellied, cut round or flat."""
    rs = random.Random(seed); v, f = [], []
    for i in range(n):
        q = math.sqrt((i + .5) / n); a = i * 2.399963; x, y = q * math.cos(a), q * math.sin(a) * (.34 if flat else 1); top = length * (.94 + .05 * rs.random() if flat else (1 - .38 * q ** 2.4) * rs.uniform(.97, 1.01)); b0 = len(v); spread = 1.22 if flat else 1.55
        for k in range(6):
            t = k / 5; s = radius * (1 + (spread - 1) * math.sin(math.pi * min(1, t * .62))) * (1 - (0 if flat else .30) * max(0, t - .6) / .4); rr = .0105 * (1 - .75 * t)
            for j in range(3): w = 2.094 * j; v.append((x * s + math.cos(w) * rr + rs.gauss(0, .004), y * s + math.sin(w) * rr, up * t * top))
        for k in range(5):
            for j in range(3): j2 = (j + 1) % 3; f.append((b0 + k * 3 + j, b0 + k * 3 + j2, b0 + k * 3 + 3 + j2, b0 + k * 3 + 3 + j))
    return fast('tuft', np.array(v), np.array(f), mat)

def double_brush():
    K, CH = lacquer_black(), chrome(); dark, tip = pbr('hair', (.035, .016, .014), .42, spec=.6, sheen=.4), pbr('hair2', (.30, .025, .030), .42, spec=.6, sheen=.4)
    handle = lathe('handle', [(0, 0), (.145, 0), (.16, .05), (.21, .9), (.225, 1.6), (.20, 2.5), (.15, 3.2), (.13, 3.25), (0, 3.25)], K, n=128); low = lathe('ferrule', [(0, -.85), (.20, -.85), (.205, -.80), (.17, -.1), (.165, .06), (0, .06)], CH, n=128, sy=.62); high = lathe('ferrule2', [(0, 3.18), (.16, 3.18), (.18, 3.3), (.25, 3.98), (.255, 4.05), (.24, 4.08), (0, 4.08)], CH, n=128)
    a = tuft(2600, .235, 1.25, False, tip); group(a, at=Matrix.Translation((0, 0, 4.04))); b = tuft(1500, .195, .80, True, dark, up=-1, seed=5); group(b, at=Matrix.Translation((0, 0, -.82)))
    t = text(ARGS['number'], ARCHIVO, .17, .006, CH, loc=(0, -.228, 1.6), rot=(math.pi / 2, 0, 0), bevel=.002)
    group(handle, low, high, a, b, t, at=Matrix.Translation((-.70, -.2, 1.95)) @ Matrix.Rotation(math.radians(17), 4, 'Y'))
    return ((-1.5, .1, 0), (1.5, .1, 0))

def curler():
    CH = chrome(); R = pbr('pad', (.42, .010, .016), .38, coat=.3); arc = lambda r, z, s, y0=0: [(r * math.sin(u), y0 - r * math.cos(u) + r, z) for u in np.linspace(-s, s, 17)]
    made = [tube([(x, y, z + .16) for x, y, z in arc(1.35, 4.55, .86)], .075, CH), tube(arc(1.35, 4.20, .86), .085, R), tube([(x, y, z - .13) for x, y, z in arc(1.35, 4.20, .86)], .085, CH)]
    for s in (-1, 1):
        x1, y1 = s * 1.35 * math.sin(.86), 1.35 - 1.35 * math.cos(.86); made += [tube([(x1, y1, 4.72), (x1 * 1.02, y1, 4.2), (x1 * .95, y1 + .02, 3.6), (s * .46, y1, 2.95), (s * .12, y1, 2.55), (s * .10, y1, 2.3)], .07, CH)]
        ringc = [(s * .98 + .62 * math.cos(u), .48 + (0 if s > 0 else .14), .86 + .74 * math.sin(u)) for u in np.linspace(0, 2 * math.pi, 15)[:-1]]; made += [tube(ringc, .085, CH, close=True), tube([(s * -.12, .46, 2.62), (s * .06, .46, 2.2), (s * .34, .47, 1.78), (s * .62, .48, 1.46)], .085, CH)]
    made.append(lathe('pivot', [(0, -.16), (.15, -.16), (.17, -.13), (.17, .13), (.15, .16), (0, .16)], CH, n=64)); made[-1].matrix_world = Matrix.Translation((0, .44, 2.44)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    group(*made, at=Matrix.Translation((-.15, -.2, .10)) @ Matrix.Rotation(math.radians(-20), 4, 'Z') @ Matrix.Rotation(math.radians(9), 4, 'X'))
    spare = tube([(x + 1.45, y - 1.35, .08) for x, y, z in arc(.9, 0, .8)], .075, R)
    return ((-1.6, .3, 0), (1.9, .3, 0))

def sponge():
    m = pbr('foam', (.60, .555, .53), .88, spec=.15, sss=.12, sss_col=(.7, .62, .58), sss_rad=(.25, .18, .15), sheen=.3); bump(m, 'VORONOI', 30, .45, .03)
    p = [(1.28 * math.sin(u) * (1 - .60 * ((1 - math.cos(u)) / 2) ** 1.5), 1.12 - 1.12 * math.cos(u) + 1.75 * ((1 - math.cos(u)) / 2) ** 2.4) for u in np.linspace(0, math.pi, 80)]; p = [(max(0, r), z) for r, z in p]
    o = lathe('sponge', p, m, n=192, autosmooth=180)
    for v in o.data.vertices: k = noise.noise(v.co * 1.4) * .035; v.co.x *= 1 + k; v.co.y *= 1 + k; v.co.x += .10 * max(0, v.co.z - 2.0)
    o.matrix_world = Matrix.Translation((-.2, 0, -.02)) @ Matrix.Scale(1.18, 4)
    K = lacquer_black(); dish = lathe('dish', [(0, 0), (1.5, 0), (1.72, .06), (1.80, .16), (1.78, .20), (1.70, .12), (0, .10)], K, n=192); dish.matrix_world = Matrix.Translation((-.2, 0, 0)); o.matrix_world = Matrix.Translation((0, 0, .10)) @ o.matrix_world
    return ((-1.8, -.6, 0), (1.6, -.6, 0))

def build():
    col, finish, item = linear(ARGS['hex']), ARGS['finish'], ARGS['item']; grey_room(.18); lens, aim = 82, 2.55
    if item in ('base-01', 'base-02'): foot, aim, lens = bottle(col, finish, True), 2.75, 82
    elif item == 'base-07': foot, aim, lens = face_powder(col, finish), 2.1, 86
    elif item.startswith('base'): foot, aim, lens = bottle(col, finish, False), 2.45, 88
    elif item in ('brow-01', 'brow-03'): foot, aim, lens = brow_pencil(col, finish, item), 3.05, 80
    elif item == 'brow-02': foot, aim, lens = brow_powder(col, finish), 2.0, 88
    elif item.startswith('brow'): foot, aim, lens = brow_mascara(col, finish), 2.35, 92
    elif item == 'tool-01': foot, aim, lens = double_brush(), 3.45, 76
    elif item == 'tool-02': foot, aim, lens = curler(), 2.3, 88
    elif item == 'tool-03': foot, aim, lens = sponge(), 2.0, 92
    else: foot, aim, lens = empty_case(), 2.15, 84
    card((-4.6, -2.4, 3.8), (0, 0, 2.6), 1.5, 8.0, 7.5, (1, .975, .965)); card((4.9, -.6, 3.6), (0, 0, 2.6), .9, 8.0, 6.5, (1, .96, .955)); card((.2, -1.0, 8.8), (0, 0, 2.6), 3.4, 3.0, 3.4, (1, .975, .97))
    card((-2.8, -9.5, 5.0), (0, 0, 3.2), 1.0, 4.2, 6, (1, .985, .98)); card((-6.2, -6.4, 4.6), (0, 0, 2.4), 2.6, 4.4, 3.2, (1, .98, .975)); card((6.4, -12, 2.8), (0, 0, 1.4), 3.6, 5.5, .9, (1, .97, .97))
    card((5.5, 7.5, 3), (0, 0, 2.4), 3.5, 7, 2.4, (1, .02, .03)); card((-6.5, 6.5, 3.2), (0, 0, 2), 2.5, 7, 1.6, (.95, .02, .07))
    area((-4.4, -4.4, 7.2), (0, 0, 2.4), 1.5, 560, (1, .985, .97), vis=False); area((4.0, -6.5, 3.2), (.6, 0, 1.8), 2.6, 110, (1, .98, .97), vis=False); area((2.6, 3.4, 5.0), (0, 0, 2.4), 1.2, 180, (1, .97, .96), vis=False)
    camera((.15, -17.0, 2.3), (.04, 0, aim), lens=lens, fstop=5.6, focus=(0, -.4, 2.4))
    render_product(foot=foot, bounces=8, trans=8)

if __name__ == "__main__": run(build)

"""The clams of the sixth game, seen from above: --part back --kind 1..3 (as they lie), inside (gold leaf and nacre, for a name or a picture),
tray (lacquer, cut into nine by the page). A valve is a height over its outline; its growth lines are that outline, smaller towards the hinge."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from products import *

A, B, HINGE = .93, 1.14, (.10, 1.02)        # half width, half height, where it began to grow
FRAME = (2.0, 2.4)
def step(a, b, v): t = np.clip((v - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)
def tint(col, to, k): return col + (np.array(to) - col) * k[..., None]
def noisy(x, z, seed, scale, n=16):
    rs = np.random.RandomState(seed); out = np.zeros_like(x)
    for k in range(n): a = rs.uniform(0, 6.28); f = scale * rs.uniform(.5, 2.0); out += np.sin((x * math.cos(a) + z * math.sin(a)) * f + rs.uniform(0, 6.28)) / n ** .5
    return out

def margin(t):
    """The rim of a valve: full below, drawn in towards the hinge, a little to one side."""
    c, s = np.cos(t), np.sin(t); q = (np.abs(c) ** 2.35 + np.abs(s) ** 2.35) ** (-1 / 2.35); x, z = A * s * q, B * c * q; top = np.clip(z / B, 0, 1)
    return x * (1 - .34 * top ** 2.4) + .10 * top ** 2, z - .10 * np.exp(-((x + .45) / .2) ** 2) * top ** 3
def grid(rows=420, n=640):
    r, t = np.meshgrid(np.linspace(0, 1, rows) ** .75, np.linspace(0, 2 * math.pi, n, endpoint=False), indexing='ij'); mx, mz = margin(t); return r, r * mx, r * mz
def age(x, z):
    """0 at the hinge, 1 at the rim: how old the valve was when this was its edge; and the direction from the hinge."""
    t = np.linspace(0, 2 * math.pi, 4000, endpoint=False); mx, mz = margin(t); dx, dz = mx - HINGE[0], mz - HINGE[1]; a, d = np.arctan2(dx, -dz), np.hypot(dx, dz); o = np.argsort(a)
    q = np.arctan2(x - HINGE[0], -(z - HINGE[1])); return np.hypot(x - HINGE[0], z - HINGE[1]) / np.interp(q, a[o], d[o], period=2 * math.pi), q

def surface(name, P, attributes, mat):
    rows, n = P.shape[:2]; k = np.arange(rows * n).reshape(rows, n); k = np.concatenate([k, k[:, :1]], 1); F = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4); o = fast(name, P.reshape(-1, 3), F, mat)
    for key, v in attributes.items(): a = o.data.attributes.new(key, 'FLOAT_COLOR', 'POINT'); v = v if v.ndim == 3 else np.repeat(v[..., None], 3, 2); a.data.foreach_set('color', np.concatenate([v, np.ones(v.shape[:-1] + (1,))], -1).astype(np.float32).ravel())
    return o
def painted(coat, spec=.5, sss=.0):
    m = pbr('painted', (.5, .5, .5), .3, coat=coat, coat_rough=.06, spec=spec, sss=sss, sss_rad=(.06, .04, .03)); n, l, b = nodes(m)
    for key, socket, out in (('col', 'Base Color', 'Color'), ('rough', 'Roughness', 'Fac'), ('metal', 'Metallic', 'Fac')): a = n.new('ShaderNodeAttribute'); a.attribute_name = key; l.new(a.outputs[out], b.inputs[socket])
    return m

# ground, band, ink of the pattern, as hex; how strong rays and tents are
LOOKS = {1: ('f0e0c4', 'a8703c', '55290f', 1.4, .7), 2: ('d9d2d4', '75686f', '2f242b', .5, 1.1), 3: ('f4dfcf', 'c05f48', '7a2018', 1.5, .15)}
def back(kind):
    ground, band, ink, rays, tents = LOOKS[kind]; ground, band, ink = (np.array(linear(v)) for v in (ground, band, ink)); r, x, z = grid(); s, a = age(x, z); rs = np.random.RandomState(kind * 7)
    h = .50 * (1 - r ** 2.3) ** .62 + .20 * np.exp(-(((x - HINGE[0]) / .40) ** 2 + ((z - .66) / .40) ** 2)) * (1 - r ** 6); wob = s + .010 * noisy(x, z, kind, 4)
    fine = np.sin(wob * 150) * .5 + .5; years = np.sort(rs.uniform(.32, .97, 5 + kind)); ridge = sum(np.exp(-((wob - y) / .008) ** 2) for y in years); after = sum(step(y - .002, y + .004, wob) * np.exp(-np.clip(wob - y, 0, 1) / .05) for y in years)
    h += (.0030 * fine * step(.1, .4, s) + .011 * ridge) * (1 - r ** 30); col = np.tile(ground, x.shape + (1,)); col = tint(col, band, .55 * np.clip(after, 0, 1) * (.6 + .4 * noisy(x, z, kind + 3, 3))); col = tint(col, band * .8, .22 * fine ** 3)
    ray = step(.35, .8, np.cos(a * (5 + kind) + 1.3 * kind) * .7 + .25 * noisy(a, s, kind + 5, 9)) * step(.22, .5, s); col = tint(col, band, rays * .55 * ray * (.5 + .5 * np.sin(wob * 60) ** 2))
    zig = np.abs(((a * 9 + .35 * noisy(a * 3, s * 5, kind + 9, 3)) % 1) - .5); tent = step(.18, .05, np.abs(((s * 11 + zig * 1.7 + .5 * noisy(x, z, kind + 11, 2.2)) % 1) - .5)) * step(.05, .7, noisy(x, z, kind + 13, 3.2) + .35); col = tint(col, ink, np.minimum(.9, tents * .8) * tent * step(.25, .45, s))
    col = tint(col, ink, .50 * step(.30, .02, s)); col = tint(col, np.array(linear('fff6ea')), .5 * step(.965, 1.0, r)); rough = .26 + .10 * fine + .12 * np.clip(ridge, 0, 1)
    o = surface('valve', np.stack([x, -h, z], -1), {'col': np.clip(col, 0, 1), 'rough': rough, 'metal': np.zeros_like(x)}, painted(.75, sss=.06)); o.data.materials[0].use_backface_culling = False

def inside():
    """A bowl of nacre; in it the gold leaf on which names and pictures are painted."""
    r, x, z = grid(); s, a = age(x, z); lipz = np.exp(-((r - .955) / .040) ** 2); h = .10 * lipz - .30 * (1 - r ** 2.6) ** .8; tooth = sum(np.exp(-(((x - tx) / .035) ** 2 + ((z - .93) / .08) ** 2)) for tx in (-.06, .10, .25)); h += .07 * tooth
    nacre = np.stack([.80 + .10 * np.sin(s * 26 + a * 3), .72 + .10 * np.sin(s * 26 + a * 3 + 1.9), .74 + .12 * np.sin(s * 26 + a * 3 + 3.9)], -1) * (.92 + .05 * np.sin(s * 70))[..., None]
    edge = .885 + .006 * noisy(x, z, 3, 14); leaf = step(.012, -.012, r - edge) * (1 - np.clip(tooth, 0, 1)); gx, gz = (x + .02 * noisy(x, z, 5, 5)) / .46, (z + .02 * noisy(x, z, 6, 5)) / .46; sheet = np.sin(np.floor(gx) * 12.9 + np.floor(gz) * 78.2) * 43758.5; sheet -= np.floor(sheet)
    seam = np.exp(-(np.minimum(np.abs(gx - np.round(gx)), np.abs(gz - np.round(gz))) / .022) ** 2); gold = np.array(linear('f2d48c')) * (.90 + .22 * sheet)[..., None]; gold = tint(gold, np.array(linear('b9853a')), .22 * seam); gold = tint(gold, np.array(linear('fbe7ae')), .35 * step(.2, 1.4, noisy(x, z, 9, 7)))
    line = np.exp(-((r - .845) / .009) ** 2); gold = tint(gold, np.array(linear('8a1020')), .9 * line); worn = step(.9, 1.5, noisy(x, z, 17, 16)) * step(.80, .88, r); leaf *= 1 - .55 * worn
    col = nacre + (gold - nacre) * leaf[..., None]; h += .006 * leaf + .003 * noisy(x, z, 23, 20) * leaf; rough = .16 + leaf * (.20 + .06 * sheet); surface('valve', np.stack([x, -h, z], -1), {'col': np.clip(col, 0, 1), 'rough': rough, 'metal': .40 * leaf * (1 - line)}, painted(.55))

def tray():
    """Black lacquer with a rim of red and a thread of gold; gold dust lies on the floor as it was sprinkled."""
    K = lacquer_black(); n, l, b = nodes(K); tc = n.new('ShaderNodeTexCoord'); vo = n.new('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value = 46; l.new(tc.outputs['Object'], vo.inputs['Vector']); pick = n.new('ShaderNodeSeparateXYZ'); l.new(vo.outputs['Color'], pick.inputs[0])
    big = n.new('ShaderNodeTexNoise'); big.inputs['Scale'].default_value = 1.6; l.new(tc.outputs['Object'], big.inputs['Vector']); lim = n.new('ShaderNodeMapRange'); lim.inputs[1].default_value, lim.inputs[2].default_value, lim.inputs[3].default_value, lim.inputs[4].default_value = .40, .75, 1.0, .72; l.new(big.outputs['Fac'], lim.inputs[0])
    few = n.new('ShaderNodeMath'); few.operation = 'GREATER_THAN'; l.new(pick.outputs[0], few.inputs[0]); l.new(lim.outputs[0], few.inputs[1]); near = n.new('ShaderNodeMath'); near.operation = 'LESS_THAN'; near.inputs[1].default_value = .26; l.new(vo.outputs['Distance'], near.inputs[0]); fl = n.new('ShaderNodeMath'); fl.operation = 'MULTIPLY'; l.new(few.outputs[0], fl.inputs[0]); l.new(near.outputs[0], fl.inputs[1])
    mc = n.new('ShaderNodeMixRGB'); mc.inputs[1].default_value = (.030, .005, .006, 1); mc.inputs[2].default_value = (*linear('d9a850'), 1); l.new(fl.outputs[0], mc.inputs[0]); l.new(mc.outputs[0], b.inputs['Base Color']); l.new(fl.outputs[0], b.inputs['Metallic'])
    plane('floor', 4.4, (0, .12, 0), K, rot=(math.pi / 2, 0, 0)); R = lacquer_red()
    def frame(w, c, prof, mat):
        v, m = [], 0
        for o, y in prof:
            pts = []
            for cx, cz, a0 in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)): pts += [(cx * (w - c) + (c + o) * math.cos(math.radians(a0 + q)), y, cz * (w - c) + (c + o) * math.sin(math.radians(a0 + q))) for q in range(0, 91, 6)]
            m = len(pts); v += pts
        return obj('frame', v, [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(len(prof) - 1) for k in range(m)], mat)
    roll = lambda r0, y0, rad: [(r0 + rad * math.cos(t), y0 - rad * math.sin(t)) for t in np.linspace(math.pi, 0, 14)]
    frame(1.93, .20, [(-.17, .12), (-.15, .02), (-.125, -.10)] + roll(-.07, -.13, .055) + [(.0, .0), (.03, .2)], R); frame(1.93, .20, roll(-.005, -.11, .035), lacquer_black()); frame(1.93, .20, roll(-.155, -.02, .012), pbr('gold', linear('d9a850'), .2, metal=1))

def build():
    part = ARGS['part']; world = bpy.context.scene.world.node_tree.nodes['Background'].inputs; world[0].default_value = (.10, .07, .065, 1); world[1].default_value = 1 if part != 'tray' else .25
    {'back': lambda: back(int(ARGS['kind'])), 'inside': inside, 'tray': tray}[part]()
    if part == 'tray': area((-3, -5, 4), (0, 0, 0), 2, 900, (1, .88, .78), vis=False); card((-1.1, -9, 1.3), (-1.1, 0, 1.3), 4.2, 3.6, 1.5, (1, .70, .56), soft=True); card((1.5, -9, -1.5), (1.5, 0, -1.5), 2.4, 2.0, .5, (1, .30, .16), soft=True); card((-3.2, -1.6, 3.2), (0, 0, 0), 5, 1.6, 12, (1, .90, .84)); card((3.2, -1.6, -3.2), (0, 0, 0), 5, 1.2, 8, (1, .46, .30))
    else: area((-2.6, -2.6, 3.0), (0, 0, 0), 1.2, 210, (1, .95, .88), vis=False); area((3, -2.0, -1.4), (0, 0, 0), 1.2, 46, (1, .50, .34), vis=False); card((-2.2, -3.2, 2.8), (0, 0, .2), 1.8, 1.5, 5.5, (1, .96, .92)); card((2.8, -1.6, -.6), (0, 0, 0), .5, 3, 3, (1, .62, .46)); card((.6, -3.4, 3.2), (0, 0, 0), .5, 1, 3, (1, 1, 1), soft=True)
    w = 4.0 if part == 'tray' else FRAME[0]; c = camera((0, -8, 0), (0, 0, 0)); c.data.type = 'ORTHO'; c.data.sensor_fit = 'HORIZONTAL'; c.data.ortho_scale = w; render(bounces=5, glossy=4, trans=2, clamp=5, alpha=True)

run(build)

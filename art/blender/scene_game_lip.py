"""One of the eleven of the fifth game, face on: a ball of jelly out of which a mouth swells, from a bead to the full moon.
--kind 0..10.  The silhouette is a circle that fills the picture up to EDGE: where circles touch, jellies touch.
The ball is a height over the disc; colour, gloss and the light inside are painted on its points by kind."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from products import *
import lips

EDGE = 1.03        # half of the picture, in radii
DEEP = .72         # how far the ball comes forward, in radii
SHADES = ['f0a9a6', 'd12440', 'f09a55', '89274c', 'f3b8d2', 'de5038', 'b86b74', 'ae0d29', 'd184ac', 'bf5921', 'f0e2bd']
# width of the mouth, height, how far open, how it curves up at its ends, how much darker it is than its ball, gloss
MOUTHS = [(.56, 1.75, .00, .02, .70, .06), (.68, 1.48, .00, .05, .46, .05), (.56, 1.75, .16, .00, .50, .06), (.72, 1.36, .00, .10, .70, .05),
          (.66, 1.45, .08, .06, .55, .04), (.70, 1.42, .00, .03, .60, .12), (.76, 1.20, .50, .02, .55, .06), (.76, 1.34, .00, .08, .62, .03),
          (.72, 1.25, .32, .04, .60, .10), (.78, 1.26, .00, .12, .55, .07), (.74, 1.30, .05, .10, .80, .10)]

def step(a, b, v): t = np.clip((v - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)
def mix(a, b, k): return a + (b - a) * k[..., None]
def wave(x, z, seed, scale):
    """Soft, never repeating unevenness, -1 to 1."""
    rs = np.random.RandomState(seed); out = np.zeros_like(x)
    for k in range(14): a = rs.uniform(0, 6.28); f = scale * rs.uniform(.5, 1.8); out += np.sin((x * math.cos(a) + z * math.sin(a)) * f + rs.uniform(0, 6.28)) / 14 ** .5
    return out

def mouth(x, z, kind):
    """Height of the lips over the ball, and where lips, seam and opening are."""
    wide, high, part, smile, _, _ = MOUTHS[kind]; s = wide / lips.HALF; u = x / wide; m = np.abs(u) < 1; uc = np.clip(u, -.999, .999)
    q = (z + .035) / (s * high) - smile * 2.2 * (uc ** 2 - .3)
    iu, il = lips.inner(uc, part); fu, fl = lips.fullness(uc, part); c = (iu + il) / 2
    up, lo = (q - iu) / fu, (il - q) / fl; t = np.where(q > c, up, lo); on = m & (t > 0) & (t < 1); tc = np.clip(t, 0, 1)
    swell = np.where(q > c, .250 * lips.taper(uc, 2.1, .60) + .034 * lips.bell(uc, 0, .17), .330 * lips.taper(uc, 2.3, .58)) * s * 1.85
    body = 2 * np.sqrt(tc * (1 - tc)) * (1 - .30 * (2 * tc - 1)); folds = lips.creases(uc, tc, np.random.RandomState(4 + kind), **lips.DEEP) * lips.taper(uc, 5, 1) * np.sin(tc * math.pi) ** .7
    h = np.where(on, swell * body - .0085 * folds * s * 1.9, 0)
    hole = m & (q < iu) & (q > il) & (part > 0); seam = np.exp(-((q - c) / .018) ** 2) * m * lips.taper(uc, 6, 1) * (part < .05)
    rim = np.exp(-(np.clip(np.minimum(np.abs(t - 1), 9), 0, 9) / .10) ** 2) * m * lips.taper(uc, 8, 1)      # the skin sinks a little before the lip rises
    h = np.where(hole, -.16, h - .020 * rim * (t > 1) - .03 * seam); return h, on * step(0, .06, tc) * step(0, .05, 1 - tc), seam, hole

def points():
    """Front dense, back coarse; row 0 is the point that looks at the visitor."""
    f = np.concatenate([np.linspace(.004, math.pi / 2, 300), np.linspace(math.pi / 2, math.pi - .01, 26)[1:]]); a = np.linspace(0, 2 * math.pi, 520, endpoint=False)
    F, A = np.meshgrid(f, a, indexing='ij'); return np.sin(F) * np.cos(A), np.cos(F), np.sin(F) * np.sin(A)

def ball(kind):
    x, y, z = points(); r = np.hypot(x, z); front = y > 0; base = np.array(linear(SHADES[kind])); h, lip, seam, hole = mouth(x, z, kind)
    h *= front; lip, seam, hole = lip * front, seam * front, hole & front; dark = MOUTHS[kind][4]; rough = np.full_like(x, .12)
    col = np.tile(base, x.shape + (1,)); red = base * dark * np.array([1, .62, .70]); glow = np.zeros_like(col); d = np.zeros_like(x)
    edge = r ** 3; below = step(-.1, -1, z * .9 - x * .35) * (1 - .35 * edge)                        # light that fell in from above gathers below
    body = np.tile(base, x.shape + (1,)) * (.58 + .50 * below + .30 * edge)[..., None]; body = np.minimum(1, body + .05 * below[..., None])
    inner = lambda k, tint=base: np.tile(np.array(tint), x.shape + (1,)) * (k * (.10 + 1.15 * below + .95 * edge))[..., None]
    if kind == 0: body = mix(body, np.tile(np.array([1, .86, .84]), x.shape + (1,)), .35 * step(.2, 1, wave(x, z, 3, 2) * .5 + .5)); glow = inner(.16)
    if kind == 1: glow = inner(.22); body = mix(body, np.tile(base * .35, x.shape + (1,)), step(.2, 1, z) * .6)
    if kind == 2:      # a berry: freckled, with the black star it hung from
        glow = inner(.16); fr = step(1.5, 1.9, wave(x, z, 8, 26)); body = mix(body, np.tile(base * .45, x.shape + (1,)), fr * .5)
        a = np.arctan2(z + .80, x); rr = np.hypot(x, (z + .80) * 1.9); star = step(.02, -.02, rr - .10 - .05 * np.cos(5 * a)); d -= .05 * star; body = mix(body, np.tile(np.array([.05, .02, .01]), x.shape + (1,)), star)
    if kind == 3:      # a cherry: the hollow of its stem
        rr = np.hypot(x, (z - .82) * 2.2); d -= .13 * np.exp(-(rr / .24) ** 2); glow = inner(.20, base * [1.4, .8, .8]); body = mix(body, np.tile(np.array([.10, .03, .01]), x.shape + (1,)), step(.10, .03, rr)); sp = step(1.6, 1.9, wave(x, z, 5, 30)); body = mix(body, np.tile(np.minimum(1, base * 2.2), x.shape + (1,)), sp * .4)
    if kind == 4:      # a sweet: white ribbons turned once around
        a = np.arctan2(z, x) + 1.5 * r; st = step(-.25, .25, np.sin(a * 6)) * step(.10, .5, r); body = mix(body, np.tile(np.array([.93, .84, .88]), x.shape + (1,)), st * .85); body = mix(body, np.tile(linear('d9497f'), x.shape + (1,)), step(.72, .98, np.sin(a * 6 + 1.2)) * step(.10, .5, r) * .7); glow = inner(.14)
    if kind == 5:      # an apricot: a cleft, bloom, a cheek that the sun saw
        d -= .07 * np.exp(-((x + .06 * np.sin(z * 2.4)) / .07) ** 2) * step(.05, .55, np.abs(z)); rough += .20; body = mix(body, np.tile(linear('f0a03c'), x.shape + (1,)), step(-.2, .9, x + .4 * z + .3 * wave(x, z, 4, 2)) * .75); glow = inner(.12, linear('f07830'))
    if kind == 6:      # a pomegranate: its seeds behind a thin skin, and between the lips
        rs = np.random.RandomState(6); seeds = np.zeros_like(x); best = np.full_like(x, 9.0); second = best.copy()
        for k in range(150):
            t = k * 2.39996; q = math.sqrt((k + .5) / 150) * 1.02; dist = np.hypot(x - q * math.cos(t) - rs.normal(0, .012), z - q * math.sin(t) - rs.normal(0, .012)); second = np.minimum(second, np.maximum(best, dist)); best = np.minimum(best, dist)
        seeds = step(.085, .0, best); wall = step(.0, .022, second - best); show = np.clip(step(.55, 1, wave(x, z, 12, 3) * .5 + .62) * .75 + hole, 0, 1)
        d += .045 * seeds * show; body = mix(body, mix(np.tile(linear('dba79b'), x.shape + (1,)), np.tile(linear('b0102c'), x.shape + (1,)), wall), show * .85); glow = inner(.12) + np.tile(linear('d0203a'), x.shape + (1,)) * (.30 * seeds * show * wall)[..., None]
    if kind == 7:      # an apple in sugar: thick glaze that ran down and stopped
        run = np.zeros_like(x); rs = np.random.RandomState(5)
        for k in range(8): cx = -.84 + 1.68 * k / 7 + rs.normal(0, .05); low = rs.uniform(-.52, .12); run = np.maximum(run, step(.125, .045, np.hypot(x - cx, np.minimum(0, z - low))))
        cap = np.maximum(run, step(.22, .36, z + .05 * wave(x, z, 2, 5))); d += .035 * cap * (1 - lip); rough -= .07; body = mix(body * .75, np.tile(linear('e01030'), x.shape + (1,)), cap * .55); glow = inner(.22, linear('e02038'))
    if kind == 8:      # a paper lantern: ribs of bamboo, a flame behind
        ph = np.arcsin(np.clip(z, -1, 1)) * 11; rib = np.abs(np.cos(ph / 1)) ; d += .028 * (np.abs(np.sin(ph)) - .5) * (1 - lip); line = step(.94, .99, rib); rough += .30; body = mix(body, np.tile(base * .25, x.shape + (1,)), line * .6)
        cap = step(.86, .89, np.abs(z)); body = mix(body, np.tile(np.array([.02, .012, .014]), x.shape + (1,)), cap); rough = np.where(cap > .5, .15, rough); flame = np.exp(-((x / .62) ** 2 + ((z + .12) / .66) ** 2)); glow = np.tile(linear('ff9a7a'), x.shape + (1,)) * (.42 * flame * (1 - .45 * line) * (1 - cap))[..., None] + inner(.06)
        glow = mix(glow, np.tile(np.array([1.0, .62, .30]) * 1.3, x.shape + (1,)), hole * 1.0)
    if kind == 9:      # the evening: the sun goes down behind a band of cloud
        sky = step(-.9, .8, z); body = mix(np.tile(linear('4a1030'), x.shape + (1,)), np.tile(linear('e8862e'), x.shape + (1,)), sky ** .8); cl = step(.1, .7, np.sin(z * 17 + 1.4 * wave(x, z, 9, 2.2)) * step(.9, .1, np.abs(z + .05)) ); body = mix(body, np.tile(linear('8a1f3c'), x.shape + (1,)), cl * .55)
        sun = np.exp(-((np.hypot(x, z - .60)) / .46) ** 2); glow = inner(.10) + np.tile(linear('ffb040'), x.shape + (1,)) * (.45 * sun)[..., None]
    if kind == 10:     # the moon
        rs = np.random.RandomState(21); rough += .22
        for k in range(46):
            t, q = rs.uniform(0, 6.28), math.sqrt(rs.uniform(0, .95)); c = rs.uniform(.05, .20) * (1.15 - .6 * q) ; dist = np.hypot(x - q * math.cos(t), z - q * math.sin(t)) / c; d += c * (.22 * np.exp(-((dist - 1) / .22) ** 2) - .34 * step(1.05, .6, dist)) * (1 - lip) * step(1, .93, r)
        sea = step(.25, 1.0, wave(x, z, 31, 3.4) * .8); body = mix(body, np.tile(linear('9c8468'), x.shape + (1,)), sea * .8); d += .006 * wave(x, z, 7, 22) * (1 - lip); glow = inner(.10, linear('fff0c8')) + np.tile(linear('fff0d0'), x.shape + (1,)) * (.10 * (1 - .6 * sea))[..., None]
        red = np.array(linear('d8a184')) * .9
    col = mix(body, np.tile(red, x.shape + (1,)), lip * .92); col = mix(col, np.tile(red * .16, x.shape + (1,)), seam * .8)
    if kind != 6 and kind != 8: col = mix(col, np.tile(red * .12, x.shape + (1,)), hole * 1.0); glow = glow * (1 - .9 * hole)[..., None]
    glow = mix(glow, glow * .35 + np.tile(red, x.shape + (1,)) * .10, lip); rough = rough * (1 - lip) + MOUTHS[kind][5] * 1.3 * lip
    P = np.stack([x, -(DEEP * y + (d + h) * np.clip(y * 3, 0, 1)), z], -1); return P, col, glow, rough

def paint(o, name, values):
    a = o.data.attributes.new(name, 'FLOAT_COLOR', 'POINT'); a.data.foreach_set('color', np.concatenate([values, np.ones(values.shape[:-1] + (1,))], -1).astype(np.float32).ravel())

def jelly(kind):
    soft = .10 if kind in (5, 8, 10) else .34; m = pbr('jelly', (.5, .5, .5), .12, coat=.25 if kind in (5, 8, 10) else 1, coat_rough=.03, spec=.5, sss=soft, sss_rad=(.30, .10, .08)); n, l, b = nodes(m)
    def read(name): q = n.new('ShaderNodeAttribute'); q.attribute_name = name; return q
    c, g, r = read('col'), read('glow'), read('rough'); l.new(c.outputs['Color'], b.inputs['Base Color']); l.new(c.outputs['Color'], b.inputs['Subsurface Color']); l.new(g.outputs['Color'], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = 1; l.new(r.outputs['Fac'], b.inputs['Roughness']); return m

def build():
    kind = int(ARGS['kind']); P, col, glow, rough = ball(kind); rows, n = P.shape[:2]; k = np.arange(rows * n).reshape(rows, n); k = np.concatenate([k, k[:, :1]], 1)
    F = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4)
    o = fast('ball', P.reshape(-1, 3), F, jelly(kind)); paint(o, 'col', col.reshape(-1, 3)); paint(o, 'glow', glow.reshape(-1, 3)); paint(o, 'rough', np.repeat(rough.reshape(-1, 1), 3, 1))
    if kind == 3:      # what is left of the stem
        s = bpy.data.curves.new('s', 'CURVE'); s.dimensions = '3D'; s.bevel_depth = .045; q = s.splines.new('BEZIER'); q.bezier_points.add(1)
        for bp, at in zip(q.bezier_points, ((.0, -.38, .80), (.10, -.62, .985))): bp.co = at; bp.handle_left_type = bp.handle_right_type = 'AUTO'
        so = bpy.data.objects.new('s', s); bpy.context.collection.objects.link(so); s.materials.append(pbr('stem', (.09, .11, .03), .5)); s.use_fill_caps = True
    world = bpy.context.scene.world.node_tree.nodes['Background'].inputs; world[0].default_value = (.10, .075, .12, 1); world[1].default_value = 1
    card((-2.0, -2.6, 3.0), (0, 0, .1), 3.4, 2.2, 9, (1, .97, .95)); card((2.7, -1.6, .6), (0, 0, 0), .7, 3.2, 6, (1, .80, .84)); card((.5, -1.9, -3.0), (0, 0, 0), 3.4, .9, 3.2, (.74, .52, 1)); card((-3.0, -.6, -.4), (0, 0, 0), .5, 2.6, 3, (1, .9, .95))
    area((-2.4, -3.4, 3.6), (0, 0, 0), 1.4, 150, (1, .96, .93), vis=False); area((3, -2.4, -.8), (0, 0, 0), 1.2, 40, (1, .72, .80), vis=False); area((0, 2.4, 3), (0, 0, .4), 1.4, 60, (.86, .74, 1), vis=False)
    c = camera((0, -8, 0), (0, 0, 0)); c.data.type = 'ORTHO'; c.data.ortho_scale = 2 * EDGE; render(bounces=5, glossy=3, trans=2, clamp=5, alpha=True)

run(build)

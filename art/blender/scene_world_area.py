"""The six quarters of the lip world and the hidden seventh, each in three layers that move against one another.
--area 1..7  --layer back (opaque) | mid | front (alpha).  One camera for all; the lower third falls to ink, type stands there.
Every quarter has one light, one material and one motif of its own; nothing is shared but the black."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from world_paper import *
import lips, sdf

def lin(h): return tuple(((c / 12.92) if c <= .04045 else ((c + .055) / 1.055) ** 2.4) for c in (int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)))
def glow(col, s): return pbr('glow', (0, 0, 0), .5, emit=col, emit_s=s)
def lacquer(hexa, rough=.2, deep=.22, coat=1, k=.8):
    c = tuple(k * v for v in lin(hexa)); m = pbr('lacquer', c, rough, coat=coat, coat_rough=.015, spec=.6); n, l, b = nodes(m); lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .36
    mx = n.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (*c, 1); mx.inputs[2].default_value = (*(deep * v for v in c), 1); l.new(lw.outputs['Facing'], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color']); bump(m, 'NOISE', 9, .05, .02, 4); return m
def matte(hexa, k=.6): m = pbr('matte', tuple(k * v for v in lin(hexa)), .7, sheen=.8, spec=.2); bump(m, 'NOISE', 60, .15, .01, 6); return m
def thin_glass():
    """A bell jar one can see through at every sample count: clear in the middle, mirror at its edge."""
    m = bpy.data.materials.new('jar'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear(); out = n.new('ShaderNodeOutputMaterial'); tr, gl, mx, lw = n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeBsdfGlossy'), n.new('ShaderNodeMixShader'), n.new('ShaderNodeLayerWeight')
    gl.inputs[1].default_value = .02; lw.inputs[0].default_value = .22; l.new(lw.outputs['Fresnel'], mx.inputs[0]); l.new(tr.outputs[0], mx.inputs[1]); l.new(gl.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0]); return m
def bullet(r=.42, h=.95, cut=.62):
    p = [(0, 0), (r, 0)] + [(r, h * i / 12) for i in range(1, 13)] + [(r * math.cos(a) ** .9 if a < 1.57 else 0, h + cut * math.sin(a)) for a in [math.pi / 2 * i / 30 for i in range(1, 31)]]; return p
def lipstick(loc, sc, mat, rot=(0, 0, 0), out=.95, K=None, CH=None):
    K, CH = K or lacquer_black(), CH or chrome(); e = bpy.data.objects.new('r', None); bpy.context.collection.objects.link(e)
    parts = [lathe('base', [(0, 0), (.62, 0), (.66, .04), (.66, 1.3), (.62, 1.36), (0, 1.36)], K, n=72, superellipse=6), lathe('band', [(0, 1.34), (.66, 1.35), (.68, 1.38), (.68, 1.5), (.66, 1.53), (0, 1.53)], CH, n=72, superellipse=6), lathe('tube', [(0, 1.5), (.52, 1.5), (.53, 1.52), (.53, 2.1), (.5, 2.14), (0, 2.14)], CH, n=72)]
    b = lathe('bullet', bullet(.42, out), mat, n=72, autosmooth=180); b.location.z = 2.1; parts.append(b)
    for q in b.data.vertices:
        if q.co.z > .3 + out * .3: q.co.z = float(sdf.smin(np.array(q.co.z), np.array(out + .10 - 1.0 * q.co.x), .07))
    for o in parts: o.parent = e
    e.location, e.scale, e.rotation_euler = loc, (sc,) * 3, rot; return e
def hoop(r, at, upright=False): return [(at[0] + r * math.cos(a), at[1] + (0 if upright else r * math.sin(a)), at[2] + (r * math.sin(a) if upright else 0)) for a in np.linspace(0, 6.2832, 73)]
def ball(loc, r, mat, sc=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, segments=40, ring_count=24, location=loc); o = bpy.context.object; o.scale = sc; o.data.materials.append(mat)
    for p in o.data.polygons: p.use_smooth = True
    return o
def liquid(mat, y0, y1, wave=.02, z=0, nx=220, ny=420, rings=(), grow=.55):
    J, I = np.meshgrid(np.arange(ny + 1), np.arange(nx + 1), indexing='ij'); Y = y0 + (y1 - y0) * (J / ny) ** 1.5; X = (2 * I / nx - 1) * (2.6 + grow * (Y - y0)); Z = np.array([wave * noise.noise((a * .7, b * .5, 2)) + wave * .5 * noise.noise((a * 2.1, b * 1.5, 7)) for a, b in zip(X.ravel(), Y.ravel())]).reshape(X.shape)
    for cx, cy, s in rings: d = np.hypot(X - cx, Y - cy) / s; Z += .022 * np.sin(d * 10) * np.exp(-np.clip(d - .9, 0, 9) * .9) * np.clip(d * 1.5, 0, 1)
    k = np.arange((ny + 1) * (nx + 1)).reshape(ny + 1, nx + 1); return facing_mesh('liquid', np.stack([X, Y, Z + z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4), mat)
def panes(list_, mats):
    """Small lit rectangles facing the visitor: (x, y, z, w, h, material index), or turned to the middle when a seventh value says so (-1 left wall, 1 right wall)."""
    v, f, mi = [], [], []
    for x, y, z, w, h, k, *side in list_:
        i = len(v); v += [(x - w / 2, y, z - h / 2), (x + w / 2, y, z - h / 2), (x + w / 2, y, z + h / 2), (x - w / 2, y, z + h / 2)] if not side else [(x, y - w / 2, z - h / 2), (x, y + w / 2, z - h / 2), (x, y + w / 2, z + h / 2), (x, y - w / 2, z + h / 2)]; f.append((i, i + 1, i + 2, i + 3)); mi.append(k)
    o = obj('panes', v, f, None, smooth=False)
    for m in mats: o.data.materials.append(m)
    o.data.polygons.foreach_set('material_index', mi); return o
def ground(col=(.1, .1, .1)): bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (*col, 1)

# ---------- 1 an alley of shops that speak softly: peach lamps, lattice, satin ----------
def alley(L):
    ground((.0020, .0013, .0012)); rs = random.Random(11); K = lacquer_black(); WALL = pbr('wall', (.022, .014, .012), .32, coat=.6, coat_rough=.06); smudge(WALL, .2, .45, .8, 8); WARM = [glow((1, .42, .20), s) for s in (.9, 2.4, 5.0)] + [glow((1, .30, .24), 2.4)]
    CUP = chrome()
    def lantern(x, y, z, s, on=1.0, cord=6.5):   # a lipstick bullet of paper, lit from inside, hanging upright
        m = pbr('shade', (.75, .34, .26), .55, emit=(1, .30, .17), emit_s=1.25 * on); n, l, b = nodes(m); tc = n.new('ShaderNodeTexCoord'); sx = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Object'], sx.inputs[0]); w = n.new('ShaderNodeMath'); w.operation = 'SINE'; mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; mu.inputs[1].default_value = 70; l.new(sx.outputs[2], mu.inputs[0]); l.new(mu.outputs[0], w.inputs[0]); mr = n.new('ShaderNodeMapRange'); mr.inputs[1].default_value = -1; mr.inputs[3].default_value = .45 * on; mr.inputs[4].default_value = 1.5 * on; l.new(w.outputs[0], mr.inputs[0]); l.new(mr.outputs[0], b.inputs['Emission Strength'])
        o = lathe('lantern', bullet(.34, .62, .46), m, n=64, autosmooth=180); o.location, o.scale = (x, y, z), (s,) * 3; q = lathe('foot', [(0, -.16), (.30, -.16), (.37, -.12), (.37, .02), (.30, .04)], K, n=64); q.location, q.scale = (x, y, z), (s,) * 3; q = lathe('thread', [(.374, -.03), (.380, -.02), (.380, .0), (.374, .01)], CUP, n=64); q.location, q.scale = (x, y, z), (s,) * 3
        string([(x, y, z + 1.06 * s), (x, y, z + cord)], .008, K); l_ = bpy.data.lights.new('p', 'POINT'); l_.energy = 90 * s * s * on; l_.color = (1, .46, .27); l_.shadow_soft_size = .25 * s; o = bpy.data.objects.new('p', l_); bpy.context.collection.objects.link(o); o.location = (x, y - .5 * s, z + .3 * s)
    def shop(side, y0, y1, x, h, lit):
        """A wall along the alley with lattice windows, an eave and a sill; side -1 left."""
        box('wall', (3, y1 - y0, h), (side * (x + 1.5), (y0 + y1) / 2, h / 2), WALL, bevel=.02); box('eave', (.75, y1 - y0 + .1, .07), (side * (x - .02), (y0 + y1) / 2, h * .52), K, bevel=.02, rot=(0, side * .22, 0)); box('cap', (.7, y1 - y0 + .1, .08), (side * (x + .12), (y0 + y1) / 2, h), K, bevel=.02); lst = []
        for z0, z1, k in ((h * .12, h * .46, lit), (h * .62, h * .90, max(0, lit - 1))):
            a, b = y0 + .12, y1 - .12; lst.append((side * (x - .006), (a + b) / 2, (z0 + z1) / 2, b - a, z1 - z0, k, 1)); n = max(4, int((b - a) / .085))
            for i in range(n + 1): box('lattice', (.035, .022, z1 - z0), (side * (x - .025), a + (b - a) * i / n, (z0 + z1) / 2), K, bevel=0)
            for q in (z0, z0 + (z1 - z0) * .3, z1): box('rail', (.05, b - a, .03), (side * (x - .028), (a + b) / 2, q), K, bevel=0)
        for z in (h * .30, h * .74):   # what faces the visitor
            for q in (.42, 1.02): lst.append((side * (x + q), y0 - .012, z, .40, h * .20, max(0, lit - 1))); box('lattice', (.42, .03, .02), (side * (x + q), y0 - .03, z), K, bevel=0); [box('lattice', (.02, .03, h * .20), (side * (x + q + j * .10), y0 - .03, z), K, bevel=0) for j in (-1, 0, 1)]
        panes(lst, WARM)
    if L == 'back':
        wet_floor(40, 0, (.02, .20), (.006, .004, .004), .10, .6)
        for i in range(70): box('stone', (rs.uniform(.3, .5), .36, .02), (rs.uniform(-1, 1), -2 + i * .34, .004), WALL, bevel=.012)
        for k in range(5):
            y = 2.2 + k * 3.1
            for s in (-1, 1): shop(s, y, y + 2.9, 1.30 + .12 * rs.random() - .04 * k, rs.uniform(3.2, 5.0), rs.choice((0, 1, 1, 2)))
            if k: lantern((-1) ** k * .80, y, 2.2 + .25 * (k % 3), .62, .9)
        for k in range(7): y = 3 + k * 2.2; z = 4.6 + .35 * (k % 3); string([(-2, y, z + .3)] + [(-2 + 4 * t, y, z + .3 - .35 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 16)] + [(2, y, z + .3)], .008, K)
        E = glow((1, .34, .18), 3.0)
        for side in (1, -1): o = facing_mesh('lip', *lips.lip(side, .25, 260, 50), pbr('sign', (.5, .08, .05), .3, coat=1, emit=(1, .20, .12), emit_s=.9)); o.scale = (.62, .5, .62); o.location = (.05, 21.5, 3.25)
        smoke((0, 23.5, 1.6), 5, 5, .9, (1, .34, .17), 0, 0, edge=.5); smoke((0, 14, .8), 4, 2.6, .10, (1, .30, .2), .6, 3.0); box('end', (9, .1, 14), (0, 25, 7), WALL, bevel=0); [box('hill', (1.6, 1, 2.2), (x, 24, h), WALL) for x, h in ((-1, .6), (1.0, .9))]
        card((0, 30, 9), (0, 8, 0), 4, 6, 1.6, (1, .5, .34), soft=True, oneside=True)
    if L == 'mid':
        shop(-1, .6, 3.4, 1.62, 5.4, 2); shop(1, 1.6, 4.6, 1.52, 4.5, 1); lantern(-.98, 1.3, 3.55, .95, 1.1); lantern(.92, 2.6, 2.5, .80, 1); lantern(-1.02, 3.2, 1.9, .6, .8); box('bench', (.5, 1.2, .06), (1.25, 2.2, .42), K, bevel=.015); [box('leg', (.4, .06, .4), (1.25, 2.2 + q * .5, .2), K, bevel=.01) for q in (-1, 1)]; lipstick((1.25, 2.5, .45), .17, lacquer('DE5038'))
        area((0, -2, 6), (0, 2, 2), 1, 120, (1, .6, .45), vis=False); card((0, -6, 4), (0, 2, 2.5), 2.5, 5, 2.4, (1, .7, .6), soft=True); [lipstick((-1.16, 1.0 + q * .5, 2.86), .14 + .04 * (q % 2), lacquer(h)) for q, h in enumerate(('F0A9A6', 'AE0D29', 'DE5038', '6E4560'))]; box('shelf', (.5, 2.4, .05), (-1.36, 1.9, 2.84), K, bevel=.012)
    if L == 'front':   # noren at the head of the picture, one lamp cut by the edge
        M = matte('6E4560', .42); string([(-3, -3.6, 4.42), (3, -3.6, 4.38)], .045, K)
        for k in range(4):
            x0 = -1.52 + .76 * k; ln = (1.15, .95, 1.05, 1.3)[k]
            def cloth(U, V, x0=x0, ln=ln, k=k): d = 1 - V; return x0 + U * .73 + .03 * np.sin(d * 4 + k), -3.6 + .07 * np.sin(U * 9 + k) * d - .12 * d * d * math.sin(k * 2 + 1), 4.40 - ln * d + .03 * np.sin(U * 5 + k) * d
            sheet(cloth, M, 30, 24)
        lantern(1.02, -3.2, .55, .78, .9); area((-1.5, -6, 5), (0, -3.6, 3.8), .8, 150, (1, .66, .56), vis=False); area((.6, -1.2, 3.0), (0, -3.6, 4), .5, 190, (1, .42, .24), vis=False)

# ---------- 2 the marsh where colour that stays goes down: a keyhole of sunset, thick matte and gloss ----------
def marsh(L):
    ground((.0018, .0008, .0009)); rs = random.Random(22); K, CH = lacquer_black(), chrome(); sunk = [(-1.10, 1.8, .80, (.22, -.26, .4), 'BF5921'), (1.15, 3.4, .95, (-.16, .30, 1.2), 'F3B8D2'), (-.35, 6.5, .70, (.1, .4, 2), '7B1712')]
    if L == 'back':
        m = pbr('rouge', (.20, .012, .018), .12, coat=1, coat_rough=.02, spec=.6); bump(m, 'NOISE', 1.4, .25, .10, 4); liquid(m, -6, 60, .07, rings=[(x, y, s * 1.1) for x, y, s, *_ in sunk] + [(1.2, 9, .8), (-1.8, 12, 1)])
        for x, y, s, r in ((-3.2, 15, 1.3, .12), (-1.9, 19, 1.0, -.1), (2.6, 14, 1.15, -.16), (3.4, 22, 1.5, .08), (-5, 26, 1.9, .05), (1.5, 27, .9, .2)): lipstick((x, y, -.9 * s), s, lacquer('7B1712', k=.5), (r, -r, x))
        S = glow((1, .26, .04), 2.2); o = ball((-.9, 34, 5.0), 1.75, S); v = [(-.9 - .62, 34, 4.2), (-.9 + .62, 34, 4.2), (-.9 + 1.25, 34, .02), (-.9 - 1.25, 34, .02)]; obj('key', v, [(0, 1, 2, 3)], S, smooth=False)
        smoke((-.9, 36, 4), 16, 15, .42, (1, .14, .03), 0, 0, edge=.5); smoke((0, 20, .9), 14, 3.0, .16, (.9, .06, .04), .35, 2, cut=(.35, .8), edge=.5); smoke((0, 11, .5), 9, 1.6, .06, (1, .10, .07), .5, 5, edge=.5)
        card((-1, 32, 9), (0, 4, 0), 7, 9, 1.8, (1, .20, .06), soft=True, oneside=True); card((-7, 4, 4), (0, 5, 0), 2, 6, 1.4, (1, .6, .6)); area((-5, 2, 7), (0, 8, 0), 2, 200, (1, .55, .45), vis=False)
    if L == 'mid':
        for x, y, s, r, h in sunk:
            lipstick((x, y, -.62 * s), s, lacquer(h), r, 1.0)
            for q in range(7): a = rs.uniform(0, 6.28); ball((x + math.cos(a) * s * .9, y + math.sin(a) * s * .7, .01), rs.uniform(.03, .09) * s, lacquer(h), (1, 1, .5))
        disc = lathe('pan', [(0, 0), (.62, 0), (.66, .03), (.66, .12), (.62, .15), (.58, .12), (.56, .08), (0, .08)], CH, n=96); disc.location, disc.rotation_euler = (.30, .7, .10), (.85, .25, .3); p = lathe('powder', [(0, .10), (.54, .10), (.55, .085)], matte('B86B74', .9), n=96); p.location, p.rotation_euler = disc.location, disc.rotation_euler
        area((-3.5, -1, 5), (0, 3, .8), 1, 230, (1, .78, .70), vis=False); area((1.5, 12, 4), (0, 3, 1), 2, 520, (1, .24, .08), vis=False); card((-3, -4, 4), (0, 3, 1), 1.2, 4, 3.5, (1, .9, .86)); card((3.4, 1, 3), (0, 3, 1), .6, 4, 3, (1, .3, .15)); card((0, 9, 5), (0, 3, 1), 4, 2.5, 3, (1, .3, .12))
        cut_below(.0)
    if L == 'front':   # reeds of bristle, and what hangs in strings from above
        for k, (x, z, tilt, s) in enumerate(((-1.06, 1.9, .16, 1.0), (-.72, 1.25, -.06, .8), (1.12, 1.5, -.14, .9), (1.28, .8, .10, .7))):
            base = Vector((x - tilt * 2.2, -3.2 + .2 * k, -2)); top = Vector((x, -3.2 + .2 * k, z)); string([base, top], .022, CH); d = (top - base).normalized(); v, f = [], []
            for j in range(900):
                t = j / 900 * 1.15 * s; a = j * 2.4; c = top - d * (.05 + t); r_ = .15 * s * (1 - .35 * abs(t / (1.15 * s) - .4)) * rs.uniform(.85, 1.1); e = Vector((math.cos(a), math.sin(a), .28)); i = len(v); w = Vector((-math.sin(a), math.cos(a), 0)) * .0055; v += [c - w, c + w, c + e * r_]; f.append((i, i + 1, i + 2))
            obj('bristle', [tuple(q) for q in v], f, pbr('bristle', (.16, .035, .035), .28, coat=1), smooth=False)
        m = lacquer('7B1712', .14, k=.9)
        for x, ln, r in ((-1.2, 1.0, .06), (-.86, .45, .05), (-.1, .62, .045), (.62, 1.5, .075), (.9, .7, .05), (1.25, 1.15, .06)):
            p = [(r * 2.6, 0), (r * 1.3, -.12), (r * .7, -.3), (r * .5, -ln * .6), (r * .55, -ln + r * 2), (r * 1.0, -ln + r * .4), (r * .9, -ln - r * .5), (r * .4, -ln - r * .95), (0, -ln - r)]; o = lathe('run', p[::-1], m, n=40, autosmooth=180); q = o.modifiers.new('s', 'SUBSURF'); q.levels = q.render_levels = 2; o.location = (x, -3.4, 4.62)
        area((-3, -6, 4), (0, -3.3, 2.5), .8, 120, (1, .75, .68), vis=False); area((1.5, 0, 2.5), (0, -3.4, 2), .8, 420, (1, .26, .08), vis=False); area((-1.6, -1.2, 1.8), (-.6, -3.2, 1.4), .6, 160, (1, .34, .12), vis=False); card((2.0, -5.6, 1.5), (.6, -3.3, 1.4), .4, 3, 4, (1, .4, .2)); card((-2, -6.4, 3.5), (0, -3.3, 2.6), .8, 3, 5, (1, .88, .84))

def cut_below(z):
    """What stands in liquid ends at its surface in an alpha layer too."""
    p = plane('hold', 60, (0, 0, z), None); p.is_holdout = True

# ---------- 3 the department store that hangs from its cellar: shop light, magenta, chrome ----------
def store(L):
    ground((.0016, .0012, .0018)); rs = random.Random(33); K, CH = lacquer_black(), chrome(); WALL = pbr('facade', (.034, .026, .034), .26, coat=.8, coat_rough=.04); smudge(WALL, .16, .36, .8, 8); LIT = [glow((1, .82, .66), s) for s in (.14, .45, 1.5)] + [glow((1, .06, .30), 1.3), glow((1, .06, .30), .4)]
    def tower(x, y, w, top, floors, fh, px, seed):
        """A front whose roof points down: floors counted from the cellar at the head of the picture."""
        r = random.Random(seed); lst = []; box('front', (w, 1.4, floors * fh), (x, y + .7, top - floors * fh / 2), WALL, bevel=.03)
        for k in range(floors):
            z = top - (k + .5) * fh; n = int(w / px); show = r.random() < .22
            for i in range(n):
                if r.random() < (.80 if show else .52): lst.append((x - w / 2 + (i + .5) * w / n, y - .012, z, px * .46, fh * (.60 if show else .44), 3 if show and r.random() < .6 else r.choices((0, 1, 2), (4, 4, 1))[0]))
            box('band', (w + .10, .10, .06), (x, y - .02, top - (k + 1) * fh), K, bevel=.015); box('line', (w + .11, .11, .010), (x, y - .022, top - (k + 1) * fh - .034), CH, bevel=0)
        for i in range(int(w / (px * 2)) + 1): box('fin', (.05, .16, floors * fh), (x - w / 2 + i * px * 2, y - .05, top - floors * fh / 2), K, bevel=.012)
        panes(lst, LIT); return top - floors * fh
    if L == 'back':
        z = tower(0, 12, 4.6, 11.5, 15, .56, .27, 1); tower(-4.2, 15, 3.0, 12.5, 16, .52, .3, 2); tower(4.1, 14.5, 2.8, 12.5, 14, .55, .3, 3)
        for k, (w, h) in enumerate(((3.2, .34), (2.2, .34), (1.3, .32))): box('step', (w, 1.2 - .2 * k, h), (0, 12.6, z - .17 - .34 * k), WALL, bevel=.03); box('line', (w + .02, 1.22 - .2 * k, .014), (0, 12.6, z - .34 - .34 * k), CH, bevel=0)
        zz = z - 1.04; lathe('spire', [(0, -1.5), (.02, -1.45), (.05, -.6), (.16, -.2), (.3, 0), (.0, 0)], CH, n=48).location = (0, 12.4, zz); ball((0, 12.4, zz - 1.55), .09, glow((1, .06, .30), 6))
        lathe('clock', [(0, 0), (.62, 0), (.66, .04), (.62, .08), (0, .08)], glow((1, .88, .78), 1.3), n=96).rotation_euler = (math.pi / 2, 0, 0); c = bpy.context.scene.objects['clock']; c.location = (0, 11.86, z + .95); [box('hand', (.035, .02, l_), (math.sin(a) * l_ / 2, 11.74, z + .95 + math.cos(a) * l_ / 2), K, bevel=0, rot=(0, a, 0)) for a, l_ in ((2.6, .46), (-2.2, .32))]; string(hoop(.66, (0, 11.82, z + .95), True), .04, CH)
        lst = [(rs.uniform(-9, 9), 30, rs.uniform(-9, 5.5), s, s, rs.choice((1, 1, 2))) for s in [rs.choice((.018, .03, .045)) for _ in range(260)]]; panes(lst, LIT); smoke((0, 20, 5), 20, 15, .26, (1, .05, .26), 0, 0, edge=.5); smoke((0, 16.5, z - .4), 11, 5, .55, (1, .12, .34), 0, 0, edge=.5); area((-2.4, 8.5, z - 3.2), (0, 12, z + 1), .8, 420, (1, .80, .72), vis=False, spread=80); area((2.6, 8.5, z - 2.6), (0, 12, z + 1.5), .8, 300, (1, .12, .36), vis=False, spread=80)
        card((-6, 2, 8), (0, 12, 7), 2, 9, 2.2, (1, .92, .88)); card((6, 4, 5), (0, 12, 6), 1.6, 9, 2.6, (1, .10, .34)); card((0, 3, -4), (0, 12, 5), 6, 2, 1.4, (1, .85, .8)); area((-4, 4, 3), (0, 12, 6), 2, 620, (1, .86, .8), vis=False)
    if L == 'mid':   # lifts that fall upwards, and a stair that runs along a ceiling
        def lift(x, y, z, s, hue):
            for q in (-1, 1):
                for p in (-1, 1): box('post', (.05 * s, .05 * s, 1.5 * s), (x + q * .40 * s, y + p * .34 * s, z), CH, bevel=.01)
            for e in (-.76, .76): box('plate', (.98 * s, .84 * s, .10 * s), (x, y, z + e * s), K, bevel=.02); box('line', (.99 * s, .85 * s, .014 * s), (x, y, z + e * s), CH, bevel=0)
            box('back', (.8 * s, .03, 1.4 * s), (x, y + .33 * s, z), pbr('in', (.55, .42, .38), .35), bevel=0); box('lamp', (.5 * s, .4 * s, .02), (x, y, z - .69 * s), glow((1, .84, .7), 5), bevel=0); [string([(x + q * .1 * s, y, z - .8 * s), (x + q * .1 * s, y, -8)], .010, CH) for q in (-1, 1)]; lipstick((x - .05 * s, y, z + .70 * s), .30 * s, lacquer(hue), (math.pi, 0, .4), .8)
        lift(-1.02, 1.4, 2.35, 1.25, 'D2236F'); lift(1.30, 3.0, 4.35, 1.15, '89274C')
        for i in range(17):   # an escalator, its underside up
            t = i / 16; x, z = 1.9 - 3.2 * t, 1.1 + 1.9 * t; box('tread', (.24, .9, .10), (x, 5.2, z), pbr('tread', (.10, .09, .10), .3, metal=1), bevel=.012); box('lip', (.02, .9, .012), (x - .11, 5.2, z - .055), glow((1, .84, .72), 1.6), bevel=0)
        for y in (4.7, 5.7): string([(2.1, y, .55), (-1.5, y, 2.75)], .045, K); string([(2.1, y, .62), (-1.5, y, 2.82)], .012, CH)
        area((-3, -2, 4), (0, 3, 3), 1, 160, (1, .92, .88), vis=False); card((-3, -3, 4), (0, 3, 3), 1, 5, 4, (1, .95, .92)); card((3.5, -1, 3), (0, 3, 3), .7, 5, 4, (1, .14, .36)); card((0, -2, -3), (0, 3, 3), 3, 1.5, 2.5, (1, .9, .85)); area((2.5, 7, 4), (0, 3, 3), 1, 300, (1, .12, .36), vis=False)
    if L == 'front':   # a chandelier stands up from below; a balustrade hangs from above
        G = pbr('glass', (.95, .93, .95), .03, trans=1.0, ior=1.5, spec=.8); W = glow((1, .80, .62), 3.2)
        for ring, (r, z, n) in enumerate(((.62, -.35, 22), (.46, .05, 18), (.30, .38, 13), (.15, .66, 8))):
            string(hoop(r, (-.62, -3.3, z)), .016, CH)
            for i in range(n): a = i / n * 6.283; ball((-.62 + r * math.cos(a), -3.3 + r * math.sin(a), z + .07), .040, G, (1, 1, 1.5)); ball((-.62 + r * math.cos(a), -3.3 + r * math.sin(a), z - .07), .022, CH)
            for i in range(0, n, 3): a = i / n * 6.283; ball((-.62 + .86 * r * math.cos(a), -3.3 + .86 * r * math.sin(a), z + .06), .020, W)
        string([(-.62, -3.3, -2), (-.62, -3.3, .95)], .022, CH)
        for i in range(12): x = -1.7 + i * .31; o = lathe('baluster', [(.03, 0), (.06, .05), (.03, .12), (.055, .32), (.03, .52), (.06, .58), (.03, .62)], K, n=32); o.location = (x, -3.4, 4.05)
        for z in (4.02, 4.70): box('rail', (5, .16, .07), (0, -3.4, z), K, bevel=.02); box('line', (5, .165, .010), (0, -3.4, z - .036), CH, bevel=0)
        card((-3, -6, 2.5), (0, -3.3, 2), 1, 4, 4, (1, .94, .9)); card((2.6, -5, 2.5), (0, -3.3, 2), .6, 4, 4, (1, .16, .36)); area((-2, -5.6, 3), (-.3, -3.3, 2), .6, 150, (1, .92, .88), vis=False); area((1, -1, 3), (0, -3.4, 3.6), .6, 320, (1, .14, .36), vis=False); card((0, -5.6, 5.2), (0, -3.4, 4.3), 3, .8, 5, (1, .9, .88))

# ---------- 4 the museum of settled things: one skylight, bell jars, apricot spots ----------
def museum(L):
    ground((.0015, .0013, .0010)); rs = random.Random(44); K, CH = lacquer_black(), chrome(); WALL = pbr('wall', (.050, .036, .026), .42, coat=.35, coat_rough=.2); smudge(WALL, .3, .55, .6, 8); BR = pbr('brass', (.62, .36, .14), .22, metal=1); smudge(BR, .14, .34, 5); SPOT = (1, .60, .28)
    GL = thin_glass()
    def jar(x, y, z, s, words, spot=1.0, seed=0, kind=0):
        box('plinth', (.80 * s, .80 * s, 2.4), (x, y, z - 1.2), K, bevel=.03); box('line', (.81 * s, .81 * s, .012), (x, y, z - .10), BR, bevel=0); lathe('base', [(0, 0), (.38, 0), (.40, .02), (.40, .06), (.36, .09), (0, .09)], BR, n=72).location = (x, y, z)
        g = lathe('jar', [(.345, .07)] + [(.345, .07 + .9 * i / 10) for i in range(1, 11)] + [(.345 * math.cos(a), .97 + .345 * math.sin(a)) for a in np.linspace(.05, 1.5, 20)] + [(.03, 1.33), (.05, 1.36), (.03, 1.40), (0, 1.41)], GL, n=72, autosmooth=180); g.location, g.scale = (x, y, z), (s,) * 3; g.visible_shadow = False
        ink = blank(2.2, 200); write(ink, words, 100, 110, 76 if len(words) < 4 else 60, 1.05); m = paper(ink, 900 + seed, crumple=.5)
        if kind == 0: sheet(turn(flat(.30 * s, .78 * s, .06, .05, .3), 0, .05, .3, (x, y, z + 1.02 * s)), m, 10, 20); string([(x, y, z + .1), (x, y, z + 1.05 * s)], .006, BR)
        if kind == 1: [sheet(turn(flat(.26 * s, .50 * s, .05, 0), -.4, q * .8, q * .5, (x, y + .03 * q, z + .92 * s)), m, 10, 14) for q in (-1, 1)]; string([(x, y, z + .1), (x, y, z + .7 * s)], .006, BR)
        if kind == 2: sheet(lambda U, V: (x + .20 * s * np.cos(U * 7) * (.4 + .6 * U), y + .20 * s * np.sin(U * 7) * (.4 + .6 * U), z + (.14 + .66 * V) * s), m, 60, 8)
        ball((x, y, z + .30 * s if kind < 2 else z + .85 * s), .025 * s, BR); area((x - .5, y - 1.0, z + 3.4), (x, y, z + .6), .10, 26 * spot, SPOT, vis=False, spread=26); area((x + .3, y + .6, z + 2.2), (x, y, z + .6), .10, 9 * spot, SPOT, vis=False, spread=40)
    if L == 'back':
        wet_floor(50, 0, (.06, .30), (.010, .008, .006), .02, .4)
        for k in range(5):
            y = 2.6 + k * 3.6; w, h = 3.0, 3.9
            for s in (-1, 1): box('pier', (1.1, .7, 9), (s * (w / 2 + .55), y, 4.5), WALL, bevel=.05); box('base', (1.2, .8, .5), (s * (w / 2 + .55), y, .25), K, bevel=.04); box('impost', (1.2, .8, .16), (s * (w / 2 + .55), y, h - .05), K, bevel=.03)
            n = 40; v = []
            for i in range(n + 1): a = math.pi * i / n; v += [(w / 2 * math.cos(a), y - .36, h + w / 2 * math.sin(a)), ((w / 2 + .16) * math.cos(a), y - .42, h + (w / 2 + .16) * math.sin(a))]
            obj('arch', v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], K); v = []
            for i in range(n + 1): a = math.pi * i / n; v += [(w / 2 * math.cos(a), y - .35, h + w / 2 * math.sin(a)), (w / 2 * math.cos(a), y - .35, 9.5)]
            obj('spandrel', v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], WALL, smooth=False)
            for s in (-1, 1): jar(s * 1.0, y + 1.8, 1.15, .8, rs.choice(WORDS['rules'][:4]), .7, k * 2 + s, (k + (s > 0)) % 3) if k < 3 else None
        area((-.4, 12, 10.5), (0, 11.4, 0), 1.2, 3600, (.96, .93, .84), vis=False, spread=24); smoke((-.15, 12, 4.5), 2.6, 10, .10, (1, .86, .62), .4, 1, edge=.5); smoke((0, 20, 3), 7, 8, .26, (1, .52, .22), 0, 0, edge=.5); box('end', (12, .1, 14), (0, 23, 6), WALL, bevel=0); o = lathe('eye', [(.0, 0), (1.1, 0)], glow((1, .66, .36), .9), n=72); o.rotation_euler = (math.pi / 2, 0, 0); o.location = (0, 22.8, 4.2)
        card((-5, 2, 6), (0, 14, 3), 1.6, 7, 1.0, (1, .85, .7)); area((-1.5, -5, 6), (0, 8, 2.5), 1.6, 700, (1, .80, .58), vis=False); card((-2.6, -6, 4), (0, 6, 3), 1.0, 6, 3.0, (1, .86, .68)); card((2.8, -5, 3), (0, 6, 3), .6, 6, 2.4, (1, .72, .46)); card((0, 30, 8), (0, 10, 0), 4, 6, 1.0, (1, .7, .45), soft=True, oneside=True)
    if L == 'mid':
        jar(-.88, .6, 1.45, 1.55, '年相応', 1.8, 1, 0); jar(1.12, 2.2, 1.20, 1.45, '普通は', 1.6, 2, 1); jar(.05, 5.2, 1.25, 1.0, '多数決', 1, 3, 2)
        card((-3.4, -3, 3.2), (-.5, 2, 2), .5, 3.4, 5, (1, .93, .84)); card((3.4, -1.5, 3.0), (.5, 2, 2), .4, 3.4, 4, (1, .7, .42)); card((0, -3, 7), (0, 2, 2), 2, 1.4, 2, (1, .95, .9))
    if L == 'front':   # brass posts and a garnet rope before everything, a curtain at the side
        R = matte('900931', .8)
        for x, y in ((-1.18, -3.3), (.92, -3.2)): o = lathe('post', [(0, -2), (.035, -2), (.035, .70), (.06, .72), (.06, .80), (.035, .82), (.05, .86), (.075, .93), (.05, 1.0), (0, 1.01)], BR, n=48); o.location = (x, y, .15)
        rope = [(-1.18 + 2.10 * t, -3.25, .90 - .52 * (1 - (2 * t - 1) ** 2)) for t in np.linspace(0, 1, 60)]; string(rope, .062, R); string([(.92 + 1.4 * t, -3.2, .90 - .5 * (1 - (2 * t - 1) ** 2)) for t in np.linspace(0, .6, 30)], .062, R); string([(-1.18 - 1.2 * t, -3.3, .90 - .5 * (1 - (2 * t - 1) ** 2)) for t in np.linspace(0, .4, 30)], .062, R)
        sheet(lambda U, V: (1.10 + U * .9 + .28 * np.exp(-((V - .38) / .16) ** 2) * (1 - U), -3.0 + .07 * np.sin(U * 40) * (.6 + .4 * V), 1.3 + 3.6 * V), R, 160, 40)
        area((-2, -6, 4), (0, -3.2, 1.4), .7, 110, (1, .82, .62), vis=False); area((1, -.5, 3), (0, -3.2, 1.5), .7, 60, (1, .6, .3), vis=False); card((-2.4, -6, 2), (0, -3.2, 1.2), .8, 3, 4, (1, .9, .8)); card((2, -5.4, 2), (0, -3.2, 1.2), .4, 3, 3, (1, .7, .4))

# ---------- 5 the lake that does not melt: light from below, words in clear slabs, violet and rose ----------
def lake(L):
    ground((.0014, .0011, .0022)); rs = random.Random(55); K, CH = lacquer_black(), chrome(); words = WORDS['lake']
    ICE = pbr('ice', (.93, .86, .95), .04, trans=1, ior=1.28, spec=.8); bump(ICE, 'NOISE', 3, .12, .05, 5)
    def slab(x, y, z, w, h, word, rot, seed, lit=1.0):
        e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); b = box('slab', (w, .26, h), (0, 0, 0), ICE, bevel=.05, seg=4); b.parent = e; b.visible_shadow = False; ink = blank(2.6, 220); n = len(word); write(ink, word, 110, 286 - 66 * (n - 1) / 2 + (0 if n < 6 else 6), 66 if n < 6 else 62, 1.04); s = sheet(turn(flat(w * .52, w * .52 * 2.6, .05, .05), .02, .08, .06, (0, .02, w * .68)), paper(ink, 950 + seed, crumple=.6, through=.4), 10, 20); s.parent = e
        e.location, e.rotation_euler = (x, y, z), rot; l_ = bpy.data.lights.new('p', 'AREA'); l_.energy = 22 * lit; l_.color = (.86, .62, 1); l_.size = .5; o = bpy.data.objects.new('p', l_); bpy.context.collection.objects.link(o); o.parent = e; o.location = (.2, .6, -h * .6); o.rotation_euler = (math.radians(150), 0, 0); return e
    if L == 'back':
        m = pbr('lake', (.012, .006, .020), .06, coat=1, coat_rough=0, spec=.9); bump(m, 'NOISE', .9, .10, .10, 5); liquid(m, -6, 60, .016, rings=[(-.8, 3, .8), (1.1, 6, .8)])
        for k in range(34):   # what was never said, floating
            y = 4 + 20 * rs.random() ** 1.3; x = rs.uniform(-.36, .36) * (y + 7); w = rs.uniform(.24, .42); ink = blank(2.2, 100); wd = rs.choice(words); write(ink, wd, 50, 34, 30 if len(wd) < 5 else 26, 1.04); sheet(turn(flat(w, w * 2.2, .10, .0), math.pi / 2 - rs.uniform(-.02, .05), 0, rs.uniform(0, 6), (x, y, .03)), paper(ink, 970 + k % 5, crumple=.5, through=.5), 6, 10)
            if k % 3 == 0: l_ = bpy.data.lights.new('p', 'POINT'); l_.energy = 4.0; l_.color = (.80, .36, 1) if k % 2 else (1, .40, .62); l_.shadow_soft_size = .1; o = bpy.data.objects.new('p', l_); bpy.context.collection.objects.link(o); o.location = (x, y - .1, .22)
        M = glow((.90, .74, 1), 1.25); o = lathe('moon', [(0, 0), (1.9, 0)], M, n=96); o.rotation_euler = (math.pi / 2, 0, 0); o.location = (1.5, 46, 8.4); n, l, b = nodes(M); t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = .9; t.inputs['Detail'].default_value = 7; r = n.new('ShaderNodeMapRange'); r.inputs[1].default_value = .35; r.inputs[2].default_value = .7; r.inputs[3].default_value = .35; r.inputs[4].default_value = 1.5; tc = n.new('ShaderNodeTexCoord'); l.new(tc.outputs['Object'], t.inputs[0]); l.new(t.outputs[0], r.inputs[0]); l.new(r.outputs[0], b.inputs['Emission Strength'])
        for x, h, w in ((-9, 3.2, 6), (-4.5, 2.0, 5), (5, 1.6, 6), (10, 3.6, 6)): V, F = sdf.mesh(lambda P: sdf.ellipsoid(P, (0, 0, 0), (1, .6, .55 + .1 * x / 10)) + .06 * np.sin(P[0] * 6 + x) * np.cos(P[2] * 5), (-1.3, -.9, -.1), (1.3, .9, .9), .05); o = facing_mesh('hill', V, F, K); o.location = (x, 40, 0); o.scale = (w * .7, 3, h * 1.4)
        smoke((1.2, 44, 5), 26, 14, .16, (.62, .22, 1), 0, 0, edge=.5); smoke((0, 30, 1), 24, 3.2, .20, (.8, .40, 1), .3, 3, cut=(.3, .8), edge=.5); smoke((0, 14, .45), 12, 1.2, .05, (1, .5, .8), .5, 1, edge=.5); card((2, 40, 12), (0, 6, 0), 8, 10, .9, (.72, .50, 1), soft=True, oneside=True); area((-5, 3, 8), (0, 10, 0), 2, 160, (.86, .80, 1), vis=False)
    if L == 'mid':
        slab(-.95, 2.2, 1.75, .95, 2.5, 'まって', (.06, .12, .35), 1, 1.5); slab(1.12, 3.8, 2.6, 1.0, 2.7, 'すきだった', (-.04, -.10, -.35), 2, 1.4); slab(.05, 6.5, 1.3, .8, 2.1, 'いやだ', (.04, .05, .1), 3, 1.2)
        card((-3.2, -3, 3.5), (0, 3, 2), .8, 4, 3.5, (.92, .90, 1)); card((3.2, -1, 2.5), (0, 3, 2), .6, 4, 4, (1, .42, .66)); card((0, 12, 3), (0, 3, 2), 6, 4, 1.0, (.66, .30, 1)); area((-3, -2, 5), (0, 3, 2), .8, 130, (.92, .90, 1), vis=False); area((2, 8, .5), (0, 3, 2), 1.5, 160, (1, .40, .72), vis=False)
    if L == 'front':
        slab(.98, -3.2, .35, 1.0, 2.2, 'ありがとう', (.10, -.22, -.30), 4, .8); slab(-1.30, -3.4, 4.1, .9, 2.2, 'ごめんね', (-.05, .30, .3), 5, .5)
        for x, z, s in ((-.98, 1.0, .10), (-.72, .55, .06), (.2, .2, .05), (1.16, 2.6, .08), (1.02, 3.0, .05), (-1.1, 2.4, .05)): ball((x, -3.3, z), s, ICE)
        card((-2.4, -6, 3), (0, -3.3, 2), .6, 4, 3.5, (.92, .90, 1)); card((2.2, -5.2, 2), (0, -3.3, 2), .4, 3, 3, (1, .42, .66)); card((0, 2, 2), (0, -3.3, 2), 4, 4, .8, (.66, .30, 1)); area((-2, -6, 4), (0, -3.3, 2), .5, 50, (.92, .90, 1), vis=False)

# ---------- 6 the throne in the mouth: wet red, porcelain, ember in the throat ----------
def throne(L):
    ground((.0018, .0006, .0006)); rs = random.Random(66); K, CH = lacquer_black(), chrome()
    FL = pbr('flesh', (.34, .010, .016), .17, coat=1, coat_rough=.03, spec=.6, sss=.05, sss_col=(.9, .1, .08)); n, l, b = nodes(FL); lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .4; mx = n.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (.40, .008, .014, 1); mx.inputs[2].default_value = (.06, .001, .003, 1); l.new(lw.outputs['Facing'], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color']); bump(FL, 'NOISE', 2.2, .30, .12, 5)
    if L == 'back':
        J, I = np.meshgrid(np.arange(201), np.arange(241), indexing='ij'); D, A = J / 200, I / 240 * 2 * math.pi; R = 3.3 * (1 - .58 * D ** 1.1) * (1 + .045 * (np.abs(np.sin(D * 30)) ** .7 - .5) * (1 - .3 * D)); X, Y, Z = R * 1.02 * np.sin(A), 2 + 26 * D ** 1.2, 2.6 + 1.6 * D - R * 1.05 * np.sign(np.cos(A)) * np.abs(np.cos(A)) ** .8 - .16 * R * np.exp(-(np.sin(A) / .16) ** 2) * (np.cos(A) < 0); flat_ = Z < .35 + 1.6 * D; Z = np.where(flat_, .35 + 1.6 * D + .12 * (Z - .35 - 1.6 * D), Z); k = np.arange(201 * 241).reshape(201, 241); facing_mesh('throat', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4), FL)
        V, F = sdf.mesh(lambda P: sdf.smin(sdf.ellipsoid(P, (0, 1, 0), (.95, 2.6, .34)), sdf.ellipsoid(P, (0, 3, .35), (.7, 1.4, .5)), .4) + .05 * np.exp(-(P[0] / .08) ** 2), (-1.3, -1.9, -.7), (1.3, 4.8, 1.2), .05); o = facing_mesh('tongue', V, F, FL); o.scale = (1.35, 2.3, 1.2); o.location = (0, 6.0, .95)
        for k in range(9): box('stair', (1.5 - .07 * k, .5, .16), (0, 12.4 + .46 * k, 2.0 + .17 * k), K, bevel=.03); box('line', (1.5 - .07 * k, .51, .010), (0, 12.38 + .46 * k, 2.085 + .17 * k), CH, bevel=0)
        z, y = 3.6, 16.8; ink = blank(9, 60)
        for k in range(60): rule(ink, 0, 9 * k, 30 if k % 5 == 0 else 18, 9 * k, 2)
        pm = paper(ink, 990, crumple=.1)
        for k in range(13): t = (k / 12 - .5) * 2; a = t * 1.5; sheet(turn(lambda U, V: ((U - .5) * .13, 0 * U, (1.25 + .4 * (1 - t * t)) * V), .05, a, 0, (.16 * math.sin(a), y + .3, z + .85 + .2 * math.cos(a))), pm, 2, 8)
        m = paper(blank(2.4, 120), 991, crumple=.5); sheet(turn(flat(.62, 1.9, .1, .5), 0, 0, 0, (0, y - .1, z + .95)), m, 10, 24); [box('arm', (.16, .7, .8), (q * .46, y, z + .1), K, bevel=.03) for q in (-1, 1)]; box('seat', (.9, .8, .5), (0, y + .1, z - .1), K, bevel=.04); box('high', (.8, .12, 1.6), (0, y + .42, z + .6), K, bevel=.04)
        area((0, y - 2.6, z + 3.2), (0, y, z + .8), .5, 190, (1, .90, .82), vis=False, spread=60); ball((0, 24.5, 4.4), .9, glow((1, .22, .04), 2.4)); smoke((0, 22.5, 4.2), 6, 6, .45, (1, .14, .03), 0, 0, edge=.5); l_ = bpy.data.lights.new('p', 'POINT'); l_.energy = 300; l_.color = (1, .15, .05); l_.shadow_soft_size = .8; o = bpy.data.objects.new('p', l_); bpy.context.collection.objects.link(o); o.location = (0, 20.5, 5.2)
        area((-2, 2.5, 6.3), (0, 8, 1), 1.6, 260, (1, .40, .34), vis=False); card((-1.6, 3, 6.2), (0, 9, 1.5), 1.2, 4, 4, (1, .7, .66), soft=True); card((2.0, 4, 5.4), (0, 10, 2), .8, 3, 4, (1, .4, .3), soft=True)
    if L == 'mid':   # teeth, above and below
        TE = pbr('tooth', (.60, .55, .51), .12, coat=1, coat_rough=.015, sss=.08, sss_col=(.9, .72, .62), sss_rad=(.1, .05, .04)); bump(TE, 'NOISE', 5, .05, .03, 3)
        for row, (zc, sg) in enumerate(((5.72, -1), (.42, 1))):
            for i in range(-4, 5):
                a = (i + (.5 if row else 0)) * .30; x, y = 2.35 * math.sin(a), 3.4 - 2.3 * math.cos(a) + 1.2; w, h = (.36 if abs(i) < 2 else .31), (.92 if abs(i) in (0, 1) else .76) * (1 if row == 0 else .78)
                V, F = sdf.mesh(lambda P: sdf.smax(sdf.smin(sdf.ellipsoid(P, (0, 0, .1), (.9, .62, 1.25)), sdf.ellipsoid(P, (0, 0, -.5), (.98, .55, .8)), .3), -P[2] - 1.02 + .05 * P[0] ** 2, .22), (-1.2, -.9, -1.3), (1.2, .9, 1.6), .075); o = facing_mesh('tooth', V, F, TE); o.scale = (w, w * .9, h * .62 * (1 if row == 0 else -1)); o.location = (x, y, zc); o.rotation_euler = (0, 0, a * .85)
        for zc, sg in ((6.32, -1), (-.05, 1)): string([(2.42 * math.sin(a), 3.4 - 2.32 * math.cos(a) + 1.2, zc + .05 * math.sin(a * 20)) for a in np.linspace(-1.35, 1.35, 80)], .44, FL)
        area((-2.4, -3, 4), (0, 2.5, 3.2), .8, 150, (1, .88, .82), vis=False); area((0, 9, 3.2), (0, 2, 3.4), 2, 620, (1, .16, .07), vis=False); card((-2.6, -3.4, 3.6), (0, 2.4, 3.2), .7, 3.6, 4.5, (1, .94, .92)); card((2.8, -2, 3), (0, 2.4, 3.2), .4, 3.6, 4, (1, .30, .24))
    if L == 'front':   # the lips themselves, cut by every edge
        LP = pbr('lips', (.46, .002, .012), .21, coat=1, coat_rough=.02, spec=.6); n, l, b = nodes(LP); lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .42; cr = n.new('ShaderNodeMixRGB'); cr.inputs[1].default_value = (.50, .002, .013, 1); cr.inputs[2].default_value = (.10, .0006, .004, 1); l.new(lw.outputs['Facing'], cr.inputs[0]); l.new(cr.outputs[0], b.inputs['Base Color'])
        for side, z in ((1, 3.05), (-1, 1.95)): o = facing_mesh('lip', *lips.lip(side, 1, 620, 110, folds=lips.FINE), LP); o.scale = (1.75, 1.6, 2.15); o.location = (0, -2.6, z)
        area((-2.2, -6.2, 5.2), (0, -2.8, 3), .8, 120, (1, .90, .86), vis=False); card((-1.6, -6.4, 5.2), (0, -2.8, 3.6), 1.2, .8, 8, (1, .96, .95)); card((1.6, -6.2, -.6), (0, -2.8, .8), 1.0, .6, 6, (1, .6, .58)); card((2.6, -4.4, 3.4), (.8, -2.8, 3), .5, 3, 4, (1, .30, .26)); area((0, 1.5, 2.5), (0, -2.6, 3), 1.2, 160, (1, .14, .08), vis=False)

# ---------- 7 blank paper: a sheet without an edge, one fold, one light ----------
def white(L):
    ground((.0012, .0012, .0012)); rs = random.Random(77)
    if L == 'back':
        m = paper(blank(1.5, 900), 1001, inside=np.full((1350, 900), 99, np.float32), crumple=.9, through=.0)
        def cove(U, V): s = V * 44; y = -6 + np.where(s < 20, s, 20 + 6 * np.sin(np.clip((s - 20) / 8, 0, 1) * 1.57)); z = np.where(s < 20, 0, 9 * (1 - np.cos(np.clip((s - 20) / 8, 0, 1) * 1.57)) + np.clip(s - 28, 0, 99)) + .10 * np.sin(U * 5 + V * 7); f = .04 * np.exp(-np.abs(U - .56 - .10 * V) / .012); return (U - .5) * 26, y, z + f + .10 * np.abs(U - .56 - .10 * V)
        sheet(cove, m, 160, 160); area((-9, 8, 1.7), (2.5, 10, 0), .7, 620, (1, .975, .94), vis=False, spread=60); area((-2, 3, 9), (-1, 14, 1), 1, 60, (.92, .95, 1), vis=False, spread=60)
    if L == 'mid':   # a standing fold: a door nobody shut
        m = paper(blank(2.3, 420), 1002, crumple=.5, through=.3); f = lambda U, V: (-1.25 + np.where(U < .5, U * 1.5, .75 + (U - .5) * .65), 3.0 + np.where(U < .5, -U * .3, -.15 + (U - .5) * 2.4) + .04 * np.sin(V * 5), 3.7 * V + .05 * np.sin(U * 6)); sheet(f, m, 60, 40); ink = blank(1, 260); sheet(turn(lambda U, V: ((U - .5) * .9, .12 * np.sin(U * 5) * V, .02 + .62 * V - .25 * (U - .5) ** 2), -.9, 0, .6, (1.05, 2.2, .05)), paper(ink, 1003, crumple=.8), 30, 24)
        area((-6, 2.0, 2.6), (0, 3, 1.6), .8, 520, (1, .975, .94), vis=False); area((3, 8, 3), (0, 3, 1.6), 1, 240, (.92, .95, 1), vis=False)
    if L == 'front':   # the corner of the sheet rolls up at your feet
        m = paper(blank(1, 520), 1004, crumple=.35, through=.25)
        def corner(U, V): s = (U + (1 - V)) * 1.0; r = .42; t = np.clip((U + (1 - V) - .95) / .42, 0, 3.0); bx, bz = (U - .5) * 3.0 + .2, (V - .5) * 3.0; k = np.clip(U + (1 - V) - .95, 0, 2) * 1.5; return bx - k * .75 + r * np.sin(t * 1.2) * .6, -3.0 - r * (1 - np.cos(t * 1.2)) * 1.1, -.10 + bz * .55 + k * .36 + r * np.sin(t) * .22
        sheet(turn(corner, -.9, 0, 0, (-.35, .3, -.55)), m, 60, 60); area((-3.6, -5, 3), (0, -3, .4), .6, 130, (1, .975, .94), vis=False); area((3, -1, 1.5), (0, -3, .5), .6, 120, (.92, .95, 1), vis=False)

def build():
    k, L = int(ARGS['area']), ARGS['layer']; (alley, marsh, store, museum, lake, throne, white)[k - 1](L)
    camera((0, -9, 2.15), (0, 0, 2.62), lens=39, fstop=5.6, focus=(0, 3.0, 2)); render(bounces=5, glossy=4, trans=6, clamp=4, alpha=L != 'back')

run(build)

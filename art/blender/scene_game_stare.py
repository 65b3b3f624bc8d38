"""The exhibit of にらめっこ: a head folded from white paper with glass eyes, its plinth, its bell jar. One camera for all, so that the
parts lie on one another and the moods can be faded into each other.
--part base | jar | face-0 … face-3 | rising | twitching | asleep | careless | won | lost"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from world_paper import *

# Per mood: brows (raise, tilt: inner end down, arch) left and right; upper lids (degrees over the middle) left and right; lower lids;
# where it looks (right, up); mouth (half width, open, corners up, skew); head (nod, roll).
CALM = dict(brow=((0, 0, .02), (0, 0, .02)), lid=(34, 34), low=-34, gaze=(0, 0), mouth=(.15, .0, .02, 0), head=(0, 0))
MOODS = {
    'face-0': dict(brow=((-.07, .36, .0), (-.07, .36, .0)), lid=(24, 24), low=-26, mouth=(.20, .0, -.045, 0)),
    'face-1': dict(brow=((-.01, .02, .0), (-.01, .02, .0)), mouth=(.15, .0, .02, 0)),
    'face-2': dict(brow=((.07, -.12, .07), (.07, -.12, .07)), lid=(52, 52), low=-42, mouth=(.16, .0, .085, 0)),
    'face-3': dict(brow=((.13, -.20, .06), (-.05, .24, .0)), lid=(46, 20), mouth=(.18, .0, .02, .07)),
    'rising': dict(brow=((.03, -.08, .03), (.03, -.08, .03)), lid=(4, 8), low=-26, gaze=(0, -.1), mouth=(.11, .03, .0, 0), head=(.05, 0)),
    'twitching': dict(brow=((-.04, .28, .0), (.06, -.05, .04)), lid=(2, 40), mouth=(.17, .02, .0, .11), head=(0, .03)),
    'asleep': dict(brow=((-.05, -.20, .03), (-.05, -.20, .03)), lid=(-24, -24), low=-14, mouth=(.09, .05, -.01, 0), head=(.16, .10)),
    'careless': dict(brow=((.14, -.24, .05), (.11, -.20, .05)), lid=(10, 14), gaze=(.55, .5), mouth=(.13, .31, -.01, 0), head=(-.10, -.10)),
    'won': dict(brow=((.05, -.16, .09), (.05, -.16, .09)), lid=(-6, -6), low=10, mouth=(.24, .20, .11, 0), head=(-.12, .05)),
    'lost': dict(brow=((-.10, .62, .0), (-.10, .62, .0)), lid=(30, 30), low=-20, mouth=(.25, .085, -.085, 0), head=(.06, 0)),
}
ROWS = [(2.06, .20, .20), (1.90, .43, .40), (1.66, .54, .50), (1.44, .56, .46), (1.18, .53, .485), (.95, .44, .475), (.75, .28, .42), (.64, .12, .30)]  # z, half width, depth
NECK = (0, .05, .62)

def front(x, z):
    """Depth of the face's surface at x, z."""
    zs, ws, ds = zip(*ROWS[::-1]); w, d = np.interp(z, zs, ws), np.interp(z, zs, ds); return -d * np.sqrt(np.clip(1 - (np.asarray(x) / np.maximum(w, .02)) ** 2, .02, 1))

def folded(name, V, F, mat, uv=.9, edge=.005):
    """Facets with a hair of bevel, the sheet laid over them from the front."""
    o = obj(name, V, F, mat, smooth=False); l = o.data.uv_layers.new()
    for p in o.data.polygons:
        for k in p.loop_indices: c = o.data.vertices[o.data.loops[k].vertex_index].co; l.data[k].uv = (.5 + c.x * .42, .02 + (c.z + .1 * c.y) * .42)
    if edge: b = o.modifiers.new('b', 'BEVEL'); b.width = edge; b.segments = 2; b.limit_method = 'ANGLE'; b.angle_limit = math.radians(8)
    return o

def white(seed, crumple=.25): ink = blank(1.0, 420); return paper(ink, seed, inside=np.full((420, 420), 99, np.float32), crumple=crumple, through=.16, tone=1.06)
def black(seed): return paper(np.ones((160, 160), np.float32), seed, inside=np.full((160, 160), 99, np.float32), crumple=.2, through=.0)
def brass(): m = pbr('brass', (.62, .36, .14), .22, metal=1); smudge(m, .12, .32, 5); return m

def iris():
    """Amber glass with a dark rim and a pupil; looks along its own -y."""
    m = pbr('iris', (.02, .01, .006), .08, coat=1, coat_rough=.0, spec=.7); n, l, b = nodes(m); tc = n.new('ShaderNodeTexCoord'); sx = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Object'], sx.inputs[0]); r = n.new('ShaderNodeValToRGB'); mp = n.new('ShaderNodeMapRange'); mp.inputs[1].default_value = -.16; mp.inputs[2].default_value = -.10; l.new(sx.outputs[1], mp.inputs[0]); l.new(mp.outputs[0], r.inputs[0]); e = r.color_ramp.elements
    e[0].position, e[0].color = .10, (.002, .001, .001, 1); e[1].position, e[1].color = 1, (.62, .56, .50, 1)
    for p, c in ((.13, (.85, .36, .05, 1)), (.34, (.70, .22, .02, 1)), (.46, (.18, .04, .005, 1)), (.52, (.012, .006, .004, 1)), (.60, (.66, .60, .54, 1))): q = e.new(p); q.color = c
    l.new(r.outputs[0], b.inputs['Base Color']); em = b.inputs['Emission']; l.new(r.outputs[0], em); b.inputs['Emission Strength'].default_value = .06; return m

def lid(side, a, b, R, mat, roll):
    """A folded shell over an eyeball between two heights (degrees)."""
    c = (side * .235, -.385, 1.40); P, A = np.linspace(-1.5, 1.5, 9), np.radians(np.linspace(a, b, 4)); V = []
    for t in A:
        for p in P: V.append((math.sin(p), -math.cos(p) * math.cos(t), math.cos(p) * math.sin(t)))
    M = Matrix.Rotation(roll * -side, 3, 'Y'); V = [tuple(Vector(c) + M @ (Vector(v) * R)) for v in V]; o = folded('lid', V, [(i * 9 + k, i * 9 + k + 1, (i + 1) * 9 + k + 1, (i + 1) * 9 + k) for i in range(3) for k in range(8)], mat, edge=0); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .014; return o

def lashes(side, a, R, mat, roll):
    c = (side * .235, -.385, 1.40); V, F = [], []; M = Matrix.Rotation(roll * -side, 3, 'Y'); t = math.radians(a)
    for p in np.linspace(-1.15, 1.15, 9):
        for q, r, d in ((p - .09, R, 0), (p + .09, R, 0), (p * 1.12, R * 1.34, -.16)): V.append(tuple(Vector(c) + M @ (Vector((math.sin(q), -math.cos(q) * math.cos(t + d), math.cos(q) * math.sin(t + d))) * r)))
        F.append((len(V) - 3, len(V) - 2, len(V) - 1))
    return obj('lash', V, F, mat, smooth=False)

def strip(path, width, ridge, mat, lift=.0):
    """A band folded lengthwise along points x, z on the face; the fold stands forward."""
    V, F = [], []; n = len(path)
    for i, (x, z) in enumerate(path):
        a, b = path[max(0, i - 1)], path[min(n - 1, i + 1)]; dx, dz = b[0] - a[0], b[1] - a[1]; k = math.hypot(dx, dz) or 1; nx, nz = -dz / k, dx / k; w = width(i / (n - 1)) / 2; y = float(front(x, z)) - lift
        for s, f in ((-1, 0), (0, ridge), (1, 0)): V.append((x + nx * w * s, y - f * min(1, w * 30), z + nz * w * s))
    for i in range(n - 1):
        for k in (0, 1): F.append((i * 3 + k, i * 3 + 3 + k, i * 3 + 4 + k, i * 3 + 1 + k))
    return folded('strip', V, F, mat, edge=.003)

def head(mood):
    m = {**CALM, **MOODS[mood]}; W, W2, K = white(601), white(602, .15), black(603); LASH = pbr('lash', (.010, .007, .008), .6); rs = random.Random(4); R = .165
    angles = [-1.70, -1.12, -.66, -.26, 0, .26, .66, 1.12, 1.70]; V, F = [], []
    for i, (z, w, d) in enumerate(ROWS):
        for k, a in enumerate(angles): j = .012 * (1 if (i + k) % 2 else -1) if 0 < i < 7 and k not in (0, 8) else 0; V.append(((w + j) * math.sin(a), -(d + j) * math.cos(a), z + (.02 if (i * 3 + k) % 4 == 0 and 0 < i < 7 else 0)))
    for i in range(len(ROWS) - 1):
        for k in range(8): q = i * 9 + k; a, b, c, d = q, q + 1, q + 10, q + 9; F += [(a, d, c), (a, c, b)] if (k < 4) == (i % 2 == 0) else [(a, d, b), (b, d, c)]
    folded('face', V, F, W)
    folded('nose', [(0, -.49, 1.50), (-.055, -.47, 1.40), (.055, -.47, 1.40), (0, -.67, 1.13), (-.12, -.475, 1.09), (.12, -.475, 1.09), (0, -.52, 1.06)], [(0, 1, 3), (0, 3, 2), (1, 4, 3), (2, 3, 5), (4, 6, 3), (6, 5, 3)], W2)
    for s in (-1, 1):
        i = 0 if s < 0 else 1; up, tilt, arch = m['brow'][i]; roll = tilt * .35
        bpy.ops.mesh.primitive_uv_sphere_add(radius=R, segments=48, ring_count=32, location=(s * .235, -.385, 1.40)); e = bpy.context.object; e.data.materials.append(iris()); e.rotation_euler = (-m['gaze'][1] * .62, 0, m['gaze'][0] * .62)
        for p in e.data.polygons: p.use_smooth = True
        lid(s, m['lid'][i], 120, R * 1.09, W2, roll); lid(s, -120, m['low'], R * 1.06, W2, 0); lashes(s, m['lid'][i], R * 1.10, LASH, roll)
        brow = [(s * (.10 + .30 * t), 1.645 + up + tilt * .30 * (t - .45) + arch * (1 - (2 * t - .9) ** 2)) for t in np.linspace(0, 1, 7)]; strip(brow if s > 0 else brow[::-1], lambda t: .045 + .05 * (t if s < 0 else 1 - t), .045, K, .15)
        strip([(s * (.30 + .16 * t), 1.10 - .10 * t + .03 * math.sin(6 * t)) for t in np.linspace(0, 1, 5)], lambda t: .02 + .06 * math.sin(math.pi * t), .03, W2, .006)   # a cheek
    w, op, up, sk = m['mouth']; T = np.linspace(-1, 1, 15); zc = .945 - .25 * op; mid = lambda t: zc + up * (t * t - .4) + sk * t * .8
    top, low = [(w * t, mid(t) + (op * .5 + .006) * (1 - t * t)) for t in T], [(w * t, mid(t) - (op * .5 + .006) * (1 - t * t)) for t in T]; n = len(T)
    obj('gap', [(x, float(front(x, z)) - .022, z) for x, z in top + low], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], pbr('dark', (.004, .003, .003), .8), smooth=False)
    if mood == 'lost':   # teeth, one sheet cut like a comb
        for k in range(-4, 5): x = k * w * .19; box('tooth', (w * .16, .01, .085), (x, float(front(x, zc)) - .030, mid(x / w)), W2, bevel=.004)
    if mood == 'won': box('tooth', (w * 1.15, .01, .05), (0, float(front(0, zc)) - .030, mid(0) + op * .5 - .03), W2, bevel=.004)
    lips = lambda t: .012 + .062 * math.sin(math.pi * t) ** .6
    strip([(x * 1.06, z + .026 - (.018 * math.exp(-(x / .05) ** 2))) for x, z in top], lips, .040, W2, .030); strip([(x * 1.06, z - .030) for x, z in low], lambda t: 1.15 * lips(t), .055, W2, .030)
    if mood == 'won':   # what the player did to it
        RED = pbr('wet', (.46, .002, .012), .16, coat=1, coat_rough=.02); bump(RED, 'NOISE', 30, .25, .02, 4, stretch=(.12, 1, 1)); V, F = [], []
        for i, t in enumerate(np.linspace(0, 1, 40)):
            x = -.47 + .94 * t; z = 1.855 + .03 * math.sin(5 * t) - .03 * t; h = (.072 + .010 * math.sin(t * 23)) * min(1, (t + .06) * 9) * min(1, (1.04 - t) * 5)
            for k in range(7): q = k / 3 - 1; V.append((x + .02 * math.sin(q * 9), float(front(x, z + h * q)) - .016 - .022 * (1 - q * q), z + h * q))
        obj('stroke', V, [(i * 7 + k, i * 7 + 7 + k, i * 7 + 8 + k, i * 7 + 1 + k) for i in range(39) for k in range(6)], RED)
    for ring, (n, L, y0, r0) in enumerate(((15, .40, .02, .97), (13, .34, -.14, .90), (9, .26, -.27, .80))):   # layered locks, each a strip that rolls up
        for k in range(n):
            t = (k + .5) / n * 2 - 1; a = t * (2.05 - .30 * ring); cx, cz = .56 * r0 * math.sin(a), 1.47 + .60 * r0 * math.cos(a); ln = L * rs.uniform(.85, 1.15); wd = .16 - .02 * ring; tw = rs.uniform(-.25, .25)
            def lock(U, V, a=a, cx=cx, cz=cz, ln=ln, wd=wd, tw=tw, y0=y0): s = V * ln; c = np.clip((V - .45) / .55, 0, 1); out = s - .55 * ln * c ** 2 * .9; fwd = -.16 * np.sin(V * 2.2) - .24 * c ** 2 * ln / .4 + .20 * ln * np.maximum(c - .6, 0); u = (U - .5) * wd * (1 - .5 * V ** 2) + tw * .12 * V; return cx + math.sin(a) * out + math.cos(a) * u, y0 + fwd + .03 * (2 * U - 1) ** 2 - .02 * V, cz + math.cos(a) * out - math.sin(a) * u
            sheet(lock, W if (k + ring) % 2 else W2, 6, 14, smooth=False)
    return m['head']

def ruff():
    """The pleated collar on which the head lies."""
    m = white(604, .1); zig = lambda u: 2 * np.abs((u % 1) - .5) * 2 - 1
    for r0, r1, z, h, n in ((.14, .70, .44, .075, 30), (.12, .56, .55, .060, 26)): sheet(lambda U, V: ((r0 + (r1 - r0) * V) * np.sin(U * 2 * math.pi), .05 - (r0 + (r1 - r0) * V) * np.cos(U * 2 * math.pi), z + h * zig(U * n) * V ** .7 + .05 * V), m, n * 4, 6, smooth=False)

def plinth():
    WOOD = pbr('wood', (.070, .026, .012), .30, coat=.9, coat_rough=.06); n, l, b = nodes(WOOD); tc, mp, t, r = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeMapping'), n.new('ShaderNodeTexNoise'), n.new('ShaderNodeValToRGB'); mp.inputs['Scale'].default_value = (.7, 4, 9); t.inputs['Scale'].default_value = 3; t.inputs['Detail'].default_value = 8; t.inputs['Distortion'].default_value = 1.6; l.new(tc.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], t.inputs[0]); l.new(t.outputs[0], r.inputs[0]); e = r.color_ramp.elements; e[0].position, e[0].color = .36, (.020, .007, .004, 1); e[1].position, e[1].color = .66, (.150, .056, .022, 1); l.new(r.outputs[0], b.inputs['Base Color'])
    BR = brass(); lathe('base', [(0, -.56), (1.16, -.56), (1.20, -.53), (1.20, -.47), (1.15, -.44), (1.10, -.40), (1.10, -.08), (1.13, -.05), (1.13, -.02), (1.10, 0), (0, 0)], WOOD, n=160, superellipse=7, autosmooth=30)
    lathe('ring', [(.80, 0), (1.0, .0), (1.02, .02), (1.02, .06), (.98, .085), (.96, .06), (.80, .05)], BR, n=128); lathe('felt', [(0, .045), (.94, .045)], matte := pbr('felt', (.030, .006, .012), .9, sheen=1), n=96); bump(matte, 'NOISE', 90, .2, .01, 5)
    box('plate', (1.62, .03, .30), (0, -1.10, -.24), BR, bevel=.012); box('rim', (1.70, .02, .36), (0, -1.095, -.24), pbr('dark brass', (.20, .10, .035), .35, metal=1), bevel=.01)
    for s in (-1, 1): q = lathe('screw', [(0, 0), (.026, 0), (.020, .014), (0, .017)], BR, n=24); q.rotation_euler = (math.pi / 2, 0, 0); q.location = (s * .755, -1.115, -.24)
    lathe('rod', [(.16, .05), (.15, .08), (.035, .10), (.03, .30), (.05, .33), (.03, .36), (.03, .7)], BR, n=48).location = (0, .05, 0)

def jar():
    m = bpy.data.materials.new('jar'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear(); out, tr, gl, mx, lw = (n.new('ShaderNode' + k) for k in ('OutputMaterial', 'BsdfTransparent', 'BsdfGlossy', 'MixShader', 'LayerWeight')); gl.inputs[1].default_value = .02; lw.inputs[0].default_value = .36; l.new(lw.outputs['Fresnel'], mx.inputs[0]); l.new(tr.outputs[0], mx.inputs[1]); l.new(gl.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0])
    dome = [(.95 * math.cos(a) ** .92, 1.78 + .92 * math.sin(a)) for a in np.linspace(.04, 1.52, 26)]; lathe('jar', [(.955, .06), (.95, .08)] + [(.95, .08 + 1.7 * i / 10) for i in range(1, 11)] + dome + [(.03, 2.72), (.05, 2.75), (.085, 2.80), (.085, 2.86), (.05, 2.92), (0, 2.93)], m, n=128, autosmooth=180)

def build():
    part = ARGS['part']; bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.006, .005, .004, 1)
    if part == 'jar':
        jar(); bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (0, 0, 0, 1)
        card((-3.4, -3.4, 2.3), (0, 0, 1.5), 1.1, 3.4, 15, (1, .95, .88)); card((-2.2, -5.0, 2.6), (0, 0, 1.7), .22, 2.6, 13, (1, .95, .88)); card((3.8, -1.6, 2.0), (0, 0, 1.4), .8, 3.4, 12, (1, .72, .44)); card((-.9, -3.0, 5.8), (0, 0, 2.2), 2.0, 1.3, 12, (1, .95, .9)); card((2.4, 3.8, 2.6), (0, 0, 1.4), .8, 3.6, 7, (1, .66, .36)); card((-3.2, 3.0, 2.2), (0, 0, 1.4), .8, 3.6, 6, (.90, .94, 1)); card((0, -6, .2), (0, 0, .2), 2.4, .3, 5, (1, .8, .6))
    else:
        area((-3.4, -2.4, 4.6), (0, -.2, 1.3), .9, 330, (1, .975, .94), vis=False); area((2.9, 2.6, 3.4), (0, 0, 1.4), 1.0, 330, (1, .70, .42), vis=False); area((-2.6, 2.8, 1.8), (0, 0, 1.2), 1.0, 120, (.92, .95, 1), vis=False); area((2.6, -6, 1.0), (0, 0, 1.2), 2.6, 42, (1, .80, .60), vis=False)
        card((-3.0, -4.6, 3.6), (0, 0, 1.3), .9, 2.0, 3.0, (1, .96, .92)); card((3.2, -3.4, 2.0), (0, 0, .8), .5, 3.0, 2.4, (1, .74, .48)); card((0, -7, -1.0), (0, -1, -.2), 5, 1.6, 2.6, (1, .84, .62))
        if part == 'base': plinth()
        before = set(bpy.data.objects); nod, roll = head('asleep' if part == 'base' else part); pivot = bpy.data.objects.new('neck', None); bpy.context.collection.objects.link(pivot); pivot.location = NECK; bpy.context.view_layer.update()
        for o in set(bpy.data.objects) - before - {pivot}:
            if o.type == 'MESH': o.parent = pivot; o.matrix_parent_inverse = pivot.matrix_world.inverted()
            if part == 'base': o.visible_camera = False      # its shadow and its mirror in the brass stay
        if part == 'base': ruff()
        pivot.rotation_euler = (nod, roll, 0)
    camera((0, -9.9, 1.78), (0, 0, 1.04), lens=90); render(bounces=6, glossy=4, trans=4, clamp=4, alpha=part != 'jar')

run(build)

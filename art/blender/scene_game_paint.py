"""What ぬりのこし is played with, in the alley of shops that speak softly.  --part sign | eave | brush, all cut out.
One unit is a hundred half units of the game's sign: the place that is painted on is x 0..3.6, z 0..2.4."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from world_paper import *

def flat_camera(x, z, height, lean=0.0):
    """Straight at the sign, without perspective: a place of the picture is a place of the game."""
    c = camera((x, -8, z - lean * 8), (x, 0, z), 85); c.data.type = 'ORTHO'; c.data.ortho_scale = height; return c

def wood(dark, light, rough=.55, coat=.15, at=(0, 0, 0), along='x', age=1.0):
    """Old wood: grain drawn out along one axis, darker in its pores, worn paler where hands and rain were."""
    m = pbr('wood', light, rough, coat=coat, coat_rough=.25); n, l, b = nodes(m)
    tc = n.new('ShaderNodeTexCoord'); mp = n.new('ShaderNodeMapping'); mp.inputs['Location'].default_value = at
    mp.inputs['Scale'].default_value = (.55, 6, 6) if along == 'x' else (6, 6, .55); l.new(tc.outputs['Object'], mp.inputs['Vector'])
    wave = n.new('ShaderNodeTexWave'); wave.wave_type = 'BANDS'; wave.bands_direction = 'Z' if along == 'x' else 'X'
    for key, value in (('Scale', .40), ('Distortion', 15), ('Detail', 6), ('Detail Scale', .9)): wave.inputs[key].default_value = value
    fine = n.new('ShaderNodeTexNoise'); fine.inputs['Scale'].default_value = 9; fine.inputs['Detail'].default_value = 9; fine.inputs['Roughness'].default_value = .7
    big = n.new('ShaderNodeTexNoise'); big.inputs['Scale'].default_value = 1.1; big.inputs['Detail'].default_value = 3
    for t in (wave, fine): l.new(mp.outputs[0], t.inputs['Vector'])
    l.new(tc.outputs['Object'], big.inputs['Vector'])
    def mix(kind, fac, a, c):
        x = n.new('ShaderNodeMixRGB'); x.blend_type = kind; x.inputs[0].default_value = fac; l.new(a, x.inputs[1]); l.new(c, x.inputs[2]); return x.outputs[0]
    grain = mix('MIX', .62, wave.outputs[0], fine.outputs['Fac']); grain = mix('OVERLAY', .55 * age, grain, big.outputs['Fac'])
    ramp = n.new('ShaderNodeValToRGB'); ramp.color_ramp.elements[0].color = (*dark, 1); ramp.color_ramp.elements[1].color = (*light, 1); ramp.color_ramp.elements[0].position = .16; ramp.color_ramp.elements[1].position = .74
    l.new(grain, ramp.inputs[0]); l.new(ramp.outputs[0], b.inputs['Base Color'])
    bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .5; bp.inputs['Distance'].default_value = .02; l.new(grain, bp.inputs['Height']); l.new(bp.outputs[0], b.inputs['Normal'])
    return m

def iron(): m = pbr('iron', (.10, .088, .085), .46, metal=.35, coat=.3, coat_rough=.2); smudge(m, .36, .6, 9); bump(m, 'NOISE', 60, .25, .01, 5); return m
def rope(pts, r, seed=0):
    """Two strands that turn around one another."""
    m = pbr('hemp', (.30, .20, .12), .85, spec=.2); bump(m, 'NOISE', 90, .5, .01, 4)
    for k in (0, math.pi):
        out = []
        for (a, c) in zip(pts, pts[1:]):
            a, c = Vector(a), Vector(c); steps = max(6, int((c - a).length / (r * .9)))
            for i in range(steps): p = a.lerp(c, i / steps); t = (p - Vector(pts[0])).length / (r * 1.82) + k + seed; out.append((p.x + math.cos(t) * r * .55, p.y + math.sin(t) * r * .55, p.z))
        string(out, r * .62, m)
def ring(x, y, z, r, thick, mat):
    bpy.ops.mesh.primitive_torus_add(location=(x, y, z), rotation=(math.pi / 2, 0, 0), major_radius=r, minor_radius=thick, major_segments=48, minor_segments=16); bpy.context.object.data.materials.append(mat)
    for p in bpy.context.object.data.polygons: p.use_smooth = True

def night_light(k=1.0):
    """Key from above left, the lanterns of the alley from below right."""
    area((-2.2, -5.4, 6.0), (1.8, 0, 1.2), 2.0, 620 * k, (1, .94, .88), vis=False); area((6.0, -4.2, -1.4), (2.2, 0, .8), 1.4, 190 * k, (1, .50, .28), vis=False)
    card((-3.4, -5, 4.4), (1.8, 0, 1.2), 2.4, 3.4, 2.6 * k, (1, .95, .9), soft=True); card((7, -4, .4), (1.8, 0, 1), 1.6, 3.6, 1.8 * k, (1, .5, .28), soft=True); card((0.4, -9, 3.4), (1.8, 0, 1.2), 3.4, 1.6, 1.1 * k, (1, .9, .82), soft=True)

def sign():
    """Four old boards in a lacquered frame with iron corners, two rings for the ropes."""
    rs = random.Random(4); K = wood((.010, .005, .004), (.075, .032, .020), .34, .8, (3, 1, 2)); I = iron(); z = 0
    for k, h in enumerate((.55, .66, .58, .61)):
        tint = rs.uniform(.86, 1.12); m = wood(tuple(.85 * tint * v for v in (.055, .032, .021)), tuple(tint * v for v in (.250, .158, .100)), .60, .10, (k * 3.7, 0, k * 1.9)); box('plank', (3.62, .10, h - .012), (1.8, .05 + rs.uniform(-.008, .008), z + h / 2), m, bevel=.012); z += h
    for zz in (-.035, 2.435): box('rail', (3.84, .22, .13), (1.8, -.01, zz), K, bevel=.03)
    K2 = wood((.010, .005, .004), (.075, .032, .020), .34, .8, (1, 4, 2), along='z')
    for x in (-.035, 3.635): box('stile', (.13, .215, 2.5), (x, -.01, 1.2), K2, bevel=.03)
    for x in (-.03, 3.63):
        for zz in (-.03, 2.43):
            sx, sz = (1 if x < 1 else -1), (1 if zz < 1 else -1); box('corner', (.30, .03, .145), (x + sx * .075, -.118, zz), I, bevel=.012); box('corner', (.143, .03, .30), (x, -.115, zz + sz * .075), I, bevel=.012)
            for q in ((.0, .0), (.17 * sx, 0), (0, .17 * sz)): o = lathe('nail', [(.032, 0), (.030, .012), (.02, .027), (0, .03)], I, n=24); o.rotation_euler = (math.pi / 2, 0, 0); o.location = (x + q[0], -.130, zz + q[1])
    for x in (.65, 2.95):
        ring(x, -.02, 2.555, .055, .016, I); rope([(x, -.02, 2.60), (x, -.02, 3.2)], .021, x)
        for q in (-.02, .02): ring(x, -.02 + q, 2.60, .03, .016, pbr('hemp', (.30, .20, .12), .85))
    night_light(1.0); flat_camera(1.8, 1.29, 2.94)

def lantern(x, y, z, s):
    """A bullet of lit paper, as they hang in the alley, ribbed."""
    r, h, cut = .34, .62, .46; prof = [(0, 0), (r, 0)] + [(r * (1 + .012 * math.sin(i * 1.5)), h * i / 40) for i in range(1, 41)] + [(r * math.cos(a) ** .9 if a < 1.57 else 0, h + cut * math.sin(a)) for a in [math.pi / 2 * i / 30 for i in range(1, 31)]]
    m = pbr('shade', (.75, .34, .26), .55, emit=(1, .34, .17), emit_s=1.2); n, l, b = nodes(m); tc = n.new('ShaderNodeTexCoord'); sp = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Object'], sp.inputs[0]); w = n.new('ShaderNodeMath'); w.operation = 'SINE'; mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; mu.inputs[1].default_value = 62; l.new(sp.outputs[2], mu.inputs[0]); l.new(mu.outputs[0], w.inputs[0]); mr = n.new('ShaderNodeMapRange'); mr.inputs[1].default_value = -1; mr.inputs[3].default_value = .5; mr.inputs[4].default_value = 1.35; l.new(w.outputs[0], mr.inputs[0]); l.new(mr.outputs[0], b.inputs['Emission Strength'])
    o = lathe('lantern', prof, m, n=64, autosmooth=180); o.location, o.scale = (x, y, z), (s,) * 3; q = lathe('foot', [(0, -.16), (.30, -.16), (.37, -.12), (.37, .02), (.30, .04)], lacquer_black(), n=64); q.location, q.scale = (x, y, z), (s,) * 3
    p = bpy.data.lights.new('p', 'POINT'); p.energy = 9; p.color = (1, .46, .25); p.shadow_soft_size = .2 * s; e = bpy.data.objects.new('p', p); bpy.context.collection.objects.link(e); e.location = (x, y - .45, z + .2)

def eave():
    """The edge of a roof from a little below: round tile ends, a board, rafter ends, the pole the sign hangs from."""
    T = pbr('tile', (.085, .080, .084), .36, coat=.6, coat_rough=.1); smudge(T, .22, .5, 3); bump(T, 'NOISE', 26, .25, .02, 5); W = wood((.016, .009, .006), (.13, .065, .04), .4, .4, (2, 2, 2)); I = iron()
    for k in range(-2, 21):
        x = k * .205; o = lathe('end', [(0, 0), (.055, 0), (.06, .012), (.072, .012), (.078, .02), (.092, .022), (.098, .008), (.098, -.9)], T, n=48); o.rotation_euler = (math.pi / 2 - .16, 0, 0); o.location = (x, -.34, .98); ball = lathe('boss', [(0, .035), (.02, .032), (.034, .018), (.038, 0)], T, n=32); ball.rotation_euler = o.rotation_euler; ball.location = o.location
        p = [(x + .1025 + .115 * math.cos(a), -.30, 1.02 + .085 * math.sin(a)) for a in np.linspace(math.pi * 1.08, math.pi * 1.92, 12)]; string(p, .022, T)
        v = [(q[0], q[1] + d, q[2] + d * .45) for d in (0, 1.4) for q in p]; obj('trough', v, [(i, i + 1, i + 13, i + 12) for i in range(11)], T)
    box('board', (4.6, .06, .15), (1.8, -.20, .80), W, bevel=.012); box('lath', (4.6, .09, .045), (1.8, -.23, .895), W, bevel=.01)
    for k in range(-1, 13): box('rafter', (.085, 1.3, .10), (.06 + k * .32, .42, .68), wood((.008, .005, .004), (.055, .028, .019), .45, .3, (k, k * 2, 0)), bevel=.01); box('cap', (.09, .015, .105), (.06 + k * .32, -.235, .68), pbr('cap', (.12, .10, .08), .7), bevel=.006)
    box('soffit', (4.6, 1.4, .03), (1.8, .5, .74), W, bevel=0)
    pole = lathe('pole', [(0, -2.4), (.058, -2.4)] + [(.058 + .004 * math.sin(i * 2.1), -2.4 + 4.8 * i / 60) for i in range(1, 60)] + [(0, 2.4)], wood((.02, .01, .006), (.13, .075, .045), .45, .3, (0, 0, 0), along='z'), n=48); pole.rotation_euler = (0, math.pi / 2, 0); pole.location = (1.8, -.14, .47)
    for x in (-.2, 1.8, 3.8): box('arm', (.05, .3, .30), (x, -.05, .62), I, bevel=.012)
    string([(3.42, -.30, .70), (3.42, -.30, .36)], .008, I); lantern(3.42, -.30, .085, .27); night_light(.85); area((1.8, -3.4, -1.4), (1.8, 0, .7), 2.2, 55, (1, .5, .3), vis=False)
    flat_camera(1.8, .62, 1.2, .18)

def brush():
    """A lip brush, its point in the lower left corner of the picture: bristle, chrome, black lacquer."""
    tilt = bpy.data.objects.new('tilt', None); bpy.context.collection.objects.link(tilt); parts = []
    hair = pbr('hair', (.50, .37, .27), .42, coat=.5, coat_rough=.2, sheen=.4); rs = random.Random(8)
    core = lathe('core', [(0, .012), (.035, .05), (.07, .14), (.092, .28), (.095, .42), (.085, .56)], hair, n=48, sx=1.0, sy=.6, autosmooth=180); parts.append(core)
    v, f = [], []
    for j in range(2600):
        a, u = rs.uniform(0, 6.283), rs.random() ** .5; top = Vector((math.cos(a) * .082 * u, math.sin(a) * .05 * u, .56)); r = .098 * u; mid = Vector((math.cos(a) * r, math.sin(a) * r * .6, .34)); end = Vector((math.cos(a) * .012 * u + rs.uniform(-.006, .006), math.sin(a) * .008 * u, rs.uniform(0, .12) * (1 - .5 * u) + .10 * u * u)); w = Vector((-math.sin(a), math.cos(a), 0)) * .0022; i = len(v)
        p1 = mid.lerp(end, .45) + Vector((math.cos(a), math.sin(a) * .6, 0)) * .018 * u; v += [top - w, top + w, mid - w, mid + w, p1 - w, p1 + w, end]; f += [(i, i + 1, i + 3, i + 2), (i + 2, i + 3, i + 5, i + 4), (i + 4, i + 5, i + 6)]
    parts.append(obj('bristle', [tuple(q) for q in v], f, hair, smooth=False))
    CH = chrome(); K = lacquer_black(); parts.append(lathe('ferrule', [(.092, .50), (.098, .51), (.100, .54), (.104, .66), (.096, .672), (.096, .69), (.106, .70), (.104, .72), (.108, .95), (.112, 1.05), (.104, 1.07), (.104, 1.09), (.114, 1.10), (.116, 1.2)], CH, n=72, sy=.9))
    parts.append(lathe('handle', [(.112, 1.19), (.128, 1.22), (.132, 1.30), (.126, 1.7), (.104, 2.4), (.080, 3.1), (.064, 3.52), (.058, 3.6), (.040, 3.66), (0, 3.68)], K, n=72)); parts.append(lathe('line', [(.128, 1.44), (.1335, 1.445), (.1335, 1.475), (.128, 1.48)], rosegold(), n=72))
    for o in parts: o.parent = tilt
    tilt.rotation_euler = (0, math.radians(42), 0); tilt.scale = (1.55, 1.55, 1.25); tilt.location = (-1.16, 0, -1.16)
    card((-2.6, -3.6, 2.2), (0, 0, 0), 2.4, 5, 6.5, (1, .96, .92), soft=True); card((-.5, -7, .8), (0, 0, 0), 1.0, 6, 1.6, (1, .93, .88), soft=True); card((1.4, -5, 3.6), (0, 0, 0), .5, 4, 4, (1, .95, .9), soft=True); card((3.4, -1.8, -2.6), (0, 0, 0), 1.4, 4.4, 4.2, (1, .46, .24), soft=True); area((-2.5, -4, 4), (0, 0, 0), 1, 190, (1, .94, .88), vis=False); area((3, -1, -3), (0, 0, 0), 1, 120, (1, .48, .26), vis=False)
    flat_camera(0, 0, 2.62)

def build():
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.004, .0028, .0026, 1)
    {'sign': sign, 'eave': eave, 'brush': brush}[ARGS['part']](); render(alpha=True)

run(build)

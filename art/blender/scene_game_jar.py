"""The jar of the fifth game in the layers between which its lips lie, and what holds the next one.
--part back | front | ledge | dropper, all cut-outs. One unit is a hundred of the solver's; the inside of the jar is 2.4 wide and 3.4 high,
its floor at z 0. FRAMES say which part of that a picture shows: middle x, middle z, width."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from products import *
import sdf

FRAMES = {'back': (0, 1.70, 2.72), 'front': (0, 1.70, 2.72), 'ledge': (0, -.36, 5.4), 'dropper': (0, .60, .60)}
TILT = math.radians(8)          # seen a little from above: the rim is a ring
WALL, ROUND, DEPTH = .075, .13, .62

def glass(edge=.30, tint=(1, 1, 1), rough=.02):
    """Clear in the middle, mirror at its edge, at every sample count."""
    m = bpy.data.materials.new('glass'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear(); out = n.new('ShaderNodeOutputMaterial')
    tr, gl, mx, lw = n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeBsdfGlossy'), n.new('ShaderNodeMixShader'), n.new('ShaderNodeLayerWeight')
    gl.inputs[0].default_value = (*tint, 1); gl.inputs[1].default_value = rough; lw.inputs[0].default_value = edge; l.new(lw.outputs['Fresnel'], mx.inputs[0]); l.new(tr.outputs[0], mx.inputs[1]); l.new(gl.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0]); return m

def ring(w, d, c, n=24):
    """Half of a rounded rectangle, from the left side over y < 0 to the right side."""
    v = [(-w, 0)]; c = min(c, w, d)
    for cx, cy, a0 in ((-w + c, -d + c, math.pi), (w - c, -d + c, 1.5 * math.pi)):
        v += [(cx + c * math.cos(a0 + math.pi / 2 * k / n), cy + c * math.sin(a0 + math.pi / 2 * k / n)) for k in range(n + 1)]
    return v + [(w, 0)]

def vessel(side, mat):
    """side -1 the half towards the visitor, 1 the half behind: outer wall, rolled rim, inner wall, and the thick foot."""
    prof = [(-.02, -.125), (0, -.10)] + [(0, z) for z in np.linspace(-.05, 3.42, 24)]; prof = [(WALL + o, z) for o, z in prof]
    prof += [(WALL / 2 + (WALL / 2 + .022) * math.cos(a), 3.46 + .045 * math.sin(a)) for a in np.linspace(-.4, math.pi + .4, 16)] + [(0, z) for z in np.linspace(3.42, .06, 24)] + [(-.03, .015), (-.09, 0)]
    rings = [ring(1.2 + o, DEPTH + o, ROUND + o) for o, z in prof]; m = len(rings[0]); v = [(x, y * -side, z) for r, (o, z) in zip(rings, prof) for x, y in r]
    f = [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(len(prof) - 1) for k in range(m - 1)]; return obj('vessel', v, f, mat)

def light():
    world = bpy.context.scene.world.node_tree.nodes['Background'].inputs; world[0].default_value = (.010, .007, .016, 1); world[1].default_value = 1
    card((-4.6, -2.4, 2.4), (-1.2, 0, 1.7), 1.5, 6, 9, (.96, .93, 1)); card((4.4, -2.0, 2.0), (1.2, 0, 1.7), 1.0, 6, 7, (1, .62, .80)); card((0, 4.5, 5.4), (0, 0, 1.5), 7, 2.2, 4, (.72, .46, 1)); card((0, -3.5, 7), (0, 0, 3), 4, 1.2, 6, (1, .97, 1)); card((0, -5, -1.6), (0, 0, -.3), 6, 1.0, 4, (.80, .60, 1), soft=True)

def back():
    light(); vessel(1, glass(.34, (.86, .80, 1)))
    # The foot is a block of glass that the lake shines into.
    foot = pbr('foot', (.03, .014, .07), .08, coat=1, spec=.7, emit=(.42, .20, .80), emit_s=.045, alpha=.9); o = obj('foot', [(x, y, z) for z in (-.10, .0) for y in (-DEPTH, DEPTH) for x in (-1.22, 1.22)], [(0, 1, 3, 2), (4, 5, 7, 6), (0, 1, 5, 4), (2, 3, 7, 6)], foot, smooth=False)
    b = o.modifiers.new('b', 'BEVEL'); b.width = .04; b.segments = 3
    smoke((0, DEPTH + .3, .9), 2.9, 2.6, .10, (.50, .24, 1), .5, 2, edge=.5); smoke((0, DEPTH + .2, .05), 2.7, .9, .30, (.74, .40, 1), 0, 0, edge=.5)

def front():
    light(); vessel(-1, glass(.30, (.97, .94, 1)))
    for x, w, h, z, s in ((-.92, .24, 2.9, 2.45, 9), (-.66, .06, 2.7, 2.5, 8), (1.04, .09, 2.4, 2.1, 7)):      # windows in the flat of the glass
        c = card((x, -DEPTH - 2, z), (x, 0, z - 2 * math.sin(TILT * 2)), w, h, s, (1, .98, 1), soft=True); c.rotation_euler[1] += .05
    box('bar', (2.40, .07, .085), (0, -DEPTH - .02, -.055), pbr('edge', (.06, .03, .13), .05, coat=1, spec=.8, emit=(.60, .36, 1), emit_s=.07, alpha=.45), bevel=.03)
    rs = random.Random(5); wet = glass(.5, (1, .98, 1))
    for k in range(34):                                        # breath of the lake on the outside, at its edges only
        side = rs.choice((-1, 1)); x = side * (1.27 - abs(rs.gauss(0, .06))); z = rs.uniform(.05, 1.6) if rs.random() < .8 else rs.uniform(2.2, 3.2); r = rs.uniform(.008, .024); d = drop((x, -DEPTH - WALL + .01, z), r, wet, 1, k); d.scale = (r, r * .5, r * rs.uniform(1, 1.5))

def ledge():
    """A floe of the lake that does not melt: lit from below, cracked, wet on top."""
    light(); ice = pbr('ice', (.030, .016, .062), .10, coat=1, coat_rough=.03, spec=.7); n, l, b = nodes(ice); tc = n.new('ShaderNodeTexCoord'); vo = n.new('ShaderNodeTexVoronoi'); vo.feature = 'DISTANCE_TO_EDGE'; vo.inputs['Scale'].default_value = .9
    ns = n.new('ShaderNodeTexNoise'); ns.inputs['Scale'].default_value = 1.4; ns.inputs['Detail'].default_value = 6; add = n.new('ShaderNodeMixRGB'); add.blend_type = 'ADD'; add.inputs[0].default_value = .5; l.new(tc.outputs['Object'], add.inputs[1]); l.new(tc.outputs['Object'], ns.inputs['Vector']); l.new(ns.outputs['Color'], add.inputs[2]); l.new(add.outputs[0], vo.inputs['Vector'])
    cr = n.new('ShaderNodeMapRange'); cr.inputs[1].default_value, cr.inputs[2].default_value, cr.inputs[3].default_value, cr.inputs[4].default_value = 0, .014, 1, 0; l.new(vo.outputs['Distance'], cr.inputs[0])
    ge = n.new('ShaderNodeNewGeometry'); sp = n.new('ShaderNodeSeparateXYZ'); l.new(ge.outputs['Position'], sp.inputs[0]); dp = n.new('ShaderNodeMapRange'); dp.inputs[1].default_value, dp.inputs[2].default_value, dp.inputs[3].default_value, dp.inputs[4].default_value = -.10, -1.0, .015, .20; l.new(sp.outputs[2], dp.inputs[0])
    cl = n.new('ShaderNodeMath'); cl.operation = 'MULTIPLY'; l.new(ns.outputs['Fac'], cl.inputs[0]); l.new(dp.outputs[0], cl.inputs[1]); su = n.new('ShaderNodeMath'); su.operation = 'MULTIPLY_ADD'; su.inputs[1].default_value = .10; l.new(cr.outputs[0], su.inputs[0]); l.new(cl.outputs[0], su.inputs[2])
    b.inputs['Emission'].default_value = (.52, .26, 1, 1); l.new(su.outputs[0], b.inputs['Emission Strength']); bump(ice, 'NOISE', 5, .18, .03, 6); smudge(ice, .04, .26, 3)
    def floe(P): q = sdf.smax(sdf.smax(np.abs(P[0]) - 2.38 - .22 * np.sin(P[2] * 5 + P[1] * 2) - .10 * np.sin(P[1] * 7), np.abs(P[1] + .05) - .92 - .07 * np.sin(P[0] * 2.1) - .05 * np.sin(P[0] * 5.3 + 1), .08), np.abs(P[2] + .62) - .50, .07); return q + .020 * np.sin(P[0] * 9 + 2 * P[2]) * np.sin(P[2] * 7 + P[1] * 4)
    V, F = sdf.mesh(floe, (-2.75, -1.2, -1.3), (2.75, 1.1, .05), .030); fast('floe', V, F, ice)
    for x, y, s, sd in ((-1.85, -.25, .15, 1), (-1.58, .1, .10, 2), (1.62, -.35, .11, 3), (1.95, .1, .19, 4), (-2.2, .2, .12, 5), (2.25, -.3, .10, 6)):   # splinters that froze to it
        o = lathe('splinter', [(.0, -1), (.5, -1), (.62, .9), (.30, 1.7), (0, 1.95)], ice, n=6, autosmooth=10, bevel=.03); o.scale = (s,) * 3; o.location = (x, y, -.10); o.rotation_euler = (.2 * sd % .5, .5 * math.sin(sd * 2.1), sd)
    ghost = vessel(-1, pbr('g', (.3, .2, .5), .05, emit=(.5, .28, .9), emit_s=.12)); ghost.visible_camera = False          # the jar, seen only in the wet
    shade = box('shade', (2.5, 1.3, .02), (0, 0, -.06), pbr('s', (0, 0, 0), .9), bevel=0); shade.visible_camera = False
    area((-2.5, -4, 3), (0, -.6, -.3), 1.2, 150, (.90, .84, 1), vis=False); area((3, -2.5, 1.5), (1, -.5, -.3), .8, 70, (1, .52, .74), vis=False)

def dropper():
    """A pipette: what hangs, hangs at its tip (0, 0)."""
    light(); G = glass(.42, (.96, .93, 1)); tube = lathe('tube', [(.018, .005), (.030, 0), (.034, .02), (.040, .12), (.095, .30), (.105, .36), (.105, .72)], G, n=64); lathe('core', [(.006, .01), (.012, .03), (.020, .12), (.060, .30), (.066, .34), (.066, .60), (0, .61)], pbr('serum', (.62, .02, .06), .06, coat=1, emit=(.5, .01, .04), emit_s=.18), n=48)
    lathe('collar', [(.125, .66), (.14, .67), (.145, .69), (.145, .74), (.135, .75), (.135, .80), (.145, .81), (.145, .85), (.12, .87)], chrome(), n=96); lathe('bulb', [(.115, .86), (.15, .90), (.185, .98), (.19, 1.08), (.165, 1.22), (.15, 1.4)], lacquer_black(), n=96)
    area((-2, -3, 3), (0, 0, .6), 1, 120, (1, .96, 1), vis=False)

def build():
    part = ARGS['part']; {'back': back, 'front': front, 'ledge': ledge, 'dropper': dropper}[part](); x, z, w = FRAMES[part]
    c = camera((x, -9 * math.cos(TILT), z + 9 * math.sin(TILT)), (x, 0, z)); c.data.type = 'ORTHO'; c.data.sensor_fit = 'HORIZONTAL'; c.data.ortho_scale = w; render(bounces=6, glossy=4, trans=6, clamp=5, alpha=True)

run(build)

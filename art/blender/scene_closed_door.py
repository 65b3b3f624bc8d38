"""One closed door of black lacquer on a wet floor, relit for each floor of the town.
--floor 1 入口 red corridor | 2 素 porcelain side light | 3 怪 black water, two embers in the seam | 4 造 a work lamp | 5 声 a rouge horizon
The camera stands low and left of the door's axis; the door is cropped by the left edge, the right and the lower third stay dark for type.
The mark is a closed mouth in relief: the same lips as the gate's, not yet open."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import lips
import sdf

FLOOR = int(float(ARGS.get('floor', 1)))
WHITE, RED, ROUGE, WARM = (1, .95, .93), (1, .012, .022), (.95, .02, .05), (1, .46, .17)
# seam: colour, strength, width | key: the tall softbox, fill: the wide one behind it | side: grazing card at the left | halo: glow behind the right edge
LIGHT = {
    1: dict(seam=(RED, 5.0, .020), key=((1, .62, .60), 7), fill=((1, .05, .06), .9), side=(RED, 10), halo=(RED, .10)),
    2: dict(seam=(WHITE, 2.2, .016), key=((1, .97, .95), 16), fill=((.95, .97, 1), .55), side=((.93, .96, 1), 26), halo=((.9, .93, 1), .020)),
    3: dict(seam=((1, .30, .04), .03, .105), key=((.72, .84, 1), 6), fill=((.60, .72, .9), .28), side=((1, .34, .08), 5), halo=((.8, .25, .08), .016)),
    4: dict(seam=(WARM, 1.6, .016), key=((1, .78, .58), 3.5), fill=(WARM, .55), side=(WARM, 5), halo=(WARM, .018)),
    5: dict(seam=(ROUGE, 3.2, .016), key=((1, .66, .68), 6), fill=(ROUGE, .45), side=(ROUGE, 8), halo=(ROUGE, .05)),
}[FLOOR]
s = reset(); random.seed(5); rs = random.Random(50 + FLOOR)
K = lacquer_black()
K2 = pbr('panel', (.004, .003, .004), .13, coat=1.0, coat_rough=.02); smudge(K2, .09, .24, 1.6, 8); bump(K2, 'NOISE', 2.2, .022, .05, 2)
FRAME = pbr('frame', (.005, .004, .005), .3, coat=.8, coat_rough=.06); smudge(FRAME, .2, .42, 1.4, 8)
C = chrome()

# ---------- the door: slab, raised panel, deep frame, threshold ----------
W, H = 2.30, 4.35
(seam_col, seam_st, gap) = LIGHT['seam']
box('slab', (W, .12, H), (0, .06, H / 2 + .02), K2, bevel=.018)
FW, F0, F1 = W - .50, .25, H - .23               # one tall field in a groove with a chrome thread; it carries the mark
box('groove', (FW + .10, .02, F1 - F0 + .10), (0, .006, (F0 + F1) / 2), FRAME, bevel=.008)
box('field', (FW, .09, F1 - F0), (0, -.010, (F0 + F1) / 2), K2, bevel=.045, seg=8)
for x in (-1, 1): box('thread', (.011, .010, F1 - F0 + .066), (x * (FW / 2 + .028), -.006, (F0 + F1) / 2), C, bevel=.003)
for z in (F0 - .028, F1 + .028): box('thread', (FW + .066, .010, .011), (0, -.006, z), C, bevel=.003)
J, D = .24, .46                                  # jamb width and depth; the reveal stands before the slab
for x in (-(W / 2 + gap * .4 + J / 2), W / 2 + gap + J / 2): box('jamb', (J, D, H + .05), (x, .02, H / 2 + .025), FRAME, bevel=.022)
box('lintel', (W + gap * 1.4 + 2 * J, D, .27), (gap * .3, .02, H + .05 + .135), FRAME, bevel=.022)
box('step', (W + gap * 1.4, .30, .02), (gap * .3, -.03, .010), C, bevel=.006)
SE = pbr('seam', (0, 0, 0), .5, emit=seam_col, emit_s=seam_st); n, l, b = nodes(SE)   # brightest a third up, gone at the top
ge = n.new('ShaderNodeNewGeometry'); sp = n.new('ShaderNodeSeparateXYZ'); rp = n.new('ShaderNodeValToRGB'); mr = n.new('ShaderNodeMapRange'); mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; mu.inputs[1].default_value = seam_st
mr.inputs[2].default_value = H; l.new(ge.outputs['Position'], sp.inputs[0]); l.new(sp.outputs[2], mr.inputs[0]); l.new(mr.outputs[0], rp.inputs[0]); rp.color_ramp.interpolation = 'EASE'
for q, (at, v) in enumerate(((0, .45), (.30, 1), (.62, .42), (1, .03))):
    e = rp.color_ramp.elements[q] if q < 2 else rp.color_ramp.elements.new(at); e.position = at; e.color = (v, v, v, 1)
l.new(rp.outputs[0], mu.inputs[0]); l.new(mu.outputs[0], b.inputs['Emission Strength'])
if FLOOR != 3: box('light', (gap, .02, H - .06), (W / 2 + gap / 2, .050, H / 2), SE, bevel=0)
else:                                            # someone with a tilted head stands behind the gap
    box('dark', (gap, .02, H - .06), (W / 2 + gap / 2, .40, H / 2), SE, bevel=0)
    for x, z, r in ((.050, 1.86, .052), (.060, 1.69, .050)):
        E = pbr('iris', (.02, .006, .002), .05, coat=1, emit=(1, .30, .03)); n, l, b = nodes(E)
        tc = n.new('ShaderNodeTexCoord'); gr = n.new('ShaderNodeTexGradient'); gr.gradient_type = 'SPHERICAL'; mp = n.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (3.0, .001, .8)
        sl = n.new('ShaderNodeMapRange'); sl.interpolation_type = 'SMOOTHSTEP'; sl.inputs[1].default_value, sl.inputs[2].default_value, sl.inputs[3].default_value, sl.inputs[4].default_value = .10, .66, 2.0, 0
        l.new(tc.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], gr.inputs[0]); l.new(gr.outputs['Fac'], sl.inputs[0]); l.new(sl.outputs[0], b.inputs['Emission Strength'])
        bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=48, ring_count=32, location=(W / 2 + x, .05, z)); o = bpy.context.object; o.scale = (r, r, r); o.rotation_euler = (0, .25, -.42); o.data.materials.append(E)
        for p in o.data.polygons: p.use_smooth = True
        LID = pbr('lid', (.004, .003, .003), .3, coat=.6)   # lids half down: two bowls over each ball
        for up, cut in ((1, .30), (-1, .72)):
            v, f = sdf.mesh(lambda P: sdf.smax(sdf.smax(sdf.sphere(P, (0, 0, 0), 1.22), -sdf.sphere(P, (0, 0, 0), 1.04), .02), cut - up * P[2], .03), (-1.35,) * 3, (1.35,) * 3, .06)
            o = facing_mesh('lid', v, f, LID); o.scale = (r,) * 3; o.location = (W / 2 + x, .05, z); o.rotation_euler = (0, .25, -.42)

MARK = {   # each floor finishes the mouth in its own way: lacquer, porcelain, wet black, pressed powder, liquid
    1: lambda: pbr('mark', (.16, .001, .004), .16, coat=1, coat_rough=.015),
    2: lambda: pbr('mark', (.30, .28, .275), .12, coat=1, coat_rough=0, sss=.1, sss_col=(.8, .6, .55), sss_rad=(.05, .03, .02)),
    3: lambda: pbr('mark', (.006, .004, .005), .06, coat=1, coat_rough=0),
    4: lambda: pbr('mark', (.22, .045, .065), .6, sheen=.8),
    5: lambda: pbr('mark', (.30, .0015, .009), .05, coat=1, coat_rough=0),
}[FLOOR]()
if FLOOR == 4: bump(MARK, 'NOISE', 90, .35, .01, 6)
for side in (1, -1):
    V, F = lips.lip(side, 0, 360, 90); V = V * (.66, .50, .66); V[:, 1] -= .20 * (V[:, 0] / (.66 * lips.HALF)) ** 2 * 1.0
    o = facing_mesh('mark', V, F, MARK); o.location = (0, -.050, 2.52)

# ---------- the floor and what lies on it ----------
if FLOOR == 3:
    WT = pbr('water', (.003, .002, .003), .03, spec=.9, coat=.3, coat_rough=0); nx, ny = 300, 420; vv = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = -6 + 12 * i / nx, -7.5 + 19 * (j / ny) ** 1.3; d = math.hypot(x - 1.15, (y + .55) * 1.1); d2 = math.hypot(x + 1.7, y + 2.6)
            z = .007 * noise.noise((x * .9, y * .7, 2)) + .004 * noise.noise((x * 2.6, y * 1.9, 7)) + .009 * math.sin(d * 13) * math.exp(-d * .8) * min(1, d * 3) + .006 * math.sin(d2 * 15) * math.exp(-d2 * 1.1) * min(1, d2 * 3)
            vv.append((x, y, z + .035))
    obj('water', vv, [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)], WT)
else: wet_floor(80, 0.0, rough=(.015, .22) if FLOOR != 4 else (.10, .40), color=(.004, .003, .003) if FLOOR != 4 else (.012, .008, .007), ripple=.08, scale=.7)
def scatter(n, near, r0, r1, make):
    """Denser near the door's foot and its seam, thinning towards the visitor."""
    for k in range(n):
        a, d = rs.uniform(math.pi, 2 * math.pi), rs.random() ** 1.8; make((near[0] + math.cos(a) * 1.6 * d, near[1] + math.sin(a) * 1.5 * d), r0 * (r1 / r0) ** (rs.random() ** 2.2), k)
def bead(mat, flat=.42): return lambda p, r, k: drop((p[0], p[1], r * flat * .55), r, mat, flat, k)
CRUMB = {}
def crumb(mat):
    def make(p, r, k):
        key = (mat.name, k % 5)
        if key not in CRUMB:
            bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1, location=(0, 0, -50)); o = bpy.context.object; CRUMB[key] = o.data
            for v in o.data.vertices: v.co *= 1 + .55 * noise.noise(v.co * 1.6 + Vector((k, 0, 0))) + .22 * noise.noise(v.co * 5)
            o.data.materials.append(mat)
        o = bpy.data.objects.new('crumb', CRUMB[key]); bpy.context.collection.objects.link(o); o.location = (p[0], p[1], r * .45); o.scale = (r, r * rs.uniform(.7, 1.2), r * rs.uniform(.5, .9)); o.rotation_euler = (0, 0, rs.uniform(0, 6))
    return make
DEW = pbr('dew', (.006, .004, .005), .02, coat=1, coat_rough=0, spec=.9)
POW = pbr('powder', (.52, .31, .27), .8, sheen=.5); POW2 = pbr('powder2', (.40, .13, .14), .8, sheen=.5)
if FLOOR == 1: scatter(46, (.55, -.25), .008, .050, bead(DEW)); scatter(26, (.9, -.3), .006, .022, crumb(pbr('chip', (.42, .002, .010), .22, coat=1)))
if FLOOR == 2: scatter(150, (.5, -.28), .004, .013, bead(C, .9)); scatter(24, (.3, -.3), .010, .045, bead(DEW))
if FLOOR == 4:
    scatter(520, (-.15, -.42), .003, .014, crumb(POW)); scatter(160, (.1, -.5), .003, .012, crumb(POW2)); 
    for k, (x, y, r) in enumerate(((-.62, -1.05, .085), (-.30, -.80, .060), (-.86, -1.35, .050), (-.05, -.95, .038), (-.52, -1.55, .030), (.22, -.70, .050))):   # pieces of a dropped pan
        crumb(POW)((x, y), r, k); bpy.context.collection.objects[-1].scale[2] *= .5
    for k in range(260): a = rs.random() * 6.3; d = rs.random() ** .6 * .8; crumb(POW)((-.50 + math.cos(a) * d, -1.05 + math.sin(a) * d * .8), .0025 + .009 * rs.random() ** 3, k)
FEW = lambda r: [drop((x, y, r * q * .2), r * q, DEW, .40, k) for k, (x, y, q) in enumerate(((-.95, -2.6, 1), (-.55, -1.9, .6), (-1.25, -1.7, .8), (-.1, -2.3, .35), (-.7, -3.1, .5), (.45, -1.5, .5), (-1.5, -3.0, .7), (.2, -1.1, .8), (-.35, -1.3, .45), (.75, -1.9, .3)))]
if FLOOR in (1, 2, 5): FEW(.062)
if FLOOR == 5: scatter(34, (.6, -.3), .010, .06, bead(pbr('rouge', (.45, .002, .012), .04, coat=1, coat_rough=0)))

# ---------- light: cards in the mirror direction of the face, seen from this camera ----------
def put(kind): return LIGHT[kind][1], LIGHT[kind][0]
card((2.95, -8.0, 5.2), (-.2, 0, 2.6), 1.6, 9.5, *put('key'), soft=True)                          # the tall softbox down the field
card((3.75, -8.0, 5.4), (.1, 0, 2.6), .20, 10.5, LIGHT['key'][1] * .55, LIGHT['key'][0])                 # and its crisp edge
card((5.9, -7.4, 4.6), (1.3, 0, 2.2), .55, 8.0, LIGHT['key'][1] * .45, LIGHT['key'][0], soft=True)    # a thin one on the right jamb
card((3.6, -9.0, 5.0), (0, 0, 2.4), 10, 12, *put('fill'))                                        # the wide one that keeps the face from vanishing
card((-3.6, -1.6, 2.7), (-.6, 0, 2.4), 1.3, 4.8, *put('side'), soft=True, oneside=True)           # grazes frame and relief from the left
card((.2, -2.8, 7.4), (0, 0, 2.5), 2.6, .9, LIGHT['key'][1] * 1.8, LIGHT['key'][0], soft=True, oneside=True)
area((-1.6, -2.6, 4.4), (0, 0, 2.5),   .5, {1: 13, 2: 5, 3: 6, 4: 2, 5: 9}[FLOOR], LIGHT['key'][0], vis=False, spread=60)   # picks out the mark
if FLOOR != 3: area((W / 2 + .35, -.45, .9), (W / 2 - .3, -.3, 0), .25, 5 * min(1, seam_st / 4), seam_col, vis=False)
smoke((2.1, 1.6, 1.9), 3.4, 6.0, LIGHT['halo'][1] * 3, LIGHT['halo'][0], .36, FLOOR * 3.0, cut=(.25, .8), edge=.5)
if FLOOR == 1:   # the corridor goes on behind it
    smoke((2.2, 6, .5), 5.0, 1.6, .20, RED, .5, 9)
    for x, st in ((.9, 14), (1.35, 9)): card((x, -6.0, 4.0), (-.3, 0, 2.2), .05, 8, st, RED)     # and before it: two lines in the lacquer
if FLOOR == 2: area((-3.2, -1.1, 3.0), (-.2, 0, 2.5), .8, 60, WHITE, vis=False); card((1.0, -9.0, 2.4), (0, 0, 2.0), .06, 5.0, 5.0, RED)
if FLOOR == 3: smoke((5.6, 7, .35), 7, 1.1, .10, (1, .20, .05), .42, 3)
if FLOOR == 4:   # the lamp hangs into the picture
    lathe('shade', [(.05, .30), (.07, .26), (.20, .20), (.30, .04), (.31, 0), (.295, .0), (.285, .04), (.19, .18), (.05, .23)], K, n=96).location = (-.95, -1.35, 3.05); box('cord', (.014, .014, 3), (-.95, -1.35, 4.85), K, bevel=0)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=.10, segments=32, ring_count=20, location=(-.95, -1.35, 3.14)); bpy.context.object.data.materials.append(pbr('bulb', (0, 0, 0), .5, emit=(1, .60, .28), emit_s=9))
    area((-.95, -1.35, 3.04), (-.35, -.85, 0), .2, 170, WARM, vis=False, spread=110); area((-.95, -.8, 3.15), (.1, 0, 2.3), .2, 9, WARM, vis=False)
if FLOOR == 5: smoke((9.4, 14, .26), 13, .9, 1.5, ROUGE, 0, 0, edge=.5); smoke((9.2, 13, .9), 12, 4.2, .26, ROUGE, .3, 4, cut=(.15, .8), edge=.5); smoke((5.4, 6, .15), 8, .5, .35, ROUGE, .5, 2, edge=.5)
camera((-2.95, -7.3, .56), (.90, 0, 1.72), lens=37.5, fstop=5.6, focus=(.2, -.1, 2.3))
render(bounces=6, glossy=5, clamp=5)

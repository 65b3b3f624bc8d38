"""19 Spring on B2: it grew without light, so it is pale; a thin stem that lifted one tile of a basement floor and opens a season early."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
from monster_jelly import jelly, lids
COL = begin('19', 'D184AC', key=(1, .96, .98), rim=(1, .10, .18), iris=(.85, .30, .26), glow=(.50, .014, .040), gx=1.7, sheer=True)
SK = jelly((.70, .23, .41), body=.62, rough=.16, lit=.05, ior=1.16, rim=1.2, lip=(.42, .004, .060)); FR = jelly((.74, .24, .42), body=.80, rough=.22, lit=.02, rim=1.1); ST_ = jelly((.86, .62, .60), body=.60, rough=.24, lit=.03, rim=1.1)
opn, nod = {'neutral': (.0, 0), 'joy': (.18, -.08), 'pout': (-.20, .16), 'surprise': (.36, -.12), 'sleep': (-.40, .34)}[FACE]
HD = V3(-.34 - nod * .4, -.40, 2.86 - nod * .8); F = N3((-.66, -1, -.30 - nod)); A = curve([(.34, .02, .02), (.26, .0, .45), (.54, .05, 1.00), (.50, .02, 1.62), (.36, .0, 2.40), (.20, .06, 3.04), HD - F * .30 + V3(.04, .16, .34), HD - F * .20], 100)
strand(A, np.linspace(.070, .046, 100), ST_, 8)
Rt = N3(np.cross(F, (0, 0, 1))); Up = N3(np.cross(Rt, F))
eye(HD + Rt * -.21 + Up * .12 + F * .20, .135, F + Rt * -.20, lid=.58, tilt=-.18, gaze=(-6, -9, 1.0), side=-1); eye(HD + Rt * .17 + Up * .14 + F * .20, .112, F + Rt * .25, lid=.56, tilt=.20, gaze=(-5, -9, 1.0), side=1)
def raw(P): return smin(sdf.ellipsoid(P, HD, (.38, .33, .37)), sdf.sphere(P, HD - F * .22, .22), .14)
M = Mouth(raw, HD + F * .45 - Up * .17, F, .20, 'lips', full=.068, smile=-.04, skew=-.10, part=.10)
build('head', lambda P: M.on(sockets(raw(P), P, .06, 1.12), P), tuple(HD - .65), tuple(HD + .6), SK, min(STEP, .016)); lids(FR, 1.14)
build('lips', lambda P: smax(smin(sdf.chain(P, M.U, M.ru + .006, .02), sdf.chain(P, M.L, M.rl + .006, .02), .02), -sdf.chain(P, M.hole, M.rh, .01), .015), tuple(HD - .7), tuple(HD + .7), satin((.36, .030, .13), .45), min(STEP, .012))   # on a sheer face the lips are a skin of their own
for e in EYES: lashes(e, 11, .42)
# petals: sheer, veined, torn at the rim; the innermost stand round the face like a collar, the uppermost hangs over one eye
def petal_mat(col, through):
    m = pbr('petal', col, .26, coat=.4, coat_rough=.12, spec=.5, sheen=.5); n, l, b = nodes(m); uv = n.new('ShaderNodeAttribute'); uv.attribute_name = 'uv2'; sp = n.new('ShaderNodeSeparateRGB'); l.new(uv.outputs['Color'], sp.inputs[0])
    rp = n.new('ShaderNodeValToRGB'); l.new(sp.outputs['R'], rp.inputs[0]); e = rp.color_ramp.elements; e[0].position = .05; e[0].color = (*times(col, .22), 1); e[1].position = .62; e[1].color = (*col, 1); q = e.new(1.0); q.color = (*times(col, 1.45), 1); l.new(rp.outputs[0], b.inputs['Base Color'])
    wv = n.new('ShaderNodeMath'); wv.operation = 'SINE'; mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; mu.inputs[1].default_value = 70; l.new(sp.outputs['G'], mu.inputs[0]); l.new(mu.outputs[0], wv.inputs[0]); bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .35; bp.inputs['Distance'].default_value = .008; l.new(wv.outputs[0], bp.inputs['Height']); l.new(bp.outputs[0], b.inputs['Normal'])
    tr = n.new('ShaderNodeBsdfTranslucent'); tr.inputs[0].default_value = (*through, 1); tp = n.new('ShaderNodeBsdfTransparent'); tp.inputs[0].default_value = (*times(col, 1.5), 1); m1 = n.new('ShaderNodeMixShader'); m1.inputs[0].default_value = .46; m2 = n.new('ShaderNodeMixShader'); rim = n.new('ShaderNodeMapRange'); rim.inputs[1].default_value, rim.inputs[2].default_value = .35, 1.0; rim.inputs[3].default_value, rim.inputs[4].default_value = .0, .36; l.new(sp.outputs['R'], rim.inputs[0]); l.new(rim.outputs[0], m2.inputs[0])
    out = [x for x in n if x.type == 'OUTPUT_MATERIAL'][0]; l.new(b.outputs[0], m1.inputs[1]); l.new(tr.outputs[0], m1.inputs[2]); l.new(m1.outputs[0], m2.inputs[1]); l.new(tp.outputs[0], m2.inputs[2]); l.new(m2.outputs[0], out.inputs[0]); return m
PM = [petal_mat(c, t) for c, t in (((.64, .24, .42), (.80, .34, .54)), ((.52, .14, .31), (.68, .20, .42)), ((.72, .36, .54), (.84, .46, .66)))]
rs = random.Random(19)
def petal(a, size, tilt, wide, m, droop=.30, off=.20):
    dr = Rt * math.cos(a) + Up * math.sin(a); si = -Rt * math.sin(a) + Up * math.cos(a); sz = size * rs.uniform(.92, 1.12); tl = tilt + rs.uniform(-.20, .20); ph = rs.uniform(0, 6); sk = rs.uniform(-.18, .18); NU, NV = 40, 30
    def fn(u, v):
        w = wide * math.sin(math.pi * min(1, u * .80 + .06)) ** .75 * (1 - .10 * u * math.sin(9 * v + ph) ** 2); edge = u * (1 + .06 * math.sin(7 * v + ph) + .04 * math.sin(17 * v + 2 * ph) - .16 * v * v)
        return HD - F * .20 + dr * (off + sz * edge * math.sin(tl + .45 * u)) + si * (v * sz * w + sk * sz * u * u) + F * (sz * edge * math.cos(tl + .45 * u) + .20 * sz * v * v * (1 - u) - .20 * sz * max(0, u - .72) ** 1.2 * 2) + F * (.035 * u * math.sin(6 * v + ph) + .022 * u * u * math.sin(13 * v + 3 * u + ph)) - V3(0, 0, droop * u * u * sz)
    o = sheet('petal', fn, NU, NV, m, 0); at = o.data.attributes.new('uv2', 'FLOAT_COLOR', 'POINT'); at.data.foreach_set('color', np.array([(i / NU, (j / NV), 0, 1) for i in range(NU + 1) for j in range(NV + 1)], np.float32).ravel()); o.modifiers.new('s', 'SOLIDIFY').thickness = .008
for k in range(7): petal(2 * math.pi * k / 7 + .05 + rs.uniform(-.16, .16), .66 + .06 * (k % 2), -.20 + opn * .8, .60, PM[1 - k % 2], .04, .38)
petal(math.pi / 2 + .50, .92, -.50 + opn * .8, .58, PM[0], .10, .42); petal(math.pi / 2 - .50, .80, -.30 + opn * .8, .54, PM[2], .08, .42)                                    # the hood
for k in range(6): petal(2 * math.pi * k / 6 + .70 + rs.uniform(-.2, .2), .74, .95 + opn, .62, PM[0], .26)
for k in range(5): petal(2 * math.pi * k / 5 + .1 + rs.uniform(-.2, .2), .92, 1.48 + opn, .58, PM[2], .46)
PO = pbr('pollen', (.55, .20, .035), .6)
for k in range(13): a = k * .483 + .1; dr = Rt * math.cos(a) + Up * math.sin(a); p = HD + dr * .34; t = HD + dr * (.52 + .06 * (k % 3)) + F * (.30 + .07 * (k % 2)) - V3(0, 0, .04); strand(curve([p, p * .4 + t * .6 + F * .08, t], 8), .006, PM[2], 3); o = ball(t, .019, PO, 1.5, 12); o.rotation_euler = (a, .6, k)
# two leaves that behave like arms: no light, no green
LF = veil_mat((.62, .40, .36), (.85, .36, .34), .42, .34, .3)
def leaf(pts, w): L_ = curve(pts, 60); return lambda u, v: L_[min(59, int(u * 59))] + V3(0, -.4 * w * v, w * v) * (math.sin(math.pi * min(1, u * .94 + .03)) ** .8) + V3(0, 0, .5 * w * v * v) + V3(0, -.02 * math.sin(14 * u + 3 * v), 0)
sheet('leaf', leaf([A[34], A[34] + V3(.26, -.12, .30), A[34] + V3(.58, -.26, .30), A[34] + V3(.86, -.34, .02)], .085), 60, 8, LF, .010); sheet('leaf', leaf([A[20], A[20] + V3(-.26, -.14, .18), A[20] + V3(-.52, -.26, .10), A[20] + V3(-.78, -.36, -.22)], .07), 60, 8, LF, .010)
# the tile it lifted, and the others
TI = gloss((.30, .27, .26), .6); smudge(TI, .12, .34, 4); DK = pbr('joint', (.012, .009, .010), .7)
box('tile', (1.15, 1.15, .10), (-.12, -.05, .30), TI, .018, (.10, -.40, .20)); roots = [[(.34, .02, .06), (.34 + .3 * math.cos(a), .02 + .3 * math.sin(a), .03), (.34 + .62 * math.cos(a + .3), .62 * math.sin(a + .3), .01)] for a in (-2.4, -1.3, -.3, .8)]; strand(roots, [[.05, .035, .012]] * 4, ST_, 4)
if PORTRAIT: [box('t', (1.16, 1.16, .08), (-.1 + 1.2 * i, .0 + 1.2 * j, -.035), TI, .014) for i in range(-3, 4) for j in range(-2, 4) if (i, j) != (0, 0)]
# prop: the floor lamp that says B2
K = lacquer_black(); lp = A[34] + V3(.83, -.36, -.34); box('lamp', (.50, .13, .32), tuple(lp), K, .03); box('glass', (.43, .02, .25), tuple(lp + V3(0, -.07, 0)), pbr('glass', (.20, .03, .06), .2, emit=(1, .16, .30), emit_s=.55), .01); text('B2', ARGS.get('font'), .21, .004, light_mat((1, .62, .72), 5), loc=tuple(lp + V3(0, -.087, 0)), rot=(math.pi / 2, 0, 0)); strand(curve([A[34] + V3(.82, -.33, .05), lp + V3(.0, 0, .30), lp + V3(0, 0, .15)], 10), .010, chrome(), 4); spot(tuple(lp + V3(0, -.2, 0)), tuple(lp + V3(0, -2, -.4)), .4, 5, (1, .25, .40), vis=False); spot(tuple(lp + V3(-.3, -.1, 0)), tuple(lp + V3(-2, 0, -.3)), .3, 6, (1, .22, .40), vis=False)
spot(tuple(HD + V3(.5, 1.5, .7)), tuple(HD), .8, 80, (1, .66, .80), vis=False); lamp((-2.8, -7.6, 2.6), (-.3, 0, 2.7), .8, 1.8, 3.0, (1, .94, .96))
finish(loc=(-2.4, -9.2, 1.75), at=(.30, -.1, 2.00), lens=84, focus=(-.3, -.7, 2.7), floor=-.02)

"""18 Anonymous Bouquet: a cone of paper the colour soaks through; nobody has seen its face."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('18', 'BE4A5F', key=(1, .95, .94), rim=(1, .08, .10), glow=(.55, .012, .026), gx=1.8)
flare, rise, bend = {'neutral': (0, 0, 0), 'joy': (.08, .26, -.10), 'pout': (-.16, -.14, .22), 'surprise': (.12, .46, 0), 'sleep': (-.16, -.02, .34)}[FACE]
PA = veil_mat((.80, .66, .60), (1.0, .42, .36), .34, .62, 0); n, l, b = nodes(PA); ge = n.new('ShaderNodeNewGeometry'); sx = n.new('ShaderNodeSeparateXYZ'); l.new(ge.outputs['Position'], sx.inputs[0]); ns = n.new('ShaderNodeTexNoise'); ns.inputs['Scale'].default_value = 2.2; ns.inputs['Detail'].default_value = 6; l.new(ge.outputs['Position'], ns.inputs['Vector']); ad = n.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = 1.7; l.new(ns.outputs[0], ad.inputs[0]); l.new(sx.outputs[2], ad.inputs[2])
mr = n.new('ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs[1].default_value = 2.35; mr.inputs[2].default_value = 3.75; l.new(ad.outputs[0], mr.inputs[0]); mx = n.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (.82, .70, .64, 1); mx.inputs[2].default_value = (*times(COL, .95), 1); l.new(mr.outputs[0], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color']); bump(PA, 'NOISE', 60, .12, .01, 5)   # the tint, soaking down
AXIS = curve([(.22, .05, .03), (.16, .02, .70), (.02, -.04, 1.40), (-.14 + bend * .3, -.14, 2.10), (-.30 + bend, -.26, 2.70 - abs(bend) * .3)], 100)
def cone(k0, k1, tall, ph, grow):
    """One sheet of wrapping from angle k0 to k1; its free corner stands up in a point."""
    def fn(u, v):
        i = min(98, int(u * 98)); c = AXIS[i]; tg = N3(AXIS[i + 1] - AXIS[max(i - 1, 0)]); sx = N3(np.cross((0, -1, 0), tg)); sy = np.cross(tg, sx); q = (v + 1) / 2; a = k0 + (k1 - k0) * q; corner = math.exp(-((q - .5) / .30) ** 2)
        R = (.05 + .92 * u ** 1.25 * grow + flare * u ** 3) * (1 + .05 * math.sin(a * 7 + ph) * u + .03 * math.sin(a * 13 + ph * 2)); w = 1 - .22 * math.exp(-((u - .34) / .07) ** 2)
        return c + (sx * math.cos(a) + sy * math.sin(a)) * R * w + tg * (tall * corner * u ** 3 + .05 * math.sin(a * 9 + ph) * u * u)
    return fn
sheet('wrap', cone(-.5, 3.4, .80, .3, 1.02), 60, 70, PA, .010); sheet('wrap', cone(2.9, 5.2, .06, 2.0, .98), 60, 60, PA, .010); sheet('wrap', cone(4.5, 6.6, -.14, 4.1, .90), 60, 60, PA, .010)
# flowers: as many as wanted to stay unnamed
PE = [veil_mat(c, (1.0, .12, .16), .34, .34, .35) for c in (times(COL, .85), times(COL, .50), (.30, .012, .040))]; rs = random.Random(18); top = AXIS[92]; tg = N3(AXIS[99] - AXIS[80]); sx = N3(np.cross((0, -1, 0), tg)); sy = np.cross(tg, sx)
def bloom(c, f, s, m):
    r1 = N3(np.cross(f, (.2, .3, 1))); r2 = np.cross(f, r1)
    for n_, size, tilt in ((3, .42, .12), (4, .66, .45), (5, .92, .85), (6, 1.1, 1.25)):
        for k in range(n_):
            a = 2 * math.pi * k / n_ + rs.uniform(-.2, .2) + tilt; dr = r1 * math.cos(a) + r2 * math.sin(a); si = -r1 * math.sin(a) + r2 * math.cos(a); sz = s * size * rs.uniform(.9, 1.1); tl = tilt * (1 + flare) + rs.uniform(-.1, .1); ph = rs.uniform(0, 6)
            sheet('petal', lambda u, v: c + dr * (sz * u * math.sin(tl + .5 * u) + .04 * s) + si * v * sz * .85 * math.sin(math.pi * min(1, u * .76 + .10)) ** .5 + f * (sz * u * math.cos(tl + .5 * u) * .8 + .20 * sz * v * v - .14 * sz * max(0, u - .7) * 3) + f * .03 * sz * math.sin(5 * v + ph), 12, 10, m, .008)
for x, y, h, s, m in ((-.30, .42, .10, .34, 0), (.36, .36, .04, .36, 1), (.02, .02, .16, .30, 2), (-.52, -.06, .02, .30, 1), (.56, -.10, -.02, .32, 0), (-.22, -.42, -.04, .34, 0), (.26, -.46, -.08, .30, 1), (.04, .62, .20, .30, 0), (-.48, .58, .02, .24, 1), (.56, .44, .10, .22, 2)): bloom(top + sx * x * 1.12 + sy * y * 1.0 + tg * (h + rise + .20 + .24 * (sy * y)[1]) + V3(0, -.10, 0), N3(tg + sx * x * .8 + sy * y * .8 + V3(0, -.75, .1)), s * 1.12, PE[m])
LE = satin((.035, .050, .022), .4)
for k in range(9): a = k * .7 + .2; strand(curve([AXIS[60], AXIS[85] + (sx * math.cos(a) + sy * math.sin(a)) * .4, top + (sx * math.cos(a) + sy * math.sin(a)) * .74 + tg * rs.uniform(.1, .55 + rise)], 14), np.linspace(.020, .008, 14), LE, 3)
# the knot, and two ends of ribbon to stand on
RB = satin(times(COL, .9), .4); kn = AXIS[34] + V3(-.10, -.30, 0); build('knot', lambda P: smin(sdf.ellipsoid(P, kn, (.11, .09, .10)), smax(np.abs(sdf.ellipsoid(P, kn + V3(-.26, -.02, .10), (.24, .10, .13))) - .02, -9 + 0 * P[0], .01), .05), tuple(kn - .65), tuple(kn + .4), RB, .02)
def ribbon(pts, w, ph): A = curve(pts, 60); return lambda u, v: A[min(59, int(u * 59))] + V3(w * v * math.cos(u * 2 + ph), w * v * math.sin(u * 2 + ph) * .8, .02 * math.sin(u * 9) + w * v * .25)
sheet('bow', ribbon([kn, kn + V3(.28, -.08, .24), kn + V3(.56, -.04, .14), kn + V3(.34, -.06, -.04), kn], .085, .2), 60, 4, RB, .010); sheet('band', lambda u, v: AXIS[34] + V3(.335 * math.cos(u * 6.283), .335 * math.sin(u * 6.283), .05 * v), 60, 4, RB, .012)
sheet('tail', ribbon([kn, kn + V3(-.30, -.22, -.34), kn + V3(-.42, -.40, -.80), kn + V3(-.84, -.62, -.93), kn + V3(-1.10, -.78, -.92)], .085, .6), 60, 4, RB, .010); sheet('tail', ribbon([kn, kn + V3(.22, -.26, -.30), kn + V3(.50, -.44, -.76), kn + V3(.86, -.62, -.93), kn + V3(1.06, -.60, -.92)], .085, -.4), 60, 4, RB, .010)
# prop: the blank card, on its fork; strokes that were rubbed out stay as colour
CA = veil_mat((.84, .78, .74), (1, .6, .5), .2, .5, 0); q = top + sx * .92 + tg * (.42 + rise * .5) + V3(0, -.30, 0); strand(curve([AXIS[70], top + sx * .72 + V3(0, -.2, 0), q - V3(0, 0, .26)], 12), .012, chrome(), 4); o = obj('card', [(x, .03 * x * x, z) for x in np.linspace(-.36, .36, 9) for z in (-.25, .25)], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(8)], CA, False); o.modifiers.new('s', 'SOLIDIFY').thickness = .012; o.location = tuple(q); o.rotation_euler = (-.10, .16, -.25)
Mx = Matrix.Translation(Vector(q.tolist())) @ o.rotation_euler.to_matrix().to_4x4(); INK = pbr('wash', times(COL, 1.0), .5); [strand([tuple(Mx @ Vector(p)) for p in pts], rr, INK, 3) for pts, rr in (([(-.12, -.024, .14), (-.13, -.024, -.14)], [.006, .004]), ([(-.20, -.02, .05), (-.05, -.024, .07), (-.17, -.02, -.08)], [.004, .005, .003]), ([(-.05, -.024, .0), (.10, -.024, .05), (.13, -.024, -.05), (.05, -.024, -.12)], [.004, .006, .006, .003]))]
spot(tuple(top + tg * .3 + V3(.3, .9, .6)), tuple(top), .6, 30, (1, .40, .36), vis=False); spot((.1, .4, 1.5), (0, -1, 1.5), .3, 8, (1, .2, .2), vis=False)
finish(loc=(-2.5, -9.2, 1.7), at=(.12, -.1, 1.86), lens=84, focus=(-.2, -.6, 2.2))

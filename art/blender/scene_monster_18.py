"""18 Anonymous Bouquet: a cone of paper the colour soaks through; nobody has seen its face."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('18', 'BE4A5F', key=(1, .95, .94), rim=(1, .08, .10), glow=(.55, .012, .026), gx=1.8)
flare, rise, bend = {'neutral': (0, 0, 0), 'joy': (.08, .26, -.10), 'pout': (-.16, -.14, .22), 'surprise': (.12, .46, 0), 'sleep': (-.16, -.02, .34)}[FACE]
PA = veil_mat((.80, .66, .60), (1.0, .42, .36), .34, .62, 0); n, l, b = nodes(PA); ge = n.new('ShaderNodeNewGeometry'); sx = n.new('ShaderNodeSeparateXYZ'); l.new(ge.outputs['Position'], sx.inputs[0]); ns = n.new('ShaderNodeTexNoise'); ns.inputs['Scale'].default_value = 2.2; ns.inputs['Detail'].default_value = 6; l.new(ge.outputs['Position'], ns.inputs['Vector']); ad = n.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = 1.7; l.new(ns.outputs[0], ad.inputs[0]); l.new(sx.outputs[2], ad.inputs[2])
mr = n.new('ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs[1].default_value = 2.35; mr.inputs[2].default_value = 3.75; l.new(ad.outputs[0], mr.inputs[0]); mx = n.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (.82, .70, .64, 1); mx.inputs[2].default_value = (*times(COL, .95), 1); l.new(mr.outputs[0], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color']); bump(PA, 'NOISE', 60, .12, .01, 5)   # the tint, soaking down
bump(PA, 'NOISE', 5, .35, .05, 3)
AXIS = curve([(.30, .10, .03), (.24, .10, .70), (.12, .06, 1.36), (-.02 + bend * .3, -.14, 1.98), (-.26 + bend, -.62, 2.46 - abs(bend) * .4 + rise * .4)], 100)
def frame(i): c = AXIS[i]; tg = N3(AXIS[min(i + 1, 99)] - AXIS[max(i - 1, 0)]); sx = N3(np.cross((0, -1, 0), tg)); return c, tg, sx, np.cross(tg, sx)
def cone(k0, k1, tall, ph, grow):
    """One sheet of wrapping from angle k0 to k1; its free corner stands up in a point."""
    def fn(u, v):
        c, tg, sx, sy = frame(min(98, int(u * 98))); q = (v + 1) / 2; a = k0 + (k1 - k0) * q; corner = math.exp(-((q - .5) / .26) ** 2)
        R = (.05 + .96 * u ** 1.2 * grow + flare * u ** 3) * (1 + .05 * math.sin(a * 7 + ph) * u + .03 * math.sin(a * 13 + ph * 2)); w = 1 - .22 * math.exp(-((u - .34) / .07) ** 2)
        return c + (sx * math.cos(a) + sy * math.sin(a)) * R * w * (1 + .10 * tall * corner * u ** 6) + tg * (tall * corner * u ** 3 + .05 * math.sin(a * 9 + ph) * u * u)
    return fn
sheet('wrap', cone(2.5, 6.7, .74, .3, 1.06), 60, 80, PA, .010); sheet('wrap', cone(.9, 3.3, .16, 2.0, .98), 60, 60, PA, .010); sheet('wrap', cone(-.3, 1.8, -.04, 4.1, .94), 60, 60, PA, .010)   # the tall corner behind, two flaps crossed in front
# flowers: as many as wanted to stay unnamed, round a hollow; two lights in it and nothing else
PE = [veil_mat(c, (1.0, .12, .16), .34, .34, .35) for c in (times(COL, .85), times(COL, .50), (.30, .012, .040))]; rs = random.Random(18); top, tg, sx, sy = frame(90); VD = N3(V3(-.25, -1, .05))
def bloom(c, f, s, m):
    r1 = N3(np.cross(f, (.2, .3, 1))); r2 = np.cross(f, r1)
    for n_, size, tilt in ((3, .42, .12), (4, .66, .45), (5, .92, .85), (6, 1.1, 1.25)):
        for k in range(n_):
            a = 2 * math.pi * k / n_ + rs.uniform(-.2, .2) + tilt; dr = r1 * math.cos(a) + r2 * math.sin(a); si = -r1 * math.sin(a) + r2 * math.cos(a); sz = s * size * rs.uniform(.9, 1.1); tl = tilt * (1 + flare) + rs.uniform(-.1, .1); ph = rs.uniform(0, 6)
            sheet('petal', lambda u, v: c + dr * (sz * u * math.sin(tl + .5 * u) + .04 * s) + si * v * sz * .85 * math.sin(math.pi * min(1, u * .76 + .10)) ** .5 + f * (sz * u * math.cos(tl + .5 * u) * .8 + .20 * sz * v * v - .14 * sz * max(0, u - .7) * 3) + f * .03 * sz * math.sin(5 * v + ph), 12, 10, m, .008)
hood = {'sleep': -.14, 'pout': -.06, 'surprise': .12, 'joy': .04}.get(FACE, 0)
for k in range(9):                                                                                      # a = pi / 2 is the side towards the visitor
    a = math.pi / 2 + k * 2 * math.pi / 9 + .2; far = (1 - math.sin(a)) / 2; rd = sx * math.cos(a) + sy * math.sin(a); s = (.30, .34, .32)[k % 3] * (1 + .18 * far)
    bloom(top + rd * (.66 - .10 * far + hood * far) + tg * (.10 + .34 * far + rise * .5 + hood * far + rs.uniform(-.03, .03)), N3(tg * .9 + rd * .55 + VD * (.35 + .7 * far)), s, PE[(0, 2, 1, 0, 1, 2, 0, 1, 2)[k]])
for k in range(8): a = k * 2 * math.pi / 8 + .1; rd = sx * math.cos(a) + sy * math.sin(a); bloom(top + rd * .86 + tg * (.02 + rise * .4), N3(tg * .5 + rd * .9 + VD * .2), .24 + .03 * (k % 2), PE[(1, 0, 2)[k % 3]])
HD = top + tg * (.17 + rise * .4) + VD * .04; F = N3(VD + tg * .30); Rt = N3(np.cross(F, (0, 0, 1))); Up = N3(np.cross(Rt, F)); DK = matte((.022, .003, .006), (.05, .006, .012))
eye(HD + Rt * -.20 + Up * .10 + F * .22, .135, F + Rt * -.15, lid=.58, tilt=-.20, gaze=(-7, -9, 2.0), side=-1, iris=(.86, .26, .06)); eye(HD + Rt * .15 + Up * .13 + F * .21, .112, F + Rt * .2, lid=.60, tilt=.22, gaze=(-6, -9, 2.2), side=1, iris=(.86, .26, .06))
build('dark', lambda P: sockets(sdf.ellipsoid(P, HD, (.48, .34, .42)), P, .08, 1.12), tuple(HD - .6), tuple(HD + .6), DK, min(STEP, .016))
LE = satin((.035, .050, .022), .4)
for k in range(9): a = k * .7 + .2; strand(curve([AXIS[60], AXIS[85] + (sx * math.cos(a) + sy * math.sin(a)) * .4, top + (sx * math.cos(a) + sy * math.sin(a)) * .74 + tg * rs.uniform(.1, .55 + rise)], 14), np.linspace(.020, .008, 14), LE, 3)
# the knot, and two ends of ribbon to stand on
RB = satin(times(COL, .9), .4); kn = AXIS[34] + V3(-.10, -.30, 0); build('knot', lambda P: sdf.ellipsoid(P, kn, (.10, .09, .11)) + .012 * np.sin(P[2] * 60 + P[0] * 20), tuple(kn - .3), tuple(kn + .3), RB, .014)
def ribbon(pts, w, ph): A = curve(pts, 60); return lambda u, v: A[min(59, int(u * 59))] + V3(w * v * math.cos(u * 2 + ph), w * v * math.sin(u * 2 + ph) * .8, .02 * math.sin(u * 9) + w * v * .25)
sheet('bow', ribbon([kn, kn + V3(-.26, -.10, .20), kn + V3(-.56, -.08, .05), kn + V3(-.34, -.08, -.08), kn], .085, .5), 60, 4, RB, .010); sheet('bow', ribbon([kn, kn + V3(.28, -.08, .24), kn + V3(.56, -.04, .14), kn + V3(.34, -.06, -.04), kn], .085, .2), 60, 4, RB, .010); sheet('band', lambda u, v: AXIS[34] + V3(.335 * math.cos(u * 6.283), .335 * math.sin(u * 6.283), .05 * v), 60, 4, RB, .012)
sheet('tail', ribbon([kn, kn + V3(-.30, -.22, -.34), kn + V3(-.42, -.40, -.80), kn + V3(-.84, -.62, -.93), kn + V3(-1.10, -.78, -.92)], .085, .6), 60, 4, RB, .010); sheet('tail', ribbon([kn, kn + V3(.22, -.26, -.30), kn + V3(.50, -.44, -.76), kn + V3(.86, -.62, -.93), kn + V3(1.06, -.60, -.92)], .085, -.4), 60, 4, RB, .010)
# prop: the blank card, on its fork; the tint has begun to soak into it too
CA = veil_mat((.84, .78, .74), (1, .6, .5), .2, .5, 0); n, l, b = nodes(CA); ns = n.new('ShaderNodeTexNoise'); ns.inputs['Scale'].default_value = 5; ns.inputs['Detail'].default_value = 6; tc = n.new('ShaderNodeTexCoord'); sp = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Object'], sp.inputs[0]); l.new(tc.outputs['Object'], ns.inputs['Vector']); ad = n.new('ShaderNodeMath'); ad.operation = 'MULTIPLY_ADD'; ad.inputs[1].default_value = .36; l.new(ns.outputs[0], ad.inputs[0]); l.new(sp.outputs[0], ad.inputs[2]); mr = n.new('ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs[1].default_value = .38; mr.inputs[2].default_value = .46; l.new(ad.outputs[0], mr.inputs[0]); mx = n.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (.84, .78, .74, 1); mx.inputs[2].default_value = (*times(COL, 1.0), 1); l.new(mr.outputs[0], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color'])
q = top + sx * .92 + tg * (.42 + rise * .5) + V3(0, -.30, 0); strand(curve([AXIS[70], top + sx * .72 + V3(0, -.2, 0), q - V3(0, 0, .26)], 12), .012, chrome(), 4); o = obj('card', [(x, .03 * x * x, z) for x in np.linspace(-.36, .36, 9) for z in (-.25, .25)], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(8)], CA, False); o.modifiers.new('s', 'SOLIDIFY').thickness = .012; o.location = tuple(q); o.rotation_euler = (-.10, .16, -.25)
spot(tuple(top + V3(.4, 1.2, 1.2)), tuple(top + tg * .4), .6, 46, (1, .40, .36), vis=False); spot((.1, .4, 1.5), (0, -1, 1.5), .3, 8, (1, .2, .2), vis=False)
finish(loc=(-2.5, -9.2, 1.7), at=(.16, -.1, 1.96), lens=79, focus=(-.2, -.6, 2.2))

"""The prophecy: the moon in a well, seen from above; a silver seal on the rim, three petals on the water. The only cold place."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
import lips
s = stage(4, (.0035, .0045, .0065)); rs = np.random.RandomState(2); C = chrome()
R = 2.55; STN = pbr('stone', (.020, .022, .026), .42, coat=.35, coat_rough=.25, spec=.5); smudge(STN, .26, .58, 2.2, 8); bump(STN, 'NOISE', 26, .20, .02, 7)
for r0, r1, z0, z1 in ((R, R + .40, -.6, .10), (R + .44, R + 1.05, -.6, .02), (R + 1.10, R + 2.0, -.6, -.06), (R + 2.06, R + 6, -.7, -.12)): lathe('step', [(r0, z0), (r0, z1 - .03), (r0 + .03, z1), (r1 - .03, z1), (r1, z1 - .03), (r1, z0)], STN, n=256, autosmooth=40)
hoop('silver', [(R - .02, -.3), (R - .02, .09), (R + .01, .125), (R + .06, .125), (R + .08, .09), (R + .08, -.3)], C, n=320)
nr, na = 240, 400; rr = np.linspace(0, R, nr + 1)[:, None]; aa = (2 * math.pi * np.arange(na + 1) / na)[None]; x, y = rr * np.cos(aa), rr * np.sin(aa)
d1, d2 = np.hypot(x + .9, y + 1.2), np.hypot(x - .9, y - .2); z = .0014 * fractal(x * 1.1, y * 1.1, 3, 1) + .0020 * np.sin(d1 * 15) * np.exp(-d1 * 1.3) * np.clip(d1 * 3, 0, 1) + .0018 * np.sin(d2 * 13) * np.exp(-d2 * 1.6) * np.clip(d2 * 3, 0, 1)
grid('water', np.stack([x, y, z], -1), pbr('water', (.002, .003, .005), .012, spec=.95, coat=.3, coat_rough=0))
# the moon hangs behind the visitor; its maria are fine, its edge is sharp
MO = pbr('moon', (0, 0, 0), 1, emit=(.84, .90, 1.0), emit_s=1); n, l, b = nodes(MO); tc = n.new('ShaderNodeTexCoord'); t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = .62; t.inputs['Detail'].default_value = 12; t.inputs['Roughness'].default_value = .58; l.new(tc.outputs['Object'], t.inputs['Vector'])
mr = n.new('ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs[1].default_value, mr.inputs[2].default_value, mr.inputs[3].default_value, mr.inputs[4].default_value = .40, .60, 9.0, 2.4; l.new(t.outputs[0], mr.inputs[0]); l.new(mr.outputs[0], b.inputs['Emission Strength'])
bpy.ops.mesh.primitive_uv_sphere_add(radius=2.25, segments=128, ring_count=64, location=(-2.05, 4.2, 13.5)); m = bpy.context.object; m.data.materials.append(MO); m.visible_camera = False
for p in m.data.polygons: p.use_smooth = True
# three petals: cupped, a little torn, each on its own dent of the water
def petal(px, py, yaw, sc, tilt):
    u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1, 1, 60), indexing='ij'); w = .62 * np.sin(np.clip(u, 0, 1) ** .72 * math.pi * .93) ** .8 * (1 + .05 * np.sin(u * 9)); X, Y = v * w, (u - .5) * 1.5; Z = .34 * (v * w) ** 2 + .22 * (u - .45) ** 2 + .03 * np.sin(v * 5 + u * 4) + .02 * fractal(X * 3, Y * 3, yaw, 2)
    m = pbr('petal', (.30, .006, .014), .42, spec=.4, sss=.25, sss_col=(.5, .02, .03), sss_rad=(.2, .04, .04), sheen=.4); bump(m, 'NOISE', 30, .12, .01, 5, stretch=(6, .6, 1)); o = grid('petal', np.stack([X, Y, Z], -1), m); so = o.modifiers.new('t', 'SOLIDIFY'); so.thickness = .014
    o.matrix_world = Matrix.Translation((px, py, .035)) @ Matrix.Rotation(math.radians(yaw), 4, 'Z') @ Matrix.Rotation(tilt, 4, 'X') @ Matrix.Scale(sc, 4)
petal(-.35, -1.35, 40, .50, .12); petal(1.05, .35, 150, .44, -.10); petal(-.30, 1.72, -70, .36, .10)
# the silver seal: a poured disc with the closed mouth pressed into it
n_ = 420; q = np.linspace(-1, 1, n_); X, Y = np.meshgrid(q, q); a = np.arctan2(Y, X); rad = .90 + .045 * np.sin(a * 3 + 1) + .030 * np.sin(a * 7) + .012 * np.sin(a * 13 + 2); d = np.hypot(X, Y) / rad; inner = np.hypot(X, Y)
u = np.clip(X / .44, -.999, .999); v = Y / .44 * lips.HALF * .72; up, lo = lips.outer(u, 0); c = lips.parting(u); hum = lambda t: np.where((t > 0) & (t < 1), np.sin(np.clip(t, 0, 1) * math.pi) ** .75, 0); mk = np.where(np.abs(X / .44) < .985, np.maximum(hum((v - c) / np.maximum(up - c, 1e-3)), hum((c - v) / np.maximum(c - lo, 1e-3))), 0)
Z = .11 * np.clip(1 - d ** 6, 0, 1) ** .5 - .055 * np.clip((.66 - inner) / .03, 0, 1) + .060 * mk + .004 * fractal(X * 5, Y * 5, 6, 2)
SV = pbr('seal', (.74, .76, .80), .16, metal=1); smudge(SV, .10, .26, 3, 7); o = grid('seal', np.stack([X, Y, Z], -1), SV, d < 1.0); o.matrix_world = Matrix.Translation((-1.30, -2.92, .14)) @ Matrix.Rotation(math.radians(-24), 4, 'Z') @ Matrix.Scale(.78, 4)
for k in range(26): a = rs.uniform(0, 6.28); r = R + .12 + 1.5 * rs.rand() ** 1.6; drop((r * math.cos(a), r * math.sin(a), .11 if r < R + .4 else .03 if r < R + 1.05 else -.05), .016 + .05 * rs.rand() ** 3, pbr('dew', (.006, .007, .009), .02, coat=1, coat_rough=0, spec=.9), .42, k)
area((-4.0, 1.0, 7), (0, -.4, 0), 1.6, 900, COLD, vis=False, spread=90); card((-6.5, 1.5, 4.5), (0, 0, 0), 2.0, 7, 4.2, COLD, soft=True); card((5.0, -3.5, 4.0), (-.5, -1, 0), 1.2, 5, 3.6, COLD, soft=True); card((-3.4, -4.8, 4.4), (-1.8, -2.6, .1), 1.6, 1.2, 8.0, COLD, soft=True)
shot((.35, -5.6, 13.4), (.42, .18, 0), lens=56, fstop=4.5, focus=(-.4, -.6, 0), wide=dict(lens=46, shift=(.34, 0)))

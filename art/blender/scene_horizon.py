"""Zone 5: a horizon of liquid rouge under a black sky. Long low swells of poured lacquer, and on them the rings of a few voices.
--points f   writes where the rings are, as fractions of the picture (r: half their width, of the picture's width), and stops
The surface is one mesh laid out in the picture (every pixel row gets its own row of vertices), so waves stay smooth up to the horizon.
Light comes from the left and ends before the lower third; the sky and the right of it stay night."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
s = reset(); random.seed(6)
s.world.node_tree.nodes['Background'].inputs[0].default_value = (.0015, .0008, .001, 1)
W, H = ARGS['w'], ARGS['h']; s.render.resolution_x, s.render.resolution_y = W, H; ASPECT = W / H
LENS, CZ = 32, 2.2
cam = camera((0, 0, CZ), (0, 10, CZ - 1.44), lens=LENS, fstop=11, focus=(-.4, 9.5, 0))
bpy.context.view_layer.update(); T = 18 / LENS
def floor_at(u, v):
    """numpy: points of the liquid's rest plane seen at fractions u from the left, v from the top."""
    R = np.array(cam.matrix_world.to_3x3()); x, y = (2 * u - 1) * T * ASPECT, (1 - 2 * v) * T
    d = np.stack([x, y, -np.ones_like(x)], -1) @ R.T; k = CZ / np.maximum(-d[..., 2], 1e-5); return d[..., 0] * k, d[..., 1] * k
HORIZON = .5 - .144 / (2 * T)

# ---------- voices: where each drop fell, and how far its rings have run ----------
VOICES = [dict(at=(.30, .598), run=1.02, amp=.060, wave=.30), dict(at=(.66, .560), run=1.25, amp=.052, wave=.36), dict(at=(.17, .527), run=1.35, amp=.055, wave=.42),
          dict(at=(.36, .486), run=1.75, amp=.075, wave=.62), dict(at=(.80, .640), run=.58, amp=.050, wave=.24)]
for q in VOICES: x, y = floor_at(np.array(q['at'][0]), np.array(q['at'][1])); q['x'], q['y'] = float(x), float(y)
def rings(X, Y):
    Z = np.zeros_like(X)
    for q in VOICES:
        d = np.hypot(X - q['x'], Y - q['y']); k = 2 * math.pi / q['wave']
        pack = np.exp(-np.clip((d - q['run']) / (.35 * q['wave']), 0, 9) ** 2) * np.clip(.30 + .70 * d / q['run'], 0, 1)     # strongest at the front, calm outside
        Z += q['amp'] * (np.abs(.5 + .5 * np.cos(k * (d - q['run']))) ** 1.5 - .35) * pack + q['amp'] * 1.1 * np.exp(-(d / (.20 * q['wave'])) ** 2)
    return Z
def swell(X, Y):
    far = np.hypot(X, Y)
    wob = np.array([noise.noise((x * .07, y * .055, 3)) for x, y in zip(X.ravel(), Y.ravel())]).reshape(X.shape); wo2 = np.array([noise.noise((x * .22, y * .16, 9)) for x, y in zip(X.ravel(), Y.ravel())]).reshape(X.shape)
    Z = np.zeros_like(X)
    for amp, wl, ang, ph in ((.26, 7.2, .20, .9), (.10, 4.3, -.32, 2.0), (.034, 2.5, .55, 1.1), (.62, 34, .12, 1.4)):
        t = 2 * math.pi / wl * (Y * math.cos(ang) + X * math.sin(ang)) + ph + 2.6 * wob + .8 * wo2
        fade = np.exp(-np.clip(far / (wl * 9), 0, 9) ** 2); crest = 1 - np.abs(np.sin(t / 2)) ** 1.35            # rounded crests, long troughs
        near = np.clip((far - 4) / 7, 0, 1) if wl > 20 else np.clip((far - 3.2) / 3, .25, 1)
        Z += amp * (crest - .45) * fade * near
    return Z + .020 * wo2
if 'points' in ARGS:
    from bpy_extras.object_utils import world_to_camera_view as see
    out = []
    for q in VOICES:   # the swell lifts them, so where they are seen is not where they were put
        x, y = np.array([q['x']]), np.array([q['y']]); z = float(swell(x, y)[0]); c, e_ = see(s, cam, Vector((q['x'], q['y'], z))), see(s, cam, Vector((q['x'] + q['run'], q['y'], z)))
        out.append(dict(x=round(c.x, 4), y=round(1 - c.y, 4), r=round(e_.x - c.x, 4)))
    open(ARGS['points'], 'w').write(json.dumps(out, indent=1) + '\n'); sys.exit(0)

nu, nv = 420, 900
e = np.linspace(0, 1, nv + 1)[:, None]; v0 = HORIZON + .0016; V = v0 + (1.12 - v0) * e ** 1.6; U = np.linspace(-.25, 1.25, nu + 1)[None]
U, V = np.broadcast_arrays(U, V); X, Y = floor_at(U.astype(float), V.astype(float)); Z = swell(X, Y) + rings(X, Y)
k = np.arange((nv + 1) * (nu + 1)).reshape(nv + 1, nu + 1)
SEA = pbr('rouge', (.44, .003, .012), .10, coat=1, coat_rough=.012, spec=.7); n, l, b = nodes(SEA)
lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .30; mx = n.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (.46, .003, .013, 1); mx.inputs[2].default_value = (.12, .0008, .004, 1); l.new(lw.outputs['Facing'], mx.inputs[0]); l.new(mx.outputs[0], b.inputs['Base Color'])
facing_mesh('sea', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k[1:, :-1], k[1:, 1:], k[:-1, 1:], k[:-1, :-1]], -1).reshape(-1, 4), SEA)

# ---------- light ----------
def halo(loc, size, st, col, power=2.2):
    m = bpy.data.materials.new('halo'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear()
    out, ad, tr, em = (n.new('ShaderNode' + k) for k in ('OutputMaterial', 'AddShader', 'BsdfTransparent', 'Emission')); em.inputs[0].default_value = (*col, 1)
    tc, mp, gr, pw, mu = (n.new('ShaderNode' + k) for k in ('TexCoord', 'Mapping', 'TexGradient', 'Math', 'Math')); mp.inputs['Location'].default_value = (-1, -1, 0); mp.inputs['Scale'].default_value = (2, 2, 0); gr.gradient_type = 'SPHERICAL'
    pw.operation, pw.inputs[1].default_value, mu.operation, mu.inputs[1].default_value = 'POWER', power, 'MULTIPLY', st
    l.new(tc.outputs['UV'], mp.inputs[0]); l.new(mp.outputs[0], gr.inputs[0]); l.new(gr.outputs['Fac'], pw.inputs[0]); l.new(pw.outputs[0], mu.inputs[0]); l.new(mu.outputs[0], em.inputs[1])
    l.new(tr.outputs[0], ad.inputs[0]); l.new(em.outputs[0], ad.inputs[1]); l.new(ad.outputs[0], out.inputs[0])
    o = plane('halo', 1, loc, m, rot=(math.pi / 2, 0, 0)); o.scale = (size[0], size[1], 1); o.visible_shadow = False
halo((-60, 420, 0), (420, 90), .30, (.95, .015, .04), 2.4); halo((-50, 400, 0), (300, 22), .5, (1, .03, .05), 1.6)
card((-7, 46, 6.5), (-1, 9, 0), 34, 16, 1.5, (1, .035, .055), soft=True, oneside=True)           # a wide dull one: every swell gets a back and a belly
card((-9, 45, 4.4), (-1, 9, 0), 20, .9, 6, (1, .74, .74), soft=True, oneside=True)              # the long wet line in every crest
card((-9, 9, 4.5), (-.5, 9, 0), 2.0, 7, 7, (1, .88, .88), soft=True, oneside=True)            # edges from the left
card((-60, 190, 20), (-6, 20, 0), 260, 46, .55, (1, .03, .05), soft=True, oneside=True)          # keeps the far liquid red up to the horizon
area((-5, 9, 7), (-.8, 10.5, 0), 2.2, 110, (1, .72, .70), vis=False, spread=62)                # colour of the lacquer itself
area((-14, 34, 9), (-4, 26, 0), 6, 500, (1, .5, .5), vis=False, spread=80)
render(bounces=6, glossy=5, clamp=6)

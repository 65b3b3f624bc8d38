"""Skin, lips, eyes, hair. `paint` decides colour per point (numpy), the shaders add what is finer than a point: pores, lip creases, the lip line."""
from studio import *
from face_head import gauss, step

def paint(H, p):
    """Skin colour per point and the masks the shader needs. p['skin'] is linear RGB; blood, shade and warmth go up and down with it."""
    V, A, P = H['V'], H['A'], H['P']; x, y, z = np.abs(V[:, 0]), V[:, 1], V[:, 2]; base = np.array(p['skin']); front = z > -4
    deep = float(np.clip(1 - base.mean() / .55, 0, 1)); red = np.array([1.03, .80, .78]) ** (1 - .45 * deep); warm = np.array([1.02, .97, .88]); cool = np.array([.90, .86, .90]) ** (1 - .3 * deep)
    c = np.ones((len(V), 3)) * base
    def mix(k, f): nonlocal c; c *= 1 + np.clip(k, 0, 1)[:, None] * (np.asarray(f) - 1)
    mix(front * p.get('flush', .55) * gauss(np.hypot((x - 4.4) / 2.2, (y - .2) / 1.7), 1), red)
    mix(front * .42 * gauss(np.hypot(x / 1.5, (y + .8) / 1.2), 1), red); mix(front * .30 * gauss(np.hypot(x / 2.2, (y + 8.3) / 1.3), 1), red)
    mix(front * .25 * gauss(np.hypot(x / 3.4, (y - 7.2) / 1.8), 1), warm)
    mix(.55 * A['under'], cool); mix(.50 * A['lidmask'], np.array([.90, .78, .76])); mix(.15 * A['socket'], cool); mix(.75 * gauss(A['fold'], .06) * min(1, p['foldDepth']), np.array([.72, .58, .54]))
    mix(gauss(np.maximum(A['lash'] - .015, 0), .05) * step(y - P[145, 1], -.05, .12) * .95, np.array([.20, .15, .145]) if not p.get('liner') else np.array([.14, .11, .11])); mix(gauss(np.maximum(A['lash'] - .02, 0), .17) * .35, np.array([.74, .64, .62]))
    mix(.55 * gauss(np.hypot((x - abs(P[278, 0]) - .1) / .28, (y - P[278, 1]) / .8), 1) * front, red * .93); mix(A['nostril'], np.array([.20, .10, .09]))
    mix(np.clip(.30 * gauss(np.hypot(x / 2.4, (y - P[17, 1] + .4) / .35), 1), 0, 1) * front, cool)
    mix(.45 * gauss(np.hypot((x - P[291, 0]) / .16, (y - P[291, 1]) / .12), 1) * front, np.array([.55, .40, .38]))
    mix(.25 * step(-z, 1, 5), red)
    mix(.30 * p.get('browUnder', 1) * A.get('brow', np.zeros(len(V))), np.array([.45, .38, .36]))
    return c, {'lip': A['lip'], 'meet': A['meet'], 'oil': (gauss(np.hypot(x / 1.3, (y - 1.5) / 5.5), 1) * .6 + gauss(np.hypot((x - 4.2) / 1.5, (y - .9) / 1.1), 1) * .5 + gauss(np.hypot(x / .8, (y - P[0, 1] - .1) / .3), 1) * .5) * front, 'soft': 1 - .85 * gauss(A['lash'], .16)}

def _attr(n, name, out='Fac'): a = n.new('ShaderNodeAttribute'); a.attribute_name = name; return a.outputs[out]
def _math(n, l, op, a, b=None):
    m = n.new('ShaderNodeMath'); m.operation = op
    for i, v in enumerate((a, b)):
        if v is None: continue
        if isinstance(v, (int, float)): m.inputs[i].default_value = v
        else: l.new(v, m.inputs[i])
    return m.outputs[0]
def _range(n, l, v, a, b, c=0.0, d=1.0, smooth=True):
    r = n.new('ShaderNodeMapRange'); r.interpolation_type = 'SMOOTHSTEP' if smooth else 'LINEAR'; l.new(v, r.inputs[0])
    for i, q in ((1, a), (2, b), (3, c), (4, d)): r.inputs[i].default_value = q
    return r.outputs[0]
def _noise(n, l, co, scale, detail=3, rough=.5, stretch=None, seed=0.0):
    mp = n.new('ShaderNodeMapping'); mp.inputs['Location'].default_value = (seed, seed * .7, seed * 1.3)
    if stretch: mp.inputs['Scale'].default_value = stretch
    t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = detail; t.inputs['Roughness'].default_value = rough
    l.new(co, mp.inputs[0]); l.new(mp.outputs[0], t.inputs['Vector']); return t.outputs['Fac']
def _mixcol(n, l, f, a, b, kind='MIX'):
    m = n.new('ShaderNodeMixRGB'); m.blend_type = kind
    for i, v in enumerate((f, a, b)):
        if isinstance(v, (int, float)): m.inputs[i].default_value = v
        elif isinstance(v, tuple): m.inputs[i].default_value = (*v, 1)
        else: l.new(v, m.inputs[i])
    return m.outputs[0]
def _bump(n, l, h, strength, dist):
    b = n.new('ShaderNodeBump'); b.inputs['Strength'].default_value = strength; b.inputs['Distance'].default_value = dist; l.new(h, b.inputs['Height'])
    return b.outputs[0]

def skin_material(p):
    m = pbr('skin', tuple(p['skin']), .4, spec=p.get('spec', .40), sss=p.get('sss', .16), sss_rad=(.050, .022, .014), coat=p.get('glaze', .10), coat_rough=.22); n, l, b = nodes(m); m.node_tree.nodes['Principled BSDF'].subsurface_method = 'BURLEY'; b = b.inputs
    co = n.new('ShaderNodeTexCoord').outputs['Object']; tone = _attr(n, 'tone', 'Color'); lip0 = _attr(n, 'lip')
    mott = _noise(n, l, co, 9, 5, .6); fine = _noise(n, l, co, 60, 3, .6, seed=3)
    c = _mixcol(n, l, _range(n, l, mott, .35, .68), tone, _mixcol(n, l, 1.0, tone, (1.01, .955, .945), 'MULTIPLY')); c = _mixcol(n, l, _range(n, l, fine, .38, .7, 0, .5), c, _mixcol(n, l, 1.0, c, (.955, .925, .915), 'MULTIPLY'))
    if p.get('freckles'):
        v = n.new('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = 34; v.inputs['Randomness'].default_value = 1; l.new(co, v.inputs['Vector']); sp = n.new('ShaderNodeSeparateXYZ'); l.new(co, sp.inputs[0])
        zone = _math(n, l, 'MULTIPLY', _range(n, l, sp.outputs[2], -.30, .10), _range(n, l, sp.outputs[2], .55, .20)); pick = _range(n, l, _noise(n, l, co, 14, 2, .5, seed=8), .46, .66)
        f = _math(n, l, 'MULTIPLY', _math(n, l, 'MULTIPLY', _range(n, l, v.outputs['Distance'], .30, .12), zone), _math(n, l, 'MULTIPLY', pick, p['freckles'])); c = _mixcol(n, l, f, c, _mixcol(n, l, 1.0, c, (.60, .42, .33), 'MULTIPLY'))
    c = _mixcol(n, l, _math(n, l, 'MULTIPLY', _attr(n, 'scalp'), p.get('scalpDark', .93)), c, tuple(v * .6 for v in p['hairColor']))
    # lips: the edge is a signed distance (cm), a little uneven
    edge = _math(n, l, 'ADD', lip0, _math(n, l, 'MULTIPLY', _math(n, l, 'SUBTRACT', _noise(n, l, co, 50, 2), .5), .05)); k = _range(n, l, edge, -.085, .025)
    lipc = tuple(p['lip']); crease = _noise(n, l, co, 20, 1, .55, stretch=(3.4, .6, .35), seed=5); lc = _mixcol(n, l, _range(n, l, crease, .36, .66), tuple(v * .94 for v in lipc), tuple(min(1, v * 1.08) for v in lipc))
    lc = _mixcol(n, l, _range(n, l, lip0, -.02, .22, .0, 1.0), _mixcol(n, l, .38, lc, c), lc)                          # paler towards the edge
    lc = _mixcol(n, l, _math(n, l, 'MULTIPLY', _attr(n, 'meet'), .72), lc, tuple(v * f for v, f in zip(lipc, (.34, .20, .20))))
    l.new(_mixcol(n, l, k, c, lc), b['Base Color']); l.new(_mixcol(n, l, k, c, lc), b['Subsurface Color'])
    l.new(_math(n, l, 'MULTIPLY', _attr(n, 'soft'), p.get('sss', .16)), b['Subsurface']); oil = _attr(n, 'oil'); rough = _math(n, l, 'SUBTRACT', _range(n, l, _noise(n, l, co, 22, 5, .65, seed=1), .34, .68, p.get('rough', .44) - .07, p.get('rough', .44) + .07, False), _math(n, l, 'MULTIPLY', oil, .10))
    r = n.new('ShaderNodeMix'); r.data_type = 'FLOAT'; l.new(k, r.inputs[0]); l.new(rough, r.inputs[2]); r.inputs[3].default_value = p.get('lipRough', .30); l.new(r.outputs[0], b['Roughness'])
    # pores: cells and grain; on the lips vertical creases instead
    v = n.new('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = 150; l.new(co, v.inputs['Vector'])
    pore = _math(n, l, 'MULTIPLY', _math(n, l, 'ADD', _math(n, l, 'MULTIPLY', _range(n, l, v.outputs['Distance'], .0, .5), .7), _noise(n, l, co, 210, 1, .6)), _math(n, l, 'SUBTRACT', 1.0, k))
    h = _math(n, l, 'ADD', _math(n, l, 'MULTIPLY', pore, p.get('pores', 1.0) * .00065), _math(n, l, 'MULTIPLY', _math(n, l, 'MULTIPLY', crease, k), .0075))
    nb = _bump(n, l, h, 1.0, 1.0); l.new(nb, b['Normal']); l.new(nb, b['Clearcoat Normal'])
    cc = n.new('ShaderNodeMix'); cc.data_type = 'FLOAT'; l.new(k, cc.inputs[0]); cc.inputs[2].default_value = p.get('glaze', .10); cc.inputs[3].default_value = p.get('lipGloss', .35); l.new(cc.outputs[0], b['Clearcoat'])
    return m

def ear_material(p, tint=(.94, .82, .80), name='ear'):
    m = pbr(name, tuple(min(1, a * b) for a, b in zip(p['skin'], tint)), (.42 if name == 'ear' else .5), spec=.36, sss=.16, sss_rad=(.06, .025, .016)); bump(m, 'NOISE', 60, .06, .01); return m

def eye_material():
    m = pbr('eye', (.5, .5, .5), .5, spec=.0, coat=1, coat_rough=.012); n, l, b = nodes(m); b = b.inputs
    l.new(_attr(n, 'tone', 'Color'), b['Base Color']); return m

def wet_material():
    m = bpy.data.materials.new('wet'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear(); out, mx, t, g, f = n.new('ShaderNodeOutputMaterial'), n.new('ShaderNodeMixShader'), n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeBsdfGlossy'), n.new('ShaderNodeFresnel')
    g.inputs[1].default_value = .06; f.inputs[0].default_value = 1.45; l.new(_math(n, l, 'MINIMUM', _math(n, l, 'MULTIPLY', f.outputs[0], 1.6), .5), mx.inputs[0]); l.new(t.outputs[0], mx.inputs[1]); l.new(g.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0]); return m

def spark_material():
    m = bpy.data.materials.new('spark'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear(); out, mx, t, e = n.new('ShaderNodeOutputMaterial'), n.new('ShaderNodeMixShader'), n.new('ShaderNodeBsdfTransparent'), n.new('ShaderNodeEmission')
    e.inputs[0].default_value = (1, .985, .97, 1); e.inputs[1].default_value = .85; l.new(_math(n, l, 'MULTIPLY', _attr(n, 'fade'), .9), mx.inputs[0]); l.new(t.outputs[0], mx.inputs[1]); l.new(e.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0]); return m

def hair_material(color, rough=.28, coat=.0):
    m = bpy.data.materials.new('hair'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear(); h, out = n.new('ShaderNodeBsdfHairPrincipled'), n.new('ShaderNodeOutputMaterial'); h.parametrization = 'COLOR'
    h.inputs['Color'].default_value = (*color, 1); h.inputs['Roughness'].default_value = rough; h.inputs['Radial Roughness'].default_value = .42; h.inputs['Coat'].default_value = coat; h.inputs['Random Roughness'].default_value = .25; h.inputs['Random Color'].default_value = .2
    l.new(h.outputs[0], out.inputs[0]); return m

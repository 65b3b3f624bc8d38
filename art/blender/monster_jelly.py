"""The sheer skin: jelly that light passes through."""
from monster_face import *

def jelly(col, body=.35, rough=.06, lip=None, lit=.04, ior=1.22, rim=1.5):
    """Sheer: light passes through; the edge is paler than the middle, and a part of it glows from within."""
    m = pbr('jelly', col, rough, coat=.8, coat_rough=.02, trans=1 - body, ior=ior, sss=.0, spec=.6, emit=col, emit_s=lit); sink(m, col, times(col, rim), .5)
    n, l, b = nodes(m); tr = n.new('ShaderNodeBsdfTranslucent'); tr.inputs[0].default_value = (*col, 1); mx = n.new('ShaderNodeMixShader'); mx.inputs[0].default_value = body * .7
    out = [q for q in n if q.type == 'OUTPUT_MATERIAL'][0]; l.new(b.outputs[0], mx.inputs[1]); l.new(tr.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0]); return made_up(m, lip)
def lids(skin, wrap=1.145):
    """On a see-through body the lids are a frosted skin of their own."""
    for e in EYES: c, r = e['c'], e['r']; build('lid', lambda P: sockets(np.full_like(P[0], 9.0), P, .02, wrap, [e]), tuple(c - r * 1.35), tuple(c + r * 1.35), skin, min(STEP, .012))

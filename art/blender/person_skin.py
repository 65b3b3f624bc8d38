"""Two skins. The light skin scatters (random walk) one even tone and is rendered small; the record skin is black for the camera and writes
where every pixel lies on the neutral face, so that the darkroom can paint pores at full size; both throw the same light on eyes and hair."""
import bpy
from person_nodes import Nodes

RECORDS = ('rest', 'share', 'normal', 'place')


def light_skin(look):
    g = Nodes('light skin'); c = (*look['skin'], 1)
    g.set(Base_Color=c, Subsurface_Color=c, Subsurface=look.get('scatter', .9), Subsurface_Radius=look['radius'], Roughness=1., Specular=0.)
    g.principled.subsurface_method = 'RANDOM_WALK'
    records(g)
    return g.material


def record_skin(look):
    g = Nodes('record skin'); black = g.node('ShaderNodeEmission', ((0, 0, 0, 1), 0.)).outputs[0]; matte = g.node('ShaderNodeBsdfDiffuse', ((*look['skin'], 1),)).outputs[0]
    g.surface_is(g.between(g.node('ShaderNodeLightPath').outputs['Is Camera Ray'], matte, black))
    records(g)
    return g.material


def records(g):
    """Neutral place; a 1 that counts the share of the pixel which is skin; normal and place in the world."""
    geometry = g.node('ShaderNodeNewGeometry'); one = g.node('ShaderNodeRGB'); one.outputs[0].default_value = (1, 1, 1, 1)
    for name, socket in zip(RECORDS, (g.attribute('rest', 'Vector'), one.outputs[0], geometry.outputs['Normal'], geometry.outputs['Position'])):
        q = g.node('ShaderNodeOutputAOV', (socket,)); q.name = name


def record_passes():
    layer = bpy.context.scene.view_layers[0]
    for name in RECORDS: a = layer.aovs.add(); a.name, a.type = name, 'COLOR'

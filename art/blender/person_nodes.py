"""Materials written as expressions: one object per material, one method per node."""
import bpy


class Nodes:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name); self.material.use_nodes = True
        self.n, self.l = self.material.node_tree.nodes, self.material.node_tree.links
        self.principled, self.surface = self.n['Principled BSDF'], self.n['Material Output'].inputs[0]

    def put(self, socket, value):
        """A socket links, a number or a colour becomes the default, None leaves it."""
        if isinstance(value, bpy.types.NodeSocket): self.l.new(value, socket)
        elif value is not None:
            try: socket.default_value = value
            except (TypeError, ValueError): socket.default_value = (*value, 1)

    def node(self, kind, inputs=(), **settings):
        q = self.n.new(kind)
        for k, v in settings.items(): setattr(q, k, v)
        for key, v in (inputs.items() if isinstance(inputs, dict) else enumerate(inputs)): self.put(q.inputs[key], v)
        return q

    def set(self, **inputs):
        for k, v in inputs.items(): self.put(self.principled.inputs[k.replace('_', ' ')], v)

    def attribute(self, name, out='Fac'): return self.node('ShaderNodeAttribute', attribute_name=name).outputs[out]
    def math(self, op, *values): return self.node('ShaderNodeMath', values, operation=op).outputs[0]
    def ramp(self, v, a, b, c=0., d=1.): return self.node('ShaderNodeMapRange', (v, a, b, c, d), interpolation_type='SMOOTHSTEP').outputs[0]
    def mix(self, share, a, b, mode='MIX'): return self.node('ShaderNodeMixRGB', (share, a, b), blend_type=mode).outputs[0]
    def between(self, share, a, b): return self.node('ShaderNodeMixShader', (share, a, b)).outputs[0]
    def place(self, vector, scale=(1, 1, 1)): return self.node('ShaderNodeMapping', {'Vector': vector, 'Scale': scale}).outputs[0]

    def noise(self, vector, scale, detail=3, rough=.5, bend=0):
        return self.node('ShaderNodeTexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': bend}).outputs[0]

    def bump(self, height, distance, strength=1.): return self.node('ShaderNodeBump', {'Height': height, 'Distance': distance, 'Strength': strength}).outputs[0]
    def surface_is(self, shader): self.l.new(shader, self.surface)


def plain(name, colour, rough=.4, specular=.5):
    g = Nodes(name); g.set(Base_Color=(*colour, 1), Roughness=rough, Specular=specular)
    return g.material


def film(name, ior, rough):
    """A clear wet skin: mirrors by Fresnel, else lets through."""
    g = Nodes(name)
    clear, gloss = g.node('ShaderNodeBsdfTransparent').outputs[0], g.node('ShaderNodeBsdfGlossy', {'Roughness': rough}).outputs[0]
    g.surface_is(g.between(g.node('ShaderNodeFresnel', (ior,)).outputs[0], clear, gloss))
    return g.material

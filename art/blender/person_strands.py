"""Polylines become hair. A mesh of edges turned by Mesh to Curve and converted: the only door to real hair in this version."""
import bpy
import numpy as np
from person_scene import attribute, to_blender


def hair_material(name, melanin, red, colour=None, rough=.28, radial=.45, random=.12):
    m = bpy.data.materials.new(name); m.use_nodes = True; n = m.node_tree.nodes; n.clear(); h = n.new('ShaderNodeBsdfHairPrincipled'); h.parametrization = 'MELANIN'
    for k, v in (('Melanin', melanin), ('Melanin Redness', red), ('Roughness', rough), ('Radial Roughness', radial), ('Random Color', random), ('Coat', .1), ('Random Roughness', .1)): h.inputs[k].default_value = v
    if colour: h.parametrization = 'COLOR'; h.inputs['Color'].default_value = (*colour, 1)                  # grey hair has no melanin left to mix
    m.node_tree.links.new(h.outputs[0], n.new('ShaderNodeOutputMaterial').inputs[0])
    return m


def taper(points, radius, tip=.2): return np.interp(np.linspace(0, 1, points), [0, .5, 1], [radius, radius * .9, radius * tip])


def strands(name, X, radius, material, head):
    """X: hairs x points x 3 (cm); radius: per point, or hairs x points."""
    n, k = X.shape[:2]; me = bpy.data.meshes.new(name); i = np.arange(n * k).reshape(n, k); E = np.stack([i[:, :-1].ravel(), i[:, 1:].ravel()], 1)
    me.vertices.add(n * k); me.vertices.foreach_set('co', to_blender(X).astype('f4').ravel()); me.edges.add(len(E)); me.edges.foreach_set('vertices', E.astype('i4').ravel())
    attribute(me, 'radius_cm', np.broadcast_to(radius, (n, k)).reshape(-1)); me.update()
    o = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(o); o.parent = head
    t = bpy.data.node_groups.new(name, 'GeometryNodeTree'); t.inputs.new('NodeSocketGeometry', 'G'); t.outputs.new('NodeSocketGeometry', 'G'); new = t.nodes.new
    a, b, curve, size, read = new('NodeGroupInput'), new('NodeGroupOutput'), new('GeometryNodeMeshToCurve'), new('GeometryNodeSetCurveRadius'), new('GeometryNodeInputNamedAttribute')
    read.data_type = 'FLOAT'; read.inputs[0].default_value = 'radius_cm'
    for p, q in ((a.outputs[0], curve.inputs[0]), (curve.outputs[0], size.inputs[0]), (read.outputs[1], size.inputs['Radius']), (size.outputs[0], b.inputs[0])): t.links.new(p, q)
    o.modifiers.new('g', 'NODES').node_group = t
    for x in bpy.context.selected_objects: x.select_set(False)
    o.select_set(True); bpy.context.view_layer.objects.active = o; bpy.ops.object.convert(target='CURVES')
    o.data.materials.clear(); o.data.materials.append(material)
    return o


class Ground:
    """The skin as hair stands on it: neutral (x, y) of the front to the posed point and its normal."""

    def __init__(self, skin):
        k = (skin.normals[:, 2] > 0) & (skin.rest[:, 2] > 3)
        self.rest, self.points, self.normals = skin.rest[k], skin.points[k], skin.normals[k]

    def at(self, Q):
        P, n, order = np.empty((len(Q), 3)), np.empty((len(Q), 3)), np.argsort(Q[:, 0])
        for s in range(0, len(Q), 64):
            i = order[s:s + 64]; q = Q[i]; near = np.where((self.rest[:, 0] > q[0, 0] - .15) & (self.rest[:, 0] < q[-1, 0] + .15))[0]
            d = ((q[:, None] - self.rest[None, near, :2]) ** 2).sum(-1); k = np.argpartition(d, 4, 1)[:, :4]; w = 1 / (np.take_along_axis(d, k, 1) + 1e-4); w /= w.sum(1, keepdims=True)
            P[i] = (self.points[near[k]] * w[..., None]).sum(1); m = (self.normals[near[k]] * w[..., None]).sum(1); n[i] = m / np.linalg.norm(m, axis=1, keepdims=True)
        return P, n

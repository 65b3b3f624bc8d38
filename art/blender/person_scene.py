"""The empty stage of a person: meshes from arrays, subdivision, one parent that turns the head. Model axes become Blender's: (x, -z, y)."""
import bpy
import numpy as np


def to_blender(P):
    P = np.asarray(P)
    return np.stack([P[..., 0], -P[..., 2], P[..., 1]], -1)


def from_blender(P): return np.stack([P[..., 0], P[..., 2], -P[..., 1]], -1)


def empty_stage():
    """Clears everything; returns the parent of all that turns with the head."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'
    head = bpy.data.objects.new('head', None); bpy.context.collection.objects.link(head)
    return head


def attribute(me, name, values):
    """One float, or three, per vertex."""
    v = np.ascontiguousarray(values, np.float32); kind, field = ('FLOAT_VECTOR', 'vector') if v.ndim == 2 else ('FLOAT', 'value')
    me.attributes.new(name, kind, 'POINT').data.foreach_set(field, v.ravel())


def link(me, material, head=None):
    o = bpy.data.objects.new(me.name, me); bpy.context.collection.objects.link(o); o.parent = head
    if material: me.materials.append(material)
    return o


def mesh(name, P, F):
    """Points in model axes and quads as one array, or polygons as lists."""
    me = bpy.data.meshes.new(name)
    if isinstance(F, np.ndarray):
        k = F.shape[1]; me.vertices.add(len(P)); me.vertices.foreach_set('co', to_blender(P).astype('f4').ravel())
        me.loops.add(F.size); me.loops.foreach_set('vertex_index', F.astype('i4').ravel()); me.polygons.add(len(F))
        me.polygons.foreach_set('loop_start', np.arange(0, F.size, k, dtype='i4')); me.polygons.foreach_set('loop_total', np.full(len(F), k, 'i4'))
    else: me.from_pydata(to_blender(P).tolist(), [], F)
    me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool)); me.update()
    return me


def subdivided(P, F, levels):
    """Points, quads and normals of the subdivided surface. The same F and levels give the same order whatever P is."""
    o = link(mesh('temporary', P, F), None); s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = levels
    e = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh(); v, n, f = np.empty(len(e.vertices) * 3), np.empty(len(e.vertices) * 3), np.empty(len(e.loops), int)
    e.vertices.foreach_get('co', v); e.vertices.foreach_get('normal', n); e.loops.foreach_get('vertex_index', f)
    bpy.data.objects.remove(o)
    return from_blender(v.reshape(-1, 3)), f.reshape(-1, 4), from_blender(n.reshape(-1, 3))


class Surface:
    """A part of the person: rest (neutral) and posed points in one order, quads, normals."""

    def __init__(self, person, first, last, levels, folded=False):
        self.used, F = person.polygons(first, last); used = self.used
        self.rest, self.quads, _ = subdivided(person.neutral[used], F, levels)
        self.points, _, self.normals = subdivided(person.posed[used], F, levels)
        if folded: self.points = person.fold(self.rest, self.points, self.normals)

    def vertex_areas(self):
        """cm2 that belong to each point."""
        a, b, c, d = (self.points[self.quads[:, k]] for k in range(4)); area = np.linalg.norm(np.cross(c - a, d - b), axis=1) / 8; out = np.zeros(len(self.points))
        for k in range(4): np.add.at(out, self.quads[:, k], area)
        return out

    def object(self, name, material, head):
        me = mesh(name, self.points, self.quads); attribute(me, 'rest', self.rest)
        return link(me, material, head)

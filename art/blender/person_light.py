"""A beauty studio: a big soft key above the lens, a card below, two edges, a quiet room; and the camera that frames by eyes and chin.
Each light belongs to a group, rendered apart, so that the darkroom can weigh them. Centimetres; powers are ten thousand times a metre's."""
import math
import bpy
import numpy as np
from mathutils import Matrix, Vector
from person_scene import to_blender

EYES_AT, LIP_AT = .35, .675
TARGET, PIVOT = (0, -9, 2), Vector((0, -2, -4))
LIGHTS = [  # group, place, width, height, watts, colour
    dict(group='key', at=(-46, -84, 52), size=(44, 44), power=18.5, colour=(1, .975, .945)),
    dict(group='fill', at=(4, -70, -44), size=(80, 44), power=1.9, colour=(1, .965, .93)),
    dict(group='fill', at=(50, -78, 22), size=(50, 90), power=2.3, colour=(.98, .99, 1)),
    dict(group='edge', at=(66, 36, 26), size=(30, 90), power=2.6, colour=(.95, .98, 1)),
    dict(group='edge', at=(-66, 36, 26), size=(30, 90), power=2, colour=(1, .985, .96)),
]
ROOM = dict(group='room', colour=(.93, .96, 1), power=.16)


def aim(o, target): o.rotation_euler = (Vector(target) - o.location).to_track_quat('-Z', 'Y').to_euler()


def turn_head(head, pose):
    yaw, roll, nod = map(math.radians, pose)
    head.matrix_world = Matrix.Translation(PIVOT) @ Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Rotation(roll, 4, 'Y') @ Matrix.Rotation(nod, 4, 'X') @ Matrix.Translation(-PIVOT)


def studio():
    """Hangs the lights; returns what the darkroom needs to know of each (middle, half axes, radiance)."""
    s = bpy.context.scene; layer = s.view_layers[0]; told = []
    for name in ('key', 'fill', 'edge', 'room'): layer.lightgroups.add(name=name)
    for d in LIGHTS:
        l = bpy.data.lights.new(d['group'], 'AREA'); l.shape = 'RECTANGLE'; (l.size, l.size_y), l.color, l.energy = d['size'], d['colour'], d['power'] * 1e4
        o = bpy.data.objects.new(d['group'], l); bpy.context.collection.objects.link(o); o.location = d['at']; aim(o, TARGET); o.visible_camera = False; o.lightgroup = d['group']
        bpy.context.view_layer.update(); m = np.array(o.matrix_world)
        told.append(dict(group=d['group'], middle=m[:3, 3].tolist(), across=(m[:3, 0] * d['size'][0] / 2).tolist(), up=(m[:3, 1] * d['size'][1] / 2).tolist(), facing=(-m[:3, 2]).tolist(), radiance=[c * d['power'] * 1e4 / (math.pi * d['size'][0] * d['size'][1]) for c in d['colour']]))
    w = bpy.data.worlds.new('room'); s.world = w; w.use_nodes = True; b = w.node_tree.nodes['Background']; b.inputs[0].default_value = (*ROOM['colour'], 1); b.inputs[1].default_value = ROOM['power']; w.lightgroup = 'room'
    return told


def spark():
    """A small bright card seen only in what mirrors: the light in the eyes."""
    l = bpy.data.lights.new('spark', 'AREA'); l.shape, l.size, l.size_y, l.energy = 'RECTANGLE', 22, 26, 12e4; o = bpy.data.objects.new('spark', l); bpy.context.collection.objects.link(o); o.location = (-20, -96, 44); aim(o, TARGET)
    o.visible_camera = o.visible_diffuse = False; o.lightgroup = 'key'
    return o


def camera(head, person, skin, look):
    """The corners of the eyes and the lower lip at EYES_AT and LIP_AT of the picture's height, as `modelFace` of the mirror's stage has them;
    returns the camera's place and the picture's height in cm."""
    M = np.array(head.matrix_world); world = lambda P: to_blender(P) @ M[:3, :3].T + M[:3, 3]
    P = world(skin.points); r = skin.rest; at = lambda x, y: P[(np.abs(r[:, 0] - x) < .25) & (np.abs(r[:, 1] - y) < .25) & (r[:, 2] > 7)].mean(0)
    eyes = np.mean([at(x, y) for x, y in ((-4.52, 3.37), (-1.70, 3.2), (1.70, 3.2), (4.52, 3.37))], 0); lip = at(0, -4.4)[2]
    high = (eyes[2] - lip) / (LIP_AT - EYES_AT); centre = (eyes[0], -9., eyes[2] - high * (.5 - EYES_AT))
    c = bpy.data.cameras.new('c'); c.sensor_fit, c.sensor_height, c.lens = 'VERTICAL', 36, look.get('lens', 210); c.clip_end = 1000; away = high * c.lens / 36
    o = bpy.data.objects.new('c', c); bpy.context.collection.objects.link(o); o.location = (centre[0], centre[1] - away, centre[2] + 1.5); aim(o, centre); bpy.context.scene.camera = o
    return [float(v) for v in o.location], float(high)

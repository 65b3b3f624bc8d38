"""A hand in a tight glove that holds a tool nobody sees: a film lays the tool between its two layers.
--grip pen|wide|thick, --layer whole|front (front: only what lies before the tool), --fine mm of the grid, --stem 1 shows what is held, for judging."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import hand_bones, hand_flesh
from hand_bones import unit, turn

GRIP, LAYER = ARGS.get('grip', 'pen'), ARGS.get('layer', 'whole')
# from: where the camera stands, in the hand's own axes; roll: degrees by which the tool falls from its tip on the left to the right;
# arm: from the wrist; middle: of the picture, from where the tool is held, in units; mm: width of the picture
VIEW = {
    'pen': {'from': (-0.74, 0.06, 0.66), 'roll': 44, 'arm': (0.05, -1, -0.08), 'middle': (0.40, -0.50), 'mm': 230},
    'wide': {'from': (-0.74, 0.0, 0.66), 'roll': 42, 'arm': (0.05, -1, -0.12), 'middle': (0.42, -0.42), 'mm': 230},
    'thick': {'from': (-0.74, 0.0, 0.66), 'roll': 46, 'arm': (0.05, -1, -0.12), 'middle': (0.42, -0.42), 'mm': 230},
}[GRIP]
UNIT = 0.01  # a hundred millimetres are one unit

reset()
tool, fingers = hand_bones.GRIPS[GRIP]()
V, F, own = hand_flesh.surface(fingers, VIEW['arm'], float(ARGS.get('fine', 0.9)))

# the picture's axes in the hand's own: the tool lies level, its tip to the left, then rolled
c = unit(VIEW['from']); right = unit(-(tool.tip - c * (tool.tip @ c))); up = np.cross(c, right)
frame = turn((0, 0, 1), -math.radians(VIEW['roll'])) @ np.stack([right, up, c])  # rows: picture x, y, towards the camera
def world(p):
    q = (np.asarray(p, float) - tool.held) @ frame.T * UNIT
    return np.stack([q[..., 0], -q[..., 2], q[..., 1]], -1)                       # the camera stands at -y

glove = pbr('glove', (0.010, 0.008, 0.009), 0.38, spec=0.6, coat=0.75, coat_rough=0.10)
smudge(glove, 0.32, 0.46, 2.6, 6); bump(glove, 'NOISE', 9, 0.05, 0.012, 3, coat=True)
hand = obj('hand', world(V).tolist(), F.tolist(), glove)
soft = hand.modifiers.new('soft', 'SMOOTH'); soft.factor = 0.5; soft.iterations = 4

if LAYER == 'front':  # the ends of index and thumb; all else is there for light and shadow, and a hole in the picture
    hole = bpy.data.materials.new('hole'); hole.use_nodes = True; n = hole.node_tree; n.nodes.clear()
    n.links.new(n.nodes.new('ShaderNodeHoldout').outputs[0], n.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    hand.data.materials.append(hole)
    mids = V[F].mean(1); P = tuple(mids[:, i] for i in range(3)); front = np.full(len(F), False)
    for name, bone, from_mm in (('index', 0, -14), ('thumb', 1, 2)):
        f = fingers[name]
        front |= (np.abs(own[name](P)) < 1.2) & (hand_flesh.dot(P, f.joints[1], f.along[bone]) > from_mm)
    hand.data.polygons.foreach_set('material_index', (~front).astype(np.int32))

if int(ARGS.get('stem', 0)):
    a, b = (Vector(world(tool.held + tool.tip * d).tolist()) for d in (tool.ends[0], -tool.ends[1])); r = tool.r * UNIT
    stem = lathe('stem', [(r * .3, 0), (r, .12), (r, (b - a).length)], pbr('stem', (.5, .03, .03), .2))
    stem.location = a; stem.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()

# soft key from the upper left, a long card over the back of the hand, red edges from behind, a fill for the side that faces us
mid = Vector((VIEW['middle'][0], 0, VIEW['middle'][1]))
card((-3.6, -2.8, 3.0), mid, 4.8, 4.0, 15, (1, .98, .97), soft=True)
card((0.8, 1.2, 4.4), mid, 5.6, 2.6, 20, (1, .98, .97), soft=True)
card((4.6, 2.4, 2.0), mid, 1.5, 5.2, 40, (1.0, 0.02, 0.05), soft=True)
card((-2.6, 2.4, -3.0), mid, 2.0, 3.6, 15, (1.0, 0.03, 0.06), soft=True)
card((0.6, -5.0, -2.8), mid, 4.6, 2.8, 5.0, soft=True)
card((2.4, -8.0, 1.0), mid, 3.2, 4.8, 5.4, soft=True)

FAR, width = 9.0, VIEW['mm'] * UNIT
cam = camera((mid.x, -FAR, mid.z), mid).data
cam.sensor_fit, cam.sensor_width, cam.lens = 'HORIZONTAL', 36, 36 * FAR / width
def seen(p):  # shares of the picture, as art/films/hand.mjs counts
    q = world(p); k = FAR / (FAR + q[1]) / width
    return tuple(round(float(v), 4) for v in ((q[0] - mid.x) * k + .5, .5 - (q[2] - mid.z) * k * ARGS['w'] / ARGS['h']))
print('HELD', seen(tool.held), '50 mm ahead', seen(tool.held + tool.tip * 50), flush=True)
render(alpha=True)

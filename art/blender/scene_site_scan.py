"""Face reading: one porcelain head half in light; before it twelve points of chrome dust stand in the air like a constellation."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(8, (.0016, .0013, .0015)); rs = np.random.RandomState(5); C = chrome()
H, head = bust(porcelain(rough=(.08, .20)), at=place(-.70, 0, -.12, 27, 1.0, (4, -3)), fine=int(ARGS.get('fine', 4)), eyeOpen=-2.0, lipHeight=.9)
# twelve points, large and near; dust between them
bpy.ops.mesh.primitive_uv_sphere_add(radius=1, segments=48, ring_count=32, location=(0, 0, -50)); D = bpy.context.object.data; D.materials.append(pbr('dust', (.9, .89, .91), .06, metal=1, emit=(1, .96, .93), emit_s=.10))
for p in D.polygons: p.use_smooth = True
def mote(p, r): o = bpy.data.objects.new('mote', D); bpy.context.collection.objects.link(o); o.location = p; o.scale = (r,) * 3
TW = [(.46, -1.10, .62, .020), (.30, -1.35, .36, .012), (.64, -.95, .30, .015), (.16, -1.45, .10, .016), (.52, -1.2, -.02, .010), (.80, -.9, .06, .019), (.30, -1.4, -.25, .011), (.62, -1.1, -.36, .016), (.08, -1.5, -.50, .013), (.42, -1.25, -.66, .020), (.22, -1.3, .80, .010), (.74, -1.0, -.74, .011)]
for x, y, z, r in TW: mote((x, y, z), r)
for k in range(240):
    p = rs.normal(0, 1, 3) * (.30, .35, .75) + (.42, -1.1, .0); r = .0016 * (3.2) ** (rs.rand() ** 2.2)
    if p[0] > .02: mote(p, r)
wet_floor(40, -2.6, rough=(.01, .10), ripple=.05, scale=.5)
area((-3.6, -3.0, 2.2), (-.6, -.6, 0), .8, 42, (1, .955, .92), vis=False, spread=70)
card((-3.0, -3.4, 1.2), (-.6, 0, 0), .5, 4.4, 9, WHITE, soft=True, oneside=True); card((-.8, -1.4, 3.6), (-.6, -.2, 0), 1.8, .9, 5, WHITE, soft=True, oneside=True)
area((.9, 2.2, .9), (-.35, 0, 0), .5, 60, RED, vis=False, spread=80); card((1.6, 1.8, .2), (-.4, 0, 0), .8, 3.4, 2.2, RED, soft=True, oneside=True)
card((2.6, -4.2, 2.2), (.4, -1.1, 0), 1.2, 2.2, 5, WHITE, soft=True, oneside=True); card((.6, -6, 3), (.4, -1, 0), 2.5, 1, 2, WHITE, soft=True, oneside=True)
halo((-1.6, 5, -.2), (7, 8), .05, (1, .02, .03), 1.8)
shot((.10, -9.2, -.12), (.10, 0, -.10), lens=76, fstop=2.2, focus=(-.25, -.85, 0), wide=dict(lens=62, shift=(.52, 0)), bounces=7)

"""How a creature is photographed: portrait with floor and glow, cut-out on nothing, sprites from behind."""
from monster_face import *

# lean, squash, lift and turn of the whole creature by face; amounts are fractions and radians
STANCE = {'neutral': (0, 1, 0, 0), 'joy': (-.07, 1.035, .03, 0), 'pout': (.07, .95, 0, .17), 'surprise': (.02, 1.07, .05, 0), 'sleep': (.045, .95, -.01, 0)}

def rig(az):
    """Two side cards, a top card, two rim cards, a low front card, one catchlight. It turns with the camera."""
    R_ = lambda p: (p[0] * math.cos(az) - p[1] * math.sin(az), p[0] * math.sin(az) + p[1] * math.cos(az), p[2]); k, r, lum = T['key'], T['rim'], T['lum']
    for loc, at, w, h, st, c in (((-3.8, -2.6, 4.6), (0, 0, 1.3), 1.7, 4.6, 7.5, k), ((4.4, -1.2, 2.8), (0, 0, 1.4), .7, 5.2, 7.0, (1, .85, .88)), ((.4, -1.2, 6.2), (0, 0, 1.4), 3.4, 1.5, 3.2, k), ((-4.7, 3.8, 2.8), (0, 0, 1.4), 2.0, 5, 6.5, r), ((4.6, 4.0, 3.2), (0, 0, 1.4), 2.0, 4.6, 7.0, r), ((0, -7, .5), (0, 0, 1.0), 5, .5, .7, (1, .5, .5)), ((-1.5, -6.4, 4.2), (0, -.9, 1.6), .62, .62, 34, (1, .97, .95))): lamp(R_(loc), at, w, h, st * lum, c)
    spot(R_((-2.2, -4.5, 4.6)), (0, -.5, 1.3), 1.6, 120 * lum, k, vis=False); return R_

def parts(): return [o for o in bpy.data.objects if o not in LIGHTS and o.type in ('MESH', 'CURVE', 'FONT') and o.name.split('.')[0] != 'floor']
def corners():
    """Points of everything that is the creature, for framing."""
    dg = bpy.context.evaluated_depsgraph_get(); out = []
    for o in parts():
        ev = o.evaluated_get(dg); me = ev.to_mesh(); n = len(me.vertices)
        if n: co = np.empty(n * 3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3)[::max(1, n // 1500)]; out.append(np.c_[co, np.ones(len(co))] @ np.array(o.matrix_world).T[:, :3])
        ev.to_mesh_clear()
    return np.concatenate(out)
def fit(cam, stances, margin):
    """Lens and shift so that the creature fills the frame and no stance of it is cut off. Exact, because both act in the picture plane."""
    co = corners(); pts = np.concatenate([np.c_[co, np.ones(len(co))] @ np.array(m).T[:, :3] for m in stances])
    bpy.context.view_layer.update(); asp = ARGS['w'] / ARGS['h']; q = np.c_[pts, np.ones(len(pts))] @ np.array(cam.matrix_world.inverted()).T; x, y = [q[:, i] / -q[:, 2] * cam.data.lens / cam.data.sensor_height for i in (0, 1)]   # in heights of the picture
    k = min(asp / (np.ptp(x) + 1e-6), 1 / (np.ptp(y) + 1e-6)) * (1 - 2 * margin); cam.data.lens *= k; cam.data.shift_x = (x.max() + x.min()) / 2 * k; cam.data.shift_y = (y.max() + y.min()) / 2 * k
def stance(lean, tall, lift, pivot, yaw=0.0):
    w = 1 / math.sqrt(tall); return Matrix.Translation(Vector(pivot) + Vector((0, 0, lift))) @ Matrix.Rotation(lean, 4, 'Y') @ Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Diagonal((w, w, tall, 1)) @ Matrix.Translation(-Vector(pivot))
def rooted():
    bpy.context.view_layer.update(); root = bpy.data.objects.new('root', None); bpy.context.collection.objects.link(root)
    for o in parts():
        if o.parent is None: o.parent = root
    return root

# idle, idle, move left, move right, shoot, hit, special: lean, tall, lift, yaw
FRAMES = ((0, 1, 0, 0), (0, 1.035, .05, .05), (-.24, .99, 0, .22), (.24, .99, 0, -.22), (0, 1.10, .04, 0), (.10, .90, -.04, -.10), (-.05, 1.07, .10, .25))

def finish(loc, at, lens=78, focus=None, floor=0.0, pivot=(0, 0, 0), lively=1.0, back=152, glow_st=.20, glow_at=2.1, wet=True, away=1.0):
    """Camera for the portrait; the cut-out looks from the same side at the whole creature, sprites from `back` degrees further round.
    away: how far, and to which side, it turns when it sulks."""
    balls(); az = math.atan2(loc[0] - at[0], -(loc[1] - at[1]))
    if SHOT == 'sprites': return sprites(az, at, pivot, lively, back)
    R_ = rig(az)
    if PORTRAIT:
        if wet: wet_floor(50, floor, rough=(.04, .24), ripple=.035, scale=.4)
        lamp(R_((T['gx'], 11, glow_at)), (0, 0, glow_at - .2), 17, 12.5, glow_st * 1.1, T['glow'], camera=True, soft=True); camera(loc, at, lens=lens, fstop=2.2, focus=focus); return render(bounces=6, glossy=4, trans=6, clamp=6)
    cam = camera(loc, at, lens=lens); st = {k: stance(a * lively, 1 + (b - 1) * lively, c * lively, pivot, y * lively * away) for k, (a, b, c, y) in STANCE.items()}; fit(cam, list(st.values()), .03)
    rooted().matrix_world = st[FACE]; render(bounces=6, glossy=4, trans=6, clamp=6, alpha=True)

def sprites(az, at, pivot, lively, back):
    """Seven frames side by side in one raw, as wide as it is asked for."""
    n, out = len(FRAMES), ARGS['out']; ARGS['w'] //= n; b = az + math.radians(back); rig(b); d, up = 11.0, math.radians(20)
    cam = camera((at[0] + d * math.cos(up) * math.sin(b), at[1] - d * math.cos(up) * math.cos(b), at[2] + d * math.sin(up)), at, lens=80); st = [stance(a * lively, 1 + (b_ - 1) * lively, c * lively, pivot, y) for a, b_, c, y in FRAMES]; fit(cam, st, .03); root = rooted(); strips, secs = [], 0
    for i in range(n):
        root.matrix_world = st[i]; bpy.context.view_layer.update(); ARGS['out'] = f'{out}.{i}'; render(bounces=5, glossy=3, trans=5, clamp=6, alpha=True)
        with open(ARGS['out'], 'rb') as f: head = json.loads(f.readline()); strips.append(np.frombuffer(f.read(), '<f4').reshape(head['planes'], head['H'], head['W'])); secs += head['seconds']
        os.remove(ARGS['out'])
    with open(out, 'wb') as f: f.write((json.dumps({'W': ARGS['w'] * n, 'H': ARGS['h'], 'planes': head['planes'], 'seconds': round(secs, 1)}) + '\n').encode()); f.write(np.concatenate(strips, 2).astype('<f4').tobytes())

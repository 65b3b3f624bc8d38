"""A creature's eye from very near: scales round a turret, drained to grey, and five lip colours running over them."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(5, (.002, .0018, .002)); rs = np.random.RandomState(11)
FIVE = [linear(h) for h in ('D8402C', 'E79AA0', '7A2E66', 'C98A3A', '9C1026')]
def height(r): return 1.15 * np.exp(-(r / 1.25) ** 2.4) - .10 * r - .35 * np.exp(-(r / .42) ** 2)
# scales in rings, small at the lid, large on the skin
pts = []; r = .44
while r < 5.2:
    size = .026 + .050 * min(1, (r - .44) / 1.3) + .035 * min(1, max(0, r - 1.6) / 2); n = max(20, int(2 * math.pi * r / (size * 1.72))); off = rs.rand()
    for k in range(n): pts.append((r * (1 + .012 * rs.randn()), 2 * math.pi * (k + off) / n + .01 * rs.randn(), size * rs.uniform(.86, 1.10)))
    r += size * 1.42
R, A, S = np.array(pts).T; X, Z = R * np.cos(A), R * np.sin(A); lump = .10 * fractal(X * .8, Z * .8, 4, 2); Y = -(height(R) + lump)
e = 1e-3; g = -(height(R + e) - height(R - e)) / (2 * e); N = np.stack([-g * np.cos(A), -np.ones_like(R), -g * np.sin(A)], 1); N /= np.linalg.norm(N, axis=1, keepdims=True); N += rs.normal(0, .05, N.shape); N /= np.linalg.norm(N, axis=1, keepdims=True)
T = np.stack([np.cos(A), 0 * A, np.sin(A)], 1); T -= N * (T * N).sum(1, keepdims=True); T /= np.linalg.norm(T, axis=1, keepdims=True); B = np.cross(N, T)
u = np.linspace(0, math.pi / 2 * 1.05, 8); w = np.arange(14) / 14 * 6.2832; U, Wv = np.meshgrid(u, w, indexing='ij'); tmpl = np.stack([np.sin(U) * np.cos(Wv), np.sin(U) * np.sin(Wv), np.cos(U) * .46], -1).reshape(-1, 3)
P = np.stack([X, Y, Z], 1); sc = (S * .98)[:, None, None]; V = P[:, None] + sc * (tmpl[None, :, :1] * T[:, None] * 1.12 + tmpl[None, :, 1:2] * B[:, None] * .96 + tmpl[None, :, 2:] * N[:, None])
i, j = np.meshgrid(np.arange(7), np.arange(14), indexing='ij'); q = np.stack([i * 14 + j, (i + 1) * 14 + j, (i + 1) * 14 + (j + 1) % 14, i * 14 + (j + 1) % 14], -1).reshape(-1, 4)
wave = A + .75 * R + .55 * fractal(X * .7, Z * .7, 9, 3); k5 = ((wave + 2.2) / 6.2832 * 5 * 1.55) % 7.75            # five bands, then a grey rest
band = np.floor(k5).astype(int); awake = (band < 5) & (R < 3.1 + .5 * fractal(X, Z, 2, 2)); f = np.clip(1.25 - np.abs(k5 - band - .5) * 1.3, 0, 1) * awake * np.clip((3.4 - R) / .9, 0, 1)
grey = (.010 + .016 * rs.rand(len(R)))[:, None] * np.array([1, .98, .98]); col = grey * (1 - f[:, None]) + np.array(FIVE)[np.minimum(band, 4)] * f[:, None] * rs.uniform(.7, 1.15, (len(R), 1))
SK = tinted(pbr('scale', (.5, .5, .5), .30, metal=.25, coat=1, coat_rough=.10, spec=.6)); o = fast('scales', V.reshape(-1, 3), (q[None] + (np.arange(len(R)) * 112)[:, None, None]).reshape(-1, 4), SK); paint_points(o, np.repeat(col, 112, 0))
rr = np.linspace(.30, 6, 160)[:, None]; aa = np.linspace(0, 2 * math.pi, 161)[None]; x, z = rr * np.cos(aa), rr * np.sin(aa); grid('under', np.stack([x, -(height(rr) + .10 * fractal(x * .8, z * .8, 4, 2)) + .035, z], -1), pbr('under', (.006, .005, .006), .4))
# the eye: a wet dark ball, fibres of chrome, an upright slit
EY = pbr('eye', (.02, .018, .019), .04, coat=1, coat_rough=0); n, l, b = nodes(EY)
bpy.ops.mesh.primitive_uv_sphere_add(radius=.52, segments=128, ring_count=96, location=(0, -.46, 0)); E_ = bpy.context.object; E_.data.materials.append(EY)
for p in E_.data.polygons: p.use_smooth = True
v = np.array([q.co for q in E_.data.vertices]); x, z = v[:, 0] / .52, v[:, 2] / .52; r = np.hypot(x, z); ang = np.arctan2(z, x); fib = .5 + .5 * fractal(np.cos(ang) * 9, np.sin(ang) * 9 + r * 1.3, 3, 3)
slit = np.abs(x) * 3.4 + z * z * .9; iris = np.clip((.74 - r) / .06, 0, 1) * np.clip((slit - .34) / .10, 0, 1) * (v[:, 1] < 0); ic = np.array([.95, .62, .20]) * (.25 + 1.0 * fib[:, None]) * (1.2 - r[:, None]); paint_points(E_, .004 + iris[:, None] * ic * .9); tinted(EY)
E_.rotation_euler = (.10, 0, .30)
em = n.new('ShaderNodeAttribute'); em.attribute_name = 'tone'; l.new(em.outputs['Color'], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = .35
area((-3.6, -4.0, .8), (.2, -.8, -.3), 1.0, 190, (1, .97, .95), vis=False, spread=80); card((-3.6, -3.2, 2.2), (0, -.6, 0), 1.1, 4.4, 6, WHITE, soft=True); card((3.8, -2.0, 1.2), (0, -.5, 0), .6, 5, 7, WHITE, soft=True); card((.2, -2.6, 4.6), (0, -.6, 0), 2.4, .6, 3, WHITE, soft=True)
card((1.8, -2.2, -4.4), (0, -.4, -1), 4, .8, 3.4, RED, soft=True); card((-1.3, -6.0, 2.2), (0, -1, .1), .55, .75, 22, WHITE, soft=True)
area((3.4, -3.6, 1.6), (1.2, -.3, .2), 1.4, 60, (1, .90, .88), vis=False, spread=90)
shot((1.5, -8.6, -.9), (.55, -.4, .38), lens=76, fstop=2.2, focus=(0, -1.0, 0), wide=dict(lens=58, shift=(.46, 0)))

"""Zone 4: a workbench in macro under one warm lamp. Powder waits under the press; in front of it a low round plinth, empty.
--risen 1   the plinth has come up with what was just pressed: a pan of house red bearing the mark; the lamp is a little warmer
The right 35 % of the upper half, the top and the lower third stay quiet. Nothing but the plinth, its load and the lamp changes."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import lips
RISEN = float(ARGS.get('risen', 0)) > 0
s = reset(); random.seed(3); rs = np.random.RandomState(3); K, C = lacquer_black(), chrome()
ST = pbr('steel', (.40, .39, .40), .26, metal=1.0, aniso=.6); smudge(ST, .20, .40, 5, 8); bump(ST, 'NOISE', 60, .05, .005, 4, stretch=(1, 14, 1))
RG = rosegold()
BENCH = pbr('bench', (.026, .018, .014), .3, spec=.5, coat=.35, coat_rough=.12); smudge(BENCH, .24, .52, 1.4, 9); bump(BENCH, 'NOISE', 70, .05, .004, 5); plane('bench', 60, (0, 0, 0), BENCH)
def powder(col, grain=170, k=.5): m = pbr('powder', col, .85, spec=.15, sheen=.25); bump(m, 'NOISE', grain, k, .012, 6); return m
RED, PLUM, GOLD = powder((.34, .012, .018)), powder((.055, .012, .022)), pbr('gold', (.70, .40, .16), .34, metal=.8); bump(GOLD, 'NOISE', 160, .8, .02, 6)

def mark(x, y, w):
    """Height 0..1 of the closed mouth of the house at a point; w = half its width."""
    u = np.clip(x / w, -.999, .999); q = y / w * lips.HALF * .66; up, lo = lips.outer(u, 0); c = lips.parting(u)
    h = lambda t: np.where((t > 0) & (t < 1), np.sin(np.clip(t, 0, 1) * math.pi) ** .75, 0)
    return np.where(np.abs(x / w) < .985, np.maximum(h((q - c) / np.maximum(up - c, 1e-3)), h((c - q) / np.maximum(c - lo, 1e-3))), 0)
RIM = [(0, .02), (1, .02), (1.035, .045), (1.042, .20), (1.06, .218), (1.055, .236), (1.025, .240), (1.0, .222), (.99, .05), (0, .04)]
def pan(fill, heap, mat, R=.78, emb=False, nr=90, na=300):
    """A steel pan as one empty to move about; returns it."""
    e = bpy.data.objects.new('pan', None); bpy.context.collection.objects.link(e)
    lathe('rim', [(r * R, z) for r, z in RIM], ST, n=160, autosmooth=40).parent = e
    if not fill: return e
    r = (R - .004) * np.linspace(0, 1, nr + 1)[:, None]; a = np.linspace(0, 2 * math.pi, na, endpoint=False)[None]; x, y = r * np.cos(a), r * np.sin(a)
    n = lambda k, sd: np.array([noise.noise((p * k, q * k, sd)) for p, q in zip(x.ravel(), y.ravel())]).reshape(x.shape)
    z = fill + heap * (1 - (r / R) ** 2) * (.7 + .5 * n(2.2, 1)) + (.020 if heap else .0012) * n(11, 3) + (.011 if heap else .0012) * n(31, 5)
    if emb: z = z + .075 * mark(x, y + .02, R * .66) - .014 * np.clip(1 - np.abs(r - R * .84) / .016, 0, 1) + .004 * n(60, 7) * (rs.rand(*x.shape) > .6)
    i, k = np.meshgrid(np.arange(nr), np.arange(na), indexing='ij'); k2 = (k + 1) % na
    facing_mesh('fill', np.stack([x + 0 * a, y, z], -1).reshape(-1, 3), np.stack([i * na + k, i * na + k2, (i + 1) * na + k2, (i + 1) * na + k], -1).reshape(-1, 4), mat).parent = e
    return e
def curve(pts, rad, mat):
    c = bpy.data.curves.new('s', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = 1.0; c.bevel_resolution = 8; sp = c.splines.new('POLY'); sp.points.add(len(pts) - 1)
    for i, p in enumerate(pts): sp.points[i].co = (*p, 1); sp.points[i].radius = rad[i]
    c.use_fill_caps = True; o = bpy.data.objects.new('s', c); bpy.context.collection.objects.link(o); c.materials.append(mat); return o

# ---------- the press: die, rod, yoke; the rod leaves the picture ----------
PX, PY = -.62, 1.35
pan(.10, .15, RED).location = (PX, PY, 0)
lathe('die', [(0, 0), (.735, 0), (.75, .012), (.752, .20), (.74, .22), (.30, .24), (.26, .27), (.25, .60), (.235, .63), (.235, 7), (0, 7)], ST, n=160, autosmooth=35).location = (PX, PY, .98)
for z in (1.70, 1.92): lathe('collar', [(.255, 0), (.295, .008), (.305, .025), (.305, .09), (.295, .107), (.255, .115)], RG, n=128).location = (PX, PY, z)
box('yoke', (1.5, 1.1, .62), (PX, PY, 3.35), K, bevel=.07, seg=8); box('groove', (1.30, .02, .02), (PX, PY - .552, 3.14), C, bevel=.006)
box('column', (1.25, .5, 7), (PX - .1, PY + 1.35, 3.5), K, bevel=.07, seg=8)
curve([(PX - .75, PY - .2, 3.38), (PX - 1.3, PY - .45, 3.32), (PX - 1.9, PY - .75, 3.18)], [.05, .046, .042], C)
box('base', (2.1, 2.2, .05), (PX, PY + .15, .012), K, bevel=.02)

# ---------- the plinth: flush with its collar, or up ----------
QX, QY, QR = .10, -1.25, .60; UP = 1.2 if RISEN else 0
lathe('collar', [(QR + .012, .0), (QR + .012, .075), (QR + .03, .09), (QR + .11, .09), (QR + .135, .078), (QR + .15, .05), (QR + .155, 0)], ST, n=192, autosmooth=40).location = (QX, QY, 0)
PL = pbr('plinth', (.005, .003, .004), .14, coat=1, coat_rough=.015); smudge(PL, .08, .24, 2.4, 8)
lathe('plinth', [(0, .03), (QR - .05, .03), (QR - .03, .045), (QR - .012, .055), (QR, .07), (QR, .125), (QR - .012, .142), (QR - .035, .150), (QR - .07, .150), (QR - .075, .142), (0, .142)], PL, n=192, autosmooth=40).location = (QX, QY, UP)
lathe('thread', [(QR - .002, .082), (QR + .006, .086), (QR + .006, .098), (QR - .002, .102)], RG, n=192).location = (QX, QY, UP)
if RISEN:
    lathe('piston', [(.20, .0), (.20, 1.14), (.215, 1.15), (.30, 1.19), (.42, 1.225), (0, 1.225)], ST, n=160, autosmooth=40).location = (QX, QY, .0)
    for z in (.30, .52, .74, .96): lathe('guide', [(.199, z), (.208, z + .006), (.208, z + .018), (.199, z + .024)], RG, n=128).location = (QX, QY, .0)
    lathe('well', [(.20, .055), (.235, .07), (.26, .07), (.27, .055), (QR + .012, .02)], PL, n=160).location = (QX, QY, 0)
    state = rs.get_state(); p = pan(.178, 0, RED, R=.50, emb=True, nr=200, na=560); rs.set_state(state)     # so that every crumb lies where it lay before
    p.location = (QX, QY + .02, UP + .152 + .18); p.rotation_euler = (.40, 0, -.08)
    curve([(QX - .16, QY + .42, UP + .14), (QX - .16, QY + .42, UP + .34)], [.03, .03], C); curve([(QX + .16, QY + .42, UP + .14), (QX + .16, QY + .42, UP + .34)], [.03, .03], C)

# ---------- what lies about ----------
o = pan(.175, 0, GOLD, emb=True); o.location = (-2.35, 2.3, 0)
o = pan(.175, 0, PLUM, emb=True); o.location = (1.55, 1.15, 0)
for q in (-1, 1): curve([(-.62 - 1.5 * t, -2.02 + .42 * t + q * (.010 + .095 * math.sin(math.pi * min(1, t * 1.1)) * (1 - t * .4)), .045 + .03 * math.sin(3 * t)) for t in np.linspace(0, 1.3, 40)], [.011 + .032 * min(1, t * 2.2) for t in np.linspace(0, 1.3, 40)], C)
lathe('scoop', [(0, 0), (.16, .02), (.26, .09), (.30, .18), (.285, .18), (.245, .10), (.15, .04), (0, .022)], C, n=96).location = (1.18, -.35, .0)
curve([(1.42, -.42, .17), (1.9, -.56, .22), (2.8, -.85, .17)], [.022, .03, .05], C)
r_, a_ = np.meshgrid(np.linspace(0, 1, 30), np.linspace(0, 2 * math.pi, 90, endpoint=False), indexing='ij'); x, y = r_ * np.cos(a_), r_ * np.sin(a_); z = .13 + .09 * (1 - r_ ** 2) + np.array([.012 * noise.noise((6 * p, 6 * q, 2)) + .006 * noise.noise((19 * p, 19 * q, 4)) for p, q in zip(x.ravel(), y.ravel())]).reshape(x.shape)
i, k = np.meshgrid(np.arange(29), np.arange(90), indexing='ij'); k2 = (k + 1) % 90
facing_mesh('spill', np.stack([1.18 + .27 * x, -.35 + .27 * y, z], -1).reshape(-1, 3), np.stack([i * 90 + k, i * 90 + k2, (i + 1) * 90 + k2, (i + 1) * 90 + k], -1).reshape(-1, 4), PLUM)
# crumbs: every one a small broken lump, thinning out
bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1); ico = bpy.context.object; IV = np.array([v.co for v in ico.data.vertices]); IF = np.array([p.vertices for p in ico.data.polygons]); bpy.data.objects.remove(ico)
def lumps(name, P, R, mat):
    n = len(P); V = IV[None] * (1 + rs.uniform(-.38, .38, (n, len(IV), 1))) * R[:, None, None] * rs.uniform(.7, 1.2, (n, 1, 3)) + P[:, None]
    facing_mesh(name, V.reshape(-1, 3), (IF[None] + (np.arange(n) * len(IV))[:, None, None]).reshape(-1, 3), mat)
def around(n, cx, cy, r0, spread):
    a = rs.rand(n) * 6.2832; r = r0 + np.abs(rs.normal(0, spread, n)); q = .0035 + .011 * rs.rand(n) ** 3 + np.where(rs.rand(n) < .02, .022 * rs.rand(n), 0); return np.stack([cx + r * np.cos(a), cy + r * np.sin(a) * .9, q * .55], -1), q
P, q = around(5200, PX, PY, .84, .50); P[:, 2] += .037 * ((np.abs(P[:, 0] - PX) < 1.05) & (np.abs(P[:, 1] - PY - .15) < 1.1)); keep = ((P[:, 0] - QX) ** 2 + (P[:, 1] - QY) ** 2) > .78 ** 2; lumps('crumbs', P[keep], q[keep], RED)
P, q = around(420, QX, QY, .78, .30); lumps('crumbs', P, q, RED)
P, q = around(240, 1.18, -.35, .30, .16); lumps('crumbs', P, q, PLUM)
a, r = rs.rand(460) * 6.28, .72 * np.sqrt(rs.rand(460)); lumps('dust', np.stack([PX + r * np.cos(a), PY + r * np.sin(a), .34 + .62 * rs.rand(460) ** .7], -1), .003 + .006 * rs.rand(460) ** 2, RED)
if RISEN:
    a, r = rs.rand(130) * 6.28, .50 + .10 * rs.rand(130) ** 2; keep = np.sin(a) < .3; P = np.stack([QX + r * np.cos(a) * 1.02, QY + r * np.sin(a), np.full(130, UP + .158)], -1)[keep]; lumps('crumbs', P, (.003 + .008 * rs.rand(130) ** 3)[keep], RED)

# ---------- one warm lamp from the left, one pale edge for the steel ----------
WARM, G = ((1, .60, .32), 1.12) if RISEN else ((1, .68, .42), 1.0)
card((-3.3, -.2, 4.3), (-.2, .3, .5), 2.2, 2.4, 9 * G, WARM, soft=True); area((-2.7, -.6, 4.3), (-.1, -.2, .3), .45, 66 * G, WARM, vis=False, spread=80)
area((-2.2, .9, 2.6), (QX, QY, 1.3), .25, (26 if RISEN else 0), WARM, vis=False, spread=50); area((-2.4, -3.6, 2.3), (PX, PY, .4), .8, 15 * G, WARM, vis=False, spread=60)                                       # reaches under the die
card((-4.2, .4, 2.2), (PX, PY, 1.6), 1.0, 5.0, 20, (1, .74, .52), soft=True); card((3.4, 1.6, 2.6), (PX, PY, 1.4), .35, 4.5, 12, (.92, .93, 1), soft=True)
card((-2.2, -5.4, 1.9), (PX, PY, 1.3), 1.0, 2.6, 6.0, (1, .84, .68)); card((-.3, 7.5, 5.6), (QX, QY, 0), 5.5, 2.4, 1.1 * G, WARM, soft=True, oneside=True)
card((-2.4, -4.2, .9), (QX, QY, .7), .5, 1.6, 9.0, (1, .80, .72), soft=True)
camera((.62, -7.3, 4.05), (.16, .10, .42), lens=51, fstop=1.6, focus=(QX, QY - .3, .75))
render(bounces=6, glossy=4, clamp=6)

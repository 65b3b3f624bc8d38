"""Zone 2: a hall of black glass. One porcelain mask, half in light; in the pane beside it a reflection that is not quite the same.
--late 1   the same camera, only the reflection has changed: turned a little further, lips parted (the page fades to it half a beat late)
The reflection is a second mask in its own darkness behind the pane, so it may disobey. Right of the pane, the top and the lower third stay quiet."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import sdf
from sdf import smin, smax
LATE = float(ARGS.get('late', 0)) > 0
s = reset(); random.seed(8); rs = np.random.RandomState(8); K, C = lacquer_black(), chrome()
s.world.node_tree.nodes['Background'].inputs[0].default_value = (.0016, .0012, .0014, 1)
STEP = float(ARGS.get('step', .013))

# ---------- the face: nobody's, smooth, a little too calm. Looks towards -y, chin at z -1.05 ----------
def face(P, lid=0.0, part=0.0, turn=1.0):
    """lid: how far the eyes stand open, part: how far the lips. Symmetrical but for a breath of difference at the brow."""
    x, y, z = P; q = np.abs(x); Q = (q, y, z)
    d = sdf.ellipsoid(P, (0, .06, .14), (.70, .88, .74))                                                      # brow to crown
    d = smin(d, sdf.ellipsoid(P, (0, -.14, -.34), (.50, .62, .72)), .40)                                      # the length of the face
    d = smin(d, sdf.ellipsoid(Q, (.25, -.16, -.60), (.16, .30, .22)), .30)                                    # jaw
    d = smin(d, sdf.ellipsoid(P, (0, -.60, -.90), (.150, .15, .125)), .24)                                      # chin
    d = smin(d, sdf.ellipsoid(Q, (.345, -.555, -.145), (.18, .15, .12)), .24)                                   # cheekbone
    d = smin(d, sdf.ellipsoid(P, (0, -.64, -.53), (.28, .18, .22)), .20)                                      # what the lips rest on
    d = smax(d, -sdf.ellipsoid(Q, (.285, -.955, .030), (.20, .155, .115)), .17)                               # orbit
    d = smin(d, sdf.chain(Q, [(.11, -.765, .165), (.27, -.750, .220), (.44, -.650, .190)], [.030, .030, .018], .06), .17)   # brow
    d = smin(d, sdf.sphere(Q, (.285, -.615, .010), .182), .045)                                                # the ball under the lid
    d = smin(d, sdf.chain(P, [(0, -.76, .20), (0, -.845, .02), (0, -.940, -.15), (0, -.992, -.235)], [.056, .048, .054, .070], .05), .11)   # nose
    d = smin(d, sdf.ellipsoid(Q, (.078, -.890, -.262), (.058, .080, .050)), .060)
    d = smax(d, -sdf.ellipsoid(Q, (.044, -.945, -.312), (.026, .048, .022)), .030)
    d = d + .016 * np.exp(-(x / .026) ** 2) * np.exp(-((z + .395) / .055) ** 2)                               # philtrum
    o = .5 * part; zc = -.515 + .010 * np.cos(np.clip(q / .22, 0, 1) * math.pi) - .006 * np.exp(-(x / .035) ** 2)
    up = smin(sdf.ellipsoid(Q, (.060, -.822, -.462 + .030 * o), (.110, .085, .056)), sdf.ellipsoid(P, (0, -.842, -.482 + .030 * o), (.060, .068, .040)), .035); up = smin(up, sdf.capsule(Q, (.10, -.800, -.492 + .01 * o), (.205, -.700, -.512), .030, .010), .04)
    lo = smin(sdf.ellipsoid(Q, (.045, -.818, -.574 - .085 * o), (.112, .090, .062)), sdf.capsule(Q, (.10, -.790, -.556 - .07 * o), (.195, -.705, -.518), .034, .010), .05)
    d = smin(smin(d, up, .040), lo, .040)
    d = d + .026 * np.exp(-((z - zc + .028 * o) / .010) ** 2) * np.clip(1.12 - q / .215, 0, 1) ** .5 * (y < -.5)            # where they meet
    if part > 0: d = smax(d, -sdf.ellipsoid(P, (0, -.80, -.520 - .036 * o), (.115, .20, .030 * part)), .035)
    d = d + .020 * np.exp(-((z + .665 + .05 * q) / .045) ** 2) * np.exp(-(x / .13) ** 2) * (y < -.5)               # below the lower lip
    e = np.clip((q - .285) / .185, -1.25, 1.25); win = np.clip(1.25 - np.abs(e), 0, .25) * 4 * (y < -.55)       # lash line and fold: two drawn lines
    line = -.042 - .048 * np.cos(e * 1.45) + .030 * e
    if lid > 0: d = smax(d, -smax(np.abs(z - line - .5 * lid) - lid * np.clip(1 - e * e, 0, 1) ** .6 * .5, np.abs(e) - 1, .01) * 1.0, .010)
    d = d + .022 * np.exp(-((z - line) / .009) ** 2) * win + .012 * np.exp(-((z - .105 - .035 * np.cos(e * 1.3) + .02 * e) / .016) ** 2) * win
    return d
def mask(P, **kw):
    x, y, z = P; d = face(P, **kw); shell = smax(d, -(d + .050), .012)
    return smax(shell, y + .16 + .12 * z, .035)     # a clean rim from temple to temple

PORC = pbr('porcelain', (.66, .63, .61), .16, coat=1, coat_rough=.015, sss=.10, sss_col=(.8, .62, .56), sss_rad=(.10, .05, .04)); smudge(PORC, .12, .24, 3, 7); bump(PORC, 'NOISE', 3.0, .05, .03, 3)
DARKP = pbr('porcelain2', (.50, .49, .50), .20, coat=1, coat_rough=.03, sss=.06, sss_col=(.7, .60, .58), sss_rad=(.1, .05, .04)); smudge(DARKP, .14, .28, 3, 7)
EYE = pbr('eye', (.006, .005, .006), .05, coat=1, coat_rough=0)
STAND = pbr('stand', (.005, .004, .005), .16, coat=1, coat_rough=.02)
def stands(name, mat, at, yaw, tilt, flip=1, **kw):
    V, F = sdf.mesh(lambda P: mask(P, **kw), (-.82, -1.14, -1.16), (.82, .10, 1.0), STEP)
    if flip < 0: V = V * (-1, 1, 1); F = F[:, ::-1]
    o = facing_mesh(name, V, F, mat); o.location = at; o.rotation_euler = (tilt, .02 * flip, yaw)
    if kw.get('lid'):
        for q in (-1, 1):
            bpy.ops.mesh.primitive_uv_sphere_add(radius=.150, segments=48, ring_count=32, location=(q * .285, -.60, .0)); e = bpy.context.object; e.parent = o; e.data.materials.append(EYE)
            for p in e.data.polygons: p.use_smooth = True
    c = math.cos(yaw); sn = math.sin(yaw); bx, by = at[0] - .0 * c, at[1] + .05
    lathe('rod', [(.030, -6), (.030, -.85)], C, n=48).location = (bx + .10 * sn, by - .10 * c, at[2])
    lathe('grip', [(.030, -1.30), (.060, -1.28), (.066, -1.22), (.060, -1.10), (.030, -1.06)], STAND, n=64).location = (bx + .10 * sn, by - .10 * c, at[2])
    return o
# the pane: a plane through PM; what it shows is mirrored at it, then allowed to differ
CZ = 2.55; A = Vector((-1.02, -.15, CZ)); NRM = Vector((-.972, -.236, 0)).normalized(); PM = Vector((-.12, .20, CZ))
def mirrored(p): return p - 2 * (p - PM).dot(NRM) * NRM
B = mirrored(A) + Vector((-.16, .55, -.03))
stands('mask', PORC, A, math.radians(33), .03)
stands('other', DARKP, B, math.radians(-27 - (9 if LATE else 0)), .05, flip=-1, lid=.030, part=(.85 if LATE else 0))

# ---------- glass ----------
ang = math.atan2(NRM.y, NRM.x); T = Vector((-NRM.y, NRM.x, 0))       # along the pane
if T.y > 0: T = -T
def glass(loc, w, h, see, rot):
    m = bpy.data.materials.new('glass'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear(); out = n.new('ShaderNodeOutputMaterial'); mx = n.new('ShaderNodeMixShader'); g = n.new('ShaderNodeBsdfGlossy'); g.inputs[1].default_value = .02; g.inputs[0].default_value = (.8, .8, .82, 1); tr = n.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (see, see, see * 1.02, 1)
    fr = n.new('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.015; l.new(fr.outputs[0], mx.inputs[0]); l.new(tr.outputs[0], mx.inputs[1]); l.new(g.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0])
    o = plane('glass', 1, loc, m, rot=rot); o.data.transform(Matrix.Diagonal((w, h, 1, 1))); return o
def upright(mid, length, z0, z1, edge=C, see=None):
    """A standing pane with a thin chrome frame; see: how much of what lies behind it shows (None = black)."""
    rot = (math.pi / 2, 0, math.atan2(T.y, T.x)); h = z1 - z0; m = Vector((mid.x, mid.y, (z0 + z1) / 2))
    if see is None: o = plane('black', 1, m, BG, rot=rot); o.data.transform(Matrix.Diagonal((length, h, 1, 1)))
    else: glass(m, length, h, see, rot)
    for q in (-1, 1): box('edge', (.022, .05, h), m + T * q * length / 2, edge, bevel=.006, rot=(0, 0, rot[2]))
    for z in (z0, z1): box('edge', (length, .05, .022), (m.x, m.y, z), edge, bevel=.006, rot=(0, 0, rot[2]))
BG = pbr('blackglass', (.002, .002, .002), .03, spec=.8, coat=1, coat_rough=0)
front, back = 5.8, .10                                                # how far the pane reaches towards the visitor and away
upright(PM + T * (front - back) / 2, front + back, .05, 5.6, see=.80)
blk = plane('blocker', 1, PM + T * (front - back) / 2 - NRM * .05 + Vector((0, 0, .2)), pbr('void', (0, 0, 0), 1, spec=0), rot=(math.pi / 2, 0, math.atan2(T.y, T.x))); blk.data.transform(Matrix.Diagonal((30, 16, 1, 1))); blk.visible_camera = False; blk.visible_glossy = False; blk.visible_transmission = False
for k, (x, y, ln) in enumerate(((-1.55, 4.2, 2.4), (-2.6, 8.0, 3.0), (-.75, 7.0, 2.2), (-1.7, 12, 3.0))): upright(Vector((x, y, 0)), ln, .05, 5.6)
wet_floor(80, 0.0, rough=(.01, .12), color=(.004, .003, .004), ripple=.05, scale=.4)

# ---------- chrome dust in the air ----------
bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=1, location=(0, 0, -50)); DU = bpy.context.object.data; DU.materials.append(pbr('dust', (.8, .79, .81), .2, metal=1, emit=(1, .97, .95), emit_s=.16))
for p in DU.polygons: p.use_smooth = True
def dust(n, mid, spread, r0, r1):
    for k in range(n):
        p = rs.normal(0, 1, 3) * spread + mid; r, e = r0 * (r1 / r0) ** (rs.rand() ** 2.4), rs.uniform(0, 6, 3)
        if p[0] < A.x + .62 - .25 * abs(p[2] - A.z) and abs(p[2] - A.z) < 1.15: continue      # none before the face: there it would be dirt
        o = bpy.data.objects.new('dust', DU); bpy.context.collection.objects.link(o); o.location = p; o.scale = (r, r * .8, r * .6); o.rotation_euler = e
dust(520, (-.42, -.9, CZ - .10), (.42, .55, .62), .0022, .012); dust(70, (-.1, -1.2, CZ + .5), (.5, .6, .7), .002, .008); dust(22, tuple(B + Vector((-.2, -.9, -.5))), (.30, .3, .4), .002, .007)

# ---------- light ----------
area(A + Vector((-3.0, -3.4, 1.7)), A + Vector((.1, -.4, -.05)), .7, 20, (1, .955, .915), vis=False, spread=50)                    # one key, from the side
card(A + Vector((-3.2, -2.2, 1.2)), A, 1.0, 3.6, 2.2, (1, .97, .95), soft=True, oneside=True); card(A + Vector((-.6, -1.2, 3.4)), A, 1.6, .8, 1.6, (1, .97, .96), soft=True, oneside=True)
area(A + Vector((.5, 1.9, .8)), A + Vector((.3, -.3, 0)), .4, 24, (1, .03, .045), vis=False, spread=80)                            # the only red: along the far rim
L2 = B + Vector((2.3, -2.2, 1.6)); area(L2, B + Vector((0, -.4, 0)), .5, 3.0, (.95, .96, 1), vis=False, spread=50)
card(B + Vector((2.6, -1.2, 1.0)), B, .9, 3.4, .8, (.95, .97, 1), soft=True, oneside=True)
card((-6.5, 2.5, 3.4), (-1.2, 6, 2.5), 1.2, 6, 3.0, (.92, .94, 1), soft=True, oneside=True)                                           # edges of the hall
card((.5, -6.5, 6.5), PM, 1.0, 3.5, 1.6, (.94, .96, 1), soft=True, oneside=True)
card((5.2, -12, 3.4), PM, 3.0, 9, 1.6, (.94, .95, 1), soft=True, oneside=True); card((-1.5, -14, 3.6), (0, 0, 2.5), 9, 9, .4, (.94, .95, 1), soft=True, oneside=True)                                           # so that edges of chrome exist at all
card((-3.2, -6, 3.0), (-.3, 1.2, 2.6), .5, 7, 3.5, (.95, .96, 1), soft=True, oneside=True)
camera((.25, -9.6, 2.05), (.27, 0, 2.02), lens=50, fstop=2.8, focus=tuple(A + Vector((.2, -.7, 0))))
render(bounces=7, glossy=5, clamp=6)

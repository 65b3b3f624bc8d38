"""Zone 1 only: a corridor of black lacquer portals on a flooded floor; the lips at its end stand open and a town is lit behind the teeth.
--part 0..1   how far the lips have opened (0 = closed, no light)
--crop wide   landscape crop of the mouth for share pictures; else portrait 9:19.5
The near portals and the right side stay unlit so that type has a quiet ground."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
import sdf
import lips
from sdf import smin, smax

PART, WIDE = float(ARGS.get('part', 1)), ARGS.get('crop') == 'wide'
s = reset(); random.seed(2)
K = lacquer_black()
WALL = pbr('wall', (.008, .006, .007), .3, coat=.6, coat_rough=.08); smudge(WALL, .16, .5, .8, 8)
RED = (1.0, .012, .022)

# ---------- portals: light grows towards the mouth, and hangs from the left ----------
def led(w, h, loc, strength, d=.03):
    if strength <= 0: return
    o = box('led', (w, d, h), loc, pbr('led', (0, 0, 0), .5, emit=RED, emit_s=strength), bevel=0); o.visible_diffuse = False   # seen and mirrored, but casting no hard shadows on the lips
LEFT, RIGHT, TOP = (0, .30, 1.5, 2.6, 3.8, 5.0), (0, 0, 0, .30, 1.1, 2.6), (0, 0, .10, .55, 1.5, 3.0)
for i in range(6):
    y, w, h = i * 3.1, 3.1, 8.4
    for q, st in ((-1, LEFT[i]), (1, RIGHT[i])):
        box('jamb', (.55, .9, h), (q * (w + .27), y, h / 2), K, bevel=.05); led(.030, h - .9, (q * (w - .015), y - .465, h / 2 - .1), st)
        box('wall', (.3, 2.4, h), (q * (w + .75), y + 1.55, h / 2), WALL, bevel=.02)
    box('lintel', (2 * w + 1.1, .9, .6), (0, y, h + .3), K, bevel=.05); led(2 * w - .2, .030, (0, y - .465, h - .03), TOP[i])
    box('roof', (2 * w + 1.6, 2.4, .3), (0, y + 1.55, h + .25), WALL, bevel=.02)

# ---------- the mouth ----------
LY, LZ, SC = 16.6, 3.62, 2.62
def place(o): o.scale = (SC,) * 3; o.location = (0, LY, LZ); return o
LP = pbr('lips', (.47, .002, .012), .27, coat=1, coat_rough=.02, spec=.6, sss=.04, sss_col=(.8, .01, .02), sss_rad=(.10, .02, .01))
n, l, b = nodes(LP)   # colour sinks where the surface turns away, so the silhouette has an edge
lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .42; cr = n.new('ShaderNodeMixRGB'); cr.inputs[1].default_value = (.52, .002, .013, 1); cr.inputs[2].default_value = (.11, .0006, .004, 1)
l.new(lw.outputs['Facing'], cr.inputs[0]); l.new(cr.outputs[0], b.inputs['Base Color'])
bump(LP, 'NOISE', 26, .05, .02, 5, coat=True, stretch=(2.2, 1, .6))
for side in (1, -1): place(facing_mesh('lip', *lips.lip(side, PART, 760, 120, folds=lips.FINE), LP))

# the wall that holds the mouth grows out of its outline and glows from there
m = bpy.data.materials.new('skinwall'); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; b = n['Principled BSDF']
b.inputs['Base Color'].default_value = (.040, .001, .003, 1); b.inputs['Roughness'].default_value = .55; b.inputs['Specular'].default_value = .3; b.inputs['Clearcoat'].default_value = .12; b.inputs['Clearcoat Roughness'].default_value = .4
tc = n.new('ShaderNodeTexCoord'); mp = n.new('ShaderNodeMapping'); mp.inputs['Location'].default_value = (.16, 0, -.04); mp.inputs['Scale'].default_value = (1 / 2.15, .001, 1 / 1.95)
gr = n.new('ShaderNodeTexGradient'); gr.gradient_type = 'SPHERICAL'; pw = n.new('ShaderNodeMath'); pw.operation = 'POWER'; pw.inputs[1].default_value = 1.7; mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; mu.inputs[1].default_value = .45
l.new(tc.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], gr.inputs[0]); l.new(gr.outputs['Fac'], pw.inputs[0]); l.new(pw.outputs[0], mu.inputs[0]); l.new(mu.outputs[0], b.inputs['Emission Strength']); b.inputs['Emission'].default_value = (1, .012, .02, 1)
ring = lips.outline(PART); NV = len(ring); vs = []
for g, back in ((1, 0), (1.04, .05), (1.12, .10), (1.3, .15), (1.6, .19), (2.4, .22), (6, .22)):
    k = min(1, (g - 1) / .6); vs += [(x * g, y * (1 - k) + .20 * k + back * (1 - k), z * g) for x, y, z in ring]
fs = [(k * NV + i, k * NV + (i + 1) % NV, (k + 1) * NV + (i + 1) % NV, (k + 1) * NV + i) for k in range(6) for i in range(NV)]
place(obj('skinwall', vs, fs, m))

# throat: a short wet tunnel, always as wide as the open gate
TH = pbr('throat', (.07, .001, .004), .22, coat=1, coat_rough=.03); bump(TH, 'NOISE', 1.4, .5, .25, 4)
inn = lips.opening(1); NI = len(inn)
tv = [(x * SC * (1.0 + .10 * k), LY + .62 + (y * SC if k == 0 else .3) + k * 1.0, LZ + z * SC * (1.02 + .10 * k)) for k in range(4) for x, y, z in inn]
obj('throat', tv, [(k * NI + i, k * NI + (i + 1) % NI, (k + 1) * NI + (i + 1) % NI, (k + 1) * NI + i) for k in range(3) for i in range(NI)], TH)

# ---------- teeth: one touching arch, two broad incisors, corners sinking into shadow ----------
TE = pbr('teeth', (.46, .40, .36), .13, coat=1, coat_rough=.012, sss=.12, sss_col=(.8, .46, .36), sss_rad=(.2, .07, .04)); bump(TE, 'NOISE', 6, .05, .03, 3)
def tooth(kind, wob):
    def fn(P):
        x, y, z = P; wide = 1 - .16 * np.clip((z + .1) / 1.0, -1, 1) ** 2 - .10 * np.clip(z, 0, 1); X = x / wide
        d = smax(smax(np.abs(X) - .49, sdf.ellipsoid((X, y, z), (0, 0, .10), (.62, .30, 1.15)), .22), z - .10, .1)
        cutz = -.78 + wob + (.30 * X * X if kind == 'i' else .62 * np.abs(X) ** 1.4 if kind == 'c' else .42 * X * X)
        return smax(d, cutz - z, .16) + .010 * np.cos(X * 12) * np.clip(-z, 0, 1)
    return sdf.mesh(fn, (-.62, -.42, -1.0), (.62, .42, .6), .032)
U0 = 0.0; tr_ = random.Random(5)
for kind, w in (('i', .232), ('i', .178), ('c', .186), ('p', .160), ('p', .150), ('p', .150)):
    u = U0 + w / 2; U0 += w * .985
    for q in (-1, 1):
        V, F = tooth(kind, tr_.uniform(-.03, .03)); o = facing_mesh('tooth', V, F, TE); a = u / 1.02
        o.scale = (w * SC * 1.07, .62, .44 * SC * (1 if kind != 'p' else .9)); bite = .232 + .060 * a * a + (.018 if w == .178 else 0)
        o.location = (q * u * SC * (1 - .06 * a), LY + .86 + 1.25 * a * a, LZ + (bite + .34) * SC); o.rotation_euler = (.10, tr_.uniform(-.02, .02), -q * .95 * a)

# ---------- the town: streets of lit windows in seven depths, one canal that repeats them ----------
HUES = ((1, .52, .21), (1, .82, .60), (1, .10, .05), (.80, .86, 1)); LEVEL = (1.3, 3.2, 7.5)
WM = [pbr('w', (0, 0, 0), .5, emit=c, emit_s=e * (.6 if c[2] == 1 else 1)) for c in HUES for e in LEVEL]
DARK = pbr('tower', (.006, .004, .005), .45, spec=.3)
wv, wf, wm = [], [], []; rs = random.Random(7); ZG = 1.85
def quad(a, b_, c, d, mat): i0 = len(wv); wv.extend([a, b_, c, d]); wf.append((i0, i0 + 1, i0 + 2, i0 + 3)); wm.append(mat)
def bld(x, y, w, h, dep, fine):
    box('b', (w, dep, h), (x, y, ZG + h / 2), DARK, bevel=0); px, pz = .092 * fine, .122 * fine; nx, nz = max(2, int(w / px)), max(3, int((h - .3) / pz)); face = y - dep / 2 - .012
    hue = rs.choices(range(4), (5, 4, 2, 1))[0]; lit = rs.uniform(.18, .46); ww, hh = px * rs.choice((.40, .52, .66)), pz * rs.choice((.42, .52))
    for c in range(nz):
        floor_lit = lit * rs.choice((.3, 1, 1, 1.5))
        for a in range(nx):
            if rs.random() > floor_lit: continue
            cx, cz = x - w / 2 + (a + .5) * w / nx, ZG + .24 + (c + .5) * (h - .3) / nz; hu = hue if rs.random() < .8 else rs.randrange(4); mat = hu * 3 + rs.choices((0, 1, 2), (5, 4, 1))[0]
            quad((cx - ww / 2, face, cz - hh / 2), (cx + ww / 2, face, cz - hh / 2), (cx + ww / 2, face, cz + hh / 2), (cx - ww / 2, face, cz + hh / 2), mat)
        if abs(x) > .9:
            sx = x + (-w / 2 - .012 if x > 0 else w / 2 + .012)
            for a in range(int(dep / px)):
                if rs.random() < floor_lit * .8:
                    cy, cz = y - dep / 2 + (a + .5) * px, ZG + .24 + (c + .5) * (h - .3) / nz; quad((sx, cy - ww / 2, cz - hh / 2), (sx, cy + ww / 2, cz - hh / 2), (sx, cy + ww / 2, cz + hh / 2), (sx, cy - ww / 2, cz + hh / 2), hue * 3 + rs.choice((0, 1)))
    if rs.random() < .3: box('mast', (.02, .02, .7), (x + rs.uniform(-.2, .2) * w, y, ZG + h + .35), DARK, bevel=0); bpy.ops.mesh.primitive_uv_sphere_add(radius=.022, segments=10, ring_count=6, location=(x, face, ZG + h + .05)); bpy.context.object.data.materials.append(WM[8])
DEPTHS = ((LY + 7.5, 1.75, 1.0), (LY + 10, 1.45, 1.0), (LY + 13, 1.22, 1.05), (LY + 17, 1.05, 1.1), (LY + 22, .88, 1.2), (LY + 28, .72, 1.35), (LY + 36, .5, 1.6))
for dpt, (y, gap, fine) in enumerate(DEPTHS):
    for q in (-1, 1):
        x = q * gap
        while abs(x) < 4.4 + dpt:
            w = rs.uniform(.5, 1.15); h = rs.uniform(.7, 1.9) * (1 + .20 * dpt) * (1.5 if abs(x) > 2.3 else .8); bld(x + q * w / 2, y + rs.uniform(-.5, .5), w, h, 1.2, fine); x += q * (w + rs.choice((.04, .08, .22)))
wo = obj('windows', wv, wf, None, smooth=False)
for q in WM: wo.data.materials.append(q)
wo.data.polygons.foreach_set('material_index', wm)
BUL = pbr('bullet', (.05, .001, .003), .3, coat=.6)
for x, y, r, h in ((1.62, LY + 24, .34, 3.9), (-2.5, LY + 20, .30, 3.3), (3.2, LY + 15, .24, 2.7)):   # three towers are lipsticks
    lathe('case', [(r * 1.2, 0), (r * 1.2, h * .62), (r * 1.05, h * .63), (r * 1.05, h * .72)], DARK, n=48).location = (x, y, ZG)
    o = lathe('bullet', [(r * .86, h * .7), (r * .86, h * .9), (r * .82, h * .97), (r * .62, h * 1.03), (.001, h * 1.05)], BUL, n=48); o.location = (x, y, ZG)
    for v in o.data.vertices:
        if v.co.z > h * .85: v.co.z += .55 * v.co.x * (1 if x < 0 else -1)
CA = pbr('canal', (.004, .003, .004), .05, spec=.9); bump(CA, 'NOISE', 3, .12, .05, 4); plane('canal', 60, (0, LY + 35, ZG), CA)
for k in range(44):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=.030, segments=12, ring_count=8, location=(rs.choice((-1, 1)) * (.60 + .3 * rs.random()), LY + 5.2 + k * .7, ZG + .26)); bpy.context.object.data.materials.append(WM[rs.choice((2, 5, 2, 8))])
MO = pbr('moon', (0, 0, 0), 1, emit=(1, .86, .76), emit_s=1.0); n, l, b = nodes(MO); t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = 2.2; t.inputs['Detail'].default_value = 8; tc = n.new('ShaderNodeTexCoord'); r_ = n.new('ShaderNodeMapRange'); r_.inputs[1].default_value, r_.inputs[2].default_value, r_.inputs[3].default_value, r_.inputs[4].default_value = .36, .66, 1.5, .45
l.new(tc.outputs['Object'], t.inputs['Vector']); l.new(t.outputs['Fac'], r_.inputs[0]); l.new(r_.outputs[0], b.inputs['Emission Strength'])
bpy.ops.mesh.primitive_uv_sphere_add(radius=.62, segments=48, ring_count=24, location=(-1.30, LY + 46, 4.9)); bpy.context.object.data.materials.append(MO)
for k, st in enumerate((.012, .020, .030, .042, .058, .080, .105)): y = DEPTHS[k][0] + 1.4; smoke((0, y, ZG + .2), 26, 6.5 + .5 * k, st * 1.25, (1, .13, .08), .25, y, (.2, .8), edge=.5)   # haze lies low; the sky stays night

# ---------- light ----------
glow = min(1, PART * 1.4)   # the town lights the inside of the lips only as far as they are open
if glow > 0: area((0, LY + 2.4, LZ + .9), (0, LY, LZ - .4), 1.6, 48 * glow, (1, .52, .30), vis=False); area((0, LY - 2.6, LZ - .9), (0, LY + .5, LZ + .7), .8, 13 * glow, (1, .80, .72), spread=80, vis=False)
card((-.9, LY - 2.6, 7.6), (0, LY, LZ + .3), 4.2, .50, 11, (1, .93, .92), oneside=True)        # the long wet line
card((-2.7, LY - 2.4, 4.6), (0, LY, LZ - .3), .26, 2.0, 10, (1, .90, .90), oneside=True)       # left edge
card((2.9, LY - 1.8, 3.4), (0, LY, LZ), .10, 2.2, 3, (1, .55, .58), oneside=True)             # right rim
card((-1.6, LY - 6.0, 7.4), (-.2, LY, LZ - 1.2), 3.0, .9, 8, (1, .90, .90), oneside=True)      # soft window on the lower lip
card((-.7, LY - 5.0, .9), (0, LY, LZ - 1.4), 3.4, .30, 3, (1, .12, .14), oneside=True)         # red from below
area((0, LY - 3.2, .5), (0, LY, LZ - 1), 3, 75, (1, .10, .10), vis=False); area((-.8, LY - 4, 6.4), (0, LY, LZ), 1.2, 120, (1, .9, .88), vis=False)
wet_floor(120, 0.0, rough=(.01, .15), color=(.004, .003, .003), ripple=.10, scale=.25).location = (0, -60 + LY + .3, 0)
for (y, z, h, st, c) in ((17.5, 1.2, 3.4, .30, (1, .03, .04)), (13.5, 1.0, 3.2, .20, (.9, .02, .03)), (9, .9, 3.0, .11, (.9, .02, .035)), (4.6, .8, 2.6, .05, (.8, .03, .05))): smoke((-.8, y, z), 7, h, st, c, .42, y)
area((-1, -3.5, 9), (-1, 3, 2), 3, 45, (1, .5, .5), vis=False)
if WIDE: camera((-1.3, -5.4, 3.35), (0, LY, LZ - .72), lens=112, fstop=5.6, focus=(0, LY, LZ))
else: camera((0, -5.4, 2.95), (0, 10, 3.55), lens=31, fstop=4.0, focus=(0, LY, LZ))
render(bounces=6, glossy=5, clamp=5)

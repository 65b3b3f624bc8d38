"""The visitor's room: a wall of lit niches, a desk under a window, one chair. Everything collected finds its place here.
--var night | day     --points FILE writes the places: foot of each (x, y) and its height, as fractions of the picture"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
DAY = ARGS['var'] == 'day'; s = stage(6, (.010, .0095, .010) if DAY else (.0022, .0015, .0018)); rs = np.random.RandomState(3); K, C = lacquer_black(), chrome()
WALL = pbr('wall', (.075, .026, .030), .34, coat=.55, coat_rough=.12); smudge(WALL, .24, .46, 1.1, 8); bump(WALL, 'NOISE', 1.4, .03, .05, 3); WOOD = pbr('board', (.030, .016, .013), .16, coat=1, coat_rough=.05); smudge(WOOD, .12, .34, 1.6, 8); bump(WOOD, 'NOISE', 5, .05, .02, 5, stretch=(8, .5, 1))
Y = 3.2; points = []
def place_at(name, at, high): points.append({'name': name, 'at': at, 'high': high})
# floor, back wall with the window's opening, ceiling cornice, left return
for k in range(-9, 12): box('plank', (.50, 9, .06), (k * .508, -.2, -.03), WOOD, bevel=.008)
WX0, WX1, WZ0, WZ1 = .98, 2.30, 2.05, 5.05
for x0, x1, z0, z1 in ((-4, WX0, 0, 8), (WX1, 5, 0, 8), (WX0, WX1, 0, WZ0), (WX0, WX1, WZ1, 8)): box('wall', (x1 - x0, .2, z1 - z0), ((x0 + x1) / 2, Y + .1, (z0 + z1) / 2), WALL, bevel=0)
box('skirting', (9, .05, .22), (.5, Y - .02, .11), K, bevel=.012); box('rail', (9, .05, .06), (.5, Y - .02, 6.05), K, bevel=.012); box('left', (.2, 9, 8), (-2.75, -.6, 4), WALL, bevel=0)
for x in (WX0, WX1): box('jamb', (.07, .30, WZ1 - WZ0 + .14), (x, Y + .02, (WZ0 + WZ1) / 2), K, bevel=.012)
for z in (WZ0, WZ1): box('head', (WX1 - WX0 + .14, .34, .07), ((WX0 + WX1) / 2, Y, z), K, bevel=.012)
box('mullion', (.035, .06, WZ1 - WZ0), ((WX0 + WX1) / 2, Y + .06, (WZ0 + WZ1) / 2), K, bevel=.006); box('transom', (WX1 - WX0, .06, .035), ((WX0 + WX1) / 2, Y + .06, WZ0 + 2.0), K, bevel=.006)
# outside
if DAY: m = glow((.86, .84, .82), 1.5); plane('sky', 30, (1.6, 12, 4), m, rot=(math.pi / 2, 0, 0))
else:
    m = glow((1, .02, .03), .10); n, l, b = nodes(m); ge = n.new('ShaderNodeNewGeometry'); sp = n.new('ShaderNodeSeparateXYZ'); l.new(ge.outputs['Position'], sp.inputs[0]); mr = n.new('ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs[1].default_value, mr.inputs[2].default_value, mr.inputs[3].default_value, mr.inputs[4].default_value = 9.5, 3.2, .004, .22; l.new(sp.outputs[2], mr.inputs[0]); l.new(mr.outputs[0], b.inputs['Emission Strength']); plane('sky', 40, (1.6, 14, 4), m, rot=(math.pi / 2, 0, 0))
    bpy.ops.mesh.primitive_uv_sphere_add(radius=.34, segments=64, ring_count=32, location=(3.35, 12, 7.2)); bpy.context.object.data.materials.append(glow((1, .92, .86), 1.1))
    q = random.Random(4)
    for k in range(26):                                          # roofs, and in them a few windows
        x, h = -1 + k * .36, 2.6 + q.random() * 1.5; box('roof', (.40, .4, h), (x, 13 - .02 * k, h / 2), pbr('roof', (.004, .003, .004), .6), bevel=0)
        for _ in range(q.randrange(0, 4)): box('lit', (.035, .01, .05), (x + q.uniform(-.13, .13), 12.78 - .02 * k, h - .2 - q.random() * .9), glow((1, .55, .25), 2.2), bevel=0)
# the wall of niches: four across, six up, a thread of light under every board
NX0, NZ0, CW, CHH, T, D = -2.42, 1.02, .70, .74, .045, .46; NW, NH = 4 * (CW + T) + T, 6 * (CHH + T) + T
box('backing', (NW, .04, NH), (NX0 + NW / 2, Y - .02, NZ0 + NH / 2), pbr('backing', (.070, .020, .024), .4, coat=.4, coat_rough=.2), bevel=0)
for i in range(5): box('upright', (T, D, NH), (NX0 + T / 2 + i * (CW + T), Y - D / 2, NZ0 + NH / 2), K, bevel=.008)
for k in range(7): box('shelf', (NW, D + .02, T), (NX0 + NW / 2, Y - D / 2 - .01, NZ0 + T / 2 + k * (CHH + T)), K, bevel=.008)
L = glow((1, .60, .36), .8 if DAY else 1.3); no = 0
for k in range(5, -1, -1):
    lz = NZ0 + T + k * (CHH + T) + CHH - .012; area((NX0 + NW / 2, Y - .14, lz), (NX0 + NW / 2, Y - .20, lz - 1), NW * .94, 6 if DAY else 15, (1, .62, .38), sy=.05, vis=False, spread=150)
    for i in range(4):
        x, z = NX0 + T + i * (CW + T) + CW / 2, NZ0 + T + k * (CHH + T); no += 1; place_at(f'monster-{no:02d}', (x, Y - .26, z), CHH * .86)
        box('led', (CW - .06, .012, .010), (x, Y - .06, z + CHH - .006), L, bevel=0)
# base cupboard under the niches: three drawers and a top for books
box('cupboard', (NW + .06, .62, .92), (NX0 + NW / 2, Y - .31, .52), K, bevel=.02)
for i in range(3): x = NX0 + (i + .5) * NW / 3; box('drawer', (NW / 3 - .06, .03, .74), (x, Y - .63, .52), K, bevel=.014); box('pull', (.26, .03, .020), (x, Y - .66, .74), C, bevel=.006); place_at(('palettes', 'mascaras', 'campaigns')[i], (x, Y - .66, .18), .6)
# the desk under the window
DZ = 1.62; box('desk', (2.10, .86, .07), (1.72, Y - .44, DZ), K, bevel=.02); 
for x in (.76, 2.66): curve([(x, Y - .80, 0), (x, Y - .78, DZ)], [.022, .036], K); curve([(x, Y - .10, 0), (x, Y - .10, DZ)], [.022, .036], K)
for k, (name, dx) in enumerate((('prophecies', -.86), ('recipes', -.50), ('hacks', -.16), ('colours', .18), ('bookmarks', .52))): place_at(name, (1.72 + dx, Y - .52, DZ + .035), .34)
place_at('votes', (1.72 + .90, Y - .55, DZ + .035), .46); place_at('tries', (1.72, Y - .20, .05), .9); place_at('voices', (.80, Y - .6, .05), .6)
# a lamp on the desk: the red that was remembered
lathe('lampfoot', [(0, 0), (.13, 0), (.135, .02), (.03, .05), (.018, .10), (.018, .42), (0, .42)], C, n=64).location = (2.52, Y - .30, DZ + .035); SHD = pbr('lampshade', (.16, .004, .008), .5, trans=.0, emit=(1, .10, .06), emit_s=.55 if not DAY else .12)
lathe('lampshade', [(.20, .34), (.205, .35), (.13, .64), (.125, .64)], SHD, n=96).location = (2.52, Y - .30, DZ + .035); area((2.52, Y - .30, DZ + .42), (2.45, Y - .6, DZ), .12, 2 if DAY else 10, (1, .22, .12), vis=False); place_at('red', (2.52, Y - .30, DZ + .035), .66)
# one chair of bent wood, turned a little away; above the room hangs the hook of the mobile
CX, CY, yaw = 1.02, .35, math.radians(-38); R_ = Matrix.Translation((CX, CY, 0)) @ Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Scale(1.18, 4); parts = []
parts.append(lathe('seat', [(0, .84), (.36, .84), (.405, .855), (.42, .88), (.41, .905), (.36, .915), (0, .900)], K, n=128))
for q in (-1, 1): parts.append(curve([(q * .30, -.28, .86), (q * .34, -.36, .45), (q * .38, -.42, 0)], [.032, .028, .022], K))
loop = [(-.36, .46, 0), (-.35, .38, .45), (-.34, .32, .88)] + [(.34 * math.cos(a), .34 + .06 * math.sin(a), .98 + .98 * math.sin(a)) for a in np.linspace(math.pi, 0, 60)] + [(.34, .32, .88), (.35, .38, .45), (.36, .46, 0)]
parts.append(curve(loop, .030, K)); inner = [(.20 * math.cos(a), .33 + .05 * math.sin(a), .98 + .66 * math.sin(a)) for a in np.linspace(math.pi, 0, 50)]; parts.append(curve([(-.20, .32, .90)] + inner + [(.20, .32, .90)], .022, K)); parts.append(curve([(.34 * math.cos(a), .34 * math.sin(a), .50) for a in np.linspace(0, 6.2832, 80)], .016, K)); group(*parts, at=R_)
place_at('chair', (CX, CY, 1.06), .5); place_at('companion', (-.95, .2, 0), 1.3); curve([(-.2, .8, 8), (-.2, .8, 5.98)], .007, C); place_at('face', (-.2, .8, 5.0), .9)
place_at('mural', (.48, Y - .02, 5.2), .6); place_at('seals', (1.64, Y - .02, 5.30), .55); place_at('wishes', (-1.75, 2.0, 0.02), .8)
box('frame', (1.34, .05, .64), (1.64, Y - .03, 5.60), K, bevel=.014); box('fp', (1.22, .02, .52), (1.64, Y - .05, 5.60), pbr('fp', (.012, .010, .010), .5), bevel=0)
# light
if DAY:
    area(((WX0 + WX1) / 2 + .8, Y + 2.6, 5.6), (.2, 0, .6), 1.5, 900, (1, .95, .90), vis=False, spread=90); area((1.6, Y + .3, 3.6), (.2, -.5, 1.2), 1.3, 60, (1, .96, .93), sy=2.6, vis=False); area((-.5, -4, 5), (-.5, 2, 2.5), 3, 110, (1, .95, .92), vis=False)
else:
    area(((WX0 + WX1) / 2 + .4, Y + 2.0, 5.0), (.3, 0, .4), 1.2, 160, (1, .16, .14), vis=False, spread=90); area((1.5, Y - .5, 3.6), (.8, .3, .6), .5, 26, (1, .5, .4), vis=False); area((-1.8, -3.5, 5.6), (-.6, 2.6, 2.6), 1.6, 150, (1, .66, .56), vis=False)
area((CX - .8, CY - 1.2, 5.2), (CX, CY, .8), .6, 60 if DAY else 75, (1, .80, .66), vis=False, spread=48); card((3.4, 1.4, 2.4), (CX, CY, 1.2), .7, 4, 6, (1, .5, .45), soft=True, oneside=True); card((-1.6, -2.0, 2.6), (CX, CY, 1.2), .6, 3.4, 7, (1, .84, .76), soft=True, oneside=True); card((-2.4, -3.4, 4.0), (.6, 3, 2.2), 1.0, 5, 5.0 if not DAY else 3.2, (1, .78, .70), soft=True, oneside=True); card((3.6, -2.6, 3.4), (.4, 2, 1.4), .8, 5, 5.0 if not DAY else 3.6, (1, .70, .66), soft=True, oneside=True); card((.2, -1.0, 7.2), (.2, 1.6, .6), 3, 1.2, 1.6, (1, .8, .72), soft=True, oneside=True)
shot((.22, -7.6, 2.75), (.10, 3, 2.92), lens=40, fstop=8, focus=(.2, 2.6, 2.4), wide=dict(lens=34, shift=(.0, 0)), points=points)

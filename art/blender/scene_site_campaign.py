"""A wall of small lacquer doors; one stands ajar with ember light behind it.
--var ajar | won (wide open, the light falls out) | lost (all shut, somebody left a lip print)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
VAR = ARGS['var'] or 'ajar'; s = stage(6, (.002, .0012, .0014)); rs = random.Random(9); C = chrome()
W, H, PX, PZ = 1.02, 1.72, 1.30, 2.02; K = pbr('door', (.004, .003, .0035), .14, coat=1, coat_rough=.02); smudge(K, .09, .26, 1.8, 8); bump(K, 'NOISE', 2.2, .02, .05, 2)
F = pbr('frame', (.006, .0045, .005), .30, coat=.8, coat_rough=.06); smudge(F, .22, .42, 1.4, 8)
def door(hinge=0.0):
    made = [box('slab', (W, .07, H), (W / 2, 0, H / 2), K, bevel=.014), box('field', (W - .26, .05, H - .26), (W / 2, -.028, H / 2), K, bevel=.030, seg=7)]
    for x in (.105, W - .105): made.append(box('thread', (.008, .008, H - .20), (x, -.037, H / 2), C, bevel=.002))
    for z in (.105, H - .105): made.append(box('thread', (W - .20, .008, .008), (W / 2, -.037, z), C, bevel=.002))
    made.append(lathe('knob', [(0, 0), (.030, 0), (.024, .02), (.020, .05), (.042, .075), (.046, .095), (.034, .112), (0, .116)], C, n=48)); made[-1].rotation_euler[0] = math.pi / 2; made[-1].location = (.075, -.03, H * .48); return made
first = door(); bpy.context.view_layer.update()
NX, NZ = range(-3, 5), range(0, 5); OPEN = (0, 1)
for i in NX:
    for k in NZ:
        x, z = i * PX - W / 2, .10 + k * PZ; t = {'ajar': 34, 'won': 84}.get(VAR, 0) if (i, k) == OPEN else 0
        M = Matrix.Translation((x + W, -.02, z)) @ Matrix.Rotation(math.radians(t), 4, 'Z') @ Matrix.Translation((-W, 0, 0))
        for o in first: c = o.copy(); bpy.context.collection.objects.link(c); c.matrix_world = M @ o.matrix_world
        if (i, k) != OPEN or VAR == 'lost': box('gap', (W + .05, .02, H + .05), (x + W / 2, .05, z + H / 2), pbr('void', (.001, .001, .001), .8), bevel=0)
for o in first: bpy.data.objects.remove(o)
for i in list(NX) + [5]: box('post', (PX - W - .05, .26, 11), ((i - .5) * PX, .04, 5.4), F, bevel=.022)
for k in list(NZ) + [5]: box('rail', (12, .22, PZ - H - .06), (.5, .04, k * PZ - .04), F, bevel=.022)
ox, oz = OPEN[0] * PX - W / 2, .10 + OPEN[1] * PZ
if VAR != 'lost':                                                # a small lit chamber behind it
    E = pbr('ember', (.30, .06, .015), .6); 
    for size, loc in (((W + .3, .03, H + .3), (ox + W / 2, 1.0, oz + H / 2)), ((.03, 1.0, H + .2), (ox - .04, .55, oz + H / 2)), ((.03, 1.0, H + .2), (ox + W + .04, .55, oz + H / 2)), ((W + .2, 1.0, .03), (ox + W / 2, .55, oz - .03)), ((W + .2, 1.0, .03), (ox + W / 2, .55, oz + H + .03))): box('room', size, loc, E, bevel=0)
    q = 1.0 if VAR == 'ajar' else 1.7
    halo((ox + W / 2, .9, oz + H * .52), (1.2, 1.7), 5.0 * q, (1, .34, .07), 1.4); area((ox + W / 2, .80, oz + H * .55), (ox + W / 2 + .4, -3, oz - .5), .5, 55 * q, (1, .34, .08), vis=False); area((ox + W / 2, .5, oz + H * .6), (ox + W / 2, .95, oz), .4, 14 * q, (1, .36, .08), vis=False)
    smoke((ox + W / 2 + .2, -.35, oz + H * .45), 2.6, 3.0, .05 * q, (1, .26, .05), .5, 3)
else:
    m = pbr('print', (.40, .004, .014), .38, spec=.4, coat=.25, coat_rough=.3); bump(m, 'NOISE', 40, .35, .01, 6); mouth(m, .16, at=Matrix.Translation((ox + W / 2 + .03, -.088, oz + H * .60)) @ Matrix.Rotation(math.radians(-9), 4, 'Y') @ Matrix.Diagonal((.245, .030, .245, 1)))
wet_floor(60, 0, rough=(.012, .12), ripple=.06, scale=.4); DEW = pbr('dew', (.006, .004, .005), .02, coat=1, coat_rough=0, spec=.9)
for k in range(30): drop((rs.uniform(-3, 2.5), -rs.uniform(.4, 4.5), .012), .015 + .05 * rs.random() ** 3, DEW, .42, k)
card((3.2, -9.0, 6.2), (-.4, 0, 3.6), 3.4, 9.5, 8.0, (1, .70, .68), soft=True); card((6.4, -7.4, 5), (1.8, 0, 3.4), 1.2, 9, 8, (1, .6, .6), soft=True); card((3.2, -10.5, 5.4), (0, 0, 3), 12, 12, 1.2, (1, .10, .11)); card((-4.4, -2.0, 4.4), (-.8, 0, 3.4), 1.6, 7, 14, (1, .34, .34), soft=True, oneside=True)
if VAR == 'lost': area((-1.4, -2.4, 5.0), (ox + W / 2, 0, oz + H * .6), .5, 34, WHITE, vis=False, spread=50); card((1.6, -7.5, 4.0), (ox + W / 2, 0, oz + .8), .9, 4.5, 4.5, WHITE, soft=True)
shot((-3.3, -8.2, 1.55), (.95, 0, 3.05), lens=40, fstop=4, focus=(0, 0, 3), wide=dict(loc=(-2.4, -9.4, 2.0), target=(1.3, 0, 3.2), lens=34, shift=(.42, 0)))

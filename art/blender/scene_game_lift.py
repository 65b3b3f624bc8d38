"""The lobby of the department store that hangs upside down, for 昇降機係: two brass lifts beside a stair, furniture on the ceiling.
One camera for all; the left lift's parts serve the right one mirrored.
--part hall (opaque, the lifts' shafts empty) | cabin | gate-0 … gate-3 (folded to shut)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from world_paper import *

TOP, TALL, FAR, EYE = 3.4, 5.6, 7.0, 1.6      # head of the picture at the wall, its height there, camera's distance and height
LIFT, HALF, DOOR = 1.02, .46, 1.78            # middle of a lift, half its opening, the opening's height
WINDOW = (-1.0248, .9494, 2.0608)              # what is seen of the left lift: middle, height
WARM, PINK = (1, .66, .34), (1, .10, .32)

def glow(col, s): return pbr('glow', (0, 0, 0), .5, emit=col, emit_s=s)
def hoop(c, r, a0=0, a1=2 * math.pi, n=72): return [(c[0] + r * math.sin(a), c[1], c[2] + r * math.cos(a)) for a in np.linspace(a0, a1, n)]
def brass(r=.2): m = pbr('brass', (.66, .38, .15), r, metal=1); smudge(m, r * .6, r * 1.6, 4); return m
def velvet(col): m = pbr('velvet', col, .8, sheen=1, spec=.2); bump(m, 'NOISE', 70, .2, .01, 5); return m

def cabin(x, hidden):
    """A lift's inside: bronze walls in panels, a mirror, a carpet, a lamp in its head."""
    BR, WALL, RED = brass(), pbr('bronze', (.36, .17, .07), .26, metal=1), velvet((.20, .004, .02)); smudge(WALL, .18, .36, 3); before = set(bpy.data.objects); w, d, h = .50, .92, 1.90
    box('back', (2 * w, .03, h), (x, d, h / 2), WALL, bevel=.01); box('mirror', (.52, .02, .66), (x, d - .025, 1.10), pbr('mirror', (.80, .70, .58), .04, metal=1), bevel=.01); box('frame', (.58, .015, .72), (x, d - .02, 1.10), BR, bevel=.01)
    for s in (-1, 1):
        box('side', (.03, d, h), (x + s * w, d / 2, h / 2), WALL, bevel=.005)
        for k in range(3): box('panel', (.02, .24, 1.10), (x + s * (w - .02), .17 + .29 * k, 1.14), BR, bevel=.012); box('panel', (.02, .24, .36), (x + s * (w - .02), .17 + .29 * k, .32), BR, bevel=.012)
        box('post', (.05, .05, h), (x + s * (w - .01), .02, h / 2), BR, bevel=.01); box('bar', (.03, .80, .035), (x + s * (w - .06), .46, .82), BR, bevel=.012)
    box('bar', (.84, .03, .035), (x, d - .06, .62), BR, bevel=.012)
    box('floor', (2 * w, d, .06), (x, d / 2, -.03), RED, bevel=.0); box('sill', (2 * w, .07, .05), (x, .02, -.012), BR, bevel=.01); box('roof', (2 * w, d, .05), (x, d / 2, h), WALL, bevel=.0); box('head', (2 * w, .06, .10), (x, .02, h - .02), BR, bevel=.012)
    box('lamp', (.56, .5, .02), (x, .46, h - .035), glow((1, .80, .55), 5), bevel=.0); area((x, .42, h - .08), (x, .42, 0), .5, 62, (1, .74, .44), vis=False); area((x, .14, 1.1), (x, d, .5), .5, 12, (1, .76, .48), vis=False); area((x, .10, 1.5), (x * .8, -3, .2), .6, 46, (1, .68, .38), vis=False, spread=110)
    for o in set(bpy.data.objects) - before: o.visible_camera = not hidden and o.type != 'LIGHT'

def gate(x, share):
    """A folding gate of brass: upright bars and scissors between them, gathered at the outer jamb."""
    BR = brass(.16); n, full = 7, 2 * HALF - .03; w = full * share; x0 = x - HALF + .015; xs = [x0 + w * k / (n - 1) for k in range(n)]; L = full / (n - 1) * 1.55
    for k, a in enumerate(xs): box('bar', (.022 if k < n - 1 else .040, .022, DOOR - .07), (a, .0, (DOOR - .02) / 2), BR, bevel=.006); box('shoe', (.05, .04, .03), (a, 0, .02), BR, bevel=.006)
    dx = w / (n - 1); dz = math.sqrt(max(.01, L * L - dx * dx)); ang = math.atan2(dz, dx); z0 = .12
    rows = max(3, int((DOOR - .30) / dz))
    for r in range(rows):
        z = z0 + (DOOR - .28) * (r + .5) / rows
        for k in range(n - 1):
            for s in (-1, 1): box('slat', (L, .008, .020), ((xs[k] + xs[k + 1]) / 2, .012 * s - .012, z), BR, bevel=.003, rot=(0, -s * ang, 0), seg=2)
            q = lathe('pin', [(0, 0), (.016, 0), (.012, .012), (0, .015)], BR, n=16); q.rotation_euler = (math.pi / 2, 0, 0); q.location = ((xs[k] + xs[k + 1]) / 2, -.03, z)
    box('handle', (.03, .05, .22), (xs[-1] - .005, -.03, .92), brass(.1), bevel=.01)

def front(x):
    """What frames a lift: jambs, a lintel with its arrow, the floor dial."""
    BR, K, IV = brass(), lacquer_black(), pbr('ivory', (.58, .50, .40), .35, coat=.6, coat_rough=.05)
    for s in (-1, 1):
        box('jamb', (.13, .14, DOOR + .10), (x + s * (HALF + .065), -.07, (DOOR + .10) / 2), BR, bevel=.02)
        for q in (-.03, .03): box('flute', (.02, .03, DOOR - .14), (x + s * (HALF + .065) + q, -.145, DOOR / 2 + .04), K, bevel=.008)
        box('foot', (.17, .20, .14), (x + s * (HALF + .065), -.08, .07), BR, bevel=.02)
    box('lintel', (2 * HALF + .34, .16, .24), (x, -.08, DOOR + .16), K, bevel=.02); [box('line', (2 * HALF + .36, .18, .025), (x, -.08, DOOR + z), BR, bevel=.008) for z in (.045, .275)]
    up = 1 if x < 0 else -1; c = (x, -.17, DOOR + .16); r = .078   # a pane of glass, up or down by its shape
    obj('arrow', [(c[0] - r, c[1], c[2] - up * r * .75), (c[0] + r, c[1], c[2] - up * r * .75), (c[0], c[1], c[2] + up * r)], [(0, 1, 2) if up > 0 else (0, 2, 1)], pbr('pane', (.16, .09, .05), .15, coat=1, emit=(1, .5, .2), emit_s=.10), smooth=False)
    string([(c[0] - r * 1.25, c[1], c[2] - up * r), (c[0] + r * 1.25, c[1], c[2] - up * r), (c[0], c[1], c[2] + up * r * 1.36), (c[0] - r * 1.25, c[1], c[2] - up * r)], .012, BR)
    z = DOOR + .31; R = .36; n = 48; V = [(x, -.10, z)] + [(x + R * math.sin(a), -.10, z + R * math.cos(a)) for a in np.linspace(-math.pi / 2, math.pi / 2, n)]
    obj('dial', V, [(0, i + 1, i + 2) for i in range(n - 1)], IV, smooth=False); string(hoop((x, -.11, z), R, -math.pi / 2, math.pi / 2), .032, BR); string([(x - R, -.11, z), (x + R, -.11, z)], .022, BR); string(hoop((x, -.105, z), R * .60, -math.pi / 2, math.pi / 2), .006, K)
    for k in range(10):
        a = math.radians(-76.5 + 17 * k); o = lathe('bulb', [(0, 0), (.024, 0), (.024, .012), (.018, .028), (0, .036)], pbr('bulb', (.10, .055, .03), .12, coat=1), n=24); o.rotation_euler = (math.pi / 2, 0, 0); o.location = (x + R * .80 * math.sin(a), -.10, z + R * .80 * math.cos(a))
    o = lathe('hub', [(0, 0), (.05, 0), (.045, .03), (0, .045)], BR, n=32); o.rotation_euler = (math.pi / 2, 0, 0); o.location = (x, -.11, z + .01)

def hall():
    K, BR, CH = lacquer_black(), brass(), chrome(); WALL = pbr('wall', (.050, .024, .034), .30, coat=.8, coat_rough=.05); smudge(WALL, .2, .4, .8, 8); RED = velvet((.26, .006, .035)); W = 6.4; pit = pbr('pit', (.006, .004, .004), .8)
    FL = pbr('floor', (.010, .006, .008), .06, spec=.9, coat=.5, coat_rough=0); n, l, b = nodes(FL); tc, ch, r = n.new('ShaderNodeTexCoord'), n.new('ShaderNodeTexChecker'), n.new('ShaderNodeMapRange'); mp = n.new('ShaderNodeMapping'); mp.inputs['Rotation'].default_value = (0, 0, math.pi / 4); ch.inputs['Scale'].default_value = 1.55; ch.inputs[1].default_value = (.040, .020, .028, 1); ch.inputs[2].default_value = (.005, .003, .005, 1); l.new(tc.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], ch.inputs[0]); l.new(ch.outputs[0], b.inputs['Base Color']); smudge(FL, .03, .16, .7, 8); plane('floor', 30, (0, -6, 0), FL).location.y = -6
    edge = LIFT + HALF; gap = LIFT - HALF; mid = .40; Z = 4.4
    for s in (-1, 1):
        box('wall', (W - edge, .3, Z), (s * (edge + (W - edge) / 2), .15, Z / 2), WALL, bevel=0); box('pier', (gap - mid, .3, Z), (s * (gap + mid) / 2, .15, Z / 2), WALL, bevel=.01); box('over', (2 * HALF, .3, Z - DOOR), (s * LIFT, .15, DOOR + (Z - DOOR) / 2), WALL, bevel=0)
        front(s * LIFT); cabin(s * LIFT, True)
        for a, q in ((s * LIFT - HALF - .04, 1), (s * LIFT + HALF + .04, 1)): box('shaft', (.04, 1.4, Z), (a, .9, Z / 2), pit, bevel=0)
        box('shaft', (1.2, .04, Z), (s * LIFT, 1.5, Z / 2), pit, bevel=0); [string([(s * LIFT + q, 1.2, -1), (s * LIFT + q, 1.2, 4)], .012, CH) for q in (-.10, .10)]
        for k in range(4):   # panels of the outer wall, mirrors in brass
            x = s * (edge + .42 + .56 * k); box('panel', (.44, .03, 1.9), (x, -.01, 1.32), K, bevel=.02); string([(x - .2, -.03, .40), (x + .2, -.03, .40), (x + .2, -.03, 2.24), (x - .2, -.03, 2.24), (x - .2, -.03, .40)], .010, BR)
        box('pilaster', (.10, .10, Z), (s * (mid + .05), -.03, Z / 2), BR, bevel=.02)
    for k in range(7):   # the stair in the middle, a runner down it
        y, z = -.55 + .36 * k, .14 * (k + 1); box('step', (2 * mid, .38, .14), (0, y + .18, z - .07), K, bevel=.012); box('runner', (.52, .40, .145), (0, y + .17, z - .068), RED, bevel=.016); box('rod', (.60, .016, .016), (0, y + .375, z + .012), BR, bevel=.005)
    for s in (-1, 1): box('string', (.07, 2.0, .09), (s * (mid + .0), .10, .14), BR, bevel=.02, rot=(.37, 0, 0))
    box('landing', (2.4, 2.0, .1), (0, 3.0, .94), K, bevel=0); box('runner', (.52, 2.0, .11), (0, 3.0, .945), RED, bevel=0)
    for k, (x, z) in enumerate(((-.2, 1.55), (.2, 1.55), (-.2, 2.05), (.2, 2.05), (-.2, 2.55), (.2, 2.55))): box('pane', (.32, .02, .42), (x, 3.9, z), glow((1, .62, .34) if k % 3 else PINK, 1.5 if k % 3 else .9), bevel=0)
    [box('side', (.06, 3.7, Z), (s * .45, 2.15, Z / 2), WALL, bevel=0) for s in (-1, 1)]; box('end', (3, .1, 4), (0, 4.0, 2), WALL, bevel=0)
    # the ceiling is the other floor: a carpet, a bench, a palm and lamps hang from it by their feet
    C = 3.02; box('ceiling', (2 * W, 8, .1), (0, -3.8, C + .05), pbr('ceil', (.03, .016, .022), .12, coat=1, coat_rough=.02), bevel=0); box('carpet', (1.9, 7, .02), (0, -3.4, C - .005), velvet((.16, .006, .03)), bevel=0); box('cornice', (2 * W, .12, .12), (0, -.03, C - .06), K, bevel=.02); box('line', (2 * W, .14, .02), (0, -.03, C - .13), BR, bevel=.004)
    y = -.45; [lathe('leg', [(.012, 0), (.03, .10), (.02, .20)], BR, n=24).__setattr__('location', (x, y + q, C - .20)) for x in (-.30, .30) for q in (-.12, .12)]; o = box('seat', (.80, .34, .13), (0, y, C - .26), RED, bevel=.05)
    for s in (-1, 1):
        p = lathe('pot', [(0, 0), (.12, 0), (.16, .22), (.17, .24), (0, .24)], BR, n=48); p.rotation_euler = (math.pi, 0, 0); p.location = (s * 1.94, -.4, C); LEAF = pbr('leaf', (.010, .050, .020), .35, coat=.5)
        for k in range(11): a = k * 2.4; string([(s * 1.94 + .36 * math.sin(a) * t, -.4 + .36 * math.cos(a) * t, C - .24 - .55 * t + .40 * t * t) for t in np.linspace(0, 1, 12)], .018 if k % 2 else .026, LEAF)
        # and what should hang stands: a chandelier growing out of the floor
        cx = s * 1.86; string([(cx, -.42, 0), (cx, -.42, .92)], .016, BR); lathe('foot', [(0, 0), (.16, 0), (.16, .02), (.05, .05), (0, .06)], BR, n=48).location = (cx, -.42, 0)
        for r, z, m in ((.22, .42, 9), (.15, .64, 7), (.08, .84, 5)):
            string([(cx + r * math.cos(a), -.42 + r * math.sin(a), z) for a in np.linspace(0, 6.2832, 48)], .010, BR)
            for k in range(m):
                a = k / m * 6.283; bpy.ops.mesh.primitive_uv_sphere_add(radius=.030, segments=16, ring_count=10, location=(cx + r * math.cos(a), -.42 + r * math.sin(a), z + .05)); o = bpy.context.object; o.scale = (1, 1, 1.5); o.data.materials.append(glow((1, .74, .46), 3.2))
        q = bpy.data.lights.new('p', 'POINT'); q.energy = 14; q.color = (1, .66, .38); q.shadow_soft_size = .2; o = bpy.data.objects.new('p', q); bpy.context.collection.objects.link(o); o.location = (cx, -.75, .7); o.visible_glossy = False
        card((s * 4.4, -4.2, 2.2), (s * 1, 0, 1.4), .8, 4, 2.4, PINK if s > 0 else (1, .80, .66)); area((s * 3.4, -3.2, 2.7), (s * .9, 0, 1.2), 1.0, 90, PINK if s > 0 else (1, .74, .56), vis=False)
    area((0, -4.6, 2.9), (0, 0, 1.4), 1.8, 330, (1, .82, .68), vis=False); area((0, -3.2, 1.5), (0, -.3, 2.9), .9, 90, (1, .80, .70), vis=False); [card((q * 1.9, -4.8, 1.6), (q * .9, 0, 1.2), .5, 3.4, 3.2, (1, .84, .66)) for q in (-1, 1)]; area((0, 2.6, 2.8), (0, 1.2, .5), .6, 60, WARM, vis=False); card((0, -7.5, 2.6), (0, 0, 2.0), 5, .7, 1.6, (1, .86, .74)); smoke((0, 3.4, 1.9), 2.4, 2.6, .30, (1, .40, .26), 0, 0, edge=.5)

def build():
    part = ARGS['part']; bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.006, .004, .005, 1)
    if part == 'hall': hall()
    if part == 'cabin': cabin(-LIFT, False)
    if part.startswith('gate'): gate(-LIFT, (.17, .45, .73, 1.0)[int(part[-1])])
    if part != 'hall':
        area((0, -4.5, 2.8), (-1, 0, 1.2), 1.6, 160, (1, .82, .68), vis=False); card((-3.4, -4.2, 2.2), (-1, 0, 1.2), .8, 4, 3, (1, .82, .68)); card((1.6, -4.6, 2.0), (-1, 0, 1.0), .4, 4, 2.6, PINK); card((-1, -6, .6), (-1, 0, 1.0), .3, 3, 2, (1, .9, .8)); card((-.4, -5.6, 1.5), (-1, 0, 1.1), 3.4, 3.0, .9, (1, .80, .60), soft=True)
        if part.startswith('gate'): area((-LIFT, .7, 1.6), (-LIFT, 0, .8), .5, 40, (1, .74, .44), vis=False); card((-1.6, -3.6, 1.4), (-LIFT, 0, 1.0), 1.2, 3, 5, (1, .86, .66)); area((-.2, -2.6, 2.0), (-LIFT, 0, .9), .8, 110, (1, .80, .56), vis=False)
    x, z, tall = (0, TOP - TALL / 2, TALL) if part == 'hall' else WINDOW
    camera((0, -FAR, EYE), (0, 0, EYE), lens=36 * FAR / tall, shift=(x / tall, (z - EYE) / tall)); render(bounces=6, glossy=5, trans=2, clamp=4, alpha=part != 'hall')

run(build)

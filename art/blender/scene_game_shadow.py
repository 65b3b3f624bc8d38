"""What 影の色当て is played with: --part pool | dish.  No colour of its own: white light, neutral grounds.
Where make-up lies the render is pure green, so that games/colour-hole.mjs can tell what the make-up lets through (green less red)
from what only mirrors (red), and cut a hole behind which the page lays the exact shade."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from world_paper import *

def makeup(bumped=0.0):
    m = pbr('makeup', (0, .5, 0), .14, coat=1, coat_rough=.03, spec=.5)
    if bumped: bump(m, 'NOISE', 2.4, bumped, .05, 3)
    return m

def puddle(mat, outline, flat, depth, z=0.0, rings=(), nr=70, na=240):
    """A pool over polar coordinates: level to `flat` of its outline, then round like everything wet, down to its border."""
    a = np.linspace(0, 2 * np.pi, na, endpoint=False); t = np.linspace(0, 1, nr) ** .8; R, A = np.meshgrid(t, a, indexing='ij'); E = outline(A)
    X, Y = np.cos(A) * R * E, np.sin(A) * R * E; u = np.clip((R - flat) / (1 - flat), 0, 1); Z = z + depth * np.sqrt(np.clip(1 - u * u, 0, 1)) + .10 * depth * np.exp(-((R - .90) / .06) ** 2)
    for cx, cy, s, h in rings: d = np.hypot(X - cx, Y - cy) / s; Z += h * np.sin(d * 9) * np.exp(-d * 1.1) * np.clip(d * 2, 0, 1)
    k = np.arange(nr * na).reshape(nr, na); q = np.roll(k, -1, axis=1); return facing_mesh('puddle', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k[:-1], k[1:], q[1:], q[:-1]], -1).reshape(-1, 4), mat)

def white_light(k=1.0):
    card((-4.5, 2.2, 4.6), (0, 0, 0), 2.4, 5, 9 * k, soft=True); card((4.8, 3.2, 3.4), (0, 0, 0), 1.2, 4.5, 6 * k, soft=True); card((0, 6.5, 3.4), (0, .6, 0), 5.5, 2.0, 6 * k, soft=True); card((1.5, -5.5, 2.2), (0, 0, 0), 3.5, 1.2, 2.2 * k, soft=True); area((-3, -1.5, 6), (0, 0, 0), 1.6, 330 * k, vis=False); area((3.5, 4, 3), (0, 0, 0), 1, 120 * k, vis=False)

def pool():
    """A sink of the marsh from above: thick, level, swallowing chrome; the mud around it wet and grey."""
    rs = random.Random(6); n = 340; Y, X = np.meshgrid(np.linspace(-3.2, 3.2, n), np.linspace(-3.2, 3.2, n), indexing='ij')
    def outline(A): return 1.62 * (1 + .045 * np.sin(2 * A + .6) + .035 * np.sin(3 * A + 2.1) + .018 * np.sin(5 * A + 4) + .008 * np.sin(9 * A))
    D = np.hypot(X, Y) / outline(np.arctan2(Y, X)); rough = soften(vnoise(n, n, 60, 60, 3, 5), 1) - .5; Z = -.34 * (1 - ss(D, .88, 1.10)) + .10 * ss(D, 1.0, 1.12) * (1 - .5 * ss(D, 1.14, 1.5)) + rough * (.55 * ss(D, 1.0, 1.25) + .10) * (D > .9)
    mud = pbr('mud', (.050, .050, .050), .30, coat=1, coat_rough=.05, spec=.6); smudge(mud, .10, .4, 3); bump(mud, 'NOISE', 7, .30, .05, 6, coat=True); k = np.arange(n * n).reshape(n, n); facing_mesh('mud', np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4), mud)
    M = makeup(); puddle(M, lambda A: outline(A) * 1.01, .78, .16, -.06, rings=[(-1.02, .92, .4, .02), (1.2, .66, .32, .016)])
    for x, y, s, r in ((-1.04, .98, .30, (.50, -.42, .4)), (1.24, .78, .24, (.36, .52, 1.0))):
        e = bpy.data.objects.new('e', None); bpy.context.collection.objects.link(e); CH, K = chrome(), lacquer_black()
        for o in (lathe('tube', [(0, -1), (.62, -1), (.66, -.9), (.66, 1.3), (.62, 1.36), (0, 1.36)], gunmetal(), n=72), lathe('band', [(0, 1.34), (.66, 1.35), (.68, 1.38), (.68, 1.5), (.66, 1.53), (0, 1.53)], CH, n=72), lathe('inner', [(0, 1.5), (.52, 1.5), (.53, 1.52), (.53, 2.1), (.5, 2.14), (.44, 2.14), (.42, 2.0), (0, 2.0)], CH, n=72)): o.parent = e
        e.location, e.scale, e.rotation_euler = (x, y, -.12), (s,) * 3, r
    for i in range(26): a = rs.uniform(0, 6.283); q = float(outline(np.array(a))) * rs.uniform(1.12, 1.30); drop((math.cos(a) * q, math.sin(a) * q, .10), rs.choice((.02, .03, .045, .07)), M, .5, i)
    white_light(.9); camera((0, -5.4, 8.2), (0, -.02, 0), 84)

def dish():
    """A small porcelain cup for rouge, from above: a rim that is not quite round, a foot, one level dab."""
    P = pbr('glaze', (.56, .56, .56), .22, coat=1, coat_rough=.04, spec=.5); smudge(P, .14, .3, 2.2); bump(P, 'NOISE', 3.4, .06, .05, 3)
    prof = [(.62, -.16), (.66, -.04), (1.00, .03), (1.20, .18), (1.28, .38), (1.315, .44), (1.325, .465), (1.31, .485), (1.28, .475), (1.245, .40), (1.19, .26), (1.12, .16), (1.04, .12), (0, .10)]
    o = lathe('dish', prof, P, n=192, autosmooth=180); q = o.modifiers.new('s', 'SUBSURF'); q.levels = q.render_levels = 2
    for v in o.data.vertices: a = math.atan2(v.co.y, v.co.x); k = 1 + .008 * math.sin(3 * a + 1) + .006 * math.sin(5 * a); v.co.x *= k; v.co.y *= k; v.co.z += .006 * math.sin(2 * a + .7) * (v.co.x ** 2 + v.co.y ** 2)
    M = makeup(); puddle(M, lambda A: 1.09 * (1 + .012 * np.sin(2 * A + 1) + .010 * np.sin(5 * A + 2) + .006 * np.sin(8 * A)), .80, .13, .10)
    drop((1.21, -.20, .30), .035, M, .5, 3)
    white_light(1.0); camera((0, -3.6, 8.2), (0, .0, .18), 98)

def build():
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.012, .012, .012, 1)
    {'pool': pool, 'dish': dish}[ARGS['part']](); render(alpha=True)

run(build)

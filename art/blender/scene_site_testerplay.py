"""Five strokes on handmade paper under neutral light; beside each hangs its name tag, turned face down."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(3, (.05, .049, .048)); s.world.node_tree.nodes['Background'].inputs[1].default_value = .25; rs = np.random.RandomState(6); C = chrome()
G = pbr('ground', (.0226, .0212, .0203), .4, spec=.4, coat=.3, coat_rough=.15); smudge(G, .3, .5, 1.2, 8); plane('ground', 60, (0, 0, -.02), G)
PAP = paper_material((.60, .585, .565)); n = 260; u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, n)); deck = .9 * fractal(u * 3, v * 4, 3, 5, .55); e = np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v)); e = e + .006 * fractal(u * 22, v * 22, 7, 3, .6) + .004 * fractal(u * 60, v * 60, 9, 2)
grid('sheet', np.stack([-3.3 + u * 4.9, -3.4 + v * 7.4, .020 + .010 * deck + .10 * np.clip((u - .80), 0, 1) ** 1.6], -1), PAP, e > .008).modifiers.new('t', 'SOLIDIFY').thickness = .02
SH = [('C4122E', 'satin'), ('E8806A', 'gloss'), ('6E1F3A', 'matte'), ('B45A3C', 'satin'), ('D6457A', 'gloss')]
for k, (hx, fin) in enumerate(SH):
    y = 2.25 - k * 1.12; x0, x1 = -2.75 + .16 * rs.randn(), .42 + .30 * rs.randn(); t = np.linspace(0, 1, 60); P = np.stack([x0 + (x1 - x0) * t, y + .16 * np.sin(t * 3.0 + k) + .22 * (t - .5) * (1 if k % 2 else -.6), np.full(60, .045)], 1)
    stroke(P, .52 + .10 * rs.rand(), wax(linear(hx), fin), seed=11 + k * 7, thick=.060, dry=.55 + .15 * rs.rand(), ns=520, nt=170)
    tx, ty, yaw = x1 + .62 + .1 * rs.randn(), y + .02 + .10 * rs.randn(), rs.uniform(-26, 26); uu, vv = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 90)); w = .30 - .13 * np.clip((-vv - .70) / .30, 0, 1) ** 1.2; hole = np.hypot(uu * w, (vv + .82) * .52) > .045
    M = Matrix.Translation((tx, ty, .075)) @ Matrix.Rotation(math.radians(-90 + yaw), 4, 'Z') @ Matrix.Rotation(.05, 4, 'Y'); o = grid('tag', np.stack([uu * w, vv * .52, .03 * (vv + .4) ** 2 + .012 * uu * uu], -1), paper_material((.42, .40, .385)), hole); o.modifiers.new('t', 'SOLIDIFY').thickness = .014; o.matrix_world = M
    q = M @ Vector((0, -.43, .03)); end = Vector((x1 + .02, P[-1, 1], .06)); mid = (q + end) / 2 + Vector((0, .12 * rs.randn(), .05)); curve([tuple((1 - a) ** 2 * q + 2 * a * (1 - a) * mid + a * a * end) for a in np.linspace(0, 1, 24)], .010, pbr('thread', (.12, .02, .02), .7))
lipstick(linear('C4122E'), 'satin', at=Matrix.Translation((-2.6, -3.25, .42)) @ Matrix.Rotation(math.radians(28), 4, 'Z') @ Matrix.Rotation(math.radians(90), 4, 'Y') @ Matrix.Rotation(math.radians(30), 4, 'Z') @ Matrix.Scale(.42, 4))
N_ = (1, .995, .99); area((-4.8, 3.4, 5.0), (-.8, 0, 0), 1.2, 120, N_, vis=False, spread=90); card((-5.2, 2.5, 3.6), (-.8, 0, 0), 1.4, 6, 5, N_, soft=True); card((4.6, 2.0, 3.2), (-.5, 0, 0), .8, 6, 4, N_, soft=True); card((-.6, 6.6, 4.2), (-.8, 0, 0), 6, 1.4, 3.5, N_, soft=True); area((4, -4, 5), (0, -.5, 0), 3, 40, N_, vis=False)
shot((1.0, -6.4, 9.8), (.42, .30, 0), lens=52, fstop=2.8, focus=(-.8, -.2, .1), wide=dict(lens=44, shift=(.44, 0)))

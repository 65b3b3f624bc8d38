"""Twenty-four lipsticks on round risers, three manuals of eight, like the pipes of an organ, under neutral white light on grey: the only scene whose colours are for judging."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
s = stage(3, (.10, .098, .096)); s.world.node_tree.nodes['Background'].inputs[1].default_value = .35
LIPS = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../content/products/lips.json')))
G = pbr('ground', (.030, .0285, .0275), .3, spec=.5, coat=.4, coat_rough=.1); smudge(G, .22, .40, 1.2, 8); plane('ground', 400, (0, 0, 0), G)
RISER = pbr('riser', (.030, .0285, .0275), .24, spec=.5, coat=.6, coat_rough=.06); smudge(RISER, .2, .36, 2, 8)
GMR = pbr('band', (.36, .355, .35), .22, metal=1); ROWS = [(k, r) for r in range(3) for k in range(8)]
for (k, r), p in zip(ROWS, LIPS):                                # three manuals of eight, each with its own peak
    x = (k - 3.2) * 2.16 + (1.08 if r == 1 else 0); y = r * 3.0 - .10 * (k - 3.2) ** 2 + 2; h = 1.4 + r * 4.35 + 2.3 * max(0, 1 - abs(k - (3.4, 2.6, 3.6)[r]) / 3.6) ** 1.3
    lathe('pipe', [(0, 0), (1.0, 0), (1.02, .03), (1.02, h - .06), (.99, h), (0, h)], RISER, n=128).location = (x, y, 0); lathe('ring', [(1.0, h - .34), (1.03, h - .33), (1.03, h - .24), (1.0, h - .23)], GMR, n=128).location = (x, y, 0)
    f = p['shade']['finish']; lipstick(linear(p['shade']['hex']), f if f in ('satin', 'matte', 'gloss', 'sheer', 'tint', 'glitter') else 'gloss', at=place(x, y, h, -56, .94))
N_ = (1, .995, .99)
card((-13, -6, 12), (-1, 6, 6), 5, 14, 7, N_, soft=True); card((12, -4, 10), (-1, 6, 6), 3, 13, 5.5, N_, soft=True); card((-1, 0, 19), (-1, 7, 5), 16, 6, 3.6, N_, soft=True)
card((-3, -16, 9), (-1, 8, 6), 5, 6, 4.5, N_, soft=True); area((-7, -10, 16), (-1, 8, 5), 4, 3600, N_, vis=False); area((9, -8, 8), (0, 8, 6), 5, 900, N_, vis=False)
card((0, 26, 7), (0, 9, 5), 30, 10, .5, N_, soft=True)
m = glow((.0226, .0212, .0203), 1.0); plane('back', 400, (0, 34, 0), m, rot=(math.pi / 2, 0, 0)).visible_glossy = False
card((-6, -34, 8), (-1, 8, 4), 18, 14, 3.2, N_, soft=True); card((7, -30, 8), (4, 8, 4), 4, 14, 1.8, N_, soft=True)
shot((.6, -30, 8.5), (.6, 4, 9.2), lens=44, fstop=5.6, focus=(0, 3, 10), wide=dict(loc=(0, -26, 8), lens=38, target=(0, 4, 8.4), shift=(.42, 0)))

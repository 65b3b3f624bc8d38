"""A lipstick: bullet out, its cap standing beside it with the number cut into the lacquer.
--hex --finish satin|matte|gloss|sheer|tint|glitter|any --number --seed"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from products import *

EYE, KEY, EDGE = (.15, -16.0, 1.75), (-4.6, -3.4, 5.0), (.2, -2.2, 9.4)

def bullet(col, finish):
    m = wax(col, 'gloss' if finish == 'any' else finish)
    if finish not in ('glitter', 'gloss', 'any', 'sheer', 'tint'): bump(m, 'NOISE', 9.0, .05, .02, 5, stretch=(1, 1, .12))
    R, Z0, Z1, ZT = .68, 2.7, 4.75, 5.75
    prof = [(0.0, Z0)] + [(R, Z0 + i * (Z1 - Z0) / 60) for i in range(61)] + [(R * max(0, math.cos(a)) ** .9, Z1 + (ZT - Z1) * math.sin(a)) for a in [math.pi / 2 * i / 70 for i in range(1, 71)]]
    o = lathe('bullet', prof, m, n=192, autosmooth=180)
    def smin(a, b, k): h = max(k - abs(a - b), 0) / k; return min(a, b) - h * h * k * .25
    for v in o.data.vertices:                                   # the slanted cut, with a soft lip where it meets the side
        if v.co.z > 3.6: v.co.z = smin(v.co.z, 4.86 - 1.06 * v.co.x - .10 * v.co.x ** 2, .12)
    return shade(o)

def build():
    col, finish = linear(ARGS['hex']), ARGS['finish']; K, CH, GM = lacquer_black(), chrome(), gunmetal(); grey_room()
    base = [case('base', 1.75, .96, K), lathe('band', [(0, 1.70), (.93, 1.70), (.965, 1.73), (.975, 1.78), (.975, 1.86), (.965, 1.91), (.93, 1.94), (0, 1.94)], CH, n=160, superellipse=7),
            lathe('tube', [(0, 1.92), (.85, 1.92), (.86, 1.94), (.86, 2.52), (.845, 2.56), (.81, 2.57), (.79, 2.55), (.78, 2.4), (0, 2.4)], GM, n=160)]
    base += [lathe('knurl', [(.85, 2.03 + i * .055), (.872, 2.04 + i * .055), (.872, 2.06 + i * .055), (.85, 2.07 + i * .055)], CH, n=128) for i in range(3)]
    base += [lathe('inner', [(0, 2.4), (.76, 2.4), (.76, 2.92), (.745, 2.95), (.71, 2.955), (.695, 2.93), (.69, 2.8), (0, 2.8)], CH, n=160), bullet(col, finish)]
    group(*base, at=Matrix.Translation((.92, -.10, 0)) @ Matrix.Rotation(math.radians(-52), 4, 'Z'))
    cap = [case('cap', 3.0, .97, K, edge=.07), lathe('caplip', [(.93, .0), (.975, .01), (.985, .05), (.985, .13), (.975, .16), (.93, .17)], CH, n=160, superellipse=7)]
    for body, size, z, space in ((ARGS['number'], .50, 2.32, 1.04), ('KATE ZONE', .125, .50, 1.12)):
        t = text(body, ARCHIVO, size, .012, CH, loc=(0, -.962, z), rot=(math.pi / 2, 0, 0), bevel=.004, space=space); cap.append(t)
    group(*cap, at=Matrix.Translation((-1.22, .18, 0)) @ Matrix.Rotation(math.radians(17), 4, 'Z'))
    smear = wax(col, 'gloss' if finish == 'any' else finish)
    for i in range(5):                                          # crumbs of wax that broke off at the edge
        shade(drop((.1 + random.gauss(.55, .45), -1.45 - abs(random.gauss(0, .25)), .02), random.choice((.03, .045, .07)), smear, .5, i))
    card((-4.8, -2.6, 4.2), (.6, 0, 3.2), 1.5, 8.0, 7.5, (1, .975, .965)); card((5.4, .2, 3.8), (.8, 0, 3), .9, 8.0, 6.0, (1, .96, .955)); card((.3, -.8, 9.0), (.4, 0, 3), 3.4, 3.0, 3.4, (1, .975, .97))
    card((-2.6, -9.5, 5.6), (.8, 0, 4.4), .8, 3.2, 9, (1, .985, .98)); card((6.4, -12.0, 2.8), (-.8, -.6, 1.2), 4.0, 5.5, 1.0, (1, .97, .97)); card((-9.0, -8.0, 2.4), (-1, 0, 1.5), 2.6, 6, 1.3, (1, .97, .965))
    card((9.2, -2.6, 2.4), (.9, 0, 1.6), 2.2, 5.0, 1.8, (1, .97, .965))
    card((3.4, 7.0, 2.6), (0, 0, 2.4), 7, 5.5, 2.4, (1, .02, .03)); card((-6, 6.5, 3.2), (0, 0, 2), 3, 6, 1.4, (.95, .02, .07))
    area((-2.6, -5.8, 7.0), (.8, 0, 3.6), 1.6, 330, (1, .985, .97), vis=False); area((3.8, -6.5, 4.0), (.8, 0, 3.2), 2.5, 90, (1, .98, .97), vis=False)
    camera(EYE, (-.06, 0, 2.62), lens=82, fstop=5.6, focus=(.8, -.6, 3.6))
    render_product(foot=((-2.3, .25, 0), (-.2, .1, 0), (-.15, -.45, 0), (2.2, -.15, 0)))

run(build)

"""Mascaras and liners: the closed body stands, the drawn wand hangs beside it; each with the brush, felt or pencil its name promises.
--item mascara-01 … liner-06 --hex --finish --number --seed"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from products import *
import sdf

def flute(o, n=20, depth=.05):
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x); f = 1 - depth * (.5 - .5 * math.cos(a * n)) ** 3; v.co.x *= f; v.co.y *= f
    return o

def ink(col, finish):
    if finish == 'matte': return pbr('ink', col, .55, spec=.35, coat=.15, coat_rough=.4)
    if finish == 'pearl': m = pbr('ink', col, .26, metal=.45, spec=.6, coat=.6, coat_rough=.1); facets(m, 60, .30); return m
    if finish == 'glitter': m = pbr('ink', col, .20, metal=.55, spec=.7, coat=.9, coat_rough=.06); facets(m, 34, .5); return m
    return pbr('ink', col, .26, spec=.7, coat=1.0, coat_rough=.08)

def hairs(n, z0, z1, length, mat, spin=2.399963, bow=0.0, stiff=.0, seed=9, r0=.0125):
    """Bristles in one mesh: n hairs round the wire from z0 up to z1, length(t, angle) each, the wire bowed sideways."""
    rs = random.Random(seed); v, f = [], []
    for i in range(n):
        t = i / n; z = z0 + (z1 - z0) * t; a = i * spin + rs.gauss(0, .08); ln = length(t, a) * rs.uniform(.86, 1.04); dz = rs.uniform(-.03, .05); ca, sa = math.cos(a), math.sin(a); b0 = len(v); off = bow * (1 - (2 * t - 1) ** 2)
        for k in range(4):
            q = k / 3; rr = r0 * (1 - .55 * q); cx, cy, cz = off + ca * (.04 + ln * q), sa * (.04 + ln * q), z + dz * q * q
            for j in range(3): w = 2.094 * j; v.append((cx - sa * math.cos(w) * rr, cy + ca * math.cos(w) * rr, cz + math.sin(w) * rr))
        for k in range(3):
            for j in range(3): j2 = (j + 1) % 3; f.append((b0 + k * 3 + j, b0 + k * 3 + j2, b0 + k * 3 + 3 + j2, b0 + k * 3 + 3 + j))
    return shade(fast('hairs', np.array(v), np.array(f), mat))

def wire(mat, z0, z1, bow=0.0):
    V, F = sdf.mesh(lambda P: sdf.chain(P, [(bow * (1 - (2 * k / 8 - 1) ** 2), 0, z0 + (z1 - z0) * k / 8) for k in range(9)], [.045] * 9, .02), (-.4, -.2, min(z0, z1) - .15), (.6, .2, max(z0, z1) + .15), .03)
    return shade(fast('wire', V, F, mat))

def clumps(mat, z0, z1, reach, bow=0.0, seed=3):
    """The wet product between the bristles and the bead at the tip."""
    rs = np.random.RandomState(seed); B = [((math.cos(q) * reach * .6, math.sin(q) * reach * .6, z0 + (z1 - z0) * u), .05 + .06 * rs.rand(), u) for q, u in zip(rs.rand(8) * 6.28, rs.rand(8))]
    def fluid(P):
        d = sdf.capsule(P, (0, 0, z1 - .02), (.01, 0, z1 - .18), .06, .045)
        for c, r, u in B: d = sdf.smin(d, sdf.ellipsoid(P, (c[0] + bow * (1 - (2 * u - 1) ** 2), c[1], c[2]), (r, r, r * 1.9)), .10)
        return d
    V, F = sdf.mesh(fluid, (-.7, -.7, z1 - .4), (.8, .7, z0 + .2), .032)
    return shade(fast('fluid', V, F, mat))

def brush(item, m):
    """What hangs from the rod, tip down from z 0."""
    if item == 'mascara-01':                                      # a fine comb: one row of teeth
        teeth = []
        for i in range(34):
            z = -.15 - i * .052; ln = .30 * math.sin(math.pi * (.18 + .72 * i / 33)) ** .6; V, F = sdf.mesh(lambda P: sdf.capsule(P, (.02, 0, z), (.05 + ln, 0, z - .015), .020, .009), (-.05, -.06, z - .08), (.48, .06, z + .06), .016); teeth.append(shade(fast('tooth', V, F, m)))
        return [wire(m, -.02, -1.98)] + teeth
    if item == 'mascara-02': return [hairs(1612, -.12, -1.75, lambda t, a: .20 * (1 - t) ** .7 + .035, m), wire(m, 0, -1.8), clumps(m, -.3, -1.75, .14)]            # comes to a point
    if item == 'mascara-03': return [hairs(2108, -.1, -2.0, lambda t, a: .26 * math.sin(math.pi * (.12 + .8 * t)) ** .6, m, bow=.24), wire(m, 0, -2.05, .24), clumps(m, -.3, -2.0, .2, .24)]   # bowed
    if item == 'mascara-04': return [hairs(2232, -.1, -2.0, lambda t, a: .34 if math.cos(a) > 0 else .15, m), wire(m, 0, -2.05), clumps(m, -.3, -2.0, .2)]          # long above, short below
    if item == 'mascara-05': return [hairs(1860, -.1, -2.1, lambda t, a: .10 + .22 * (.5 + .5 * math.cos(a - t * 38)) ** 2, m), wire(m, 0, -2.15), clumps(m, -.3, -2.1, .16)]  # spiral
    return [hairs(1860, -.1, -1.5, lambda t, a: .24, m), wire(m, 0, -1.55), clumps(m, -.25, -1.5, .2)]                                                               # straight and short

def liquid_liner(item, m):
    """A felt or hair tip, drawn to one point."""
    length, fat = {'liner-01': (1.05, .085), 'liner-02': (.72, .11), 'liner-05': (.92, .07)}[item]
    V, F = sdf.mesh(lambda P: sdf.smin(sdf.capsule(P, (0, 0, .05), (0, 0, -.16), .11, .10), sdf.capsule(P, (0, 0, -.1), (.03, 0, -length), fat, .012), .12), (-.3, -.3, -length - .1), (.3, .3, .25), .022)
    return [shade(fast('nib', V, F, m))]

def mascara(item, K, CH, GM, m):
    body = [flute(lathe('bottle', rounded(3.7, .58, .07), K, n=256)), lathe('collar', [(0, 3.66), (.56, 3.66), (.595, 3.69), (.60, 3.74), (.60, 3.88), (.59, 3.93), (.56, 3.95), (0, 3.95)], CH, n=160), ring(.605, .42, .20, CH),
            lathe('neck', [(0, 3.95), (.37, 3.95), (.37, 4.36), (.355, 4.40), (.31, 4.42), (.28, 4.40), (.28, 4.1), (0, 4.1)], GM, n=128)] + [lathe('thread', [(.36, 4.02 + i * .11), (.395, 4.05 + i * .11), (.36, 4.08 + i * .11)], GM, n=96) for i in range(3)]
    wand = [flute(lathe('cap', rounded(2.7, .58, .07), K, n=256)), ring(.60, .04, .26, CH), lathe('rod', [(0, -1.3), (.05, -1.3), (.075, -1.2), (.10, -1.05), (.10, .02), (0, .02)], GM, n=64)]
    return body, wand, group(*brush(item, m), at=Matrix.Translation((0, 0, -1.28)))

def liner(item, K, CH, GM, m):
    if item in ('liner-01', 'liner-02', 'liner-05'):
        body = [lathe('bottle', rounded(3.5, .44, .07), K, n=192), ring(.455, .36, .16, CH), lathe('collar', [(0, 3.46), (.42, 3.46), (.452, 3.49), (.455, 3.62), (.445, 3.68), (.42, 3.70), (0, 3.70)], CH, n=160), lathe('neck', [(0, 3.70), (.27, 3.70), (.27, 4.0), (.25, 4.03), (0, 4.03)], GM, n=96)]
        wand = [lathe('cap', rounded(3.1, .44, .07), K, n=192), ring(.455, .04, .20, CH), lathe('rod', [(0, -1.25), (.06, -1.25), (.09, -1.1), (.09, .02), (0, .02)], GM, n=64)]
        return body, wand, group(*liquid_liner(item, m), at=Matrix.Translation((0, 0, -1.3)))
    fat = .13 if item == 'liner-03' else .21                       # pencils: the cap stands, the pencil hangs with its point down
    body = [lathe('cap', rounded(2.3, .42, .07), K, n=192), ring(.435, .10, .22, CH)]
    pen = [lathe('shaft', rounded(4.4, .38, .06), K, n=192), ring(.392, 3.7, .16, CH), lathe('cone', [(fat * 1.05, -.62), (fat * 1.15, -.60), (.34, -.02), (.36, .02), (0, .02)], GM, n=128)]
    lead = lathe('lead', [(0, -1.16), (fat * .22, -1.14), (fat * .55, -1.02), (fat, -.86), (fat, -.5), (0, -.5)], m, n=128, autosmooth=70); shade(lead)
    return body, pen, [lead]

def build():
    col, finish, item = linear(ARGS['hex']), ARGS['finish'], ARGS['item']; K, CH, GM = lacquer_black(), chrome(), gunmetal(); grey_room(.17)
    m = ink(col, finish); body, wand, tip = (mascara if item.startswith('mascara') else liner)(item, K, CH, GM, m); pencil = item in ('liner-03', 'liner-04', 'liner-06')
    r = .58 if item.startswith('mascara') else .42 if pencil else .44
    body.append(text(ARGS['number'], ARCHIVO, .26, .008, CH, loc=(0, -r - .004 + (.03 if r == .58 else 0), 1.35 if pencil else 2.3), rot=(math.pi / 2, 0, 0), bevel=.003))
    group(*body, at=Matrix.Translation((-1.0, .2, 0)) @ Matrix.Rotation(math.radians(12), 4, 'Z'))
    group(*wand, *tip, at=Matrix.Translation((.78, -.4, 1.75 if pencil else 3.55)) @ Matrix.Rotation(math.radians(9 if not pencil else 11), 4, 'Y') @ Matrix.Rotation(math.radians(3), 4, 'X'))
    if finish != 'none':                                           # one line drawn on the black stone, so that the colour is seen
        V, F = sdf.mesh(lambda P: sdf.chain(P, [(-.1, -1.5, 0), (.4, -1.62, .0), (.95, -1.60, 0), (1.45, -1.42, 0)], [.05, .10, .095, .02], .05), (-.4, -1.9, -.02), (1.7, -1.2, .14), .035); shade(fast('stroke', V, F, m))
    card((-4.4, -2.5, 4.4), (0, 0, 3.6), 1.6, 9.5, 10, (1, .975, .965)); card((4.8, -1.4, 4.4), (0, 0, 3.6), 1.0, 9.5, 9.5, (1, .96, .955)); card((0, -1, 10.5), (0, 0, 3.5), 3, 3, 3, (1, .97, .965))
    card((-1.8, -9, 5.2), (.4, 0, 3.4), .6, 6, 5, (1, .98, .975)); card((8, 7.5, 5), (0, 0, 3.5), 3, 10, 5, (1, .02, .03), soft=True); card((-8, 7, 5), (0, 0, 3.5), 3, 10, 4, (1, .02, .06), soft=True)
    area((-2.6, -5, 7.4), (.6, 0, 3), 1.2, 300, (1, .985, .97), vis=False); area((3.4, -3.5, 2.6), (.9, -.4, 1.8), .9, 200, (1, .98, .97), vis=False); area((3.0, 2.4, 3.4), (.9, -.4, 2.0), .9, 260, (1, .9, .9), vis=False)
    camera((.15, -17.0, 2.1), (.06, 0, 3.08), lens=82, fstop=5.6, focus=(.5, -.4, 3))
    render_product(foot=((-2.0, .25, 0), (2.0, .25, 0)))

if __name__ == "__main__": run(build)

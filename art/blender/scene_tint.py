"""A lip tint: a thick glass flask of liquid shade with a lacquer cap, the doe-foot of its twin leaning before it.
--hex --finish tint|sheer --number --seed"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from products import *
import sdf

def shell(r, z0, z1, e, n=160):
    return [(0, z0), (r - e, z0)] + [(r - e + math.sin(a) * e, z0 + e - math.cos(a) * e) for a in [math.pi / 2 * i / 8 for i in range(1, 9)]] + [(r - e + math.cos(a) * e, z1 - e + math.sin(a) * e) for a in [math.pi / 2 * i / 8 for i in range(9)]] + [(0, z1)]

def clear_glass():
    """Glass that casts no shadow of its own: without caustics the liquid in it would stay black."""
    m = pbr('glass', (1, 1, 1), .015, trans=1.0, ior=1.46, spec=.5); n, l, b = nodes(m); out = n['Material Output']; lp = n.new('ShaderNodeLightPath'); tr = n.new('ShaderNodeBsdfTransparent'); mx = n.new('ShaderNodeMixShader'); either = n.new('ShaderNodeMath'); either.operation = 'MAXIMUM'
    l.new(lp.outputs['Is Shadow Ray'], either.inputs[0]); l.new(lp.outputs['Is Diffuse Ray'], either.inputs[1]); l.new(either.outputs[0], mx.inputs[0]); l.new(b.outputs[0], mx.inputs[1]); l.new(tr.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0])
    return m

def flask(col, finish):
    G = clear_glass()
    deep = finish == 'tint'
    L = pbr('liquid', col, .10, spec=.5, coat=.9, coat_rough=.02, sss=.10 if deep else .25, sss_col=lift(col, .06 if deep else .10), sss_rad=(.5, .25, .22))
    glass = lathe('glass', shell(.82, 0, 3.3, .22), G, n=192, superellipse=4.5, autosmooth=60)
    liquid = shade(lathe('liquid', shell(.64, .34, 2.86, .16), L, n=192, superellipse=4.0, autosmooth=60))
    return [glass, liquid]

def wand(col):
    """Flocked tip, wet with the shade: one drop gathers and does not fall."""
    wet = pbr('wet', col, .09, spec=.6, coat=1.0, coat_rough=.02, sss=.15, sss_col=col, sss_rad=(.3, .12, .1))
    def tip(P):
        q = (P[0] + .22 * (P[2] + .2), P[1], P[2]); d = sdf.smin(sdf.ellipsoid(q, (0, 0, -.42), (.17, .12, .50)), sdf.capsule(P, (0, 0, .9), (0, 0, -.05), .055, .07), .12)
        return sdf.smin(d, sdf.ellipsoid(P, (.19, -.02, -.93), (.075, .075, .12)), .10)
    V, F = sdf.mesh(tip, (-.6, -.5, -1.3), (.6, .5, 1.0), .03)
    return shade(fast('tip', V, F, wet))

def build():
    col, finish = linear(ARGS['hex']), ARGS['finish']; K, CH, GM = lacquer_black(), chrome(), gunmetal(); grey_room(.20)
    neck = [lathe('neck', [(0, 3.26), (.44, 3.26), (.44, 3.58), (.42, 3.62), (0, 3.62)], pbr('neckglass', (1, 1, 1), .02, trans=1.0, ior=1.46), n=128), ring(.50, 3.30, .10, CH), lathe('collar', [(0, 3.40), (.50, 3.40), (.515, 3.43), (.515, 3.50), (.50, 3.53), (0, 3.53)], CH, n=128)]
    cap = lathe('cap', [(r, z + 3.54) for r, z in rounded(2.35, .60, .07)], K, n=192, superellipse=4.5); band = ring(.615, 3.62, .12, CH, square=4.5)
    t = text(ARGS['number'], ARCHIVO, .30, .008, CH, loc=(0, -.600, 4.75), rot=(math.pi / 2, 0, 0), bevel=.003, space=1.05)
    group(*flask(col, finish), *neck, cap, band, t, at=Matrix.Translation((-.55, .1, 0)) @ Matrix.Rotation(math.radians(14), 4, 'Z'))
    rod = lathe('rod', [(0, .6), (.05, .6), (.055, 1.9), (.09, 1.95), (.09, 2.0), (0, 2.0)], GM, n=64); head = lathe('head', [(r, z + 2.0) for r, z in rounded(2.2, .46, .07)], K, n=160, superellipse=4.5); hb = ring(.47, 2.06, .10, CH, square=4.5)
    group(rod, head, hb, wand(col), at=Matrix.Translation((1.28, -.7, 1.55)) @ Matrix.Rotation(math.radians(9), 4, 'Y') @ Matrix.Rotation(math.radians(20), 4, 'Z'))
    wetm = bpy.data.materials['wet']
    for i in range(4): shade(drop((1.15 + random.gauss(0, .28), -.9 - abs(random.gauss(0, .3)), .015), random.choice((.04, .06, .10)), wetm, .42, i))
    card((-4.6, -2.4, 3.8), (0, 0, 3.0), 1.5, 8.5, 7.0, (1, .975, .965)); card((4.9, -.6, 3.6), (0, 0, 2.8), .9, 8.5, 6.5, (1, .96, .955)); card((.2, -1.0, 9.2), (0, 0, 3), 3.2, 3.0, 3.2, (1, .975, .97))
    card((-.6, 6.0, 2.2), (-.5, 0, 1.8), 4.2, 5.0, .35, (1, .96, .95))       # light through the flask from behind
    card((-2.8, -9.5, 5.0), (0, 0, 3.4), .8, 4.2, 6, (1, .985, .98)); card((6.4, -12, 2.8), (0, 0, 1.4), 3.6, 5.5, .9, (1, .97, .97))
    card((5.5, 7.5, 3), (0, 0, 2.4), 3.5, 7, 2.2, (1, .02, .03)); card((-6.5, 6.5, 3.2), (0, 0, 2), 2.5, 7, 1.5, (.95, .02, .07))
    area((-2.6, -5.8, 7.0), (0, 0, 2.4), 1.6, 330, (1, .985, .97), vis=False); area((3.0, -6.5, 3.0), (.6, 0, 1.6), 2.2, 110, (1, .98, .97), vis=False); area((-.5, 3.4, 3.6), (-.5, 0, 1.6), 1.6, 160, (1, .97, .96), vis=False)
    camera((.15, -16.0, 1.9), (.22, 0, 2.80), lens=80, fstop=5.6, focus=(-.3, -.7, 2.4))
    render_product(foot=((-1.6, 0, 0), (.6, 0, 0), (2.2, 0, 0)), bounces=8, trans=8)

if __name__ == "__main__": run(build)

"""Memories of red: five chapters in a town without colour. --chapter 1 clouded mirror | 2 festival lanterns | 3 undelivered letters | 4 four things to give back | 5 the blank name tag
The darkroom takes what little colour is left; nothing here may be recognised by hue."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
CH = int(ARGS.get('chapter', 1)); s = stage(20 + CH, (.0022, .0022, .0022)); rs = np.random.RandomState(CH); K, C = lacquer_black(), chrome(); GREY = (.30, .30, .30)
if CH == 1:     # a round mirror gone dull; where a hand has wiped, a porcelain face looks back
    R = 1.75; hoop('rim', [(R, -.10), (R + .16, -.10), (R + .19, -.04), (R + .17, .05), (R + .08, .09), (R + .015, .05), (R, .0)], K).matrix_world = Matrix.Translation((-.42, 0, .62)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    hoop('thread', [(R + .0, .03), (R + .014, .06), (R + .03, .066), (R + .036, .05)], C).matrix_world = Matrix.Translation((-.42, 0, .62)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    bust(porcelain((.55, .55, .55), (.10, .2)), at=place(-.62, 1.75, .36, 14, 1.05, (3, -4)), look='face-1', fine=int(ARGS.get('fine', 4)), eyeOpen=-1.6, lipHeight=1.2, eyes=black_glass())
    hoop('wall', [(R + .05, .0), (9, .0), (9, .03), (R + .05, .03)], K).matrix_world = Matrix.Translation((-.42, .06, .62)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    # fog: a thin bright film with a wiped way in it, and drops run down from the way's edge
    FOG = bpy.data.materials.new('fog'); FOG.use_nodes = True; n, l = FOG.node_tree.nodes, FOG.node_tree.links; n.clear(); out, mx, tr, df, at_ = (n.new('ShaderNode' + k) for k in ('OutputMaterial', 'MixShader', 'BsdfTransparent', 'BsdfDiffuse', 'Attribute')); at_.attribute_name = 'fogged'; df.inputs[0].default_value = (.30, .30, .30, 1); l.new(at_.outputs['Fac'], mx.inputs[0]); l.new(tr.outputs[0], mx.inputs[1]); l.new(df.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], out.inputs[0])
    n_ = 620; q = np.linspace(-R, R, n_); X, Z = np.meshgrid(q, q); way = np.array([(-.95, .78), (-.55, .98), (.10, .82), (.55, .50), (-.1, .34), (-.70, .16), (-.35, -.02), (.25, -.14), (.62, -.30), (.15, -.50), (-.35, -.62)]); tt = np.linspace(0, len(way) - 1, 260); way = np.stack([np.interp(tt, np.arange(len(way)), way[:, k]) for k in (0, 1)], 1)
    for _ in range(14): way[1:-1] = (way[:-2] + 2 * way[1:-1] + way[2:]) / 4
    d = np.full(X.shape, 9.); 
    for a, b in way: d = np.minimum(d, np.hypot(X - a, Z - b))
    nz = fractal(X * 2.0, Z * 2.0, 3, 3); fine = fractal(X * 16, Z * 16, 8, 2); fog_ = np.clip((d - .27 - .035 * nz - .02 * fine) / .05, 0, 1) * (.60 + .16 * nz + .05 * fine)
    for k in range(22):
        a, b = way[rs.randint(20, 255)]; x0 = a + rs.uniform(-.2, .2); z1 = b - .24 - rs.rand() * .9; run = np.abs(X - x0 - .012 * np.sin(Z * 9 + k)) < .010 + .006 * rs.rand(); fog_ = np.where(run & (Z < b - .18) & (Z > z1), fog_ * .12, fog_)
        drop((x0 - .42, -.07, .62 + z1), .020 + .014 * rs.rand(), pbr('dew', (.02, .02, .02), .02, coat=1, spec=.9, trans=.9), .5, k).rotation_euler = (math.pi / 2, 0, 0)
    o = grid('film', np.stack([X, 0 * X, Z], -1), FOG, np.hypot(X, Z) < R); o.location = (-.42, -.03, .62); o.data.attributes.new('fogged', 'FLOAT', 'POINT').data.foreach_set('value', fog_.astype('f4').ravel())
    wet_floor(40, -2.2, rough=(.012, .10), ripple=.05, scale=.5); area((-3.2, -3.6, 3.6), (-.4, 0, .6), 1.2, 90, vis=False); area((-2.6, .4, 2.6), (-.5, 1.6, .4), .7, 24, vis=False, spread=80); area((2.0, 3.2, 1.2), (-.5, 1.8, .4), .6, 16, vis=False)
    card((-1.9, .5, 1.6), (-.6, 1.6, .4), .4, 2.0, 3, soft=True, oneside=True); card((2.6, -3.0, 2.6), (-.4, 0, .6), .6, 4, 5, soft=True, oneside=True); card((-3.6, -3.0, 1.2), (-.4, 0, .6), .8, 4, 5, soft=True, oneside=True)
    shot((.22, -9.6, .40), (.22, 0, .36), lens=64, fstop=4, focus=(-.4, 0, .6), wide=dict(lens=54, shift=(.48, 0)))
if CH == 2:     # paper lanterns in a row, none of them burning but one, and that one without colour
    PAP = pbr('lantern', (.36, .36, .36), .8, spec=.2, sss=.3, sss_col=(.4, .4, .4), sss_rad=(.3, .3, .3)); bump(PAP, 'NOISE', 8, .25, .05, 6)
    def lantern(x, y, z, r, lit, k):
        prof = [(r * .42, -r * .98)] + [(r * (1 - .55 * abs(t) ** 2.6) * (1 - .028 * (i % 2)), t * r) for i, t in enumerate(np.linspace(-.94, .94, 39))] + [(r * .42, r * .98)]
        m = pbr('lit', (.5, .5, .5), .8, emit=(1, 1, 1), emit_s=lit) if lit else PAP
        if lit: n, l, b = nodes(m); tc = n.new('ShaderNodeTexCoord'); sp = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Object'], sp.inputs[0]); mr = n.new('ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs[1].default_value, mr.inputs[2].default_value, mr.inputs[3].default_value, mr.inputs[4].default_value = r * .95, -r * .3, lit * .10, lit; l.new(sp.outputs[2], mr.inputs[0]); lw = n.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35; mu = n.new('ShaderNodeMath'); mu.operation = 'MULTIPLY'; iv = n.new('ShaderNodeMath'); iv.operation = 'SUBTRACT'; iv.inputs[0].default_value = 1; l.new(lw.outputs['Facing'], iv.inputs[1]); l.new(mr.outputs[0], mu.inputs[0]); l.new(iv.outputs[0], mu.inputs[1]); l.new(mu.outputs[0], b.inputs['Emission Strength'])
        g = [lathe('body', prof, m, n=128, autosmooth=60), lathe('cap', [(0, r * .97), (r * .44, r * .97), (r * .46, r * 1.0), (r * .44, r * 1.10), (r * .36, r * 1.12), (0, r * 1.12)], K, n=96), lathe('foot', [(0, -r * 1.10), (r * .36, -r * 1.10), (r * .44, -r * 1.08), (r * .46, -r * .98), (0, -r * .96)], K, n=96), curve([(0, 0, r * 1.1), (0, 0, r * 8)], .008, K)]
        g += [curve([(.02 * math.cos(q), .02 * math.sin(q), -r * 1.1), (.04 * math.cos(q), .04 * math.sin(q), -r * 1.1 - .42 * r)], .006, PAP) for q in np.linspace(0, 6, 9)]; group(*g, at=Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rs.uniform(-3, 3)), 4, 'Y'))
    spots = [(-1.55, -.8, 2.75, .80, 0), (-.42, 2.2, 2.30, .78, .62), (1.0, 5.4, 3.0, .78, 0), (2.35, 9.0, 3.5, .78, 0), (3.8, 13, 3.9, .78, 0), (5.4, 18, 4.3, .78, 0)]
    for k, (x, y, z, r, lit) in enumerate(spots): lantern(x, y, z, r, lit, k)
    x, y, z = spots[1][:3]; area((x, y, z - .9), (x, y, -1), .8, 50, vis=False); area((x - .5, y - .9, z), (-1.5, -.8, 2.7), .7, 14, vis=False); area((x + .6, y + .8, z), (1.0, 5.4, 3.0), .7, 22, vis=False); area((-3.4, -4.4, 4.6), (-1.4, -.8, 2.7), .8, 18, vis=False, spread=60); area((3.4, 1.0, 5.6), (1.4, 6.5, 2.6), 1.2, 60, vis=False, spread=70)
    water(-8, 8, -6, 30, rings=[(-.42, 2.2, .018, 6, .5, .3)], nx=360, ny=520, swell=.012, z=-.15); card((-4.4, -3.0, 3.6), (-1, 0, 2), .7, 4, 4, soft=True, oneside=True); card((3.8, -1, 4), (0, 3, 2), .6, 5, 2.5, soft=True, oneside=True); smoke((1.0, 9, 1.6), 12, 6, .030, (1, 1, 1), .3, 4)
    shot((.55, -9.0, 1.45), (.42, 3, 2.05), lens=52, fstop=2.2, focus=(-.42, 1.6, 2.4), wide=dict(lens=42, shift=(.36, 0)))
if CH == 3:     # letters nobody received, floating on black water, one still sealed
    PAP = paper_material((.44, .44, .44)); wl = water(-8, 8, -5, 20, rings=[(-.45, .2, .014, 8, .7, .9), (.9, 4.2, .012, 7, .8, .9), (-1.6, 6.5, .012, 6, .7, .9)], nx=360, ny=520, swell=.012)
    def letter(x, y, yaw, w, h, tilt, opened=False, seed=0):
        u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(-1, 1, 60)); Z = .030 * u * u + .05 * np.clip(np.abs(u) - .8, 0, 1) ** 1.2 * np.sign(v + 1.2) + .018 * fractal(u * 1.4, v * 1.2, seed, 2); g = [grid('sheet', np.stack([u * w / 2, v * h / 2, Z], -1), PAP)]
        flap = np.linspace(0, 1, 50); U, T = np.meshgrid(np.linspace(-1, 1, 90), flap); half = w / 2 * (1 - T ** 1.15 * .97); ang = (1.9 if opened else .06); X = U * half; Y = h / 2 - T * h * .56 * math.cos(ang); Zf = .045 + T * h * .56 * math.sin(ang) * (.9 if opened else 1) + .012 * fractal(U * 2, T * 2, seed + 5, 2) + .010 * np.sin(T * 3); g.append(grid('flap', np.stack([X, Y, Zf], -1), PAP))
        for o in g: so = o.modifiers.new('t', 'SOLIDIFY'); so.thickness = .010
        if not opened: g.append(lathe('seal', [(0, 0), (.115, 0), (.128, .012), (.122, .034), (.10, .040), (.085, .030), (0, .028)], pbr('wax', (.012, .012, .012), .22, coat=1, coat_rough=.05), n=96, sx=1.06)); g[-1].location = (0, -.02, .075)
        group(*g, at=Matrix.Translation((x, y, .035)) @ Matrix.Rotation(math.radians(yaw), 4, 'Z') @ Matrix.Rotation(tilt, 4, 'X'))
    letter(-.45, -.1, 22, 1.75, 1.15, .05, False, 3); letter(.95, 4.0, -34, 1.75, 1.15, -.04, True, 8); letter(-1.7, 6.3, 60, 1.75, 1.15, .05, False, 13); letter(.3, 10.5, 15, 1.75, 1.15, .04, False, 19); letter(-2.4, 14, 80, 1.75, 1.15, .04, True, 23)
    area((-3.4, 3.5, 5.2), (-.3, .3, 0), 1.2, 150, vis=False, spread=80); card((-1.0, 16, 4.0), (0, 2, 0), 7, 2.2, 1.6, soft=True, oneside=True); card((3.6, 2.0, 2.6), (0, 0, 0), .8, 4, 3, soft=True, oneside=True); card((-4.2, .0, 2.2), (0, 0, 0), .8, 4, 4, soft=True, oneside=True); halo((-2, 22, 1.0), (12, 5), .05, (1, 1, 1))
    shot((.5, -7.4, 3.1), (.36, .9, .35), lens=56, fstop=2.0, focus=(-.4, -.2, .1), wide=dict(lens=46, shift=(.40, 0)))
if CH == 4:     # four bowls on a black shelf, one of them brimming
    WT = pbr('wet', (.02, .02, .02), .02, coat=1, coat_rough=0, spec=.9); PO = porcelain((.52, .52, .52), (.10, .22)); prof = lambda: [(0, .02), (.30, .0), (.34, .02), (.32, .08), (.40, .12), (.66, .34), (.80, .62), (.845, .80), (.85, .815), (.835, .82), (.78, .62), (.64, .37), (.38, .17), (0, .14)]
    for k, (x, y, lvl, mt) in enumerate(((-.95, -.4, .80, PO), (.10, 1.5, .30, K), (1.00, 3.5, .20, PO), (1.9, 5.8, .26, K))):
        lathe('bowl', prof(), mt, n=192, autosmooth=50).location = (x, y, 0); r = .60 + .30 * (lvl - .3) * .9 if lvl < .7 else .822; rr = np.linspace(0, r if lvl > .7 else .56, 80)[:, None]; aa = np.linspace(0, 2 * math.pi, 121)[None]; X, Y = rr * np.cos(aa), rr * np.sin(aa)
        Z = lvl + (.030 * (1 - (rr / r) ** 4) if lvl > .7 else 0) + .010 * np.sin(rr * 26) * np.exp(-rr * 3) * (lvl > .7) + 0 * aa; grid('liquid', np.stack([X + x, Y + y, Z], -1), WT)
    curve([(-.95, -.4, z) for z in np.linspace(6, .86, 40)], [.006 + .010 * max(0, 1 - (z - .86) / .5) for z in np.linspace(6, .86, 40)], WT)
    def run(P): return smin(sdf.chain(P, [(-.36, -1.0, .80), (-.38, -1.06, .5), (-.52, -.99, .22), (-.62, -.95, .02)], [.04, .028, .03, .05], .06), sdf.ellipsoid(P, (-.35, -1.35, 0), (.62, .30, .022)), .05)
    V, F = sdf.mesh(run, (-1.2, -1.8, -.05), (.5, -.7, .9), .016); facing_mesh('run', V, F, WT)
    wet_floor(40, 0, rough=(.015, .14), ripple=.03, scale=.4); area((-3.4, -3.4, 3.2), (-.6, .2, .5), .9, 300, vis=False, spread=70); card((-3.4, -2.0, 2.4), (-.6, 0, .6), .8, 4, 6, soft=True, oneside=True); card((3.2, -1.0, 2.4), (0, 1, .6), .6, 5, 6, soft=True, oneside=True); card((.2, 1.6, 4.6), (0, 1, .5), 3, 1.2, 4, soft=True, oneside=True); card((-1.2, 9, 2.4), (0, 1, .6), 6, 3, 1.0, soft=True, oneside=True)
    shot((.40, -7.6, 2.3), (.20, 0, 1.18), lens=60, fstop=2.0, focus=(-.95, -.9, .7), wide=dict(lens=48, shift=(.42, 0)))
if CH == 5:     # a name tag with nothing on it, on a thread, over one drop that has not fallen yet
    PAP = paper_material((.60, .60, .60)); u, v = np.meshgrid(np.linspace(-1, 1, 160), np.linspace(-1, 1, 260)); w = .42 - .16 * np.clip((v - .74) / .26, 0, 1) ** 1.2; Z = .05 * np.sin(v * 1.3) + .02 * u * u * v + .006 * fractal(u * 3, v * 4, 2, 3); hole = np.hypot(u * w, (v - .86) * .78) > .055
    o = grid('tag', np.stack([u * w, Z, v * .78], -1), PAP, hole); so = o.modifiers.new('t', 'SOLIDIFY'); so.thickness = .014; T = Matrix.Translation((-.42, 0, .95)) @ Matrix.Rotation(math.radians(-24), 4, 'Z') @ Matrix.Rotation(math.radians(7), 4, 'Y'); o.matrix_world = T
    ey = hoop('eyelet', [(.055, -.012), (.085, -.010), (.092, 0), (.085, .012), (.058, .016), (.055, 0)], C, n=64); ey.matrix_world = T @ Matrix.Translation((0, .02, .67)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    p = T @ Vector((0, 0, .67)); curve([(p.x + .10 * math.sin(q * 5) * math.exp(-q * 3) , p.y - .03 + .06 * math.cos(q * 7) * math.exp(-q * 4), p.z + q * 4) for q in np.linspace(0, 1, 80)], .0075, pbr('thread', (.25, .25, .25), .7))
    WT = pbr('wet', (.03, .03, .03), .02, coat=1, coat_rough=0, spec=.9); V, F = sdf.mesh(lambda P: smin(sdf.sphere(P, (0, 0, 0), .13), sdf.capsule(P, (0, 0, .08), (0, 0, .46), .07, .004), .10), (-.2, -.2, -.2), (.2, .2, .52), .014); e = T @ Vector((.40, 0, -.76)); facing_mesh('drop', V, F, WT).location = (-.40, -.05, -.30)
    water(-7, 7, -5, 16, rings=[(-.40, -.05, .030, 8, .7, .2)], nx=400, ny=520, swell=.008, z=-1.15); area((-3.6, -2.2, 2.6), (-.4, 0, .9), .6, 24, vis=False, spread=60); card((-2.4, -3.0, .2), (-.4, 0, -.3), .5, 3, 8, soft=True, oneside=True); card((2.4, -2.4, .8), (-.4, 0, .3), .4, 4, 8, soft=True, oneside=True); area((.8, 2.4, 1.4), (-.4, 0, .7), .5, 60, vis=False); halo((-.6, 8, .2), (6, 6), .045, (1, 1, 1)); card((-1, 10, 1.4), (0, 2, -1), 9, 2.4, .7, soft=True, oneside=True)
    shot((.24, -9.0, .55), (.24, 0, .50), lens=66, fstop=2.6, focus=(-.42, -.05, .5), wide=dict(lens=54, shift=(.46, 0)))

"""07 The Ice Seller's First Love: a tall clear block that holds something; the saw stopped half way, and that is its mouth."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
from monster_jelly import jelly, lids
COL = begin('07', 'F3B8D2', key=(1, .97, .99), rim=(1, .12, .20), iris=(.30, .42, .52), glow=(.60, .016, .050), gx=1.2, sheer=True)
IC = jelly((.95, .80, .88), body=.06, rough=.03, lit=.015, ior=1.30, rim=1.05); smudge(IC, .01, .16, 2.6); bump(IC, 'NOISE', 3.4, .22, .06, 4); FR = jelly((.97, .66, .78), body=.26, rough=.42, lit=.02, rim=1.05, ior=1.12)
C0 = V3(0, 0, 1.66); YAW = -.40; rs = np.random.RandomState(3); W0 = [rs.normal(0, 1, 3) * (2.2, 2.2, 1.7) for _ in range(5)]; PH = rs.uniform(0, 6.3, 5)
eye((-.42, -.60, 2.54), .205, (-.36, -1, -.02), lid=.60, tilt=.30, gaze=(-6, -9, 1.4), side=-1, glow=.9); eye((.22, -.72, 2.62), .165, (-.10, -1, 0), lid=.57, tilt=-.34, gaze=(-5, -9, 1.6), side=1, glow=.9)
# where the tongs and the pick knocked pieces off: planes with their distance from the middle, and one bitten shell
CHIPS = [((-.70, -.30, .72), 1.52), ((-.35, .20, 1), 1.66), ((.80, -.15, .62), 1.60), ((.25, -.85, .55), 1.50), ((-.85, -.55, -.12), 1.02), ((.90, -.60, -.20), 1.06), ((.70, -.60, -.62), 1.66), ((-.62, -.80, -.50), 1.50)]
def raw(P):
    Q = turn(P, C0, 'z', YAW); z = Q[2] + .04 * Q[0]; t = np.clip(P[2] / 3.3, 0, 1); k = 1.02 - .10 * np.sin(np.clip(1.25 - t, 0, 1) * 2.6) ** 2      # thinner at the waist, where hands held it
    d = rbox((Q[0] / k, Q[1] / k, z), C0, (.86, .64, 1.62), .05); d = d + .014 * sum(np.sin(P[0] * w[0] + P[1] * w[1] + P[2] * w[2] + p) for w, p in zip(W0, PH))
    for n_, h in CHIPS: n_ = N3(n_); d = smax(d, (Q[0] - C0[0]) * n_[0] + (Q[1] - C0[1]) * n_[1] + (Q[2] - C0[2]) * n_[2] - h, .035)
    d = smax(d, -sdf.ellipsoid(Q, (-1.10, -.62, 3.02), (.62, .55, .46)), .03); d = smax(d, -sdf.ellipsoid(Q, (1.02, -.40, .86), (.24, .34, .40)), .03)
    return smin(d, sdf.ellipsoid(P, (.05, -.1, .02), (1.22, .95, .055)), .16)                            # what it has lost already
M = Mouth(raw, (.02, -1.1, 2.13), (-.20, -1, 0), .46, 'seam', smile=-.02, skew=.20, part=.05, puff=0)
def body(P): return M.on(sockets(raw(P), P, .09, 1.10), P)
build('body', body, (-1.45, -1.35, -.02), (1.4, 1.1, 3.40), IC)
lids(FR, 1.12)
strand([p - V3(0, -.02, 0) for p in M.line], list(M.rh * .9), pbr('kerf', (.10, .012, .04), .4), 6)
# in the ice: the cloud that freezes last, its bubbles, and two cracks
def inside(name, col, st, alpha_hi, scale, cut):
    m = bpy.data.materials.new(name); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; n.clear(); out = n.new('ShaderNodeOutputMaterial'); mix = n.new('ShaderNodeMixShader'); tr = n.new('ShaderNodeBsdfTransparent'); add = n.new('ShaderNodeAddShader'); df = n.new('ShaderNodeBsdfTranslucent'); gl = n.new('ShaderNodeBsdfGlossy'); df.inputs[0].default_value = (*col, 1); gl.inputs[0].default_value = (*times(col, st), 1); gl.inputs[1].default_value = .18
    tc = n.new('ShaderNodeTexCoord'); t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = scale; t.inputs['Detail'].default_value = 8; t.inputs['Distortion'].default_value = 1.4; r = n.new('ShaderNodeMapRange'); r.interpolation_type = 'SMOOTHSTEP'; r.inputs[1].default_value, r.inputs[2].default_value = cut; r.inputs[4].default_value = alpha_hi
    l.new(tc.outputs['Object'], t.inputs['Vector']); l.new(t.outputs[0], r.inputs[0]); l.new(r.outputs[0], mix.inputs[0]); l.new(tr.outputs[0], mix.inputs[1]); l.new(df.outputs[0], add.inputs[0]); l.new(gl.outputs[0], add.inputs[1]); l.new(add.outputs[0], mix.inputs[2]); l.new(mix.outputs[0], out.inputs[0]); return m
CR = inside('crack', (.95, .72, .82), .5, .75, 3.0, (.40, .66)); rc = random.Random(7)
def crack(c, r1, r2, ph): return lambda u, v: V3(*c) + V3(*r1) * (u - .5) * (1 + .15 * math.sin(5 * v + ph)) + V3(*r2) * v * (.5 + .5 * math.sin(math.pi * u)) + V3(.05, .12, .05) * (math.sin(3.1 * u * 2 + ph) + math.sin(4.3 * v + 2 * u + ph)) * .5
sheet('crack', crack((.36, -.08, 1.95), (.70, .30, 1.10), (.28, -.10, -.22), .4), 40, 24, CR, 0); sheet('crack', crack((-.36, .05, .86), (-.40, .25, .95), (.30, .12, .20), 2.2), 40, 24, CR, 0); sheet('crack', crack((.22, .10, .70), (.90, .20, .30), (.10, .22, .16), 4.0), 40, 24, CR, 0)
BB = pbr('bubble', (.98, .86, .92), .05, coat=1, emit=(1, .70, .82), emit_s=.10)
for k in range(90):
    a = rc.uniform(0, 6.283); h = rc.uniform(.25, 3.0); q = rc.random() ** .7 * (.12 + .30 * abs(h - 1.25) / 1.7)
    ball((.02 + q * math.cos(a), .12 + q * math.sin(a) * .8, h), rc.choice((.007, .010, .014, .022)), BB, 2.6 if rc.random() < .5 else 1.2, 10)
# what it holds: a bud with its petals still shut
PE = [pbr('bud', c, .30, coat=.4, emit=e_, emit_s=s_) for c, e_, s_ in (((.92, .14, .34), (1, .10, .26), .42), ((.74, .07, .24), (.80, .05, .17), .34), ((.96, .26, .44), (1, .20, .36), .52))]; bc = V3(-.10, -.26, 1.02)
for k in range(11):
    a = k * 2.4 + .5; in_ = k / 10; dr = V3(math.cos(a), math.sin(a), 0); si = V3(-math.sin(a), math.cos(a), 0); w = .13 + .09 * in_; hgt = .50 - .06 * in_
    sheet('petal', lambda u, v: bc + dr * ((.035 + .145 * in_) * math.sin(math.pi * min(1, u * .80 + .04)) ** .8 * (1 - .35 * v * v) + .02 * in_ * u ** 4) + si * (v * w * math.sin(math.pi * min(1, u * .78 + .10)) ** .7) + V3(.06 * u * u, 0, u * hgt + .02 * math.sin(3 * v + k)), 20, 12, PE[k % 3], .006)
strand(curve([bc + V3(0, 0, .05), bc + V3(.02, .02, -.20), bc + V3(-.05, .04, -.46)], 20), np.linspace(.034, .014, 20), satin((.30, .16, .12), .4), 4)
spot(tuple(bc + V3(-.5, -.30, .9)), tuple(bc + V3(0, 0, .2)), .3, 9, (1, .72, .80), vis=False); spot(tuple(bc + V3(.2, .7, .2)), tuple(bc + V3(0, 0, .25)), .4, 12, (1, .30, .48), vis=False)
# prop: the ice saw, left in the cut
C = pbr('steel', (.62, .60, .62), .24, metal=1, aniso=.5); s0 = M.line[-1] + V3(-.20, .10, -.02); D = N3(V3(1, .04, .36)); U = N3(V3(-.36, 0, 1)); L_ = 1.42; out = [(0, .05)] + [(L_, .16), (L_, -.13)]; n_ = 26
for k in range(n_): x = L_ * (1 - k / n_); out += [(x - .004, -.13 + .05 * k / n_), (x - L_ / n_ * .8, -.225 + .10 * k / n_)]
bl = obj('blade', [tuple(s0 + D * x + U * z) for x, z in out], [list(range(len(out)))], C, False); bl.modifiers.new('s', 'SOLIDIFY').thickness = .022
WO = pbr('grip', (.34, .13, .05), .3, coat=.7); h = s0 + D * L_; build('grip', lambda P: smin(sdf.capsule(P, tuple(h - D * .02), tuple(h + D * .16), .085), sdf.capsule(P, tuple(h + D * .20 - U * .24), tuple(h + D * .26 + U * .26), .085, .075), .10), tuple(h - .55), tuple(h + .6), WO, .022)
drops(pbr('water', (.75, .55, .62), .02, trans=.9, ior=1.25, coat=.5), 22, 6, (-1.9, 1.9), (-2.0, .4))
spot((.4, 2.4, 2.2), (0, 0, 1.6), 1.6, 40, (1, .40, .55), vis=False); lamp((1.1, 2.8, 1.6), (0, 0, 1.6), .7, 2.6, .55, (1, .30, .42)); lamp((-3.1, -6.6, 2.0), (0, 0, 1.7), .55, 3.4, 14, (1, .93, .96)); lamp((2.6, -6.4, 2.0), (.6, 0, 1.7), .30, 3.4, 10, (1, .80, .88))
lamp((-.9, 3.4, 2.6), (0, 0, 1.8), 1.1, 3.0, 1.3, (1, .46, .60)); spot((1.7, .9, 3.4), (0, 0, 1.6), .8, 40, (1, .86, .92), vis=False)
finish(loc=(-2.3, -9.3, 1.55), at=(.30, 0, 1.72), lens=84, focus=(-.2, -.9, 2.2))

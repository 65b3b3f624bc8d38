"""Eyes, lids, lashes and mouths of the creatures, and what the five faces do to them."""
from monster_rig import *

# ---------- eyes: forward, roll and lid are free, so no two creatures look alike ----------
def eye(c, r, f, lid=.34, tilt=0.0, gaze=None, pupil='slit', iris=None, low=.72, side=None, glow=1.0, ball=True):
    """side -1 left of the nose, +1 right: where a frown pulls. lid 0 open, 1 shut."""
    dl, lo, fr = MOOD[:3]; side = side if side is not None else (1 if c[0] > 0 else -1)
    if FACE == 'surprise': lid = min(lid, .13) if lid < 1 else .30
    elif FACE == 'sleep': lid = 1
    else: lid = min(.62, lid + dl) if lid < 1 else 1
    if gaze is not None: gaze = V3(*gaze) + {'pout': V3(8.5, 1.5, 1.5), 'joy': V3(0, 0, 1)}.get(FACE, V3(0, 0, 0))   # sulking looks the other way
    e = dict(c=np.array(c, np.float32), r=r, f=N3(f), lid=lid, tilt=tilt * (1 if FACE == 'neutral' else .6) + fr * side, gaze=gaze, pupil='round' if FACE == 'surprise' and pupil == 'slit' and r > .2 else pupil, iris=iris or T['iris'], low=low * lo, glow=glow, ball=ball); EYES.append(e); return e
def axes(f): sd = N3(np.cross(f, (0, 0, 1))); return sd, N3(np.cross(sd, f))
def sockets(d, P, k=.10, wrap=1.13, eyes=None):
    """Opens the body round the eyes. A lid is never thinner than the grid that has to find it."""
    for e in (EYES if eyes is None else eyes):
        c, r, f = e['c'], e['r'], e['f']; e['wrap'] = max(wrap, min(1.20, 1 + 1.35 * STEP / e['r'])); sd, up = axes(f); q = [P[i] - c[i] for i in range(3)]; dot = lambda a: q[0] * a[0] + q[1] * a[1] + q[2] * a[2]
        d = smin(d, sdf.sphere(P, c, r * e['wrap']), k); df, du, ds = dot(f), dot(up), dot(sd)
        if e['lid'] >= 1: d = smax(d, -(np.sqrt((du + r * .30 - .22 * ds * ds / r) ** 2 + np.minimum(df - r * .55, 0) ** 2) - r * .05), .03); continue   # shut: one crease
        top = du - r * (1 - 2 * e['lid']) - .30 * df + e['tilt'] * ds; bot = -du - r * e['low'] - .18 * df
        cut = smax(smax(sdf.sphere(P, c + f * r * .30, r * 1.06), top, .04), bot, .04); d = smax(d, -cut, .035); d = smax(d, -sdf.sphere(P, c, r), .012)
    return d
def balls():
    for e in EYES:
        if e['lid'] >= 1 or not e['ball']: continue
        m = pbr('eye', (.9, .88, .86), .08, coat=1.0, coat_rough=0.0, spec=.8); n, l, b = nodes(m); b = b.inputs
        tcn = n.new('ShaderNodeTexCoord'); sx = n.new('ShaderNodeSeparateXYZ'); l.new(tcn.outputs['Object'], sx.inputs[0])
        def mt(op, a, bb=None):
            q = n.new('ShaderNodeMath'); q.operation = op
            for i, t in enumerate((a, bb)):
                if t is None: continue
                if isinstance(t, (int, float)): q.inputs[i].default_value = t
                else: l.new(t, q.inputs[i])
            return q.outputs[0]
        def ss(v, a, bb): q = n.new('ShaderNodeMapRange'); q.interpolation_type = 'SMOOTHSTEP'; q.inputs[1].default_value = a; q.inputs[2].default_value = bb; l.new(v, q.inputs[0]); return q.outputs[0]
        X, Z = sx.outputs[0], sx.outputs[2]; R = mt('SQRT', mt('ADD', mt('MULTIPLY', X, X), mt('MULTIPLY', Z, Z))); wide = .75 if FACE == 'surprise' else 1
        A, B = (X, Z) if e['pupil'] == 'slit' else (Z, X); slit = mt('ADD', mt('ABSOLUTE', mt('MULTIPLY', A, 2.9)), mt('MULTIPLY', mt('MULTIPLY', B, B), 1.3)) if e['pupil'] != 'round' else mt('MULTIPLY', R, 1.25 / wide)
        ang = mt('ARCTAN2', X, Z); ns = n.new('ShaderNodeTexNoise'); ns.inputs['Scale'].default_value = 1.0; cmb = n.new('ShaderNodeCombineXYZ')
        l.new(mt('MULTIPLY', mt('SINE', ang), 6), cmb.inputs[0]); l.new(mt('MULTIPLY', mt('COSINE', ang), 6), cmb.inputs[1]); l.new(mt('MULTIPLY', R, 2.2), cmb.inputs[2]); l.new(cmb.outputs[0], ns.inputs['Vector'])
        IR = .70; inir = mt('SUBTRACT', 1.0, ss(R, IR - .05, IR + .02)); notp = ss(slit, .30, .40); ring = ss(R, IR - .02, .10); fib = mt('ADD', mt('MULTIPLY', ss(ns.outputs[0], .3, .72), .75), .25)
        front = mt('LESS_THAN', sx.outputs[1], 0.0); g = mt('MULTIPLY', mt('MULTIPLY', mt('MULTIPLY', inir, notp), mt('MULTIPLY', fib, mt('ADD', ring, .16))), front)
        mc = n.new('ShaderNodeMixRGB'); l.new(mt('MULTIPLY', inir, front), mc.inputs[0]); mc.inputs[1].default_value = (.05, .035, .035, 1); mc.inputs[2].default_value = (.004, .002, .003, 1); l.new(mc.outputs[0], b['Base Color'])
        b['Emission'].default_value = (*e['iris'], 1); l.new(mt('MULTIPLY', g, 1.7 * e['glow']), b['Emission Strength'])
        o = ball(e['c'], e['r'] * .985, m, seg=96); g_ = Vector(e['gaze'].tolist()) - Vector(e['c'].tolist()) if e['gaze'] is not None else Vector(e['f'].tolist()); o.rotation_euler = g_.to_track_quat('-Y', 'Z').to_euler()
def lashes(e, n=13, ln=.34):
    """Along the lid, wherever it stands; on a shut eye they hang."""
    c, r, f = e['c'], e['r'], e['f']; sd, up = axes(f); shut = e['lid'] >= 1; w = e.get('wrap', 1.13); m = pbr('lash', (.004, .003, .004), .3, coat=.6); P_, R_ = [], []
    for i in range(n):
        u = -1 + 2 * i / (n - 1); L_ = r * (ln + .30 * (1 - abs(u - .25)))
        if shut: base = c + (f * math.cos(u * 1.05) + sd * math.sin(u * 1.05)) * r * (w - .015) - up * r * (.30 - .10 * u * u); dr = N3(f * .8 + sd * u * 1.1 - up * .75)
        else:
            ds = r * w * math.sin(u * .92); df = r
            for _ in range(4): du = r * (1 - 2 * e['lid']) + .30 * df - e['tilt'] * ds; df = math.sqrt(max((r * w) ** 2 - ds * ds - du * du, .04 * r * r))
            base = c + f * df + sd * ds + up * du; dr = N3(f * 1.15 + sd * u * .8 - up * .12)
        ts = np.linspace(0, 1, 8); P_.append([base + dr * L_ * t + up * L_ * (.55 if shut else .62) * t * t * t for t in ts]); R_.append([r * .042 * (1 - t) ** .8 + .0008 for t in ts])
    strand(P_, R_, m, 2)

# ---------- mouths ----------
class Mouth:
    """lips, slit or seam, laid on the skin `raw` round c. Use d = m.on(d, P) after everything it must blend with."""
    def __init__(self, raw, c, f, w, kind='slit', full=.12, smile=0.0, skew=0.0, part=.05, n=13, wobble=0.0, k=1.0, puff=1.0):
        _, _, _, ds, do, dw = MOOD; f = N3(f); sd, up = axes(f); rt = -sd; w0 = w; w = w * dw; smile += ds * (.8 if kind == 'lips' else 1); part = max(0, part + do * (.9 if kind == 'lips' else .7)); sulk = FACE == 'pout'; full *= 1.26 if sulk else 1
        self.kind, self.full, self.k = kind, full, k; u = np.sin(np.linspace(-.5, .5, n) * math.pi); tp = np.clip(1 - u * u, 0, 1)
        self.line = np.array([pull(np.array(c) + rt * (q * w) + up * (w * (smile * (q * q - .35) + skew * q + wobble * math.sin(q * 7))) + f * .05, raw) for q in u]); op = part * w * tp ** .7
        self.f, self.up = f, up; bell = lambda x, s: np.exp(-((u - x) / s) ** 2)
        if kind == 'lips':
            fu = full * (tp ** .62) * (1 + .20 * (bell(.24, .16) + bell(-.24, .16)) - .24 * bell(0, .11)); fl = full * 1.16 * (tp ** .55); out = f[None] * (full * .30 * tp ** .7)[:, None]
            self.U = self.line + up * (op / 2 + fu * .52)[:, None] + out; self.L = self.line - up * (op / 2 + fl * .52)[:, None] + out * (2.0 if sulk else 1.1); self.ru = fu * .52 + .006; self.rl = fl * .54 + .006
            self.hole = self.line + out * 1.9; self.rh = op / 2 + .010 * tp + .004
            ch = lambda P: np.minimum(sdf.chain(P, self.U, self.ru, .02), sdf.chain(P, self.L, self.rl, .02)); LIPS.append(lambda P: np.clip(1 - ch(P) / (full * .16), 0, 1))
        else: self.hole = self.line; self.rh = op / 2 + (.020 if kind == 'slit' else .014) * np.maximum(tp, .04) ** .5
        self.cheeks = [(pull(np.array(c) + rt * (s * w0 * .66) - up * w0 * .04, raw) - f * w0 * .24, w0 * .36 * puff) for s in (-1, 1)] if sulk and puff else []
    def on(self, d, P):
        for c, r in self.cheeks: d = smin(d, sdf.sphere(P, c, r), r * .7)
        if self.kind == 'lips': d = smin(d, smin(sdf.chain(P, self.U, self.ru, .03), sdf.chain(P, self.L, self.rl, .03), .02), self.full * .7)
        return smax(d, -sdf.chain(P, self.hole, self.rh, .01), .02 if self.kind == 'lips' else .03)
    def light(self, col, st, glow=5, depth=.028, fat=.8):
        """Turns the seam into light that also falls on what is near."""
        strand([p - self.f * depth for p in self.line], list(self.rh * fat), light_mat(col, st), 6)
        for i in (2, len(self.line) // 2, len(self.line) - 3): p = self.line[i]; spot(tuple(p + self.f * .10), tuple(p + self.f * 1.5 - self.up * 1.2), .14, glow, col, vis=False)

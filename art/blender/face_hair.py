"""Hair as strands: roots on the scalp behind a drawn hairline, ways over the skull per style. Directions are angles seen from the skull's centre:
theta from the crown (0) downwards, phi from the front (0) over the ear (90) to the nape (180); left and right alike. Units cm."""
import inspect
import numpy as np
from face_head import step, gauss

C = np.array([0, 4.0, -4.0])
LINE_PHI = [0, 22, 40, 52, 60, 66, 72, 77, 82, 92, 104, 125, 150, 180]
LINE_THETA = [65, 65.2, 66, 70.5, 79, 87, 97, 106, 102, 99, 110, 128, 146, 150]

def angles(P):
    d = P - C; r = np.linalg.norm(d, axis=-1); th = np.degrees(np.arccos(np.clip(d[..., 1] / r, -1, 1))); ph = np.degrees(np.arctan2(d[..., 0], d[..., 2]))
    return th, ph, r

def direction(th, ph):
    a, b = np.radians(th), np.radians(ph); return np.stack([np.sin(a) * np.sin(b), np.cos(a), np.sin(a) * np.cos(b)], -1)

def hairline(ph, lift=0.0, peak=0.0):
    """theta of the hairline; lift moves the front up (degrees), peak draws a widow's peak."""
    a = np.abs(ph); return np.interp(a, LINE_PHI, LINE_THETA) - lift * (1 - step(a, 40, 70)) + peak * gauss(ph, 9)

class Scalp:
    """Distance of the skin from the skull's centre for every direction."""
    def __init__(self, V):
        m = (V[:, 1] > -12) & (np.abs(V[:, 0]) < 9); th, ph, r = angles(V[m]); self.n, self.m = 91, 180
        i = np.clip((th / 2).astype(int), 0, 90); j = ((ph + 180) / 2).astype(int) % 180; k = i * 180 + j
        s = np.bincount(k, r, 91 * 180); c = np.bincount(k, minlength=91 * 180); g = np.where(c > 0, s / np.maximum(c, 1), 0).reshape(91, 180)
        for _ in range(20):
            bad = g == 0
            if not bad.any(): break
            q = np.pad(np.pad(g, ((1, 1), (0, 0)), mode='edge'), ((0, 0), (1, 1)), mode='wrap'); a = np.zeros_like(g); b = np.zeros_like(g)
            for y in (0, 1, 2):
                for x in (0, 1, 2): w = q[y:y + 91, x:x + 180]; a += w; b += w > 0
            g = np.where(bad & (b > 0), a / np.maximum(b, 1), g)
        for _ in range(2):
            q = np.pad(np.pad(g, ((1, 1), (0, 0)), mode='edge'), ((0, 0), (1, 1)), mode='wrap'); g = sum(q[y:y + 91, x:x + 180] for y in (0, 1, 2) for x in (0, 1, 2)) / 9
        self.g = g
    def __call__(self, d):
        th = np.degrees(np.arccos(np.clip(d[..., 1], -1, 1))) / 2 - .5; ph = (np.degrees(np.arctan2(d[..., 0], d[..., 2])) + 180) / 2 - .5
        th = np.clip(th, 0, 89.99); i = th.astype(int); j0 = np.floor(ph).astype(int); a, b = th - i, ph - j0; j, j1 = j0 % 180, (j0 + 1) % 180; g = self.g
        return (g[i, j] * (1 - a) + g[i + 1, j] * a) * (1 - b) + (g[i, j1] * (1 - a) + g[i + 1, j1] * a) * b

def unit(v): return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)

def roots(n, rs, lift=0.0, peak=0.0, soft=1.2, keep=None):
    """n directions inside the hairline, evenly over the skull, thinning out at the edge. Also how far inside (degrees)."""
    out, ins = [], []
    while sum(map(len, out)) < n:
        u = rs.uniform(-.9, 1, n * 3); th = np.degrees(np.arccos(u)); ph = rs.uniform(-180, 180, n * 3)
        edge = hairline(ph, lift, peak) - th + rs.normal(0, soft * .5, n * 3) + .7 * np.sin(np.radians(ph) * 23) * .6
        m = (edge > 0) & (rs.rand(n * 3) < .22 + .78 * step(edge, 0, 5))
        if keep is not None: m &= keep(th, ph)
        out.append(direction(th[m], ph[m])); ins.append((hairline(ph, lift, peak) - th)[m])
    return np.concatenate(out)[:n], np.concatenate(ins)[:n]

def bezier(pts, k):
    t = np.linspace(0, 1, k)[None, :, None]; p = [q[:, None] for q in pts]
    if len(p) == 3: return (1 - t) ** 2 * p[0] + 2 * t * (1 - t) * p[1] + t * t * p[2]
    return (1 - t) ** 3 * p[0] + 3 * t * (1 - t) ** 2 * p[1] + 3 * t * t * (1 - t) * p[2] + t ** 3 * p[3]

def lie(scalp, D, lift):
    """Directions (n, k, 3) and heights over the skin (n, k) to points."""
    D = unit(D); return C + D * (scalp(D) + lift)[..., None]

def taper(n, k, r, tip=.35): return np.tile(np.interp(np.linspace(0, 1, k), [0, .06, .75, 1], [r * .7, r, r, r * tip]), (n, 1))

def clumps(D0, rs, m):
    """A number 0..1 per strand, alike for neighbours: what makes hair fall into locks."""
    c = unit(rs.normal(size=(m, 3))); best = np.argmax(D0 @ c.T, 1); return rs.rand(m)[best], c[best]

# ---------- styles: each returns a list of (strands (n,k,3), radii) ----------
def swept(scalp, rs, p, n=15000, k=16):
    """Everything back into a knot at the nape or the crown; part: None (straight back) or the phi of a parting."""
    lift = p.get('hairLift', 0); D0, ins = roots(n, rs, lift, p.get('peak', 0)); part = p.get('part'); knot = direction(np.array(p.get('knot', 112.)), np.array(180.))
    off = D0[:, 0] * np.cos(np.radians(part or 0)) - D0[:, 1] * np.sin(np.radians(part or 0)); s = np.where(off >= 0, 1., -1.); x = np.abs(off)
    if part is not None: far = (x > .006) | (D0[:, 2] < -.3); D0, ins, s, x = D0[far], ins[far], s[far], x[far]; n = len(D0)
    if part is None:
        way = unit(D0 + np.stack([D0[:, 0] * .25, np.full(n, .25), np.full(n, -.9)], 1)); way2 = unit(knot + D0 * np.array([.75, .35, 0]) + (0, .18, 0))
    else:                                                                                          # down from the parting first, then back over the ear
        low = direction(np.interp(x, [0, .3, 1], [78., 84., 94.]), np.full(n, 102.)); low[:, 0] *= s
        way = unit(D0 * np.array([.7, .75, 1]) + np.stack([s * .62, np.zeros(n), np.zeros(n)], 1)); way2 = unit(low * .9 + knot * .25)
    tt = bezier([D0, way, way2, np.tile(knot, (n, 1)) + rs.normal(0, .03, (n, 3))], k); t = np.linspace(0, 1, k)[None]
    g, _ = clumps(D0, rs, 420); lay = 1 - .35 * rs.rand(n, 1) ** 2; h = .06 + p.get('volume', .8) * lay * (1 - np.exp(-t / .07)) * (.35 + .65 * np.clip(ins / 12, 0, 1)[:, None]) * (1 - .5 * step(t, .55, .95)) + .13 * g[:, None] * step(t, .02, .3) + .06 * rs.rand(n, 1) * step(t, 0, .4)
    if part is not None: h = h * (1 - .45 * gauss(x, .05)[:, None] * (1 - step(t, 0, .4)))
    if p.get('wave'):                                                                              # finger waves: ridges run across the way of the hair
        w = np.sin(t * p['wave'] * 6.28 + 1.2); h = h + .20 * np.clip(w, -.6, 1) * step(t, .03, .12) * (1 - step(t, .62, .9)); tt = tt + (np.cos(t * p['wave'] * 6.28 + 1.2) * .035 * step(t, .03, .15) * (1 - step(t, .6, .9)))[..., None] * np.array([0, .6, .8])
    S = lie(scalp, tt, h); R = taper(n, k, p.get('hairR', .0105))
    out = [(S, R)]
    m = 520; D1, i1 = roots(m * 6, rs, lift - 2.2, p.get('peak', 0), 2.0); near = np.argsort(np.abs(i1))[:m]; D1 = D1[near]                        # baby hair softens the line
    way = unit(D1 + np.stack([D1[:, 0] * .2 + rs.normal(0, .05, m), .10 + rs.normal(0, .05, m), -.16 + rs.normal(0, .04, m)], 1))
    B = bezier([D1, unit(D1 * .6 + way * .4 + rs.normal(0, .012, (m, 3))), way], 9); out.append((lie(scalp, B, .02 + .05 * np.linspace(0, 1, 9)[None] * rs.rand(m, 1)), taper(m, 9, .0048, .2)))
    return out

def hanging(scalp, rs, p, n=15000, k=26):
    """Parted hair that follows the skull and then falls; tuck: behind the ear; length: y where it ends; fringe: y of a blunt fringe or None."""
    D0, ins = roots(n, rs, p.get('hairLift', 0)); part = np.radians(p.get('part', 0)); lat = np.arctan2(D0[:, 0], np.maximum(D0[:, 1], .02)) - part; s = np.where(lat >= 0, 1., -1.); ph = np.degrees(np.arctan2(np.abs(D0[:, 0]), D0[:, 2])); th = np.degrees(np.arccos(D0[:, 1]))
    g, _ = clumps(D0, rs, 360); fr = p.get('fringe'); S = np.zeros((n, k, 3)); t = np.linspace(0, 1, k)
    isf = np.zeros(n, bool)
    if fr is not None: isf = (th < 66) & (ph < 46) & (D0[:, 2] > .30)
    # side and back: down the nearest meridian, away from the parting
    tgt_ph = np.clip(np.interp(ph, [0, 30, 60, 90, 130, 180], [p.get('front', 74), 80, 86, 96, 130, 172]) + 6 * (g - .5) + rs.normal(0, 2, n), 60, 179)
    tgt = direction(np.full(n, 96.), tgt_ph); tgt[:, 0] *= s
    way = unit(D0 * .75 + np.stack([s * .55, np.full(n, .05), np.zeros(n)], 1) * np.clip(1.15 - np.abs(D0[:, 0]), .1, 1)[:, None]); k1 = int(k * .55)
    B = bezier([D0, way, tgt], k1); t1 = np.linspace(0, 1, k1)[None]
    vol = p.get('volume', .5); lay = rs.rand(n, 1)
    h = .06 + (.9 * vol * lay + .25 * vol) * (.75 * (1 - np.exp(-t1 / .07)) + .25 * step(t1, 0, .5)) * (1 - .75 * p.get('tuck', 0) * step(t1, .5, 1)) + .12 * g[:, None] * step(t1, .05, .4)
    S[:, :k1] = lie(scalp, B, h)
    e = S[:, k1 - 1]; v = unit(e - S[:, k1 - 2]); length = p.get('length', -20.) + rs.normal(0, p.get('ragged', .12), n); k2 = k - k1; t2 = np.linspace(0, 1, k2 + 1)[1:][None]
    drop = (e[:, 1] - length)[:, None]; out = p.get('flare', .4); turn = p.get('inward', .0)
    X = e[:, :1] + v[:, :1] * 1.2 * t2 * (1 - t2 * .6) + s[:, None] * (out * np.sin(t2 * 2.2) - turn * t2 ** 3) + (.18 * np.sin(t2 * 5 + g[:, None] * 6.3)) * t2
    Z = e[:, 2:] + v[:, 2:] * 1.0 * t2 * (1 - t2 * .5) + .15 * np.cos(t2 * 5 + g[:, None] * 9) * t2 + p.get('forward', 0) * t2 ** 1.5 * (tgt_ph < 110)[:, None]
    Y = e[:, 1:2] - drop * t2
    S[:, k1:] = np.stack([X, Y, Z], -1)
    if isf.any():
        m = isf.sum(); d = D0[isf]; x = d[:, 0] * 9.2; end = np.stack([np.clip(x * 1.02 + rs.normal(0, .06, m), -5.6, 5.6), np.full(m, fr) + rs.normal(0, .05, m) + .25 * (np.abs(x) / 5) ** 2, np.zeros(m)], 1)
        dd = end - C; dd[:, 2] = 8.8 - .16 * np.abs(end[:, 0]) ** 1.35; dd = unit(dd); B = bezier([d, unit(d * .6 + dd * .5 + (0, .05, .08)), dd], k); tt = t[None]
        S[isf] = lie(scalp, B, .06 + (.55 * vol + .5 * rs.rand(m, 1) * vol + .12 * g[isf][:, None]) * (1 - np.exp(-tt / .08)) * (1 - .35 * tt))
    return [(S, taper(n, k, p.get('hairR', .0105), .6))]

def cropped(scalp, rs, p, n=26000, k=4):
    """Millimetres of hair, standing a little forwards."""
    D0, ins = roots(n, rs, p.get('hairLift', 0), p.get('peak', 0), .9); L = p.get('crop', .35) * np.clip(.35 + ins / 16, .35, 1) * (.8 + .4 * rs.rand(n)); t = np.linspace(0, 1, k)[None]
    lean = np.array([0, -.25, .35]) + rs.normal(0, .25, (n, 3)); D = unit(D0[:, None] + (lean * .028)[:, None] * (t ** 1.5)[..., None])
    return [(lie(scalp, D, .02 + L[:, None] * t * .85), taper(n, k, p.get('hairR', .010), .5))]

STYLES = {'swept': swept, 'hanging': hanging, 'cropped': cropped}
def style(V, p, seed=9, share=1.0):
    rs = np.random.RandomState(seed); f = STYLES[p['hair']]; n = inspect.signature(f).parameters['n'].default
    return f(Scalp(V), rs, p, n=int(n * share * p.get('hairDensity', 1)))

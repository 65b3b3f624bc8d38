"""Wet colour without a renderer: heights that are poured, stroked or splashed, printed as two pictures each:
body (neutral grey, to be multiplied with a shade) and gloss (white, laid over it untinted). Used by atlas.py and strokes.py."""
import math
import numpy as np

ss = lambda q, a, b: (lambda t: t * t * (3 - 2 * t))(np.clip((q - a) / (b - a), 0, 1))

def vnoise(h, w, sy, sx, seed, octaves=4):
    rs = np.random.RandomState(seed); out = np.zeros((h, w), np.float32); a, total = 1.0, 0
    for k in range(octaves):
        gy, gx = max(2, int(h / sy * 2 ** k) + 2), max(2, int(w / sx * 2 ** k) + 2); g = rs.rand(gy, gx).astype(np.float32); y, x = np.linspace(0, gy - 1.001, h), np.linspace(0, gx - 1.001, w); yi, xi = y.astype(int), x.astype(int); fy, fx = (y - yi)[:, None], (x - xi)[None]; fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
        A, B, C, D = g[yi][:, xi], g[yi][:, xi + 1], g[yi + 1][:, xi], g[yi + 1][:, xi + 1]; out += a * ((A * (1 - fx) + B * fx) * (1 - fy) + (C * (1 - fx) + D * fx) * fy); total += a; a *= .5
    return out / total

def blur(a, r):
    for _ in range(2):
        for ax in (0, 1): p = np.pad(a, [(r + 1, r) if k == ax else (0, 0) for k in (0, 1)], 'edge').cumsum(ax); n = a.shape[ax]; a = (np.take(p, range(2 * r + 1, n + 2 * r + 1), ax) - np.take(p, range(0, n), ax)) / (2 * r + 1)
    return a

def unit(v): return np.array(v, float) / np.linalg.norm(v)
KEY, EDGE = unit((-.45, -.62, .64)), unit((.62, -.25, .74))

def shaded(h, alpha, rough=.14, shine=.75, dark=.34, round_=1.0):
    """Body and gloss of a wet height field in pixels, both RGBA 0..1."""
    gy, gx = np.gradient(h * round_); n = np.stack([-gx, -gy, np.ones_like(h)], -1); n /= np.linalg.norm(n, axis=-1, keepdims=True)
    lit = np.clip(n @ KEY, 0, 1) / KEY[2]; spec = sum(k * np.clip(n @ unit(L + np.array((0, 0, 1))), 0, 1) ** (2 / rough ** 2) for k, L in ((1, KEY), (.5, EDGE)))
    thin = .62 + .38 * ss(h, 1, 14); body = np.clip((dark + (1 - dark) * np.clip(lit, 0, 1.4) * .74) * thin, 0, 1); g = np.clip(shine * spec, 0, 1) * alpha
    return np.dstack([body] * 3 + [alpha]), np.dstack([np.ones_like(g)] * 3 + [g])

def pool(mask, deep, rim=.35, k=1.0):
    """Height of liquid that lies within a mask: round shoulders, a slightly thicker rim, never flat."""
    H = np.zeros_like(mask)
    wide = lambda r: np.clip(2 * blur(mask, max(1, int(r * k))) - 1, 0, 1)
    for r, part in ((2, .16), (5, .26), (11, .30), (24, .28)): H += part * np.sqrt(wide(r) + 1e-4) * mask
    return H * deep + rim * deep * (wide(4) - wide(13)) * mask * .3

def splat(n, seed, lobes=9, arms=.45, drops=14):
    """A splash on an n x n square: a poured middle, thin fingers that end in beads, satellites that fly out along them."""
    rs = np.random.RandomState(seed); y, x = np.mgrid[0:n, 0:n].astype(np.float32); y, x = (y - n / 2) / n, (x - n / 2) / n; a, r = np.arctan2(y, x), np.hypot(x, y); ph = rs.rand(8) * 6.283
    R = .185 * (1 + .10 * np.sin(2 * a + ph[0]) + .08 * np.sin(3 * a + ph[1]) + .05 * np.sin(5 * a + ph[2]) + .03 * np.sin(9 * a + ph[3])); M = (r < R).astype(np.float32); D = []
    for k in range(lobes * 2):
        t = (k + .7 * rs.rand()) / (lobes * 2) * 6.283; L = .215 + arms * .34 * rs.rand() ** 2.2; w1 = .006 + .006 * rs.rand(); bead = w1 * (1.2 + 1.1 * rs.rand()); u = x * math.cos(t) + y * math.sin(t); v = -x * math.sin(t) + y * math.cos(t) + rs.randn() * .25 * np.clip(u - .12, 0, 1) ** 2; w = w1 * (.75 + .25 * np.clip((u - .2) / L, 0, 1)) + .050 * np.exp(-np.clip(u - .12, 0, 1) / .030); M = np.maximum(M, ((np.abs(v) < w) & (u > 0) & (u < L)).astype(np.float32)); M = np.maximum(M, (np.hypot((u - L) * .8, v) < bead).astype(np.float32))
        if rs.rand() < drops / 22: q = L + .02 + .10 * rs.rand(); D.append((q * math.cos(t) + .01 * rs.randn(), q * math.sin(t) + .01 * rs.randn(), bead * rs.uniform(.35, 1.0), t))
    for _ in range(drops): t, q = rs.rand() * 6.283, .27 + .21 * rs.rand(); D.append((q * math.cos(t), q * math.sin(t), rs.choice((.004, .007, .012, .019), p=(.4, .33, .2, .07)), t))
    M = (blur(M, max(1, n // 90)) > .46).astype(np.float32)
    for dx, dy, s, t in D: u, v = (x - dx) * math.cos(t) + (y - dy) * math.sin(t), -(x - dx) * math.sin(t) + (y - dy) * math.cos(t); M = np.maximum(M, (np.hypot(u / 1.35, v) < s).astype(np.float32))
    M[np.maximum(np.abs(x), np.abs(y)) > .49] = 0; k = n / 232; H = pool(M, 22 * k, k=k) + 1.6 * k * (vnoise(n, n, 46, 46, seed, 3) - .5) * blur(M, 6); return blur(H, 1), ss(blur(M, 1), .22, .72)

def stroke(h, w, pts, w0, w1, seed, load=1.0, into=None):
    """A loaded brush drawn along pts: bristles, a thick rim, dry at its end. Returns height (into: laid over an earlier one)."""
    H = np.zeros((h, w), np.float32) if into is None else into; y, x = np.mgrid[0:h, 0:w].astype(np.float32); P = np.array(pts, float); n = 120; u = np.linspace(0, len(P) - 1.001, n); i = u.astype(int); f = (u - i)[:, None]; g = lambda k: P[np.clip(i + k, 0, len(P) - 1)]
    C = .5 * (2 * g(0) + (g(1) - g(-1)) * f + (2 * g(-1) - 5 * g(0) + 4 * g(1) - g(2)) * f ** 2 + (-g(-1) + 3 * g(0) - 3 * g(1) + g(2)) * f ** 3); s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]); best = np.full((h, w), 1e9, np.float32); S, Q = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32); W = max(w0, w1) * 1.3
    for k in range(n - 1):
        a, c = C[k], C[k + 1]; v = c - a; L = np.hypot(*v) + 1e-6; v = v / L; x0, x1, y0, y1 = int(max(0, min(a[0], c[0]) - W)), int(min(w, max(a[0], c[0]) + W)), int(max(0, min(a[1], c[1]) - W)), int(min(h, max(a[1], c[1]) + W))
        if x1 <= x0 or y1 <= y0: continue
        X, Y = x[y0:y1, x0:x1] - a[0], y[y0:y1, x0:x1] - a[1]; t = np.clip(X * v[0] + Y * v[1], 0, L); d = np.hypot(X - t * v[0], Y - t * v[1]); mk = d < best[y0:y1, x0:x1]; best[y0:y1, x0:x1][mk] = d[mk]; S[y0:y1, x0:x1][mk] = (s[k] + t)[mk]; Q[y0:y1, x0:x1][mk] = (-X * v[1] + Y * v[0])[mk]
    tot = s[-1]; ww = np.maximum(w0 + (w1 - w0) * S / tot, 1); br = np.random.RandomState(seed).rand(220); br = np.convolve(br, np.ones(3) / 3, 'same'); bristle = np.interp(np.clip((Q / ww + 1.1) / 2.2 * 219, 0, 219).ravel(), np.arange(220), br).reshape(h, w); dry = ss(S / tot, .60, 1.05); k = min(1.0, w0 / 70)
    m = ss(1 - best / ww, 0, .07) * (best < 1e8) * ss(bristle - dry * .78, -.03, .06); return np.maximum(H, m * (9 + 15 * (bristle - .5) + 12 * ss(best / ww, .72, .95) + 6 * (1 - S / tot)) * load * k)

def drip(H, x0, y0, y1, r):
    h, w = H.shape; y, x = np.mgrid[0:h, 0:w].astype(np.float32); t = np.clip((y - y0) / (y1 - y0), 0, 1); d = np.hypot(x - x0 - 2 * np.sin(y / 60), y - (y0 + (y1 - y0) * t)); q = r * (1 - .45 * t) + .6 * r * np.exp(-((y - y1 + 3) / (r * 1.2)) ** 2); return np.maximum(H, np.where(d < q, np.sqrt(np.clip(1 - (d / q) ** 2, 0, 1)) * r * 1.1, 0))

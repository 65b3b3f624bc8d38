"""Smears and skin without a renderer (numpy only). All pictures are grey or RGB PNM files; smears.mjs turns them into what is delivered.
  python3 paint.py smear FINISH out.pgm     three planes one below the other: light (128 is 1), coverage, shine (root of linear light)
  python3 paint.py skin RRGGBB day|lamp seed out.ppm     a seamless tile whose median pixel is the colour"""
import sys
import numpy as np

W, H = 780, 488
LAMP = np.array([1.02, .90, .72])   # what an eye half used to a 2,900 K bulb still sees of it
ss = lambda x, a, b: (lambda t: t * t * (3 - 2 * t))(np.clip((x - a) / (b - a), 0, 1))

def vnoise(h, w, sx, sy, seed, octaves=4, wrap=False):
    """Value noise with cells of sx by sy px."""
    rs = np.random.RandomState(seed); o, amp, tot = np.zeros((h, w)), 1.0, 0
    for k in range(octaves):
        gy, gx = max(2, round(h / sy * 2 ** k)), max(2, round(w / sx * 2 ** k)); g = rs.rand(gy + 1, gx + 1)
        if wrap: g[-1], g[:, -1] = g[0], g[:, 0]
        y, x = np.arange(h) / h * gy, np.arange(w) / w * gx; yi, xi = y.astype(int), x.astype(int); fy, fx = (y - yi)[:, None], (x - xi)[None]; fy, fx = fy * fy * (3 - 2 * fy), fx * fx * (3 - 2 * fx)
        A, B, C, D = g[yi][:, xi], g[yi][:, xi + 1], g[yi + 1][:, xi], g[yi + 1][:, xi + 1]; o += amp * ((A * (1 - fx) + B * fx) * (1 - fy) + (C * (1 - fx) + D * fx) * fy); tot += amp; amp *= .5
    return o / tot

def blur(a, r, wrap=False):
    for _ in range(2):
        for ax in (0, 1):
            p = np.pad(a, [(r + 1, r) if k == ax else (0, 0) for k in (0, 1)], 'wrap' if wrap else 'edge').cumsum(ax); n = a.shape[ax]
            a = (np.take(p, range(2 * r + 1, n + 2 * r + 1), ax) - np.take(p, range(0, n), ax)) / (2 * r + 1)
    return a

# per finish: thickness, how opaque, how dry the end runs, streak depth, roughness of the shine, its strength, grain of the edge
BODY = {
    'matte': dict(thick=.55, cover=1.0, dry=1.0, streak=.8, rough=.60, shine=.00, edge=.55), 'satin': dict(thick=.8, cover=1.0, dry=.8, streak=.9, rough=.36, shine=.26, edge=.25),
    'gloss': dict(thick=1.5, cover=1.0, dry=.25, streak=.55, rough=.13, shine=1.9, edge=.05), 'sheer': dict(thick=1.1, cover=.56, dry=.35, streak=.6, rough=.16, shine=.62, edge=.08),
    'glitter': dict(thick=.9, cover=1.0, dry=.7, streak=.8, rough=.28, shine=.20, edge=.35), 'pearl': dict(thick=.8, cover=1.0, dry=.75, streak=.8, rough=.34, shine=.42, edge=.25),
    'metallic': dict(thick=.9, cover=1.0, dry=.7, streak=1.3, rough=.24, shine=.70, edge=.15), 'tint': dict(thick=.5, cover=.84, dry=.30, streak=.35, rough=.22, shine=.16, edge=.05)}

def smear(finish):
    b = BODY[finish]; sd = 11 + sorted(BODY).index(finish) * 17; y, x = np.mgrid[0:H, 0:W].astype(float)
    slope = -.16; yc = H * .53 + slope * (x - W * .5) + 20 * np.sin(x / W * 2.6 + .4); v = y - yc                       # across the stroke
    u = (x - slope * v); streaks = vnoise(H, W, 9000, 6, sd, 3); s = np.zeros((H, W)); rows = np.clip((v / 150 + .5) * (H - 1), 0, H - 1).astype(int); s = streaks[rows, np.clip(x.astype(int), 0, W - 1)]
    half = 132 - 16 * (u / W) + 14 * (vnoise(H, W, 160, 9000, sd + 1) - .5) + 6 * (vnoise(H, W, 26, 9000, sd + 3) - .5); d = np.abs(v) / half
    ragged = vnoise(H, W, 9000, 13, sd + 2, 3)[rows, np.clip(x.astype(int), 0, W - 1)] - .5
    start = ss(u - 42 - 64 * (1 - np.sqrt(np.clip(1 - d * d, 0, 1))) - 16 * ragged, 0, 12); stop = 1 - ss(u - (W - 150 + 150 * ragged - 34 * d), 0, 70)
    m = ss(1 - d, 0, .09) * start * stop; far = ss(u, W * .42, W * .96); grain = vnoise(H, W, 5, 5, sd + 5, 2)
    dry = np.clip(far * b['dry'] * 1.25 - s * .9, 0, 1); m = m * (1 - ss(dry, .12, .46) * .92)                            # towards its end only the ridges give colour
    m = np.clip(m - b['edge'] * ss(1 - m, .05, .9) * (grain - .35) * 1.2, 0, 1)
    bead = np.exp(-((u - 74) / 30) ** 2) * start * ss(1 - d, 0, .3); rim = ss(d, .60, .90) * (1 - ss(d, .92, 1.0))
    h = m * (16 * (1 - .5 * far) * (1 - b['streak'] * .5 + b['streak'] * s) + (13 if b['thick'] > 1 else 8) * rim * (1 - .6 * far) + 18 * bead); h = blur(h * b['thick'], 1 if b['rough'] < .3 else 0) if b['rough'] < .3 else h * b['thick'] + (grain - .5) * (1.1 if finish == 'matte' else .4) * m
    gy, gx = np.gradient(blur(h, 1)); k = .55 if b['thick'] <= 1 else .42; n = np.stack([-gx * k, -gy * k, np.ones_like(h)], -1); n /= np.linalg.norm(n, axis=-1, keepdims=True)
    L = np.array((-.42, -.60, .68)); L /= np.linalg.norm(L); diff = .34 + .66 * np.clip(n @ L, 0, 1) / L[2]
    def spec(l, r): q = np.array(l) / np.linalg.norm(l) + (0, 0, 1); q /= np.linalg.norm(q); return np.clip(n @ q, 0, 1) ** (2 / r ** 2)
    shine = b['shine'] * (spec((-.46, -.62, .64), b['rough']) + .5 * spec((.5, -.5, .70), b['rough']) + .25 * spec((-.1, -.95, .3), b['rough']))
    band = np.exp(-((u - W * .36) / (W * .17)) ** 2); shine *= .35 + .9 * band                                              # the card of light, softer towards both ends
    if finish in ('pearl', 'metallic'):
        flake = vnoise(H, W, 2.6, 2.6, sd + 7, 1); shine = shine * (.5 + flake) + (.16 if finish == 'pearl' else .10) * ss(flake, .62, .98) * (.4 + band); diff = diff * (1 + (.10 if finish == 'pearl' else .26) * (s - .5) * 2)
    if finish == 'glitter':
        rs = np.random.RandomState(sd); pts = np.zeros((H, W)); N = 5200; py, px, br = rs.randint(2, H - 3, N), rs.randint(2, W - 3, N), rs.rand(N) ** 3
        for a, c, q in zip(py, px, br):
            r = 1 if q < .5 else 2
            for dy in range(-r, r + 1):
                for dx in range(-r, r + 1):
                    if abs(dx) + abs(dy) <= r: pts[a + dy, c + dx] = max(pts[a + dy, c + dx], q * (1 if dx == dy == 0 else .6))
        shine = shine + pts * 1.3 * (.35 + .65 * band)
    cover = ss(m, .10, .52) * b['cover']
    if finish in ('sheer', 'tint'): cover = ss(m, .08, .5) * (b['cover'] * (.62 + .38 * ss(h, 4, 24)) + (.16 if finish == 'tint' else .06) * rim)      # thin, darker where it gathered
    core = (m > .9) & (u < W * .7); diff /= np.median(diff[core]); shine = np.clip(shine - np.median(shine[core]), 0, None) * ss(m, .2, .7); 
    return np.vstack([np.clip(np.where(m > .02, diff, 1) * 128, 0, 255), np.clip(cover, 0, 1) * 255, np.sqrt(np.clip(shine, 0, 1)) * 255])

def linear(hexa): c = np.array([int(hexa[i:i + 2], 16) for i in (0, 2, 4)]) / 255; return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)
def srgb(v): v = np.clip(v, 0, 1); return np.where(v <= .0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - .055) * 255

def skin(hexa, light, seed):
    """Fine creases that cross, pores, a little unevenness of red; the light from the upper left."""
    n = 256; soft = vnoise(n, n, 128, 128, seed, 3, True) - .5; red = vnoise(n, n, 64, 64, seed + 1, 3, True) - .5; y, x = np.mgrid[0:n, 0:n].astype(float); wob = 9 * (vnoise(n, n, 64, 64, seed + 2, 2, True) - .5)
    creases = sum(np.abs(np.sin(np.pi * (x * a + y * c) / n + wob * .33 + p)) ** .35 for a, c, p in ((14, 9, 0), (-11, 15, 1.3), (5, -19, 2.2))) / 3; pores = np.zeros((n, n)); rs = np.random.RandomState(seed)
    for py, px, q in zip(rs.randint(0, n, 420), rs.randint(0, n, 420), rs.rand(420)): pores[py, px] = 1 + q
    h = 3.2 * creases - 9 * blur(pores, 1, True) + .8 * vnoise(n, n, 4, 4, seed + 4, 2, True); h = blur(h, 1, True); gx, gy = np.roll(h, -1, 1) - np.roll(h, 1, 1), np.roll(h, -1, 0) - np.roll(h, 1, 0)
    f = 1 + .10 * (gx * .42 + gy * .60) + .055 * soft; c = linear(hexa) * (LAMP if light == 'lamp' else 1); c = np.clip(c, 0, 1)
    rgb = c * f[..., None] * (1 + red[..., None] * np.array([.02, -.05, -.045])); rgb *= c / np.median(rgb.reshape(-1, 3), 0)
    return srgb(rgb)

def save(path, a):
    a = np.rint(np.clip(a, 0, 255)).astype(np.uint8); kind = b'P6' if a.ndim == 3 else b'P5'
    open(path, 'wb').write(kind + b'\n%d %d\n255\n' % (a.shape[1], a.shape[0]) + a.tobytes())

if sys.argv[1] == 'smear': save(sys.argv[3], smear(sys.argv[2]))
else: save(sys.argv[5], skin(sys.argv[2], sys.argv[3], int(sys.argv[4])))

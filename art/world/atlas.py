"""Everything small that flies on the stage, packed into one square: python3 world/atlas.py <out.raw>   (raw RGBA after a line of JSON with the frames)
Two pixels are one unit of the field. Frames that carry the player's shade come twice: name (neutral, multiply) and name-gloss (white, on top)."""
import sys, os, json, math
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wet import *

frames = {}
def grid(n, m=None): y, x = np.mgrid[0:m or n, 0:n].astype(np.float32); return x - (n - 1) / 2, y - ((m or n) - 1) / 2
def layer(*parts):
    """Premultiplied layers, last on top; each (colour 0..1, alpha)."""
    out = None
    for c, a in parts:
        c = np.broadcast_to(np.array(c, np.float32), a.shape + (3,)) if np.ndim(c) < 3 else c; p = np.dstack([c * a[..., None], a]); out = p if out is None else p + out * (1 - a[..., None])
    k = np.maximum(out[..., 3:], 1e-5); return np.dstack([out[..., :3] / k, out[..., 3]])
cover = lambda sd, w=1.0: ss(sd, -w, w)
RIM, BONE = (.020, .016, .018), (.953, .922, .902)

def bullet(name, n, sd, inner=None):
    """White core, dark rim, and outside it a breath of bone, so that it stands on black and on paper. sd: distance to the edge in pixels."""
    t = n / 48; core = sd - 5.2 * t; white = np.clip(.86 + .14 * ss(core, 0, 7 * t), 0, 1)
    frames[name] = layer((BONE, .50 * cover(sd + 1.6 * t, 1.6 * t)), (RIM, cover(sd - .6 * t)), (np.dstack([white, white * .995, white * .985]), cover(core) if inner is None else cover(np.minimum(core, inner))))
for tag, n in (('s', 28), ('m', 40), ('l', 60)):
    x, y = grid(n); r = n / 2 - 3; R = np.hypot(x, y); bullet(f'bullet-round-{tag}', n, r - R)
    xr, yr = grid(n, int(n * 1.5)); k = n / 40; q = np.hypot(xr * 1.9, yr * .98); bullet(f'bullet-rice-{tag}', n, (n * .72 - 3 - q) * .62)
    bullet(f'bullet-ring-{tag}', n, r - R, inner=np.minimum(r - R - 5.2 * k, R - r * .46)); u, v = x, y + n * .06
    petal = np.minimum(n * .40 - np.hypot(u * 1.15, v), np.hypot(u, v + n * .52) - n * .20) ; bullet(f'bullet-petal-{tag}', n, petal)

def wet_frame(name, h, alpha, rim=0, **kw):
    body, gloss = shaded(h, alpha, **kw)
    if rim: ring = np.clip(blur(alpha, 2) * 2.6, 0, 1) - alpha; body = layer((BONE, np.clip(ring, 0, 1) * rim), (body[..., :3], body[..., 3]))
    frames[name], frames[name + '-gloss'] = body, gloss

# shots by finish: heavy bar, twin bead, wave, stain, facet
x, y = grid(28, 72); sd = 9 - np.hypot(x, np.maximum(np.abs(y) - 24, 0)); wet_frame('shot-matte', np.sqrt(np.clip(sd, 0, 9) * 9) * 1.0, cover(sd), rough=.42, shine=.14)
x, y = grid(28, 44); sd = 10 - np.hypot(x, y * .62 + np.abs(y) * .0); wet_frame('shot-gloss', np.sqrt(np.clip(sd, 0, 10) * 11), cover(sd), rough=.12, shine=.95)
x, y = grid(84, 36); c = y - 8 + .010 * x * x * .9; sd = (5.4 * np.clip(1 - (np.abs(x) / 40) ** 2, 0, 1) + .2) - np.abs(c); wet_frame('shot-satin', np.sqrt(np.clip(sd, 0, 6) * 7), cover(sd, 1.2), rough=.28, shine=.5)
x, y = grid(44, 60); w_ = 19 * np.sin(np.arccos(np.clip(-y / 26, -1, 1))) * np.sin(np.arccos(np.clip(-y / 26, -1, 1)) / 2) ** 1.6; sd = np.minimum((w_ - np.abs(x)) * .8, 26 - np.abs(y)); wet_frame('shot-sheer', np.sqrt(np.clip(w_ ** 2 - x ** 2, 0, None)), cover(sd) * .74, rough=.15, shine=.95, dark=.5)
x, y = grid(36); R = (np.abs(x) + np.abs(y) * .72); sd = (15 - R) * .75; facet = np.where(x + y * .5 > 0, 1.0, .62) * np.where(y > x * .4, .82, 1.0); frames['shot-glitter'] = layer((np.dstack([facet] * 3), cover(sd))); frames['shot-glitter-gloss'] = layer(((1, 1, 1), cover(sd) * np.clip(ss(-x - y * .6, 2, 10) * .8 + np.exp(-((x + y * .5) / 1.6) ** 2) * .8, 0, 1)))

# the player: a lip bullet, slant forwards, in its tube; the dot that can be hit
x, y = grid(88, 128); w_ = 27 * np.sqrt(np.clip(1 - (np.clip(-14 - y, 0, 40) / 34) ** 2.3, 0, 1)); sd = np.minimum((w_ - np.abs(x)) * np.where(y < -20, .7, 1), 34 - y); sd = np.minimum(sd, y + 46.5); t = x / 27; cyl = np.interp(t, (-1, -.8, -.45, -.1, .4, .8, 1), (.30, .62, .86, .74, .52, .34, .44)); e = np.hypot(x / 21.5, (y + 13) / 31) ; face = cover((1 - e) * 22, 1.2); tilt = np.clip(.97 - .0065 * (y + 44) - .003 * (x + 20), 0, 1); tone = cyl * (1 - face) + tilt * face; foot = 1 - .45 * ss(y, 18, 34)
frames['player'] = layer((np.dstack([tone * foot] * 3), cover(sd))); ridge = np.exp(-((e - 1) / .035) ** 2) * ss(-x - .6 * y, -34, 26); sheen = np.exp(-((t + .52) / .13) ** 2) * (1 - face) * ss(y, -30, -6) * .75 + .42 * face * np.exp(-((x + .25 * y + 10) / 5.0) ** 2) * ss(-y, -16, 20); frames['player-gloss'] = layer(((1, 1, 1), cover(sd - 1) * np.clip(.85 * ridge + sheen, 0, 1)))
xt, yt = grid(88, 128); tube = np.minimum(31 - np.abs(xt), np.minimum(yt - 33, 62 - yt)); t = (xt + 31) / 62; chrome = np.interp(t, (0, .08, .2, .3, .42, .55, .68, .8, .92, 1), (.10, .5, .98, .70, .22, .16, .55, .96, .40, .10)).astype(np.float32); line = np.exp(-((yt - 44) / 1.2) ** 2) * .6; frames['player-tube'] = layer(((np.dstack([chrome * (1 - line), chrome * .985 * (1 - line), chrome * (1 - line)])), cover(tube)))
x, y = grid(32); R = np.hypot(x, y); frames['hit-dot'] = layer((RIM, cover(12.5 - R)), ((1, 1, 1), cover(8.2 - R)))
x, y = grid(72); R = np.hypot(x, y); frames['graze'] = layer((BONE, np.exp(-((R - 28) / 2.0) ** 2) * (.35 + .65 * (np.cos(np.arctan2(y, x) * 12) > .2)) * .9)); frames['telegraph'] = layer((BONE, np.exp(-((R - 31) / 1.4) ** 2) * .8)); frames['shield'] = layer((BONE, np.clip(np.exp(-((R - 30) / 3.0) ** 2) * (.25 + .75 * ss(-y, -20, 26)), 0, 1)))

# what can be picked up is never round
def item(name, sd, h, **kw): wet_frame(name, h, cover(sd), rim=.75, **kw)
x, y = grid(56, 72); th = np.arccos(np.clip(-y / 30, -1, 1)); w_ = 25.5 * np.sin(th) * np.sin(th / 2) ** 1.9; sd = np.minimum((w_ - np.abs(x)) * .8, 30 - np.abs(y)); item('item-gloss', sd, np.sqrt(np.clip(w_ ** 2 - x ** 2, 0, None)), rough=.13, shine=.95)
x, y = grid(64); sd = np.minimum(25 - np.maximum(np.abs(x), np.abs(y)), 31 - (np.abs(x) + np.abs(y)) * .76); well = np.maximum(np.abs(x), np.abs(y)) - 18; powder = 4 * vnoise(64, 64, 3, 3, 5, 2) + 6 * np.exp(-((np.hypot(x, y) - 9) / 2.4) ** 2); item('item-power', sd, np.where(well < 0, powder, 6 + 5 * ss(well, 0, 3) - 5 * ss(well, 4, 7)), rough=.34, shine=.4)
x, y = grid(88, 56); u = x / 38; up = -13 * np.clip(1 - np.abs(u) ** 1.9, 0, 1) ** .8 - 4 * (np.exp(-((u - .2) / .14) ** 2) + np.exp(-((u + .2) / .14) ** 2)) + 3.5 * np.exp(-(u / .09) ** 2); lo = 17 * np.clip(1 - np.abs(u) ** 2.2, 0, 1) ** .75; mid = .8 * np.cos(u * 5.5) - 1.4 * np.exp(-(u / .2) ** 2) + 1.2 * u * u; sd = np.minimum(np.minimum(y - up, lo - y), 38 - np.abs(x)); a, b = (y - up) / np.maximum(mid - up, 1e-3), (lo - y) / np.maximum(lo - mid, 1e-3); round_ = lambda q: np.clip(np.sin(np.clip(q, 0, 1) * math.pi), 0, 1) ** .7; lip = np.where(y < mid, round_(a), round_(b)) * 11 - 1.2 * np.abs(np.sin(x * .75 + .3 * np.sin(y * .4))) ** 3 * 2; item('item-life', sd, lip * ss(sd, 0, 4), rough=.16, shine=.85)
x, y = grid(72, 72); a = np.arctan2(y, x); R = np.hypot(x, y); sd = 28 * (.62 + .38 * np.abs(np.cos(a * 2.5))) - R; sd *= .7; item('item-special', sd, np.sqrt(np.clip(sd, 0, 20) * 14), rough=.13, shine=.95)
x, y = grid(52, 72); sd = np.minimum(21 - np.abs(x), 30 - np.abs(y)); sd = np.minimum(sd, (x + y + 43) * .7); item('item-magnet', sd, 3 + 3 * ss(sd, 0, 3) + np.where(np.abs(y) < 2, -4, 0), rough=.2, shine=.7)

# wet paint that stays
for k, (n, lobes, arms, drops) in enumerate(((232, 11, .55, 18), (232, 7, .8, 14), (200, 14, .35, 22), (160, 8, .5, 12), (128, 6, .6, 10), (96, 5, .4, 7))): wet_frame(f'splat-{k + 1}', *splat(n, 30 + k, lobes, arms, drops), rough=.20, shine=1.0)
for k, (w, h, pts, a, b) in enumerate(((252, 84, [(34, 50), (100, 36), (170, 44), (236, 34)], 27, 22), (240, 72, [(30, 30), (90, 44), (160, 34), (226, 42)], 22, 16), (180, 56, [(22, 30), (80, 24), (164, 30)], 17, 12))): H = blur(stroke(h, w, pts, a, b, 60 + k), 1); wet_frame(f'stroke-{k + 1}', H * 1.5, ss(blur((H > .6).astype(np.float32), 1), .3, .8), rough=.14, shine=.8)
for k, (r, L) in enumerate(((9, 150), (7, 104), (5.5, 64))): n = int(r * 4); H = drip(np.zeros((L, n), np.float32), n / 2, 10, L - r * 2, r); H = blur(H, 1); wet_frame(f'drip-{k + 1}', H * 1.1, ss(blur((H > .3).astype(np.float32), 1), .3, .8), rough=.14, shine=.9)
for k, r in enumerate((4, 6, 9, 13)): n = r * 2 + 6; x, y = grid(n); sd = r - np.hypot(x, y * (1 + .06 * k)); wet_frame(f'drop-{k + 1}', np.sqrt(np.clip(sd, 0, r) * r) * 1.2, cover(sd), rough=.16, shine=.9)

# torn paper: scraps that fly off
for k in range(6):
    n = (44, 38, 34, 28, 22, 18)[k]; rs = np.random.RandomState(80 + k); x, y = grid(n); a = np.arctan2(y, x); sd = n * .36 + sum(rs.uniform(.02, .07) * n * np.cos(q * a + rs.rand() * 6.3) for q in (2, 3, 5)) - np.hypot(x, y * rs.uniform(.8, 1.3)) + 2 * (vnoise(n, n, 4, 4, k, 2) - .5); g = .80 + .14 * ((x * math.cos(k) + y * math.sin(k)) / n) + .10 * (vnoise(n, n, 3, 8, 90 + k, 2) - .5) + .16 * (sd < 2.4); ink = (np.abs(x * math.cos(k * 2) + y * math.sin(k * 2) - 2) < n * .09) & (k % 2 == 0) & (sd > 2); g = np.where(ink, .05, g); frames[f'scrap-{k + 1}'] = layer((np.dstack([g, g * .972, g * .945]), cover(sd)))

# ---------- packing: highest first, row by row ----------
SIDE, PAD = 1024, 2; sheet = np.zeros((SIDE, SIDE, 4), np.float32); where = {}; cx = cy = PAD; row = 0
for name in sorted(frames, key=lambda k: (-frames[k].shape[0], k)):
    h, w = frames[name].shape[:2]
    if cx + w + PAD > SIDE: cx, cy, row = PAD, cy + row + PAD, 0
    if cy + h + PAD > SIDE: sys.exit(f'the atlas is full at {name}')
    sheet[cy:cy + h, cx:cx + w] = frames[name]; where[name] = dict(x=cx, y=cy, w=w, h=h); cx += w + PAD; row = max(row, h)
used = 2 * math.ceil((cy + row + PAD) / 2); out = np.clip(sheet[:used] * 255 + .5, 0, 255).astype(np.uint8)
open(sys.argv[1], 'wb').write((json.dumps({'W': SIDE, 'H': used, 'frames': {k: where[k] for k in sorted(where)}}) + '\n').encode() + out.tobytes())

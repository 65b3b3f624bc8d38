"""Seven grounds of the painting-out stage: six of black glass seen from below, one of white paper; endless upwards (the last row meets the first).
python3 world/stage.py <1..7> <out.raw> [width]     raw RGB bytes with one line of JSON before them
Every ground is a relief, periodic in y, that mirrors a few soft cards. The glass is laid as light over what lies behind it (world/depth.mjs) and takes its
colour, so it is printed without one, below L* 19; the paper stays above L* 84."""
import sys, json, math
import numpy as np

N = int(sys.argv[1]); W = int(sys.argv[3]) if len(sys.argv) > 3 else 780; H = 2 * W
y, x = np.mgrid[0:H, 0:W].astype(np.float32); U, V = x / W, y / W + (.05 if N == 3 else 0)                       # V runs 0..2; everything below has period 2 in V
TAU = 2 * math.pi
ss = lambda q, a, b: (lambda t: t * t * (3 - 2 * t))(np.clip((q - a) / (b - a), 0, 1))
hump = lambda q, c, w: np.exp(-((q - c) / w) ** 2)

def noise(seed, fx, fy, slope=1.6, top=None):
    """Gaussian field, periodic in both directions; fx, fy: cycles per width below which the spectrum is flat."""
    kx = np.fft.fftfreq(W, 1 / W)[None] / fx; ky = np.fft.fftfreq(H, 1 / H)[:, None] / (2 * fy); k = np.sqrt(kx * kx + ky * ky)
    a = (1 + k * k) ** (-slope); a[0, 0] = 0
    if top: a = a * np.exp(-(k / top) ** 2)
    f = np.fft.ifft2(np.fft.fft2(np.random.RandomState(seed).randn(H, W)) * a).real; return (f / f.std()).astype(np.float32)

def slopes(h): return (np.roll(h, -1, 1) - np.roll(h, 1, 1)) * (W / 2), (np.roll(h, -1, 0) - np.roll(h, 1, 0)) * (W / 2)
def mirror(h, cards, tx=0.0, ty=0.0):
    """Light of soft cards in a surface of height h (units of the width), tilted by tx, ty: each card (x, y, half width, half height, strength)."""
    gx, gy = slopes(h); rx, ry = (U - .5) * .55 - 2 * (gx + tx), .25 * np.sin(V * math.pi) - 2 * (gy + ty); out = np.zeros_like(h)
    for cx, cy, a, b, s in cards: out += s * fall((np.abs(rx - cx) - a) / (.18 * a + .02)) * fall((np.abs(ry - cy) - b) / (.18 * b + .02))
    return out
fall = lambda q: 1 / (1 + np.exp(np.clip(q, -30, 30)))
def groove(d, w): return np.exp(-(d / w) ** 2)
def wrap(d): return (d + 1) % 2 - 1                                                      # distance in V round the loop

def mirrors():        # S1: tall panes of black mirror, each hung a little askew
    out = np.zeros((H, W), np.float32); rs = np.random.RandomState(1); haze = noise(3, 2.2, 1.4) * .0016 + noise(4, 9, 5) * .00022
    for col, (a, b, shift) in enumerate(((-.06, .30, .10), (.30, .725, .62), (.725, 1.06, .30))):
        cuts = [.0, .52, 1.24, 1.62] if col != 1 else [.0, .80, 1.34]
        for i, c in enumerate(cuts):
            c0, c1 = c + shift, (cuts + [2.0])[i + 1] + shift; vm, vh = (c0 + c1) / 2, (c1 - c0) / 2; dv = wrap(V - vm); inside = np.minimum(np.minimum(U - a, b - U), vh - np.abs(dv)); on = inside > 0
            bev = ss(inside, 0, .016); h = haze + .010 * np.minimum(inside, .016); tx, ty = rs.uniform(-.11, .11), rs.uniform(-.10, .10)
            m = mirror(h, ((-.30, .05, .10, .55, 1.0), (.34, -.15, .16, .30, .55), (.05, .5, .5, .10, .35)), tx + .10 * U * (col - 1), ty + .05 * dv); line = groove(inside - .016, .0022) * (.5 + .5 * np.sin(TAU * (V * 1.0 + col * .31))) ** 2
            out = np.where(on, .05 + .55 * m * bev + .28 * line + .10 * groove(inside - .004, .004), out)
    return out, (.93, .98, 1.0)

def lattice():        # S2: one drop beside the other, all alike, under thick liquid; one is late
    p = .1; row = np.round(V / p); ox = (row % 2) * p / 2; cx = np.round((U - ox) / p) * p + ox; cy = row * p; odd = (np.abs(cx - .65) < .01) & (np.abs(wrap(cy - 1.3)) < .01)
    wx, wy = noise(5, 2, 2) * .006, noise(6, 2, 2) * .006; d = np.hypot(U + wx - cx, wrap(V + wy - cy)) / (p * .47); dome = np.sqrt(np.clip(1 - d * d, 0, 1)) * .020 * np.where(odd, .35, 1)
    h = dome + noise(7, 3, 2) * .0028 + noise(8, 14, 10) * .00018; m = mirror(h * .62, ((-.42, -.55, .20, .16, 1.0), (.50, .20, .12, .45, .8), (-.1, .75, .55, .08, .5)))
    cloud = ss(noise(9, 1.2, .8), -1.2, 1.6); return .045 + .62 * m * (.30 + .70 * cloud) + .06 * (1 - ss(np.abs(d - 1), 0, .09)) * cloud, (.88, 1.0, .99)

def stairs():         # S3: two moving stairs, one up, one down, seen through their glass
    out = np.full((H, W), .02, np.float32); rail = np.zeros((H, W), np.float32)
    for a, b, s in ((.045, .455, 1), (.545, .955, -1)):
        u = (U - a) / (b - a); on = (u > 0) & (u < 1); t = (V + .05 * s * (u - .5) ** 2 * 0 + .012 * s * np.sin(u * math.pi)) * 10; f = t % 1 if s > 0 else 1 - t % 1; k = np.floor(t); tread = .004 * np.cos(u * TAU * 19) * ss(f, .08, .16) * ss(1 - f, .06, .12)
        h = .020 * f ** 1.4 + tread * .28 + noise(11, 2, 3) * .0012; m = mirror(h * .8, ((-.22, -.20, .16, .28, .9), (.28, .25, .10, .5, .6))); edge = groove(f - .06, .030); wave = .45 + .55 * (.5 + .5 * np.sin(TAU * (V * .5 + (.2 if s > 0 else .7)))) ** 1.5
        fall = ss(u, 0, .07) * ss(1 - u, 0, .07); out = np.where(on, (.03 + .40 * m + .30 * edge * (.35 + .65 * np.abs(np.cos(u * TAU * 9.5)) ** .5) + .06 * f) * wave * fall + .015, out)
        for e in (a - .018, b + .018): rail = np.maximum(rail, groove(U - e, .0035) * (.25 + .75 * (.5 + .5 * np.sin(TAU * (V + e * 2))) ** 3) + .30 * groove(U - e - .006, .004))
    return np.maximum(out, .75 * rail), (.90, .96, 1.0)

def parquet():        # S4: the parquet of the sleeping museum, herringbone in black lacquer, one skylight
    b = .125; i, j = np.floor((U + .06) / b).astype(int), np.floor(V / b).astype(int); L = 4; k = (i + j) % (2 * L); horiz = k < L
    off = np.where(horiz, k, k - L); u0 = np.where(horiz, (i - off), i) * b - .06; v0 = np.where(horiz, j, j - off) * b; w_, h_ = np.where(horiz, L * b, b), np.where(horiz, b, L * b)
    du, dv = U - u0, V - v0; ident = (np.round((u0 + .06) / b) * 73 + (np.round(v0 / b) % 16) * 151 + horiz * 37).astype(int) % 997; rs = np.random.RandomState(4); T = rs.uniform(-1, 1, (997, 2)).astype(np.float32); inside = np.minimum(np.minimum(du, w_ - du), np.minimum(dv, h_ - dv))
    grain = np.where(horiz, noise(21, 3, 60, 1.2), noise(22, 60, 3, 1.2)); h = .006 * np.minimum(inside, .010) + grain * .00012 + noise(23, 2, 2) * .0012; m = mirror(h, ((-.10, -.10, .24, .20, 1.0), (.42, .36, .10, .4, .5)), T[ident, 0] * .055, T[ident, 1] * .055)
    sky = .5 + .5 * np.sin(TAU * (V * .5 + .1) + 2.2 * (U - .5)); seam = 1 - groove(inside, .0022) * .9; return (.035 + .50 * m * (.18 + .82 * sky ** 2) + .10 * groove(inside - .010, .002) * sky + .020 * ss(grain, -1, 2.5)) * seam, (.98, 1.0, .93)

def currents():       # S5: ribbons of pigment in a lake that does not melt
    psi = noise(31, 1.0, .7, 2.2) * .26 + .10 * np.sin(TAU * (U * 1.1 + V * .5)) + U * .55; fine = noise(32, 3, 2, 1.8) * .020; p = psi + fine; band = p * 7; f = band % 1; k = np.floor(band).astype(int) % 41
    rs = np.random.RandomState(5); amp = rs.uniform(.15, 1, 41)[k] ** 1.6; gx_, gy_ = slopes(psi); speed = 1 / (1 + .0385 * np.hypot(gx_, gy_)); body = ss(f, .0, .30) * ss(1 - f, .0, .12)
    threads = .5 + .5 * np.cos(TAU * (band * 9 + .6 * noise(33, 4, 3))); silk = .5 + .5 * np.cos(TAU * (band * 31 + noise(35, 6, 5))); h = .010 * body * amp + .0007 * threads * body + noise(34, 5, 4) * .0004
    m = mirror(h * .75, ((-.34, -.30, .20, .26, 1.0), (.40, .30, .16, .30, .7), (.0, .0, .06, .9, .25))); out = .05 + amp * body * (.20 + .16 * threads + .07 * silk) * (.35 + .9 * speed) + .50 * m * (.4 + .6 * amp); blue = ss(noise(36, .9, .6), -1, 1.4)
    return out, np.stack([.80 + .08 * (1 - blue), .86 + .08 * (1 - blue), 1.02 + 0 * blue], -1)

def palate():         # S6: the roof of the mouth of the throne: ribs to both sides of one seam, ruled like a ledger
    a = np.abs(U - .5 + .012 * np.sin(TAU * V * .5)); arch = V + .30 * a ** 1.5 * 2.0 - .05 * noise(41, 1.5, 1) * a; t = arch * 6 + .16 * noise(42, 1.4, .9); f = t % 1; rib = (.5 - .5 * np.cos(TAU * f)) ** .8; fade = ss(a, .015, .12)
    h = .030 * rib * fade * (.6 + .4 * ss(a, .5, .1)) - .020 * groove(a, .020) + noise(43, 4, 4) * .0010 + noise(44, 20, 16) * .00010; m = mirror(h * .62, ((-.46, -.34, .20, .22, 1.0), (.46, -.34, .20, .22, 1.0), (.0, .62, .7, .10, .6)))
    law = groove(((arch * 48) % 1 - .5) / 48, .0011) * (a > .10) * .10 * rib + groove(np.abs(a - .10), .0012) * .22 + groove(np.abs(a - .108), .0009) * .10; wave = .40 + .60 * (.5 + .5 * np.sin(TAU * (V * .5 + .35))) ** 1.3
    return (.04 + .62 * m + .07 * rib) * wave + law * wave, (.92, .96, 1.0)

def nothing():        # S7: white paper, folded once; no structure asks for anything
    fib = noise(51, 60, 8, 1.1) * .5 + noise(52, 8, 60, 1.1) * .5; fold = wrap(V - 1.05 - .05 * (U - .5)); crease = groove(fold, .006) - .7 * groove(fold - .010, .010); sheet = .22 + .20 * np.sin(TAU * (V * .5 - .28)) + .10 * hump(U, .32, .45) + .035 * noise(53, 1, .6)
    return .93 * (1 + .020 * fib) - .26 * (.42 - sheet) - .22 * np.maximum(crease, 0) + .05 * np.minimum(crease, 0), (1.0, .985, .955)

light, tint = (mirrors, lattice, stairs, parquet, currents, palate, nothing)[N - 1]()
cap = .026; lin = np.clip(light, .66, .90) if N == 7 else np.minimum(cap * (1 - np.exp(-2.0 * np.clip(light, 0, None))) / (1 - math.exp(-2.0 * 1.4)), cap)
rgb = lin[..., None] * (np.array(tint, np.float32) if isinstance(tint, tuple) else tint); s = np.where(rgb <= .0031308, rgb * 12.92, 1.055 * np.maximum(rgb, 1e-9) ** (1 / 2.4) - .055) * 255
rs = np.random.RandomState(99); g = rs.rand(H, W, 1) - rs.rand(H, W, 1); out = np.clip(np.round(s + .9 * g), 3, 255).astype(np.uint8)     # dithered: dark gradients would band
if N != 7: out[..., 0] = np.minimum(out[..., 0], np.maximum(out[..., 1], out[..., 2]))
open(sys.argv[2], 'wb').write((json.dumps({'W': W, 'H': H}) + '\n').encode() + out.tobytes())

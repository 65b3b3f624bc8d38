"""What a head needs beyond its skin: eyeballs, lashes, brows, ears, hair. Everything is numpy in cm; scene_face.py makes objects of it."""
import numpy as np
import sdf
from face_head import catmull, curves, gauss, step
from face_mesh import BROW, BROW_LOW

# ---------- eyeballs ----------
def eyeball(radius, iris_r, tint, ring, white=1.0, seed=1, rings=150, seg=220):
    """A ball looking towards +z with a corneal bulge and painted iris. tint: iris colour (linear), ring: inner ring colour, white: how bright the sclera. Returns V, F (quads), colours."""
    rs = np.random.RandomState(seed); a = np.concatenate([np.linspace(0, .62, 110)[:-1], np.linspace(.62, 2.2, rings - 109)]); th = 2 * np.pi * np.arange(seg) / seg
    A, T = np.meshgrid(a, th, indexing='ij'); r = radius * np.sin(A); z = radius * np.cos(A)
    z = z + .075 * np.clip(1 - (r / (iris_r * 1.12)) ** 2, 0, 1) ** 1.2 * (A < 1.2)
    V = np.stack([r * np.cos(T), r * np.sin(T), z], -1).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(len(a) - 1), np.arange(seg), indexing='ij'); j2 = (j + 1) % seg
    F = np.stack([i * seg + j, (i + 1) * seg + j, (i + 1) * seg + j2, i * seg + j2], -1).reshape(-1, 4)
    q = r / iris_r                                                                            # 0 pupil centre, 1 limbus
    fib = sum(np.sin(T * k + rs.uniform(0, 6.3) + 1.5 * np.sin(q * rs.uniform(2, 6) + rs.uniform(0, 6))) * w for k, w in ((23, .5), (37, .5), (61, .6), (97, .5), (141, .4)))
    fib = .5 + .20 * fib; coll = gauss(q - .56 - .035 * np.sin(T * 11 + 1) - .02 * np.sin(T * 29), .07)
    light = .62 + .55 * fib * step(q, .4, .6) + .5 * coll
    light *= 1 + .55 * gauss(np.hypot(q * np.cos(T) - .25, q * np.sin(T) + .48), .42)                           # light gathered opposite the key
    col = np.array(tint) * light[..., None] + np.array(ring) * (.5 * coll + .35 * (1 - step(q, .42, .75)))[..., None]
    col *= (1 - .82 * step(q, .84, 1.0))[..., None]                                                                # limbal ring
    pup = step(q, .34, .385); col = col * pup[..., None] + .0015
    scl = white * np.array([.52, .485, .470]) * np.ones_like(col); side = np.abs(r * np.cos(T)) / radius
    scl = scl * (1 - .28 * step(side, .5, 1.0))[..., None] * (1 - np.array([.02, .16, .16]) * step(side, .35, .95)[..., None])
    scl *= 1 - .22 * gauss(r - iris_r, .09)[..., None]
    k = step(q, .965, 1.045)[..., None]
    return V, F, (col * (1 - k) + scl * k).reshape(-1, 3)

# ---------- looking up the skin ----------
class Skin:
    """z of the face's front over the plane, on a grid of .05 cm."""
    def __init__(self, V, N):
        self.h = .05; self.x0, self.y0 = -9., -10.; self.nx, self.ny = 361, 441
        m = (N[:, 2] > .05) & (V[:, 2] > -4) & (V[:, 1] > -10) & (V[:, 1] < 12) & (np.abs(V[:, 0]) < 9); v = V[m]
        i = ((v[:, 0] - self.x0) / self.h).astype(int); j = ((v[:, 1] - self.y0) / self.h).astype(int); k = i * self.ny + j
        z = np.full(self.nx * self.ny, -99.); np.maximum.at(z, k, v[:, 2]); z = z.reshape(self.nx, self.ny)
        for _ in range(12):
            bad = z < -50
            if not bad.any(): break
            p = np.pad(z, 1, constant_values=-99.); s = np.zeros_like(z); c = np.zeros_like(z)
            for a in (0, 1, 2):
                for b in (0, 1, 2): w = p[a:a + self.nx, b:b + self.ny]; ok = w > -50; s += np.where(ok, w, 0); c += ok
            z = np.where(bad & (c > 0), s / np.maximum(c, 1), z)
        for _ in range(2):
            p = np.pad(z, 1, mode='edge'); z = (p[1:-1, 1:-1] * 2 + p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) / 6
        self.z = z
    def __call__(self, x, y):
        u = np.clip((x - self.x0) / self.h, 0, self.nx - 2); v = np.clip((y - self.y0) / self.h, 0, self.ny - 2); i, j = u.astype(int), v.astype(int); a, b = u - i, v - j; z = self.z
        return (z[i, j] * (1 - a) + z[i + 1, j] * a) * (1 - b) + (z[i, j + 1] * (1 - a) + z[i + 1, j + 1] * a) * b

# ---------- brows and lashes: strands are (n, k, 3) with radii (n, k) ----------
def brows(P, skin, p, seed=3):
    """Brow hairs of both sides along the mesh's band. Returns strands and radii."""
    rs = np.random.RandomState(seed); out, rad = [], []
    top, low = P[BROW][:, :2], P[BROW_LOW][:, :2]; mid = (top * .5 + low * .5)
    # the drawn brow is slimmer than the mesh's band, tail pulled out and down
    mid = np.vstack([mid[0] + (-.22, -.16 + p.get('browTail', 0)), mid[1:]]); mid[1:-1] = .7 * mid[1:-1] + .15 * (mid[:-2] + mid[2:]); mid[:, 1] += .06; c = catmull(mid[::-1], 40)              # inner to tail
    seg = np.r_[0, np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))]; seg /= seg[-1]
    n = int(1150 * p.get('browDensity', 1)); u = rs.rand(n) ** .92; half = p.get('browThick', .37) * (.42 + .62 * np.sin(np.pi * np.clip(u * .82 + .18, 0, 1)) ** .8) * (1 - .86 * step(u, .42, 1)) * (.72 + .28 * step(u, 0, .16)); v = rs.uniform(-1, 1, n) * (1 - .25 * rs.rand(n))
    cx, cy = np.interp(u, seg, c[:, 0]), np.interp(u, seg, c[:, 1]); tx, ty = np.gradient(c[:, 0]), np.gradient(c[:, 1]); a = np.interp(u, seg, np.unwrap(np.arctan2(ty, tx)))
    rx, ry = cx - np.sin(a) * half * v, cy - np.cos(a) * half * v
    # direction: upright at the inner end, then leaning along the brow; upper hairs lean down to the ridge, lower ones up
    lean = np.interp(u, [0, .12, .35, .7, 1], [1.05, .85, .55, .28, .10]) * np.where(v < 0, 1, .8) + rs.normal(0, .13, n)
    up = np.where(v < 0, -.35, .30) * step(u, .25, .6)                              # toward the middle line
    turn = np.where(np.cos(a) < 0, 1, -1); ang = a - (lean + up) * turn
    L = (.42 + .36 * rs.rand(n)) * np.interp(u, [0, .1, .5, 1], [.75, 1, 1, .7]) * (.75 + .25 * (1 - np.abs(v)))
    k = 7; t = np.linspace(0, 1, k)
    bend = .55 * turn * step(u, .05, .5)
    for m in (1, -1):
        A = ang[:, None] + bend[:, None] * t[None] ** 1.2; X = rx[:, None] + np.cumsum(np.cos(A), 1) * (L / k)[:, None]; Y = ry[:, None] + np.cumsum(np.sin(A), 1) * (L / k)[:, None]
        jit = rs.normal(0, .012, (n, 1)); Z = skin(X, Y) + .015 + .05 * np.sin(np.pi * t)[None] * (.5 + rs.rand(n)[:, None]) + .02 * rs.rand(n)[:, None]
        out.append(np.stack([X * m + jit * m, Y, skin(X * m, Y) + (Z - skin(X, Y))], -1)); rad.append(np.tile(np.interp(t, [0, .3, 1], [.0066, .0066, .0015]), (n, 1)))
    return np.concatenate(out), np.concatenate(rad)

def lashes(P, skin, p, seed=5):
    """Upper and lower lashes of both eyes, in small locks. Returns lists of strands and radii."""
    rs = np.random.RandomState(seed); out, rad = [], []
    cv = curves(P, p)
    for line, n, long, upper in ((cv['lashUp'], int(150 * p.get('lashDensity', 1)), p.get('lash', .64), True), (cv['lashLow'][::-1], 70, p.get('lash', .64) * .44, False)):
        seg = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]; seg /= seg[-1]        # 0 outer, 1 inner
        g = np.linspace(.02, .95 if upper else .82, n // 3); centre = g[rs.randint(0, len(g), n)]; u = np.clip(centre + rs.normal(0, .010, n), .015, .96)
        x, y = np.interp(u, seg, line[:, 0]), np.interp(u, seg, line[:, 1]); k = 9; t = np.linspace(0, 1, k)
        L = long * np.interp(u, [0, .12, .35, .7, 1], [.80, 1.0, .98, .78, .38] if upper else [.7, 1, .9, .7, .5]) * (.78 + .3 * rs.rand(n))
        fan = np.interp(u, [0, .3, .55, 1], [-.95, -.45, -.08, .55]) + rs.normal(0, .06, n) + (centre - u) * 9            # sideways
        zz = skin(x, y + (.04 if upper else -.03))
        if upper: Y = (-.02 - .10 * np.sin(np.pi * np.clip(t * 1.5, 0, 1)) + .80 * t ** 2)[None]; Zf = (.72 * np.sin(t * 1.35) / np.sin(1.35))[None]
        else: Y = (-.62 * t ** 1.15)[None]; Zf = (.62 * t ** .8)[None]
        X = x[:, None] + L[:, None] * fan[:, None] * (t ** 1.15)[None] * .62; Yy = y[:, None] + (0 if upper else -.02) + L[:, None] * Y; Z = zz[:, None] - .03 + L[:, None] * Zf
        for m in (1, -1):
            j = rs.normal(0, .010, (n, 1)); out.append(np.stack([(X + j * t[None]) * m, Yy + j * t[None], Z], -1)); rad.append(np.tile(np.interp(t, [0, .25, 1], [.0088, .0082, .0012] if upper else [.0055, .005, .001]), (n, 1)))
    return out, rad

# ---------- ear ----------
def ear(stepsize=.055):
    """Left-of-picture ear in its own frame: x outwards from the head, y up, z forwards; 6 cm tall."""
    def fn(Q):
        plate = sdf.ellipsoid(Q, (.15, .15, -.35), (.26, 2.75, 1.55)); lobe = sdf.ellipsoid(Q, (.10, -2.35, .20), (.30, .80, .68)); d = sdf.smin(plate, lobe, .55)
        helix = sdf.chain(Q, [(.05, -.10, .75), (.42, .55, .95), (.62, 1.55, .85), (.72, 2.45, .25), (.78, 2.65, -.65), (.85, 2.0, -1.45), (.85, .8, -1.85), (.72, -.5, -1.65), (.50, -1.5, -1.10), (.32, -2.2, -.45)],
                          [.20, .23, .26, .27, .28, .29, .28, .25, .22, .2], .12)
        anti = sdf.chain(Q, [(.62, 1.5, -.25), (.62, .7, -.75), (.58, -.2, -.95), (.50, -.95, -.65), (.42, -1.25, -.10)], [.16, .22, .24, .22, .20], .1)
        anti = sdf.smin(anti, sdf.chain(Q, [(.55, 1.75, -.95), (.62, .7, -.75)], [.14, .2], .1), .15)
        tragus = sdf.chain(Q, [(.30, -.15, .85), (.48, -.55, .72), (.28, -1.05, .72)], [.22, .27, .22], .1)
        d = sdf.smax(d, -sdf.ellipsoid(Q, (.60, -.35, -.05), (.55, .85, .68)), .16); d = sdf.smax(d, -sdf.ellipsoid(Q, (.62, 1.1, .35), (.42, .55, .42)), .14)
        d = sdf.smin(sdf.smin(sdf.smin(d, helix, .22), anti, .26), tragus, .22)
        return sdf.smin(d, sdf.ellipsoid(Q, (-.55, -.05, .35), (.75, 2.0, .85)), .45)
    return sdf.mesh(fn, (-1.4, -3.5, -2.5), (1.4, 3.2, 1.5), stepsize)

"""The head as one surface: canonical face mesh + lid margins + closed mouth + skull, neck and shoulders, subdivided.
Only numpy, so that the line drawings and the score sheet use the very same points as the renders. Units cm."""
import numpy as np
from face_canon import canonical

EYE = [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7]              # lash line, picture left; 0..8 above, 8..16 below
EYE_R = [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249]
LID = [130, 247, 30, 29, 27, 28, 56, 190, 243, 112, 26, 22, 23, 24, 110, 25]                     # the ring round it
LID_R = [359, 467, 260, 259, 257, 258, 286, 414, 463, 341, 256, 252, 253, 254, 339, 255]
LIP_OUT = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146]
LIP_IN = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95]
LIP_ROWS = [[76, 184, 74, 73, 72, 11, 302, 303, 304, 408, 306, 307, 320, 404, 315, 16, 85, 180, 90, 77],   # between outer and inner
            [62, 183, 42, 41, 38, 12, 268, 271, 272, 407, 292, 325, 319, 403, 316, 15, 86, 179, 89, 96]]
OVAL = [10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152,
        148, 176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109]
BROW = [70, 63, 105, 66, 107]; BROW_LOW = [46, 53, 52, 65, 55]
BROW_R = [300, 293, 334, 296, 336]; BROW_LOW_R = [276, 283, 282, 295, 285]
BALL_R = 1.42

def mirror_map(P):
    """For every canonical point the index of its mirror twin."""
    Q = P * (-1, 1, 1)
    return np.argmin(((P[:, None] - Q[None]) ** 2).sum(-1), 0)

# ---------- subdivision (Loop), with an attribute block carried along ----------
def _edges(F):
    e = np.concatenate([F[:, [0, 1]], F[:, [1, 2]], F[:, [2, 0]]]); s = np.sort(e, 1)
    u, inv, cnt = np.unique(s, axis=0, return_inverse=True, return_counts=True)
    return u, inv.reshape(3, -1), cnt

def loop(V, F):
    """One Loop step on V (n, k): every column (position or attribute) is smoothed alike."""
    n = len(V); E, inv, cnt = _edges(F); m = len(E)
    opp = np.zeros((m, V.shape[1])); k = np.zeros(m)
    for a, c in ((0, 2), (1, 0), (2, 1)):
        np.add.at(opp, inv[a], V[F[:, c]])
    inner = cnt == 2
    mid = .5 * (V[E[:, 0]] + V[E[:, 1]])
    new_e = np.where(inner[:, None], .375 * (V[E[:, 0]] + V[E[:, 1]]) + .125 * opp, mid)
    val = np.bincount(E.ravel(), minlength=n).astype(float); nb = np.zeros_like(V)
    np.add.at(nb, E[:, 0], V[E[:, 1]]); np.add.at(nb, E[:, 1], V[E[:, 0]])
    beta = (.625 - (.375 + .25 * np.cos(2 * np.pi / np.maximum(val, 3))) ** 2) / np.maximum(val, 1)
    new_v = V * (1 - val * beta)[:, None] + nb * beta[:, None]
    be = E[~inner]
    if len(be):
        bs = np.zeros_like(V); np.add.at(bs, be[:, 0], V[be[:, 1]]); np.add.at(bs, be[:, 1], V[be[:, 0]])
        on = np.zeros(n, bool); on[be.ravel()] = True
        new_v[on] = .75 * V[on] + .125 * bs[on]
    a, b, c = F.T; ab, bc, ca = inv[0] + n, inv[1] + n, inv[2] + n
    G = np.concatenate([np.stack(t, 1) for t in ((a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca))])
    return np.concatenate([new_v, new_e]), G

def limit(V, F):
    """Where the control points end up on the limit surface."""
    n = len(V); E, _, cnt = _edges(F); val = np.bincount(E.ravel(), minlength=n).astype(float)
    nb = np.zeros_like(V); np.add.at(nb, E[:, 0], V[E[:, 1]]); np.add.at(nb, E[:, 1], V[E[:, 0]])
    beta = (.625 - (.375 + .25 * np.cos(2 * np.pi / np.maximum(val, 3))) ** 2) / np.maximum(val, 1)
    g = 1 / (.375 / beta + val)
    out = V * (1 - val * g)[:, None] + nb * g[:, None]
    on = np.zeros(n, bool); be = E[cnt == 1]; on[be.ravel()] = True; out[on] = V[on]
    return out

def fit_limit(T, F, only, rounds=6, damp=.8):
    """Control points whose limit surface passes through T at the points `only`."""
    V = T.copy()
    for _ in range(rounds):
        d = T - limit(V, F); V[only] += damp * d[only]
    return V

def normals(V, F):
    n = np.zeros_like(V); c = np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]])
    for k in range(3): np.add.at(n, F[:, k], c)
    return n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)

def relax(V, F, w, rounds):
    """Smooths V where w > 0, by its neighbours; in place."""
    k = np.flatnonzero(w > .01); at = np.full(len(V), -1); at[k] = np.arange(len(k)); T = F[(at[F] >= 0).all(1)]
    E = np.unique(np.sort(np.concatenate([at[T[:, [0, 1]]], at[T[:, [1, 2]]], at[T[:, [2, 0]]]]), 1), axis=0); m = len(k); deg = np.bincount(E.ravel(), minlength=m)
    X = V[k]; ww = (w[k] * (deg > 3))[:, None]; A, B = np.r_[E[:, 0], E[:, 1]], np.r_[E[:, 1], E[:, 0]]; deg = np.maximum(deg, 1)[:, None]
    for _ in range(rounds): X = X + .7 * ww * (np.stack([np.bincount(A, X[B, c], m) for c in range(3)], 1) / deg - X)
    V[k] = X

# ---------- skull, neck, shoulders: a surface the outer rings are drawn onto ----------
def _smin(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * .25

def _ell(P, c, r):
    q = (P - c) / r; k0 = np.linalg.norm(q, axis=1); k1 = np.linalg.norm(q / r, axis=1)
    return k0 * (k0 - 1) / np.maximum(k1, 1e-6)

def _cap(P, a, b, ra, rb):
    a, b = np.array(a, float), np.array(b, float); d = b - a
    t = np.clip(((P - a) @ d) / (d @ d), 0, 1)
    return np.linalg.norm(P - a - t[:, None] * d, axis=1) - (ra + (rb - ra) * t)

def body(P, p):
    """Signed distance to skull, neck and shoulders. p['neck']: thickness."""
    k = p.get('neck', 1.0); Q = P.copy(); Q[:, 0] = np.abs(Q[:, 0])
    d = _ell(P, np.array([0, 4.1, -4.3]), np.array([7.75, 9.0, 9.9]))
    d = _smin(d, _ell(P, np.array([0, -3.5, -1.6]), np.array([6.0, 6.0, 5.0])), 2.5)
    d = _smin(d, _cap(P, (0, -4, -5.6), (0, -19, -7.0), 4.9 * k, 5.3 * k), 2.2)
    d = _smin(d, _cap(Q, (1.5, -14.2, -9.2), (17.5, -19.2, -8.2), 2.3, 2.9), 4.2)        # trapezius into shoulder
    d = _smin(d, _cap(Q, (18.2, -20.6, -7.6), (19.5, -40, -7), 4.4, 4.2), 4.0)
    d = _smin(d, _cap(P, (0, -23.5, -7.6), (0, -40, -6), 7.0, 8.0), 6.0)
    d = _smin(d, _cap(Q, (1.7, -16.9, -2.6), (13.5, -16.4, -6.2), .55, .7), 1.6)           # collar bone
    neck = np.exp(-((P[:, 1] + 13.5) / 4.5) ** 2)
    d = d - .26 * neck * np.exp(-((Q[:, 0] - (4.2 + (P[:, 1] + 19) * .32)) / 1.1) ** 2) * (P[:, 2] > -6)   # sternomastoid
    return d

def _project(P, p, rounds=12):
    e = 1e-3
    for _ in range(rounds):
        d = body(P, p); g = np.stack([(body(P + np.eye(3)[i] * e, p) - d) / e for i in range(3)], 1)
        P = P - (np.clip(d, -1.5, 1.5) / np.maximum((g * g).sum(1), .2))[:, None] * g * .8
    return P

RINGS = 15
def _outer_rings(V, p):
    """Rings of 36 points from the face's border over skull and nape, under the jaw, down the neck to the shoulders."""
    B = V[OVAL]; n = len(OVAL); th = 2 * np.pi * np.arange(n) / n            # 0 = top, pi = chin
    up, dn = np.clip(np.cos(th), 0, 1), np.clip(-np.cos(th), 0, 1); sd = np.abs(np.sin(th)); sx = np.sign(np.sin(th))
    su, sb, sw = up ** 2, dn ** 2, sd ** 2; tot = su + sb + sw; su, sb, sw = su / tot, sb / tot, sw / tot
    top = np.array([[0, 8.3, 4.5], [0, 11.6, 1.6], [0, 13.0, -3], [0, 11.6, -9], [0, 7.0, -13.2], [0, 1.0, -13.4], [0, -4.5, -10.6], [0, -9.5, -10.4], [0, -14.5, -11.4]])
    bot = np.array([[0, -9.4, 4.3], [0, -9.62, 3.2], [0, -9.6, 2.0], [0, -9.9, .95], [0, -10.7, .25], [0, -11.8, -.1], [0, -12.9, -.4], [0, -13.8, -.7], [0, -14.8, -1.0]])
    sid = np.array([[7.66, .6, -2.4], [7.6, .6, -3.6], [7.4, .2, -5.0], [6.9, -1.0, -6.2], [6.1, -3.2, -6.6], [5.3, -5.8, -6.5], [4.9, -8.2, -6.5], [4.9, -10.4, -6.8], [5.3, -12.2, -7.3]])
    rings = []
    for r in range(1, 9):
        c = sw[:, None] * sid[r] * np.stack([sx, np.ones(n), np.ones(n)], 1) + su[:, None] * top[r] + sb[:, None] * bot[r]
        off = B - (sw[:, None] * sid[0] * np.stack([sx, np.ones(n), np.ones(n)], 1) + su[:, None] * top[0] + sb[:, None] * bot[0])
        f = (1 - r / 8) ** 1.5
        g = c + off * f
        rings.append(g)
    base = rings[-1]
    for r in range(1, RINGS - 7):                                           # neck ring to shoulders and out of the picture
        t = r / (RINGS - 8); drop = np.clip((t - .8) / .2, 0, 1)
        side = np.stack([sx * (5.3 + 15.5 * t), -12.4 - 5.0 * t ** 1.1 - 12 * drop + 0 * sx, -7.4 - .8 * t + 0 * sx], 1)
        ends = base * np.array([1 + 1.9 * t, 1, 1]) + np.stack([0 * sx, -15 * t + 0 * sx, (2.0 * t) * np.where(su > sb, -1, 1)], 1)
        rings.append(side * sw[:, None] + ends * (1 - sw)[:, None])
    out = []
    for i, g in enumerate(rings):
        under = np.exp(-((th - np.pi) / .9) ** 2) * (i < 3)                     # under the chin the jaw keeps its own edge
        out.append(g + (_project(g, p) - g) * (1 - .75 * under)[:, None])
    return out

def assemble(P, p):
    """P: morphed 468 points. Returns control vertices and triangles, with open eyes, mouth and neck closed up by rings."""
    _, _, F = canonical(); V = [P]; T = []; n = len(P)                        # V, T grow ring by ring
    gone = np.zeros(len(F), bool)
    for hole in (EYE, EYE_R, LIP_IN): s = set(hole); gone |= np.array([all(v in s for v in t) for t in F])
    F = F[~gone]; directed = {(a, b) for t in F for a, b in ((t[0], t[1]), (t[1], t[2]), (t[2], t[0]))}
    def ring(points):
        nonlocal n
        idx = list(range(n, n + len(points))); V.append(points); n += len(points)
        return idx
    def chain(loop_idx, rings):
        # orientation is decided once, at the open edge, and kept for the rings behind it
        fwd = (loop_idx[0], loop_idx[1]) in directed; cur = loop_idx
        for pts in rings:
            nxt = ring(pts); k = len(cur)
            for i in range(k):
                a, b, c, d = cur[i], cur[(i + 1) % k], nxt[(i + 1) % k], nxt[i]
                T.extend([(b, a, d), (b, d, c)] if fwd else [(a, b, c), (a, c, d)])
            cur = nxt
    for hole in (EYE, EYE_R):                                                # lid margin, then behind the ball
        R = P[hole]; c = R.mean(0); o = R - c; o[:, 2] = 0; o /= np.linalg.norm(o, axis=1, keepdims=True)
        thick = .15 * np.array([.35, .7, .95, 1, 1, 1, .95, .75, .4, .6, .8, .9, .9, .9, .8, .6])[:, None]
        chain(hole, [R - o * .028 + np.array([0, 0, -1]) * thick, R + o * .05 + np.array([0, 0, -.45]), R + o * .12 + np.array([0, 0, -.9])])
    R = P[LIP_IN]; k = np.array([0] + [1] * 9 + [0] + [-1] * 9, float)
    def inward(dz, dy, dx): return R * np.array([dx, 1, 1]) + np.stack([0 * k, dy * k, 0 * k + dz], 1)      # lips roll in and meet
    chain(LIP_IN, [inward(-.28, -.02, .995), inward(-.6, .06, .99), inward(-1.1, .3, .98)])
    chain(OVAL, _outer_rings(P, p))
    return np.concatenate(V), np.concatenate([F, np.array(T)])

"""From proportions to a head fine enough to photograph: subdivision, then lid fold, lips, nostrils, and masks for the materials.
All curves are drawn in the frontal plane (x, y) and looked up per vertex; units cm."""
import numpy as np
import face_mesh as fm
import face_morph as mo

def catmull(P, n=8, closed=False):
    """Dense polyline through P."""
    P = np.asarray(P, float); m = len(P); out = []
    for i in range(m if closed else m - 1):
        a, b, c, d = (P[(i + k) % m] if closed else P[min(max(i + k, 0), m - 1)] for k in (-1, 0, 1, 2))
        t = np.linspace(0, 1, n, endpoint=False)[:, None]
        out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    if not closed: out.append(P[-1:])
    return np.concatenate(out)

def to_curve(Q, C):
    """For points Q (n,2): distance to polyline C (m,2), the parameter 0..1 of the nearest place, and the side (+ left of the direction)."""
    n = len(Q); best = np.full(n, 1e9); par = np.zeros(n); side = np.zeros(n); seg = np.r_[0, np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]; tot = seg[-1]
    for i in range(len(C) - 1):
        a, d = C[i], C[i + 1] - C[i]; L2 = max(d @ d, 1e-12); w = Q - a; t = np.clip(w @ d / L2, 0, 1)
        r = w - t[:, None] * d; q = np.einsum('ij,ij->i', r, r); k = q < best
        best[k] = q[k]; par[k] = (seg[i] + t[k] * (seg[i + 1] - seg[i])) / tot; side[k] = np.sign(d[0] * w[k, 1] - d[1] * w[k, 0])
    return np.sqrt(best), par, side

def inside(Q, C):
    x, y = Q.T; r = np.zeros(len(Q), bool); j = len(C) - 1
    for i in range(len(C)):
        (xi, yi), (xj, yj) = C[i], C[j]; hit = ((yi > y) != (yj > y)) & (x < (xj - xi) * (y - yi) / ((yj - yi) or 1e-9) + xi); r ^= hit; j = i
    return r

def gauss(v, r): return np.exp(-(v / r) ** 2)
def step(v, a, b): t = np.clip((v - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)

def curves(P, p):
    """Feature curves of the morphed points in the plane, for the left half of the picture (x < 0) and the middle. The drawings use them too."""
    up = catmull(P[[33, 246, 161, 160, 159, 158, 157, 173, 133], :2]); lo = catmull(P[[133, 155, 154, 153, 145, 144, 163, 7, 33], :2])
    u = np.linspace(0, 1, len(up)); f = p['fold']                                  # fold: height over the lash line at outer, middle, inner end
    h = np.interp(u, [0, .28, .55, .8, 1], [f[0], f[1] * .97, f[1], (f[1] + f[2]) / 2, f[2]]); h = np.convolve(np.pad(h, 7, 'edge'), np.ones(15) / 15, 'valid')
    over = np.stack([up[:, 0] - .16 * (1 - u) ** 2 + .05 * u ** 4, up[:, 1] + h], 1)
    outer = catmull(P[fm.LIP_OUT, :2], 7, True); meet = catmull((P[fm.LIP_IN[:11], :2] + P[[fm.LIP_IN[(20 - i) % 20] for i in range(11)], :2]) / 2)
    return {'lashUp': up, 'lashLow': lo, 'fold': over, 'lipOut': outer, 'lipMeet': meet}

def build(P, p, levels=4):
    """P: morphed points, p: the look (fold, hood, lips, smile …). Returns dict with V, F, N, masks per vertex, curves, eyeballs."""
    V, F = fm.assemble(P, p); V = fm.fit_limit(V, F, np.arange(468))
    for _ in range(levels): V, F = fm.loop(V, F)
    c = curves(P, p); N = fm.normals(V, F); front = (V[:, 2] > -3) & (N[:, 2] > -.2)
    A = {}
    Q = V[:, :2].copy(); Q[:, 0] = -np.abs(Q[:, 0])                                  # everything is mirrored on the left half
    near = front & (np.hypot(Q[:, 0] + 3.2, (Q[:, 1] - 2.9)) < 3.2); q = Q[near]; z = np.zeros(len(V)); n = np.zeros(len(V))
    # lids and fold
    dl, ul, sl = to_curve(q, c['lashUp']); dlo, ulo, _ = to_curve(q, c['lashLow']); df, uf, sf = to_curve(q, c['fold'])
    eye = np.concatenate([c['lashUp'], c['lashLow'][1:]]); hole = inside(q, eye)
    ends = np.clip(np.minimum(uf / .10, (1 - uf) / p.get('foldIn', .16)), 0, 1) ** .8
    above = sf > 0                                                                     # the curve runs outer to inner: left of it is up
    k = p['foldDepth'] * ends
    d = -.11 * k * gauss(df, .035) - .07 * k * gauss(df, .11) * ~above
    d += above * k * p['hood'] * (1 - np.exp(-df / .05)) * np.exp(-(df / .75) ** 1.6)                          # skin that hangs over the fold
    lid = ~above & ~hole & (sl > 0); d += lid * .02 * gauss(dl, .10)                                          # body of the lash line
    low = (dlo < .9) & ~hole & (sl <= 0) & (q[:, 1] < 2.7); m = np.clip(np.minimum(ulo / .12, (1 - ulo) / .12), 0, 1)
    d += low * m * (.045 * p.get('bag', 1) * gauss(dlo - .22, .14) - .03 * gauss(dlo - .52, .16))              # the small pillow under the eye
    z[near] += np.where(hole, 0, d)
    full = lambda v, fill=9.: (lambda a: (a.__setitem__(near, v), a)[1])(np.full(len(V), float(fill)))
    A['lash'] = full(np.where(hole, 0, np.minimum(dl, dlo))); A['fold'] = full(df); A['lidmask'] = full(np.where(lid, gauss(np.maximum(dl, 0), .5), 0), 0); A['under'] = full(low * m * gauss(dlo - .4, .35), 0)
    A['socket'] = full(gauss(np.hypot((q[:, 0] + 2.2) / 1.6, (q[:, 1] - 3.35) / .6), 1) , 0)
    # lips
    box = front & (np.abs(V[:, 0]) < 4) & (np.abs(V[:, 1] + 4.4) < 3); q = V[box, :2]
    do, uo, _ = to_curve(q, np.vstack([c['lipOut'], c['lipOut'][:1]])); ins = inside(q, c['lipOut']); sd = np.where(ins, do, -do)
    dm, um, sm = to_curve(q, c['lipMeet']); ux = np.abs(um - .5) * 2; upper = sm > 0
    y = np.zeros(len(q))
    b = .055 * gauss(sd, .06) * np.where(upper, 1, .4) * (1 - ux ** 4)                                          # the pale edge
    b += ins * upper * p['lipBody'] * (.10 * gauss(ux, .20) + .05 * gauss(ux - .45, .25)) * np.clip(dm / .25, 0, 1) * np.clip(sd / .25, 0, 1)
    b += ins * ~upper * p['lipBody'] * (.11 * gauss(ux - .30, .26)) * np.clip(dm / .25, 0, 1) * np.clip(sd / .3, 0, 1)
    b -= .14 * gauss(dm, .055) * (1 - ux ** 6) * ins                                                                # where they meet
    b -= .10 * gauss(np.hypot((np.abs(q[:, 0]) - P[291, 0] - .03) / .22, (q[:, 1] - P[291, 1]) / .16), 1)       # corners
    b -= .10 * gauss(np.hypot(q[:, 0] / 1.3, (q[:, 1] - P[17, 1] + .42) / .28), 1)                                # under the lower lip
    ph = (q[:, 1] > P[0, 1]) & (q[:, 1] < P[2, 1] + .1); t = np.clip((q[:, 1] - P[0, 1]) / (P[2, 1] - P[0, 1]), 0, 1)
    col = .52 - .16 * t; b += ph * (.055 * gauss(np.abs(q[:, 0]) - col, .16) - .06 * gauss(q[:, 0], .24)) * (1 - .5 * t) * step(t, 0, .12) * (1 - step(t, .8, 1))
    z[box] += b
    f2 = np.full(len(V), -9.); f2[box] = sd; A['lip'] = f2; f3 = np.zeros(len(V)); f3[box] = gauss(dm, .10) * ins; A['meet'] = f3
    # nostrils, wings of the nose
    nc = P[[250, 290, 309, 305, 458, 328]].mean(0)
    e = np.stack([(np.abs(V[:, 0]) - nc[0] - .10 * (nc[2] - V[:, 2])) / .30, (V[:, 1] - nc[1] + .02) / .26, (V[:, 2] - nc[2]) / .50], 1); nos = np.exp(-np.maximum(np.linalg.norm(e, axis=1) - .35, 0) ** 2 / .30)
    A['nostril'] = nos * step(-N[:, 1], -.1, .45)
    # brow band, for the shade under the hairs
    bc = (P[fm.BROW][:, :2] + P[fm.BROW_LOW][:, :2]) / 2; near2 = front & (np.abs(V[:, 1] - 4.6) < 1.6); db, ub, _ = to_curve(np.stack([-np.abs(V[near2, 0]), V[near2, 1]], 1), catmull(bc)); A['brow'] = np.zeros(len(V)); A['brow'][near2] = gauss(db, .20) * step(ub, 0, .25) * (1 - step(ub, .85, 1))
    V = V.copy(); V[:, 2] += z
    k = A['nostril']; V[:, 1] += .34 * k; V[:, 2] -= .10 * k
    # the corners of the mouth: the rows of the mesh meet there and would stand up as a ridge
    c0 = np.hypot((np.abs(V[:, 0]) - abs(P[61, 0]) - .34) / .46, (V[:, 1] - P[61, 1]) / .34); fm.relax(V, F, np.clip(1.5 - c0, 0, 1) * front * (A['lip'] < .02), 16 * 4 ** (levels - 2))
    # the mesh is coarse along the bridge and round the wings of the nose: without this its rows show as drawn lines
    ax = np.abs(V[:, 0]); bridge = np.clip(1.4 - np.hypot(ax / 1.55, (V[:, 1] - 2.1) / 2.0) ** 2, 0, 1) * step(A['lash'], .25, .6) + np.clip(1.3 - np.hypot((ax - abs(P[358, 0]) - .18) / .50, (V[:, 1] - P[358, 1] - .1) / .95), 0, .8)
    bridge = bridge + gauss(ax, 1.3) * step(V[:, 1], 2.8, 4.2) * (1 - step(V[:, 1], 9, 11))                        # the middle row of the forehead stands up as an edge
    fm.relax(V, F, np.clip(bridge, 0, 1) * front, 14 * 4 ** (levels - 2))
    N = fm.normals(V, F)
    # wet line: along the lower lid, where it meets the ball
    tear, inner = [], []
    for hole, ball in ((fm.EYE, mo.ball(P)[0]), (fm.EYE_R, mo.ball(P)[1])):
        w = catmull(P[[hole[i] for i in (8, 9, 10, 11, 12, 13, 14, 15, 0)]], 10)[6:-6]; w[:, 1] += .035
        r2 = ((w[:, :2] - ball[:2]) ** 2).sum(1); w[:, 2] = ball[2] + np.sqrt(np.maximum((mo.BALL_R + .012) ** 2 - r2, .01)); tear.append(w); inner.append(P[hole[8]])
    return {'V': V, 'F': F, 'N': N, 'A': A, 'curves': c, 'balls': mo.ball(P), 'P': P, 'lowerMargin': tear, 'inner': inner}

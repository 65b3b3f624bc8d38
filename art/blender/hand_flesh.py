"""Flesh on the joints of hand_bones as one signed-distance field, under a tight glove: pads, knuckles, webs, creases, folds at the wrist."""
import math
import numpy as np
from sdf import smin, capsule, sphere, mesh
from hand_bones import KNUCKLES, LENGTHS, THICKNESS, THUMB_ROOT, unit

def cone(P, a, b, ra, rb, flat=None, by=1.0):
    """A round cone; `flat`, a direction in which it is thinner by `by`."""
    if flat is not None and by != 1:
        f = np.asarray(flat, np.float32); q = 1 / by - 1
        d = (P[0] - a[0]) * f[0] + (P[1] - a[1]) * f[1] + (P[2] - a[2]) * f[2]
        P = tuple(P[i] + d * f[i] * q for i in range(3))
        e = float((np.asarray(b) - a) @ f); b = np.asarray(b) + e * q * f
    return capsule(P, a, b, ra, rb)

def dot(P, o, n): return (P[0] - o[0]) * n[0] + (P[1] - o[1]) * n[1] + (P[2] - o[2]) * n[2]
def step(x, a, b): t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)

def finger_field(f):
    (j0, j1, j2, j3), r, back, along = f.joints, f.r, f.back, f.along
    at = lambda b, u: f.joints[b] + (f.joints[b + 1] - f.joints[b]) * u
    tip = j3 - along[2] * r[6]
    wide = f.name == 'thumb'
    parts = [  # bones, thinner in the middle than at the joints
        (j0, at(0, .5), r[0], r[1]), (at(0, .5), j1, r[1], r[2] * .985), (j1, at(1, .5), r[2] * .985, r[3]), (at(1, .5), j2, r[3], r[4]),
        (j2, at(2, .5), r[4], r[5] * .93), (at(2, .5), tip, r[5] * .93, r[6])]
    fat = []
    for b, k in ((0, (r[1], .30, .74)), (1, (r[3], .28, .72))):
        if wide and b == 0: continue
        q, u, v = k; fat.append((at(b, u) - back[b] * q * .17, at(b, v) - back[b] * q * .17, q * .88, q * .86))
    fat.append((at(2, .34) - back[2] * r[5] * .12, at(2, .66) - back[2] * r[5] * .16, r[5] * .90, r[5] * .80))
    bumps = [(j1 + (back[0] + back[1]) * .5 * r[2] * .10, r[2] * .94), (j2 + (back[1] + back[2]) * .5 * r[4] * .07, r[4] * .95)]
    def field(P):
        d = None
        for i, (a, b, ra, rb) in enumerate(parts):
            c = cone(P, a, b, ra, rb, back[i // 2], .93 if i > 3 else 1)
            d = c if d is None else smin(d, c, 5.0)
        for a, b, ra, rb in fat: d = smin(d, capsule(P, a, b, ra, rb), 6.0)
        for c, q in bumps: d = smin(d, sphere(P, c, q), 6.0)
        for b, j, q in ((1, j1, r[2]), (2, j2, r[4])):  # creases: folds where the joint bends in, fine lines where it is stretched
            t, n = unit(along[b - 1] + along[b]), unit(back[b - 1] + back[b])
            s, w = dot(P, j, t), dot(P, j, n) / q
            near = step(-np.abs(dot(P, j, np.cross(t, n))) , -q * 2.2, -q) * np.exp(-(s / 9) ** 2)
            angle = math.acos(np.clip(along[b - 1] @ along[b], -1, 1))
            inner, outer = step(-w, -.45, .55) * min(1, .35 + angle), step(w, .1, .8)
            d = d + near * inner * (.55 * np.exp(-(s / 1.2) ** 2) + .28 * np.exp(-((s - 3.6) / 1.1) ** 2) + .28 * np.exp(-((s + 3.6) / 1.1) ** 2))
            d = d + near * outer * .17 * np.cos(s * 2.1 + .5 * np.sin(w * 5)) * np.exp(-(s / 5) ** 2)
        return d
    pts = np.array([j0, j1, j2, j3]); m = max(r) + 7
    return field, pts.min(0) - m, pts.max(0) + m

def palm_parts(fingers):
    """(primitive, k): bones of the palm, both cushions, the web of the thumb, knuckles."""
    heads = {n: np.array(KNUCKLES[n], float) for n in KNUCKLES}
    roots = {'index': (-15, 8, -4), 'middle': (-4, 7, -2), 'ring': (7, 7, -3), 'little': (16, 8, -7)}
    out = []
    for n, thick in (('index', (11, 10.2)), ('middle', (12, 10.6)), ('ring', (11.5, 10.0)), ('little', (11, 9.0))):
        h = heads[n]; low = np.array((0, 0, -5.0))
        out.append((roots[n] + low * .6, h + low * .75 - np.array((0, 3, 0)), *thick, 15))
    t = fingers['thumb']
    out.append((np.array(THUMB_ROOT, float), t.joints[1], 13.5, 11.0, 12))                                   # the ball of the thumb
    out.append((np.array(THUMB_ROOT, float) + (6, 12, -5), t.joints[0] * .35 + t.joints[1] * .65 + np.array((6, 2, -2)), 12.0, 9.0, 12))
    out.append((np.array((20, 10, -13.0)), np.array((29, 48, -13.0)), 11.5, 9.5, 12))                         # the cushion of the little finger
    a = t.joints[0] * .25 + t.joints[1] * .75; b = heads['index'] + np.array((0, -20, -8))
    out.append((a, b, 6.5, 7.5, 15)); out.append((t.joints[0] * .6 + t.joints[1] * .4, heads['index'] + np.array((4, -38, -8)), 8, 8, 15))
    for n in KNUCKLES:
        f = fingers[n]; flex = math.acos(np.clip(f.along[0][1], -1, 1))
        out.append((heads[n] + np.array((0, -4, .6)), heads[n] + np.array((0, 1.0, .2 + .8 * flex)), 7.6, 8.0, 10))     # the knuckle stands up in a bent hand
        out.append((np.array(roots[n]) * .5 + heads[n] * .5 + np.array((0, 0, 1.8)), heads[n] + np.array((0, -4, 1.0)), 3.6, 5.0, 10))  # its tendon
    row = ['index', 'middle', 'ring', 'little']
    for one, two in zip(row, row[1:]):  # webs between the fingers
        ends = [fingers[n].joints[0] * .62 + fingers[n].joints[1] * .38 - fingers[n].back[0] * 2.2 for n in (one, two)]
        out.append((*ends, 4.6, 4.6, 12)); ends = [fingers[n].joints[0] * .84 + fingers[n].joints[1] * .16 + fingers[n].back[0] * .6 for n in (one, two)]
        out.append((*ends, 5.6, 5.6, 12))
    return out

def hand(fingers, forearm):
    """The whole field and its box. forearm: direction from the wrist."""
    parts, w = palm_parts(fingers), unit(forearm)
    own = {n: finger_field(f) for n, f in fingers.items()}
    side = unit(np.cross(w, (0, 0, 1))); up = np.cross(side, w)
    ends = [np.array((-1, 6, -7.0)), np.array((0, 0, -7.0)) + w * 26, np.array((0, 0, -7.0)) + w * 190]
    def box(P, lo, hi):
        if P[0].ndim == 3:
            ax = [P[0][:, 0, 0], P[1][0, :, 0], P[2][0, 0, :]]
            return tuple(slice(*np.searchsorted(ax[i], (lo[i], hi[i]))) for i in range(3))
        return np.flatnonzero((P[0] > lo[0]) & (P[0] < hi[0]) & (P[1] > lo[1]) & (P[1] < hi[1]) & (P[2] > lo[2]) & (P[2] < hi[2]))
    def lay(D, P, fn, lo, hi, k):
        s = box(P, lo, hi); Q = tuple(p[s] for p in P)
        if Q[0].size: D[s] = smin(D[s], fn(Q).astype(np.float32), k(Q) if callable(k) else k)
    def arm(P):
        a = cone(P, ends[0], ends[1], 25.5, 24.5, up, .74); b = cone(P, ends[1], ends[2], 24.5, 36.0, up, .86)
        d = smin(a, b, 16)
        # folds of a long glove: rings that wander, close at the wrist and wider up the arm
        s = dot(P, ends[0], w); q = dot(P, ends[0], side); v = dot(P, ends[0], up)
        ang = np.arctan2(v, q)
        wave = s + 3.2 * np.sin(ang * 2 + s * .09) + 2.0 * np.sin(ang * 3 - 1.2 + s * .13)
        env = step(s, -6, 8) * (1 - step(s, 40, 95) * .75)
        fold = np.sin(wave * .62) + .5 * np.sin(wave * 1.05 + 1.7 * np.sin(ang + .6))
        return d - .5 * env * fold * (0.55 + .45 * np.sin(ang * 1.5 + s * .06 + 1))
    def field(P):
        D = np.full(P[0].shape, 60, np.float32)
        reach = np.array(ends); lay(D, P, arm, reach.min(0) - 42, reach.max(0) + 42, 1)
        for a, b, ra, rb, k in parts:
            m = max(ra, rb) + k + 3; lay(D, P, lambda Q: capsule(Q, a, b, ra, rb), np.minimum(a, b) - m, np.maximum(a, b) + m, k)
        for n, (fn, lo, hi) in own.items():
            f = fingers[n]; b = 1 if n == 'thumb' else 0
            web = (7.0, 13.0) if n != 'thumb' else (9.0, 20.0)  # grown together at the root, free of each other further out
            k = lambda Q: .7 + (web[0] if n != 'thumb' else 9) * (1 - step(dot(Q, f.joints[b], f.along[b]), 3, web[1] + 5))
            lay(D, P, fn, lo - 10, hi + 10, k)
        return D - detail(P)
    t, i = fingers['thumb'], KNUCKLES['index']; web = t.joints[1] * .5 + np.array(i) * .5 + np.array((0, -8, 2)); across = unit(np.array(i) - t.joints[1])
    def detail(P):
        # soft folds between thumb and index
        s = P[1] - web[1]; e = dot(P, web, across)
        out = .38 * np.exp(-((s + 4) / 15) ** 2 - (e / 17) ** 2 - ((P[2] - web[2]) / 26) ** 2) * np.sin(s * .95 + 1.3 * np.sin(e * .13) + .02 * e * e)
        # three stitched ribs on the back, from between the knuckles towards the wrist
        back = step(P[2], -3, 1) * step(P[1], 22, 34)
        for one, two in (('index', 'middle'), ('middle', 'ring'), ('ring', 'little')):
            a, b = np.array(KNUCKLES[one], float), np.array(KNUCKLES[two], float); m = (a + b) / 2
            x = m[0] * (.5 + .5 * np.clip((P[1] - 20) / (m[1] - 20), 0, 1.1))
            rib = np.exp(-((P[0] - x) / .95) ** 2) * (1 - step(P[1], m[1] - 9, m[1] - 4))
            out = out + back * rib * (.62 + .16 * np.cos(P[1] * 2.6))
        return out
    pts = np.array([j for f in fingers.values() for j in f.joints] + [KNUCKLES['little'], (0, 0, 0), ends[0] + w * 150])
    return field, pts.min(0) - 34, pts.max(0) + 34, own

def surface(fingers, forearm, fine):
    """Vertices, faces, and the field of each finger alone."""
    field, lo, hi, own = hand(fingers, forearm)
    return *mesh(field, lo, hi, fine), {n: fn for n, (fn, _, _) in own.items()}

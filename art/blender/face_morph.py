"""Face proportions: a small set of morphs on the canonical points, solved so that the ratios a face is asked for come out.
The ratios are those of the scan (MediaPipe indices, picture plane); REFERENCE holds mean and sd of 142 neutral adults."""
import numpy as np
from face_mesh import canonical, mirror_map, EYE, EYE_R, LID, LID_R, LIP_IN, LIP_OUT, LIP_ROWS, OVAL, BALL_R

CAMERA_CM = (0.0, -.6, 96.0)      # where the selfie is taken from; shared with the scene

REFERENCE = {   # ratio: (mean, sd)
    'length': (1.1924, .0472), 'jaw': (.7933, .0201), 'chin': (.4461, .0169), 'temple': (.8547, .0256), 'jawAngle': (138.70, 2.58),
    'jawSagitta': (.1228, .0081), 'eyeOpen': (.3516, .0333), 'eyeWidth': (.1989, .0101), 'eyeSpacing': (1.1795, .0816), 'eyeTilt': (3.928, 1.568),
    'eyeArea': (.0186, .0028), 'chinLength': (.5258, .0428), 'philtrum': (.2238, .0254), 'lowerThird': (.5939, .0155), 'noseLength': (.2942, .0103), 'noseWidth': (.2823, .0184),
    'mouthWidth': (.3572, .0241), 'lipHeight': (.3423, .0692), 'lipBalance': (.6793, .0576), 'browArch': (.1579, .0165), 'browTilt': (-9.027, 1.920), 'browGap': (.4856, .0923)}

def project(P):
    """Picture plane (y up), as the camera sees the points, in cm at z = 0."""
    f = CAMERA_CM[2] / (CAMERA_CM[2] - P[:, 2:3]); return (P[:, :2] - CAMERA_CM[:2]) * f

def _area(q): x, y = q.T; return abs((x * np.roll(y, -1) - y * np.roll(x, -1)).sum()) / 2

def ratios(q):
    """q: at least 468 points in the picture plane, y up, level. Left and right are averaged."""
    d = lambda a, b: float(np.hypot(*(q[a] - q[b]))); w = d(234, 454)
    ang = lambda a, b, c: float(np.degrees(np.arccos(np.dot(q[a] - q[b], q[c] - q[b]) / d(a, b) / d(c, b))))
    both = lambda f, l, r: (f(*l) + f(*r)) / 2
    ew = both(d, (33, 133), (263, 362)); face = _area(q[OVAL]); lower = d(2, 152); eye_y = (q[[33, 133, 263, 362]]).mean(0)
    def tilt(o, i): return float(np.degrees(np.arctan2(q[o][1] - q[i][1], abs(q[o][0] - q[i][0]))))
    def arch(a, b, tops):
        t = (q[b] - q[a]) / d(a, b); nrm = np.array([-t[1], t[0]]); h = [abs((q[k] - q[a]) @ nrm) for k in tops]; return max(h) / d(a, b)
    def sag(a, b, between):
        t = (q[b] - q[a]) / d(a, b); nrm = np.array([-t[1], t[0]]); return max(abs((q[k] - q[a]) @ nrm) for k in between) / d(a, b)
    mw = d(61, 291)
    return {'length': d(10, 152) / w, 'jaw': d(172, 397) / w, 'chin': d(149, 378) / w, 'temple': d(54, 284) / w,
            'jawAngle': both(ang, (132, 172, 152), (361, 397, 152)),
            'jawSagitta': (sag(172, 152, (136, 150, 149, 176, 148)) + sag(397, 152, (365, 379, 378, 400, 377))) / 2,
            'eyeOpen': (d(159, 145) + d(386, 374)) / 2 / ew, 'eyeWidth': ew / w, 'eyeSpacing': d(133, 362) / ew, 'eyeTilt': (tilt(33, 133) + tilt(263, 362)) / 2,
            'eyeArea': (_area(q[EYE]) + _area(q[EYE_R])) / face, 'chinLength': d(17, 152) / lower, 'philtrum': d(2, 0) / lower,
            'lowerThird': lower / float(np.hypot(*(eye_y - q[152]))), 'noseLength': d(168, 2) / d(10, 152), 'noseWidth': d(129, 358) / w,
            'mouthWidth': mw / w, 'lipHeight': d(0, 17) / mw, 'lipBalance': d(0, 13) / max(d(14, 17), 1e-6),
            'browArch': (arch(70, 107, (63, 105, 66)) + arch(300, 336, (293, 334, 296))) / 2, 'browTilt': -(tilt(107, 70) + tilt(336, 300)) / 2,
            'browGap': (d(52, 159) + d(282, 386)) / 2 / ew}

def scores(r):
    """Three axis scores in sd (product rule: LINE straight +, DEPTH dense +, RATIO short +) and the type's index 0..7."""
    z = {k: (r[k] - m) / s for k, (m, s) in REFERENCE.items()}
    line = (-z['jawAngle'] - z['browArch'] - z['jawSagitta']) / 3
    depth = (z['eyeArea'] + z['lipHeight'] - z['browGap']) / 3
    ratio = (-z['length'] - z['noseLength'] + z['eyeSpacing']) / 3
    return {'line': line, 'depth': depth, 'ratio': ratio, 'type': 4 * (line > 0) + 2 * (depth > 0) + (ratio > 0)}

# ---------- morphs: each takes points and a strength, about 1 = one clear step ----------
def _g(v, c, r): return np.exp(-((v - c) / r) ** 2)
def _step(v, a, b): t = np.clip((v - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)

_BASE, _, _ = canonical()
_EYE_W = np.exp(-(np.maximum(np.hypot((np.abs(_BASE[:, 0]) - 3.15) / 2.0, (_BASE[:, 1] - 2.62) / 1.0) - .75, 0) / .55) ** 2)   # 1 on the lids, 0 at the brow
_EYE_FAR = np.exp(-np.hypot((np.abs(_BASE[:, 0]) - 3.15) / 2.9, (_BASE[:, 1] - 2.62) / 1.9) ** 4)
_BROW_W = _g(_BASE[:, 1], 4.75, 1.0) * (1 - _step(np.abs(_BASE[:, 0]), 6.2, 7.2)) * (1 - _EYE_W)
_ROW = np.zeros(468)
for _ids, _v in ((LIP_OUT, .5), (LIP_ROWS[0], .75), (LIP_ROWS[1], .9), (LIP_IN, 1.)): _ROW[_ids] = _v
_MOUTH = np.exp(-np.hypot(_BASE[:, 0] / 3.6, (_BASE[:, 1] + 4.3) / 1.9) ** 4)
_UPPER = _BASE[:, 1] > -4.27

def _eye_width(P, k): s = np.sign(P[:, 0]); P[:, 0] += s * (np.abs(P[:, 0]) - 3.15) * _EYE_FAR * .1 * k
def _eye_open(P, k): up = P[:, 1] > 2.6; P[:, 1] += (P[:, 1] - 2.6) * _EYE_W * .22 * k * np.where(up, 1.15, .8)
def _eye_spread(P, k): P[:, 0] += np.sign(P[:, 0]) * _EYE_FAR * .18 * k
def _eye_tilt(P, k): P[:, 1] += (np.abs(P[:, 0]) - 3.0) * _EYE_FAR * .05 * k
def _brow_lift(P, k): P[:, 1] += _BROW_W * .25 * k
def _brow_arch(P, k): P[:, 1] += _BROW_W * .18 * k * (_g(np.abs(P[:, 0]), 4.1, 1.5) - .35)
def _brow_tilt(P, k): P[:, 1] += _BROW_W * .09 * k * (np.abs(P[:, 0]) - 3.6)
def _nose_length(P, k): P[:, 1] -= _step(P[:, 1], 3.2, -1.6) * (1 - .75 * _step(P[:, 1], -2.0, -3.2)) * np.exp(-(P[:, 0] / 2.6) ** 2) * .35 * k
def _nose_width(P, k): P[:, 0] *= 1 + .11 * k * _g(P[:, 1], -1.4, 1.5) * _step(np.abs(P[:, 0]), 0, 1.2) * np.exp(-(P[:, 0] / 3.2) ** 4)
def _mouth_width(P, k): P[:, 0] *= 1 + .10 * k * _MOUTH
def _lip_height(P, k): P[:, 1] += (P[:, 1] + 4.27) * .18 * k * np.exp(-np.hypot(P[:, 0] / 3.3, (P[:, 1] + 4.3) / 1.5) ** 4)
def _lip_balance(P, k): P[:, 1] += np.where(_UPPER, 1, -1) * np.where(_UPPER, .08, -.08) * k * (_ROW > 0) * np.where(_ROW == .5, 1, .6) * np.exp(-(P[:, 0] / 1.9) ** 2)
def _mouth_up(P, k): P[:, 1] += .3 * k * _g(P[:, 1], -4.6, 1.9) * np.exp(-(P[:, 0] / 5) ** 4)
def _long(P, k): P[:, 1] *= 1 + .04 * k
def _chin_long(P, k): P[:, 1] -= .5 * k * _step(P[:, 1], -4.2, -9.2)
def _jaw_width(P, k): P[:, 0] *= 1 + .04 * k * _g(P[:, 1], -6.0, 2.6) * _step(np.abs(P[:, 0]), 2, 6)
def _chin_width(P, k): P[:, 0] *= 1 + .08 * k * _g(P[:, 1], -8.8, 1.5)
def _jaw_corner(P, k):
    w = _g(P[:, 1], -5.9, 1.5) * _step(np.abs(P[:, 0]), 3.6, 6.2); P[:, 0] *= 1 + .028 * k * w; P[:, 1] -= .22 * k * w
def _temple_width(P, k): P[:, 0] *= 1 + .04 * k * _g(P[:, 1], 7.0, 2.0)

MORPHS = {'length': _long, 'jaw': _jaw_width, 'chin': _chin_width, 'temple': _temple_width, 'jawAngle': _jaw_corner, 'eyeOpen': _eye_open, 'eyeWidth': _eye_width,
          'eyeSpacing': _eye_spread, 'eyeTilt': _eye_tilt, 'chinLength': _chin_long, 'philtrum': _mouth_up, 'noseLength': _nose_length,
          'noseWidth': _nose_width, 'mouthWidth': _mouth_width, 'lipHeight': _lip_height, 'lipBalance': _lip_balance,
          'browArch': _brow_arch, 'browTilt': _brow_tilt, 'browGap': _brow_lift}

def _close_mouth(P):
    """The canonical mouth stands 5 mm open: both inner lips come to one line, bowed at the middle, corners a little down and in."""
    for i in range(1, 10):
        a, b = LIP_IN[i], LIP_IN[20 - i]; x = (P[a, 0] + P[b, 0]) / 2; y = (P[a, 1] * .5 + P[b, 1] * .5)
        u = abs(x) / 2.2; line = y + .05 * np.cos(u * np.pi) * (1 - u * .4) - .05 * np.exp(-(x / .42) ** 2)
        for row, w in ((LIP_IN, 1.0), (LIP_ROWS[1], .62), (LIP_ROWS[0], .30)):
            t, l = row[i], row[20 - i]
            P[t, 1] += (line - P[a, 1]) * w if row is not LIP_IN else 0; P[l, 1] += (line - P[b, 1]) * w if row is not LIP_IN else 0
        P[a, 1] = line + .012; P[b, 1] = line - .012
        z = max(P[a, 2], P[b, 2]) - .16 + .05; P[a, 2] = z; P[b, 2] = z - .02
        P[a, 0] = P[b, 0] = x

def ball(P):
    """Centre of both eyeballs: behind the middle of the opening, so that the lids can lie on them."""
    out = []
    for hole in (EYE, EYE_R):
        c = (P[hole[0]] + P[hole[8]]) / 2; m = P[hole].mean(0); z = P[[hole[4], hole[12]], 2].mean()
        out.append(np.array([c[0] * .6 + m[0] * .4, m[1] + .09, z - np.sqrt((BALL_R + .10) ** 2 - .42 ** 2)]))
    return out

def _lids_on_ball(P):
    """Lash line and the ring round it take the depth of the ball they cover; corners keep theirs, a little deeper."""
    for (hole, ring), c in zip(((EYE, LID), (EYE_R, LID_R)), ball(P)):
        for ids, gap, most in ((hole, .12, 1.0), (ring, .17, .75)):
            for j, i in enumerate(ids):
                r2 = ((P[i, :2] - c[:2]) ** 2).sum(); z = c[2] + np.sqrt(max((BALL_R + gap) ** 2 - r2, .25))
                corner = min(abs(j - 0), abs(j - 8), abs(j - 16)); w = most * min(1, .35 + .3 * corner)
                P[i, 2] += (z - P[i, 2]) * w

def _neighbours():
    _, _, F = canonical(); nb = [set() for _ in range(468)]
    for t in F:
        for a in t: nb[a].update(int(b) for b in t if b != a)
    return [sorted(v) for v in nb]
_NB = _neighbours()

def _refine(P):
    """The canonical mesh is an average of scans: softer orbit, finer bridge and tip, higher cheek, rounder forehead make a portrait of it."""
    x, y = np.abs(_BASE[:, 0]), _BASE[:, 1]
    w = np.exp(-((x - 3.3) / 2.6) ** 4) * _g(y, 4.25, .85); w[EYE + EYE_R + LID + LID_R] = 0
    for _ in range(4): z = P[:, 2].copy(); P[:, 2] += .6 * w * (np.array([z[n].mean() for n in _NB]) - z)
    w = np.exp(-((x - 1.1) / .9) ** 4) * np.exp(-((y - 2.1) / 1.9) ** 4); w[EYE + EYE_R + LID + LID_R] = 0
    for _ in range(2): z = P[:, 2].copy(); P[:, 2] += .5 * w * (np.array([z[n].mean() for n in _NB]) - z)
    P[:, 2] -= .30 * _g(y, 4.9, .9) * np.exp(-((x - 3.2) / 2.6) ** 4); P[:, 2] += .16 * np.exp(-((x - 1.2) / 1.0) ** 2 - ((y - 3.3) / 1.0) ** 2)
    P[:, 0] *= 1 - .07 * _g(y, 1.2, 2.2) * (1 - _step(x, .9, 2.2)) - .10 * np.exp(-((y + .9) / 1.1) ** 2) * (1 - _step(x, 1.2, 2.4))
    P[:, 2] += .16 * np.exp(-((x - 4.3) / 1.5) ** 2 - ((y - .3) / 1.3) ** 2)
    P[:, 0] *= 1 - .035 * _g(y, -3.6, 2.4) * _step(x, 3.5, 6.8)
    P[:, 2] -= .30 * np.exp(-((x - 4.9) / 1.5) ** 2 - ((y + 2.9) / 1.7) ** 2)
    P[:, 2] += .14 * _g(y, 7.0, 1.6) * np.exp(-(x / 4) ** 2)
    P[:, 2] += np.where(_ROW >= .75, .10, 0) * np.exp(-(x / 1.8) ** 2)

_REFINED = _BASE.copy(); _refine(_REFINED)

def morphed(strengths):
    """The refined mean face, moved; mouth closed."""
    P = _REFINED.copy()
    for k, v in strengths.items(): MORPHS[k](P, v)
    _close_mouth(P)
    return P

def _smile(P, k):
    """Closed lips: corners out, up and back, cheeks rise, lower lids tighten."""
    x, y, s = np.abs(_BASE[:, 0]), _BASE[:, 1], np.sign(_BASE[:, 0])
    c = np.exp(-((x - 2.5) / 1.25) ** 2 - ((y + 4.3) / 1.1) ** 2); m = np.exp(-np.hypot(x / 3.0, (y + 4.3) / 1.3) ** 4)
    P[:, 0] += s * .34 * k * c; P[:, 1] += .36 * k * c; P[:, 2] -= .30 * k * c
    P[:, 1] += (P[:, 1] + 4.27) * -.10 * k * m; P[:, 2] -= .06 * k * m
    a = np.exp(-((x - 4.1) / 1.5) ** 2 - ((y + .1) / 1.3) ** 2); P[:, 1] += .22 * k * a; P[:, 2] += .34 * k * a; P[:, 0] += s * .10 * k * a
    f = np.exp(-((x - 3.35 - (y + 3.2) * -.28) / .42) ** 2 - ((y + 2.6) / 1.2) ** 2); P[:, 2] -= .10 * k * f
    P[:, 1] += .13 * k * _EYE_W * (y < 2.62) * (y > 1.6)
    P[:, 0] *= 1 + .05 * k * np.exp(-(x / 2.4) ** 4 - ((y + 1.3) / .9) ** 2)

def _portrait(P, k=1.0):
    """What a camera at arm's length and an average of scans take away: eyes that carry the face, a finer lower third, a nearer brow. k: how much."""
    x, y = np.abs(_BASE[:, 0]), _BASE[:, 1]; s = np.sign(_BASE[:, 0])
    P[:, 0] *= 1 - k * (.035 + .065 * _step(-y, -.5, 6.5) + .05 * _g(y, -8.6, 1.6))
    P[:, 1] += k * (.55 * _step(-y, .2, 8.8))
    e = _EYE_FAR; P[:, 0] += s * (x - 3.15) * e * .10 * k; P[:, 1] += (y - 2.55) * _EYE_W * .07 * k
    P[:, 1] -= _BROW_W * .10 * k; P[:, 1] += _BROW_W * .03 * k * (x - 3.6)
    P[:, 0] *= 1 - .075 * k * _g(y, -1.3, 1.3) * np.exp(-(x / 2.6) ** 4)
    P[:, 1] += (y + 4.27) * .11 * k * np.exp(-np.hypot(x / 3.0, (y + 4.3) / 1.4) ** 4)
    P[:, 1] += .10 * k * np.exp(-((x - 2.5) / 1.0) ** 2 - ((y + 4.3) / .9) ** 2)

def solve(target, rounds=7, smile=0.0, beauty=1.0):
    """target: ratio -> z (sd from the mean) for any of MORPHS; the rest is asked to be the mean. Returns points with lids on the balls."""
    keys = [k for k in MORPHS if k != 'lipBalance']; goal = np.array([REFERENCE[k][0] + REFERENCE[k][1] * target.get(k, 0) for k in keys]); sd = np.array([REFERENCE[k][1] for k in keys])
    s = np.zeros(len(keys)); shape = lambda v: morphed({**dict(zip(keys, v)), 'lipBalance': target.get('balance', 0)})
    def f(v): r = ratios(project(shape(v))); return np.array([r[k] for k in keys])
    for _ in range(rounds):
        r0 = f(s); J = np.stack([(f(s + np.eye(len(keys))[i] * .05) - r0) / .05 for i in range(len(keys))], 1) / sd[:, None]
        e = (goal - r0) / sd
        s += np.clip(np.linalg.solve(J.T @ J + .02 * np.eye(len(keys)), J.T @ e - .02 * s * .3), -1.2, 1.2)
    P = shape(s)
    _portrait(P, beauty)
    if smile: _smile(P, smile)
    _lids_on_ball(P)
    return P, dict(zip(keys, s.round(2)))

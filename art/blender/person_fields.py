"""Where things lie on a face, as functions of the neutral face's coordinates (centimetres: x to the face's left, y up, z to the viewer).
Every mask drawn with them fits every identity and expression, because both share the neutral mesh. Plain numpy: Blender and the darkroom read it."""
import numpy as np

UPPER_LIP = np.array([(-2.62, -3.50), (-2.2, -3.16), (-1.7, -2.80), (-1.2, -2.54), (-.73, -2.40), (-.36, -2.41), (0, -2.50), (.36, -2.41), (.73, -2.40), (1.2, -2.54), (1.7, -2.80), (2.2, -3.16), (2.62, -3.50)])
LOWER_LIP = np.array([(-2.62, -3.52), (-2.2, -3.84), (-1.8, -4.08), (-1.03, -4.34), (-.5, -4.44), (0, -4.46), (.5, -4.44), (1.03, -4.34), (1.8, -4.08), (2.2, -3.84), (2.62, -3.52)])
UPPER_LID = np.array([(1.70, 3.22), (1.84, 3.36), (2.2, 3.75), (2.78, 4.02), (3.3, 4.06), (3.87, 3.90), (4.3, 3.58), (4.52, 3.38)])
LOWER_LID = np.array([(1.70, 3.16), (2.1, 3.08), (2.73, 3.02), (3.3, 2.98), (3.86, 3.02), (4.3, 3.22), (4.52, 3.36)])
SKULL_MIDDLE = np.array([0, 5., 0.])
HAIRLINE_SIDE = [0, 14, 33, 46, 55, 62, 67, 76, 84, 92, 113, 130, 155, 180]          # degrees round the head from the nose
HAIRLINE_DOWN = [63, 63, 65, 70, 81, 91, 100, 110, 92, 88, 102, 116, 122, 124]      # degrees down from the crown


def step(x, a, b):
    """Smooth 0 to 1 while x goes from a to b."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def blob(R, c, r):
    """A soft ellipsoid round c with half-widths r, 1 in the middle."""
    return np.exp(-.5 * sum(((R[..., k] - c[k]) / r[k]) ** 2 for k in range(3)))


def both(R, c, r):
    """The same on both halves of the face."""
    return blob(R, c, r) + blob(R, (-c[0], c[1], c[2]), r)


def on_curve(x, curve):
    """Height of a curve of (x, y) points at x, in x's own precision."""
    return np.interp(x, *curve.T).astype(x.dtype)


def lip_depth(R, line=None):
    """Distance into the lips, measured upright (cm); negative outside. line: how a person's edge of the red leaves the mean one, cm:
    `bow` lifts its two peaks, `dip` lowers the notch between them, `upper` and `lower` move the edges out."""
    x, y, z = R[..., 0], R[..., 1], R[..., 2]; q = line or {}
    fade = np.clip(1 - (x / 2.5) ** 2, 0, 1).astype(x.dtype); peak = np.exp(-.5 * ((np.abs(x) - .62) / .34) ** 2) * q.get('bow', 0) - np.exp(-.5 * (x / .2) ** 2) * q.get('dip', 0)
    d = np.minimum(on_curve(x, UPPER_LIP) + (peak + q.get('upper', 0) * fade).astype(x.dtype) - y, y - on_curve(x, LOWER_LIP) + (q.get('lower', 0) * fade).astype(x.dtype))
    return np.where((np.abs(x) < 2.62) & (z > 9), d, np.array(-1, x.dtype))


def lid_gap(R):
    """Distance outside the eye's opening above the upper and below the lower margin (cm), and where that means anything."""
    x, y = np.abs(R[..., 0]), R[..., 1]
    near = (x > 1.55) & (x < 4.75) & (R[..., 2] > 7.5)
    return y - on_curve(x, UPPER_LID), on_curve(x, LOWER_LID) - y, near


def ball_middle(V):
    """The middle of an eyeball's points, whose front bulges."""
    return np.array([(V[:, 0].min() + V[:, 0].max()) / 2, (V[:, 1].min() + V[:, 1].max()) / 2, V[:, 2].min() + 1.5 * np.ptp(V[:, 1]) / 3.09])


def head_angles(R):
    """Degrees down from the crown, degrees round from the nose."""
    d = R - SKULL_MIDDLE.astype(R.dtype)
    r = np.maximum(np.linalg.norm(d, axis=-1), 1e-6)
    return np.degrees(np.arccos(np.clip(d[..., 1] / r, -1, 1))), np.degrees(np.arctan2(d[..., 0], d[..., 2]))


def hairline(side, lift=0.):
    return np.interp(np.abs(side), HAIRLINE_SIDE, np.array(HAIRLINE_DOWN) + lift).astype(side.dtype)


def scalp(R, lift=0.):
    """How much a point is scalp, 0 to 1: it begins well behind the first hairs, so that no edge is painted; the ears left out."""
    down, side = head_angles(R)
    ear = step(np.abs(R[..., 0]), 8.0, 8.4) * step(R[..., 1], -2, 0) * (R[..., 2] < 3.5)
    return step(hairline(side, lift) - down, 1., 17.) * (1 - ear)


def along(x, y, curve):
    """Distance to an open polyline of (x, y) points, the side (positive: left of its direction) and the share of the way."""
    best = np.full(x.shape, 9e9); side = np.zeros(x.shape); share = np.zeros(x.shape)
    c = np.asarray(curve, float); n = len(c) - 1
    for i in range(n):
        (ax, ay), (bx, by) = c[i], c[i + 1]
        dx, dy = bx - ax, by - ay; l2 = dx * dx + dy * dy
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / l2, 0, 1)
        d = np.hypot(x - ax - t * dx, y - ay - t * dy); k = d < best
        best = np.where(k, d, best); side = np.where(k, np.sign(dx * (y - ay) - dy * (x - ax)), side); share = np.where(k, (i + t) / n, share)
    return best, side, share

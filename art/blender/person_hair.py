"""Hair of the head near the face: combed back, parted, cropped, over the forehead, or hanging beside the cheeks; with a broken line, fine short hairs and strays."""
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from person_fields import SKULL_MIDDLE, hairline, step, unit
from person_strands import strands, taper


def direction(down, side):
    a, b = np.radians(down), np.radians(side)
    return np.stack([np.sin(a) * np.sin(b), np.cos(a), np.sin(a) * np.cos(b)], -1)


class Skull:
    """Radius of the head by direction, from rays, so that hair can lie on it at a height."""

    def __init__(self, skin):
        tree = BVHTree.FromPolygons(skin.points.tolist(), skin.quads.tolist()); self.middle = SKULL_MIDDLE + skin.points.mean(0) - skin.rest.mean(0)
        down, side = np.meshgrid(np.arange(0, 181, 3.), np.arange(-180, 180, 3.), indexing='ij'); d = direction(down, side).reshape(-1, 3); g = np.zeros(len(d))
        for i, v in enumerate(d): g[i] = tree.ray_cast(Vector(self.middle), Vector(v))[3] or 0
        g = g.reshape(down.shape); g[g == 0] = 8.; g[0] = g[0].mean()
        q = np.pad(np.pad(g, ((0, 0), (1, 1)), 'wrap'), ((1, 1), (0, 0)), 'edge'); self.radius = np.maximum(g, sum(q[a:a + g.shape[0], b:b + g.shape[1]] for a in range(3) for b in range(3)) / 9)

    def at(self, d, height):
        d = unit(d); a = np.degrees(np.arccos(np.clip(d[..., 1], -1, 1))) / 3; b = (np.degrees(np.arctan2(d[..., 0], d[..., 2])) + 180) / 3; i = np.clip(a.astype(int), 0, 59); j = np.floor(b).astype(int); a, b = a - i, b - j; j, k = j % 120, (j + 1) % 120; g = self.radius
        return self.middle + d * ((g[i, j] * (1 - a) + g[i + 1, j] * a) * (1 - b) + (g[i, k] * (1 - a) + g[i + 1, k] * a) * b + height)[..., None]


def curve(points, k):
    t = np.linspace(0, 1, k)[None, :, None]; a, b, c, d = [q[:, None] for q in points]
    return (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t * t * (1 - t) * c + t ** 3 * d


def roots(n, rng, lift, soft=2.2, low=0., strays=.03, full=12):
    """Directions of n roots inside a hairline that wavers, thin at its front, and how far inside (degrees)."""
    out, ins = [], []; wave = rng.uniform(0, 6.28, 5)
    while sum(map(len, out)) < n:
        m = n * 3; down = np.degrees(np.arccos(rng.uniform(-.82, 1, m))); side = rng.uniform(-180, 180, m); s = np.radians(side)
        e = hairline(side, lift) - down + 1.7 * np.sin(s * 5 + wave[0]) + 1.3 * np.sin(s * 13 + wave[1]) + .8 * np.sin(s * 41 + wave[2]); k = (e + rng.normal(0, soft, m) > low) & (rng.random(m) < strays + (1 - strays) * step(e, low, low + full)); out.append(direction(down[k], side[k])); ins.append(e[k])
    return np.concatenate(out)[:n], np.concatenate(ins)[:n]


def combed(skull, h, lift, material, head, rng):
    """Back into a knot; or, with `part` (degrees from the middle), from a parting over the temples to behind the ears."""
    n, k, part = h.get('count', 30000), 14, h.get('part'); D, ins = roots(n, rng, lift) if part is None else roots(n, rng, lift, 1.3, .4, .004, 13); t = np.linspace(0, 1, k)[None]
    C = unit(rng.normal(size=(420, 3))); lock = np.argmax(D @ C.T, 1); own = rng.random(420)[lock]; pull = C[lock]; frizz = rng.normal(0, .016, (n, 1, 3))
    if part is None:
        K = direction(np.array(h.get('knot', 62.)), np.array(180.)); X = curve([D, unit(D + K * .30 + np.array([0, .16, -.05]) * step(D[:, 2:], 0, .6)), unit(K + D * .42), unit(K + .16 * rng.normal(0, .5, (n, 3)) + .12 * D)], k); rise = 1
    else:
        side = np.degrees(np.arctan2(D[:, 0], D[:, 2])) - part; way = np.where(np.abs(side) < 4, np.sign(side + rng.normal(0, 1.5, n)), np.sign(side)); K = direction(104 + 9 * own, way * (118 + 34 * rng.random(n)))
        X = curve([D, unit(D + K * .34 + np.stack([way * .10, .02 + 0 * way, .10 + 0 * way], 1)), unit(K * .8 + D * .34 + np.array([0, -.02, h.get('curtain', .18)])), K], k); rise = .35 + .65 * step(np.abs(side), 2, 30)[:, None]
    X = unit(X) + ((pull - D)[:, None] * .13) * (step(t, .1, .45) * (1 - step(t, .7, 1)))[..., None] + frizz * (step(t, .05, .5) * (1 - step(t, .8, 1)))[..., None]
    H = .02 + (h.get('volume', .9) * (1 - .6 * rng.random((n, 1)) ** 1.5) + .22 * own[:, None]) * (1 - np.exp(-t / .10)) * (.22 + .78 * step(ins, 0, 16)[:, None]) * rise + .12 * (1 - t) * t * rng.random((n, 1))
    strands('hair', skull.at(X, H), taper(k, .0062, .8) * (.75 + .5 * rng.random((n, 1))), material, head)
    m = 360; F, _ = roots(m, rng, lift); X = curve([F, unit(F + K.reshape(-1, 3)[:1] * .3 * (part is None)), unit(np.reshape(direction(np.array(80.), np.array(180.)), (1, 3)) * .5 + F * .8), unit(F * .9 + rng.normal(0, .2, (m, 3)))], k)
    strands('flying', skull.at(X, .5 + (.35 + .9 * rng.random((m, 1))) * t * rng.random((m, 1)) + .1 * np.sin(t * 9 + rng.random((m, 1)) * 6)), taper(k, .0036, .4), material, head)


def fringe(skull, h, lift, material, head, rng):
    """Over the forehead: locks that rise a little, turn and fall to `to` degrees from the crown, swept aside by `sweep` degrees."""
    f = h['fringe']; n, k, c = f.get('count', 7000), 16, 46; t = np.linspace(0, 1, k)[None]; lock = rng.integers(0, c, n); side0 = np.sort(rng.uniform(-62, 62, c))[lock] + rng.normal(0, 3.2, n); down0 = hairline(side0, lift) - rng.uniform(1, 24, n)
    long = f.get('to', 85) + 3.5 * rng.normal(size=c)[lock] + rng.normal(0, 2.2, n) + f.get('side', 10) * (np.abs(side0) / 60) ** 2; open_ = (f.get('sweep', 0) + 5 * rng.normal(size=c)[lock] + rng.normal(0, 1.6, n))[:, None]
    side = side0[:, None] * (1 + .10 * t) + open_ * t ** 1.4 + 2.5 * np.sin(t * 3 + rng.uniform(0, 6, c)[lock][:, None]) * t; down = down0[:, None] + (long - down0)[:, None] * t
    H = .05 + (.30 + .35 * rng.random((n, 1))) * np.sin(np.pi * np.minimum(t * .9 + .06, 1)) + .16 * t + .10 * rng.random((n, 1)); strands('fringe', skull.at(direction(down, side), H), taper(k, .0058, .12) * (.7 + .5 * rng.random((n, 1))), material, head)


def cropped(skull, h, lift, material, head, rng):
    n, k = h.get('count', 60000), 7; D, ins = roots(n, rng, lift, 2.6, -1, .02, 15); t = np.linspace(0, 1, k)[None]; flat = 1 - h.get('fade', .62) * step(np.degrees(np.arccos(np.clip(D[:, 1], -1, 1))), 48, 84)[:, None]; length = flat * h.get('length', .5) * (.3 + .7 * step(ins, -2, 12)[:, None]) * (.5 + .6 * rng.random((n, 1))) + .05; turn = rng.random((n, 1)) * 6.28; curl = h.get('curl', .09)
    a = unit(np.cross(D, [.3, .2, 1])); b = np.cross(D, a); lean = unit(np.array(h.get('lean', [.2, .3, -.2]))); ring = curl * np.sqrt(t) * step(ins, -3, 6)[:, None]
    X = skull.at(D, np.zeros(n))[:, None] + D[:, None] * (length * t)[..., None] + lean * (length * t ** 2 * h.get('leans', 0))[..., None] + (ring * np.cos(turn + t * 9))[..., None] * a[:, None] + (ring * np.sin(turn + t * 9))[..., None] * b[:, None]
    strands('hair', X, taper(k, .0048, .4) * (.55 + .45 * step(ins, -2, 8)[:, None]) * (.75 + .5 * rng.random((n, 1))), material, head)


def fine(skull, lift, material, head, rng, count=4200):
    """Short soft hairs on the line itself."""
    D, e = roots(count * 4, rng, lift, 4.2, -3.5); D = D[np.argsort(np.abs(e - .2) + 5. * rng.random(len(e)))[:count]]; K = direction(np.array(60.), np.array(180.)); w = unit(D + K * .10 + rng.normal(0, .05, (count, 3))); tip = unit(D + K * (.14 + .16 * rng.random((count, 1))) + rng.normal(0, .08, (count, 3))); t = np.linspace(0, 1, 9)[None]
    strands('fine', skull.at(curve([D, w, tip, unit(tip + rng.normal(0, .03, (count, 3)))], 9), .01 + (.10 + .25 * rng.random((count, 1))) * t * (1.3 - t)), taper(9, .0030, .12), material, head)


def hanging(skull, h, material, head, rng):
    """Locks that fall beside the cheeks from the temples, in front of the ears."""
    k = 20; t = np.linspace(0, 1, k)[None]; out = []
    for side in (1, -1):
        n = h.get('fall', 4200); c = 44; lock = rng.integers(0, c, n); down0 = 58 + 40 * rng.random(c)[lock] + rng.normal(0, 2.0, n); side0 = side * (h.get('from', 76) + 24 * rng.random(c)[lock] + rng.normal(0, 1.4, n)); root = skull.at(direction(down0, side0), np.full(n, .15))
        phase = rng.uniform(0, 6, c)[lock][:, None]; sway = rng.normal(0, .3, c)[lock][:, None] * np.sin(t * 3.4 + phase) + h.get('wave', .16) * step(t, .1, .6) * np.sin(t * 11 + phase * .3 + rng.normal(0, .35, (n, 1))); wide = h.get('wide', 7.7) + np.abs(rng.normal(0, h.get('loose', .5), c))[lock][:, None] + rng.normal(0, .18, (n, 1)); x = side * (np.abs(root[:, :1]) * (1 - step(t, 0, .25)) + wide * step(t, 0, .25) - h.get('inward', .5) * t + sway); y = root[:, 1:2] - (root[:, 1:2] - h.get('to', -14) + rng.normal(0, .5, c)[lock][:, None]) * t + .5 * np.sin(t * 3.14); z = root[:, 2:] + (.2 + rng.normal(0, 1.1, c)[lock][:, None]) * step(t, 0, .5) + rng.normal(0, .25, (n, 1)) * t + h.get('wave', .16) * np.cos(t * 11 + phase * .3)
        out.append(np.stack([x, y, z], -1))
    strands('fall', np.concatenate(out), taper(k, .0065, .6), material, head)


def hair(person, skin, material, head, rng):
    h = person.look.get('hair', {}); lift = h.get('lift', 0.); skull = Skull(skin)
    if h.get('style') == 'none': return
    (cropped if h.get('style') == 'cropped' else combed)(skull, h, lift, material, head, rng)
    fine(skull, lift, material, head, rng, 4200 if h.get('style') != 'cropped' else 1600)
    if 'fringe' in h: fringe(skull, h, lift, material, head, rng)
    if h.get('style') == 'hanging': hanging(skull, h, material, head, rng)

"""What skin mirrors of the studio's lights: two lobes of GGX, each light as the point of its rectangle nearest to the mirrored ray (Karis 2013),
and the soft rim of fine hair. Radiance in the renderer's units."""
import numpy as np

F0 = .028


def dot(a, b): return (a * b).sum(-1)
def unit(a): return a / np.maximum(np.linalg.norm(a, axis=-1, keepdims=True), 1e-6)


def nearest(light, P, r):
    """The vector from P to the point of the light's rectangle nearest to the ray r."""
    m, a, b, f = (np.array(light[k], np.float32) for k in ('middle', 'across', 'up', 'facing')); to = m - P; along = dot(r, f); t = np.where(along < -1e-3, dot(to, f) / np.minimum(along, -1e-3), 0); q = r * t[..., None] - to
    s, u = np.clip(dot(q, a) / (a @ a), -1, 1), np.clip(dot(q, b) / (b @ b), -1, 1); s, u = np.where(t > 0, s, 0), np.where(t > 0, u, 0)
    return to + s[..., None] * a + u[..., None] * b


def lobes(n, v, l, rough, spread):
    """Two GGX lobes (roughness, weight) with Smith's shadowing; spread widens them by the light's own half angle and keeps their energy."""
    h = unit(l + v); nh2, nv, nl, vh = np.clip(dot(n, h), 0, 1) ** 2, np.clip(dot(n, v), .05, 1), np.clip(dot(n, l), 0, 1), np.clip(dot(v, h), 0, 1); out = 0
    for r, weight in rough:
        a = np.maximum(r * r, .003); wide = np.minimum(a + spread * .5, 1); k = (r + 1) ** 2 / 8; d = a * a / wide; e = nh2 * (a * a - 1) + 1
        out = out + weight * d * d / (np.pi * e * e * 4 * (nv * (1 - k) + k) * (nl * (1 - k) + k))
    return out * (F0 + (1 - F0) * (1 - vh) ** 5) * nl


def unshadowed(light, P, n):
    """Irradiance over pi of the whole rectangle, if nothing stood before it (3 x 3 points)."""
    m, a, b, f = (np.array(light[k], np.float32) for k in ('middle', 'across', 'up', 'facing')); area = 4 * np.linalg.norm(a) * np.linalg.norm(b); e = 0
    for s in (-.6, 0, .6):
        for u in (-.6, 0, .6): to = m + s * a + u * b - P; d2 = dot(to, to); l = to / np.sqrt(d2)[..., None]; e = e + np.clip(dot(n, l), 0, 1) * np.clip(-(l @ f), 0, 1) / d2
    return e * area / 9 / np.pi


def gloss(P, n, camera, lights, seen, rough, strength):
    """seen: per group how much of it reaches the pixel, 0 to 1; rough: of the broad and the tight lobe."""
    v = unit(np.array(camera, np.float32) - P); r = 2 * dot(n, v)[..., None] * n - v; out = np.zeros(P.shape, np.float32)
    for light in lights:
        to = nearest(light, P, r); d2 = dot(to, to); l = to / np.sqrt(d2)[..., None]; area = 4 * np.linalg.norm(light['across']) * np.linalg.norm(light['up']); power = area * np.clip(-(l @ np.array(light['facing'], np.float32)), 0, 1) / d2; spread = np.sqrt(area) / (2 * np.sqrt(d2))
        out += (lobes(n, v, l, ((rough[0], .72), (rough[1], .28)), spread) * power * seen[light['group']] * (.45 if light['group'] == 'edge' else 1) * strength)[..., None] * np.array(light['radiance'], np.float32)
    return out

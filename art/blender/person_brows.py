"""Brows, lashes and stubble: hairs that grow out of the posed skin."""
import numpy as np
from person_fields import step, unit
from person_growth import beard_area, outline
from person_model import LASH_FIRST, LASH_POLYGONS, LASH_STRIP
from person_strands import strands, taper


def lashes(person, material, head, rng):
    M, look = person.posed, person.look; out = []
    for q in range(12):
        lo = LASH_FIRST + LASH_STRIP * q; v = np.arange(lo, lo + LASH_STRIP); at = {}
        for c in range(person.starts[LASH_POLYGONS[0]], person.starts[LASH_POLYGONS[1]]):
            if lo <= person.corners[c] < lo + LASH_STRIP: at[int(person.corners[c])] = person.uv[person.corner_uvs[c]]
        uv = np.array([at[int(i)] for i in v]); row = np.argsort(-uv[:, 1].round(3), kind='stable').reshape(6, 19)
        grid = np.stack([M[v[r[np.argsort(uv[r, 0])]]] for r in row]).transpose(1, 0, 2)   # along the lid, root to tip
        lower = q % 6 >= 3; n = 26 if lower else look.get('lashCount', 50) * 5 // 4; bunch = rng.normal(0, .16, n // 3 + 1)[np.arange(n) // 3]
        u = np.clip((np.arange(n) + .5 + rng.normal(0, .3, n) + bunch) / n * 17 + .5, .3, 17.6); i = u.astype(int); f = (u - i)[:, None, None]; X = grid[i] * (1 - f) + grid[i + 1] * f
        length = look.get('lash', .8) * (look.get('lowerLash', .36) if lower else 1) * (.55 + .55 * rng.random(n)); t = np.linspace(0, 1, 8); root = X[:, :1]; d = X - root; j = np.clip((t * 5).astype(int), 0, 4); f = (t * 5 - j)[None, :, None]
        Y = (d[:, j] * (1 - f) + d[:, np.minimum(j + 1, 5)] * f) * length[:, None, None] + rng.normal(0, .05, (n, 1, 3)) * (t ** 1.5)[None, :, None]
        Y[..., 1] += (-.06 if lower else look.get('curl', .30)) * length[:, None] * (t ** 2)[None]; out.append(root + Y)
    strands('lashes', np.concatenate(out), taper(8, .0068, .08), material, head)


def brows(person, ground, material, head, rng):
    brow = person.look.get('brow', {}); X, Y, H = outline(brow); n = brow.get('count', 420) * 5 // 4; out = []
    for side in (1, -1):
        stray = rng.random(n) < .04; s = rng.beta(1.15, 1.25, n * 3); s = s[rng.random(n * 3) < np.interp(s, np.linspace(0, 1, 6), H / H.max()) ** .9 * .9]; s = np.resize(s, n); s = np.where(rng.random(n) < .12 * (s < .25), s * .5 - .02, s); x = np.interp(s, np.linspace(0, 1, 6), X) - .12 * (s < .02) * rng.random(n)
        half = np.interp(x, X, H); v = np.clip(rng.normal(0, .55, n), -1.3, 1.3) * np.where(stray, 1.9, 1); y = np.interp(x, X, Y) + v * half + .03 * rng.normal(size=n)
        P, normal = ground.at(np.stack([side * x, y], 1)); slope = np.arctan(np.interp(x, X, np.gradient(Y, X)))
        angle = slope + np.interp(s, [0, .12, .3, .6, 1], [1.3, 1.0, .62, .36, .08]) * (1 - .5 * (v + .2)) - .35 * np.maximum(v, 0) * step(s, .2, .6) + rng.normal(0, .10, n) + stray * rng.normal(0, .3, n)
        way = np.stack([side * np.cos(angle), np.sin(angle), np.zeros(n)], 1); way = unit(way - (way * normal).sum(1, keepdims=True) * normal); t = np.linspace(0, 1, 7)[None, :, None]
        length = (np.interp(s, [0, .15, .5, 1], [.34, .58, .66, .44]) * (.55 + .6 * rng.random(n)) * brow.get('length', 1))[:, None, None]; bend = unit(np.array([side * 1., -.5, 0]))
        out.append(P[:, None] + way[:, None] * length * t + bend * (.16 * length) * t ** 2 + normal[:, None] * (.07 * np.sin(t * 2.6) + .01))
    X = np.concatenate(out); r = brow.get('radius', .0043) * (.6 + .6 * rng.random((len(X), 1)))
    strands('brows', X, taper(7, 1., .05)[None] * r, material, head)


def stubble(person, skin, material, head, rng):
    beard = person.look.get('beard')
    if not beard: return
    area = skin.vertex_areas() * beard_area(skin.rest); n = int(area.sum() * 300 * beard['share']); k = rng.choice(len(area), n, p=area / area.sum())     # by the skin's own area: no seam where it turns away
    normal = skin.normals[k]; spread = rng.normal(0, .035, (n, 3)); P = skin.points[k] + spread - (spread * normal).sum(1, keepdims=True) * normal
    way = np.stack([P[:, 0] * .12, np.full(n, -1.), np.full(n, .1)], 1) + rng.normal(0, .35, (n, 3)); way = unit(way - (way * normal).sum(1, keepdims=True) * normal)
    t = np.linspace(0, 1, 4)[None, :, None]; length = (beard['length'] * (.45 + .8 * rng.random(n)))[:, None, None]; X = P[:, None] + way[:, None] * length * t + normal[:, None] * length * (.3 * np.sin(t * 1.6))
    strands('stubble', X, taper(4, .0042, .35), material, head)

"""The mouth of the house: two lips as swept sections, so that silhouette, fullness and opening stay under control.
Units: half the mouth's width is about 1.16. `part` 0 = closed, 1 = the gate stands open. y < 0 looks at the visitor."""
import math
import numpy as np

HALF = 1.16
def taper(u, p, q): return np.clip(1 - np.abs(u) ** p, 0, 1) ** q
def bell(u, c, w): return np.exp(-((u - c) / w) ** 2)

def parting(u): return .015 * np.cos(u * 5.5) * taper(u, 2, 1) - .030 * bell(u, 0, .16) + .035 * u * u   # the line where closed lips meet
def inner(u, part):
    """z of the two inner edges; they overlap a little when closed so that no light leaks."""
    c = parting(u); seal = .018 * (1 - min(1, part * 8)) * taper(u, 4, 1)
    up = c * (1 - .5 * part) + part * (.440 * taper(u, 2.7, .92) - .026 * bell(u, 0, .15)) - seal
    lo = c * (1 - .5 * part) - part * (.500 * taper(u, 2.5, .90)) + seal
    return up, lo
def fullness(u, part):
    up = (.385 * taper(u, 1.9, .72) + .062 * (bell(u, .21, .13) + bell(u, -.21, .13)) - .055 * bell(u, 0, .085)) * (1 - .08 * part)
    lo = (.520 * taper(u, 2.3, .72) + .014 * (bell(u, .27, .2) + bell(u, -.27, .2))) * (1 - .10 * part)
    return np.maximum(up, .006), np.maximum(lo, .006)
def outer(u, part):
    (iu, il), (fu, fl) = inner(u, part), fullness(u, part)
    return iu + fu, il - fl
def recede(u): return .40 * u * u                                                                        # the mouth follows a face

DEEP = dict(bands=((31, .45), (57, .6), (96, .35)), soft=0, uneven=0)     # a mouth seen small or in relief
FINE = dict(bands=((53, .40), (91, .80), (139, .65)), soft=.03, uneven=.45)   # a mouth that fills the picture
def creases(u, v, rs, bands, soft, uneven):
    """Vertical folds, finer towards the middle of the lip, never regular. soft rounds their bottoms, uneven lets some hardly exist."""
    x = u * (1 - .10 * np.sin(v * math.pi)); d = np.zeros_like(x)
    for f, a in bands:
        ph = rs.uniform(0, 6.3); wob = .9 * np.sin(v * 3.1 + x * 7 + ph) + 1.3 * np.sin(x * 5.3 + ph)
        d += a * (1 - np.sqrt(np.sin(.5 * (x * f + wob)) ** 2 * (1 - soft) + soft)) ** 2.4 * (1 - uneven + uneven * np.sin(x * f * .23 + ph))
    return d

def lip(side, part, nu=520, nv=120, seed=4, folds=DEEP):
    """side +1 upper, -1 lower. Returns vertices (n,3) and quads; the section runs from the wall over the swell into the mouth."""
    rs = np.random.RandomState(seed); s = np.sin(np.linspace(-.5, .5, nu + 1) * math.pi); U, V = np.meshgrid(s, np.linspace(0, 1, nv + 1), indexing='ij')
    i = inner(U, part)[0 if side > 0 else 1]; t = fullness(U, part)[0 if side > 0 else 1]; phi = V * (math.pi + 1.15)
    swell = (.250 * taper(U, 2.1, .60) + .034 * bell(U, 0, .17)) if side > 0 else (.315 * taper(U, 2.3, .58) + .022 * (bell(U, .24, .17) + bell(U, -.24, .17)))
    swell = swell * (1 - .10 * part) + .012
    z = i + side * (t / 2) * (1 + np.cos(phi)); y = -swell * np.sin(phi) * (1 - .34 * np.cos(phi))
    y = np.where(phi > math.pi, .9 * swell * (phi - math.pi) * 1.1, y)                                  # and back into the dark
    edge = np.exp(-(V / .035) ** 2) * .010 * taper(U, 6, 1)                                              # the raised line lipstick follows
    fold = -.0085 * creases(U, V, rs, **folds) * np.clip(np.sin(np.clip(phi / math.pi, 0, 1) * math.pi), 0, 1) ** .7 * taper(U, 5, 1)
    y = y - edge + fold
    P = np.stack([HALF * U, recede(U) + y, z], -1).reshape(-1, 3)
    k = np.arange((nu + 1) * (nv + 1)).reshape(nu + 1, nv + 1); q = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4)
    return P, (q if side < 0 else q[:, ::-1])

def outline(part, n=96):
    """Outer contour as a closed ring of (x, y, z), from the left corner over the upper lip and back under the lower one."""
    u = np.sin(np.linspace(-.5, .5, n + 1) * math.pi); up, lo = outer(u, part)
    a = [(HALF * q, recede(q), z) for q, z in zip(u, up)]; b = [(HALF * q, recede(q), z) for q, z in zip(u, lo)]
    return a + b[::-1][1:-1]
def opening(part, n=96):
    u = np.sin(np.linspace(-.5, .5, n + 1) * math.pi); up, lo = inner(u, part)
    return [(HALF * q, recede(q), z) for q, z in zip(u, up)] + [(HALF * q, recede(q), z) for q, z in list(zip(u, lo))[::-1][1:-1]]

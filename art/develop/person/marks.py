"""Marks drawn on the front of the neutral face as a picture: freckles, moles, blemishes, age spots; and lines: lids, eyes, brow, mouth, neck."""
import numpy as np

LEFT_CM, TOP_CM, WIDE_CM, HIGH_CM, DENSITY = -8.5, 11.5, 17., 23., 110


class Sheet:
    def __init__(self): self.picture = np.zeros((int(HIGH_CM * DENSITY), int(WIDE_CM * DENSITY)), np.float32)

    def stamp(self, x, y, radius, value, rng=None, hard=1.):
        """A soft disc; with rng its edge is uneven."""
        cx, cy, r = (x - LEFT_CM) * DENSITY, (TOP_CM - y) * DENSITY, max(radius * DENSITY, .6); k = int(r * 2.6) + 2; x0, y0 = int(cx) - k, int(cy) - k; H, W = self.picture.shape
        if x0 < 0 or y0 < 0 or x0 + 2 * k + 1 > W or y0 + 2 * k + 1 > H: return
        ys, xs = np.mgrid[y0:y0 + 2 * k + 1, x0:x0 + 2 * k + 1]; dx, dy = xs - cx, ys - cy; d = np.hypot(dx, dy) / r
        if rng is not None: a = np.arctan2(dy, dx); d = d * (1 + .22 * np.sin(2 * a + rng.uniform(0, 6.3)) + .14 * np.sin(3 * a + rng.uniform(0, 6.3)) + .08 * np.sin(5 * a + rng.uniform(0, 6.3)))
        w = value * np.exp(-d ** (2 * hard)); part = self.picture[y0:y0 + 2 * k + 1, x0:x0 + 2 * k + 1]; np.maximum(part, w, out=part)

    def line(self, points, width, value, rng, wander=.02, broken=.25):
        """A tapered, wandering line through points (cm)."""
        p = np.array(points, float); t = np.linspace(0, 1, len(p)); n = int(np.hypot(*np.diff(p, axis=0).T).sum() * DENSITY * .9) + 6; s = np.linspace(0, 1, n)
        for _ in range(2): tt = np.linspace(0, 1, len(p) * 2 - 1); p = np.stack([np.interp(tt, t, p[:, k]) for k in (0, 1)], 1); p[1:-1] = (p[:-2] + 2 * p[1:-1] + p[2:]) / 4; t = tt
        wave = lambda: sum(np.sin(s * f + rng.uniform(0, 6.3)) / f ** .5 for f in rng.uniform(4, 40, 4)) * .5
        x, y = np.interp(s, t, p[:, 0]) + wander * wave(), np.interp(s, t, p[:, 1]) + wander * wave(); v = value * np.clip(np.sin(np.pi * np.clip(s, .02, .98)) * 2.2, 0, 1) * np.clip(1 - broken + broken * wave() * 2, 0, 1.2)
        for a, b, c in zip(x, y, v): self.stamp(a, b, width, c)

    def at(self, x, y):
        i, j = (x - LEFT_CM) * DENSITY, (TOP_CM - y) * DENSITY; H, W = self.picture.shape; i0, j0 = np.clip(i.astype(np.int32), 0, W - 2), np.clip(j.astype(np.int32), 0, H - 2); a, b = np.clip(i - i0, 0, 1).astype(np.float32), np.clip(j - j0, 0, 1).astype(np.float32); p = self.picture
        return (p[j0, i0] * (1 - a) + p[j0, i0 + 1] * a) * (1 - b) + (p[j0 + 1, i0] * (1 - a) + p[j0 + 1, i0 + 1] * a) * b


def pigment(look, rng):
    """Brown spots."""
    sheet = Sheet()
    for _ in range(int(2600 * look.get('freckles', 0))):
        cluster = rng.random(); side = rng.choice((-1, 1))
        x, y = (side * rng.normal(3.0, 1.5), rng.normal(1.0, 1.1)) if cluster < .62 else (rng.normal(0, 1.1), rng.normal(1.3, 1.3)) if cluster < .82 else (rng.normal(0, 3.6), rng.normal(7, 1.6)) if cluster < .92 else (rng.normal(0, 4), rng.normal(-3, 2.6))
        sheet.stamp(x, y, np.exp(rng.normal(np.log(.030), .45)), rng.uniform(.15, .8) ** 1.3, rng)
    for _ in range(int(26 * look.get('spots', 0))): sheet.stamp(rng.choice((-1, 1)) * rng.uniform(2.4, 6.2), rng.uniform(-4, 8), rng.uniform(.06, .22), rng.uniform(.12, .45), rng)
    for x, y, r, v in look.get('moles', []): sheet.stamp(x, y, r, v * 1.7, rng, 1.6)
    for _ in range(look.get('dots', 14)): sheet.stamp(rng.normal(0, 3.6), rng.uniform(-7, 8), rng.uniform(.014, .03), rng.uniform(.3, .9), rng)
    return sheet


def redness(look, rng):
    """Blemishes and small broken veins."""
    sheet = Sheet()
    for _ in range(look.get('blemishes', 3)): x, y = rng.choice((-1, 1)) * rng.uniform(.6, 4.6), rng.choice((rng.uniform(-6.6, -4.9), rng.uniform(-1.5, 1.5), rng.uniform(6.5, 8.5))); sheet.stamp(x, y, rng.uniform(.07, .16), rng.uniform(.2, .5), rng)
    for _ in range(int(60 * look.get('veins_skin', .3))):
        side = rng.choice((-1, 1)); x, y = (side * rng.normal(1.75, .3), rng.normal(-.3, .5)) if rng.random() < .5 else (side * rng.normal(3.6, .9), rng.normal(.3, .7)); a = rng.uniform(0, 6.3); l = rng.uniform(.1, .35)
        sheet.line([(x, y), (x + .5 * l * np.cos(a), y + .5 * l * np.sin(a) + rng.normal(0, .04)), (x + l * np.cos(a), y + l * np.sin(a))], .010, rng.uniform(.1, .35), rng, .012)
    return sheet


def lines(look, rng, crease_cm, lid):
    """Furrows, 0 to 1 deep; age opens them."""
    sheet = Sheet(); age = look.get('age', .2); lid = np.array(lid)
    for s in (-1, 1):
        m = lambda points: [(s * x, y) for x, y in points]
        if crease_cm > .12: sheet.line(m([(x, y + crease_cm * f) for (x, y), f in zip(lid[1:], (.35, .75, 1, 1.02, 1, .95, .8))]), .028, .8, rng, .006, .1)
        for k in range(3): dy = .22 + .2 * k + rng.normal(0, .03); sheet.line(m([(2.0, 3.0 - dy), (2.6, 2.86 - dy * 1.15), (3.3, 2.84 - dy * 1.15), (3.9 + .1 * k, 2.95 - dy)]), .022, .16 + .5 * age, rng, .02, .5)
        for k in range(5): a = .5 - .27 * k + rng.normal(0, .05); l = (.45 + .7 * age) * rng.uniform(.7, 1.1); x, y = 4.72 + .05 * abs(k - 2), 3.42 + .16 * (2 - k); sheet.line(m([(x, y), (x + l * .5, y + l * .5 * a), (x + l, y + l * a * 1.15)]), .020 + .014 * age, max(0, .03 + .85 * age - .08 * abs(k - 2)), rng, .02)
        if age > .25: sheet.line(m([(1.78, -.5), (2.25, -1.2), (2.72, -2.2), (3.02, -3.1)]), .045, .55 * age, rng, .015, .1); sheet.line(m([(.42, 4.9), (.5, 5.5), (.42, 6.2)]), .065, .5 * age, rng, .04)
        if age > .45:
            sheet.line(m([(2.85, -3.7), (3.0, -4.4), (2.9, -5.2)]), .035, .6 * age, rng)
            for x in np.arange(.2, 2.1, .3): sheet.line(m([(x, -2.2 - .12 * x), (x * 1.03 + rng.normal(0, .03), -1.85 - .12 * x)]), .020, .42 * age, rng, .01)
    for k, y in enumerate((6.9, 7.65, 8.4)): sheet.line([(-3.4 + rng.normal(0, .3), y + rng.normal(0, .1)), (-1.7, y + .22), (0, y + .02), (1.7, y + .22), (3.4 + rng.normal(0, .3), y + rng.normal(0, .1))], .060 + .03 * age, max(.03, .62 * age - .05), rng, .07, .6)
    for y in (-9.0, -10.2): sheet.line([(-5, y + .9), (-2, y + .1), (0, y), (2, y + .1), (5, y + .9)], .05, .25 + .5 * age, rng, .05, .2)
    return sheet

"""Seamless tiles of skin, drawn by chance: clouds, pores, the fine net of furrows. 2048 pixels, 160 to the centimetre."""
import os
import numpy as np

SIZE, DENSITY = 2048, 160


def cloud(seed, slope, low, high, size=1024):
    """Noise whose strength falls with frequency; mean 0, deviation 1. low and high: cycles per tile."""
    rng = np.random.default_rng(seed); f = np.hypot(*np.meshgrid(np.fft.fftfreq(size) * size, np.fft.rfftfreq(size) * size, indexing='ij'))
    gain = np.where((f >= low) & (f <= high), np.maximum(f, 1) ** -slope, 0); v = np.fft.irfft2(np.fft.rfft2(rng.normal(size=(size, size))) * gain, s=(size, size))
    return ((v - v.mean()) / v.std()).astype(np.float32)


def pores(seed, per_cm2, least_cm, most_cm):
    """Round dents, 0 outside to 1 in the middle, each a little oval."""
    rng = np.random.default_rng(seed); t = np.zeros((SIZE, SIZE), np.float32); n = int(per_cm2 * (SIZE / DENSITY) ** 2)
    at, size, oval, turn, deep = rng.random((n, 2)) * SIZE, rng.uniform(least_cm, most_cm, n) * DENSITY, rng.uniform(.65, 1, n), rng.uniform(0, 3.14, n), rng.uniform(.45, 1, n)
    for (cx, cy), r, o, a, d in zip(at, size, oval, turn, deep):
        k = int(r * 2.2) + 1; xs, ys = np.arange(int(cx) - k, int(cx) + k + 1), np.arange(int(cy) - k, int(cy) + k + 1); x, y = xs[None] - cx, ys[:, None] - cy
        p, q = (x * np.cos(a) + y * np.sin(a)) / r, (-x * np.sin(a) + y * np.cos(a)) / (r * o); w = d * np.exp(-(p * p + q * q) ** 1.3); i = np.ix_(ys % SIZE, xs % SIZE); t[i] = np.maximum(t[i], w)
    return t


def net(seed, per_cm):
    """Furrows between skin's small fields: 0 in a furrow to 1 in a field."""
    rng = np.random.default_rng(seed); c = int(per_cm * SIZE / DENSITY); cell = SIZE / c; dot = rng.random((c, c, 2)); y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32) / cell; i, j = x.astype(int), y.astype(int); first = np.full(x.shape, 9, np.float32); second = first.copy()
    for dj in (-1, 0, 1):
        for di in (-1, 0, 1):
            p = dot[(j + dj) % c, (i + di) % c]; d = np.hypot((i + di + p[..., 0] - x) * .8, (j + dj + p[..., 1] - y) * 1.2).astype(np.float32); second = np.minimum(second, np.maximum(d, first)); first = np.minimum(first, d)
    return np.clip((second - first) / .35, 0, 1)


def tiles(cache):
    """All of them; drawn once and kept."""
    if not os.path.exists(cache):
        os.makedirs(os.path.dirname(cache), exist_ok=True)
        made = dict(soft=cloud(1, 1.6, 2, 300), patch=cloud(2, 1.0, 6, 60), grain=cloud(3, .4, 60, 512), second=cloud(4, 1.6, 2, 300), pores=pores(5, 75, .010, .024), large=pores(6, 26, .020, .040), net=net(7, 22).astype(np.float32))
        np.savez(cache, **made)
    return dict(np.load(cache))

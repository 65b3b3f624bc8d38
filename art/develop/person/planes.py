"""Raws in, PNG out, and what is done to whole pictures: blur, sampling of a tile."""
import json
import struct
import zlib
import numpy as np


def read_raw(file):
    """{name: H x W x 3 float32}, the first pass's alpha as `alpha`, and the head."""
    with open(file, 'rb') as f: head = json.loads(f.readline()); a = np.frombuffer(f.read(), '<f4').reshape(head['planes'], head['H'], head['W'])
    found = {}
    for i, name in enumerate(head['names']):
        if name.endswith('a') and name[:-1] + 'r' in head['names']: found['alpha'] = a[i]
        elif name.endswith('r'): found[name[:-1]] = np.ascontiguousarray(a[i:i + 3].transpose(1, 2, 0))
    return found, head


def write_png(file, rgb):
    """rgb: H x W x 3, 0 to 1, already in sRGB."""
    H, W, _ = rgb.shape; b = np.zeros((H, W * 3 + 1), np.uint8); b[:, 1:] = (np.clip(rgb, 0, 1) * 255 + .5).astype(np.uint8).reshape(H, -1)
    part = lambda kind, data: struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
    with open(file, 'wb') as f: f.write(b'\x89PNG\r\n\x1a\n' + part(b'IHDR', struct.pack('>IIBBBBB', W, H, 8, 2, 0, 0, 0)) + part(b'IDAT', zlib.compress(b.tobytes(), 6)) + part(b'IEND', b''))


def blur(v, radius):
    """Close to a Gaussian of that many pixels: three box passes each way."""
    r = max(1, round(radius * .9))
    for _ in range(3):
        for ax in (0, 1):
            pad = [(0, 0)] * v.ndim; pad[ax] = (r + 1, r); c = np.cumsum(np.pad(v, pad, 'edge'), ax, dtype=np.float64); n = v.shape[ax]
            v = ((np.take(c, range(2 * r + 1, 2 * r + 1 + n), ax) - np.take(c, range(n), ax)) / (2 * r + 1)).astype(np.float32)
    return v


def sample(tile, u, v, density):
    """A seamless tile of `density` pixels per centimetre, read between its pixels at (u, v) cm."""
    n, m = tile.shape; x, y = u * density, v * density; i, j = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32); a, b = (x - i).astype(np.float32), (y - j).astype(np.float32)
    i0, j0, i1, j1 = i % m, j % n, (i + 1) % m, (j + 1) % n
    return (tile[j0, i0] * (1 - a) + tile[j0, i1] * a) * (1 - b) + (tile[j1, i0] * (1 - a) + tile[j1, i1] * a) * b


def coarser(tile, times):
    n, m = tile.shape
    return tile if times < 2 else tile[:n // times * times, :m // times * times].reshape(n // times, times, m // times, times).mean((1, 3))

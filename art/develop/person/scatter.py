"""The small scattered light brought to full size: every large pixel takes from the small pixels that lie near it on the same skin."""
import numpy as np

GROUPS = ('key', 'fill', 'edge', 'room')


def enlarge(light, small_rest, small_share, rest, sigma_cm):
    """light: {group: h x w x 3}. Joint bilateral over 4 x 4 small pixels: near in the picture and near on the neutral face."""
    h, w = small_share.shape; H, W = rest.shape[:2]; fx, fy = (np.arange(W) + .5) * w / W - .5, (np.arange(H) + .5) * h / H - .5; i, j = np.floor(fx).astype(int), np.floor(fy).astype(int); stack = np.concatenate([light[g] for g in GROUPS], -1)
    total = np.full((H, W), 1e-9, np.float32); out = np.zeros((H, W, stack.shape[-1]), np.float32)
    for dj in (-1, 0, 1, 2):
        for di in (-1, 0, 1, 2):
            jj, ii = np.clip(j + dj, 0, h - 1), np.clip(i + di, 0, w - 1); k = np.ix_(jj, ii); near = np.exp(-.5 * (((fx - i - di) / .75) ** 2)[None] - .5 * (((fy - j - dj) / .75) ** 2)[:, None])
            d = ((small_rest[k] - rest) ** 2).sum(-1); weight = (near * (np.exp(-.5 * d / sigma_cm ** 2) + 1e-6) * small_share[k] ** 2).astype(np.float32); total += weight; out += stack[k] * weight[..., None]
    out /= total[..., None]
    return {g: out[..., 3 * n:3 * n + 3] for n, g in enumerate(GROUPS)}

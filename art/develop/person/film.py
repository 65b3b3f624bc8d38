"""The print: lens, exposure, curve, grain. Colours stay true because make-up is judged on them."""
import numpy as np
from planes import blur


def focus(picture, behind_cm, per_cm):
    """Softer behind the eyes: three blurs, mixed by distance."""
    out, k = picture, behind_cm
    for start, radius in ((3.5, .012), (6., .026), (9., .05)): w = np.clip((k - start) / 2.5, 0, 1)[..., None]; out = out * (1 - w) + blur(picture, max(1, radius * per_cm)) * w
    return out


def curve(x):
    """Straight in the middle, a short toe, a long shoulder; linear in, sRGB out."""
    x = np.maximum(x, 0); y = np.where(x < .5, x, .5 + .5 * (1 - np.exp(-(x - .5) / .5))); y = np.maximum(y - .0035, 0) * 1.0035
    s = np.where(y <= .0031308, y * 12.92, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - .055)
    return s + .085 * np.sin((np.clip(s, 0, 1) - .5) * 2 * np.pi) * .5                                                # a little contrast


def finish(linear, exposure_ev, per_cm, seed, grain=.011):
    x = np.maximum(linear, 0) * 2 ** exposure_ev; glow = blur(np.minimum(x, 3), .09 * per_cm); x = x * .975 + glow * .025; x = x * .85 + blur(x, 1) * .15
    luminance = (x * [.25, .65, .10]).sum(-1, keepdims=True); s = curve(np.maximum(luminance + (x - luminance) * 1.04, 0)); rng = np.random.default_rng(seed); n = rng.normal(size=s.shape[:2]).astype(np.float32); n = .55 * n + .9 * blur(n, 1); colour = rng.normal(size=s.shape).astype(np.float32)
    tone = s.mean(-1, keepdims=True)
    return s + (n[..., None] * .8 + .25 * colour) * grain * (1.1 - np.abs(tone * 2 - .9))

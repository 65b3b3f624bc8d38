"""Large wet strokes that lie over a Rule: python3 world/strokes.py <1..4> <body|gloss> <out.raw>   (780 x 975, raw RGBA after a line of JSON)"""
import sys, os, json
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from wet import *

k, part, W, H = int(sys.argv[1]), sys.argv[2], 780, 975; h = np.zeros((H, W), np.float32); rs = np.random.RandomState(9 * k)
def beads(cx, cy, n, reach):
    global h
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    for _ in range(n):
        a, R = rs.rand() * 6.283, reach * (.45 + .75 * rs.rand() ** 1.3); r = rs.choice((2.5, 4, 6, 9, 14), p=(.30, .28, .22, .14, .06)); d = np.hypot(x - cx - math.cos(a) * R, (y - cy - math.sin(a) * R * .8)) / r; h = np.maximum(h, np.where(d < 1, np.sqrt(np.clip(1 - d * d, 0, 1)) * min(20, r * .8), 0))
if k == 1:      # the first sweep, there and back
    h = stroke(H, W, [(150, 330), (320, 230), (500, 196), (690, 226)], 84, 66, 1, into=h); h = stroke(H, W, [(690, 290), (520, 330), (330, 416), (120, 500)], 92, 78, 2, into=h)
    for x0, y0, y1, r in ((232, 440, 590, 8), (452, 380, 520, 9), (640, 310, 400, 7), (180, 500, 640, 6)): h = drip(h, x0, y0, y1, r)
    beads(400, 370, 40, 330)
elif k == 2:    # struck through
    for j, (y0, w0) in enumerate(((300, 70), (470, 88), (640, 64))): h = stroke(H, W, [(60, y0 + 40), (250, y0 - 6), (480, y0 + 24), (730, y0 - 30)][:: 1 if j % 2 == 0 else -1], w0, w0 * .78, 11 + j, into=h)
    for x0, y0, y1, r in ((150, 380, 470, 8), (330, 520, 700, 10), (560, 500, 610, 7), (620, 660, 800, 9), (240, 690, 780, 6)): h = drip(h, x0, y0, y1, r)
    beads(390, 480, 34, 350)
elif k == 3:    # poured from above until it runs
    y, x = np.mgrid[0:H, 0:W].astype(np.float32); M = (y < 190 + 46 * np.sin(x / 92 + 1) + 26 * np.sin(x / 37) + 12 * np.sin(x / 17)).astype(np.float32)
    for x0, L, r in ((70, 420, 13), (168, 260, 9), (262, 560, 17), (356, 330, 10), (452, 660, 19), (540, 300, 9), (632, 470, 14), (716, 380, 10)):
        t = np.clip((y - 150) / L, 0, 1); w = r * (1 - .42 * t) + 46 * np.exp(-np.clip(y - 170 - 40 * np.sin(x0 / 92 + 1), 0, 999) / 34) + .75 * r * np.exp(-((y - 150 - L) / (r * 1.3)) ** 2); M = np.maximum(M, ((np.abs(x - x0 - 3 * np.sin(y / 70 + x0)) < w) & (y < 150 + L + r)).astype(np.float32))
    M = (blur(M, 7) > .5).astype(np.float32); h = pool(M, 40, k=1.5) + 3.0 * (vnoise(H, W, 190, 150, 31, 3) - .5) * blur(M, 12)
else:           # one great splash
    s, a = splat(780, 77, 13, .75, 26); h[97:877] = s * 1.15
    beads(390, 487, 30, 400)
hb = blur(h, 2); hb = hb + 1.0 * (vnoise(H, W, 40, 40, 5, 3) - .5) * (hb > .5); alpha = ss(blur((h > .5).astype(np.float32), 1), .3, .8); body, gloss = shaded(hb * .72, alpha, rough=.14, shine=.9, dark=.30)
out = np.clip((body if part == 'body' else gloss) * 255 + .5, 0, 255).astype(np.uint8); open(sys.argv[3], 'wb').write((json.dumps({'W': W, 'H': H}) + '\n').encode() + out.tobytes())

"""08 The Meticulous Devil: a contract in three folds; the corners of the paper are the horns. The only fangs of the town."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('08', '7B1712', key=(1, .94, .90), rim=(1, .10, .05), glow=(.62, .020, .012), gx=-1.6, lum=1.35)
SK = matte(times(COL, 1.05), (.40, .10, .075), .14); FOLD = [(-1.42, -.46), (-.72, .16), (.62, -.34), (1.32, .24)]; tip = {'joy': .10, 'pout': -.22, 'surprise': .26, 'sleep': -.34}.get(FACE, 0)
def panel(P, a, b, rise=0, th=.05):
    """One page; rise -1 or +1 lets its outer upper corner run up into a point that bends to the reader."""
    ax, ay = a; bx, by = b; L_ = math.hypot(bx - ax, by - ay); ux, uy = (bx - ax) / L_, (by - ay) / L_; px, py = P[0] - ax, P[1] - ay; s = px * ux + py * uy; q = -px * uy + py * ux; z = P[2]; top = 2.50 + 0 * z
    if rise: o = np.clip((s if rise > 0 else L_ - s) / L_, 0, 1.3); top = 2.50 + (1.05 + tip * .4) * np.clip((o - .38) / .62, 0, 1.0) ** 1.35; up = np.clip(z - 2.45, 0, 2); q = q + (.20 + tip * .4) * up * up
    return smax(np.maximum.reduce([np.abs(q) - th / 2, -s, s - L_, .02 - z]), (z - top) * .62, .02)
def raw(P): return smin(smin(panel(P, FOLD[0], FOLD[1], -1), panel(P, FOLD[1], FOLD[2]), .03), panel(P, FOLD[2], FOLD[3], 1), .03)
E0, op = {'neutral': (.24, -.2), 'joy': (.09, .5), 'pout': (.13, -.2), 'surprise': (.44, .1), 'sleep': (.012, -.3)}[FACE], None; E0, arch = E0; hold = MOOD[:]
SULK = FACE == 'pout'; SL = [(Mouth(raw, (x, -.5, 2.06), (-.50, -1, 0), .19 * (1.45 if SULK else 1), 'slit', smile=.5 * SULK, skew=k - 9 * k * SULK, part=0, puff=0), k) for x, k in ((-.26, -.04), (.30, .02))]   # eyes: two cuts in the page, and the light behind it
for m, k in SL: u = np.linspace(-1, 1, len(m.line)); m.rh = .010 + .25 * E0 * np.clip(1 - u * u, 0, 1) ** .75; mid = m.line.mean(0); m.line = np.array([mid + (p - mid) * V3(1, 1, 1 if FACE != 'surprise' else .5) + V3(0, 0, arch * .10 * (1 - q * q)) for p, q in zip(m.line, u)]); m.hole = m.line = m.line - V3(0, 0, 1) * (.62 * m.rh)[:, None]
M = Mouth(raw, (.02, -.5, 1.52), (-.50, -1, 0), .42, 'slit', smile=.06, skew=.10, part=.20, puff=0)
def body(P):
    d = M.on(raw(P), P)
    for m, _ in SL: d = smax(d, -sdf.chain(P, m.hole, m.rh, .01), .015)
    z = P[2]; k = np.floor(z / .105); row = np.abs(z / .105 - k - .5); word = np.sin(P[0] * 23 + k * 4.1) + np.sin(P[0] * 9.7 + k * 7.3) + .5 * np.sin(P[0] * 51 + k)     # clauses, pressed in
    face = (np.abs(P[0]) < .63) & (z > 1.20); return d + np.where((row < .20) & (word > -.5) & (z > .30) & (z < 2.34) & ~face, .010, 0)
build('body', body, (-1.85, -1.15, -.02), (1.85, .85, 3.85), SK, STEP * .8)
for m, _ in SL:
    strand([p + V3(.012, .035, 0) for p in m.line], list(m.rh * .95), light_mat((1, .24, .03), 1.9), 6)
    if FACE != 'sleep': c = m.line[7 if FACE != 'pout' else 8]; h = float(m.rh.max()); strand([c + V3(0, -.012 - h * .5, h * 1.15), c + V3(0, -.012 - h * .62, 0), c + V3(0, -.012 - h * .5, -h * 1.15)], [h * .2, h * .48, h * .2], pbr('pupil', (.003, .002, .002), .2, coat=1), 6)
    p = m.line[6]; spot(tuple(p + V3(-.04, -.10, 0)), tuple(p + V3(-.6, -1.6, -.6)), .12, 2.5, (1, .36, .08), vis=False)
TH = pbr('fang', (.80, .72, .64), .12, coat=1)
for i, ln in ((3, .15), (8, .12)): p = [(.040 * (1 - (t / 14) ** 1.7) + .001, -ln * t / 14) for t in range(15)][::-1]; f = lathe('fang', p, TH, n=32, autosmooth=180); f.location = tuple(M.line[i] + V3(0, -.012, .030)); f.rotation_euler = (.10, .05, 0)
# prop: the seal, and its prints in exact columns; it stands square to them
VE = gloss((.62, .018, .010), .3); IV = gloss((.60, .46, .32), .45); sx, sy = 1.18, -1.02
build('seal', lambda P: smin(smax(rbox(P, (sx, sy, .30), (.23, .23, .30), .05), -9 + 0 * P[0], .01), smin(rbox(P, (sx, sy, .70), (.15, .15, .20), .12), sdf.sphere(P, (sx, sy, .93), .17), .08), .10), (sx - .5, sy - .5, -.02), (sx + .5, sy + .5, 1.25), IV); box('ink', (.44, .44, .07), (sx, sy, .035), VE, .02)
for k, (t, z) in enumerate(((.20, .52), (.50, .52), (.80, .52))): a, b_ = V3(*FOLD[1], 0), V3(*FOLD[2], 0); p = a + (b_ - a) * t; yaw = math.atan2(b_[1] - a[1], b_[0] - a[0]); [box('stamp', (w, .006, h), (float(p[0]) + dx * math.cos(yaw), float(p[1]) - .030 + dx * math.sin(yaw), z + dz), VE, 0, (0, 0, yaw)) for w, h, dx, dz in ((.27, .03, 0, .12), (.27, .03, 0, -.12), (.03, .27, .12, 0), (.03, .27, -.12, 0), (.16, .025, 0, .045), (.025, .15, 0, -.01), (.16, .025, 0, -.05))]   # stamped, each exactly where it belongs
if PORTRAIT:
    for i in range(7):
        for j in range(2): x, y = -1.9 + .56 * i, -1.55 - .62 * j; box('print', (.36, .36, .006), (x, y, .003), VE, 0); box('blank', (.24, .24, .008), (x, y, .003), lacquer_black(), 0) if (i * 3 + j) % 2 else box('blank', (.05, .28, .008), (x, y, .003), lacquer_black(), 0)
lamp((-2.0, -8.2, 2.4), (-.2, 0, 1.9), 1.2, 2.6, 2.2, (1, .88, .82)); lamp((3.4, -6.8, 1.2), (1.0, 0, 1.0), .6, 2.4, 3.0, (1, .8, .74))
finish(loc=(2.5, -9.2, 1.5), at=(-.12, -.1, 2.06), lens=90, focus=(0, -.5, 2.0))

"""The eight small Rules: slips of bone paper with one word, folded into what the word does.
--kind 1..8.  One strip of six square frames, orthographic: idle, idle, warn, hit, torn, torn.  Alpha."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from world_paper import *

STEP = 2.5   # width of a frame; a frame is 120 units of the field, so a letter of .54 is 26 units high
IDLE0, IDLE1, WARN, HIT, TORN0, TORN1 = range(6)

def slip(words, px=300, ratio=2.6, size=None, gap=1.0, seed=1, tone=1.0, frame=True, cols=None, torn=None, inside=None, crumple=.45):
    ink = blank(ratio, px); h, w = ink.shape; lines = cols or [words]; n = max(len(c) for c in lines); s = size or min(int(w * .86 / len(lines)), int(h * .92 / n / gap))
    for k, line in enumerate(lines): write(ink, line, w / 2 + ((len(lines) - 1) / 2 - k) * s * 1.02, h / 2 - (len(line) - 1) / 2 * s * gap, s, gap)
    if frame: rule(ink, 8, 8, w - 8, 8, 3, .8); rule(ink, 8, h - 11, w - 8, h - 11, 3, .8)
    return paper(ink, 1200 + seed, torn=torn, inside=inside, tone=tone, crumple=crumple), ink

def put(fn, mat, F, at=(0, 0, 0), rx=0, ry=0, rz=0, nu=16, nv=20): return sheet(turn(fn, rx, ry, rz, (F * STEP + at[0], at[1], at[2])), mat, nu, nv)

def word_slip(F, words, w, h, seed, at=(0, 0, 0), rx=0, ry=0, rz=0, bow=.06, curl=.04, cols=None, gap=1.0, **kw):
    """A slip; in the torn frames it comes in two or three pieces that fly apart."""
    ratio = h / w; px = 300
    if F < TORN0: m, _ = slip(words, px, ratio, seed=seed, cols=cols, gap=gap, **kw); put(flat(w, h, bow, curl), m, F, (at[0], at[1], at[2] + h / 2), rx, ry, rz); return
    n = 1 + (F - TORN0); H = int(px * ratio); t = tear_line(H, px, (.5, .44), math.radians(78), seed + 3, 20); d = .12 + .26 * (F - TORN0)
    m, _ = slip(words, px, ratio, seed=seed, cols=cols, gap=gap, torn=t, **kw); put(flat(w, h, bow + .1, curl), m, F, (at[0] - d * .5, at[1] - .1, at[2] + h / 2 + d * .45), rx - .2 * n, ry - .22 * n, rz + .3)
    m, _ = slip(words, px, ratio, seed=seed, cols=cols, gap=gap, torn=-t - 1, **kw); put(flat(w, h, bow, -.1), m, F, (at[0] + d * .45, at[1] - .2, at[2] + h / 2 - d * .5), rx + .3 * n, ry + .30 * n, rz - .3)
    scraps(3 + 3 * n, ((F * STEP - .75, -.6, -.7), (F * STEP + .75, -.2, .75)), seed * 10 + F, (.06, .15 + .03 * n), words)

def bat(F):          # 普通は: a slip with two folded wings
    flap = (.55, -.35, .9, -.7, -.2, .1)[F]; hit = F == HIT; h = 1.62
    for q in (-1, 1):
        ink = blank(.8, 240); [rule(ink, 10, 30 * k, 230, 30 * k, 1, .45) for k in range(1, 7)]; y, x = np.mgrid[0:192, 0:240].astype(np.float32); u = x / 240 if q > 0 else 1 - x / 240; v = y / 192; sd = np.minimum((1.02 - v) - .10 - .28 * np.abs(np.sin(u * 9.4)) * u, v - .02) * 192; sd = np.minimum(sd, (v - (.10 + .55 * (u - .6)) * (u > .6)) * 300); sd = np.minimum(sd, np.minimum(x - 2, 238 - x)); m = paper(ink, 1210 + q, inside=sd, crumple=.4)
        fold = lambda U, V, q=q: ((lambda r: (q * (.20 + r * .74 * math.cos(flap * .6)), -.10 + r * .30 * math.sin(flap) + .05 * np.sin(r * 6), .22 + r * .42 * math.sin(flap) + (V - .5) * .92 * (1 - .15 * r)))(U if q > 0 else 1 - U)); drop = .25 * max(0, F - HIT); put(fold, m, F, (q * .12 * max(0, F - HIT), .06, -drop), 0, q * .35 * max(0, F - HIT), 0, 24, 14)
    word_slip(F, '普通は', .62, h, 1, rx=.06 + .4 * hit, rz=.25 if hit else 0, ry=.08 * (1 if F == IDLE1 else -1))
def chain(F):        # べきべき: a square slip that hangs in paper rings
    for q in (-1, 1):
        m = paper(blank(.25, 260), 1220 + q, crumple=.3); r = .26; ring = lambda U, V, q=q: (q * .78 + r * np.cos(U * 6.283) * .8, r * np.sin(U * 6.283) * .9, (V - .5) * .22 + .05 * np.sin(U * 6.283)); d = .18 * max(0, F - HIT); put(ring, m, F, (q * d, .10, .02 + .04 * q * (F == IDLE1) - d), .5, .15 * q, .2 * F, 40, 3)
    word_slip(F, 'べき', .86, 1.50, 2, rx=.4 * (F == HIT), ry=(.06, -.06, 0, .2, .1, .1)[F], rz=.25 if F == HIT else .05)
def peek(F):         # チラ見: a slip with an eye cut into it
    h, w = 1.78, .66; px = 300; H = int(px * h / w); y, x = np.mgrid[0:H, 0:px].astype(np.float32); gap = (.045, .030, .115, .02, .045, .045)[F]; u, v = (x / px - .5), (y / px - .36); sd = np.minimum(edges(H, px, 5), (np.abs(v) - gap * 1.4 * np.clip(1 - (u / .40) ** 2, 0, 1) ** .6) * px)
    ink = blank(h / w, px); write(ink, 'チラ見', 150, 330, 190, 1.0)
    eye((F * STEP, .22, h / 2 - .24), .20); bpy.context.object.scale = (1.4, .6, .9)
    if F == WARN: ball = eye((F * STEP - .05, .10, h / 2 - .24), .045); ball.data.materials[0] = pbr('spark', (.9, .88, .85), .3, emit=(1, .98, .95), emit_s=2.5)
    if F < TORN0: put(flat(w, h, .10, .05), paper(ink, 1230, inside=sd, crumple=.4), F, (0, -.04, h / 2), .35 * (F == HIT), .04 * (F == IDLE1), .3 * (F == HIT), 20, 24)
    else: bpy.data.objects.remove(bpy.context.object); word_slip(F, 'チラ見', w, h, 3)
def pair(F):         # 比べっこ: two that mirror one another, joined at a fold
    a = (.55, .38, .75, .15, .5, .5)[F]; d = .10 * max(0, F - HIT)
    for q, wd in ((1, '比べ'), (-1, 'っこ')):
        ink = blank(2.2, 280); write(ink, wd, 140, 170, 250, 1.08); t = None if F < TORN0 else tear_line(*ink.shape, (.5, .5), math.radians(70 if q > 0 else 110), 8 + q, 22); half = lambda U, V, q=q: (q * (U if q > 0 else 1 - U) * .80 * math.cos(a), -(U if q > 0 else 1 - U) * .80 * math.sin(a), (V - .5) * 1.66)
        put(half, paper(ink, 1240 + q, torn=t, crumple=.45), F, (q * d, .25, .05 * q * (F == IDLE1)), .3 * (F == HIT), q * .25 * max(0, F - HIT), 0)
        if t is not None: put(half, paper(ink, 1240 + q, torn=-t - 1, crumple=.45), F, (q * d * 3.0, -.1, -.10 - d), .6, q * .8, 0)
    if F >= TORN0: scraps(6, ((F * STEP - .7, -.7, -.7), (F * STEP + .7, -.3, .7)), 44 + F, chars='比べこ')
def shield(F):       # 詐欺でしょ: a folded shield, point down
    px = 380; H = int(px * 1.18); y, x = np.mgrid[0:H, 0:px].astype(np.float32); u, v = np.abs(x / px - .5) * 2, y / H; sd = np.minimum(np.minimum(.97 - u, v - .03), (1.0 - .42 * u ** 1.6 - v) - .03) * px * .8; ink = np.zeros((H, px), np.float32); ln = np.abs(sd - 16) < 1.8; ink[ln] = .85; write(ink, '詐欺', px * .68, 125, 128, 1.02); write(ink, 'でしょ', px * .33, 105, 112, .98)
    ridge = (.34, .30, .42, .20, .3, .3)[F]; f = lambda U, V: ((U - .5) * 1.62, -ridge * (1 - np.abs(2 * U - 1)) - .10 * V, (V - .5) * 1.74)
    if F < TORN0: put(f, paper(ink, 1250, inside=sd, crumple=.4), F, (0, .2, 0), .35 * (F == HIT), .05 * (F == IDLE1), .2 * (F == HIT) - .12, 30, 20)
    else:
        t = tear_line(H, px, (.5, .46), math.radians(14), 12, 24); d = .14 + .14 * (F - TORN0); put(f, paper(ink, 1250, inside=sd, torn=t, crumple=.4), F, (-d, .2, .05), 0, -.2 - d, -.2, 30, 20); put(f, paper(ink, 1250, inside=sd, torn=-t - 1, crumple=.4), F, (d, .1, -.08), .1, .25 + d, .2, 30, 20); scraps(6, ((F * STEP - .7, -.7, -.7), (F * STEP + .7, -.3, .7)), 54 + F, chars='詐欺')
    m = paper(blank(.16, 300), 1251, crumple=.3); [put(lambda U, V, q=q: (q * .30 + (U - .5) * .10, .25 + .10 * np.sin(V * 3.14), (V - .5) * .9), m, F, (0, .1, 0)) for q in (-1, 1)] if F < TORN0 else None
def mouth(F):        # 陰口: a folded mouth that opens upwards
    o = (.30, .46, .70, .12, .5, .8)[F]; d = .12 * max(0, F - HIT); rs = random.Random(6)
    for q in (-1, 1):
        for s in (-1, 1):
            ink = blank(1.0, 260)
            if s < 0: write(ink, '陰' if q < 0 else '口', 130, 138, 205)
            tip = (q * (.18 + o), s * .22, .78); A = [(0, s * .34, -.62), (q * .86, s * .10, -.10), tip, (q * .02, s * .30, .30)] if q > 0 else [(q * .86, s * .10, -.10), (0, s * .34, -.62), (q * .02, s * .30, .30), tip]
            t = None if F < TORN0 or s > 0 else tear_line(*ink.shape, (.5, .5), math.radians(40 * q), 60 + q, 22); P = [np.array(p) for p in A]; fn = lambda U, V, P=P: tuple((P[0][i] * (1 - U) + P[1][i] * U) * (1 - V) + (P[3][i] * (1 - U) + P[2][i] * U) * V for i in range(3)); put(fn, paper(ink, 1260 + q * 2 + s, torn=t, tone=1 if s < 0 else .7, crumple=.35), F, (q * d, 0, -d * .5), 0, q * d, .05 * (F == IDLE1), 12, 12)
            if t is not None: put(fn, paper(ink, 1260 + q * 2 + s, torn=-t - 1, crumple=.35), F, (q * d * 3, -.3, -.2 - d), .4, q * .7, 0, 12, 12)
    if F >= TORN0: scraps(6, ((F * STEP - .7, -.7, -.7), (F * STEP + .7, -.3, .7)), 64 + F, chars='陰口')
def bomb(F):         # 締切: a pleated disc with a fuse of paper
    n, r1 = 18, .74; d = .12 * max(0, F - HIT); ink = blank(.34, 900); h, w = ink.shape; [rule(ink, k * w / 60, h * .02, k * w / 60, h * (.30 if k % 5 == 0 else .16), 5 if k % 5 == 0 else 2.5, .85) for k in range(60)]; y, x = np.mgrid[0:h, 0:w].astype(np.float32); t = None if F < TORN0 else (np.abs(x / w - .62) - .10 - .05 * (F - TORN0)) * w + 30 * (vnoise(h, w, 30, 30, 5, 3) - .5)
    disc = lambda U, V: (lambda a, r: (r * np.cos(-a), -.05 * (2 * np.abs((U * n) % 1 * 2 - 1) - 1) * r - .08 * (1 - V), r * np.sin(-a)))(U * 6.283 + 1.57, .10 + (r1 - .10) * V); put(disc, paper(ink, 1270, torn=t, inside=np.full((h, w), 99, np.float32), crumple=.2), F, (0, .12, -.08 - d), .3 * (F == HIT), 0, 0, n * 8, 6)
    L = (.62, .58, .34, .6, .3, .1)[F]; m = paper(blank(.1, 200), 1271, crumple=.2); put(lambda U, V: (.10 + .34 * U + .04 * np.sin(U * 12) * .6, .05 * np.sin(U * 9), .62 + L * .36 * U + .05 * np.sin(U * 7) + (V - .5) * .06), m, F, (0, .1, -.08), 0, 0, 0, 30, 2)
    if F == WARN: e = eye((F * STEP + .44, .0, .70), .055); e.data.materials[0] = pbr('spark', (.9, .88, .85), .3, emit=(1, .98, .95), emit_s=3)
    word_slip(F, '締切', .66, 1.16, 7, at=(0, -.16, -.08), ry=.05 * (F == IDLE1), rz=.2 * (F == HIT), rx=.2 * (F == HIT))
def ballots(F):      # 多数決: three raised slips that lean the same way
    lean = (.0, .10, -.22, .16, .2, .3)[F]; d = .10 * max(0, F - HIT)
    for k, ch in enumerate('多数決'):
        q = k - 1; ink = blank(2.0, 260); h, w = ink.shape; write(ink, ch, 130, 150, 226); yy, xx = np.mgrid[0:h, 0:w].astype(np.float32); ring = np.hypot(xx - 130, yy - 390) ; ink[(np.abs(ring - 62) < 9)] = .9; t = None if F < TORN0 else tear_line(h, w, (.5, .52), math.radians(80 + 20 * q), 80 + k, 22); f = flat(.60, 1.20, .06, .10); at = (-q * .56, -.10 * (1 - abs(q)), .66 + (.16 if q == 0 else 0)); a = (.06, q * .20 + lean, q * .1)
        put(f, paper(ink, 1280 + k, torn=t, crumple=.4), F, (at[0] * (1 + d), at[1], at[2] + d * .3), *a)
        if t is not None: put(f, paper(ink, 1280 + k, torn=-t - 1, crumple=.4), F, (at[0] * (1 + 3 * d), at[1] - .2, at[2] - .20 - d), .3, a[1] + .5 * q + .2, .2)
    m = paper(blank(.4, 300), 1285, crumple=.4); put(lambda U, V: ((U - .5) * 1.5, -.12 - .25 * np.cos((U - .5) * 2.6), -.62 + (V - .5) * .44), m, F, (0, 0, -d), 0, 0, 0)
    if F >= TORN0: scraps(6, ((F * STEP - .7, -.7, -.7), (F * STEP + .7, -.3, .7)), 84 + F, chars='多数決')

def build():
    kind = (bat, chain, peek, pair, shield, mouth, bomb, ballots)[int(ARGS['kind']) - 1]
    for F in range(6): kind(F)
    mid = 2.5 * STEP
    for loc, e, col, ang in (((-4, -4.2, 6.2), 3.4, (1, .985, .965), 3), ((4, 5, 3), 2.6, (.90, .94, 1), 6), ((3, -8, -1), .30, (.9, .95, 1), 20)):
        l = bpy.data.lights.new('s', 'SUN'); l.energy, l.color, l.angle = e, col, math.radians(ang); o = bpy.data.objects.new('s', l); bpy.context.collection.objects.link(o); o.location = loc; look(o, (0, 0, 0))
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[0].default_value = (.05, .05, .052, 1)
    c = camera((mid, -12, 0), (mid, 0, 0)); c.data.type = 'ORTHO'; c.data.sensor_fit = 'HORIZONTAL'; c.data.ortho_scale = 6 * STEP; render(bounces=3, glossy=2, clamp=4, alpha=True)

run(build)

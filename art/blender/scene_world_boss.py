"""The seven Rules: creatures of paper and type.  --rule 1..7  --state 0 whole, 1 torn, 2 torn through, 3 freed.  Alpha, no red light."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from world_paper import *

def tears(h, w, *cuts):
    """Least of several torn lines: (px, py, angle, seed)."""
    return np.minimum.reduce([tear_line(h, w, (px, py), math.radians(a), sd) for px, py, a, sd in cuts])

def both(fn, ink, seed, cut, fall, nu=24, nv=40, **kw):
    """A sheet that is whole, or torn along cut: the upper part stays, the lower hangs or falls by `fall` (rx, ry, rz, move, about)."""
    h, w = ink.shape
    if cut is None: return sheet(fn, paper(ink, seed, **kw), nu, nv)
    px, py, a, sd = cut; t = tear_line(h, w, (px, py), math.radians(a), sd); sheet(fn, paper(ink, seed, torn=t, **kw), nu, nv)
    if fall is not None: rx, ry, rz, at, about = fall; sheet(turn(fn, rx, ry, rz, at, about), paper(ink, seed, torn=-t - 1, **kw), nu, nv)

# ---------- 1 the judge of the mirror: a rosette with a black mirror for a face, its verdict hangs from it ----------
def mirror(S):
    free = S == 3; cx, cz = -.12, 3.20; r0, r1 = .50, 1.22; n = 34; rs = random.Random(1)
    ink = blank(.36, 1500); h, w = ink.shape
    if not free:
        rule(ink, 0, h * .20, w, h * .20, 3, .8); rule(ink, 0, h * .26, w, h * .26, 1, .6)
        for k in range(200): rule(ink, k * w / 200, h * .26, k * w / 200, h * (.42 if k % 10 == 0 else .35 if k % 5 == 0 else .31), 2 if k % 10 == 0 else 1, .8)
        for k in range(40): write(ink, str(k * 5 % 100), (k + .1) * w / 40, h * .54, 46, .6, .85, across=True)
    gone = {0: None, 1: (1.35, 2.00), 2: (.35, 2.25), 3: None}[S]; y, x = np.mgrid[0:h, 0:w].astype(np.float32); torn = None
    if gone: d = np.abs(x / w * 6.283 - sum(gone) / 2) - (gone[1] - gone[0]) / 2; torn = (d * w / 6.283) + 60 * (vnoise(h, w, 60, 60, 3, 3) - .5); torn = np.maximum(torn, (y - h * (.70 - .25 * (S == 2))) * 1.0 + 50 * (vnoise(h, w, 50, 50, 4, 3) - .5))
    amp = .15 if not free else .09
    def ring(U, V):
        a = U * 2 * math.pi + math.pi / 2; r = r0 * .80 + (r1 - r0 * .80) * V; tri = 2 * np.abs((U * n) % 1 * 2 - 1) - 1; y = -amp * tri * (r / r1) - .16 * (1 - V) + .16 * V ** 2; return cx + r * np.cos(-a), y, cz + r * np.sin(-a) + .05 * np.sin(3 * a) * V
    ins = np.minimum(np.minimum(y - 5 - 4 * vnoise(h, w, 20, 20, 9, 3), h + 9 - y), 999); sheet(ring, paper(ink, 11, inside=ins, torn=torn, crumple=.15, through=.35), n * 8, 10, smooth=False)
    def ring2(U, V): X, Y, Z = ring(U, V * .82); return (X - cx) * 1.17 + cx, Y + .20, (Z - cz) * 1.17 + cz
    sheet(ring2, paper(np.zeros_like(ink), 12, inside=ins, crumple=.15, tone=.82, torn=None if S < 2 or free else torn + 90), n * 8, 10, smooth=False)
    lathe('glass', [(0, -.02), (.50, -.02), (.54, 0), (.555, .03), (.54, .07), (.50, .085), (.45, .10), (.3, .125), (0, .14)], lacquer_black(), n=96).rotation_euler = (math.pi / 2, 0, 0); g = bpy.context.scene.objects['glass']; g.location = (cx, -.18, cz)
    lathe('rim', [(.53, 0), (.57, 0), (.585, .03), (.57, .06), (.53, .07)], chrome(), n=96).rotation_euler = (math.pi / 2, 0, 0); bpy.context.scene.objects['rim'].location = (cx, -.20, cz)
    lid = blank(.5, 500); H, Wd = lid.shape; yy, xx = np.mgrid[0:H, 0:Wd].astype(np.float32); drop = {0: .60, 1: .48, 2: .36, 3: .16}[S]
    u_, v_ = (xx / Wd - .5) * 2, yy / H; sd = (np.sqrt(np.clip(1 - u_ ** 2, 0, 1)) - np.abs(v_ * 1.0 - 1.0)) * H; arc = (drop * (1 - .35 * u_ ** 2) - (v_ - 0)) * H; sd = np.minimum(sd, arc)
    if not free:
        for k in range(-5, 6): rule(lid, Wd / 2 + k * 40, 0, Wd / 2 + k * 40, H * .16, 2, .7)
    sheet(lambda U, V: (cx + (U - .5) * 1.10, -.335 - .02 * np.cos((U - .5) * 3), cz + .02 + .53 * V), paper(lid, 13, inside=sd, crumple=.1), 30, 16)
    card((cx + 1.6, -3.2, cz - 1.5), (cx, -.3, cz), .9, .9, 5, (.95, .97, 1), soft=True)
    # the two hands of the rosette
    back = blank(2.7, 430)
    if not free:
        write(back, WORDS['mirror'][0], 350, 80, 50)
        for k, line in enumerate(WORDS['mirror'][1:]): write(back, line, 285 - k * 58, 330 if k == 0 else 300, 34, 1.08); rule(back, 316 - k * 58, 70, 316 - k * 58, 1100, 1, .4)
        rule(back, 40, 40, 395, 40, 3); rule(back, 40, 1115, 395, 1115, 3)
    f = turn(flat(.98, 2.72, .10, -.10, .10, .05), 0, -.26 if not free else -.6, .35, (cx + .42, .22, cz - .55)); both(f, back, 14, (.5, .72, 70, 5) if S == 2 else None, (.1, .35, .2, (.30, -.2, -.42), (.9, .1, .9)), crumple=.5, tone=.86)
    ink = blank(2.85, 520)
    if not free: write(ink, '似合わない', 262, 250, 262, .985); rule(ink, 44, 44, 476, 44, 4); rule(ink, 44, 58, 476, 58, 1.5)
    f = turn(flat(1.16, 3.30, .08, .16 if not free else .9, -.10 if not free else -.5, .07), .03, .05 if not free else .30, -.10, (cx - .10, -.26, cz - .42))
    both(f, ink, 15, {0: None, 1: (.5, .83, 96, 21), 2: (.5, .50, 80, 23), 3: None}[S], {1: (.25, -.42, .2, (.16, -.2, -.06), (-.2, -.3, .3)), 2: (.45, .62, -.3, (-.20, -.25, -.34), (-.2, -.3, 1.1))}.get(S), crumple=.55)
    if S in (1, 2): scraps(5 + 6 * S, ((-1.7, -.9, .2), (1.5, .5, 3.9)), 40 + S, chars='似合わない')

# ---------- 2 forty who hold hands ----------
def doll_print(ch, seed, look=0, n=300):
    """A cut paper figure: head, dress, two hands that reach the edges of its tile."""
    H, W = int(n * 1.7), n; y, x = np.mgrid[0:H, 0:W].astype(np.float32); u, v = (x / W - .5) * 2, y / W
    head = .215 - np.hypot(u / 2, v - .26); body = np.minimum(np.minimum(v - .44, 1.30 - v), (.20 + .50 * np.clip((v - .44) / .86, 0, 1) ** 1.25) - np.abs(u) / 1.0) ; neck = np.minimum(.075 - np.abs(u) / 2, np.minimum(v - .40, .56 - v)); arm = .052 - np.abs(v - .60 - .14 * np.abs(u) ** 2.0)
    leg = np.minimum(np.minimum(v - 1.2, 1.62 - v), .060 - np.abs(np.abs(u) / 2 - .115)); sd = np.maximum.reduce([head, body, neck, arm, leg]) * W; ink = np.zeros((H, W), np.float32)
    if look == 0:
        for q in (-1, 1): rule(ink, W / 2 + q * 32 - 17, .25 * W, W / 2 + q * 32 + 17, .25 * W, 4, .9)
        rule(ink, W / 2 - 14, .355 * W, W / 2 + 14, .355 * W, 4, .9)
    if look == 1:
        e = ((x - W / 2 - 32) / 20) ** 2 + ((y - .25 * W) / 11) ** 2; ink[e < 1] = 1; ink[((x - W / 2 - 26) / 4) ** 2 + ((y - .24 * W) / 4) ** 2 < 1] = 0; rule(ink, W / 2 - 49, .25 * W, W / 2 - 15, .25 * W, 4, .9); rule(ink, W / 2 - 14, .355 * W, W / 2 + 14, .355 * W, 4, .9)
    if ch: write(ink, ch, W / 2, .90 * W, 150)
    elif ch is None: [rule(ink, W * (.40 - .02 * k), (.62 + .13 * k) * W, W * (.60 + .02 * k), (.62 + .13 * k) * W, 3, .65) for k in range(5)]
    return ink, sd
def dolls(S):
    """One chain, five turns, forty figures, each turn standing on the hands of the one below."""
    free = S == 3; rs = random.Random(2); word = 'みんなと同じ'; turns = [(12, .76, -.02, 1.46, .86), (10, .60, 1.02, 1.06, .78), (8, .56, 1.86, .80, .62), (6, .52, 2.62, .58, .46), (4, .50, 3.30, .34, .28)]
    prints = [doll_print(None, k) for k in range(3)]; plain = [paper(i * (not free), 200 + k, inside=sd, crumple=.25, through=.35, tone=.95 - .05 * k) for k, (i, sd) in enumerate(prints)]; open_eye = doll_print(None, 9, 1)
    gap = {1: {(0, 8), (1, 4), (2, 3)}, 2: {(0, 8), (0, 9), (1, 4), (1, 5), (2, 3), (2, 0), (3, 2), (3, 3), (4, 0), (4, 1)}}.get(S, set())
    for ti, (n, w, z, rx_, ry_) in enumerate(turns):
        H = w * 1.7
        for i in range(n):
            a = (i + .5) / n * 2 * math.pi - math.pi / 2 + .22 * ti; front = math.cos(a) > 1e-6; b = math.atan2(math.sin(a), math.cos(a)) * (.80 if ti == 0 and front else 1); x, y = rx_ * (1.06 if ti == 0 and front else 1) * math.sin(b), -ry_ * math.cos(b); face = math.atan2(math.sin(b) * ry_, math.cos(b) * rx_) * (.62 if ti == 0 and front else 1); zig = .30 * (1 if i % 2 else -1); mat = plain[(i + ti) % 3]; z0 = z + .020 * i * (ti > 0)
            if ti == 0 and front:
                k = sorted(range(n), key=lambda j: math.sin((j + .5) / n * 2 * math.pi - math.pi / 2) if math.cos((j + .5) / n * 2 * math.pi - math.pi / 2) > 1e-6 else 9).index(i); t = doll_print(None if free else word[k], 60 + k, 1 if k == 4 else 0); mat = paper(t[0] * (not free), 60 + k, inside=t[1], crumple=.3); zig *= .35
            elif ti == 2 and i == 2 and not free: mat = paper(open_eye[0], 77, inside=open_eye[1], crumple=.3)
            lean, spin, at = -.05 + .02 * ti, 0, (x, y, z0)
            if (ti, i) in gap: lean, spin, at = -.5 - rs.random() * .6, rs.uniform(.4, 1.2) * rs.choice((-1, 1)), (x * 1.12 + rs.uniform(-.25, .25), y - .55 * front, z0 + rs.uniform(-.30, .25))
            elif S in (1, 2): spin = rs.uniform(-.07, .07) * S
            if free: spin = rs.uniform(-.5, .5); zig = rs.uniform(-1.1, 1.1); at = (x * 1.10 + rs.uniform(-.1, .1), y, z0 + rs.uniform(-.05, .30))
            fn = lambda U, V, w=w, H=H: ((U - .5) * w, .035 * np.cos(U * 6.28) + .05 * (1 - V) ** 2 * np.sin(U * 9), H * V); sheet(turn(fn, lean, spin, face * .92 + zig, at), mat, 10, 12)
    area((0, .1, .2), (0, 0, 4), .5, 60, (1, .95, .88), vis=False, spread=150)
    if S in (1, 2): scraps(4 + 7 * S, ((-1.7, -1.2, .4), (1.7, .3, 4.0)), 50 + S, chars='みんなと同じ')

# ---------- 3 a coat of price tags on a hanger ----------
def tag_print(word, seed, big=False, px=240):
    h, w = int(px * 1.55), px; y, x = np.mgrid[0:h, 0:w].astype(np.float32); sd = edges(h, w, seed, 1.2, 3); cut = w * .26; sd = np.minimum(sd, (x + y - cut) * .7); sd = np.minimum(sd, (w - x + y - cut) * .7); hole = np.hypot(x - w / 2, y - w * .20) - w * .06; sd = np.minimum(sd, hole); ink = np.zeros((h, w), np.float32)
    ink[np.abs(np.hypot(x - w / 2, y - w * .20) - w * .105) < w * .02] = .8
    if word is None: return ink * 0, sd
    if big: write(ink, word, w / 2, h * .60, int(w * .80))
    else:
        write(ink, word, w / 2, h * (.46 if len(word) > 1 else .58), int(w * (.36 if len(word) > 1 else .52)), 1.0); rule(ink, w * .14, h * .84, w * .86, h * .84, 2, .7)
        for k in range(22): rule(ink, w * (.16 + k * .0315), h * .87, w * (.16 + k * .0315), h * .93, 1 + (k * 7 % 3), .8)
        if seed % 3 == 0: rule(ink, w * .10, h * (.60), w * .90, h * (.60), 4, .9)
    return ink, sd
def tags(S):
    free = S == 3; rs = random.Random(3); CH = chrome(); Z = 3.62
    arc = [(-1.30, 0, Z - .62), (-1.18, 0, Z - .50), (-.7, 0, Z - .28), (-.12, 0, Z - .06), (0, 0, Z + .06), (.12, 0, Z - .06), (.7, 0, Z - .28), (1.18, 0, Z - .50), (1.30, 0, Z - .62)]
    if S: arc = [(x, y, z + .10 * S * x * (0 if free else .35)) for x, y, z in arc]
    string(arc, .028, CH); string([(0, 0, Z + .06), (0, 0, Z + .30)] + [(.20 - .20 * math.cos(a), 0, Z + .34 + .20 * math.sin(a)) for a in np.linspace(.0, 4.2, 24)], .026, CH)
    THR = pbr('thread', (.55, .50, .46), .8); words = WORDS['tags']; mats = []
    for k, wd in enumerate(words): t = tag_print(None if free else wd, k); mats.append(paper(t[0], 300 + k, inside=t[1], crumple=.25, tone=rs.uniform(.82, 1)))
    bar = lambda x: Z - .06 - .40 * abs(x) ** 1.05 + .035 * S * x * (0 if free else 1)
    spots = []
    for row, (cnt, y, z0, half) in enumerate(((10, .34, -2.35, 1.62), (10, .24, -1.75, 1.54), (9, .14, -1.15, 1.42), (8, .06, -.60, 1.30), (7, -.04, -.18, 1.14))):
        for i in range(cnt): spots.append((row, ((i + .5) / cnt - .5) * 2 * half, y + rs.uniform(-.05, .05), z0 + rs.uniform(-.16, .12) - .22 * (1 - abs(i / (cnt - 1) - .5) * 2) * (row < 2)))
    lost = {0: 0, 1: .16, 2: .46, 3: 0}[S]
    for row, x, y, dz in spots:
        if rs.random() < lost: continue
        w = rs.uniform(.42, .54); top = bar(x * .86) + dz + .10; sway = rs.uniform(-.12, .12) + (0 if not free else .55 + .35 * rs.random()); m = rs.choice(mats); x2 = x
        if free: top += .55 * abs(x) * rs.uniform(.3, 1); x2 = x * 1.12
        sheet(turn(flat(w, w * 1.55, rs.uniform(-.06, .06), rs.uniform(-.05, .08)), rs.uniform(-.10, .14), sway * (1 if x > 0 or not free else -1), rs.uniform(-.45, .45), (x2, y - .06, top)), m, 6, 8); string([(x * .88, 0, bar(x * .88)), (x2 * .99, y * .5, (bar(x * .88) + top) / 2 - .02), (x2, y - .055, top - .06)], .006, THR)
    path = [(-.20, 2.98), (.20, 2.36), (-.20, 1.70), (.20, 1.06), (-.16, .38)]; gone = {1: (4,), 2: (1, 3, 4)}.get(S, ())
    for k, (ch, (x, z)) in enumerate(zip('流行おくれ', path)):
        t = tag_print(None if free else ch, 20 + k, True, 420); w = .74; y = -.62 + .08 * k
        if free: x, z = x + .34 * k * (-1 if k % 2 else 1), z + .10 * k
        a = (rs.uniform(-.06, .04), rs.uniform(-.09, .09) + (.3 * (-1 if k % 2 else 1) if free else 0), rs.uniform(-.22, .22))
        if k in gone:
            t2 = tear_line(*t[0].shape, (.5, .50), math.radians(64 + 40 * k), 70 + k); sheet(turn(flat(w, w * 1.55), *a, (x, y, z + .30)), paper(t[0], 340 + k, inside=t[1], torn=t2, crumple=.4), 8, 12); sheet(turn(flat(w, w * 1.55, 0, .2), -.3, .8 if k % 2 else -.7, .3, (x + (.35 if k % 2 else -.25), y - .2, z + .02)), paper(t[0], 340 + k, inside=t[1], torn=-t2 - 1, crumple=.4), 8, 12)
        else: sheet(turn(flat(w, w * 1.55, .03, .05), *a, (x, y, z + .30)), paper(t[0], 340 + k, inside=t[1], crumple=.4), 8, 12)
        if not free: string([(0, -.03, Z - .02), (x * .6, y * .7, (Z + z + .3) / 2), (x, y - .01, z + .24)], .0065, THR)
    if S in (1, 2): scraps(4 + 6 * S, ((-1.6, -1.0, .1), (1.6, .3, 3.4)), 60 + S, chars='流行おくれ')

# ---------- 4 a day calendar that sits like an owl ----------
def calendar(S):
    free = S == 3; rs = random.Random(4); CH = chrome()
    for k in range(26):   # the block: every sheet slightly off
        sheet(turn(flat(1.62, 2.30, .0, .02), 0, rs.uniform(-.014, .014), rs.uniform(-.02, .02), (.02 * math.sin(k), .34 - .022 * k, 3.28 + rs.uniform(-.012, .012))), paper(blank(1.4, 160), 400 + k % 4, crumple=.1, tone=.92), 4, 4) if k in (0, 5, 10, 15, 20, 25) else box('leaf', (1.60 + rs.uniform(-.02, .02), .008, 2.28), (.01, .34 - .022 * k, 2.13), pbr('leaf', (.74, .69, .64), .8), bevel=0)
    nums = WORDS['calendar']
    def feather(num, seed):
        ink = blank(1.5, 300)
        if not free: write(ink, num, 150, 120 if len(num) > 2 else 150, 110, 1.0); rule(ink, 24, 34, 276, 34, 4); rule(ink, 24, 420, 276, 420, 2)
        return paper(ink, seed, crumple=.3, tone=rs.uniform(.84, 1))
    for side in (-1, 1):   # wings: pages, nine a side
        for k in range(9):
            row, i = divmod(k, 3); z = 2.98 - row * .62 - i * .10; w = .84 - .05 * row; out = .50 + .22 * i; lift = (.25 + .22 * i + .10 * row) * (1 if not free else -1.5) + (.9 if free else 0)
            if S == 2 and (k + (side > 0)) % 3 == 0: continue
            f = turn(flat(w, w * 1.5, .08, .25 - .1 * i), .10, -side * (lift + (.15 * S if S < 3 else .5)), side * (.35 + .1 * i), (side * out, .30 - .12 * row + .05 * i, z + (.35 if free else 0)))
            m = feather(nums[(k + 3 * (side > 0)) % 10], 410 + k + 20 * (side > 0)); sheet(f, m, 10, 12)
    for k, x in enumerate((-.42, .02, .40)):   # tail
        f = turn(flat(.66, 1.05, .06, .20), 0, .14 * (1 - k), .1 * (k - 1), (x, .12 + .05 * k, 1.18)); sheet(f, feather(nums[(k * 4) % 10], 440 + k), 10, 12)
    ink = blank(1.50, 620); h, w = ink.shape; y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    if not free:
        write(ink, '年相応', 310, 330, 216, 1.06); rule(ink, 30, 208, 590, 208, 5); rule(ink, 30, 220, 590, 220, 1.5); write(ink, '三十', 104, 300, 66); write(ink, '四十', 104, 520, 66); write(ink, '五十', 104, 740, 66); write(ink, '十八', 516, 300, 66); write(ink, '二十五', 516, 520, 52); write(ink, '七十', 516, 740, 66)
    sd = edges(h, w, 4, 2)
    for q in (-1, 1): sd = np.minimum(sd, np.hypot(x - w / 2 - q * 150, y - 112) - 62)     # two punched holes are its eyes
    def front(U, V):
        d = 1 - V; ear = np.clip(V - .86, 0, 1) * np.clip(np.abs(U - .5) - .30, 0, 1); return (U - .5) * 1.66, -.10 - .10 * np.sin(V * 3) * (2 * U - 1) ** 2 - (.16 if not free else 1.1) * d ** 2.5 - 9 * ear, -2.42 * d + 3.3 + 16 * ear * .55 + (.5 * d ** 2 if free else 0)
    fn = turn(front, 0, .03, -.12, (0, -.24, .02)); cut = {0: None, 1: (.62, .80, 58, 31), 2: (.45, .52, 100, 33), 3: None}[S]
    kw = dict(inside=sd, crumple=.45, through=.2)
    both(fn, ink, 450, cut, {1: (.3, .5, 0, (.16, -.25, -.14), (.4, -.4, 1.2)), 2: (.5, -.42, .2, (-.22, -.4, -.30), (0, -.4, 1.7))}.get(S), 40, 48, **kw)
    for q in (-1, 1):
        e = eye((q * .402 - .03, -.30 - .05 * q, 3.02), .215); e.scale = (1, .45, 1)
        lid = blank(.8, 160); H, Wd = lid.shape; sheet(turn(lambda U, V: ((U - .5) * .52, -.02 * np.cos((U - .5) * 6), .0 + .23 * V), 0, q * .16, 0, (q * .402 - .03, -.425 - .05 * q, 3.03 - .03 * (S == 0) + .08 * free)), paper(lid, 460 + q, crumple=.2), 8, 4)
        lathe('ring', [(.030 + .022 * math.cos(a), .022 * math.sin(a)) for a in np.linspace(0, 6.283, 20)], CH, n=32).location = (q * .62, -.20, 3.36)
        string([(q * .62 + .10 * math.cos(a) * .3, -.24 + .13 * math.cos(a), 3.34 + .16 * math.sin(a)) for a in np.linspace(-.6, 4.2, 24)], .017, CH)
    if S in (1, 2): scraps(4 + 6 * S, ((-1.7, -1.2, .2), (1.7, .2, 3.8)), 70 + S, chars='年相応三十')

# ---------- 5 the crane that says what the air is ----------
def facet(pts, mat, bow=.02, n=16):
    """A triangle or quadrilateral of paper (a, b, c, d: lower left, lower right, upper right, upper left)."""
    A = [np.array(p, np.float32) for p in (pts if len(pts) == 4 else [pts[0], pts[1], pts[2], pts[2]])]; N = np.cross(A[1] - A[0], A[3] - A[0]); N = N / (np.linalg.norm(N) + 1e-6)
    def fn(U, V):
        P = (A[0] * ((1 - U) * (1 - V))[..., None] + A[1] * (U * (1 - V))[..., None] + A[2] * (U * V)[..., None] + A[3] * ((1 - U) * V)[..., None]) + N * (bow * np.sin(U * 3.14) * np.sin(V * 3.14))[..., None]; return P[..., 0], P[..., 1], P[..., 2]
    return sheet(fn, mat, n, n)
def crane(S):
    free = S == 3; lift = {0: .0, 1: -.22, 2: -.55, 3: .55}[S]; lines = WORDS['crane']
    def wing(words, seed):
        ink = blank(1.15, 640); h, w = ink.shape
        if not free:
            n = len(words); write(ink, words, w * .52, h * (.22 if n == 3 else .28), int(w * (.29 if n == 3 else .33)), .98)
            for k in range(4): write(ink, lines[k], w * (.90 - .075 * k) if seed % 2 else w * (.10 + .075 * k), h * .14, 30, 1.1); rule(ink, w * (.94 - .075 * k) if seed % 2 else w * (.06 + .075 * k), 40, w * (.94 - .075 * k) if seed % 2 else w * (.06 + .075 * k), h - 40, 1, .4)
        return ink
    Lw, Rw = wing('読め', 2), wing('空気を', 1); plain = lambda sd, tone=1: paper(blank(1.0, 300) if free else ruled_ink(), sd, crumple=.3, tone=tone)
    for side, ink, sd in ((-1, Lw, 500), (1, Rw, 501)):
        tip, low = ((-1.18, .95, 3.92 + lift * .5), (-1.50, .62, 2.10 + lift * .9)) if side < 0 else ((1.92, -.05, 3.72 + lift * .55), (1.86, -.30, 1.86 + lift))
        r0, r1 = ((-.12, .10, 1.50), (-.02, .34, 3.02 + .2 * lift)) if side < 0 else ((.16, -.16, 1.40), (.26, .10, 2.96 + .2 * lift))
        h, w = ink.shape; cutp = {1: (.20, .16, 225, 41) if side < 0 else (.86, .74, 30, 47), 2: (.70, .34, -40, 43) if side > 0 else (.34, .44, 215, 45)}.get(S); t = None if cutp is None else tear_line(h, w, cutp[:2], math.radians(cutp[2]), cutp[3])
        quad = [low, r0, r1, tip] if side < 0 else [r0, low, tip, r1]; facet(quad, paper(ink, sd, torn=t, crumple=.5, through=.35), -.12, 40)
        if t is not None: q = [tuple(np.array(p) + (side * .12, -.45, -.62)) for p in quad]; facet(q, paper(ink, sd, torn=-t - 1, crumple=.5), -.25, 40)
        back = [tuple(np.array(p) + (side * -.16 + .08, .34, -.10)) for p in quad]; facet(back, plain(510 + sd, .7), -.06)   # the second layer of the same fold
    facet([(-.50, -.30, 1.50), (.06, -.52, .62), (.16, -.36, 1.50), (.02, -.12, 2.20)], plain(520), .02); facet([(.06, -.52, .62), (.80, -.30, 1.42), (.30, -.14, 2.16), (.16, -.36, 1.50)], plain(521, .95), .02)
    nx, nz = (-1.52, 2.72 + .3 * lift) if S != 2 else (-1.55, 1.75)
    for q in (-1, 1): facet([(-.46, -.34 - .03 * q, 1.52), (.04, -.46 + .12 * q, .98), (nx + .13, -.80 + .04 * q, nz - .12), (nx - .02, -.80, nz)], plain(530 + q, 1 if q < 0 else .8), .03 * q)
    hx, hz = nx - .56, nz - .50; facet([(hx, -1.0, hz), (nx + .02, -.84, nz - .28), (nx + .12, -.80, nz - .04), (nx - .04, -.82, nz + .09)], plain(534), 0); facet([(hx, -1.0, hz), (nx + .10, -.78, nz - .16), (nx + .14, -.72, nz), (nx - .03, -.76, nz + .08)], plain(535, .8), 0)
    e = eye((nx - .13, -.90, nz - .13), .062); e.scale = (1.5, .6, .55); e.rotation_euler = (0, -.72, 0)
    for q in (-1, 1): facet([(.24, -.32 + .08 * q, 1.02), (.74, -.26, 1.42), (1.46 + .04 * q, .30, 1.02 + .5 * lift), (1.38, .30, .92 + .5 * lift)], plain(540 + q, .85), .02)
    for k in range(0 if free else 5):   # what it breathes: streamers of small print
        ink = blank(7.0, 70); write(ink, lines[k] + lines[(k + 2) % 5], 35, 40, 34, 1.12); x = -.52 + .26 * k; L = 1.05 + .22 * ((k * 2) % 3)
        if S == 2 and k in (1, 3): continue
        f = turn(flat(.15, L, .0, .14 * math.sin(k), .7 * (-1) ** k, .12), .1, .10 * (2 - k), 0, (x, -.30, 1.22 - .1 * abs(k - 2))); sheet(f, paper(ink, 550 + k, crumple=.2, tone=.92), 4, 40)
    if S in (1, 2): scraps(4 + 6 * S, ((-1.7, -1.2, .2), (1.7, .2, 3.6)), 80 + S, chars='空気を読め')
def ruled_ink():
    ink = blank(1.0, 300)
    for k in range(1, 9): rule(ink, 20, k * 33, 280, k * 33, 1, .5)
    rule(ink, 52, 10, 52, 290, 2, .6); return ink

# ---------- 6 the first Rule, enthroned: a halo of rulers, a sheet of law down to the floor ----------
def law(S):
    free = S == 3; rs = random.Random(6); cz = 2.55
    def ruler(seed):
        ink = blank(9.0, 110); h, w = ink.shape
        if not free:
            for k in range(100): rule(ink, 0, 20 + k * (h - 40) / 100, w * (.46 if k % 10 == 0 else .34 if k % 5 == 0 else .22), 20 + k * (h - 40) / 100, 3 if k % 10 == 0 else 1.6, .9)
            for k in range(1, 10): write(ink, str(k), w * .70, 20 + k * (h - 40) / 10, 50)
        return ink
    n = 15
    for k in range(n):
        t = (k / (n - 1) - .5) * 2; a = t * 1.55 + (0 if not free else t * .5); L = 1.55 + .45 * (1 - t * t) + .16 * (k % 2); w = .20; ink = ruler(k); x0, z0 = .32 * math.sin(a), cz + .32 * math.cos(a)
        fn = lambda U, V, L=L, w=w: ((U - .5) * w, .012 * np.cos(U * 6) - (.18 if not free else .55) * V ** 2, L * V); broke = S in (1, 2) and (k * 5 + 2) % 7 < (2 if S == 1 else 5); f = turn(fn, .10, a, 0, (x0, .30 + .05 * (k % 2), z0))
        if broke: tl = tear_line(*ink.shape, (.5, .42 + .02 * (k % 5)), math.radians(-90), 90 + k, 30); sheet(f, paper(ink, 600 + k, torn=tl, crumple=.15), 4, 20); sheet(turn(f, .2, rs.uniform(.3, .9) * (1 if t > 0 else -1), 0, (t * .2, -.2, -.12), (x0 * 3, .2, z0 + .7)), paper(ink, 600 + k, torn=-tl - 1, crumple=.15), 4, 20)
        else: sheet(f, paper(ink, 600 + k, crumple=.15, tone=.95 - .1 * (k % 2)), 4, 20)
    # arms of the throne and steps of law books
    for q in (-1, 1):
        for k in range(3):
            i2 = blank(1.6, 300); [rule(i2, 14, 16 + j * 30, 286, 16 + j * 30, 1, 0 if free else .5) for j in range(15)]; m = paper(i2, 630 + k, crumple=.3, tone=.95 - .1 * k); R0 = .34 - .05 * k; cx, cz2 = q * (.74 + .10 * k), 1.62 - .50 * k
            def roll(U, V, q=q, R0=R0, cx=cx, cz2=cz2, k=k): a = V * 15; r = R0 * (.20 + .80 * V); return cx + q * r * np.cos(a), -.62 - .16 * k + U * 1.1 + .03 * V * np.sin(a), cz2 + r * np.sin(a)
            sheet(roll, m, 8, 140)
    for k in range(4): box('book', (2.9 - .20 * k, 1.3 - .1 * k, .10), (0, .30, .06 + .105 * k), pbr('pages', (.70, .65, .60), .8), bevel=.01, rot=(0, 0, rs.uniform(-.06, .06)))
    # the face: a folded mask with a slit
    mk = blank(1.05, 460); h, w = mk.shape; y, x = np.mgrid[0:h, 0:w].astype(np.float32); u, v = (x / w - .5) * 2, y / h; sd = np.minimum(np.minimum(.94 - np.abs(u) - .32 * np.clip(v - .35, 0, 1) ** 1.2 * 2, v - .03 - .05 * np.abs(u)), .97 - v) * w * .5
    if not free:
        for q in (-1, 1): sd = np.minimum(sd, (np.hypot((u - q * .42) / .30, (v - .44 - q * (u - q * .42) * .12) / .045) - 1) * 14)
        rule(mk, w * .40, h * .80, w * .60, h * .80, 4); [rule(mk, w * .12, h * (.08 + .03 * k), w * .88, h * (.08 + .03 * k), 1.2, .6) for k in range(5)]
    mz = cz + .02; fn = lambda U, V: ((U - .5) * 1.02, -.42 + .42 * np.abs(U - .5) ** 1.3 - .03 * V, mz + 1.06 * (V - .5)); sheet(turn(fn, .06, -.03, -.10), paper(mk, 650, inside=sd, crumple=.35), 30, 20)
    if not free: [eye((q * .215 - .03, -.16, mz + .07), .17) for q in (-1, 1)]
    ink = blank(3.3, 480); h, w = ink.shape
    if S < 2:
        write(ink, 'ルール', 240, 250, 270, 1.06); rule(ink, 36, 34, 444, 34, 4); rule(ink, 36, 48, 444, 48, 1.5)
        for k, line in enumerate(WORDS['law']): write(ink, line, 404 - k * 82, 1030, 34, 1.06); rule(ink, 445 - k * 82, 990, 445 - k * 82, h - 60, 1, .45)
        rule(ink, 36, h - 44, 444, h - 44, 4)
    elif S == 2: write(ink, WORDS['question'], 240, 360, 250, 1.06)
    top = mz - .50; floor = .12
    def fall(U, V):   # hangs from the chin, runs over the lap and the steps down to the visitor
        s = (1 - V) * 3.55; key = np.array([[0, -.44, top], [.62, -.55, top - .60], [1.05, -.95, 1.28], [1.7, -1.10, .70], [2.35, -1.35, .20], [3.55, -2.25, .06]]); yy = np.interp(s, key[:, 0], key[:, 1]); zz = np.interp(s, key[:, 0], key[:, 2]); wdt = 1.0 + .10 * np.sin(s * 1.2); return (U - .5) * wdt + .04 * np.sin(s * 2.2), yy - .05 * np.cos((U - .5) * 3.1) + .02 * np.sin(s * 9), zz + .02 * np.sin(U * 9 + s * 4) * np.clip(s - 1, 0, 1)
    both(fall, ink, 660, (.5, .80, 94, 51) if S == 1 else None, (-.25, .5, .2, (.30, -.25, .0), (0, -1.3, .5)), 20, 60, crumple=.4)
    if S in (1, 2): scraps(5 + 6 * S, ((-1.7, -1.2, .2), (1.7, .2, 4.0)), 90 + S, chars='ルール一条')

# ---------- 7 a sheet with somebody under it ----------
def nobody(S):
    free = S == 3; up = {0: 0, 1: .25, 2: .6, 3: 1}[S]; ink = blank(1.55, 760) if free else blank(.42, 1700); h, w = ink.shape   # a sheet laid round somebody is wide
    if S < 3: write(ink, WORDS['rules'][6], w * .488, h * .31, 66, 1.06, .78 - .2 * S, tilt=random.Random(7))
    zt = 2.30 + 1.05 * up; lean = 1 - up; rs = np.random.RandomState(7); ph = rs.rand(6) * 6.3; dent = creases(35, 59, 71, 60)
    def drape(U, V):
        """Hangs from a bowed head over a back and two knees; pleats grow towards the hem, and the sheet was crumpled before."""
        a = (U - .5) * 2 * math.pi * .995; d = 1 - V; head = np.sqrt(np.clip(1 - (1 - np.clip(d / .17, 0, 1)) ** 2, 0, 1)) * .40; back = .42 * ss(d, .16, .62) * (1 + .35 * lean * np.cos(a - 2.4)); knee = .42 * lean * ss(d, .42, .66) * np.exp(-((a + .45) / .75) ** 2) + .30 * lean * ss(d, .48, .70) * np.exp(-((a - .55) / .6) ** 2); hem = .40 * ss(d, .60, 1.0)
        R = head + back + knee + hem; fold = ss(d, .16, .8); R = R * (1 + fold * (.10 * np.abs(np.sin(a * 2.5 + ph[0] + .8 * np.sin(d * 4))) ** .7 + .07 * np.sin(a * 8 + ph[1] + d * 3) + .035 * np.sin(a * 15 + ph[2] + 2 * d))) + .16 * dent[:U.shape[0], :U.shape[1]] * ss(d, .02, .2)
        x = R * np.sin(a) * 1.05 - .52 * lean * (1 - d) ** 1.6 + .10; y = -R * np.cos(a) * .9 - .62 * lean * (1 - d) ** 1.7; z = zt * (1 - d ** (1.0 + .12 * lean)) + .05 + .12 * ss(d, .88, 1) * np.abs(np.sin(a * 3.5 + ph[0])); return x, y, z
    jit = np.random.RandomState(17).randn(2, 35, 59)
    def crush(U, V): return drape(np.clip(U + .34 * jit[0][:U.shape[0], :U.shape[1]] / 58 * (U > .001) * (U < .999), 0, 1), np.clip(V + .34 * jit[1][:U.shape[0], :U.shape[1]] / 34 * (V > .001) * (V < .999), 0, 1))
    def open_(U, V):   # freed: the sheet itself stands up like a sail, nobody under it
        d = 1 - V; q = (U - .5); x = q * (2.05 + .55 * d) + .26 * np.sin(d * 3.0) - .25; y = .46 * np.sin(U * 6.4 + d * 2.2) * (.30 + .70 * d) - .75 * np.clip(d - .72, 0, 1) * 2 + .35 * V * q; z = 3.55 - 3.05 * d + .34 * np.sin(U * 4.4 + .6) * V + .9 * np.clip(d - .74, 0, 1) ** 1.2 + .12 * np.sin(U * 8) * d; return x, y, z
    m = paper(ink, 700, crumple=.7 * (1 - .6 * up), through=.42 if not free else .22, tone=1.0 if not free else .82); o = sheet(open_, m, 220, 120) if free else sheet(crush, m, 58, 34, smooth=False)
    if free: area((1.6, 3.5, 1.0), (0, 0, 2), 1.0, 60, (1, .94, .86), vis=False)

def build():
    k, S = int(ARGS['rule']), int(ARGS['state']); (mirror, dolls, tags, calendar, crane, law, nobody)[k - 1](S); paper_light()
    view = {1: ((-1.3, -12.2, 2.3), (.0, 0, 2.12), 80), 2: ((-1.0, -12.4, 2.9), (0, 0, 2.10), 82), 3: ((-1.7, -12.0, 2.0), (0, 0, 1.98), 78), 4: ((1.5, -12.2, 2.5), (0, 0, 1.98), 88), 5: ((-1.4, -12.4, 1.9), (-.08, 0, 2.12), 82), 6: ((-1.2, -12.6, 3.6), (0, 0, 2.24), 77), 7: ((-1.6, -12.2, 2.6), (0, 0, 1.62), 96)}[k]
    camera(view[0], view[1], lens=view[2], fstop=11); render(bounces=4, glossy=3, clamp=4, alpha=True)

run(build)

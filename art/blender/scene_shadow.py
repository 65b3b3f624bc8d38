"""A single eye shadow: one pan in a lacquer frame, stood up; the family's kanji and its pattern are pressed into the powder.
--hex --finish matte|satin|pearl|glitter|sheer --family 1..12 --kanji --seed"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from products import *

W, H = 3.92, 4.20      # powder
NX, NY = 330, 354
EYE, CARD, KEY, EDGE = (.1, -17.0, 2.7), (-5.6, -7.0, 5.6), (-8.2, -5.2, 2.0), (-1.5, -1.0, 8.6)   # camera and cards
LEAN = Matrix.Translation((0, 0, .33)) @ Matrix.Rotation(math.radians(-24), 4, 'Z') @ Matrix.Rotation(math.radians(-7), 4, 'X')

def pattern(k, X, Y):
    """0..1 groove field of a family over the pan, X and Y in half widths from the middle."""
    r, a = np.hypot(X, Y), np.arctan2(Y, X); tri = lambda t: np.abs((t % 1) - .5) * 2; line = lambda t, w=.30: np.clip((tri(t) - (1 - w)) / w, 0, 1)
    if k == 1: return line(Y * 5.5 + .28 * np.sin(X * 3.1), .3)                                     # sleep: slow swells
    if k == 2: return line(np.arctan2(X, Y + 1.5) * 11, .35)                                        # praise: rays from above
    if k == 3:                                                                                      # sweet: scallops
        row = np.floor(Y * 4); x = (X * 4 + .5 * (row % 2)) % 1 - .5; return line(np.hypot(x, (Y * 4) % 1) * 2.6, .4)
    if k == 4: return line(r * 6.5, .35)                                                            # eat: a plate's rings
    if k == 5: return line(Y * 5 - np.abs(X) * 3.2, .32)                                            # win: chevrons
    if k == 6: return np.maximum(line((X + Y) * 4, .22), line((X - Y) * 4, .22))                    # hide: lattice
    if k == 7: return line(np.sign(X + .3 * Y + 2) * ((X + .42 * Y + 2.2) ** 1.9) * 1.5, .30)       # run away: slant lines that widen
    if k == 8: return line(3.4 * (X + .35 * np.sin(Y * 3.3 + 1.4 * np.sin(X * 2.1))) + 1.2 * np.sin(Y * 2 + X), .32)   # be dyed: marbling
    if k == 9: return np.maximum(line(a / math.pi * 8, .12 + .2 * np.clip(r, 0, 1)), line(r * 3.2, .08))  # stand out: facets of a star
    if k == 10: return line(np.maximum(np.abs(X), np.abs(Y)) * 6, .30)                              # go back: rooms within rooms
    if k == 11:                                                                                     # break: cracks
        rs = np.random.RandomState(11); d = np.sort(np.stack([np.hypot(X - p, Y - q) for p, q in rs.uniform(-1.15, 1.15, (22, 2))]), 0); return np.clip(1 - (d[1] - d[0]) / .055, 0, 1)
    p = np.arange(1, 150); q = np.sqrt(p / 115.); g = p * 2.39996; d = np.min(np.stack([np.hypot(X - x, Y - y) for x, y in zip(q * np.cos(g) * 1.25, q * np.sin(g) * 1.25)]), 0); return np.clip(1 - d / .05, 0, 1)  # be born: seeds

def pressed(col, finish):
    X, Y = np.meshgrid(np.linspace(-1, 1, NX), np.linspace(-1, 1, NY)); e = (np.abs(X) ** 9 + np.abs(Y) ** 9) ** (1 / 9)
    edge = np.clip((1 - e) / .05, 0, 1); Z = .10 * np.sqrt(np.clip(1 - (1 - edge) ** 2, 0, 1))
    n = int(NX * .60); mark = np.zeros((NY, NX), np.float32); g = glyph(ARGS['kanji'], SHIPPORI, n); y0, x0 = (NY - n) // 2, (NX - n) // 2; mark[y0:y0 + n, x0:x0 + n] = g; mark = mark[::-1]
    halo = np.clip(soften(mark, 9) * 2.2, 0, 1); press = soften(mark, 1)
    field = pattern(int(ARGS['family']), X, Y) * (1 - halo) * np.clip((.93 - e) / .04, 0, 1); frame = np.clip(1 - np.abs(e - .945) / .012, 0, 1)
    Z -= edge * (.022 * soften(field.astype(np.float32), 1) + .022 * frame + .062 * press)
    Z += edge * ({'matte': .0020, 'satin': .0004, 'pearl': .0008, 'glitter': .0016, 'sheer': .0003}[finish] * grain((NY, NX), int(ARGS['seed'])) + {'matte': .0007, 'satin': .0003}.get(finish, .0005) * grain((NY, NX), int(ARGS['seed']) + 1, 4))
    V = np.stack([X * W / 2, -Z, H / 2 * (1 + Y)], -1).reshape(-1, 3); F = quads(NX, NY); keep = (e.ravel()[F] < 1.0).all(1)
    o = shade(fast('powder', V, F[keep], powder(col, finish))); made = [o]
    if finish == 'sheer': made.append(box('plate', (W * .7, .02, H * .7), (0, -.046, H / 2), pbr('plate', (.72, .70, .71), .22, metal=1.0, aniso=.5), bevel=0))
    if finish == 'glitter':
        rs = np.random.RandomState(int(ARGS['seed'])); iy, ix = rs.randint(8, NY - 8, 1500), rs.randint(8, NX - 8, 1500); ok = e[iy, ix] < .97; iy, ix = iy[ok], ix[ok]; local = LEAN.inverted()
        P = V.reshape(NY, NX, 3)[iy, ix] + np.array([0, -.012, 0]) + rs.uniform(-.006, .006, (len(ix), 3))
        made += flakes(P, rs.choice([.018, .028, .042, .064], len(ix), p=[.36, .36, .21, .07]), int(ARGS['seed']), col, local @ Vector(EYE), [local @ Vector(c) for c in (CARD, CARD, EDGE)])
    return made

def build():
    col, finish = linear(ARGS['hex']), ARGS['finish']; K, CH = lacquer_black(), chrome()
    body = box('body', (W + .68, .62, H + .68), (0, .22, H / 2), K, bevel=.13, seg=7)
    lip = box('lip', (W + .22, .10, H + .22), (0, -.065, H / 2), pbr('lip', (.80, .79, .82), .24, metal=1.0), bevel=.035, seg=4); well = box('well', (W + .03, .06, H + .03), (0, -.095, H / 2), pbr('well', (.01, .008, .009), .5), bevel=.02, seg=2)
    grey_room()
    made = group(*pressed(col, finish), at=Matrix.Translation((0, -.10, 0)))
    group(body, lip, well, *made, at=LEAN); group(*crumbs(26, powder(col, 'matte' if finish == 'sheer' else finish), (-.5, -.65), (1.1, .38), (.010, .016, .024, .042)))
    # key rakes over the powder from the upper left: relief is read by its shadow
    area((-5.4, -3.6, 7.4), (-.3, -.2, 2.6), 1.3, 720, (1, .985, .97), vis=False); area((5.5, -7.5, 3.5), (0, 0, 2.2), 4.0, 90, (1, .98, .97), vis=False)
    card(CARD, (0, 0, 2.9), 2.8, 3.4, 6.5, (1, .985, .975)); card(KEY, (0, 0, 1.6), 2.4, 4.5, .8, (1, .97, .96))   # what satin and pearl mirror
    card((-9.5, -.8, 3.4), (0, 0, 2.3), 1.2, 7.5, 5.0, (1, .95, .94)); card(EDGE, (0, 0, 2.3), 6.5, 1.4, 5.0, (1, .97, .96))          # edges of the frame
    card((5.6, -1.2, 3.2), (0, 0, 2.3), 1.0, 7.0, 4.5, (1, .94, .94)); card((6.5, 6.5, 3), (0, 0, 2.2), 5, 7, 2.2, (1, .03, .04)); card((-7, 4.5, 3), (0, 0, 2.2), 2.2, 7, 1.6, (1, .04, .06))
    camera(EYE, (.06, 0, 2.02), lens=88, fstop=5.6, focus=(0, -.2, 2.4))
    render_product(foot=[tuple(LEAN @ Vector((x, -.09, -.34))) for x in (-2.2, 2.2)])

run(build)

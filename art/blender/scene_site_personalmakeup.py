"""The face chart: a porcelain mask lying on black glass with today's pigment laid on it; the tools wait in a row beside it."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from site_stage import *
from face_head import gauss
s = stage(6, (.0018, .0014, .0016)); F = int(ARGS.get('fine', 4)); rs = np.random.RandomState(3)
def tone(H, p):
    V, A = H['V'], H['A']; x, y, z = V.T; c = np.tile([.64, .615, .60], (len(V), 1)); mix = lambda k, col: c.__imul__(1 - np.clip(k, 0, 1)[:, None]).__iadd__(np.clip(k, 0, 1)[:, None] * np.asarray(col))
    n = fractal(x * 2.2, y * 2.2, 3, 3); front = z > -3
    dust = lambda k: np.clip(k * (1 + .22 * n), 0, 1)
    mix(front * dust(.72 * gauss(np.hypot((x - 4.9 + .55 * (y - 1)) / 1.9, (y - .6) / 1.25), 1)), (.52, .085, .075)); mix(front * dust(.30 * gauss(np.hypot((x + 4.9 + .0 * y) / 1.3, (y - .6) / 1.0), 1)), (.52, .13, .11))
    eye = gauss(np.hypot((np.abs(x) - 3.3) / 1.75, (y - 3.45) / .72), 1) * (A['lash'] > .02); mix(front * dust(.92 * eye) * (x > 0), (.085, .012, .030)); mix(front * dust(.62 * eye) * (x < 0), (.36, .12, .07))
    mix(gauss(np.maximum(A['lash'] - .02, 0), .07) * .95, (.010, .008, .009)); mix(.8 * A['brow'], (.035, .024, .020)); mix(np.clip(A['lip'] / .05 + .5, 0, 1), (.40, .004, .014)); return c
M = tinted(pbr('chart', (.5, .5, .5), .24, coat=.8, coat_rough=.06)); smudge(M, .18, .34, 2.4, 7)
at = Matrix.Translation((-.50, .22, .36)) @ Matrix.Rotation(math.radians(16), 4, 'Z') @ Matrix.Rotation(math.radians(-76), 4, 'X')
H, made = bust(M, at=at, look='face-2', fine=F, colour=tone, eyes=None, ears=False, eyeOpen=-1.9, lipHeight=1.0)
o = made[0]; bm = bmesh.new(); bm.from_mesh(o.data); cut = [v for v in bm.verts if v.co.y > .26 + .10 * v.co.z or v.co.z < -.93 + .55 * (v.co.y + .55)]; bmesh.ops.delete(bm, geom=cut, context='VERTS'); bm.to_mesh(o.data); bm.free()
so = o.modifiers.new('thick', 'SOLIDIFY'); so.thickness = .045; so.offset = -1
G = black_glass(); plane('glass', 40, (0, 0, -.50), G)
# tools in a row
Z = -.50; lay = lambda x, y, yaw: Matrix.Translation((x, y, Z)) @ Matrix.Rotation(math.radians(yaw), 4, 'Z') @ Matrix.Rotation(math.radians(90), 4, 'Y')
S = .42; GM = gunmetal()
for x, y, yaw, w, ln, tint, fl in ((-.70, -1.62, 3, .42, 1.05, (.42, .075, .065), .6), (-.66, -2.08, 1.5, .24, .70, (.10, .014, .034), .5)): brush(Matrix.Translation((0, 0, .175 * S)) @ lay(x, y, yaw) @ Matrix.Scale(S, 4), tint, 4, w, ln, fl, handle=GM)
lipstick(linear('C8102E'), 'satin', at=Matrix.Translation((0, 0, .215)) @ lay(-.60, -2.66, 2) @ Matrix.Rotation(math.radians(20), 4, 'Z') @ Matrix.Scale(.22, 4))
pen = [lathe('pen', [(0, 0), (.085, .0), (.09, .03), (.09, 3.4), (.085, 3.42), (.030, 3.72), (0, 3.74)], GM, n=64), lathe('ring', [(.088, 3.0), (.094, 3.01), (.094, 3.10), (.088, 3.11)], chrome(), n=64)]
group(*pen, at=Matrix.Translation((0, 0, .04)) @ lay(-.62, -3.12, -1) @ Matrix.Scale(.5, 4))
P = np.stack([rs.normal(.95, .5, 420), rs.normal(-1.75, .35, 420), np.full(420, Z + .004)], 1); lumps(P, .003 + .010 * rs.rand(420) ** 3, pbr('pw', (.42, .075, .065), .9), 3)
area((-3.6, -.6, 4.6), (-.4, 0, 0), 1.1, 40, (1, .965, .94), vis=False, spread=70); card((-3.2, 1.4, 3.2), (-.4, 0, 0), 1.6, 3.4, 2.2, WHITE, soft=True, oneside=True)
card((2.8, -.6, 1.8), (0, -1, 0), .8, 4.4, 3.0, WHITE, soft=True, oneside=True); card((-1.5, 5.2, 1.6), (-.5, -2, -.4), 3.6, 1.0, 3.0, RED, soft=True, oneside=True); area((2.6, 2.6, 1.2), (0, 0, 0), .6, 40, RED, vis=False, spread=90)
card((-3.4, -3.0, 2.0), (0, -2.2, -.4), 1.2, 2.6, 3.4, WHITE, soft=True, oneside=True)
card((.4, -1.9, 5.2), (.2, -2.2, -.4), 6, .55, 5.0, WHITE, soft=True, oneside=True); card((0, 7.5, 5.5), (0, -1.5, -.5), 16, 9, .10, (1, .55, .55), soft=True, oneside=True)
area((-1.8, -4.4, 3.4), (-.1, -2.3, -.4), .8, 34, WHITE, vis=False, spread=60); card((-2.6, -2.6, 1.6), (0, -2.3, -.4), .4, 2.4, 6, WHITE, soft=True, oneside=True); card((.2, -3.6, 4.6), (.2, -2.4, -.4), 5, .5, 6, WHITE, soft=True, oneside=True)
shot((.42, -6.6, 6.0), (.24, -.85, -.35), lens=66, fstop=3.2, focus=(-.4, -.4, .3), wide=dict(lens=50, shift=(.42, 0)))

"""24 Nameless Red: a wet line round whoever stands there; it stops before it closes, and thinks at the mouth."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('24', 'E0001B', key=(1, .95, .93), rim=(1, .05, .05), glow=(.62, .008, .018), gx=-1.3)
SK = gloss(times(COL, .95), .24, lip=(.66, .002, .014)); tilt, sh = {'neutral': (.06, 0), 'joy': (.10, .07), 'pout': (-.10, -.10), 'surprise': (0, .16), 'sleep': (.22, -.16)}[FACE]
XZ = [(.70, .05), (.74, .55), (.80, 1.10), (.92, 1.62), (.90, 2.02 + sh), (.66, 2.26 + sh), (.34, 2.36 + sh * .6), (.25, 2.52), (.36, 2.72), (.47, 2.98), (.40, 3.30), (.14, 3.52), (-.18, 3.50), (-.43, 3.28), (-.48, 2.96), (-.36, 2.68), (-.27, 2.50), (-.36, 2.34 + sh * .6), (-.70, 2.24 + sh), (-.95, 1.98 + sh), (-1.00, 1.50), (-.90, 1.00), (-.86, .55), (-.88, .24), (-.62, .10)]
def head(x, z): t = max(0, z - 2.3); return x + tilt * t * 1.3, z - abs(tilt) * .12 * t
LN = curve([(*((lambda q: (q[0], .20 * math.sin(i * .55) - .12 * (z > 2.3), q[1]))(head(x, z))),) for i, (x, z) in enumerate(XZ)], 120); u = np.linspace(0, 1, 120); RD = .066 + .020 * np.sin(u * 23 + 1) + .012 * np.sin(u * 51) + .05 * np.exp(-((u - .02) / .02) ** 2) + .03 * np.exp(-((u - .80) / .03) ** 2); RD[-8:] *= np.linspace(1, .55, 8)
hx, hz = head(-.03, 2.80); MC = V3(hx - .02, -.30, hz)
def plate(P): return sdf.ellipsoid(P, MC + V3(0, .30, 0), (.34, .30, .30))                                # where a face would be
M = Mouth(plate, MC + V3(0, -.05, 0), (-.20, -1, -.04), .255, 'lips', full=.150, smile=.04, skew=.05, part=.14, puff=0)
BOXES = [LN[i:i + 13] for i in range(0, 119, 12)]
def line(P):
    d = None
    for i in range(0, 119, 12): q = sdf.chain(P, LN[i:i + 13], RD[i:i + 13], .02); d = q if d is None else smin(d, q, .03)
    for i, ln, r in ((26, .34, .034), (34, .16, .026), (58, .22, .030), (71, .30, .036), (92, .50, .040), (99, .26, .030), (107, .18, .03), (12, .24, .030)): p = LN[i]; d = smin(d, sdf.chain(P, [tuple(p), tuple(p - V3(0, .02, ln * .55)), tuple(p - V3(0, .02, ln))], [.085, r * .62, r * 1.25], .04), .10)          # it is still wet
    return d
def film(P):
    """The line thickens into lips and is held to the rim of the head by four threads."""
    lips = smin(sdf.chain(P, M.U, M.ru, .03), sdf.chain(P, M.L, M.rl, .03), .02); e0, e1 = M.line[0], M.line[-1]
    for a, b in ((e0, LN[np.argmin(np.linalg.norm(LN - (e0 + V3(-.4, .1, .10)), axis=1))]), (e0, LN[np.argmin(np.linalg.norm(LN - (e0 + V3(-.3, .1, -.22)), axis=1))]), (e1, LN[np.argmin(np.linalg.norm(LN - (e1 + V3(.4, .1, .10)), axis=1))]), (e1, LN[np.argmin(np.linalg.norm(LN - (e1 + V3(.3, .1, -.22)), axis=1))])): m = (a + b) / 2 - V3(0, 0, .05); lips = smin(lips, sdf.chain(P, [tuple(a), tuple(m), tuple(b)], [.055, .016, .060], .03), .09)
    back = sdf.ellipsoid(P, M.line.mean(0) + V3(0, .07, 0), (.20, .05, .085)); return smax(smin(lips, back, .05), -sdf.chain(P, M.hole, M.rh, .01), .02)
def body(P): d = smin(line(P), film(P), .05); pud = smin(sdf.ellipsoid(P, (.62, -.05, .02), (.55, .36, .055)), sdf.ellipsoid(P, (-.66, -.16, .02), (.40, .28, .05)), .1); return smin(d, smax(pud + .012 * np.sin(P[0] * 7 + P[1] * 5), -P[2], .02), .16)
build('line', body, (-1.35, -.85, -.02), (1.35, .60, 3.85), SK, STEP * .9)
# prop: a name tag with nothing on it
TG = gloss((.80, .75, .72), .7); C = chrome(); k = 101; p = LN[k] + V3(.30, -.16, .06); box('tag', (.58, .030, .34), tuple(p), TG, .03, (.06, .10, -.16)); box('band', (.58, .034, .055), tuple(p + V3(-.012, .0, .145)), gloss(times(COL, .9), .3), .01, (.06, .10, -.16)); strand(curve([LN[k] + V3(0, -.05, .10), p + V3(-.20, -.03, .20), p + V3(-.16, -.03, .12)], 12), .014, C, 4)
halo((-.1, 1.8, 2.2), 4.2, .42, (1, .10, .06)); drops(SK, 18, 11, (-2.0, 2.0), (-1.9, .2)); lamp((2.9, -7.8, 1.8), (0, 0, 1.8), .6, 3.0, 3.2, (1, .9, .88)); lamp((-3.4, -7.2, 1.2), (0, 0, 1.4), .4, 3.0, 3.0, (1, .9, .88))
finish(loc=(2.2, -9.3, 1.7), at=(.20, 0, 1.92), lens=78, focus=(0, -.3, 2.7))

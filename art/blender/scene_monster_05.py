"""05 Keyhole Sunset: flat as the beam that falls through a keyhole; it has turned round once, and looks back."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('05', 'BF5921', key=(1, .92, .84), rim=(1, .20, .05), iris=(.95, .28, .03), glow=(.75, .06, .012), gx=1.5)
SK = matte(COL, (.62, .20, .07), .12); n, l, b = nodes(SK); tc = n.new('ShaderNodeNewGeometry'); sx = n.new('ShaderNodeSeparateXYZ'); mr = n.new('ShaderNodeMapRange'); l.new(tc.outputs['Position'], sx.inputs[0]); l.new(sx.outputs[2], mr.inputs[0]); mr.inputs[1].default_value = 1.3; mr.inputs[2].default_value = -.1; mr.inputs[4].default_value = .55; b.inputs['Emission'].default_value = (1, .26, .05, 1); l.new(mr.outputs[0], b.inputs['Emission Strength'])   # the lower it is, the more it glows
H0 = V3(-.28, -.20, 2.72); F = V3(-.30, -1, .03); tw = {'joy': .22, 'pout': -.40, 'surprise': .1}.get(FACE, 0)
e = eye(H0 + V3(.03, .10, 0), .27, F, lid=.50, tilt=.22, gaze=(-6, -9, 3.0), side=1, low=.8, pupil='round')
def raw(P):
    """The outline of a keyhole, as flat as a blade, turned once about itself."""
    x, y, z = P; t = np.clip((z - .20) / 1.9, 0, 1); a = -1.15 * (1 - t * t * (3 - 2 * t)) + .29 + tw * np.clip((z - 1.5) / 1.2, 0, 1); cx = -.28 + .34 * (1 - t) * t * 2.2 + .20 * (1 - t); dx, dy = x - cx, y + .20; p = dx * np.cos(a) - dy * np.sin(a); q = dx * np.sin(a) + dy * np.cos(a)
    d = np.minimum(np.sqrt(p * p + (z - 2.72) ** 2) - .60, smax(np.abs(p) * .96 - (.25 + .165 * np.clip(2.4 - z, 0, 3)), z - 2.6, .02)); d = smax(smax(d, np.abs(q) - .038, .02), .03 - z, .02)
    fl = smax(np.abs(z - .035) - .03, smax(np.abs(x - .02 + .30 * (y + .2)) - (.62 - .10 * (y + .2)), smax(y - .15, -y - 2.15 + .1 * np.sin(x * 7), .02), .02), .02); return smin(d, fl, .16) * .8
def body(P): return sockets(raw(P), P, .07, 1.08)
build('body', body, (-1.3, -2.5, -.02), (1.4, .7, 3.45), SK)
# prop: the brass of a keyhole, worn like a monocle
BR = pbr('brass', (.62, .34, .10), .20, metal=1.0); smudge(BR, .12, .34, 5); c = H0 + N3(F) * .15; yaw = math.atan2(F[0], -F[1])
def plate(P):
    Q = turn(P, c, 'z', -yaw * -1); x, y, z = Q[0] - c[0], Q[1] - c[1], Q[2] - c[2]; o = sdf.L(x / 1.0, 0, z / 1.42) ; d = smax((o - .36) * .9, np.abs(y) - .035, .03); d = smin(d, smax(np.abs((o - .33)) * .9 - .020, np.abs(y + .035) - .018, .015), .02)
    hole = np.minimum(np.sqrt(x * x + (z - .07) ** 2) - .165, np.maximum(np.abs(x) - (.085 - .16 * (z + .05)), np.maximum(z - .05, -z - .30))); d = smax(d, -hole, .025)
    for s_ in (-1, 1): d = smin(d, sdf.ellipsoid((x, y, z), (0, -.035, s_ * .43), (.035, .02, .035)), .01)
    return d
build('plate', plate, tuple(c - .62), tuple(c + .62), BR, min(STEP, .016))
halo((.9, 3.2, .5), 5.0, .30, (1, .16, .03)); halo((.7, 2.4, .35), 2.2, .30, (1, .40, .12))
if PORTRAIT: K = lacquer_black(); [box('post', (.16, .16, 7), (x, 1.6, 2.5), K, bevel=.02) for x in (-2.3, 2.6)]
spot((.0, -2.2, .5), (-.1, -.6, 1.4), .8, 16, (1, .35, .10), vis=False); lamp((-2.4, -7.6, 2.6), (-.3, 0, 2.7), .9, 1.6, 3.2, (1, .86, .7))
finish(loc=(1.9, -9.4, 1.75), at=(.22, -.3, 1.86), lens=88, focus=(-.3, -.5, 2.7))

"""01 Goldfish on the Landing: hung over the hand-rail, veil tail falling to the floor."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from monster_shots import *
COL = begin('01', 'DE5038', key=(1, .96, .93), rim=(1, .10, .06), iris=(.88, .25, .025), glow=(.60, .016, .016), gx=1.8)
SK = satin((.78, .085, .030), .34, lip=(.58, .020, .022)); n, l, b = nodes(SK); vo = n.new('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value = 8.5; vo.feature = 'SMOOTH_F1'; tc = n.new('ShaderNodeTexCoord'); mp = n.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1.0, 1, 1.5); bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .26; bp.inputs['Distance'].default_value = .03; bp.invert = True
l.new(tc.outputs['Object'], mp.inputs[0]); l.new(mp.outputs[0], vo.inputs['Vector']); l.new(vo.outputs['Distance'], bp.inputs['Height']); l.new(bp.outputs[0], b.inputs['Normal'])
FI = veil_mat((.80, .085, .028), (1.0, .17, .045))
eye((.62, -.86, 2.66), .27, (.10, -1, .12), lid=.56, tilt=.30, gaze=(-3.5, -9, .2), pupil='slit', side=-1); eye((1.16, -.30, 2.74), .22, (.85, -.6, .15), lid=.52, tilt=-.1, gaze=(2, -9, 1.6), pupil='slit', side=1)
def raw(P):
    d = sdf.chain(P, [(1.02, -.62, 2.38), (.55, -.40, 2.42), (-.05, -.20, 2.36), (-.60, -.06, 2.30), (-.92, -.10, 2.10)], [.34, .52, .58, .36, .17], .30)
    d = smin(d, sdf.sphere(P, (.30, -.42, 2.05), .38), .35)                                          # belly sags over the rail
    d = smin(d, sdf.sphere(P, (.66, -.30, 2.80), .30), .22); d = smin(d, sdf.sphere(P, (.36, -.22, 2.86), .26), .2)   # oranda cap
    return smin(d, sdf.sphere(P, (.98, -.80, 2.18), .20), .16)                                        # cheek
M = Mouth(raw, (1.12, -.98, 2.22), (.62, -1, -.04), .20, 'lips', full=.118, smile=-.12, skew=-.10, part=.16)
def body(P):
    d = smax(raw(P), -(np.abs(P[0] - .34 - .12 * (P[2] - 2.3)) - .004 + np.clip(P[1] + .62, 0, 1)), .06)   # gill line
    return M.on(sockets(d, P, .10), P)
build('body', body, (-1.3, -1.5, 1.4), (1.75, .7, 3.4), SK); lashes(EYES[0], 11, .26)
sheet('t1', veil([(-.86, -.10, 2.16), (-1.12, -.42, 1.75), (-1.02, -.62, 1.05), (-.72, -.78, .42), (-.40, -1.05, .05)], .12, .74, .3, 7.5, .16, (0, -1, .1)), 130, 90, FI)
sheet('t2', veil([(-.88, -.05, 2.18), (-1.30, -.22, 1.80), (-1.55, -.38, 1.15), (-1.62, -.45, .50), (-1.78, -.62, .08)], .12, .66, 2.1, 6.5, .17, (.3, -1, 0)), 130, 90, FI)
sheet('t3', veil([(-.84, .02, 2.18), (-.95, -.02, 1.7), (-.55, -.10, 1.1), (-.02, -.16, .62), (.42, -.30, .30)], .10, .62, 4.0, 7.0, .15, (-.2, -1, 0)), 120, 80, FI)
sheet('dors', veil([(.30, -.10, 2.86), (-.05, .02, 3.14), (-.55, .05, 3.22), (-1.10, .0, 3.00)], .20, .34, 1.2, 6, .07, (.1, -1, .35)), 80, 50, FI)
sheet('pec1', veil([(.42, -.86, 2.10), (.52, -1.08, 1.80), (.44, -1.16, 1.42), (.56, -1.20, 1.08)], .09, .30, .8, 7, .07, (.2, -1, .2)), 70, 44, FI)
sheet('pec2', veil([(.02, -.72, 2.02), (-.10, -.92, 1.72), (-.18, -.98, 1.42)], .08, .24, 2.8, 7, .06, (.1, -1, .2)), 60, 40, FI)
# prop: the hand-rail of the landing; the portrait's runs out of the picture
C = chrome(); a = 3.4 if PORTRAIT else 2.1; e = (3.2, -.55, .62) if PORTRAIT else (2.0, -.31, 1.26)
strand([(-a, .02, 1.80), (.95, -.10, 1.80), (1.18, -.13, 1.74), e], .095, C, 8)
for x, z in ((-1.95, 1.75), (-.55, 1.75), (.85, 1.75), (2.0, 1.22))[:4 if PORTRAIT else 3]: strand([(x, -.06 if x < 1 else -.30, 0), (x, -.06 if x < 1 else -.30, z)], .028, C, 6)
drops(SK, 16, 3, (-2.2, 1.6), (-2.0, .2))
finish(loc=(-1.5, -9.5, 1.9), at=(-.02, -.2, 1.72), lens=80, focus=(.7, -.9, 2.5), pivot=(0, 0, 1.8), lively=.6)

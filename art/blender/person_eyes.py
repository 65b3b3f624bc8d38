"""Eyes: the model's balls with an own iris behind a clear cornea, red and shaded whites, the tear's wet line; gaze set apart from the head."""
import numpy as np
from mathutils import Matrix
from person_fields import ball_middle, lid_gap, step
from person_model import BALLS, TEARS
from person_nodes import Nodes, film
from person_scene import Surface, attribute, link, mesh

DISC_CM, DEPTH_CM, CROSS_DEGREES = .68, 1.42, 1.6                             # iris: half-width, before the ball's middle; both eyes turn in a little


def white_material(look):
    g = Nodes('white'); r, rest, inner, shade = g.attribute('axis'), g.attribute('rest', 'Vector'), g.attribute('corner'), g.attribute('shade')
    thread = lambda scale, detail, bend, width: g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(rest, scale, detail, .55, bend), .5)), 0, width, 1, 0)
    veins = g.math('MULTIPLY', g.math('MAXIMUM', thread(3.2, 5, 1.6, .022), g.math('MULTIPLY', thread(6.5, 3, 1.2, .03), .6)), g.ramp(r, .62, 1.25, .10, look.get('veins', .8)))
    c = g.mix(g.ramp(r, .75, 1.45), look.get('white', (.62, .54, .49)), look.get('whiteEdge', (.44, .29, .25)))
    c = g.mix(veins, c, (.55, .16, .13)); c = g.mix(g.math('MULTIPLY', inner, .85), c, look['caruncle']); c = g.mix(g.ramp(r, .56, .66, .75, 0), c, look['limbus'])
    c = g.mix(shade, c, (.16, .085, .07), 'MULTIPLY')                         # the lid's own shade, deeper than a big light leaves it
    g.set(Base_Color=c, Roughness=.28, Specular=.5, Clearcoat=1., Clearcoat_Roughness=.03, Normal=g.bump(g.noise(rest, 5.), .02, .25))
    clear, gloss = g.node('ShaderNodeBsdfTransparent').outputs[0], g.node('ShaderNodeBsdfGlossy', {'Roughness': .015}).outputs[0]
    cornea = g.between(g.node('ShaderNodeFresnel', (1.376,)).outputs[0], clear, gloss)
    g.surface_is(g.between(g.ramp(r, .545, .635), cornea, g.principled.outputs[0]))
    return g.material


def iris_material(look):
    """Fibres close round the ring because they are drawn on (cosine, sine, radius)."""
    g = Nodes('iris'); r, ring = g.attribute('axis'), g.attribute('ring', 'Vector'); pupil = look.get('pupil', .17)
    fibre = lambda s, k, bend: g.noise(g.place(ring, (s, s, k)), 1., 3, .65, bend)
    a, b = g.ramp(fibre(9, 2.2, .5), .35, .65), g.ramp(fibre(24, 3., .5), .35, .68); f = g.math('MULTIPLY_ADD', a, .5, g.math('MULTIPLY', b, .5))
    outer, middle, inner = look['iris']; c = g.mix(f, outer, middle); wavy = g.math('ADD', r, g.math('MULTIPLY_ADD', a, .12, -.06))
    c = g.mix(g.ramp(wavy, .22, .36, 1, 0), c, inner); c = g.mix(g.ramp(r, .44, .60, 0, .92), c, look['limbus']); c = g.mix(g.ramp(r, pupil, pupil + .022, 1, 0), c, (.002, .002, .002))
    c = g.mix(g.attribute('shade'), c, (.22, .2, .2), 'MULTIPLY')
    g.set(Base_Color=c, Roughness=.5, Specular=.2, Normal=g.bump(f, .03, .8))
    return g.material


def iris_disc(scale):
    k, m = 24, 72; r, a = np.meshgrid(np.linspace(0, DISC_CM, k), np.linspace(0, 2 * np.pi, m, endpoint=False), indexing='ij')
    V = np.stack([r * np.cos(a), r * np.sin(a), DEPTH_CM + .07 * (1 - (r / DISC_CM) ** 2)], -1).reshape(-1, 3) * scale
    i, j = np.meshgrid(np.arange(k - 1), np.arange(m), indexing='ij'); n = (j + 1) % m
    return V, np.stack([i * m + j, (i + 1) * m + j, (i + 1) * m + n, i * m + n], -1).reshape(-1, 4), r.ravel(), np.stack([np.cos(a), np.sin(a), r], -1).reshape(-1, 3)


def lid_shade(rest): return .85 * (1 - step(-lid_gap(rest)[0], .0, .38)) + .25 * (1 - step(-lid_gap(rest)[1], 0, .12))


def eyes(person, head, gaze):
    """gaze: degrees (to the face's left, up) from straight ahead of the head."""
    look = person.look
    if look.get('shut'): return                                               # lids without a gap; the cornea would stand through them
    white, iris = white_material(look), iris_material(look)
    for first, last, side in BALLS:
        s = Surface(person, first, last, 2); rest_c, c = ball_middle(person.neutral[s.used]), ball_middle(person.posed[s.used])
        scale = np.ptp(person.posed[s.used][:, 1]) / np.ptp(person.neutral[s.used][:, 1])
        turn = np.array(Matrix.Rotation(np.radians(gaze[0] - side * CROSS_DEGREES), 3, 'Y') @ Matrix.Rotation(-np.radians(gaze[1]), 3, 'X'))
        local = s.rest - rest_c; r = np.where(local[:, 2] > 0, np.hypot(local[:, 0], local[:, 1]), 9); s.points = local * scale @ turn.T + c
        o = s.object('ball', white, head); attribute(o.data, 'axis', r); attribute(o.data, 'corner', step(-(s.points[:, 0] - c[0]) * side, .85, 1.35))
        attribute(o.data, 'shade', lid_shade((s.points - c) / scale + rest_c))
        V, F, axis, ring = iris_disc(scale); me = mesh('iris', V @ turn.T + c, F); attribute(me, 'axis', axis); attribute(me, 'ring', ring)
        attribute(me, 'shade', .8 * lid_shade(V @ turn.T / scale + rest_c)); link(me, iris, head)
    Surface(person, *TEARS, 1).object('tear', film('tear', 1.33, .04), head).visible_shadow = False

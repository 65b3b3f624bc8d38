"""A right hand as a tree of joints, in millimetres: y runs to the fingertips, z out of the back of the hand, x to the little finger.
A grip says where the tool is; fingers that hold it find their angles by themselves, the others are told theirs."""
import math
import numpy as np

KNUCKLES = {'index': (-25, 82, 2), 'middle': (-4, 86, 5), 'ring': (16, 80, 2.5), 'little': (33, 69, -4)}
LENGTHS = {'thumb': (47, 34, 28), 'index': (47, 27, 22), 'middle': (51, 31, 23), 'ring': (47, 29, 23), 'little': (37, 22, 20)}
THUMB_ROOT = (-20, 19, -13)
# half the thickness at the root, the middle of the first bone, the first joint, the middle of the second, the second joint, the pad, the tip
THICKNESS = {
    'index': (9.3, 8.1, 7.9, 6.8, 6.6, 6.0, 3.7), 'middle': (9.5, 8.3, 8.1, 7.0, 6.8, 6.2, 3.9),
    'ring': (9.0, 7.8, 7.6, 6.6, 6.4, 5.9, 3.6), 'little': (8.0, 6.7, 6.6, 5.7, 5.5, 5.0, 3.1),
    'thumb': (12.3, 10.2, 9.7, 8.4, 8.5, 7.4, 4.4),
}

unit = lambda v: np.asarray(v, float) / np.linalg.norm(v)

def turn(axis, angle):
    x, y, z = unit(axis); c, s = math.cos(angle), math.sin(angle); q = 1 - c
    return np.array([[c + x * x * q, x * y * q - z * s, x * z * q + y * s], [y * x * q + z * s, c + y * y * q, y * z * q - x * s], [z * x * q - y * s, z * y * q + x * s, c + z * z * q]])

class Finger:
    """joints: four points; along, back: direction and nail side of each of the three bones."""
    def __init__(self, name, joints, frames):
        self.name, self.joints, self.frames = name, joints, frames
        self.along = [f[:, 1] for f in frames]; self.back = [f[:, 2] for f in frames]; self.side = [f[:, 0] for f in frames]
        self.r = THICKNESS[name]

def bend(name, root, frame, angles, lengths):
    at = np.asarray(root, float); joints, frames = [at], []
    for angle, length in zip(angles, lengths):
        frame = frame @ turn((1, 0, 0), -math.radians(angle))
        frames.append(frame); at = at + frame[:, 1] * length; joints.append(at)
    return Finger(name, joints, frames)

def finger(name, spread, first, second, third):
    """Angles in degrees; spread turns the finger to the little finger's side."""
    x = KNUCKLES[name][0]
    frame = turn((0, 0, 1), -math.radians(spread)) @ turn((0, 1, 0), math.radians(x * 0.28))  # the palm is an arch
    return bend(name, KNUCKLES[name], frame, (first, second, third), LENGTHS[name])

def thumb(out, down, roll, second, third):
    """out: from the fingers' direction to the radial side; down: into the palm's side; roll: how far the nail turns away from the palm."""
    o, d = math.radians(out), math.radians(down)
    along = unit((-math.sin(o) * math.cos(d), math.cos(o) * math.cos(d), -math.sin(d)))
    back = unit(np.cross(np.cross(along, (-0.75, -0.25, 0.62)), along)); side = np.cross(along, back)
    frame = turn(along, math.radians(roll)) @ np.stack([side, along, back], 1)
    return bend('thumb', THUMB_ROOT, frame, (0, second, third), LENGTHS['thumb'])

def pad(f, towards=(0, 0, -1), share=0.55):
    """A point of the skin of the last bone and the direction out of it, given in the bone's own frame."""
    n = f.frames[2] @ unit(towards)
    return f.joints[2] + f.along[2] * LENGTHS[f.name][2] * share + n * f.r[5], n

def reach(make, start, loose, point, normal, along, towards=(0, 0, -1), share=0.55, lean=1.0):
    """Angles near `start` (each may differ by about `loose`) that bring the pad to the point, pressing against the normal, bone along the tool."""
    rng = np.random.default_rng(3); start, loose = np.array(start, float), np.array(loose, float)
    def cost(a):
        f = make(*a); p, n = pad(f, towards, share)
        return ((p - point) ** 2).sum() + 90 * lean * (1 + n @ normal) + 60 * lean * (1 - f.along[2] @ along) + 3 * (((a - start) / loose) ** 2).sum() + 40 * np.maximum(0, -a[-1]) ** 2
    best, at, size = cost(start), start.copy(), 1.0
    for i in range(2600):
        size = max(0.02, 0.998 ** i)
        b = at + rng.normal(size=len(at)) * loose * size * (rng.random(len(at)) < 0.6)
        c = cost(b)
        if c < best: best, at = c, b
    f = make(*at); p, n = pad(f, towards, share)
    print(f'{f.name}: {np.round(at, 1)} misses by {np.linalg.norm(p - point):.1f} mm, presses {-(n @ normal):.2f}, along {f.along[2] @ along:.2f}', flush=True)
    return f

class Tool:
    """A round stem: a point on its axis where it is held, the direction to its tip, half its thickness."""
    def __init__(self, held, tip, r, ends=(60, 110)):
        self.held, self.tip, self.r, self.ends = np.array(held, float), unit(tip), r, ends
        self.over = unit(np.array((0, 0, 1.0)) - self.tip * self.tip[2])   # the side of the back of the hand
        self.radial = unit(np.cross(self.over, self.tip))
        if self.radial[0] > 0: self.radial = -self.radial
    def skin(self, degrees, ahead=0.0):
        """Point and normal round the stem: 0 is over, 90 the thumb's side."""
        a = math.radians(degrees); n = self.over * math.cos(a) + self.radial * math.sin(a)
        return self.held + self.tip * ahead + n * self.r, n

def pen():
    """Thumb, index and middle finger hold a thin stem that rests between thumb and index; the other two are loosely curled."""
    tool = Tool((-29, 117, -64), (0.13, 0.77, -0.63), 3.6)
    along = tool.tip
    p, n = tool.skin(-14, 2); index = reach(lambda *a: finger('index', *a), (-6, 44, 36, 20), (6, 12, 10, 6), p, n, along)
    p, n = tool.skin(112, -15); big = reach(thumb, (24, 32, 0, 8, 14), (14, 14, 25, 12, 16), p, n, along, share=0.5, lean=0.7)
    p, n = tool.skin(-128, 5); middle = reach(lambda *a: finger('middle', *a), (-10, 48, 42, 26), (6, 10, 12, 8), p, n, along, (-0.85, 0, -0.5), 0.6, lean=0.3)
    ring = finger('ring', -5, 40, 42, 22); little = finger('little', 2, 24, 36, 18)
    return tool, {'thumb': big, 'index': index, 'middle': middle, 'ring': ring, 'little': little}

def wide():
    """The pads of thumb, index and middle finger round the cap of a wand."""
    return round_a(Tool((-27, 113, -60), (0.03, 0.82, -0.56), 9.5, (45, 24)), 4, 122, -62)

def thick():
    """The same round a lipstick or a sponge."""
    return round_a(Tool((-30, 112, -60), (0.02, 0.80, -0.60), 13.5, (45, 24)), 0, 128, -58)

def round_a(tool, first, opposite, second):
    """Fingers round a barrel, at these degrees round it: index, thumb, middle finger."""
    p, n = tool.skin(first, 3); index = reach(lambda *a: finger('index', *a), (-5, 38, 32, 16), (6, 12, 10, 6), p, n, tool.tip)
    p, n = tool.skin(opposite, -9); big = reach(thumb, (20, 34, 0, 8, 12), (14, 14, 25, 12, 12), p, n, tool.tip, share=0.5, lean=0.7)
    p, n = tool.skin(second, 6); middle = reach(lambda *a: finger('middle', *a), (-6, 44, 34, 18), (6, 10, 12, 8), p, n, tool.tip, (-0.35, 0, -0.9), 0.6, lean=0.5)
    ring = finger('ring', -3, 34, 40, 20); little = finger('little', 4, 16, 34, 16)
    return tool, {'thumb': big, 'index': index, 'middle': middle, 'ring': ring, 'little': little}

GRIPS = {'pen': pen, 'wide': wide, 'thick': thick}

"""A person out of the scan-made face model (ICT-FaceKit, MIT): identity, expression, folds. Reads the file named by ART_FACE_MODEL,
which is never committed. Coordinates: centimetres, x to the face's left, y up, z to the viewer."""
import os
import numpy as np
from person_fields import ball_middle, lid_gap, step
from person_folds import folds
from person_shape import weights

SKIN, MOUTH, SOCKETS, TEARS, BALLS = (0, 11143), (11144, 13225), (13226, 14033), (24692, 25017), ((21496, 22295, 1), (23094, 23893, -1))
LASH_POLYGONS, LASH_FIRST, LASH_STRIP = (25304, 26384), 25351, 114             # twelve strips of 6 rows x 19 points along the lids
LID_CM = .04                                                                   # of a shut lid, before its ball


class Person:
    """neutral: the mean face; posed: this person with this expression."""

    def __init__(self, look):
        self.look = look
        D = np.load(os.environ['ART_FACE_MODEL']); self.uv, self.corner_uvs = D['uv'], D['face_uvs']
        self.neutral = N = D['neutral'].astype(np.float64)
        self.corners = D['face_vertices']; self.starts = np.r_[0, np.cumsum(D['face_sizes'].astype(int))].astype(int)
        off = np.tensordot(weights(look, N, D['identities']), D['identities'].astype(np.float32), 1).astype(np.float64)
        key = {tuple(r): i for i, r in enumerate(np.round(N, 2))}
        mirror = np.array([key.get((round(-a, 2) + 0.0, b, c), i) for i, (a, b, c) in enumerate(np.round(N, 2))])
        half = look.get('symmetry', .6) / 2                                    # most of the scan's lopsidedness out, never all of it
        off = off * (1 - half) + off[mirror] * (-1, 1, 1) * half
        names = [str(x) for x in D['expression_names']]; expressions = D['expressions']; self.posed = N + off
        for name, share in look.get('expression', {}).items():
            for q in ([name] if name in names else [name + '_L', name + '_R']):
                move = expressions[names.index(q)].astype(np.float64)
                if look.get('shut') and q.startswith('eyeBlink'): share = self.meeting(off, move, 1 if q.endswith('_L') else -1)
                self.posed = self.posed + share * look.get('uneven', {}).get(q, 1) * move

    def meeting(self, off, move, side):
        """How far a blink must go for wide or narrow eyes so that the lids meet as those of the mean face do."""
        face = self.neutral[:9409]; seen = np.where(face[:, 2] > 7)[0]; at = lambda y: seen[np.argmin(((face[seen, :2] - (side * 3.1, y)) ** 2).sum(1))]
        upper, lower = at(4.04), at(2.98)
        return float(np.clip(1 + (off[upper, 1] - off[lower, 1] + .01) / (move[lower, 1] - move[upper, 1]), 1, 1.25))

    def polygons(self, first, last):
        """Their vertices, and the polygons as lists of places among those."""
        fs = [self.corners[self.starts[i]:self.starts[i + 1]] for i in range(first, last + 1)]
        used = np.unique(np.concatenate(fs)); place = -np.ones(len(self.neutral), int); place[used] = np.arange(len(used))
        return used, [place[f].tolist() for f in fs]

    def fold(self, rest, points, normals):
        out, down = folds(rest, self.look)
        points = points + normals * out[:, None]; points[:, 1] -= down
        return self.over_balls(rest, points) if self.look.get('shut') else points

    def over_balls(self, rest, points):
        """Shut lids lie on the balls: what the folds have drawn under one comes out again, softly towards brow and cheek."""
        up, low, near = lid_gap(rest); points = points.copy()
        for first, last, side in BALLS:
            ball = self.posed[self.polygons(first, last)[0]]; middle = ball_middle(ball); radius = np.ptp(ball[:, 1]) / 2
            aside = np.abs(rest[:, 0]); own = near * (np.sign(rest[:, 0]) == side) * step(aside, 1.55, 1.95) * (1 - step(aside, 4.15, 4.75)); way = points - middle; far = np.linalg.norm(way, axis=1)
            out = np.maximum(radius + LID_CM - far, 0) * own * (1 - step(up, .9, 1.5)) * (1 - step(low, .05, .5))
            points += way / np.maximum(far, 1e-6)[:, None] * out[:, None]
        return points

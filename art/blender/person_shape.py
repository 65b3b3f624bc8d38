"""Which of the model's sixty identity weights make the face a look asks for. Its measures are linear in the weights, so the asked ones are
met with the smallest change to a random person; what is not asked stays chance."""
import numpy as np

FIRST_MODES = np.array([.9, .25, -.75, -.4, -.9])          # finer, younger, slimmer than the mean scan
CHANCE = .55
MEASURES = {  # axis and the points (x, y) on the right half of the neutral face it is taken between; one point: from the middle
    'cheekWidth': ('x', (6.9, .6)), 'jawWidth': ('x', (5.5, -4.5)), 'chinWidth': ('x', (2.2, -6.6)), 'faceLength': ('y', (0, 5), (0, -7.2)), 'chinLength': ('y', (0, -4.5), (0, -7.2)),
    'noseWidth': ('x', (1.72, -.3)), 'noseLength': ('y', (0, 3.2), (0, -.9)), 'noseOut': ('z', (0, .2), (2.3, -.6)), 'bridge': ('z', (0, 3.1), (2.9, 2.3)),
    'mouthWidth': ('x', (2.6, -3.5)), 'upperLip': ('y', (.5, -2.42), (.4, -3.3)), 'lowerLip': ('y', (.4, -3.5), (.2, -4.46)), 'lipsOut': ('z', (0, -3.9), (2.4, -4.6)), 'philtrum': ('y', (0, -1.3), (0, -2.5)),
    'eyeOpen': ('y', (3.1, 4.06), (3.1, 2.98)), 'eyeWidth': ('x', (4.5, 3.36), (1.72, 3.2)), 'eyeTilt': ('y', (4.5, 3.36), (1.72, 3.2)), 'eyeSpacing': ('x', (1.72, 3.2)), 'browRidge': ('z', (2.6, 5.3), (2.6, 4.1)), 'cheekOut': ('z', (4.2, .6), (4.2, -3.0)),
}


def table(neutral, identities):
    """measures x 60: what a weight of 1 changes, in standard deviations of the model's population."""
    face = neutral[:9409]; seen = np.where(face[:, 2] > 2)[0]; rows = []
    at = lambda p: seen[np.argmin(((face[seen, :2] - p) ** 2).sum(1))]
    for axis, *points in MEASURES.values():
        k = 'xyz'.index(axis); row = identities[:, at(points[0]), k].astype(np.float64)
        if len(points) > 1: row = row - identities[:, at(points[1]), k]
        rows.append(row / np.linalg.norm(row))
    return np.array(rows)


def weights(look, neutral, identities):
    """Sixty weights of a look: `seed` for chance, `modes` to lead the first ones, `shape` {measure: standard deviations}."""
    w = np.random.default_rng(look['seed']).normal(0, CHANCE, 60); lead = np.array(look.get('modes', FIRST_MODES)); w[:len(lead)] = w[:len(lead)] * .5 + lead
    asked = look.get('shape', {})
    if not asked: return w
    G = table(neutral, identities)[[list(MEASURES).index(k) for k in asked]]; want = np.array(list(asked.values()))
    return w + G.T @ np.linalg.solve(G @ G.T + .08 * np.eye(len(G)), want - G @ w)

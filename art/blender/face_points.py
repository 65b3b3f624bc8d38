"""Prints what is known of a face before any engine looks at it: points in the picture, feature curves, ratios.
python3 face_points.py '<look JSON>' [smile]   ->   {points, plane, depth, curves, ratios, scores}; points in picture fractions, y down
python3 face_points.py --measure < points.json ->   {ratios, scores} of an engine's points (picture pixels, y down)."""
import json, sys
import numpy as np
import face_morph as mo
import face_head as fh

HIGH_CM, MIDDLE_CM, ASPECT = 33.5, -1.1, .8     # the frame of a drawing, at the depth of the eyes

def to_picture(P):
    """(n, 3) cm to (n, 2) picture fractions, as the scene's camera sees them."""
    f = mo.CAMERA_CM[2] / (mo.CAMERA_CM[2] - P[:, 2]); y = (P[:, 1] - mo.CAMERA_CM[1]) * f + mo.CAMERA_CM[1]
    return np.stack([.5 + P[:, 0] * f / (HIGH_CM * ASPECT), .5 - (y - MIDDLE_CM) / HIGH_CM], 1)

def told(r): return {'ratios': {k: round(v, 4) for k, v in r.items()}, 'scores': {k: round(float(v), 2) for k, v in mo.scores(r).items()}}

if __name__ == '__main__' and sys.argv[1] == '--measure':
    print(json.dumps(told(mo.ratios(np.array(json.load(sys.stdin)) * (1, -1)))))
elif __name__ == '__main__':
    look = json.loads(sys.argv[1]); P, _ = mo.solve(look['ratios'], smile=float(sys.argv[2]) if len(sys.argv) > 2 else 0)
    c = {k: v.round(4).tolist() for k, v in fh.curves(P, look).items()}
    print(json.dumps({'points': to_picture(P).round(5).tolist(), 'plane': mo.project(P).round(4).tolist(), 'depth': P[:, 2].round(3).tolist(), 'curves': c, **told(mo.ratios(mo.project(P)))}))

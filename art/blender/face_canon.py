"""The canonical face mesh (468 points, 898 triangles, UV), read at make time out of the packed assets of the npm package
@mediapipe/face_mesh (Apache-2.0): nothing of it is copied into this repository. Units cm: x to the picture's right, y up, z to the viewer."""
import json, os, re, struct
import numpy as np

PACKAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../node_modules/@mediapipe/face_mesh/face_mesh_solution_packed_assets')

def _varint(b, i):
    v = s = 0
    while True:
        c = b[i]; i += 1; v |= (c & 127) << s; s += 7
        if c < 128: return v, i

def _fields(b):
    """Protobuf wire format: yields (field number, value); length-delimited values stay bytes."""
    i = 0
    while i < len(b):
        key, i = _varint(b, i); kind = key & 7
        if kind == 0: v, i = _varint(b, i)
        elif kind == 5: v = b[i:i + 4]; i += 4
        elif kind == 2: n, i = _varint(b, i); v = b[i:i + n]; i += n
        else: raise ValueError(f'wire type {kind}')
        yield key >> 3, v

def canonical():
    """Returns points (468, 3), uv (468, 2) and triangles (898, 3)."""
    loader = open(PACKAGE + '_loader.js').read()
    start, end = map(int, re.search(r'geometry_pipeline_metadata_landmarks\.binarypb", "start": (\d+), "end": (\d+)', loader).groups())
    with open(PACKAGE + '.data', 'rb') as f: f.seek(start); meta = f.read(end - start)
    mesh = next(v for k, v in _fields(meta) if k == 1)
    floats, index = [], []
    for k, v in _fields(mesh):
        if k == 3: floats += struct.unpack(f"<{len(v) // 4}f", v)
        if k == 4:
            if isinstance(v, int): index.append(v)
            else:
                i = 0
                while i < len(v): n, i = _varint(v, i); index.append(n)
    a = np.array(floats, np.float64).reshape(-1, 5)
    return a[:, :3].copy(), a[:, 3:].copy(), np.array(index, np.int64).reshape(-1, 3)

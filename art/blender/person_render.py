"""Two renders of one stage: small with scattering, the lights apart; large without, with the records. Planes go out as one raw each."""
import json
import os
import time
import bpy
import numpy as np
from person_skin import RECORDS


def settings(width, height, samples, least, threshold, threads, bounces):
    s = bpy.context.scene; r, q = s.render, s.cycles
    r.resolution_x, r.resolution_y, r.resolution_percentage, r.threads_mode, r.threads, r.film_transparent, r.hair_subdiv = width, height, 100, 'FIXED', threads, True, 2
    q.samples, q.use_adaptive_sampling, q.adaptive_threshold, q.adaptive_min_samples, q.use_denoising, q.seed = samples, True, threshold, least, False, 7
    q.max_bounces, q.diffuse_bounces, q.glossy_bounces, q.transmission_bounces, q.transparent_max_bounces = bounces, 2, 2, 3, 12
    q.sample_clamp_indirect, q.caustics_reflective, q.caustics_refractive, q.blur_glossy = 4, False, False, .5
    s.cycles_curves.shape = 'RIBBONS'


def render_raw(out, passes, head):
    """passes: names of the render layer's outputs; every one gives r, g, b, and the first its alpha too."""
    s = bpy.context.scene; s.use_nodes = True; tree = s.node_tree; tree.nodes.clear(); layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    folder, base = os.path.split(os.path.splitext(os.path.abspath(out))[0]); files.base_path = folder; files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'; files.file_slots.clear()
    for i, p in enumerate(passes): files.file_slots.new(f'{base}_{i}_'); tree.links.new(layers.outputs[p], files.inputs[-1])
    t = time.time(); bpy.ops.render.render(); seconds = time.time() - t; W, H = s.render.resolution_x, s.render.resolution_y; planes, names = [], []
    for i, p in enumerate(passes):
        file = os.path.join(folder, f'{base}_{i}_{s.frame_current:04d}.exr'); im = bpy.data.images.load(file); im.colorspace_settings.name = 'Non-Color'; a = np.empty(W * H * 4, np.float32); im.pixels.foreach_get(a); a = a.reshape(H, W, 4)[::-1]
        planes += [a[..., k] for k in range(4 if i == 0 else 3)]; names += [p + c for c in ('rgba' if i == 0 else 'rgb')]; bpy.data.images.remove(im); os.remove(file)
    with open(out, 'wb') as f:
        f.write((json.dumps(dict(W=W, H=H, planes=len(planes), names=names, seconds=round(seconds, 1), **head)) + '\n').encode())
        for p in planes: f.write(np.ascontiguousarray(p, '<f4').tobytes())
    print('rendered', os.path.basename(out), round(seconds, 1), 's', flush=True)


LIGHT_PASSES = ['Image', 'Combined_key', 'Combined_fill', 'Combined_edge', 'Combined_room', *RECORDS]
RECORD_PASSES = ['Image', *RECORDS]

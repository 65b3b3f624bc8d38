"""A person who exists nowhere, as a beauty portrait: stage, two raws.
ART_FACE_MODEL=<ict-face.npz> blender -b --factory-startup -P scene_person.py -- --look '{…}' --out base [--h 1024 --light 512 --spp 32 --lightSpp 48 --threads 1 --only light|record]
Writes base.light.raw (scattered light, small) and base.record.raw (records, eyes, hair, full size)."""
import json
import os
import sys
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import person_hair
from person_brows import brows, lashes, stubble
from person_eyes import eyes
from person_light import camera, spark, studio, turn_head
from person_model import MOUTH, SKIN, SOCKETS, Person
from person_nodes import plain
from person_render import LIGHT_PASSES, RECORD_PASSES, render_raw, settings
from person_scene import Surface, empty_stage
from person_skin import light_skin, record_passes, record_skin
from person_strands import Ground, hair_material

A = dict(look='', out='person', h=1024, light=512, spp=32, lightSpp=48, threads=1, only='', fine=2)
given = sys.argv[sys.argv.index('--') + 1:]
for k, v in zip(given[::2], given[1::2]): A[k[2:]] = type(A[k[2:]])(v)
look = json.loads(A['look'] if A['look'].startswith('{') else open(A['look']).read())
began = time.time(); said = lambda what: print(what, round(time.time() - began, 1), 's', flush=True)
head = empty_stage(); person = Person(look); rng = np.random.default_rng(look['seed'] + 1000)

skin = Surface(person, *SKIN, A['fine'], folded=True); one, two = light_skin(look), record_skin(look); body = skin.object('skin', one, head)
Surface(person, *MOUTH, 1).object('mouth', plain('mouth', (.16, .03, .03), .3), head); Surface(person, *SOCKETS, 1).object('sockets', plain('sockets', look['caruncle'], .25), head); said('skin')
pose = look.get('pose', [5, 1.2, 0]); eyes(person, head, look.get('gaze', [-pose[0], -pose[2]])); said('eyes')
ground = Ground(skin); hairs = [hair_material('hair', *look['melanin'], look.get('strand')), hair_material('brow', *look.get('browMelanin', look['melanin']), None, .35, .5, .1)]
before = set(bpy.data.objects)
lashes(person, plain('lash', look.get('lashColour', (.012, .009, .008)), .6, .15), head, rng); brows(person, ground, hairs[1], head, rng); stubble(person, skin, hairs[1], head, rng); small = set(bpy.data.objects) - before
if A['only'] != 'bare': person_hair.hair(person, skin, hairs[0], head, rng)
every = set(bpy.data.objects) - before; said('hair')
turn_head(head, pose); lights = studio(); bpy.context.view_layer.update(); eye, high = camera(head, person, skin, look); record_passes()
told = dict(camera=eye, height=high, lights=lights)
for o in every: o.hide_render = True
if A['only'] != 'record':
    settings(round(A['light'] * .8), A['light'], A['lightSpp'], 16, .02, A['threads'], 4); render_raw(A['out'] + '.light.raw', LIGHT_PASSES, told)
for o in every: o.hide_render = False
body.data.materials[0] = two; spark()
if A['only'] != 'light':
    bounces = 2 if look['hairTone'] in ('auburn', 'grey') else 1                  # dark hair hands no light on
    settings(round(A['h'] * .8), A['h'], A['spp'], 6, .08, A['threads'], bounces); render_raw(A['out'] + '.record.raw', RECORD_PASSES, told)
said('done')

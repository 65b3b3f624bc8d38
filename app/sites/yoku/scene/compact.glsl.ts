import { compact, panSigns, view } from "../rules/compact.ts";

const glslFloat = (value: number): string => value.toFixed(5);
const glslVec3 = (values: readonly number[]): string => `vec3(${values.map(glslFloat).join(",")})`;

/** Two triangles that fill the picture. */
export const pictureShader = `#version 300 es
in vec2 corner;
void main() { gl_Position = vec4(corner, 0., 1.); }`;

/**
 * The compact: two boxes and a floor, looked for along a ray; lacquer, mirror and four powders, each in its finish. It is
 * said again in plain steps in ../rules/paint-compact.ts, for machines without a graphics chip: change both.
 */
export const compactShader = `#version 300 es
precision highp float;
out vec4 painted;
uniform vec2 size;
uniform float lid;
uniform vec3 colours[4];
uniform int finishes[4];
uniform vec2 fills[4];
uniform float falls[4];
uniform vec2 tilt;
uniform float seconds;
uniform int samples;
// 0 in a night without red: the light behind is grey, powders keep their colours.
uniform float warmth;

const float DEPTH = ${glslFloat(compact.halfDepth)}, TALL = ${glslFloat(compact.height)}, ROUND = ${glslFloat(compact.corner)};
const vec2 PAN = vec2(${glslFloat(compact.pan.x)}, ${glslFloat(compact.pan.z)});
const vec2 HALF = vec2(${glslFloat(compact.pan.halfX)}, ${glslFloat(compact.pan.halfZ)});
const float PANROUND = ${glslFloat(compact.pan.corner)}, FRAME = ${glslFloat(compact.frame)};
const vec2 SIGNS[4] = vec2[4](${panSigns.map(([x, z]) => `vec2(${x}.,${z}.)`).join(",")});
const vec3 EYE = ${glslVec3(view.eye)}, AT = ${glslVec3(view.at)};
const float SCALE = ${glslFloat(view.scale)}, LIDTHICK = .085;

float hash(ivec2 at, uint salt) {
  uint h = uint(at.x) * 1597334673u ^ uint(at.y) * 3812015801u ^ salt * 2798796415u;
  h = (h ^ (h >> 15)) * 2246822519u;
  h = (h ^ (h >> 13)) * 3266489917u;
  return float(h >> 8) / 16777216.;
}
float noise(vec2 p, uint salt) {
  ivec2 i = ivec2(floor(p));
  vec2 f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i, salt), hash(i + ivec2(1, 0), salt), f.x), mix(hash(i + ivec2(0, 1), salt), hash(i + ivec2(1, 1), salt), f.x), f.y);
}
float box(vec2 p, vec2 halves, float r) {
  vec2 q = abs(p) - halves + r;
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - r;
}
float card(vec3 d, vec3 middle, vec3 across, vec2 halves, float soft) {
  float t = dot(d, middle);
  if (t <= 0.) return 0.;
  vec3 p = d / t - middle;
  vec2 at = abs(vec2(dot(p, across), dot(p, cross(middle, across))));
  vec2 inside = smoothstep(halves, halves * soft, at);
  return inside.x * inside.y;
}
// Two tall side cards, one over all, a small one near who looks; the red one stands behind and never lights a powder.
vec3 room(vec3 d, float red) {
  float white = 1.5 * card(d, normalize(vec3(-.86, .6, .12)), normalize(vec3(.12, .0, .86)), vec2(.62, .3), .2)
    + 1.1 * card(d, normalize(vec3(.93, .42, -.2)), normalize(vec3(.2, 0., .93)), vec2(.7, .1), .2)
    + .55 * card(d, normalize(vec3(.1, .8, -.75)), vec3(1., 0., 0.), vec2(.8, .13), .35)
    + .5 * card(d, normalize(vec3(-.3, .62, .9)), vec3(1., 0., 0.), vec2(.22, .1), .2);
  float low = .006 + .008 * max(d.y, 0.);
  return vec3(white + low) + red * mix(vec3(.16), vec3(.75, .012, .02), warmth) * card(d, normalize(vec3(.35, .22, -.95)), vec3(1., 0., 0.), vec2(1.1, .26), .05);
}

vec3 keyLight() { return normalize(vec3(-.62 + tilt.x, .72, .1 + tilt.y)); }

// The mark that is pressed into every powder: a shut eye and its lashes.
float mark(vec2 p) {
  vec2 q = p - vec2(0., -.27);
  float lidLine = q.y < 0. ? 1. : max(abs(length(q) - .36), abs(p.x) - .235);
  float lashes = 1.;
  for (int i = -2; i <= 2; i++) {
    float a = float(i) * .3;
    vec2 dir = vec2(sin(a), cos(a));
    float along = clamp(dot(q, dir), .36, .43);
    lashes = min(lashes, length(q - dir * along));
  }
  return min(lidLine, lashes);
}

float relief(vec2 p, int well, float loose, float press) {
  uint salt = uint(well) * 7u + 3u;
  float fine = noise(p * 190., salt) * .0026 + noise(p * 74., salt + 1u) * .0032;
  float strokes = noise(vec2(dot(p, vec2(.82, .57)) * 46., dot(p, vec2(-.57, .82)) * 3.), salt + 2u) * .0052;
  float lumps = (noise(p * 15., salt + 4u) * .06 + noise(p * 36., salt + 5u) * .028) * loose;
  return fine + strokes * press + lumps - .011 * press * smoothstep(.017, .006, mark(p));
}

// A cell of mica: how brightly it looks back, and which colour it has.
vec4 flake(vec2 p, float cells, uint salt, vec3 h, float spread, float many) {
  vec2 at = p * cells;
  ivec2 i = ivec2(floor(at));
  vec2 f = fract(at) - .5;
  float a = hash(i, salt) * 6.2832, lean = hash(i, salt + 1u) * spread;
  vec2 place = (vec2(hash(i, salt + 2u), hash(i, salt + 3u)) - .5) * .5;
  vec2 turned = mat2(cos(a), -sin(a), sin(a), cos(a)) * (f - place);
  float size = mix(.16, .4, hash(i, salt + 4u));
  float shape = smoothstep(size, size - .14, max(abs(turned.x), abs(turned.x) * .5 + abs(turned.y) * .9));
  if (hash(i, salt + 5u) > many) return vec4(0.);
  vec3 n = normalize(vec3(cos(a) * lean, 1., sin(a) * lean));
  float seen = pow(max(dot(n, h), 0.), 60.);
  return vec4(shape * seen, shape, hash(i, salt + 6u), hash(i, salt + 7u));
}

vec3 metal(vec2 p, vec3 v) {
  float brushed = noise(vec2(p.x * 4., p.y * 150.), 91u);
  vec3 n = normalize(vec3((brushed - .5) * .05, 1., p.y * .06));
  vec3 r = reflect(-v, n);
  float sheen = smoothstep(.75, 0., length(p - vec2(-.12, -.1)));
  return vec3(.026, .025, .026) * (.7 + .6 * brushed) + room(r, 0.) * .03 + vec3(.05, .049, .048) * sheen * sheen;
}

vec3 powder(int well, vec2 p, vec3 v) {
  vec3 colour = colours[well];
  int finish = finishes[well];
  float fill = fills[well].x, press = fills[well].y;
  vec3 pan = metal(p, v);
  float wall = -box(p, HALF, PANROUND);
  float rim = smoothstep(.0, .07, wall);
  pan *= mix(.25, 1., rim);
  uint salt = uint(well) * 13u + 5u;
  float heap = length(p / HALF) - fill * 1.62 + (noise(p * 7., salt) - .5) * .34 * (1. - press) + (noise(p * 26., salt + 1u) - .5) * .12 * (1. - press);
  float cover = fill <= 0. ? 0. : smoothstep(.02, -.03, heap);
  float crumbs = fill <= 0. ? 0. : step(1. - .05 * fill, hash(ivec2(floor(p * 62.)), salt + 8u)) * step(heap, .5);
  if (cover + crumbs <= 0.) return pan;
  float loose = 1. - press, e = .004;
  float here = relief(p, well, loose, press);
  vec2 slope = (vec2(relief(p + vec2(e, 0.), well, loose, press), relief(p + vec2(0., e), well, loose, press)) - here) / e;
  slope += loose * p * smoothstep(1.2, 0., heap) * .5;
  vec3 n = normalize(vec3(-slope.x, 1., -slope.y));
  vec3 l = keyLight(), h = normalize(l + v);
  // On the flat the light is exactly one: what is seen there is the colour that is sold.
  float lit = clamp(1. + 1.15 * (dot(n, l) - l.y), .35, 1.35);
  float grain = 1. + (noise(p * 260., salt + 2u) - .5) * .14;
  vec3 body = colour * lit * grain;
  float gloss = pow(max(dot(n, h), 0.), 26.);
  // The card over all lies across what shines, and wanders with the light.
  float across = dot(p, vec2(.8, .6)) - .06 - tilt.x * .9 + (noise(p * 30., salt + 6u) - .5) * .05;
  float band = press * exp(-across * across / .034);
  if (finish == 1) body += mix(colour, vec3(1.), .5) * (gloss * .16 + band * .15);
  if (finish == 2) {
    vec4 a = flake(p, 104., salt + 20u, h, .5, .8), b = flake(p + 3.1, 61., salt + 30u, h, .5, .5);
    vec3 tint = mix(mix(colour, vec3(1.), .55), vec3(.75, .9, 1.).zxy, .25 * a.z);
    body = body * .95 + mix(colour, vec3(1.), .45) * (gloss * .2 + band * .17) + tint * (a.x + b.x) * (.5 + 1.5 * band) + tint * a.y * .05;
  }
  if (finish == 3) {
    vec4 a = flake(p, 46., salt + 40u, h, .95, .92), b = flake(p + 1.7, 27., salt + 50u, h, .9, .5), c = flake(p + 5.3, 84., salt + 60u, h, .9, .9);
    float dust = noise(p * 120., salt + 3u);
    body *= .6 + .3 * dust;
    body = mix(body, mix(colour, vec3(1.), .12 + .3 * a.z) * (.35 + .9 * a.w), a.y * .75);
    body = mix(body, mix(colour, vec3(1.), .4 * b.z) * (.3 + .9 * b.w), b.y * .8);
    body += mix(colour, vec3(1.), .65) * (a.x * 1.5 + b.x * 2.2 + c.x * .9);
  }
  if (finish == 4) {
    vec3 through = pan * .8 + colour * .2;
    body = mix(through, body, .8 + .14 * noise(p * 5., salt + 9u)) + vec3(gloss * .12 + press * exp(-across * across / .006) * .1);
  }
  // The wall of the pan throws a thin shadow, its far edge catches light.
  body *= mix(.5, 1., smoothstep(.0, .026, wall + .004 * noise(p * 30., salt + 4u)));
  return mix(pan, body, max(cover, crumbs * .9));
}

vec3 lacquer(vec3 n, vec3 v, float red) {
  vec3 r = reflect(-v, n);
  float away = pow(1. - max(dot(n, v), 0.), 5.);
  return vec3(.0028, .0024, .0026) + room(r, red) * (.055 + .7 * away);
}

// The upper side of the case.
vec3 top(vec2 p, vec3 v, float red) {
  for (int i = 0; i < 4; i++) {
    vec2 q = p - SIGNS[i] * PAN;
    float d = box(q, HALF, PANROUND);
    if (d < 0.) return powder(i, q, v);
    if (d < .022) {
      float a = d / .022;
      vec2 out2 = normalize(sign(q) * step(HALF - .03, abs(q)) + .0001);
      vec3 n = normalize(vec3(out2.x * (a - .5) * 1.8, 1., out2.y * (a - .5) * 1.8));
      vec3 r = reflect(-v, n);
      return vec3(.02) + room(r, 0.) * .4;
    }
  }
  vec2 wob = (vec2(noise(p * 3., 81u), noise(p * 3. + 9., 82u)) - .5) * .02;
  float d = box(p, vec2(1., DEPTH), ROUND);
  vec2 edge = normalize(sign(p) * step(vec2(1., DEPTH) - .05, abs(p)) + .0001);
  float bevel = smoothstep(-.035, 0., d);
  vec3 colour = lacquer(normalize(vec3(wob.x + edge.x * bevel, 1., wob.y + edge.y * bevel)), v, red);
  for (int i = 0; i < 4; i++) {
    ivec2 cell = ivec2(floor(p * 58.));
    vec2 f = fract(p * 58.) - .5;
    float near = box(p - SIGNS[i] * PAN, HALF, PANROUND);
    float chance = fills[i].x * .11 * smoothstep(.2, 0., near);
    if (hash(cell, 71u + uint(i)) < chance && length(f) < .12 + .28 * hash(cell, 75u)) colour = colours[i] * (.5 + .6 * hash(cell, 76u));
  }
  return colour;
}

struct Hit { float t; vec3 n; vec3 at; };
// A box by its two corners, from outside.
Hit meet(vec3 o, vec3 d, vec3 low, vec3 high) {
  vec3 a = (low - o) / d, b = (high - o) / d;
  vec3 near = min(a, b), far = max(a, b);
  float t = max(near.x, max(near.y, near.z)), end = min(far.x, min(far.y, far.z));
  if (t > end || t < 0.) return Hit(1e9, vec3(0.), vec3(0.));
  vec3 n = -sign(d) * step(near.yzx, near) * step(near.zxy, near);
  return Hit(t, n, o + d * t);
}

vec3 floorAt(vec2 p, vec3 v) {
  float streak = .5 + (noise(p * vec2(1.3, 3.), 61u) - .5) * .3;
  vec3 n = normalize(vec3((streak - .5) * .03, 1., 0.));
  vec3 r = reflect(-v, n);
  vec3 colour = vec3(.0035, .003, .0031) + room(r, .3) * (.006 + .3 * pow(1. - max(v.y, 0.), 5.));
  // What stands on it is mirrored in it: the front of the case.
  float shadow = smoothstep(.42, .0, box(p, vec2(1., DEPTH), .1));
  colour *= 1. - .75 * shadow;
  for (int i = 0; i < 4; i++) {
    float reach = length((p - SIGNS[i] * PAN * vec2(1.2, 1.)) * vec2(.8, 1.)) - .62;
    ivec2 cell = ivec2(floor(p * 30.));
    vec2 f = fract(p * 30.) - .5 - (vec2(hash(cell, 65u), hash(cell, 66u)) - .5) * .5;
    float chance = fills[i].x * .1 * smoothstep(1., .0, reach) * step(0., p.y);
    if (hash(cell, 67u + uint(i)) < chance && length(f) < .07 + .22 * pow(hash(cell, 72u), 3.)) colour = colours[i] * (.12 + .5 * hash(cell, 73u));
  }
  return colour;
}

vec3 traced(vec2 uv) {
  vec3 forward = normalize(AT - EYE), across = vec3(1., 0., 0.), up = cross(across, forward);
  vec3 d = normalize(forward + SCALE * (uv.x * across + uv.y * up));
  vec3 o = EYE;
  Hit base = meet(o, d, vec3(-1., -TALL, -DEPTH), vec3(1., 0., DEPTH));
  if (base.n.y > .5 && box(base.at.xz, vec2(1., DEPTH), ROUND) > 0.) base.t = 1e9;
  float c = cos(lid), s = sin(lid);
  vec3 along = vec3(0., s, c), out3 = vec3(0., c, -s), hinge = vec3(0., .004, -DEPTH);
  vec3 lo = vec3(o.x, dot(o - hinge, out3), dot(o - hinge, along)), ld = vec3(d.x, dot(d, out3), dot(d, along));
  Hit cap = meet(lo, ld, vec3(-1., 0., 0.), vec3(1., LIDTHICK, 2. * DEPTH));
  vec2 onLid = vec2(cap.at.x, cap.at.z - DEPTH);
  if (abs(cap.n.y) > .5 && box(onLid, vec2(1., DEPTH), ROUND) > 0.) cap.t = 1e9;
  vec3 v = -d, colour;
  if (cap.t < base.t) {
    vec3 n = vec3(cap.n.x, cap.n.y * out3.y + cap.n.z * along.y, cap.n.y * out3.z + cap.n.z * along.z);
    if (cap.n.y < -.5) {
      float inset = box(onLid, vec2(1. - FRAME, DEPTH - FRAME), .05);
      if (inset < 0.) {
        vec3 at = o + d * cap.t, r = reflect(d, n);
        Hit seen = meet(at + n * .002, r, vec3(-1., -TALL, -DEPTH), vec3(1., 0., DEPTH));
        vec3 image = seen.t < 1e8 && seen.n.y > .5 ? top(seen.at.xz, -r, 0.) : room(r, 0.) * .5 + .004;
        float dust = noise(onLid * 2.3, 51u) * .6 + noise(onLid * 40., 52u) * .4;
        colour = image * .8 + vec3(.016) * dust;
        colour *= mix(.35, 1., smoothstep(0., -.02, inset));
        colour += vec3(.22) * smoothstep(.006, .0, abs(inset + .012));
      } else {
        colour = lacquer(normalize(n + vec3(sign(onLid.x) * smoothstep(.97, 1., abs(onLid.x)), 0., 0.) * .6), v, 1.);
        colour += vec3(.03) * smoothstep(.012, 0., inset);
      }
    } else {
      vec2 wob = (vec2(noise(onLid * 2., 41u), noise(onLid * 2. + 5., 42u)) - .5) * .025;
      float edge = smoothstep(-.06, 0., box(onLid, vec2(1., DEPTH), ROUND));
      float engraved = smoothstep(.022, .012, mark(onLid * vec2(.8, .8)));
      vec2 rim = normalize(max(abs(onLid) - vec2(1. - ROUND, DEPTH - ROUND), 0.) + 1e-5) * sign(onLid) * edge * edge * .8;
      vec3 tipped = normalize(n + vec3(wob.x + rim.x, 0., 0.) + along * (wob.y + rim.y));
      colour = lacquer(tipped, v, 1.) * mix(1., .25, engraved);
      colour += engraved * vec3(.035, .031, .03) * (.6 + .8 * noise(onLid * 60., 44u));
    }
  } else if (base.t < 1e8) {
    if (base.n.y > .5) colour = top(base.at.xz, v, 0.);
    else {
      float bevel = smoothstep(-.03, 0., base.at.y) + smoothstep(-TALL + .03, -TALL, base.at.y) * -.6;
      colour = lacquer(normalize(base.n + vec3(0., bevel, 0.)), v, 1.);
      colour += vec3(.02) * smoothstep(.004, .0, abs(base.at.y + .055));
    }
    // The lid keeps the light off while it is low.
    if (base.n.y > .5) colour *= mix(.12, 1., smoothstep(.25, 1.35, lid));
  } else if (d.y < 0.) {
    float t = (-TALL - o.y) / d.y;
    vec3 at = o + d * t;
    colour = floorAt(at.xz, v);
    // A wet floor shows the front once more, upside down.
    vec3 r = vec3(d.x, -d.y, d.z);
    Hit again = meet(at + vec3(0., .001, 0.), r, vec3(-1., -TALL, -DEPTH), vec3(1., 0., DEPTH));
    if (again.t < 1e8) colour += lacquer(again.n, -r, 1.) * .35 * exp(-3. * again.t);
    float far = smoothstep(1.2, 4.2, length(at.xz - vec2(0., .6)));
    colour = mix(colour, vec3(.0024, .0016, .0018), far);
  } else colour = vec3(.002);
  // One soft red glow behind the rim; nothing that is a colour sample stands in it.
  float behind = min(base.t, cap.t) > 1e8 ? 1. : 0.;
  colour += behind * mix(vec3(.042), vec3(.2, .002, .006), warmth) * exp(-dot((uv - vec2(.62, .98)) * vec2(1.15, 1.7), (uv - vec2(.62, .98)) * vec2(1.15, 1.7)) * 2.2);
  return colour;
}

// Grains on their way down into a pan, over everything.
vec3 falling(vec2 uv, vec3 colour) {
  for (int i = 0; i < 4; i++) {
    float fall = falls[i];
    if (fall <= 0. || fall >= 1.) continue;
    vec3 pan = vec3(SIGNS[i].x * PAN.x, 0., SIGNS[i].y * PAN.y) - EYE;
    vec3 forward = normalize(AT - EYE), up = cross(vec3(1., 0., 0.), forward);
    float deep = dot(pan, forward);
    vec2 at = vec2(pan.x, dot(pan, up)) / deep / SCALE;
    float above = uv.y - at.y;
    if (above < -.06) continue;
    float wide = .05 + .1 * noise(vec2(above * 4. - seconds * 3., float(i)), 33u) + .05 * above;
    for (int layer = 0; layer < 2; layer++) {
      float cells = layer == 0 ? 44. : 70.;
      vec2 p = vec2(uv.x - at.x, above + seconds * (layer == 0 ? 2.6 : 3.3)) * cells;
      ivec2 cell = ivec2(floor(p));
      vec2 f = fract(p) - .5 - (vec2(hash(cell, 30u), hash(cell, 31u)) - .5) * .4;
      float body = exp(-pow((uv.x - at.x) / wide, 2.));
      float there = smoothstep(0., .12, fall) * smoothstep(1., .8, fall);
      float first = step(above, 2.2) * step(2.4 - fall * 9., above + .3) * step(above, 2.6 - max(0., fall - .62) * 8.);
      if (hash(cell, 32u + uint(i)) < body * .75 * there * first && length(f * vec2(1.2, .7)) < .1 + .26 * hash(cell, 34u))
        colour = colours[i] * (.55 + .8 * hash(cell, 35u));
    }
  }
  return colour;
}

vec3 film(vec3 c) {
  // Straight up to 0.8, so that powders keep their colour; lights roll off above.
  vec3 over = max(c - .8, 0.);
  c = min(c, .8) + .2 * (1. - exp(-over / .2));
  return mix(c * 12.92, 1.055 * pow(max(c, 0.), vec3(1. / 2.4)) - .055, step(.0031308, c));
}

void main() {
  vec3 sum = vec3(0.);
  for (int i = 0; i < 4; i++) {
    if (i >= samples) break;
    vec2 shift = samples == 1 ? vec2(.5) : vec2(i == 0 || i == 3 ? .25 : .75, i < 2 ? .25 : .75) + (i == 0 ? vec2(.12, 0.) : i == 1 ? vec2(0., .12) : i == 2 ? vec2(0., -.12) : vec2(-.12, 0.)) * .5;
    vec2 uv = (floor(gl_FragCoord.xy) + shift) / size * 2. - 1.;
    uv.y *= size.y / size.x;
    sum += min(falling(uv, traced(uv)), vec3(1.6));
  }
  vec3 c = film(sum / float(samples));
  c += (hash(ivec2(gl_FragCoord.xy), 21u) - .5) * .012;
  painted = vec4(c, 1.);
}`;

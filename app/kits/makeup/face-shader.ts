import { slotNames } from "./slots.ts";

/** The face, laid over the picture it was read from. */
export const faceVertexShader = `#version 300 es
in vec2 place;   // in parts of the picture, from its top left
in vec2 skin;    // on the flat skin
in float facing; // 1 looks at the camera, 0 away
out vec2 vPlace;
out vec2 vSkin;
out float vFacing;
void main() {
  vPlace = place;
  vSkin = skin;
  vFacing = facing;
  gl_Position = vec4(place.x * 2. - 1., 1. - place.y * 2., 0., 1.);
}`;

/**
 * All products at once, in linear light. The colour of a pixel is the shade times how much lighter or darker the pixel
 * is than the median of its part of the face, so lines and folds of the skin stay and the median is the exact shade.
 */
export const faceFragmentShader = `#version 300 es
precision highp float;
in vec2 vPlace;
in vec2 vSkin;
in float vFacing;
out vec4 colour;

uniform sampler2D frame;
uniform sampler2D lips, lids, eyes, cheeks, light;
uniform vec4 shade[${slotNames.length}];   // linear, and the intensity
uniform vec4 surface[${slotNames.length}]; // relief, crest, shine, shineTint
uniform vec4 body[${slotNames.length}];    // body, glitter, fades towards the edge
uniform float lipY, lipHighY, lidY, lidHighY, browY, skinY;
uniform vec3 skinChroma;
uniform vec3 lamp;      // the light of the room on white, and how bright it is
uniform float open;     // 0 the mouth is shut, 1 wide
uniform vec3 turn;      // how the head is held, for what glitters
uniform float strength; // fades all in and out

float luminance(vec3 c) { return dot(c, vec3(.2126, .7152, .0722)); }
vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((c + .055) / 1.055, vec3(2.4)), step(.04045, c)); }
vec3 toGamma(vec3 c) { c = clamp(c, 0., 1.); return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c)); }
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }

// Flakes lie in the skin: each has a tilt of its own and lights up where it mirrors the lamp.
float flakes(vec2 at, float density) {
  float sum = 0.;
  for (int layer = 0; layer < 2; layer++) {
    vec2 grid = at * (layer == 0 ? 300. : 470.);
    vec2 cell = floor(grid);
    float chance = hash(cell + float(layer) * 17.);
    vec2 centre = vec2(hash(cell + 3.1), hash(cell + 7.7)) * .6 + .2;
    float size = .16 + .2 * hash(cell + 5.9);
    vec2 tilt = vec2(hash(cell + 11.3), hash(cell + 13.9)) * 2. - 1.;
    float mirrors = pow(max(0., 1. - distance(tilt, turn.xy * 2.4) * .62), 5.);
    sum += step(1. - density * .55, chance) * smoothstep(size, size * .35, distance(fract(grid), centre)) * (.14 + 1.9 * mirrors);
  }
  return sum;
}

vec3 wear(vec3 under, vec3 base, int slot, float mask, float middle, float high) {
  float amount = mask * shade[slot].a * strength;
  if (amount < .003) return under;
  vec3 own = shade[slot].rgb * lamp;
  vec4 s = surface[slot];
  float y = luminance(base);
  // On dark skin the folds are as deep, but lie close together in light: without this a shade looks cut out of paper.
  float k = pow(max(y, 1e-4) / middle, s.x * (1. + .45 * (1. - smoothstep(.02, .09, middle))));
  k = k < 1. ? k : 1. + (k - 1.) * s.y;
  k = min(k, 2.1);
  vec3 laid = own * k;
  vec3 stained = under * pow(own, vec3(.8)) * .65 + .35 * own * k;
  vec3 worn = mix(mix(under, stained, amount), mix(under, laid, amount), body[slot].x);
  float shines = smoothstep(high * 1.05, high * 2.1 + .02, y) * s.z;
  worn += amount * shines * mix(vec3(1.), own / max(max(own.r, max(own.g, own.b)), .05), s.w) * min(1., .25 + y * 1.5);
  if (body[slot].y > 0.) {
    float f = flakes(vSkin, body[slot].y) * amount;
    worn += f * mix(vec3(.9, .88, .84), own * 2.2 + .12, .55) * clamp(.25 + 1.3 * skinY, 0., 1.2);
  }
  return worn;
}

void main() {
  vec3 base = toLinear(texture(frame, vPlace).rgb);
  vec3 mLips = texture(lips, vSkin).rgb;
  vec3 mLids = texture(lids, vSkin).rgb;
  vec3 mEyes = texture(eyes, vSkin).rgb;
  vec3 mCheeks = texture(cheeks, vSkin).rgb;
  vec3 mLight = texture(light, vSkin).rgb;
  float seen = smoothstep(.06, .34, vFacing);
  float y = luminance(base);

  // Hair, hands and frames of glasses are not skin: what is far from the colour of the cheeks gets less.
  vec3 chroma = base / (base.r + base.g + base.b + 1e-4);
  float isSkin = 1. - smoothstep(.07, .17, distance(chroma, skinChroma)) * smoothstep(.004, .03, y);
  isSkin *= smoothstep(.08, .3, y / skinY);
  float onSkin = seen * isSkin;

  vec3 c = base;
  float m = mCheeks.b * shade[0].a * onSkin * strength;
  c *= mix(vec3(1.), pow(shade[0].rgb / max(max(shade[0].r, shade[0].g), max(shade[0].b, .05)), vec3(.5)) * .72, m * .75);
  for (int i = 1; i < 3; i++) {
    m = (i == 1 ? mCheeks.r : mCheeks.g) * shade[i].a * onSkin * strength * .52;
    vec3 tint = pow(shade[i].rgb / max(max(shade[i].r, shade[i].g), max(shade[i].b, .05)), vec3(.55));
    vec3 flushed = c * tint;
    flushed *= mix(1., luminance(c) / max(luminance(flushed), 1e-4), .55);
    c = mix(c, flushed, m);
  }
  m = mLight.r * shade[3].a * onSkin * strength;
  c += m * (shade[3].rgb * .16 + .1) * smoothstep(.4, 1.5, y / skinY) * min(1., skinY * 2.2 + .1);

  // Deep-set lids lie in shade: measured against it alone, powder would glow.
  float lid = max(lidY, skinY * .62);
  float lidHigh = max(lidHighY, skinY * 1.25);
  c = wear(c, base, 4, mLids.r * onSkin * .55, lid, lidHigh);
  c = wear(c, base, 5, mLids.g * onSkin * .76, lid, lidHigh);
  c = wear(c, base, 6, mLids.b * onSkin * .74, lid, lidHigh);
  c = wear(c, base, 7, mEyes.r * onSkin * .58, lid, lidHigh);
  c = wear(c, base, 8, mEyes.g * onSkin * .5, lid, lidHigh);

  // The hair that is there is coloured; bare skin of the brow gets a veil only.
  float hair = smoothstep(.12, .55, (skinY - y) / skinY);
  m = mEyes.b * shade[9].a * seen * strength;
  c = mix(c, shade[9].rgb * lamp * clamp(y / browY, .3, 2.2), m * hair * .8);
  c = mix(c, c * mix(vec3(1.), shade[9].rgb / max(skinY, .05), .5), m * (1. - hair) * .28);

  // Teeth are bright and colourless, and only an open mouth has any.
  float high = max(base.r, max(base.g, base.b));
  float grey = 1. - (high - min(base.r, min(base.g, base.b))) / max(high, 1e-4);
  float teeth = open * smoothstep(.55, .8, grey) * smoothstep(1.0, 1.7, y / lipY) * smoothstep(.15, .5, mLips.g);
  float lip = mLips.r * seen * (1. - teeth);
  float faded = mix(1., smoothstep(.05, .75, mLips.g), body[10].z);
  c = wear(c, base, 10, lip * faded * .96, lipY, lipHighY);
  // A wet lip catches light of its own where the lip is turned to it.
  float wet = surface[10].z * shade[10].a * strength * lip * mLight.g;
  c += wet * .34 * smoothstep(.75, 1.5, y / lipY) * min(1., .2 + skinY * 1.6);
  c = wear(c, base, 11, mLips.b * seen * (1. - teeth) * .8, lipY, lipHighY);

  colour = vec4(toGamma(c), 1.);
}`;

export const frameVertexShader = `#version 300 es
out vec2 vPlace;
void main() {
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  vPlace = corner;
  gl_Position = vec4(corner.x * 2. - 1., 1. - corner.y * 2., 0., 1.);
}`;

export const frameFragmentShader = `#version 300 es
precision mediump float;
in vec2 vPlace;
out vec4 colour;
uniform sampler2D frame;
void main() { colour = vec4(texture(frame, vPlace).rgb, 1.); }`;

/** Lines along the lash line and lashes: bands with soft sides. */
export const lineVertexShader = `#version 300 es
in vec2 place;
in vec2 across; // -1 to 1 over the band, and how much of it covers
out vec2 vAcross;
void main() {
  vAcross = across;
  gl_Position = vec4(place.x * 2. - 1., 1. - place.y * 2., 0., 1.);
}`;

export const lineFragmentShader = `#version 300 es
precision mediump float;
in vec2 vAcross;
out vec4 colour;
uniform vec3 ink; // gamma-encoded
uniform float amount;
void main() {
  float soft = max(fwidth(vAcross.x), .04);
  float edge = 1. - smoothstep(1. - soft * 1.1, 1., abs(vAcross.x));
  float a = clamp(edge * vAcross.y * amount, 0., 1.);
  colour = vec4(ink * a, a);
}`;

import { faceBlock } from "./face-numbers.ts";
import type { MeshPart } from "./mesh-facts.ts";

/** The face, laid over the picture it was read from. */
export const faceVertexShader = `#version 300 es
layout(location = 0) in vec3 place; // in parts of the picture, from its top left; the third grows away from the camera
layout(location = 1) in vec2 skin; // on the flat skin
layout(location = 2) in float facing; // 1 looks at the camera, 0 away
out vec2 vPlace;
out vec2 vSkin;
out float vFacing;
// All programs of the face reckon the same depth.
invariant gl_Position;
void main() {
  vPlace = place.xy;
  vSkin = skin;
  vFacing = facing;
  gl_Position = vec4(place.x * 2. - 1., 1. - place.y * 2., clamp(place.z, -1., 1.), 1.);
}`;

/** For what only hides what is behind it. */
export const hidingFragmentShader = `#version 300 es
precision mediump float;
out vec4 colour;
void main() { colour = vec4(0.); }`;

/**
 * All products of a part at once, in linear light. The colour of a pixel is the shade times how much lighter or darker
 * the pixel is than the median of its part of the face, so lines and folds of the skin stay and the median is the exact
 * shade. What is on the cheeks reaches into every part.
 * @param glitters whether anything with flakes may be worn there: reckoning where they lie costs as much as the rest
 */
export const faceFragmentShader = (part: MeshPart, glitters: boolean): string => `#version 300 es
#define FLAKES ${glitters ? "flakes()" : "vec4(0.)"}
precision highp float;
in vec2 vPlace;
in vec2 vSkin;
in float vFacing;
out vec4 colour;

uniform sampler2D frame;
uniform sampler2D lips, lids, eyes, cheeks, light;
${faceBlock}

float luminance(vec3 c) { return dot(c, vec3(.2126, .7152, .0722)); }
vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((c + .055) / 1.055, vec3(2.4)), step(.04045, c)); }
vec3 toGamma(vec3 c) { c = clamp(c, 0., 1.); return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c)); }
vec3 redden(vec3 c, vec3 tint, float amount) {
  vec3 flushed = c * tint;
  return mix(c, flushed * mix(1., luminance(c) / max(luminance(flushed), 1e-4), .55), amount);
}
${part === "lids" || part === "lips" ? wearing : ""}
void main() {
  vec3 base = toLinear(texture(frame, vPlace).rgb);
  float seen = smoothstep(.06, .34, vFacing);
  float y = luminance(base);
  float skinY = skinLight.x;
  vec3 mCheeks = texture(cheeks, vSkin).rgb;
  vec3 mLight = texture(light, vSkin).rgb;

  // Hair, hands and frames of glasses are not skin: what is far from the colour of the cheeks gets less.
  vec3 chroma = base / (base.r + base.g + base.b + 1e-4);
  float isSkin = seen * (1. - smoothstep(.09, .22, distance(chroma, skinChroma.rgb)) * smoothstep(.002, .009, y));
  float onSkin = isSkin * smoothstep(.08, .3, y / skinY);

  vec3 c = base * mix(vec3(1.), under[0].rgb, mCheeks.b * own[0].a * onSkin * .75);
  c = redden(c, under[1].rgb, mCheeks.r * own[1].a * onSkin * skinLight.w);
  c = redden(c, under[2].rgb, mCheeks.g * own[2].a * onSkin * skinLight.w);
  c += mLight.r * own[3].a * onSkin * under[3].rgb * smoothstep(.4, 1.4, y / skinY);
${{ cheeks: "", brows: eyeMasks + onBrows, lids: eyeMasks + onLids + onBrows, lips: onLips }[part]}
  colour = vec4(toGamma(c), 1.);
}`;

const wearing = `
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }

// Flakes lie in the skin: each has a tilt of its own and lights up where it mirrors the lamp. The chance that one of this
// size is there at all, and how bright it is.
vec2 flake(vec2 grid, float seed) {
  float dice = hash(floor(grid) + seed);
  vec4 more = fract(dice * vec4(57.31, 113.73, 211.17, 311.91));
  float size = .16 + .2 * fract(dice * 17.13);
  vec2 tilt = more.zw * 2. - 1.;
  float mirrors = max(0., 1. - distance(tilt, turn.xy * 2.4) * .62);
  float bright = .14 + 1.9 * mirrors * mirrors * mirrors * mirrors * mirrors;
  return vec2(dice, smoothstep(size, size * .35, distance(fract(grid), more.xy * .6 + .2)) * bright);
}

vec4 flakes() {
  vec4 both = vec4(flake(vSkin * 300., 0.), flake(vSkin * 470., 17.));
  return both.xzyw;
}

// What the pixel's own light does to all that is worn on its part of the face: its brightness over the median, as a
// power of two, and how much it shines.
struct Lit { float stops; float shines; };
Lit litBy(float y, float middle, float high) {
  float shines = smoothstep(high * 1.05, high * 2.1 + .02, y) * min(1., .25 + y * 1.5);
  return Lit(log2(max(y, 1e-4) / middle), shines);
}

vec3 wear(vec3 c, int slot, float mask, Lit lit, vec4 mica) {
  float amount = mask * own[slot].a;
  vec4 r = rise[slot];
  float k = exp2(lit.stops * (lit.stops < 0. ? r.x : r.y));
  float above = max(k - 1., 0.) * r.w;
  k = min(k, 1.) + r.z * above / (1. + above);
  vec3 laid = own[slot].rgb * k;
  c = mix(c, mix(c * under[slot].rgb + .35 * laid, laid, under[slot].a), amount);
  c = mix(c, max(c, sheen[slot].rgb), amount * lit.shines * sheen[slot].a);
  float glints = dot(step(1. - grain[slot].x * .55, mica.xy), mica.zw) * clamp(1.1 * skinChroma.w, .1, 1.1);
  return c + amount * glints * mix(vec3(.9, .88, .84), own[slot].rgb * 2.2 + .12, .55);
}
`;

const eyeMasks = `
  vec3 mEyes = texture(eyes, vSkin).rgb;
`;

const onLids = `
  vec3 mLids = texture(lids, vSkin).rgb;
  float onLid = isSkin * smoothstep(.15, .5, y / lidLight.z);
  Lit lit = litBy(y, lidLight.x, lidLight.y);
  vec4 mica = FLAKES;
  c = wear(c, 4, mLids.r * onLid * .48, lit, mica);
  c = wear(c, 5, mLids.g * onLid * .76, lit, mica);
  // Where the lid bulges, powder with mica in it catches the light.
  float bulge = own[5].a * onLid * mEyes.r * .6 * smoothstep(.5, 1.3, y / lidLight.x);
  c = mix(c, max(c, sheen[5].rgb), bulge * sheen[5].a);
  c = wear(c, 6, mLids.b * onLid * .74, lit, mica);
  c = wear(c, 7, mEyes.r * onLid * .58, lit, mica);
  c = wear(c, 8, mEyes.g * onLid * .5, lit, mica);
`;

const onBrows = `
  // The hair that is there is coloured, and not lightened much; bare skin of the brow gets a veil only.
  float dark = (skinLight.y - y) / skinLight.y;
  float hair = smoothstep(.12, .55, dark);
  float m = mEyes.b * own[9].a * seen;
  vec3 dyed = own[9].rgb * clamp(y / skinLight.z, .3, 2.2);
  dyed *= min(1., (y + .22 * max(dark, 0.) * skinLight.y) / max(luminance(dyed), 1e-4));
  c = mix(c, dyed, m * hair * .8);
  c *= mix(vec3(1.), under[9].rgb, m * (1. - hair) * .28);
`;

const onLips = `
  vec3 mLips = texture(lips, vSkin).rgb;
  float lipY = lipLight.x;
  // Teeth are bright and colourless, and only an open mouth has any.
  float high = max(base.r, max(base.g, base.b));
  float grey = 1. - (high - min(base.r, min(base.g, base.b))) / max(high, 1e-4);
  float teeth = lipLight.z * smoothstep(.55, .8, grey) * smoothstep(1.0, 1.7, y / lipY) * smoothstep(.42, .54, mLips.g);
  // Shut lips are painted up to each other; what shows between parted ones is left alone.
  float covered = seen * (1. - max(teeth, mLight.b * min(1., lipLight.z * 3.)));
  float lip = mLips.r * covered;
  float faded = mix(1., smoothstep(.05, .75, mLips.g), grain[10].y);
  Lit lit = litBy(y, lipY, lipLight.y);
  vec4 mica = FLAKES;
  c = wear(c, 10, lip * faded * .96, lit, mica);
  // A wet lip catches light of its own where the lip is turned to it.
  float wet = own[10].a * sheen[10].a * lip * mLight.g * .34 * smoothstep(.75, 1.5, y / lipY);
  c = mix(c, max(c, vec3(min(1., 1.4 * skinChroma.w))), wet * min(1., .2 + skinY * 1.6));
  c = wear(c, 11, mLips.b * covered * .8, lit, mica);
`;

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

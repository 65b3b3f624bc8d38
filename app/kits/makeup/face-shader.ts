import { faceBlock } from "./face-uniforms.ts";
import type { MeshPart } from "./mesh-facts.ts";
import { slotNames } from "./slots.ts";

/** Which slots, from the first on, are worn on a part by their shades. */
const slotsOn: Record<MeshPart, { first: number; count: number }> = {
  lids: { first: slotNames.indexOf("shadow-base"), count: 5 },
  lips: { first: slotNames.indexOf("lip"), count: 2 },
  brows: { first: slotNames.indexOf("brow"), count: 1 },
  skin: { first: 0, count: 0 },
};

/** A part of the face, laid over the picture it was read from. */
export const faceVertexShader = (part: MeshPart): string => `#version 300 es
layout(location = 0) in vec4 place; // in parts of the picture, from its top left; away from the camera; how much is seen
layout(location = 1) in vec2 skin; // on the flat skin
out vec2 vSkin;
out float vSeen;
${faceBlock}
${shadesOf(part, "out")}
// All programs of the face reckon the same depth.
invariant gl_Position;
void main() {
  vSkin = skin;
  vSeen = place.w;
  ${part === "skin" ? "for (int i = 0; i < 4; i++) tints[i] = veil[i];" : passShades}
  gl_Position = vec4(place.x * 2. - 1., 1. - place.y * 2., clamp(place.z, -1., 1.), 1.);
}`;

const passShades = `for (int i = 0; i < COUNT; i++) { own[i] = worn[i + FIRST]; rise[i] = rises[i + FIRST]; }
  for (int i = 0; i < PAIRS; i++) gleam[i] = gleams[i + FIRST / 2];`;

/** The shades of a part as they go from the corners of its triangles to the pixels. */
function shadesOf(part: MeshPart, direction: "in" | "out"): string {
  const { first, count } = slotsOn[part];
  if (part === "skin") return `flat ${direction} vec4 tints[4];`;
  return `#define FIRST ${first}
#define COUNT ${count}
#define PAIRS ${Math.ceil(count / 2)}
flat ${direction} vec4 own[COUNT];
flat ${direction} vec4 rise[COUNT];
flat ${direction} vec4 gleam[PAIRS];`;
}

/** For what only hides what is behind it. */
export const depthFragmentShader = `#version 300 es
precision mediump float;
out vec4 colour;
void main() { colour = vec4(0.); }`;

/** What a program must be able to do; what is not worn is not in it. */
export interface MakeupFeatures {
  /** Flakes: reckoning where they lie costs half as much as the rest. */
  glitters: boolean;
  /** Something lets through what is under it. */
  stains: boolean;
}

/**
 * All products of a part at once. The colour of a pixel is the shade times how much lighter or darker the pixel is than
 * the median of its part of the face, so lines and folds of the skin stay and the median is the exact shade.
 *
 * The frame lies under the face pixel by pixel and is read without a filter; light is turned into numbers and back by
 * curves that are each other's inverse to a fifth of a byte and within 1.2 % of the standard's: what is drawn sixty times a
 * second on a phone pays for every sum.
 */
export const faceFragmentShader = (part: MeshPart, { glitters, stains }: MakeupFeatures): string => `#version 300 es
#define GLITTERS ${glitters}
#define STAINS ${stains}
precision highp float;
in vec2 vSkin;
in float vSeen;
out vec4 colour;

uniform sampler2D frame, masks, more;
${faceBlock}
${shadesOf(part, "in")}
${part === "skin" ? "" : lighting}
${part === "lids" || part === "lips" ? applyFunctions : ""}
void main() {
  vec4 m = texture(masks, vSkin);
${{ skin: onSkin, lids: onLids, lips: onLips, brows: onBrows }[part]}
}`;

/** Veils have their own blending: what is there, times twice the colour given. */
const onSkin = `
  vec3 change = m.b * tints[0].rgb + m.r * tints[1].rgb + m.g * tints[2].rgb + m.a * tints[3].rgb;
  colour = vec4(.5 + .5 * vSeen * change, 1.);
`;

const lighting = `
float luminance(vec3 c) { return dot(c, vec3(.2126, .7152, .0722)); }
vec3 toLinear(vec3 c) { return .00084707 + c * (.03018712 + c * (.58522234 + c * .39523044)); }
vec3 toGamma(vec3 c) {
  c = clamp(c, .0, 1.02);
  vec3 root = sqrt(c);
  return -.06565301 + .93816016 * root + .22974028 * sqrt(root) - .10647828 * c;
}
vec3 bareSkin() { return toLinear(texelFetch(frame, ivec2(gl_FragCoord.x, turn.z - gl_FragCoord.y), 0).rgb); }

`;

const applyFunctions = `
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }

// Flakes lie in the skin: each has a tilt of its own and lights up where it mirrors the lamp. The chance that one of this
// size is there at all, and how bright it is.
vec2 flake(vec2 grid, float seed) {
  float dice = hash(floor(grid) + seed);
  vec4 more = fract(dice * vec4(57.31, 113.73, 211.17, 311.91));
  float size = .16 + .2 * fract(dice * 17.13);
  // Tilts lie round in a ring: however a head is held, as many mirror the lamp, only other ones.
  vec2 off = fract(more.zw - turn.xy * 1.2) * 2. - 1.;
  float mirrors = max(0., 1. - length(off) * .62);
  float bright = .14 + 1.9 * mirrors * mirrors * mirrors * mirrors * mirrors;
  return vec2(dice, smoothstep(size, size * .35, distance(fract(grid), more.xy * .6 + .2)) * bright);
}

vec4 flakes() {
  float white = clamp(1.1 * skinChroma.w, .1, 1.1);
  return vec4(flake(vSkin * 300., 0.), flake(vSkin * 470., 17.)).xzyw * vec4(1., 1., white, white);
}

// What the pixel's own light does to all that is worn on its part of the face: its brightness over the median, as a
// power of two (folds are deepened), and how much it shines.
struct Lit { float stops; float shines; };
Lit litBy(float y, vec4 light) {
  float shines = smoothstep(light.y * 1.05, light.y * 2.1 + .02, y) * min(1., .25 + y * 1.5);
  float stops = log2(max(y, 1e-4) / light.x);
  return Lit(stops * (stops < 0. ? light.w : 1.), shines);
}

vec3 wear(vec3 c, vec4 own, vec4 rise, vec2 gleam, float mask, Lit lit, vec4 mica) {
  float amount = mask * fract(own.w);
  float k = exp2(lit.stops * rise.x);
  float above = max(k - 1., 0.) * rise.z;
  k = min(k, 1.) + rise.y * above / (1. + above);
  vec3 laid = own.rgb * k;
  if (STAINS) {
    float clear = 1. - floor(own.w) * (1. / 255.);
    vec3 stain = own.rgb * (clear / (1. - .65 * clear));
    laid += c * min(.62 * stain + .045 * clear, 2. * stain);
  }
  c += amount * (laid - c);
  vec3 sheen = fract(gleam.x) + own.rgb * gleam.y;
  c += amount * lit.shines * rise.w * max(sheen - c, 0.);
  if (GLITTERS) {
    float glints = dot(step(1. - floor(gleam.x) * (.55 / 255.), mica.xy), mica.zw);
    c += amount * glints * (vec3(.471, .462, .444) + own.rgb * 1.21);
  }
  return c;
}
`;

const onLids = `
  vec2 e = texture(more, vSkin).rg;
  if (vSeen * max(max(m.r, m.g), max(m.b, max(m.a, e.g))) < .004) discard;
  vec3 c = bareSkin();
  float y = luminance(c);
  // Hair, hands and frames of glasses are not skin: what is far from the colour of the cheeks gets less.
  vec3 chroma = c / (c.r + c.g + c.b + 1e-4);
  float isSkin = vSeen * (1. - smoothstep(.09, .22, distance(chroma, skinChroma.rgb)) * smoothstep(.002, .009, y));
  float onLid = isSkin * smoothstep(.15, .5, y / lidLight.z);
  Lit lit = litBy(y, lidLight);
  vec4 mica = GLITTERS ? flakes() : vec4(0.);
  c = wear(c, own[0], rise[0], gleam[0].xy, m.r * onLid * .48, lit, mica);
  c = wear(c, own[1], rise[1], gleam[0].zw, m.g * onLid * .76, lit, mica);
  // Where the lid bulges, powder with mica in it catches the light.
  float bulge = fract(own[1].w) * onLid * m.a * .6 * smoothstep(.5, 1.3, y / lidLight.x);
  c += bulge * rise[1].w * max(fract(gleam[0].z) + own[1].rgb * gleam[0].w - c, 0.);
  c = wear(c, own[2], rise[2], gleam[1].xy, m.b * onLid * .74, lit, mica);
  c = wear(c, own[3], rise[3], gleam[1].zw, m.a * onLid * .58, lit, mica);
  c = wear(c, own[4], rise[4], gleam[2].xy, e.g * onLid * .5, lit, mica);
  colour = vec4(toGamma(c), 1.);
`;

/**
 * The hair that is there is coloured, and not lightened much; bare skin of the brow gets a veil only. It is laid over what
 * is there already: a brow reaches onto the lid's powder.
 */
const onBrows = `
  float drawn = m.b * fract(own[0].w) * vSeen;
  float y = luminance(bareSkin());
  float dark = (skinLight.y - y) / skinLight.y;
  float hair = smoothstep(.12, .55, dark);
  vec3 dyed = own[0].rgb * clamp(y / skinLight.z, .3, 2.2);
  dyed *= min(1., (y + .22 * max(dark, 0.) * skinLight.y) / max(luminance(dyed), 1e-4));
  float coloured = drawn * hair * .8;
  float veiled = drawn * (1. - hair) * .28;
  colour = vec4(toGamma(dyed) * coloured + brow.rgb * veiled, coloured + veiled);
`;

const onLips = `
  if (vSeen * max(m.r, m.b) < .004) discard;
  vec3 c = bareSkin();
  float y = luminance(c);
  float lipY = lipLight.x;
  // Teeth are bright and colourless, and only an open mouth has any.
  float high = max(c.r, max(c.g, c.b));
  float grey = 1. - (high - min(c.r, min(c.g, c.b))) / max(high, 1e-4);
  float teeth = lipLight.z * smoothstep(.55, .8, grey) * smoothstep(1.0, 1.7, y / lipY) * smoothstep(.42, .54, m.g);
  // Shut lips are painted up to each other; what shows between parted ones is left alone.
  float covered = vSeen * (1. - max(teeth, texture(more, vSkin).b * min(1., lipLight.z * 3.)));
  float lip = m.r * covered;
  float faded = mix(1., smoothstep(.05, .75, m.g), turn.w);
  Lit lit = litBy(y, lipLight);
  vec4 mica = GLITTERS ? flakes() : vec4(0.);
  c = wear(c, own[0], rise[0], gleam[0].xy, lip * faded * .96, lit, mica);
  // A wet lip catches light of its own where the lip is turned to it.
  float wet = fract(own[0].w) * rise[0].w * lip * m.a * .34 * smoothstep(.75, 1.5, y / lipY);
  c = mix(c, max(c, vec3(skinLight.w)), wet * min(1., .2 + skinLight.x * 1.6));
  c = wear(c, own[1], rise[1], gleam[0].zw, m.b * covered * .8, lit, mica);
  colour = vec4(toGamma(c), 1.);
`;

/** Puts the masks of two pictures into one: three of the first, and one of the second as `pick` says. */
export const packVertexShader = `#version 300 es
void main() { gl_Position = vec4(float((gl_VertexID << 1) & 2) * 2. - 1., float(gl_VertexID & 2) * 2. - 1., 0., 1.); }`;

export const packFragmentShader = `#version 300 es
precision highp float;
out vec4 colour;
uniform sampler2D first, second;
uniform vec3 pick;
uniform float widthPx;
void main() {
  vec2 skin = gl_FragCoord.xy / widthPx;
  colour = vec4(texture(first, skin).rgb, dot(texture(second, skin).rgb, pick));
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
void main() {
  float soft = max(fwidth(vAcross.x), .04);
  float edge = 1. - smoothstep(1. - soft * 1.1, 1., abs(vAcross.x));
  float a = clamp(edge * vAcross.y, 0., 1.);
  colour = vec4(ink * a, a);
}`;

import type { AppliedPart } from "./applied-parts.ts";
import type { SlotName } from "./mesh-facts.ts";

/** What lies on lids and lips: one after another is laid over the colour that is there. */
export const wearFunctions = ({ part, glitters, stains, shines, mirrors }: AppliedPart): string => `
#define GLITTERS ${glitters}
#define SHINES ${shines}
${glitters ? flakeFunctions : ""}
// What the pixel's own light does to all that is worn on its part of the face: its brightness over the median, as a
// power of two (folds are deepened), and how much it shines; and how bright it is.
struct Lit { float stops; float shines; float y; };
Lit litBy(float y, vec4 light) {
  float shines = SHINES ? smoothstep(light.y * 1.05, light.y * 2.1 + .02, y) * min(1., .25 + y * 1.5) : 0.;
  float stops = log2(max(y, 1e-4) / light.x);
  return Lit(stops * (stops < 0. ? light.w : 1.), shines, max(y, 1e-4));
}

${mirrors ? mirrorFunctions : ""}
vec3 sheenOf(vec4 own, vec2 gleam) { return fract(gleam.x) + own.rgb * gleam.y; }

vec3 wear(vec3 c, vec4 own, vec4 rise, vec2 gleam, float mask, Lit lit, vec4 mica) {
  float amount = mask * fract(own.w);
  float k = exp2(lit.stops * rise.x);
  float above = max(k - 1., 0.) * rise.z;
  k = min(k, 1.) + rise.y * above / (1. + above);
  vec3 laid = own.rgb * k;
  ${stains ? seenThrough(part === "lips" ? "lipThrough" : "lidThrough") : ""}
  c += amount * (laid - c);
  if (SHINES) c += amount * lit.shines * rise.w * max(sheenOf(own, gleam) - c, 0.);
  if (GLITTERS) {
    float glints = dot(step(1. - floor(gleam.x) * (.55 / 255.), mica.xy), mica.zw);
    c += amount * glints * (vec3(.471, .462, .444) + own.rgb * 1.21);
  }
  return c;
}
`;

const flakeFunctions = `
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
`;

const mirrorFunctions = `
// How far what looks this way looks past the lamp, and how much of it is mirrored then.
float pastLamp(vec3 normal) { return dot(normal, halfway.xyz) * inversesqrt(dot(normal, normal)) - 1.; }
float mirrored(float past, float narrowness) { return exp2(narrowness * past); }
`;

/** Through a stain the colours under it are seen, in the light of the lip. */
const seenThrough = (through: string): string =>
  `laid *= mix(c * ${through}.rgb / lit.y, vec3(1.), floor(own.w) * (1. / 255.));`;

/** One of the things that are worn, laid on where its mask lies. */
export const wearSlot = ({ slots }: AppliedPart, name: SlotName, mask: string, own?: string): string => {
  const at = slots.indexOf(name);
  return at < 0 ? "" : `c = wear(c, ${own ?? `own[${at}]`}, rise[${at}], ${gleamOf(at)}, ${mask}, lit, mica);`;
};

/** Flakes and sheen of a slot by its place among those of its part: two of them share a vector. */
export const gleamOf = (at: number): string => `gleam[${at >> 1}].${at % 2 === 0 ? "xy" : "zw"}`;

/** Measured is the bare skin; what is worn is laid on the base. */
export const laidOn = ({ isOnBase }: AppliedPart): string => (isOnBase ? "c = toLinear(onBase(bare));" : "");

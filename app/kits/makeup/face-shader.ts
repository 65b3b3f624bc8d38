import type { AppliedPart } from "./applied-parts.ts";
import { baseCorners, baseFunction } from "./base-shader.ts";
import { onBrows } from "./brow-shader.ts";
import { blockVectors, faceBlock } from "./face-uniforms.ts";
import { onLids } from "./lids-shader.ts";
import { onLips } from "./lips-shader.ts";
import { likenessFunctions } from "./skin-likeness.ts";
import { browBendFunction } from "./look-reach.ts";
import { type SlotName, slotNames } from "./mesh-facts.ts";
import { noChange } from "./veil-shader.ts";
import { wearFunctions } from "./wear-shader.ts";

/** A part of the face, laid over the picture it was read from. */
export const faceVertexShader = (applied: AppliedPart): string => {
  const { slots, bends, isOnBase } = applied;
  const passed = passedVectors(applied);
  return `#version 300 es
layout(location = 0) in vec4 place; // in parts of the picture, from its top left; away from the camera; how much is seen
layout(location = 1) in vec2 skin; // on the flat skin
out vec2 vSkin;
out float vSeen;
${faceBlock}
${passed.map((name) => `flat out vec4 ${passedName(name)};`).join(" ")}
${hasPassedShades(applied) ? shadesOf(slots, "out") : ""}
${isOnBase ? baseCorners : ""}
${bends ? browBendFunction : ""}
// All programs of the face reckon the same depth.
invariant gl_Position;
void main() {
  vSkin = skin${bends ? " + vec2(0., reach.w * browBendAt(skin.x))" : ""};
  vSeen = place.w;
  ${passed.map((name) => `${passedName(name)} = ${name};`).join(" ")}
  ${hasPassedShades(applied) ? passShades(slots) : ""}
  ${isOnBase ? "passBase(place.w);" : ""}
  gl_Position = vec4(place.x * 2. - 1., 1. - place.y * 2., clamp(place.z, -1., 1.), 1.);
}`;
};

/** So many vectors every chip passes from the corners of a triangle to its pixels (MAX_VARYING_VECTORS of WebGL 2). */
export const leastVaryingVectors = 15;
/** Place and seen, each of its own; under a base its tone and shift. */
const fixedVectors = 2;
const baseVectors = 2;

const shadeVectors = ({ length }: readonly SlotName[]): number => length * 2 + Math.ceil(length / 2);

/** Whether the shades go by the corners: five wells on a base would take two vectors too many, and are read from the block. */
function hasPassedShades({ part, slots, isOnBase }: AppliedPart): boolean {
  return part !== "skin" && shadeVectors(slots) + fixedVectors + (isOnBase ? baseVectors : 0) <= leastVaryingVectors;
}

/** What its pixels ask of the block. It goes by the corners as well, as far as there is room. */
function passedVectors(applied: AppliedPart): string[] {
  const source = pixelSource(applied);
  const shades = hasPassedShades(applied) ? shadeVectors(applied.slots) : 0;
  const room = leastVaryingVectors - fixedVectors - baseVectors - shades;
  return blockVectors.filter((name) => new RegExp(`\\b${name}\\b`).test(source)).slice(0, Math.max(0, room));
}

const passedName = (name: string): string => `p${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The shades of what is worn, as they go from the corners of its triangles to the pixels. */
const shadesOf = ({ length }: readonly SlotName[], direction: "in" | "out"): string => `
flat ${direction} vec4 own[${length}], rise[${length}], gleam[${Math.ceil(length / 2)}];`;

function passShades(slots: readonly SlotName[]): string {
  const places = slots.map((name) => slotNames.indexOf(name));
  const shades = places.map((place, i) => `own[${i}] = worn[${place}]; rise[${i}] = rises[${place}];`);
  // The block holds two in each vector.
  const gleams = places.map(
    (place, i) => `gleam[${i >> 1}].${pairs[i % 2]} = gleams[${place >> 1}].${pairs[place % 2]};`,
  );
  return [...shades, ...gleams].join(" ");
}

const pairs = ["xy", "zw"] as const;

/** The same source where its shades do not go by the corners: it reads them from the block. */
function readFromBlock(source: string, slots: readonly SlotName[]): string {
  const placeOf = (at: number): number => slotNames.indexOf(slots[at] ?? "lip");
  return source
    .replaceAll(/\bown\[(\d+)\]/g, (_, at) => `worn[${placeOf(Number(at))}]`)
    .replaceAll(/\brise\[(\d+)\]/g, (_, at) => `rises[${placeOf(Number(at))}]`)
    .replaceAll(/\bgleam\[(\d+)\]\.(xy|zw)/g, (_, half, pair) => {
      const place = placeOf(Number(half) * 2 + pairs.indexOf(pair as "xy"));
      return `gleams[${place >> 1}].${pairs[place % 2]}`;
    });
}

/** For what only hides what is behind it. */
export const depthVertexShader = `#version 300 es
layout(location = 0) in vec4 place;
invariant gl_Position;
void main() { gl_Position = vec4(place.x * 2. - 1., 1. - place.y * 2., clamp(place.z, -1., 1.), 1.); }`;

export const depthFragmentShader = `#version 300 es
precision mediump float;
out vec4 colour;
void main() { colour = vec4(0.); }`;

/**
 * All products of a part at once. The colour of a pixel is the shade times how much lighter or darker the pixel is than
 * the median of its part of the face, so lines and folds of the skin stay and the median is the exact shade.
 *
 * The frame lies under the face pixel by pixel and is read without a filter; light is turned into numbers and back by
 * curves that are each other's inverse to a fifth of a byte and within 1.2 % of the standard's: what is drawn sixty times a
 * second on a phone pays for every sum.
 */
export function faceFragmentShader(applied: AppliedPart): string {
  const { slots } = applied;
  const passed = passedVectors(applied);
  const isPassed = hasPassedShades(applied);
  return `#version 300 es
precision highp float;
in vec2 vSkin;
in float vSeen;
out vec4 colour;

uniform sampler2D frame, masks, more;
${faceBlock}
${passed.map((name) => `flat in vec4 ${passedName(name)};\n#define ${name} ${passedName(name)}`).join("\n")}
${isPassed ? shadesOf(slots, "in") : ""}
${isPassed ? pixelSource(applied) : readFromBlock(pixelSource(applied), slots)}`;
}

/** What is reckoned of a pixel. */
function pixelSource(applied: AppliedPart): string {
  const { part, isOnBase } = applied;
  return `${part === "skin" ? "" : lighting}
${framePixel}
${part === "brows" ? "" : likenessFunctions}
${isOnBase ? baseFunction : ""}
${part === "lids" || part === "lips" ? wearFunctions(applied) : ""}
void main() {
  vec4 m = texture(masks, vSkin);
${{ skin: () => onSkin, lids: () => onLids(applied), lips: () => onLips(applied), brows: () => onBrows }[part]()}
}`;
}

/**
 * Veils have their own blending: what is there, times twice the colour given. Their masks are one map (veil-map.ts). Hair,
 * glasses and cloth before the skin stay as they are.
 */
const onSkin = `
  vec3 c = framePixel();
  colour = vec4(.5 + vSeen * hueLikeness(c) * lightLikeness(c) * reach.z * (m.rgb - ${noChange}), 1.);
`;

const lighting = `
float luminance(vec3 c) { return dot(c, vec3(.2126, .7152, .0722)); }
vec3 toLinear(vec3 c) { return .00084707 + c * (.03018712 + c * (.58522234 + c * .39523044)); }
vec3 toGamma(vec3 c) {
  c = clamp(c, .0, 1.02);
  vec3 root = sqrt(c);
  return -.06565301 + .93816016 * root + .22974028 * sqrt(root) - .10647828 * c;
}
`;

const framePixel = `
vec3 framePixel() { return texelFetch(frame, ivec2(gl_FragCoord.x, turn.z - gl_FragCoord.y), 0).rgb; }`;

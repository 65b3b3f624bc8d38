import { faceBlock } from "./face-uniforms.ts";
import { likenessFunctions } from "./skin-likeness.ts";
import { lightnessWeights } from "./base-surface.ts";

/** Inputs of a corner of the mesh under a base, on their way to the pixels. */
export const baseCorners = `layout(location = 2) in vec4 tone; // the mean of the skin here; how much base lies on it
layout(location = 3) in vec4 shift; // how far it moves; what tells hair from a spot
out vec4 vTone, vShift;
void passBase(float seen) { vTone = vec4(tone.rgb, tone.a * seen); vShift = shift; }
`;

/**
 * What a base makes of a pixel, gamma-encoded: spots are drawn towards the mean of the skin about them, their colour more
 * than their light, and the mean moves to the shade. What is far darker than skin or of another hue keeps its colour. The still
 * painter says the same (base-still.ts); the bench compares them.
 */
export const baseFunction = `in vec4 vTone, vShift;
vec3 onBase(vec3 c) {
  vec3 off = c - vTone.rgb;
  float light = dot(off, vec3(${lightnessWeights.join(", ")}));
  float amount = vTone.a * clamp(2. + light * vShift.a, 0., 1.) * hueLikeness(c);
  return c + amount * (vShift.rgb - evening.x * (off - light) - (light < 0. ? evening.y : evening.z) * light);
}
`;

export const baseVertexShader = `#version 300 es
layout(location = 0) in vec4 place;
${faceBlock}
${baseCorners}
invariant gl_Position;
void main() {
  passBase(place.w);
  gl_Position = vec4(place.x * 2. - 1., 1. - place.y * 2., clamp(place.z, -1., 1.), 1.);
}`;

export const baseFragmentShader = `#version 300 es
precision highp float;
out vec4 colour;
uniform sampler2D frame;
${faceBlock}
${likenessFunctions}
${baseFunction}
void main() {
  colour = vec4(onBase(texelFetch(frame, ivec2(gl_FragCoord.x, turn.z - gl_FragCoord.y), 0).rgb), 1.);
}`;

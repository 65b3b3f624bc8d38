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

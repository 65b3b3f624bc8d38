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
precision highp float;
in vec2 vAcross;
out vec4 colour;
uniform vec3 ink; // gamma-encoded
uniform vec3 touch; // how soft its sides are; the grain of the picture, and where it begins
void main() {
  float soft = max(max(fwidth(vAcross.x), .04) * 1.1, touch.x);
  float edge = 1. - smoothstep(1. - soft, 1., abs(vAcross.x));
  float a = clamp(edge * vAcross.y, 0., 1.);
  vec2 p = fract((gl_FragCoord.xy + touch.z) * vec2(.12334, .45621));
  p += dot(p, p + 45.32);
  colour = vec4(clamp(ink + touch.y * (fract(p.x * p.y) - .5), 0., 1.) * a, a);
}`;

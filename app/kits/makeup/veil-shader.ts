/** Fills the whole of what is drawn on with one triangle. */
export const fillVertexShader = `#version 300 es
void main() { gl_Position = vec4(float((gl_VertexID << 1) & 2) * 2. - 1., float(gl_VertexID & 2) * 2. - 1., 0., 1.); }`;

/** What stands for no change: the whole byte next to half. */
export const noChange = (128 / 255).toFixed(6);

/** Lays veils over each other into one picture. @param pictures of masks, three masks in each */
export const bakeFragmentShader = (pictures: number): string => {
  const all = Array.from({ length: pictures }, (_, i) => i);
  return `#version 300 es
precision highp float;
out vec4 colour;
uniform sampler2D ${all.map((i) => `masks${i}`).join(", ")};
uniform vec3 tints[${pictures * 3}];
uniform float edgePx;
void main() {
  vec2 skin = gl_FragCoord.xy / edgePx;
  vec3 change = vec3(0.), m;
${all.map((i) => `  m = texture(masks${i}, skin).rgb; change += m.r * tints[${i * 3}] + m.g * tints[${i * 3 + 1}] + m.b * tints[${i * 3 + 2}];`).join("\n")}
  colour = vec4(${noChange} + .5 * change, 1.);
}`;
};

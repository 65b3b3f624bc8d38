/** One triangle over the whole surface. */
export const vertexSource = `#version 300 es
void main() {
  vec2 corner = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2));
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * A stroke pulled down the screen. Its height is made of bristles, fine and broad, drawn out along the pull; the front
 * and the sides are ragged by the same bristles. Light is one soft white card, so the shade keeps its own colour:
 * most of the surface is the exact shade, ridges catch the card, furrows lose a little of it.
 */
export const fragmentSource = `#version 300 es
precision highp float;
uniform vec2 uSize;
uniform float uDensity;
uniform vec3 uShade;
uniform vec4 uBody;
uniform float uProgress;
uniform vec2 uOrigin;
uniform float uCalm;
out vec4 ink;

float hash(vec2 p) {
  p = fract(p * vec2(123.34, 456.21));
  p += dot(p, p + 45.32);
  return fract(p.x * p.y);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
// x across the bristles in CSS px, y along them.
float height(vec2 p) {
  float sway = 26.0 * (noise(vec2(p.y * 0.0032, 4.0)) - 0.5);
  float x = p.x + sway;
  float fine = noise(vec2(x * 0.42, p.y * 0.004));
  float hair = noise(vec2(x * 0.95, p.y * 0.0065 + 9.0));
  float broad = noise(vec2(x * 0.055, p.y * 0.0025 + 31.0));
  float wave = noise(vec2(x * 0.012, p.y * 0.006 + 77.0));
  return 0.34 * fine + 0.16 * hair + 0.34 * broad + 0.16 * wave;
}
void main() {
  vec2 px = vec2(gl_FragCoord.x, uSize.y - gl_FragCoord.y) / uDensity;
  vec2 size = uSize / uDensity;
  float p = uProgress;
  float bristle = noise(vec2(px.x * 0.38, 2.0)) * 0.6 + noise(vec2(px.x * 0.09, 5.0)) * 0.4;

  // The stroke grows from a fingertip to the whole width; its front runs ahead of its sides.
  float open = smoothstep(0.04, 0.82, p);
  float half_ = mix(34.0, size.x * 1.25 + 60.0, open * open);
  float side = abs(px.x - uOrigin.x * size.x) - half_ + 26.0 * (noise(vec2(px.y * 0.02, 1.0)) - 0.5) * (0.3 + open);
  float front = mix(uOrigin.y, 1.28, p) * size.y;
  float reach = px.y - front + (bristle - 0.35) * (90.0 + 180.0 * p) + pow(max(0.0, abs(px.x - uOrigin.x * size.x) / size.x), 2.0) * 240.0 * (1.0 - p);
  float top = mix(uOrigin.y - 0.03, -0.25, smoothstep(0.02, 0.72, p)) * size.y;
  float crown = top - px.y + (bristle - 0.5) * 46.0;

  float cover = (1.0 - smoothstep(-2.0, 2.0, side)) * (1.0 - smoothstep(-3.0, 3.0, reach)) * (1.0 - smoothstep(-2.0, 2.0, crown));
  if (cover <= 0.001) { ink = vec4(0.0); return; }

  float h = height(px);
  float e = 0.8;
  float slope = (height(px + vec2(e, 0.0)) - height(px - vec2(e, 0.0))) / (2.0 * e);
  float along = (height(px + vec2(0.0, 6.0)) - height(px - vec2(0.0, 6.0))) / 12.0;
  // The wet front is thicker: it stands up like a lip.
  float lip = exp(-pow(reach / 16.0, 2.0)) * (1.0 - smoothstep(0.9, 1.0, p));

  float gloss = uBody.x * mix(1.0, 0.28, uCalm);
  float edge = uBody.y;
  float facing = slope * 7.0 + along * 9.0 + lip * 0.8;
  float card = exp(-pow((px.x / size.x - 0.3 - 0.06 * sin(px.y * 0.008)) / 0.34, 2.0));
  float shine = smoothstep(0.18 + 0.4 * edge, 0.62 + 0.5 * edge, facing) * (0.35 + 0.65 * card);
  float furrow = 1.0 - (0.06 + 0.1 * edge) * smoothstep(0.1, 0.9, -facing);

  vec3 shade = uShade * furrow;
  shade = mix(shade, vec3(1.0), clamp(shine * gloss, 0.0, 0.86));
  vec2 grain = floor(px * 0.7);
  float flake = step(1.0 - uBody.z * 0.4, hash(grain)) * pow(hash(grain + 7.0), 2.0);
  shade = mix(shade, vec3(1.0, 0.98, 0.94), flake * 0.8 * mix(1.0, 0.35, uCalm));

  // Where bone is to be read, the paint sinks: darker in the middle, true at the rim.
  float middle = 1.0 - smoothstep(0.2, 0.62, length((px / size - vec2(0.5, 0.46)) * vec2(min(1.0, size.x / 520.0), 0.9)));
  shade *= mix(1.0, mix(0.42, 0.34, middle), uCalm * uBody.w);
  // Where ink is to be read, it only grows a little lighter.
  shade = mix(shade, mix(shade, vec3(1.0), 0.16 * middle), uCalm * (1.0 - uBody.w));

  vec3 encoded = mix(shade * 12.92, 1.055 * pow(max(shade, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, shade));
  ink = vec4(encoded * cover, cover);
}`;

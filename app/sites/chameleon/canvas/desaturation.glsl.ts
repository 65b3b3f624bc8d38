export const quadShader = `#version 300 es
layout(location = 0) in vec2 corner;
out vec2 uv;
void main() {
  uv = corner;
  gl_Position = vec4(corner * 2. - 1., 0., 1.);
}`;

/**
 * Once for each held colour: red is how much of a pixel stays (`mask.ts`, said again), green the same for what was held
 * before, blue the grey it drains to. Written as the picture lies, its first row first.
 */
export const maskShader = `#version 300 es
precision highp float;
in vec2 uv;
out vec4 pixel;
uniform sampler2D picture;
uniform vec2 texel;
uniform vec3 held[2];
uniform float radius[2];
uniform vec3 others[18];
uniform int count[2];

vec3 toLinear(vec3 c) { return mix(c / 12.92, pow((c + .055) / 1.055, vec3(2.4)), step(.04045, c)); }
float toGamma(float c) { return c <= .0031308 ? c * 12.92 : 1.055 * pow(c, 1. / 2.4) - .055; }
vec3 toLab(vec3 c) {
  vec3 lms = mat3(.4122214708, .2119034982, .0883024619, .5363325363, .6806995451, .2817188376, .0514459929, .1073969566, .6299787005) * c;
  return mat3(.2104542553, 1.9779984951, .0259040371, .793617785, -2.428592205, .7827717662, -.0040720468, .4505937099, -.808675766) * pow(max(lms, 0.), vec3(1. / 3.));
}
float apart(vec3 p, vec3 q) {
  float lit = clamp(q.x / max(p.x, .18), .55, 2.2);
  return length(p.yz * lit - q.yz) + .28 * abs(p.x - q.x);
}
float maskOf(vec3 p, int k) {
  float far = apart(p, held[k]);
  float next = 9.;
  for (int i = 0; i < 9; i++) if (i < count[k]) next = min(next, apart(p, others[9 * k + i]));
  return (1. - smoothstep(radius[k], radius[k] * 1.7, far)) * smoothstep(-.015, .035, next - far);
}
void main() {
  vec3 here = toLab(toLinear(texture(picture, uv).rgb));
  // What a pixel belongs to is asked of it and its neighbours: the grain of a film is no rim.
  vec3 around = here * 2.;
  for (int i = 0; i < 8; i++) {
    float turn = float(i) * .785398;
    around += toLab(toLinear(texture(picture, uv + vec2(cos(turn), sin(turn)) * texel * 1.7).rgb));
  }
  around /= 10.;
  pixel = vec4(maskOf(around, 1), maskOf(around, 0), toGamma(here.x * here.x * here.x), 1.);
}`;

/** For every frame: the front along which the colours leave. */
export const desaturationShader = `#version 300 es
precision highp float;
in vec2 uv;
out vec4 pixel;
uniform sampler2D picture;
uniform sampler2D mask;
uniform float swap;
uniform vec2 origin;
uniform float aspect;
uniform float drained;

float hash(vec2 p) { return fract(sin(dot(p, vec2(41.3, 289.1))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
void main() {
  vec2 at = vec2(uv.x, 1. - uv.y);
  vec3 colour = texture(picture, at).rgb;
  vec3 kept = texture(mask, at).rgb;
  vec2 way = (at - origin) * vec2(1., aspect);
  float front = drained * 2. - length(way) - .22 * noise(at * vec2(7., 5.)) - .05 * noise(at * 31.);
  float gone = smoothstep(0., .3, front) * (1. - mix(kept.g, kept.r, swap));
  pixel = vec4(mix(colour, vec3(kept.b), gone), 1.);
}`;

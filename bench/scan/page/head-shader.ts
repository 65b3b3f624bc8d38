/** Turns the head and looks at it from a metre. */
export const headVertexShader = `#version 300 es
in vec3 place;
in vec3 rest;
in vec3 normal;
in float part;
uniform mat3 pose;
out vec3 restAt;
out vec3 facing;
out float partAt;
const float cameraCm = 100.0;
// The picture is so many centimetres high where the face is.
const float frameCm = 38.0;
const vec3 middle = vec3(0.0, 1.0, 9.0);
void main() {
  vec3 turned = pose * (place - vec3(0.0, 0.0, 2.0)) + vec3(0.0, 0.0, 2.0) - middle;
  float away = cameraCm - turned.z;
  gl_Position = vec4(turned.xy * 2.0 * cameraCm / frameCm, (away - cameraCm) / 40.0 * away, away);
  restAt = rest;
  facing = pose * normal;
  partAt = part;
}`;

/**
 * Colours drawn in the coordinates of the model's neutral face, so that they fit every identity and expression: lips, brows,
 * lash lines, nostrils, hair; on the eyes, whose points are counted from the middle of the ball, iris and pupil.
 */
export const headFragmentShader = `#version 300 es
precision highp float;
in vec3 restAt;
in vec3 facing;
in float partAt;
uniform vec3 skin, lips, hair, iris;
/** Lift, arch (cm) and thickness (a factor) of the brows. */
uniform vec3 brow;
uniform float lightX, ambient;
out vec4 colour;

float along(float x, vec2 line[6]) {
  if (x <= line[0].x) return line[0].y;
  for (int i = 1; i < 6; i++)
    if (x <= line[i].x) return mix(line[i - 1].y, line[i].y, (x - line[i - 1].x) / (line[i].x - line[i - 1].x));
  return line[5].y;
}
const vec2 lipTop[6] = vec2[6](vec2(0.0, -2.61), vec2(0.55, -2.52), vec2(1.2, -2.65), vec2(1.7, -2.88), vec2(2.2, -3.19), vec2(2.62, -3.49));
const vec2 lipEnd[6] = vec2[6](vec2(0.0, -4.34), vec2(0.5, -4.32), vec2(1.03, -4.23), vec2(1.8, -4.00), vec2(2.2, -3.79), vec2(2.62, -3.51));
const vec2 lidTop[6] = vec2[6](vec2(1.70, 3.22), vec2(2.2, 3.75), vec2(2.78, 4.02), vec2(3.3, 4.06), vec2(3.87, 3.90), vec2(4.52, 3.38));
const vec2 lidEnd[6] = vec2[6](vec2(1.70, 3.16), vec2(2.1, 3.08), vec2(2.73, 3.02), vec2(3.3, 2.98), vec2(3.86, 3.02), vec2(4.52, 3.36));
const vec2 browMiddle[6] = vec2[6](vec2(1.15, 5.30), vec2(1.9, 5.45), vec2(2.8, 5.68), vec2(3.8, 5.86), vec2(4.7, 5.62), vec2(5.45, 5.08));
const vec2 browHalf[6] = vec2[6](vec2(1.15, 0.24), vec2(1.9, 0.34), vec2(2.8, 0.34), vec2(3.8, 0.28), vec2(4.7, 0.19), vec2(5.45, 0.07));
const vec2 hairline[6] = vec2[6](vec2(0.0, 57.0), vec2(46.0, 62.0), vec2(62.0, 84.0), vec2(76.0, 104.0), vec2(113.0, 104.0), vec2(180.0, 124.0));

float spot(vec3 at, vec3 radius) {
  vec3 d = (vec3(abs(restAt.x), restAt.yz) - at) / radius;
  return exp(-0.5 * dot(d, d));
}
float grain(vec2 p) { return fract(sin(dot(floor(p), vec2(12.9898, 78.233))) * 43758.5453); }

vec3 skinColour() {
  float x = abs(restAt.x), y = restAt.y, z = restAt.z;
  vec3 c = skin * (0.97 + 0.06 * grain(restAt.xy * 9.0));
  c *= mix(vec3(1.0), vec3(0.99, 0.76, 0.74), 0.6 * spot(vec3(4.5, 0.3, 8.6), vec3(2.1, 1.8, 3.0)) + 0.4 * spot(vec3(0.0, 0.3, 12.6), vec3(1.1, 1.0, 1.6)));
  c *= 1.0 - 0.12 * spot(vec3(2.75, 2.25, 9.3), vec3(1.05, 0.38, 1.2));
  c *= 1.0 - 0.6 * spot(vec3(0.75, -0.75, 11.9), vec3(0.36, 0.2, 0.6));
  float front = step(7.5, z);
  // The edge of the lids: a fold above, a dark line of lashes, a light one below.
  float over = y - along(x, lidTop), under = along(x, lidEnd) - y;
  float atEye = front * step(1.55, x) * step(x, 4.75);
  c *= 1.0 - 0.25 * atEye * smoothstep(-0.1, 0.05, over) * (1.0 - smoothstep(0.3, 0.9, over));
  c *= 1.0 - 0.3 * atEye * exp(-pow((over - 0.62) / 0.07, 2.0));
  c *= 1.0 - 0.9 * atEye * (1.0 - smoothstep(0.05, 0.13, abs(over - 0.03))) * smoothstep(1.7, 2.0, x);
  c *= 1.0 - 0.35 * atEye * (1.0 - smoothstep(0.02, 0.1, abs(under - 0.1))) * smoothstep(2.2, 3.0, x);
  // Lips, and the line between them.
  float inLips = x < 2.62 && z > 9.0 ? min(along(x, lipTop) - y, y - along(x, lipEnd)) : -1.0;
  c = mix(c, lips, smoothstep(-0.05, 0.09, inLips) * (0.6 + 0.4 * smoothstep(0.0, 0.3, inLips)));
  c *= 1.0 - 0.55 * step(0.0, inLips) * (1.0 - smoothstep(0.02, 0.1, abs(y + 3.36)));
  // Brows: hairs that grow outwards.
  float arch = brow.y * exp(-pow((x - 3.6) / 1.1, 2.0));
  float off = abs(y - along(x, browMiddle) - brow.x - arch) / (along(x, browHalf) * brow.z);
  float hairs = 0.6 + 0.4 * grain(vec2(restAt.x * 14.0 + y * 8.0, y * 3.0));
  float inBrow = front * smoothstep(1.0, 1.4, x) * (1.0 - smoothstep(5.2, 5.5, x)) * (1.0 - smoothstep(0.55, 1.05, off));
  c = mix(c, hair * 1.4, 0.85 * inBrow * hairs);
  // Hair of the head, flat as it is: a dark frame.
  vec3 d = restAt - vec3(0.0, 5.0, 0.0);
  float down = degrees(acos(clamp(d.y / length(d), -1.0, 1.0)));
  float scalp = smoothstep(-0.5, 6.0, along(abs(degrees(atan(d.x, d.z))), hairline) - down);
  return mix(c, hair + 0.01, scalp);
}

/** restAt is counted from the middle of the ball. */
vec3 eyeColour() {
  float r = length(restAt.xy);
  vec3 c = mix(vec3(0.62, 0.56, 0.51), vec3(0.5, 0.36, 0.31), smoothstep(0.8, 1.45, r));
  c = mix(iris * (0.8 + 0.5 * grain(vec2(atan(restAt.y, restAt.x) * 14.0, 0.0))), c, smoothstep(0.52, 0.64, r));
  c = mix(c, iris * 0.35, smoothstep(0.42, 0.52, r) * (1.0 - smoothstep(0.56, 0.66, r)));
  c = mix(vec3(0.003), c, smoothstep(0.17, 0.21, r));
  // The upper lid throws its shade; a window stands in the eye.
  c *= 1.0 - 0.6 * smoothstep(0.1, 0.75, restAt.y);
  return mix(c, vec3(0.9), 1.0 - smoothstep(0.06, 0.1, length(restAt.xy - vec2(0.18 * sign(lightX), 0.24))));
}

void main() {
  vec3 n = normalize(facing);
  vec3 c = skinColour();
  if (partAt > 2.5) c = eyeColour();
  else if (partAt > 1.5) c = skin * vec3(0.35, 0.2, 0.18);
  else if (partAt > 0.5) c = vec3(0.04, 0.01, 0.01);
  float key = max(0.0, dot(n, normalize(vec3(lightX, 0.55, 1.0))) * 0.85 + 0.15);
  float sky = 0.6 + 0.4 * n.y;
  vec3 lit = c * (key * (1.3 - ambient) + ambient * sky);
  vec3 toLight = normalize(normalize(vec3(lightX, 0.55, 1.0)) + vec3(0.0, 0.0, 1.0));
  if (partAt < 0.5) lit += 0.05 * pow(max(0.0, dot(n, toLight)), 24.0);
  colour = vec4(pow(lit * 1.35, vec3(1.0 / 2.2)), 1.0);
}`;

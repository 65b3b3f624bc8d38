/** A corner-to-corner triangle. */
export const mixingBowlVertex = `#version 300 es
void main() {
  vec2 p = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(p * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * A black bowl under one white lamp, and in it what is crushed: sticks, lumps, powder, paint. Heights are made of noise
 * (value noise on a hashed lattice; cells after Worley 1996) and lit by their slopes.
 * u_crush 0–4: whole … dust. u_wet 0–1: dry … stirred. u_part/u_share: linear light and amounts. u_mixed: their mixture.
 */
export const mixingBowlFragment = `#version 300 es
precision highp float;
uniform vec2 u_size; uniform float u_crush, u_wet, u_time, u_gloss, u_bright;
uniform vec3 u_part[3]; uniform vec3 u_share; uniform vec3 u_mixed; uniform int u_count;
out vec4 colour;

float hash(vec2 p) { p = fract(p * vec2(123.34, 345.45)); p += dot(p, p + 34.345); return fract(p.x * p.y); }
float noise(vec2 p) { vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y); }
float cloud(vec2 p) { return 0.5 * noise(p) + 0.27 * noise(p * 2.1 + 7.0) + 0.15 * noise(p * 4.3 + 3.0) + 0.08 * noise(p * 9.1); }
vec3 cells(vec2 p) { vec2 i = floor(p), f = fract(p); vec3 near = vec3(9.0, 9.0, 0.0);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) { vec2 g = vec2(x, y);
    vec2 o = vec2(hash(i + g), hash(i + g + 17.0)); float d = length(g + o - f);
    if (d < near.x) near = vec3(d, near.x, hash(i + g + 31.0)); else near.y = min(near.y, d); }
  return near; }
vec3 partAt(float pick) { float total = u_share.x + u_share.y + u_share.z; pick *= total;
  return pick < u_share.x ? u_part[0] : pick < u_share.x + u_share.y ? u_part[1] : u_part[2]; }

// x: height, y: which part (0-1), z: how sure there is anything.
vec3 sticks(vec2 p) { vec3 best = vec3(0.0);
  for (int i = 0; i < 3; i++) { if (i >= u_count) break; float k = float(i);
    float turn = 0.42 - k * 0.66; vec2 c = vec2(0.02 - 0.06 * k, 0.2 - k * 0.24);
    vec2 q = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * (p - c);
    float r = 0.17; float cut = 0.62 - abs(q.y + 0.12) * 1.3; float inside = min(r - abs(q.y), min(q.x + 0.58, cut - q.x));
    if (inside > 0.0) { float h = sqrt(max(0.0, r * r - q.y * q.y));
      // The slanted face of the tip, and the rounded foot.
      h = min(h, (cut - q.x) * 0.62 + 0.015); h = min(h, sqrt(max(0.0, (q.x + 0.58) * 0.5)));
      h += 0.05 * k; if (h > best.x) best = vec3(h, (k + 0.5) / 3.0, 1.0); } }
  return best; }
vec3 powder(vec2 p) { float r = length(p); float size = mix(4.0, 46.0, pow(clamp((u_crush - 1.0) / 3.0, 0.0, 1.0), 1.3));
  vec3 c = cells(p * size + 3.0); float heap = 0.36 * smoothstep(0.86, 0.02, r + 0.2 * (cloud(p * 3.0) - 0.5));
  float lump = (c.y - c.x) * 1.25 / size * 2.6; float there = smoothstep(0.02, 0.06, heap + lump * 0.4 - 0.03);
  float crumb = step(0.72, c.z) * smoothstep(0.95, 0.5, r) * (1.0 - there);
  return vec3(heap + lump * (0.35 + 0.65 * there) + 0.02 * cloud(p * 40.0), c.z, max(there, crumb)); }
vec3 pool(vec2 p) { float r = length(p) + 0.12 * (cloud(p * 2.3 + u_time * 0.02) - 0.5);
  float edge = smoothstep(0.83, 0.66, r); vec2 w = p; float a = 3.4 * exp(-2.0 * r) * u_wet;
  w = mat2(cos(a), -sin(a), sin(a), cos(a)) * w;
  float swirl = cloud(w * 3.6 + vec2(0.0, u_time * 0.03)); float ridge = sin(26.0 * swirl + 9.0 * r) * 0.5 + 0.5;
  return vec3(0.14 * sqrt(edge) + 0.007 * ridge * edge, swirl, edge); }

float heightAt(vec2 p) { float dry = mix(sticks(p * 0.86).x, powder(p).x * powder(p).z, smoothstep(0.05, 0.95, u_crush));
  vec3 w = pool(p); return mix(dry, w.x, u_wet); }

void main() {
  vec2 uv = (gl_FragCoord.xy * 2.0 - u_size) / min(u_size.x, u_size.y * 1.5);
  // Seen from above the bench's edge: the dish is an ellipse.
  vec2 p = vec2(uv.x, (uv.y + 0.02) * 1.42) * 1.07;
  float r = length(p); float rim = smoothstep(0.012, 0.0, abs(r - 1.0) - 0.03);
  vec3 ground = vec3(0.006, 0.004, 0.005);
  float spot = exp(-2.2 * dot(uv - vec2(-0.1, 0.16), uv - vec2(-0.1, 0.16)));
  vec3 c = ground + vec3(0.018, 0.014, 0.014) * spot + 0.002 * hash(gl_FragCoord.xy);
  // Loose dust around the dish once something was crushed.
  vec3 loose = cells(p * 21.0); float fly = step(0.86, loose.z) * smoothstep(0.3, 0.12, loose.x) * smoothstep(1.7, 1.04, r) * step(1.02, r) * clamp(u_crush, 0.0, 1.0);
  c = mix(c, partAt(fract(loose.z * 7.0)) * (0.35 + 0.5 * spot), fly * 0.9);
  if (r < 1.0) {
    float bowl = 0.004 + 0.012 * smoothstep(0.3, 1.0, r) * smoothstep(-0.9, 0.9, p.y);
    // The lamp's card lies mirrored in the lacquer, soft and slanted.
    float mirror = smoothstep(0.34, 0.0, abs(p.x * 0.8 + p.y * 0.5 + 0.42)) * smoothstep(1.0, 0.5, r) * smoothstep(-0.5, 0.7, p.y - p.x * 0.3);
    c = vec3(bowl) * vec3(1.0, 0.9, 0.92) + 0.05 * mirror + vec3(0.2) * smoothstep(0.035, 0.0, abs(r - 0.95)) * smoothstep(-0.2, 0.95, p.y);
    vec2 e = vec2(0.006, 0.0); float h = heightAt(p);
    vec3 n = normalize(vec3((heightAt(p - e) - heightAt(p + e)) / (2.0 * e.x), (heightAt(p - e.yx) - heightAt(p + e.yx)) / (2.0 * e.x), 0.9));
    vec3 s = sticks(p * 0.86), d = powder(p), w = pool(p);
    float crushed = smoothstep(0.05, 0.95, u_crush), fine = smoothstep(2.2, 4.0, u_crush);
    vec3 dryTone = mix(partAt(s.y * float(3) / float(max(u_count, 1)) * float(u_count) / 3.0), mix(partAt(d.y), u_mixed, fine * 0.75) * (0.82 + 0.36 * hash(floor(p * 150.0))), crushed);
    if (crushed < 0.5) dryTone = s.y < 0.34 ? u_part[0] : s.y < 0.67 ? u_part[1] : u_part[2];
    vec3 wetTone = mix(u_mixed, partAt(clamp((w.y - 0.28) * 2.3, 0.0, 0.999)), 0.16 * (1.0 - smoothstep(0.5, 1.0, u_wet)) + 0.05);
    vec3 tone = mix(dryTone, wetTone, u_wet);
    float there = mix(mix(s.z, d.z, crushed), w.z, u_wet);
    vec3 key = normalize(vec3(-0.45, 0.62, 0.75)); float lit = max(0.0, dot(n, key));
    float fill = max(0.0, dot(n, normalize(vec3(0.7, -0.1, 0.5))));
    float shadow = smoothstep(0.0, 0.3, h + 0.1 - heightAt(p + key.xy * 0.13) * 0.75);
    vec3 stuff = tone * (0.13 + 1.02 * lit * mix(0.55, 1.0, shadow) + 0.16 * fill);
    // The lamp is a tall white card; powder breaks it, oil and whole sticks hold it.
    vec3 half_ = normalize(key + vec3(0.0, 0.25, 0.9)); float shine = mix(mix(0.5, 0.03, crushed), u_gloss, u_wet);
    float card = smoothstep(0.955, 0.99, dot(n, half_)); stuff += shine * card * vec3(0.8, 0.78, 0.78);
    stuff += shine * 0.2 * pow(max(0.0, 1.0 - n.z), 2.0);
    c = mix(c, stuff, there);
    c *= mix(1.0, 0.55 + 0.45 * smoothstep(0.0, 0.2, heightAt(p + vec2(-0.05, 0.07)) < h + 0.05 ? 0.2 : 0.0), 1.0 - there);
  }
  c += rim * (0.03 + 0.55 * pow(max(0.0, dot(normalize(vec2(p.x, p.y)), normalize(vec2(-0.35, 0.93)))), 9.0)) * vec3(0.94, 0.9, 0.92);
  // Into the page's own ground at the edges.
  c = mix(c, vec3(0.004, 0.0027, 0.0033), smoothstep(0.86, 1.16, max(abs(gl_FragCoord.x / u_size.x * 2.0 - 1.0) * 0.98, abs(gl_FragCoord.y / u_size.y * 2.0 - 1.0) * 1.12)));
  c *= u_bright;
  colour = vec4(pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0);
}`;

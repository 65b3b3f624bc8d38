// How quiet is the ground for type? Prints the median, 95th and 99th percentile of luminance of the zones where words stand.
// usage: node develop/quiet.mjs .work/zone1-gate.png …      under bone type the 95th percentile must be <= .10
import sharp from 'sharp';

const ZONES = { 'right 35 %': [.65, 0, 1, 1], 'lower third': [0, 2 / 3, 1, 1], 'top third': [0, 0, 1, 1 / 3] };
const linear = (c) => ((c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4);

for (const file of process.argv.slice(2)) {
  const { data, info: { width: W, height: H } } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [zone, [x0, y0, x1, y1]] of Object.entries(ZONES)) {
    const L = [];
    for (let y = Math.floor(y0 * H); y < Math.floor(y1 * H); y++) for (let x = Math.floor(x0 * W); x < Math.floor(x1 * W); x++) {
      const i = (y * W + x) * 3;
      L.push(.2126 * linear(data[i]) + .7152 * linear(data[i + 1]) + .0722 * linear(data[i + 2]));
    }
    L.sort((a, b) => a - b);
    const [p50, p95, p99] = [.5, .95, .99].map((q) => L[Math.floor(L.length * q)].toFixed(4));
    console.log(file, zone.padEnd(12), `p50 ${p50}  p95 ${p95}  p99 ${p99}`, p95 <= .10 ? '' : 'TOO BRIGHT');
  }
}

// Integrated loudness of what is in memory, for balancing and mastering. Delivered files are measured by ffmpeg (measure.mjs).
import { SR } from '../synth.mjs';

// BS.1770 at 48 kHz: the head, which lifts what is high, then a high-pass. Written out, because every part of every piece runs through it.
const B0 = 1.53512485958697, B1 = -2.69169618940638, B2 = 1.19839281085285, A1 = -1.69065929318241, A2 = 0.73248077421585, C1 = -1.99004745483398, C2 = 0.99007225036621;

/** LUFS, gated twice: blocks of 400 ms above −70, then those no more than 10 dB below the mean of these. */
export function integratedLoudness(sides) {
  const hop = Math.round(0.1 * SR), sums = new Float64Array(Math.ceil(sides[0].length / hop));
  for (const side of sides) {
    let s1 = 0, s2 = 0, t1 = 0, t2 = 0;
    for (let block = 0, i = 0; block < sums.length; block++) {
      let sum = 0;
      for (const end = Math.min(side.length, i + hop); i < end; i++) {
        const x = side[i], y = B0 * x + s1, z = y + t1;
        s1 = B1 * x - A1 * y + s2; s2 = B2 * x - A2 * y;
        t1 = -2 * y - C1 * z + t2; t2 = y - C2 * z;
        sum += z * z;
      }
      sums[block] += sum;
    }
  }
  const blocks = [];
  for (let k = 0; k + 4 <= sums.length; k++) blocks.push((sums[k] + sums[k + 1] + sums[k + 2] + sums[k + 3]) / (4 * hop));
  const mean = (list) => list.reduce((a, b) => a + b, 0) / (list.length || 1), db = (p) => -0.691 + 10 * Math.log10(p + 1e-12);
  const sounding = blocks.filter((p) => db(p) > -70), gate = db(mean(sounding)) - 10;
  return db(mean(sounding.filter((p) => db(p) > gate)));
}

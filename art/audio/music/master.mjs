// From two layers as they were played to two layers as they are delivered: loudness, then a limiter that hears both at once.
import { SR } from '../synth.mjs';
import { integratedLoudness } from './loudness.mjs';

/** A piece by itself; the base below its rise; both together. All within −16 ±1 LUFS. */
export const loudness = { alone: -16, base: -16.45, both: -15.2 };

const scale = (sides, db) => { const g = 10 ** (db / 20); for (const side of sides) for (let i = 0; i < side.length; i++) side[i] *= g; };
const sum = (a, b) => a.map((side, k) => { const out = side.slice(); for (let i = 0; i < out.length; i++) out[i] += b[k][i]; return out; });

/** Brings { base, rise? } to their loudness, in place; no sample of the base or of both is over `ceiling`. */
export function master({ base, rise }, ceiling) {
  for (let round = 0; round < 2; round++) {
    scale(base, (rise ? loudness.base : loudness.alone) - integratedLoudness(base));
    if (rise) {
      for (let k = 0; k < 3; k++) {
        if (k === 0 && round === 0) scale(rise, loudness.base - 3.4 - integratedLoudness(rise));
        const heard = integratedLoudness(sum(base, rise)), energy = (lufs) => 10 ** (lufs / 10), own = energy(heard) - energy(loudness.base), wanted = energy(loudness.both) - energy(loudness.base);
        if (Math.abs(heard - loudness.both) < 0.12) break;
        scale(rise, 10 * Math.log10(wanted / Math.max(own, wanted / 8)));
      }
    }
    if (limitTogether(base, rise, ceiling) < 0.15) return;
  }
}

/** One gain for both layers around the ring; returns by how many dB it lowered the loudest moments on the whole. */
function limitTogether(base, rise, ceiling) {
  const n = base[0].length, ahead = Math.round(0.004 * SR), need = new Float32Array(n);
  for (let i = 0; i < n; i++) {
    let peak = Math.max(Math.abs(base[0][i]), Math.abs(base[1][i]));
    if (rise) peak = Math.max(peak, Math.abs(base[0][i] + rise[0][i]), Math.abs(base[1][i] + rise[1][i]));
    need[i] = peak > ceiling ? ceiling / peak : 1;
  }
  // The least gain of the next 4 ms, reached by a straight line, left slowly.
  const least = new Float32Array(n), queue = [];
  for (let i = 0, head = 0; i < 2 * n; i++) {
    const v = need[i % n];
    while (queue.length > head && need[queue[queue.length - 1] % n] >= v) queue.pop();
    queue.push(i);
    while (queue[head] <= i - ahead) head++;
    const at = i - ahead + 1;
    if (at >= 0) least[at % n] = need[queue[head] % n];
    if (head > 4096) { queue.splice(0, head); head = 0; }
  }
  const gain = new Float32Array(n), release = Math.exp(-1 / (0.09 * SR)), attack = Math.exp(-1 / (0.0009 * SR));
  let g = 1, lost = 0;
  for (let i = 0; i < 2 * n; i++) { const t = least[i % n]; g = t < g ? t + (g - t) * attack : t + (g - t) * release; gain[i % n] = Math.min(g, need[i % n]); }
  for (let i = 0; i < n; i++) { lost += 1 - gain[i]; for (const layer of rise ? [base, rise] : [base]) for (const side of layer) side[i] *= gain[i]; }
  return -20 * Math.log10(1 - lost / n);
}

// A sound end to end: synthesised, encoded as opus in ogg and, for Safari, as m4a, and measured as it is delivered. Rows name a `loop` or an `effect`.
import fs from "node:fs";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { effects } from "./effects.mjs";
import { moreEffects } from "./more-effects.mjs";
import { measureFile } from "./measure.mjs";
import { note } from "./note.mjs";
import { renderLoop } from "./render-loop.mjs";
import { scores } from "./scores.mjs";
import { wav } from "./synth.mjs";

export const sources = ["synth", "effects", "more-effects", "render-effect", "render-loop", "scores"].map((f) => `audio/${f}.mjs`);

const LIMIT = { loop: 350_000, effect: 16_000 }; // bytes, both formats
const RATES = {                                  // kbit/s, best first
  ogg: { loop: [72, 64, 56], effect: [48, 40, 32] },
  m4a: { loop: [96, 80, 76, 72], effect: [64, 56, 48, 40] },
};
const CODEC = {
  ogg: (k) => ["-c:a", "libopus", "-b:a", `${k}k`, "-vbr", "on"],
  m4a: (k) => ["-c:a", "aac", "-b:a", `${k}k`, "-movflags", "+faststart"],
};
const LOOP_LUFS = -16;
const PEAK_DB = -1;                              // of what is delivered: codecs round peaks up, short hard sounds by several dB
const EXACT = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];

export async function make(row, { work, out, art, say }) {
  const kind = row.loop ? "loop" : "effect", file = path.join(work, `${row.file}.wav`);
  if (row.loop) {
    const { left, right, report } = renderLoop(scores[row.loop]);
    wav(file, left, right);
    const heard = measureFile(file);
    // A step across the seam as large as any other downbeat's is none; the guard keeps the codec away from it.
    if (report.seamStep > Math.max(report.otherDownbeatStepMax, report.p99Step)) throw new Error(`${row.id}: the seam clicks (${report.seamStep})`);
    level(file, LOOP_LUFS - heard.lufs, 0.7);
    note(path.join(art, "audio/loops.json"), row.file, { ...report, lufs: measureFile(file).lufs });
    note(path.join(art, "../app/kits/sound/loops.json"), row.file, { loopStartS: report.loopStart, loopEndS: report.loopEnd });
  } else {
    const [left, right] = (effects[row.effect] ?? moreEffects[row.effect])();
    wav(file, left, right);
  }
  const folder = path.join(out, "../sound");
  fs.mkdirSync(folder, { recursive: true });
  const files = {}, delivered = {};
  for (const format of ["ogg", "m4a"]) {
    const target = path.join(folder, `${row.file}.${format}`), encode = (k) => execFileSync("ffmpeg", ["-v", "error", "-y", "-i", file, ...EXACT, ...CODEC[format](k), target]);
    const rate = RATES[format][kind].find((k) => {
      encode(k);
      return fs.statSync(target).size <= LIMIT[kind];
    });
    if (!rate) throw new Error(`${row.file}.${format}: over its budget at every rate`);
    // Softer until what is decoded is under the limit.
    for (let heard = measureFile(target), n = 0; heard.peakDb > PEAK_DB && n < 4; n++, heard = measureFile(target)) { level(file, PEAK_DB - 0.2 - heard.peakDb); encode(rate); }
    delivered[format] = measureFile(target);
    files[`../sound/${row.file}.${format}`] = fs.statSync(target).size;
    say(`  ${row.file}.${format} ${rate}k`);
  }
  if (row.effect) note(path.join(art, "audio/levels.json"), row.file, delivered);
  const hash = createHash("sha256").update(fs.readFileSync(path.join(folder, `${row.file}.ogg`))).digest("hex").slice(0, 8);
  return { hash, files, meta: null };
}

function level(file, db, limit = 1) {
  const louder = `${file}.level.wav`;
  execFileSync("ffmpeg", ["-v", "error", "-y", "-i", file, ...EXACT, "-af", `volume=${db.toFixed(2)}dB${limit < 1 ? `,alimiter=limit=${limit}:level=false` : ""}`, "-ar", "48000", "-c:a", "pcm_s16le", louder]);
  fs.renameSync(louder, file);
}

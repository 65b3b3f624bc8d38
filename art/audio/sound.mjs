// A sound end to end: synthesised, measured, encoded as opus in ogg and, for Safari, as m4a. Rows name a `loop` or an `effect`.
import fs from "node:fs";
import path from "node:path";
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { effects } from "./effects.mjs";
import { moreEffects } from "./more-effects.mjs";
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
const EXACT = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"];

export async function make(row, { work, out, art, say }) {
  const kind = row.loop ? "loop" : "effect", file = path.join(work, `${row.file}.wav`);
  if (row.loop) {
    const { left, right, report } = renderLoop(scores[row.loop]);
    wav(file, left, right);
    const heard = measure(file);
    // A step across the seam as large as any other downbeat's is none; the guard keeps the codec away from it.
    if (report.seamStep > Math.max(report.otherDownbeatStepMax, report.p99Step)) throw new Error(`${row.id}: the seam clicks (${report.seamStep})`);
    level(file, scores[row.loop].lufs - heard.lufs);
    note(path.join(art, "audio/loops.json"), row.file, { ...report, lufs: measure(file).lufs });
    note(path.join(art, "../app/kits/sound/loops.json"), row.file, { loopStartS: report.loopStart, loopEndS: report.loopEnd });
  } else {
    const [left, right] = (effects[row.effect] ?? moreEffects[row.effect])();
    wav(file, left, right);
    note(path.join(art, "audio/levels.json"), row.file, measure(file));
  }
  const folder = path.join(out, "../sound");
  fs.mkdirSync(folder, { recursive: true });
  const files = {};
  for (const format of ["ogg", "m4a"]) {
    const target = path.join(folder, `${row.file}.${format}`);
    const rate = RATES[format][kind].find((k) => {
      execFileSync("ffmpeg", ["-v", "error", "-y", "-i", file, ...EXACT, ...CODEC[format](k), target]);
      return fs.statSync(target).size <= LIMIT[kind];
    });
    if (!rate) throw new Error(`${row.file}.${format}: over its budget at every rate`);
    files[`../sound/${row.file}.${format}`] = fs.statSync(target).size;
    say(`  ${row.file}.${format} ${rate}k`);
  }
  const hash = createHash("sha256").update(fs.readFileSync(path.join(folder, `${row.file}.ogg`))).digest("hex").slice(0, 8);
  return { hash, files, meta: null };
}

/** Integrated loudness (LUFS; short sounds have none and give their peak only) and true peak in dB. */
function measure(file) {
  const { stderr } = spawnSync("ffmpeg", ["-nostats", "-i", file, "-af", "ebur128=peak=true", "-f", "null", "-"], { encoding: "utf8" });
  const end = stderr.slice(stderr.lastIndexOf("Summary:"));
  const number = (pattern) => Number(pattern.exec(end)?.[1] ?? NaN);
  return { lufs: number(/I:\s+(-?[\d.]+) LUFS/), peakDb: number(/Peak:\s+(-?[\d.]+) dBFS/) };
}

function level(file, db) {
  const louder = `${file}.level.wav`;
  execFileSync("ffmpeg", ["-v", "error", "-y", "-i", file, ...EXACT, "-af", `volume=${db.toFixed(2)}dB,alimiter=limit=0.89:level=false`, "-ar", "48000", "-c:a", "pcm_s16le", louder]);
  fs.renameSync(louder, file);
}

/** Writes one entry of a list that several sounds share. */
function note(file, name, value) {
  const list = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
  list[name] = value;
  fs.writeFileSync(file, JSON.stringify(Object.fromEntries(Object.entries(list).sort()), null, 2) + "\n");
}

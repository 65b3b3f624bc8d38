// WAVs -> what the phone gets: opus in ogg, and m4a for Safari. A step down in bitrate until the budget holds.
//   node make-audio.mjs ../.work/audio && node encode.mjs ../.work/audio ../../public/assets/sound
import fs from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';

const [from, to] = process.argv.slice(2);
const LIMIT = { loop: 350_000, effect: 16_000 };            // bytes, both formats
const RATES = {                                             // kbit/s, best first
  ogg: { loop: [72, 64, 56], effect: [48, 40, 32] },
  m4a: { loop: [96, 80, 76, 72], effect: [64, 56, 48, 40] },
};
const CODEC = {
  ogg: (k) => ['-c:a', 'libopus', '-b:a', `${k}k`, '-vbr', 'on'],
  m4a: (k) => ['-c:a', 'aac', '-b:a', `${k}k`, '-movflags', '+faststart'],
};

fs.mkdirSync(to, { recursive: true });
for (const wav of fs.readdirSync(from).filter((f) => f.endsWith('.wav')).sort()) {
  const name = path.basename(wav, '.wav'), kind = name.startsWith('bgm') ? 'loop' : 'effect';
  for (const format of ['ogg', 'm4a']) {
    const out = path.join(to, `${name}.${format}`);
    const rate = RATES[format][kind].find((k) => {
      execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', path.join(from, wav), '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', ...CODEC[format](k), out]);
      return fs.statSync(out).size <= LIMIT[kind];
    });
    if (!rate) throw new Error(`${name}.${format}: ${fs.statSync(out).size} bytes, over its budget at every rate`);
    console.log(`${name}.${format}`.padEnd(22), `${rate}k`.padEnd(5), fs.statSync(out).size);
  }
}

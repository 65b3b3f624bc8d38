// Shows masters of model people to the real engine: exactly one face each, and its landmarks beside the master.
//   FACE_MODEL_FILE=<face_landmarker.task> node faces/read-people.mjs <master.png> …
import fs from 'node:fs';
import { faceEngine } from './engine.mjs';

const round = (v) => Math.round(v * 1e5) / 1e5;

/** Every master's landmarks to <master>.face.json; returns the lines of a table. Throws when a picture does not hold exactly one face. */
async function readPeople(files) {
  const engine = await faceEngine(), lines = [];
  try {
    for (const file of files) {
      const { faces, width, height, landmarks, detection, presence, shapes } = await engine.look(file);
      if (faces !== 1) throw new Error(`${file}: ${faces} faces found`);
      fs.writeFileSync(file.replace(/\.png$/, '.face.json'), JSON.stringify({ width, height, landmarks: landmarks.map((p) => p.map(round)) }) + '\n');
      const eyes = (landmarks[468][1] + landmarks[473][1]) / 2;
      lines.push(`${file} detection ${detection[0]?.toFixed(3)} presence ${presence.toFixed(4)} eyes at ${(eyes * 100).toFixed(1)} % chin at ${(landmarks[152][1] * 100).toFixed(1)} % blink ${shapes.eyeBlinkLeft.toFixed(2)} smile ${shapes.mouthSmileLeft.toFixed(2)}`);
    }
  } finally { await engine.close(); }
  return lines;
}

console.log((await readPeople(process.argv.slice(2))).join('\n'));

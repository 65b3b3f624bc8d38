// The entry of the script that every engine runs: no module, no network, nothing but the language.
import { replay } from "#app/kits/game/replay/replay.ts";
import { gameRules } from "#app/sites/lmw/rules/game-rules.ts";
import { type GoldenRun, toGoldenResult } from "./golden-runs.ts";

const base64Characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Not every engine brings a base64. */
function bytesOf(text: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const character of text.replace(/=+$/, "")) {
    bits = (bits << 6) | base64Characters.indexOf(character);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
  }
  return Uint8Array.from(bytes);
}

const scope = globalThis as unknown as { replayGolden: (runs: readonly GoldenRun[]) => string };
scope.replayGolden = (runs) =>
  JSON.stringify(runs.map(({ setup, log }) => toGoldenResult(replay(gameRules, setup, bytesOf(log)))));

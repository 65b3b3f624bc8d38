import { jstDay } from "#contracts/jst-calendar.ts";
import { createSigner } from "#server/http/signature.ts";
import type { MasterData } from "#contracts/master-data.ts";

/** The same for all, all day long: of the day, the game, and which of its nights is played. */
export function getDailyGameSeed(secrets: readonly string[], game: number, night: number, now: Date): number {
  const signed = createSigner(secrets, "game-seed").sign(
    night === 1 ? `${jstDay(now)}:${game}` : `${jstDay(now)}:${game}:${night}`,
  );
  return Buffer.from(signed, "base64url").readUInt32LE(0);
}

/** The colours the second game asks for: all lips, tints and shadows, in the order of the master data. */
export const listGameColours = (master: MasterData): { hex: string; name: string }[] =>
  master.products.flatMap(({ line, shade, names }) =>
    shade && ["lip", "tint", "shadow"].includes(line) ? [{ hex: shade.hex.toLowerCase(), name: names.ja }] : [],
  );

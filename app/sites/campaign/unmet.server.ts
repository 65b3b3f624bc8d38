import { createHash } from "node:crypto";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import type { MasterData } from "#contracts/master-data.ts";
import type { Unmet } from "./contract.ts";

const cutouts = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/**
 * Whoever speaks behind a door that held nothing: a monster that the visitor has not met yet. The same door has the same
 * voice, as long as its monster stays unmet; null when all are met.
 * @param door what names the door, as a ticket and a day
 */
export function unmetVoice(
  { monsters, companionLines }: Pick<MasterData, "monsters" | "companionLines">,
  metMonsterIds: readonly string[],
  door: string,
): Unmet | null {
  const strangers = monsters.filter(({ id }) => !metMonsterIds.includes(id));
  // Each has its own number at this door and the highest speaks: who is met meanwhile leaves the others in their order.
  const [monster] = strangers.toSorted((a, b) => numberAt(door, b.id) - numberAt(door, a.id));
  const line = companionLines.find(({ monsterId }) => monsterId === monster?.id)?.lines["campaign"];
  const cutout = monster && cutouts[`../../kits/ui/pictures/monster-${monster.id}-cut.json`];
  if (!monster || !line || !cutout) return null;
  const { name, hash, width, height, widths, color, preview } = cutout;
  return {
    monsterId: monster.id,
    hex: monster.hex,
    line,
    picture: { name, hash, width, height, widths: [...widths], color, preview, alt: { ja: "" } },
  };
}

const numberAt = (door: string, monsterId: string): number =>
  createHash("sha256").update(`${door} ${monsterId}`).digest().readUInt32BE();

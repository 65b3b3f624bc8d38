import { createHash } from "node:crypto";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import type { MasterData } from "#contracts/master-data.ts";
import type { UnmetMonster } from "./contract.ts";

const cutouts = import.meta.glob<PictureData>("../../kits/ui/pictures/monster-*-cut.json", {
  eager: true,
  import: "default",
});

/**
 * Whoever speaks after a lost entry: a monster that the visitor has not met yet. The same entry has the same
 * monster, as long as it stays unmet; null when all are met.
 * @param entryKey what names the entry, as a ticket and a day
 */
export function pickUnmetMonster(
  { monsters, companionLines }: Pick<MasterData, "monsters" | "companionLines">,
  metMonsterIds: readonly string[],
  entryKey: string,
): UnmetMonster | null {
  const unmetMonsters = monsters.filter(({ id }) => !metMonsterIds.includes(id));
  // Each has its own number at this entry and the highest speaks: who is met meanwhile leaves the others in their order.
  const [monster] = unmetMonsters.toSorted((a, b) => numberAt(entryKey, b.id) - numberAt(entryKey, a.id));
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

const numberAt = (entryKey: string, monsterId: string): number =>
  createHash("sha256").update(`${entryKey} ${monsterId}`).digest().readUInt32BE();

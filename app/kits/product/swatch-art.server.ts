import type { Finish } from "#contracts/monster.ts";
import type { SwatchArt } from "./swatch-art.ts";

interface HashedFile {
  name: string;
  hash: string;
}

/** The one summary of all masks and skins, written with them. */
interface SmearSummary {
  finishes: Partial<Record<string, HashedFile & { mode: "cover" | "stain"; shineTint: number }>>;
  skins: readonly { tone: number; day: HashedFile }[];
}

const summaries = import.meta.glob<SmearSummary>("../ui/pictures/smears.json", { eager: true, import: "default" });

/** What the swatches of a finish are composed of; null while it is not painted. */
export function getSwatchArt(finish: Finish): SwatchArt | null {
  const [summary] = Object.values(summaries);
  const smear = summary?.finishes[finish === "any" ? "gloss" : finish];
  if (!summary || !smear) return null;
  return {
    smear: addressOf(smear),
    isStain: smear.mode === "stain",
    shineTint: smear.shineTint,
    skins: summary.skins.toSorted((a, b) => a.tone - b.tone).map(({ day }) => addressOf(day)),
  };
}

const addressOf = ({ name, hash }: HashedFile): string => `/assets/v/${hash}/${name}`;

import type { Finish } from "#contracts/monster.ts";
import type { EffectName } from "#app/kits/sound/sound-library.ts";
import type { LipStage } from "#contracts/lip-world-play.ts";
import type { StruckPhrase } from "#contracts/lip-world-lines.ts";
import type { Say } from "../words.server.ts";
import type { SheetFile, StageFiles } from "./stage-files.ts";

/** One of the twenty-four, as a stage needs it. */
export interface StageMonster {
  /** 1 to 24. */
  id: number;
  name: string;
  hex: string;
  finish: Finish;
  special: string;
  /** What it says when the Rule of this stage is struck; in the seventh, standing beside the visitor. */
  line: string;
  hit: string;
  /** Its answer to 「本当は？」; only the sixth stage has them. */
  honest: string | null;
}

/** Everything that a stage says and shows, as its page hands it on. */
export interface StageBook {
  /** 0: the first twenty seconds. */
  id: number;
  words: LipStage;
  sayings: Readonly<Record<string, StruckPhrase & { aside: string }>>;
  monsters: readonly StageMonster[];
  difficulties: readonly { name: string; line: string }[];
  files: Omit<StageFiles, "monster" | "ghost">;
  sprites: Readonly<Record<number, SheetFile>>;
  captions: Partial<Record<EffectName, string>>;
  say: Say;
}

/** Something that was struck: what it was, cut where the line begins and ends, and what the town remarks. */
export interface StruckWord {
  id: string;
  phrase: StruckPhrase;
  aside: string;
}

/** What stands behind a word of the engine: a saying, what a Rule says, or the Rule. Null for a word of no page. */
export function phraseOf({ words, sayings }: Pick<StageBook, "words" | "sayings">, id: string): StruckWord | null {
  const saying = sayings[id];
  if (saying) return { id, phrase: saying, aside: saying.aside };
  if (id.startsWith("rule-")) return { id, phrase: words.boss.name, aside: words.boss.remains };
  const [, part = ""] = id.split("/");
  if (part === "mid") {
    const mid = "midBoss" in words ? words.midBoss : undefined;
    return mid ? { id, phrase: whole(mid.name), aside: mid.leaves } : null;
  }
  const phase = words.boss.phases[Number(part) - 1];
  return phase ? { id, phrase: whole(phase.sentence), aside: phase.torn } : null;
}

const whole = (text: string): StruckPhrase => ({ before: text, struck: [text], after: "" });

import type { Finish } from "#contracts/monster.ts";
import type { EffectName } from "#app/kits/sound/sound-library.ts";
import type { LipStage } from "#contracts/lip-world-play.ts";
import type { CrossedOutText } from "#contracts/lip-world-lines.ts";
import type { WorldMessages } from "../world-messages.server.ts";
import type { SheetFile, StageFiles } from "./stage-files.ts";

/** One of the twenty-four, as a stage needs it. */
export interface StageMonster {
  /** 1 to 24. */
  id: number;
  name: string;
  hex: string;
  finish: Finish;
  special: string;
  /** What it says when the Rule of this stage is crossed out; in the seventh, standing beside the visitor. */
  line: string;
  hit: string;
  /** Its answer to 「本当は？」; only the sixth stage has them. */
  honest: string | null;
}

/** Everything that a stage says and shows, as its page hands it on. */
export interface StageContent {
  /** 0: the first twenty seconds. */
  id: number;
  words: LipStage;
  sayings: Readonly<Record<string, CrossedOutText & { aside: string }>>;
  monsters: readonly StageMonster[];
  difficulties: readonly { name: string; line: string }[];
  files: Omit<StageFiles, "monster" | "ghost">;
  sprites: Readonly<Record<number, SheetFile>>;
  /** What may be chosen, in words. */
  choices: readonly { id: string; name: string; line: string }[];
  captions: Partial<Record<EffectName, string>>;
  messages: WorldMessages;
}

/** Something that was crossed out: what it was, cut where the line begins and ends, and the hub's remark on it. */
export interface CrossedOutItem {
  id: string;
  phrase: CrossedOutText;
  aside: string;
}

/** What stands behind a word of the engine: a saying, what a Rule says, or the Rule. Null for a word of no page. */
export function phraseOf(
  { words, sayings }: Pick<StageContent, "words" | "sayings">,
  id: string,
): CrossedOutItem | null {
  const knownPhrase = sayings[id];
  if (knownPhrase) return { id, phrase: knownPhrase, aside: knownPhrase.aside };
  if (id.startsWith("rule-")) return { id, phrase: words.boss.name, aside: words.boss.remains };
  const [, part = ""] = id.split("/");
  if (part === "mid") {
    const mid = "midBoss" in words ? words.midBoss : undefined;
    return mid ? { id, phrase: crossOutWhole(mid.name), aside: mid.leaves } : null;
  }
  const phase = words.boss.phases[Number(part) - 1];
  return phase ? { id, phrase: crossOutWhole(phase.sentence), aside: phase.torn } : null;
}

const crossOutWhole = (text: string): CrossedOutText => ({ before: text, struck: [text], after: "" });

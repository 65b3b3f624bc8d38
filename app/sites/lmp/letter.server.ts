import { jstDay, startOfJstDay } from "#contracts/jst-calendar.ts";
import type { MasterData } from "#contracts/master-data.ts";
import type { ProphecyForm } from "#contracts/prophecy.ts";
import type { ProphecyCard, ProphecyLetter } from "#contracts/prophecy-book.ts";
import type { KeptLetter } from "#server/modules/prophecies/letters.ts";
import { letterKey, letterSeed } from "./letter-hand.server.ts";
import { composeLetter } from "./rules/compose-letter.ts";
import type { LetterParts } from "./rules/letter-content.ts";
import { letterText } from "./rules/letter-text.ts";

/** What a letter is read with: the lines and names of the editors, and the hand that signs its key. */
export interface LetterSource {
  master: MasterData;
  secrets: readonly string[];
}

const jstHour = (now: Date): number => (now.getUTCHours() + 9) % 24;
const nightFrom = 16;

/** 今日 before 16:00 in Japan, 今夜 after. */
export const formAt = (now: Date): ProphecyForm => (jstHour(now) < nightFrom ? "day" : "night");

/** The moment at which today's form becomes tonight's; null when it has. */
export function nextForm(now: Date): Date | null {
  const from = startOfJstDay(jstDay(now)).getTime() + nightFrom * 3_600_000;
  return from > now.getTime() ? new Date(from) : null;
}

/** A letter with everything that is read on it; null when one of its lines is not there any more. */
export function openedLetter(
  { master, secrets }: LetterSource,
  day: string,
  parts: LetterParts,
): ProphecyLetter | null {
  const text = letterText(master, parts);
  const shade = master.products.find(({ id }) => id === `lip-${String(parts.shade).padStart(2, "0")}`);
  if (!text || !shade?.shade) return null;
  const voiceOf = (monsterId: string) => {
    const monster = master.monsters.find(({ id }) => id === monsterId);
    return { id: monsterId, name: monster?.names.ja ?? "", hex: monster?.hex ?? shade.shade!.hex };
  };
  const { monsterId, reply, ...lines } = text;
  return {
    ...lines,
    day,
    key: letterKey(secrets, day, parts),
    form: parts.form,
    monster: voiceOf(monsterId),
    reply: reply && { monster: voiceOf(reply.monsterId), text: reply.text },
    shade: { productId: shade.id, name: shade.names.ja, hex: shade.shade.hex, finish: shade.shade.finish },
  };
}

/** A kept letter as the calendar shows it; null like `openedLetter`. */
export function letterCard(source: LetterSource, kept: KeptLetter): ProphecyCard | null {
  const letter = openedLetter(source, kept.day, kept);
  if (!letter) return null;
  const { day, key, monster, kernel, sign } = letter;
  return { day, key, hex: monster.hex, monster: monster.name, kernel, sign, answer: kept.answer };
}

/** Tonight's letter for everybody whose browser keeps nothing: one for all, and it changes at midnight. */
export function passingLetter({ master, secrets }: LetterSource, day: string, form: ProphecyForm): LetterParts {
  return composeLetter(master, {
    seed: letterSeed(secrets, "whoever passes by", day),
    day,
    form,
    earlier: [],
    lettersBefore: 0,
    lastLetterDay: null,
    firstVisitDay: null,
    companionId: null,
  });
}

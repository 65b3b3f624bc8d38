import { tonightMark, type ProphecyForm } from "#contracts/prophecy.ts";
import { headOf, kernelCount, type LetterContent, type LetterParts } from "./letter-content.ts";

/** {今夜} as the letter says it. */
export const inForm = (text: string, form: ProphecyForm): string =>
  text.replaceAll(tonightMark, form === "night" ? "今夜" : "今日");

/** The lines of a letter as they are read; null when one of them is not there. */
export function letterText(content: LetterContent, parts: LetterParts) {
  const { form } = parts;
  const head = headOf(content, parts.source);
  const sign = content.prophecySigns.find(({ number }) => number === parts.sign);
  const gesture = content.prophecyGestures.find(({ number }) => number === parts.gesture);
  const aside = content.prophecyAsides.find(({ number }) => number === parts.aside);
  const hour = content.prophecyHours.find(({ number }) => number === parts.hour);
  if (!head || !sign || !gesture || !aside || !hour) return null;
  const night = content.prophecyNights.find(({ number }) => number === parts.source - kernelCount);
  return {
    monsterId: head.monsterId,
    kernel: inForm(head.text, form),
    reply: night?.answer ? { monsterId: night.answer.monsterId, text: inForm(night.answer.text, form) } : null,
    occasion: night ? { kind: night.kind, term: night.term ?? null, reading: night.reading ?? null } : null,
    hour: hour[form],
    sign: inForm(sign.text, form),
    gesture: inForm(gesture.text, form),
    aside: inForm(aside.text, form),
  };
}

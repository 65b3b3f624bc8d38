import { todayPlaceholder, type ProphecyForm } from "#contracts/prophecy.ts";
import { firstLineOf, mainLineCount, type ProphecyContent, type ProphecyParts } from "./prophecy-content.ts";

/** {今夜} as the letter says it. */
export const applyForm = (text: string, form: ProphecyForm): string =>
  text.replaceAll(todayPlaceholder, form === "night" ? "今夜" : "今日");

/** The lines of a letter as they are read; null when one of them is not there. */
export function getProphecyText(content: ProphecyContent, parts: ProphecyParts) {
  const { form } = parts;
  const head = firstLineOf(content, parts.source);
  const sign = content.prophecySigns.find(({ number }) => number === parts.sign);
  const gesture = content.prophecyGestures.find(({ number }) => number === parts.gesture);
  const aside = content.prophecyAsides.find(({ number }) => number === parts.aside);
  const hour = content.prophecyHours.find(({ number }) => number === parts.hour);
  if (!head || !sign || !gesture || !aside || !hour) return null;
  const occasionLine = content.prophecyNights.find(({ number }) => number === parts.source - mainLineCount);
  return {
    monsterId: head.monsterId,
    kernel: applyForm(head.text, form),
    reply: occasionLine?.answer
      ? { monsterId: occasionLine.answer.monsterId, text: applyForm(occasionLine.answer.text, form) }
      : null,
    occasion: occasionLine
      ? { kind: occasionLine.kind, term: occasionLine.term ?? null, reading: occasionLine.reading ?? null }
      : null,
    hour: hour[form],
    sign: applyForm(sign.text, form),
    gesture: applyForm(gesture.text, form),
    aside: applyForm(aside.text, form),
  };
}

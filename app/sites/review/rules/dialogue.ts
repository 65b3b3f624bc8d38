/** One line of two reviews that take turns. */
export interface DialogueLine {
  /** `high` has the five stars. */
  who: "high" | "low";
  text: string;
}

interface Speaker {
  good: string;
  notGood: string;
}

const maxLines = 6;

/**
 * What two reviews say in turn, a sentence each: the high one of what is good, the low one of what is not; and last each
 * says the other side once. Never more than six lines.
 */
export function dialogueOf(high: Speaker, low: Speaker): DialogueLine[] {
  const ownSentences = { high: sentencesOf(high.good), low: sentencesOf(low.notGood) };
  const other = { high: sentencesOf(high.notGood).slice(0, 1), low: sentencesOf(low.good).slice(0, 1) };
  const turns = (maxLines - other.high.length - other.low.length) / 2;
  const lines: DialogueLine[] = [];
  const addLine = (who: DialogueLine["who"], text: string | undefined): void => {
    if (text !== undefined) lines.push({ who, text });
  };
  for (let at = 0; at < turns; at++) {
    addLine("high", ownSentences.high[at]);
    addLine("low", ownSentences.low[at]);
  }
  addLine("high", other.high[0]);
  addLine("low", other.low[0]);
  return lines;
}

/** A text sentence by sentence; a quotation is not broken. */
export function sentencesOf(text: string): string[] {
  return (text.trim().match(/(?:[^。！？「]|「[^」]*」?)+[。！？]*|[。！？]+/g) ?? []).map((sentence) =>
    sentence.trim(),
  );
}

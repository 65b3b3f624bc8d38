/** One line of two voices that take turns. */
export interface SpokenLine {
  /** `high` has the five stars. */
  who: "high" | "low";
  text: string;
}

interface Speaker {
  good: string;
  notGood: string;
}

const mostLines = 6;

/**
 * What two voices say in turn, a sentence each: the high one of what is good, the low one of what is not; and last each
 * says the other side once. Never more than six lines.
 */
export function dialogueOf(high: Speaker, low: Speaker): SpokenLine[] {
  const own = { high: sentencesOf(high.good), low: sentencesOf(low.notGood) };
  const other = { high: sentencesOf(high.notGood).slice(0, 1), low: sentencesOf(low.good).slice(0, 1) };
  const turns = (mostLines - other.high.length - other.low.length) / 2;
  const lines: SpokenLine[] = [];
  const say = (who: SpokenLine["who"], text: string | undefined): void => {
    if (text !== undefined) lines.push({ who, text });
  };
  for (let at = 0; at < turns; at++) {
    say("high", own.high[at]);
    say("low", own.low[at]);
  }
  say("high", other.high[0]);
  say("low", other.low[0]);
  return lines;
}

/** A text sentence by sentence; a quotation is not broken. */
export function sentencesOf(text: string): string[] {
  return (text.trim().match(/(?:[^。！？「]|「[^」]*」?)+[。！？]*|[。！？]+/g) ?? []).map((sentence) =>
    sentence.trim(),
  );
}

import {
  type HackTool,
  hackTools,
  type MinuteChoice,
  minuteChoices,
  type Worry,
  worries,
} from "#contracts/hack-choices.ts";
import { formatHackKey } from "./hack-key.ts";

/**
 * What an address of this site says: `w` worry, `m` minutes, each tool at hand by its own name (`liner=1`), `n` the
 * card one is at (1–5; 6: through), `k` the numbers kept so far (`3.17`). Everything else stands nowhere.
 */
export interface Answers {
  worry: Worry | null;
  minutes: MinuteChoice | null;
  tools: readonly HackTool[];
  /** 0: the third question is not answered yet. */
  card: number;
  saved: readonly number[];
}

export const deckSize = 5;

/** The query parameters that change what the server renders. */
export const answerParameters = ["w", "m", "n", "k", ...hackTools] as const;

/** Reads an address; what it does not know is as if it were not there. */
export function parseAnswers(query: URLSearchParams): Answers {
  const worry = worries.find((name) => name === query.get("w")) ?? null;
  const minutes = (worry && minuteChoices.find((choice) => String(choice) === query.get("m"))) ?? null;
  const card = minutes && /^[1-6]$/.test(query.get("n") ?? "") ? Number(query.get("n")) : 0;
  const saved = /^\d{1,2}(\.\d{1,2}){0,4}$/.test(query.get("k") ?? "")
    ? (query.get("k") ?? "").split(".").map(Number)
    : [];
  return {
    worry,
    minutes,
    tools: hackTools.filter((tool) => query.get(tool) === "1"),
    card,
    saved: card > 0 ? [...new Set(saved)].filter((number) => number >= 1 && number <= 96) : [],
  };
}

/** The address of some answers, beginning with `?`; empty without any. */
export function formatAnswers({ worry, minutes, tools, card, saved }: Answers): string {
  const query = new URLSearchParams();
  if (worry) query.set("w", worry);
  if (worry && minutes) {
    query.set("m", String(minutes));
    for (const tool of tools) query.set(tool, "1");
    if (card > 0) query.set("n", String(card));
    if (card > 0 && saved.length > 0) query.set("k", saved.join("."));
  }
  return query.size > 0 ? `?${query}` : "";
}

/** Where a deck leads that is through: what was kept, with the answers it was dealt for; or that nothing was kept. */
export function deckResultQuery(answers: Answers): string {
  if (answers.saved.length === 0) return formatAnswers({ ...answers, card: deckSize + 1 });
  const query = new URLSearchParams(formatAnswers({ ...answers, card: 0, saved: [] }));
  query.set("r", formatHackKey(answers.saved));
  return `?${query}`;
}

/** The address after a choice: of the next card, after the last one of the result. */
export function queryAfter(answers: Answers, choice: "keep" | "skip", cardNumber: number | undefined): string {
  const saved = choice === "keep" && cardNumber ? [...new Set([...answers.saved, cardNumber])] : answers.saved;
  const next = { ...answers, saved };
  return answers.card < deckSize ? formatAnswers({ ...next, card: answers.card + 1 }) : deckResultQuery(next);
}

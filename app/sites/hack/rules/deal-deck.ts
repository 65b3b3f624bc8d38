import type { Hack } from "#contracts/hack.ts";
import { type HackTool, type MinuteChoice, minuteChoices, type Worry } from "#contracts/hack-choices.ts";
import { deckSize } from "./answers.ts";

/** One card of a deck, and in what it goes beyond the answers. */
export interface DealtHack<Card> {
  hack: Card;
  /** It takes longer than there is time. */
  isLonger: boolean;
  /** What it needs besides what is at hand. */
  missing: HackTool[];
}

export interface Deck<Card> {
  cards: DealtHack<Card>[];
  /**
   * Null: there were cards that fit. Otherwise nothing fitted, and the time was widened to so many minutes; when not
   * even that helped, the tools were widened too.
   */
  widened: { minutes: MinuteChoice; tools: boolean } | null;
}

type Dealable = Pick<Hack, "number" | "worry" | "minutes" | "tools">;

/**
 * Deals five hacks against one worry: first those that fit the time and what is at hand, then the nearest of the
 * others, each of which says what it wants. Whoever names no tool is not asked for any. The same answers always deal
 * the same deck.
 */
export function dealDeck<Card extends Dealable>(
  hacks: readonly Card[],
  answers: { worry: Worry; minutes: MinuteChoice; tools: readonly HackTool[] },
): Deck<Card> {
  const sortedHacks = hacks
    .filter(({ worry }) => worry === answers.worry)
    .map((hack) => ({
      hack,
      isLonger: hack.minutes > answers.minutes,
      missing: answers.tools.length === 0 ? [] : hack.tools.filter((tool) => !answers.tools.includes(tool)),
    }))
    .toSorted((a, b) => distance(a) - distance(b) || closeness(b) - closeness(a) || a.hack.number - b.hack.number);
  const cards = sortedHacks.slice(0, deckSize);
  return { cards, widened: cards.some((card) => distance(card) === 0) ? null : widening(sortedHacks, answers.minutes) };

  /** Among those that fit: the one that uses most of the time there is. */
  function closeness({ hack, isLonger }: DealtHack<Card>): number {
    return isLonger ? -hack.minutes : hack.minutes;
  }
}

/** More time is easier to find than a tool. */
const distance = ({ isLonger, missing }: DealtHack<unknown>): number => (isLonger ? 1 : 0) + 2 * missing.length;

function widening<Card extends Dealable>(
  sortedHacks: readonly DealtHack<Card>[],
  from: MinuteChoice,
): Deck<Card>["widened"] {
  const wider = minuteChoices.filter((choice) => choice > from);
  const minutes = wider.find((choice) =>
    sortedHacks.some(({ hack, missing }) => missing.length === 0 && hack.minutes <= choice),
  );
  return minutes ? { minutes, tools: false } : { minutes: wider.at(-1) ?? from, tools: true };
}

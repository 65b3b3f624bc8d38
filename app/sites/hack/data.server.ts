import { type LoaderFunctionArgs, redirect } from "react-router";
import type { Hack } from "#contracts/hack.ts";
import type { HackTool } from "#contracts/hack-choices.ts";
import { wearPath } from "#app/kits/product/wear-address.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import { deckResultQuery, type Answers, deckSize, parseAnswers } from "./rules/answers.ts";
import { dealDeck } from "./rules/deal-deck.ts";
import { drawHack } from "./rules/drawing/draw-hack.ts";
import { formatHackKey, parseHackKey } from "./rules/hack-key.ts";
import { lookOfHack } from "./rules/look-of-hack.ts";
import { dailyHackNumber } from "./rules/daily-hack.ts";

/** What an address shows: the book, a result, the deck, that nothing was kept, or the question that comes next. */
export function loadHack({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const answers = parseAnswers(query);
  if (query.get("book") === "1") return { view: "book" as const };
  const key = query.get("r");
  const result = key === null ? null : loadResult(page, key, answers);
  if (result) return result;
  if (answers.card > deckSize && answers.saved.length > 0) throw redirect(`/hack${deckResultQuery(answers)}`);
  if (answers.card > deckSize) return { view: "none" as const, answers };
  if (answers.card > 0) return loadDeck(page, answers);
  return loadQuestions(page, query, answers);
}

function loadQuestions(page: PageContext, query: URLSearchParams, answers: Answers) {
  const inputNotice: "badKey" | "badAnswer" | null = query.get("r")
    ? "badKey"
    : hasUnknownAnswer(query, answers)
      ? "badAnswer"
      : null;
  const step = answers.worry === null ? 1 : answers.minutes === null ? 2 : 3;
  if (step > 1) return { view: "questions" as const, answers, step, notice: inputNotice, dailyHack: null };
  page.hints.validUntil(nextJstMidnight(page.now));
  const dailyNumbers = page.master.hacks.filter((hack) => hack.atEntrance).map(({ number }) => number);
  const number = dailyHackNumber(
    jstDay(page.now),
    dailyNumbers.toSorted((a, b) => a - b),
  );
  const hack = page.master.hacks.find((other) => other.number === number);
  return {
    view: "questions" as const,
    answers,
    step,
    notice: inputNotice,
    dailyHack: hack ? createDailyHack(hack) : null,
  };
}

/** True where the address answers something that there is no answer like. */
const hasUnknownAnswer = (query: URLSearchParams, { worry, minutes }: Answers): boolean =>
  (query.has("w") && worry === null) || (query.has("m") && minutes === null);

/** Behind today's rule its hack stands still, as it is in the end. */
function createDailyHack({ number, title, rule, minutes, drawing }: Hack) {
  const lines = drawHack({ ...drawing, before: drawing.after } as Hack["drawing"]);
  return { number, key: formatHackKey([number]), title, rule, minutes, lines };
}

function loadDeck(page: PageContext, answers: Answers) {
  const { worry, minutes, tools } = answers;
  if (!worry || !minutes) throw new Error("a deck was dealt before the questions were answered");
  const { cards, widened } = dealDeck(page.master.hacks, { worry, minutes, tools });
  return {
    view: "deck" as const,
    widened,
    cards: cards.map(({ hack, isLonger, missing }, i) => ({
      ...createCard(page, hack),
      isLonger,
      missing,
      // The card that is on top comes drawn; the others are drawn on the phone when they are turned up.
      lines: i === answers.card - 1 ? drawHack(hack.drawing) : null,
    })),
  };
}

function loadResult(page: PageContext, key: string, answers: Answers) {
  const numbers = parseHackKey(key);
  const hacks = numbers?.map((number) => page.master.hacks.find((hack) => hack.number === number));
  const savedHacks = hacks?.filter((hack) => hack !== undefined) ?? [];
  const [shownHack] = savedHacks;
  if (!shownHack) return null;
  return {
    view: "result" as const,
    key: formatHackKey(savedHacks.map(({ number }) => number)),
    numbers: savedHacks.map(({ number }) => number),
    /** Whoever answered the questions comes with the answers; a shared link has none. */
    isOwn: answers.worry !== null,
    answers: { ...answers, card: 0, saved: [] },
    hack: {
      ...createCard(page, shownHack),
      lines: drawHack(shownHack.drawing),
      steps: shownHack.steps,
      why: shownHack.why,
      caution: shownHack.caution ?? null,
      faceTypes: shownHack.faceTypes,
      tipId: shownHack.tipId ?? null,
      /** Where its colour opens on a face; null where it puts none on. */
      wear: wearPath(lookOfHack(shownHack.drawing, lipShades(page))),
    },
    others: savedHacks.map((hack) => ({
      title: hack.title,
      minutes: hack.minutes,
      isShown: hack === shownHack,
      key: formatHackKey([hack, ...savedHacks.filter((other) => other !== hack)].map(({ number }) => number)),
    })),
  };
}

const lipShades = ({ master }: PageContext) =>
  master.products.flatMap(({ id, line, shade }) => (line === "lip" && shade ? [{ id, hex: shade.hex }] : []));

function createCard(page: PageContext, hack: Hack) {
  const { number, worry, title, rule, minutes, level, monsterId } = hack;
  const tools: readonly HackTool[] = hack.tools;
  const monster = page.master.monsters.find(({ id }) => id === monsterId);
  const key = formatHackKey([number]);
  return {
    number,
    key,
    worry,
    title,
    rule,
    minutes,
    level,
    tools,
    monster: monster?.names.ja ?? "",
    marks: hack.drawing,
  };
}

export type HackPage = Awaited<ReturnType<typeof loadHack>>;
export type View<Name extends HackPage["view"]> = Extract<HackPage, { view: Name }>;
export type Card = View<"deck">["cards"][number];
export type ShownCard = Omit<Card, "isLonger" | "missing" | "lines">;

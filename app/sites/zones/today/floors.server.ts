import { elementAt } from "#app/kits/basics/element-at.ts";
import { getWordOfDay } from "#app/kits/basics/word-of-day.ts";
import { formatTime } from "#app/kits/i18n/dates.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { dailyShadeIndex } from "#app/kits/product/daily-shade.ts";
import { reviewPath } from "#app/kits/product/product-address.ts";
import { addDays, jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import { hourMs } from "#contracts/jst-clock.ts";
import { weekAt } from "#server/modules/lip-world/weeks.ts";
import { chooseAlive } from "../rules/choose-alive.ts";
import type { NextCondition } from "../rules/choose-next.ts";
import { splitStruck } from "../rules/split-struck.ts";
import { createRecentWorks } from "../recent-works.server.ts";
import { listTodaysReviews } from "../todays-excerpts.server.ts";
import {
  type AliveCandidate,
  type AliveRow,
  crowdRow,
  findBroadcast,
  hackRow,
  isOpen,
  openPoll,
  programmeRow,
  prophecyRow,
  readOr,
  reviewsRow,
  scoreRow,
  shadeRow,
  voteRow,
  worksRow,
} from "./alive-candidates.server.ts";
import { fillIn } from "./fill-in.ts";
import { lipPictures } from "./lip-pictures.server.ts";
import words from "./today-messages.json" with { type: "json" };

/** A way on, and whom it is for. In the line stands `{met}` for how many monsters were met. */
export interface NextWay {
  when: NextCondition;
  label: string;
  line: string;
  path: string;
}

/** What every floor says of tonight: the same for everybody; the page chooses among `ways`. */
export interface FloorToday {
  aliveLabel: string;
  rows: AliveRow[];
  nextLabel: string;
  ways: NextWay[];
}

/** How many things that are going on a floor shows. */
const rowCount = 2;
/** How many shades can be touched on zone 2: those that were painted on the same face. */
const modelCount = 8;
/** How many works can be liked on zone 4. */
const shownWorks = 3;

const recentWorks = createRecentWorks();
const { next } = words;

/** Zone 1: the shade of the day, what a newcomer can do in two minutes, and what is new tomorrow. */
export async function loadToday1(page: PageContext) {
  page.hints.validUntil(nextJstMidnight(page.now));
  const broadcast = findBroadcast(page);
  const [tomorrow, ...rows] = await Promise.all([
    tellTomorrow(page, broadcast),
    ...[programmeRow(page, broadcast), voteRow(page), prophecyRow(page), crowdRow(page)],
  ]);
  return {
    ...floorOf(page, rows, [
      way("all", "/myroom", { done: ["letter", "vote", "tip"] }),
      way("tip", "/tips", { done: ["letter", "vote"] }),
      way("vote", "/lmv", { done: ["letter"] }),
      way("letter", "/lmp", {}),
    ]),
    shade: { ...shadeOfDay(page, jstDay(page.now)), words: words.shade },
    steps: stepsOf(page),
    tomorrow,
  };
}

/** Zone 2: three shades for one model's lips. */
export async function loadToday2(page: PageContext) {
  page.hints.validUntil(nextJstMidnight(page.now));
  const today = shadeOfDay(page, jstDay(page.now));
  const rows = await Promise.all([programmeRow(page), hackRow(page), shadeRow(page, today.id), crowdRow(page)]);
  const offered = lipShades(page).filter((_, i) => i % modelCount === today.index % modelCount);
  return {
    ...floorOf(page, rows, [way("recipe", "/personalmakeup", { hasFace: true }), way("face", "/scan", {})]),
    lips: { ...lipPictures(offered), words: words.lips },
  };
}

/** Zone 3: the word of the day, to be struck. */
export async function loadToday3(page: PageContext) {
  page.hints.validUntil(nextJstMidnight(page.now));
  const today = jstDay(page.now);
  const rows = await Promise.all([voteRow(page), scoreRow(page), prophecyRow(page)]);
  const { before, struck, after, aside } = getWordOfDay(today, page.master.lipSayings);
  return {
    ...floorOf(page, rows, [way("met", "/lmw/main", { hasMet: true }), way("meet", "/lmw", {})]),
    word: {
      ...{ before, after, aside, parts: splitStruck(before, struck), words: words.word },
      mapPath: "/lmw/main",
      votePath: `/lmw?week=${weekAt(page.now).code}#ballot`,
    },
  };
}

/** Zone 4: the newest mascaras that everybody may see. */
export async function loadToday4(page: PageContext) {
  const [works, ...rows] = await Promise.all([
    readOr(page, recentWorks(page.platform.database, page.now), []),
    worksRow(page),
    programmeRow(page),
  ]);
  const mascaras = works.filter(({ kind }) => kind === "mascara").slice(0, shownWorks);
  return {
    ...floorOf(page, rows, [way("palette", "/yoku", { madeIn: "mcm" }), way("mascara", "/mcm", {})]),
    works: {
      list: mascaras.map(({ id, path, picture, isDemonstration }) => ({ id, path, picture, isDemonstration })),
      words: words.works,
      failed: words.failed,
    },
  };
}

/** Zone 5: one review, another each hour. */
export async function loadToday5(page: PageContext) {
  const { now, hints, master } = page;
  hints.validUntil(new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs));
  const { reviews, countToday } = await listTodaysReviews(page);
  const rows = await Promise.all([programmeRow(page), reviewsRow(page, countToday), crowdRow(page)]);
  const review = reviews[Math.floor(now.getTime() / hourMs) % Math.max(1, reviews.length)];
  const product = review && master.products.find(({ id }) => id === review.productId);
  return {
    ...floorOf(page, rows, [way("ranking", "/ranking", { hasFace: true }), way("review", "/review", {})]),
    reviews,
    review: {
      review: review &&
        product && {
          ...{ number: review.number, name: review.name, hex: review.hex, line: review.line },
          ...{ product: product.names.ja, path: `/review/${review.number}`, writePath: reviewPath(product.id) },
        },
      words: words.review,
      failed: words.failed,
    },
  };
}

function floorOf(page: PageContext, candidates: readonly (AliveCandidate | null)[], ways: NextWay[]): FloorToday {
  const alive = candidates.filter((candidate) => candidate !== null);
  return {
    aliveLabel: words.alive.label,
    rows: chooseAlive(alive, page.now.getTime(), rowCount).map(({ id, label, detail, path }) => ({
      ...{ id, label, detail, path },
    })),
    nextLabel: next.label,
    // Each of these addresses begins with the id of its site.
    ways: ways.filter(({ path }) => isOpen(page, path.split("/")[1] ?? "")),
  };
}

type NextName = Exclude<keyof typeof next, "label" | `${string}Line`>;

const way = (name: NextName, path: string, when: NextCondition): NextWay => ({
  ...{ when, path, label: next[name] },
  line: next[`${name}Line`],
});

const lipShades = ({ master }: PageContext) =>
  master.products.flatMap(({ id, line, number, names, shade }) =>
    line === "lip" && shade ? [{ id, number, name: names.ja, hex: shade.hex }] : [],
  );

/** The shade that the tester wears on that day, with its monster's character. */
function shadeOfDay(page: PageContext, day: string) {
  const shades = lipShades(page);
  const index = dailyShadeIndex(day, shades.length);
  const shade = elementAt(shades, index);
  const monster = page.master.monsters.find(({ id }) => id === shade.number);
  return { ...shade, index, character: monster?.character ?? "" };
}

/** Three sites in two minutes; a step whose site is closed is left out. */
function stepsOf(page: PageContext) {
  const third = openPoll(page) ? ({ name: "vote", siteId: "lmv", path: "/lmv", seconds: 60 } as const) : tipStep;
  const steps = [
    { name: "face", siteId: "scan", path: "/scan", seconds: 30 } as const,
    { name: "letter", siteId: "lmp", path: "/lmp", seconds: 30 } as const,
    third,
  ].filter(({ siteId }) => isOpen(page, siteId));
  const { title, line, done, all, seconds } = words.steps;
  return {
    ...{ title, line, done, all },
    list: steps.map(({ name, path, seconds: count }) => ({
      ...{ name, path, label: words.steps[name], line: words.steps[`${name}Line`] },
      time: fillIn(seconds, { count }),
    })),
  };
}

const tipStep = { name: "tip", siteId: "tips", path: "/tips", seconds: 60 } as const;

/** What will be new tomorrow, by the calendar and by the plan; the shade's name stands between the two halves. */
async function tellTomorrow(page: PageContext, found: ReturnType<typeof findBroadcast>) {
  const tomorrow = addDays(jstDay(page.now), 1);
  const broadcast = await found;
  const isPlanned = broadcast !== null && jstDay(broadcast.startMs) === tomorrow && isOpen(page, "videos");
  const { before, after, programme } = words.tomorrow;
  return {
    before,
    shadeName: shadeOfDay(page, tomorrow).name,
    after: isPlanned
      ? after + fillIn(programme, { time: formatTime(broadcast.startMs, "ja"), title: broadcast.programme.title })
      : after,
  };
}

export type Today1 = Awaited<ReturnType<typeof loadToday1>>;
export type Today2 = Awaited<ReturnType<typeof loadToday2>>;
export type Today3 = Awaited<ReturnType<typeof loadToday3>>;
export type Today4 = Awaited<ReturnType<typeof loadToday4>>;
export type Today5 = Omit<Awaited<ReturnType<typeof loadToday5>>, "reviews">;

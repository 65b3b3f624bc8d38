import type { Programme } from "#contracts/broadcast.ts";
import { decisionPauseS, type LiveShow, type ShowPicture, showLengthS } from "#contracts/live-show.ts";
import type { MonsterLine } from "./list-monster-lines.ts";
import type { Content } from "./merge-content.ts";

/** Beats that a show has at least, its endings counted in. */
const minBeats = 60;
/** A beat is read before the next one comes, and none stands so long that the show seems to have stopped. */
const gapS = { min: 5, max: 35 };

/** Whether the shows can be played: every time in its order, every product there, every answer with its end. One line for each fault. */
export function liveShowIssues(
  shows: readonly LiveShow[],
  programmes: readonly Programme[],
  content: Content,
): string[] {
  const ids = new Set(shows.map(({ id }) => id));
  return [
    ...programmes
      .filter(({ id }) => !ids.has(id))
      .map(({ id }) => `programme ${id}: there is no live-shows/${id}.json`),
    ...programmes
      .filter(({ minutes }) => minutes * 60 !== showLengthS)
      .map(({ id }) => `programme ${id}: a show has 12 minutes`),
    ...shows.flatMap((show) => showIssues(show, programmes, content).map((issue) => `live show ${show.id}: ${issue}`)),
  ];
}

function showIssues(show: LiveShow, programmes: readonly Programme[], content: Content): string[] {
  const title = programmes.find(({ id }) => id === show.id)?.title;
  return [
    ...(title === undefined ? ["no programme has its id"] : []),
    ...(title !== undefined && title !== show.title.ja ? [`the programme is called 「${title}」`] : []),
    ...(content.monsters.some(({ id }) => id === show.hostId) ? [] : [`there is no monster ${show.hostId}`]),
    ...timeIssues(show),
    ...decisionIssues(show),
    ...productIssues(show, content),
    ...repeatedIssues(show),
  ];
}

function timeIssues({ beats, chapters, poll, lengthS }: LiveShow): string[] {
  const lists = [
    { name: "beats", seconds: beats.map(({ atS }) => atS) },
    ...poll.choices.map(({ id, ending }) => ({
      name: `the ending of ${id}`,
      seconds: ending.beats.map(({ atS }) => atS),
    })),
  ];
  const all = beats.length + poll.choices.reduce((sum, { ending }) => sum + ending.beats.length, 0);
  const starts = new Set(beats.map(({ atS }) => atS));
  const lastS = beats.at(-1)?.atS ?? 0;
  return [
    ...(all < minBeats ? [`it has ${all} beats, of ${minBeats} at least`] : []),
    ...(starts.has(0) ? [] : ["nothing happens at 0"]),
    ...lists.flatMap(({ name, seconds }) => gapIssues(name, seconds)),
    ...poll.choices
      .filter(
        ({ ending }) => (ending.beats[0]?.atS ?? 0) <= lastS || (ending.beats.at(-1)?.atS ?? 0) > lengthS - gapS.min,
      )
      .map(({ id }) => `the ending of ${id} lies outside of the show`),
    ...chapters
      .filter(({ atS }, i) => !starts.has(atS) || atS <= (chapters[i - 1]?.atS ?? -1))
      .map(({ atS }) => `the chapter at ${atS} begins with no beat, or out of order`),
  ];
}

const gapIssues = (name: string, seconds: readonly number[]): string[] =>
  seconds
    .slice(1)
    .map((second, i) => second - (seconds[i] ?? 0))
    .flatMap((gap, i) => (gap < gapS.min || gap > gapS.max ? [`${name}: ${gap} s after ${seconds[i]} s`] : []));

function decisionIssues({ beats, poll, questions }: LiveShow): string[] {
  const count = (kind: string): number => beats.filter((beat) => beat.kind === kind).length;
  const opensAtS = beats.find(({ kind }) => kind === "poll")?.atS ?? Infinity;
  const ids = [...questions.map(({ id }) => id), ...poll.choices.map(({ id }) => id)];
  return [
    ...(count("colour") === 1 ? [] : ["it reveals one new colour, no more and no less"]),
    ...(count("poll") === 1 ? [] : ["it has one poll"]),
    ...(count("wants") === 1 ? [] : ["it counts its wants once"]),
    ...(count("question") >= 1 && count("question") <= questions.length ? [] : ["each question beat needs a question"]),
    ...(opensAtS + 60 <= poll.closesAtS ? [] : ["the poll is open for less than a minute"]),
    ...poll.choices
      .filter(({ ending }) => (ending.beats[0]?.atS ?? 0) < poll.closesAtS + decisionPauseS)
      .map(({ id }) => `the ending of ${id} begins before the votes are counted`),
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is the id of two answers`),
  ];
}

function productIssues({ beats, poll, products }: LiveShow, content: Content): string[] {
  const all = [...beats, ...poll.choices.flatMap(({ ending }) => ending.beats)];
  const pictures = all.flatMap((beat) => (beat.kind === "show" ? [beat.picture] : []));
  const shown = [
    ...pictures.flatMap((picture) => (picture.kind === "video" ? [] : [picture.productId])),
    ...all.flatMap((beat) => (beat.kind === "colour" ? [beat.productId] : [])),
  ];
  return [
    ...products
      .filter((id) => !content.products.some((product) => product.id === id))
      .map((id) => `there is no product ${id}`),
    ...products.filter((id) => !shown.includes(id)).map((id) => `${id} is listed and never shown`),
    ...[...new Set(shown)].filter((id) => !products.includes(id)).map((id) => `${id} is shown and not listed`),
    ...pictures.flatMap((picture) => pictureIssues(picture, content)),
  ];
}

function pictureIssues(picture: ShowPicture, { films: videos, products }: Content): string[] {
  if (picture.kind === "video") {
    const video = videos.find(({ id }) => id === picture.videoId);
    if (!video) return [`there is no video ${picture.videoId}`];
    const isInside = picture.fromS < picture.untilS && picture.untilS * 1_000 <= video.durationMs;
    return isInside ? [] : [`${picture.videoId} has no part ${picture.fromS} to ${picture.untilS}`];
  }
  const product = products.find(({ id }) => id === picture.productId);
  // Nothing but a lip colour is worn on lips, and what has no shade has no swatch.
  if (picture.kind === "worn")
    return product?.line === "lip" || product?.line === "tint" ? [] : [`${picture.productId} is not worn on lips`];
  if (picture.kind === "skins") return product?.shade ? [] : [`${picture.productId} has no shade`];
  return [];
}

/** A line that stands there twice belongs to one ending and the other, or is a mistake. */
function repeatedIssues({ beats }: LiveShow): string[] {
  const lines = beats.map(({ words }) => words.ja);
  return lines.filter((line, i) => lines.indexOf(line) !== i).map((line) => `「${line}」 is said twice`);
}

/** What the hosts say, for the check of their voices. */
export function listHostLines(shows: readonly LiveShow[]): MonsterLine[] {
  return shows.flatMap(({ id, hostId, beats, questions, poll }) =>
    [
      ...beats.map(({ words }) => words.ja),
      ...poll.choices.flatMap(({ ending }) => ending.beats.map(({ words }) => words.ja)),
      ...questions.map(({ answer }) => answer.ja),
    ].map((text) => ({ monsterId: hostId, source: `live-shows ${id}`, text })),
  );
}

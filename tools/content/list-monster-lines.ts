import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import type { Content } from "./merge-content.ts";

/** One Japanese line that a monster says. */
export interface MonsterLine {
  monsterId: string;
  /** Where it stands: kind of content and place in it. */
  source: string;
  text: string;
}

/** Everything the monsters say in the content: to the visitor and among themselves, on all sites. */
export function listMonsterLines(content: Content): MonsterLine[] {
  return [
    ...content.companionLines.flatMap(({ monsterId, lines, letters, ball }) =>
      linesOf(monsterId, "companion", { ...lines, ...ball, ...letters }),
    ),
    ...content.lipCompanions.flatMap(({ monsterId, voice: _sound, idle, struck, ...single }) =>
      linesOf(monsterId, "lip-world/companions", {
        ...single,
        ...numbered("idle", idle),
        ...numbered("struck", struck),
      }),
    ),
    ...content.lipStarters.flatMap(({ monsterId, asks, chosen, left }) =>
      linesOf(monsterId, "lip-world/starters", { asks, chosen, left }),
    ),
    ...content.lipMeetings.flatMap(encounterLines),
    ...content.lipTales.flatMap(({ id, lines }) =>
      lines.map(({ monsterId, words }) => ({ monsterId, source: `lip-world/tales ${id}`, text: words })),
    ),
    ...content.lipColumns.flatMap(({ monsterId, lines }) => linesOf(monsterId, "lip-world/columns", lines)),
    // A chapter is told; only what stands in 「」 is said.
    ...content.lipChapters.flatMap(({ monsterId, lines }) =>
      linesOf(
        monsterId,
        "lip-world/chapters",
        lines.filter((line) => line.startsWith("「")),
      ),
    ),
    ...content.lipMastery.map(({ id, line }) => ({
      monsterId: id.slice(0, 2),
      source: `lip-world/mastery ${id}`,
      text: line,
    })),
    ...content.ballSpeeches.flatMap(({ monsterId, ...lines }) => linesOf(monsterId, "votes/speeches", lines)),
    ...content.ballDebates.flatMap(({ id, lines }) =>
      lines.map(([monsterId, text]) => ({ monsterId, source: `votes/debates ${id}`, text })),
    ),
    // The other prophecies are told by nobody; in the silver ones two monsters talk.
    ...content.prophecyNights.flatMap(({ number, monsterId, text, answer }) =>
      answer === undefined
        ? []
        : [{ monsterId, text }, answer].map((line) => ({ ...line, source: `prophecies/nights ${number}` })),
    ),
  ];
}

function encounterLines(encounter: LipEncounter): MonsterLine[] {
  const { monsterId, before, after, options, returns, farewell, close, together } = encounter;
  const spoken = [...before, ...after].filter(({ who }) => who === "monster").map(({ words }) => words);
  const answers = options.flatMap(({ reply, effect, callbacks }) => [
    reply,
    ...(effect.kind === "boss-line" ? [effect.line] : []),
    ...callbacks.map(({ line }) => line),
  ]);
  return linesOf(monsterId, "lip-world/meetings", [
    ...spoken,
    ...answers,
    ...returns,
    farewell,
    close,
    ...(together === undefined ? [] : [together]),
  ]);
}

const linesOf = (
  monsterId: string,
  source: string,
  lines: Readonly<Record<string, string>> | readonly string[],
): MonsterLine[] => Object.entries(lines).map(([key, text]) => ({ monsterId, source: `${source} ${key}`, text }));

const numbered = (name: string, lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(lines.map((line, i) => [`${name}.${i}`, line]));

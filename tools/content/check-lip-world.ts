import type { LipWorld } from "#contracts/lip-world.ts";
import type { LipMeeting } from "#contracts/lip-world-cast.ts";
import { sayingTopics } from "#contracts/lip-world-play.ts";
import type { Monster } from "#contracts/monster.ts";

type World = LipWorld & { monsters: readonly Monster[] };

/** What single entries of the lip-monster world cannot know: everybody is there once, every reference leads somewhere. */
export function lipWorldFaults(world: World): string[] {
  const monsterIds = world.monsters.map(({ id }) => id);
  return [
    ...unlike(
      "meetings",
      monsterIds,
      world.lipMeetings.map(({ monsterId }) => monsterId),
    ),
    ...unlike(
      "companions",
      monsterIds,
      world.lipCompanions.map(({ monsterId }) => monsterId),
    ),
    ...unlike(
      "chapters",
      monsterIds,
      world.lipChapters.map(({ monsterId }) => monsterId),
    ),
    ...unlike(
      "mastery",
      monsterIds.flatMap((id) => [1, 2, 3].map((n) => `${id}-${n}`)),
      world.lipMastery.map(({ id }) => id),
    ),
    ...unlike(
      "areas",
      [1, 2, 3, 4, 5, 6, 7],
      world.lipAreas.map(({ id }) => id),
    ),
    ...unlike(
      "games",
      [1, 2, 3, 4, 5, 6],
      world.lipGames.map(({ id }) => id),
    ),
    ...unlike(
      "stages",
      [1, 2, 3, 4, 5, 6, 7],
      world.lipStages.map(({ id }) => id),
    ),
    ...unlike(
      "columns",
      sayingTopics,
      world.lipColumns.map(({ topic }) => topic),
    ),
    ...unlike(
      "starters",
      starterIds(world),
      world.lipStarters.map(({ monsterId }) => monsterId),
    ),
    ...unlike(
      "keepsakes of the choices",
      world.lipKeepsakes.map(({ id, monsterId }) => `${id} of ${monsterId}`),
      effectsOf(world).flatMap(([{ monsterId }, effect]) =>
        effect.kind === "item" ? [`${effect.keepsakeId} of ${monsterId}`] : [],
      ),
    ),
    ...world.lipMeetings.flatMap((meeting) => meetingFaults(meeting, world)),
    ...world.lipTales
      .filter((tale) => !effectsOf(world).some(([, effect]) => effect.kind === "unlock" && effect.taleId === tale.id))
      .map(({ id }) => `tale ${id}: no choice opens it`),
    ...sayingFaults(world),
    ...headlineFaults(world),
    ...doubled(
      "saying",
      world.lipSayings.flatMap(({ id, before, after }) => [id, before, `→ ${after}`]),
    ),
    ...doubled(
      "tale",
      world.lipTales.map(({ id }) => id),
    ),
    ...doubled(
      "tutorial beat",
      world.lipTutorial.map(({ id }) => id),
    ),
    ...doubled(
      "how-to",
      world.lipHowTos.map(({ id }) => id),
    ),
    ...doubled(
      "glossary entry",
      world.lipGlossary.map(({ kind, id }) => `${kind} ${id}`),
    ),
    ...doubled(
      "sound",
      world.lipSounds.map(({ id }) => id),
    ),
    ...doubled(
      "word",
      world.lipWords.map(({ key }) => key),
    ),
  ];
}

const starterIds = ({ lipMeetings }: World): string[] =>
  lipMeetings.filter(({ opens }) => opens.some(({ kind }) => kind === "starter")).map(({ monsterId }) => monsterId);

const effectsOf = ({ lipMeetings }: World) =>
  lipMeetings.flatMap((meeting) => meeting.options.map(({ effect }) => [meeting, effect] as const));

function meetingFaults({ monsterId, opens, options }: LipMeeting, world: World): string[] {
  const home = world.monsters.find(({ id }) => id === monsterId)?.area ?? 7;
  const elsewhere = opens.filter(
    (way) =>
      (way.kind === "area" && way.area !== home) ||
      (way.kind === "game" && way.game !== home) ||
      (way.kind === "stage" && way.stage !== home),
  );
  return [
    ...elsewhere.map(({ kind }) => `meeting ${monsterId}: its ${kind} is not of the area where it lives`),
    ...doubled(
      `option of ${monsterId}`,
      options.map(({ id }) => id),
    ),
    ...options.flatMap(({ id, effect, callbacks }) => {
      const at = `meeting ${monsterId} ${id}`;
      const found = doubled(
        `moment of ${at}`,
        callbacks.map(({ when }) => when),
      );
      if (effect.kind === "unlock") {
        const tale = world.lipTales.find((entry) => entry.id === effect.taleId);
        if (!tale?.cast.includes(monsterId)) found.push(`${at}: there is no tale ${effect.taleId} with ${monsterId}`);
      }
      if (effect.kind === "boss-line") {
        const stage = world.lipStages.find((entry) => entry.id === effect.stage);
        if (!stage?.boss.phases[effect.phase - 1]?.sayings.length) found.push(`${at}: no words hang in that phase`);
      }
      return found;
    }),
  ];
}

function sayingFaults({ lipSayings, lipStages }: World): string[] {
  const thrown = lipStages.flatMap(({ boss }) => boss.phases.flatMap(({ sayings }) => sayings));
  return [
    ...thrown.filter((id) => !lipSayings.some((saying) => saying.id === id)).map((id) => `there is no saying ${id}`),
    ...lipSayings.filter(({ id }) => !thrown.includes(id)).map(({ id }) => `saying ${id} is never thrown`),
  ];
}

function headlineFaults({ lipHeadlines }: World): string[] {
  const joined = lipHeadlines.every(({ from }, i) => from === (i === 0 ? 0 : (lipHeadlines[i - 1]?.until ?? NaN) + 1));
  return joined && lipHeadlines.at(-1)?.until === null ? [] : ["the ranges of the headlines leave gaps"];
}

/** Differences between what there should be and what there is, each once. */
function unlike<T extends string | number>(what: string, wanted: readonly T[], there: readonly T[]): string[] {
  return [
    ...wanted.filter((id) => !there.includes(id)).map((id) => `${what}: ${id} is missing`),
    ...there.filter((id) => !wanted.includes(id)).map((id) => `${what}: ${id} is too many`),
    ...doubled(what, there),
  ];
}

function doubled(what: string, list: readonly (string | number)[]): string[] {
  return [...new Set(list.filter((entry, i) => list.indexOf(entry) !== i))].map((entry) => `${what}: ${entry} twice`);
}

import type { LipWorld } from "#contracts/lip-world.ts";
import type { LipEncounter } from "#contracts/lip-world-cast.ts";
import { phraseTopics } from "#contracts/lip-world-play.ts";
import type { Monster } from "#contracts/monster.ts";

type World = LipWorld & { monsters: readonly Monster[] };

/** What single entries of the lip-monster world cannot know: everybody is there once, every reference leads somewhere. */
export function lipWorldIssues(world: World): string[] {
  return [
    ...Object.entries(expectedEntries).flatMap(([what, { wanted, found }]) =>
      differences(what, wanted(world), found(world)),
    ),
    ...Object.entries(uniqueEntries).flatMap(([what, entriesOf]) => duplicates(what, entriesOf(world))),
    ...world.lipMeetings.flatMap((encounter) => encounterIssues(encounter, world)),
    ...world.lipTales
      .filter(
        (tale) => !encounterEffects(world).some(([, effect]) => effect.kind === "unlock" && effect.taleId === tale.id),
      )
      .map(({ id }) => `tale ${id}: no choice opens it`),
    ...phraseIssues(world),
    ...headlineIssues(world),
  ];
}

interface ExpectedEntries {
  wanted: (world: World) => readonly (string | number)[];
  found: (world: World) => readonly (string | number)[];
}

/** What must be there once each, and nothing besides, by what a fault calls it. */
const expectedEntries: Readonly<Record<string, ExpectedEntries>> = {
  meetings: { wanted: monsterIdsOf, found: ({ lipMeetings }) => lipMeetings.map(({ monsterId }) => monsterId) },
  companions: { wanted: monsterIdsOf, found: ({ lipCompanions }) => lipCompanions.map(({ monsterId }) => monsterId) },
  chapters: { wanted: monsterIdsOf, found: ({ lipChapters }) => lipChapters.map(({ monsterId }) => monsterId) },
  mastery: {
    wanted: (world) => monsterIdsOf(world).flatMap((id) => [1, 2, 3].map((n) => `${id}-${n}`)),
    found: ({ lipMastery }) => lipMastery.map(({ id }) => id),
  },
  areas: { wanted: () => [1, 2, 3, 4, 5, 6, 7], found: ({ lipAreas }) => lipAreas.map(({ id }) => id) },
  games: { wanted: () => [1, 2, 3, 4, 5, 6], found: ({ lipGames }) => lipGames.map(({ id }) => id) },
  stages: { wanted: () => [1, 2, 3, 4, 5, 6, 7], found: ({ lipStages }) => lipStages.map(({ id }) => id) },
  columns: { wanted: () => phraseTopics, found: ({ lipColumns }) => lipColumns.map(({ topic }) => topic) },
  starters: { wanted: starterIdsOf, found: ({ lipStarters }) => lipStarters.map(({ monsterId }) => monsterId) },
  "keepsakes of the choices": {
    wanted: (world) => world.lipKeepsakes.map(({ id, monsterId }) => `${id} of ${monsterId}`),
    found: (world) =>
      encounterEffects(world).flatMap(([{ monsterId }, effect]) =>
        effect.kind === "item" ? [`${effect.keepsakeId} of ${monsterId}`] : [],
      ),
  },
};

/** What may stand only once, by what a fault calls it. */
const uniqueEntries: Readonly<Record<string, (world: World) => readonly (string | number)[]>> = {
  saying: ({ lipSayings }) => lipSayings.flatMap(({ id, before, after }) => [id, before, `→ ${after}`]),
  tale: ({ lipTales }) => lipTales.map(({ id }) => id),
  "tutorial beat": ({ lipTutorial }) => lipTutorial.map(({ id }) => id),
  "how-to": ({ lipHowTos }) => lipHowTos.map(({ id }) => id),
  "glossary entry": ({ lipGlossary }) => lipGlossary.map(({ kind, id }) => `${kind} ${id}`),
  sound: ({ lipSounds }) => lipSounds.map(({ id }) => id),
  word: ({ lipWords }) => lipWords.map(({ key }) => key),
};

function monsterIdsOf({ monsters }: World): string[] {
  return monsters.map(({ id }) => id);
}

function starterIdsOf({ lipMeetings }: World): string[] {
  return lipMeetings
    .filter(({ opens }) => opens.some(({ kind }) => kind === "starter"))
    .map(({ monsterId }) => monsterId);
}

const encounterEffects = ({ lipMeetings }: World) =>
  lipMeetings.flatMap((encounter) => encounter.options.map(({ effect }) => [encounter, effect] as const));

function encounterIssues({ monsterId, opens, options }: LipEncounter, world: World): string[] {
  const home = world.monsters.find(({ id }) => id === monsterId)?.area ?? 7;
  const misplaced = opens.filter(
    (option) =>
      (option.kind === "area" && option.area !== home) ||
      (option.kind === "game" && option.game !== home) ||
      (option.kind === "stage" && option.stage !== home),
  );
  return [
    ...misplaced.map(({ kind }) => `meeting ${monsterId}: its ${kind} is not of the area where it lives`),
    ...duplicates(
      `option of ${monsterId}`,
      options.map(({ id }) => id),
    ),
    ...options.flatMap(({ id, effect, callbacks }) => {
      const at = `meeting ${monsterId} ${id}`;
      const found = duplicates(
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

function phraseIssues({ lipSayings, lipStages }: World): string[] {
  const thrownPhrases = lipStages.flatMap(({ boss }) => boss.phases.flatMap(({ sayings: phrases }) => phrases));
  return [
    ...thrownPhrases
      .filter((id) => !lipSayings.some((phrase) => phrase.id === id))
      .map((id) => `there is no saying ${id}`),
    ...lipSayings.filter(({ id }) => !thrownPhrases.includes(id)).map(({ id }) => `saying ${id} is never thrown`),
  ];
}

function headlineIssues({ lipHeadlines }: World): string[] {
  const joined = lipHeadlines.every(({ from }, i) => from === (i === 0 ? 0 : (lipHeadlines[i - 1]?.until ?? NaN) + 1));
  return joined && lipHeadlines.at(-1)?.until === null ? [] : ["the ranges of the headlines leave gaps"];
}

/** Differences between what there should be and what there is, each once. */
function differences<T extends string | number>(what: string, wanted: readonly T[], there: readonly T[]): string[] {
  return [
    ...wanted.filter((id) => !there.includes(id)).map((id) => `${what}: ${id} is missing`),
    ...there.filter((id) => !wanted.includes(id)).map((id) => `${what}: ${id} is too many`),
    ...duplicates(what, there),
  ];
}

function duplicates(what: string, list: readonly (string | number)[]): string[] {
  return [...new Set(list.filter((entry, i) => list.indexOf(entry) !== i))].map((entry) => `${what}: ${entry} twice`);
}

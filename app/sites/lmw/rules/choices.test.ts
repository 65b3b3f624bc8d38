import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { suggestMove } from "#app/kits/game/bot.ts";
import { suggestChoice } from "#app/kits/game/suggest-choice.ts";
import { chooseButton } from "#app/kits/game/choices.ts";
import { plainModifiers } from "#app/kits/game/modifiers.ts";
import { recordBotRun } from "#app/kits/game/replay/bot-run.ts";
import { replay, resultOf } from "#app/kits/game/replay/replay.ts";
import { step } from "#app/kits/game/step.ts";
import { createWorld, type RunSetup, type World } from "#app/kits/game/world.ts";
import { choices, synergies } from "./choices.ts";
import { gameRules } from "./game-rules.ts";

const setup: RunSetup = {
  ...{ stage: 1, difficulty: 1, monster: 13, partner: 1, bond: 0, seed: 7, hasChoices: true },
  ...{ isAssisted: true, movesItself: false, hasOneSwitch: false },
};
/** The bot plays until something is offered. */
function playToOffer(changed: Partial<RunSetup> = {}): World {
  const world = createWorld(gameRules, { ...setup, ...changed });
  while (world.state === "playing" && world.offer === null) step(world, { ...suggestMove(world), buttons: 0 });
  return world;
}
const kindsOf = (offer: readonly number[] | null) => offer?.map((choice) => choices[choice]?.kind);

test("there are forty, each with words of its own, each of one of the twenty-four, and every monster has a skill", () => {
  const file = join(import.meta.dirname, "../../../../content/lip-world/choices.json");
  const words = JSON.parse(readFileSync(file, "utf8")) as { id: string; name: string }[];
  expect(choices.map(({ id }) => id)).toEqual(words.map(({ id }) => id));
  expect(choices).toHaveLength(40);
  expect(new Set(words.map(({ name }) => name)).size).toBe(40);
  const skills = choices.filter(({ kind }) => kind === "skill").map(({ monster }) => monster);
  expect(skills).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
});

test("after a struck word one of three is offered: a finish, the companion's own skill first, and a curse; time stands", () => {
  const world = playToOffer();
  expect(world.struck.length).toBe(1);
  expect(kindsOf(world.offer)).toEqual(["finish", "skill", "curse"]);
  expect(choices[world.offer?.[1] ?? 0]).toMatchObject({ kind: "skill", monster: 13 });
  const { clock, bullets } = world;
  const count = bullets.count;
  for (let i = 0; i < 600; i++) step(world, { dx: 40, dy: 40, buttons: 1 });
  expect([world.clock, world.bullets.count]).toEqual([clock, count]);
  step(world, { dx: -1, dy: 0, buttons: chooseButton });
  expect(world.offer).toBeNull();
  expect(choices[world.taken[0] ?? -1]?.kind).toBe("finish");
  expect(world.modifiers).not.toEqual(plainModifiers);
});

test("what was taken is not offered again, and a run ends with as many as it had offers", () => {
  const { world } = recordBotRun(gameRules, { ...setup, stage: 3 });
  expect(resultOf(world).state).toBe("cleared");
  expect(world.taken.length).toBeGreaterThanOrEqual(4);
  expect(new Set(world.taken).size).toBe(world.taken.length);
});

test("what was offered and left comes again only when nothing else of its kind is left", () => {
  const { world } = recordBotRun(gameRules, { ...setup, stage: 3 });
  const firstEights = ["finish", "skill", "curse"].map((kind) =>
    world.offered.filter((choice) => choices[choice]?.kind === kind).slice(0, 8),
  );
  for (const offered of firstEights) expect(new Set(offered).size).toBe(offered.length);
});

test("two of a theme do more than each alone", () => {
  const world = playToOffer();
  const light = choices.flatMap(({ theme, kind }, i) => (theme === "light" && kind === "skill" ? [i] : []));
  const [first = 0, second = 0] = light.filter((i) => choices[i]?.changes.damage !== undefined);
  for (const choice of [first, second]) {
    world.offer = [choice, choice, choice];
    step(world, { dx: 0, dy: 0, buttons: chooseButton });
  }
  const alone = (choices[first]?.changes.damage ?? 0) + (choices[second]?.changes.damage ?? 0);
  expect(world.modifiers.damage).toBe(100 + alone + (synergies["light"]?.damage ?? 0));
});

test("a curse pays: each costs something and brings a third more points at least", () => {
  for (const { kind, changes, once } of choices) {
    if (kind !== "curse") continue;
    expect(changes.score).toBeGreaterThanOrEqual(33);
    const { score: _, ...costs } = changes;
    expect(Object.keys(costs).length + Object.keys(once ?? {}).length).toBe(1);
  }
});

test("a run with choices is the same when its log is played again; without them nothing is offered", () => {
  const recording = recordBotRun(gameRules, setup);
  const again = replay(gameRules, setup, recording.bytes());
  expect(again).toEqual({ ...resultOf(recording.world), firstMismatch: -1, surplus: 0 });
  const { hasChoices: _, ...plain } = setup;
  expect(recordBotRun(gameRules, plain).world.taken).toEqual([]);
});

test("who does not read takes one kind after the other", () => {
  const { world } = recordBotRun(gameRules, { ...setup, stage: 3 });
  const kinds = world.taken.slice(0, 3).map((choice) => choices[choice]?.kind);
  expect(kinds).toEqual(["finish", "skill", "curse"]);
  expect(suggestChoice(world).buttons).toBe(chooseButton);
});

import { describe, expect, test } from "vitest";
import { typeCommand } from "#test-support/type-command.ts";
import { systemClock } from "#server/platform/clock.ts";
import { systemRandom } from "#server/platform/random.ts";
import type { Database } from "#server/platform/database.ts";
import { openHub } from "./open-hub.ts";
import { createCommandLine } from "./zone.ts";

const zone = createCommandLine({ clock: systemClock, random: systemRandom, open: openHub, report: () => {} });
const nouns = zone.commands;

test("help tells every verb of every noun with what it does, and those of one noun alone", () => {
  const help = zone.helpInformation();
  for (const noun of nouns)
    for (const verb of noun.commands) {
      expect(help).toContain(`\n  ${noun.name()} ${verb.name()}`);
      expect(verb.description(), `${noun.name()} ${verb.name()}`).not.toBe("");
    }
  const draws = nouns.find((noun) => noun.name() === "draws")!;
  expect(draws.helpInformation()).toContain("draws redeem|hand-over [options] <id>");
  expect(draws.helpInformation()).not.toContain("paintings");
});

test("whoever says the words of before is understood", () => {
  const find = (word: string) => nouns.find((noun) => noun.name() === word || noun.alias() === word);
  expect(["site", "visitor", "campaign", "numbers", "artworks", "live"].map((word) => find(word)?.name())).toEqual([
    "sites",
    "visitors",
    "campaigns",
    "stats",
    "paintings",
    "broadcasts",
  ]);
  const verbs = find("draws")!.commands.map((verb) => [verb.alias(), verb.name()]);
  expect(verbs).toContainEqual(["hand-over", "redeem"]);
  expect(verbs).toContainEqual(["move-up", "reassign"]);
});

describe("what is asked for wrongly is refused without a look at the database, and the refusal tells how", () => {
  const open = (): never => {
    throw new Error("the database was opened");
  };
  test.each([
    ["unknown command 'room'", "room list"],
    ["(Did you mean --until?)", "sites close lmv --untl 2099-12-24"],
    ["unknown option '--csv'", "sites list --csv"],
    ["unknown option '--dry-run'", "mascaras clear 00000000-0000-4000-9000-000000000001 --dry-run"],
    ["argument missing", "draws draw moon-key --signature"],
    ["missing required argument 'id'", "draws redeem --number 1"],
  ])("%s", async (message, line) => {
    let written = "";
    const output = { writeErr: (text: string) => void (written += text) };
    await expect(
      typeCommand(line, { database: {} as Database, clock: systemClock, open, output }),
    ).rejects.toMatchObject({ exitCode: 1, message: expect.stringContaining(message) });
    expect(written).toMatch(/^error: .*[^]*\n\nUsage: npm run -s zone -- /);
  });
});

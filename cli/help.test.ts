import { expect, test } from "vitest";
import { helpNouns, helpOf } from "./help.ts";
import { systemClock } from "#server/platform/clock.ts";
import { commands, nounAliases, runCommand } from "./zone.ts";

test("help knows every noun of the door and no other, and tells one of them alone", () => {
  expect(helpNouns.toSorted()).toEqual([...commands.keys()].toSorted());
  expect(helpOf("draws")).toContain("zone -- draws redeem <id> --number <n> --code <six digits>");
  expect(helpOf("draws")).not.toContain("paintings");
  expect(helpOf("nothing")).toBe(helpOf());
});

test("whoever says the words of before is understood", async () => {
  for (const noun of nounAliases.values()) expect(commands.has(noun), noun).toBe(true);
  const said: (string | undefined)[] = [];
  const known = new Map([...commands.keys()].map((noun) => [noun, async () => ({ text: noun, data: {} })]));
  const open = async () => ({ database: {} as never, secrets: async () => ["s"] as const, close: async () => {} });
  for (const noun of nounAliases.keys()) {
    const { text } = await runCommand([noun, "list"], { commands: known, clock: systemClock, open: open as never });
    said.push(text);
  }
  expect(said).toEqual([...nounAliases.values()]);
});

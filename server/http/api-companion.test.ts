import { afterEach, beforeEach, expect, test } from "vitest";
import type { CompanionSays } from "#contracts/companion.ts";
import { openSealZone, type SealZone } from "#tests/seals/seal-zone.ts";
import { master, times, type Walker } from "#tests/seals/walker.ts";

let zone: SealZone;
let me: Walker;
beforeEach(async () => {
  zone = await openSealZone();
  me = await zone.walker();
});
afterEach(() => zone.stop());

const goAlongWith = (monsterId: string) => me.write("POST", "/api/lmw/progress", { kind: "starter", monsterId });
const says = async (query: string): Promise<CompanionSays["says"]> =>
  (await me.read<CompanionSays>(`/api/visitor/companion?${query}`)).says;
const nights = (count: number) => times(count, async () => me.nextNight());
const of = (monsterId: string) => master.companionLines.find((own) => own.monsterId === monsterId)!;

test("it has one line for each site, and none for whoever goes alone", async () => {
  expect(await says("site=faq")).toBeNull();
  await goAlongWith("13");
  expect(await says("site=faq")).toMatchObject({ monsterId: "13", line: of("13").lines.faq, letterOf: null });
  expect((await says("site=mor"))?.line).toBe(of("13").lines.mor);
  expect(await says("site=nowhere")).toBeNull();
});

test("after six nights it says its line; after seven its letter, all night long, until it was read", async () => {
  await goAlongWith("13");
  await nights(6);
  expect((await says("site=faq"))?.letterOf).toBeNull();
  await nights(1);
  const letter = await says("site=faq");
  expect(letter?.letterOf).toBe("2026-11-20");
  expect(of("13").letters).toContain(letter?.line);
  // What is done before it was read does not lose it.
  await me.write("POST", "/api/visitor/opening");
  expect(await says("site=hack")).toEqual(letter);
  expect(await says("site=hack&read=2026-11-20")).toMatchObject({ line: of("13").lines.hack, letterOf: null });
  await nights(1);
  expect((await says("site=hack"))?.letterOf).toBeNull();
});

test("another absence brings another letter, and every monster has its own", async () => {
  await goAlongWith("13");
  await nights(7);
  const first = await says("site=faq");
  await me.write("POST", "/api/visitor/opening");
  await nights(9);
  const second = await says("site=faq&read=2026-11-20");
  expect([first?.letterOf, second?.letterOf]).toEqual(["2026-11-20", "2026-11-27"]);
  expect(second?.line).not.toBe(first?.line);
  const letters = master.companionLines.flatMap((own) => own.letters);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.length).toBeGreaterThanOrEqual(48);
});

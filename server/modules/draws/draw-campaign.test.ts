import { expect, test } from "vitest";
import {
  beaconOf,
  instantCampaign,
  laterCampaign,
  openDrawsForEachTest,
  type TestDraws,
} from "#test-support/draws/open-draws-for-each-test.ts";
import { signTestRound, testBeacon } from "#test-support/test-beacon.ts";
import { verifyDraw } from "../../../verifier/verify-draw.mjs";
import { drawCampaign, freezeCampaign, prepareDraw } from "./draw-campaign.ts";
import { commitEntryLog } from "./entry-log.ts";

let draws: TestDraws;
openDrawsForEachTest((opened) => (draws = opened));

test("entries, a seal each hour, the list frozen, the draw: the proof holds, and no kind of tampering does", async () => {
  await draws.publish(instantCampaign);
  draws.moveTo("2027-01-15T10:00:00+09:00");
  for (const id of await draws.createVisitors(180)) {
    draws.clock.advance(4 * 3_600_000);
    await draws.enterInstant(id);
    if (draws.random.int(9) === 0)
      await draws.database.transaction((queries) =>
        commitEntryLog(queries, instantCampaign.id, draws.clock.now().getTime() - 60_000),
      );
  }
  const proof = (await draws.endAndDraw(instantCampaign)) as Record<string, string[] & string>;
  const verdict = await verifyDraw(proof, testBeacon.chain.publicKey);
  expect(verdict.steps.filter(({ isGood }) => !isGood)).toEqual([]);
  expect(verdict).toMatchObject({ isGood: true, early: 0, winners: 70 });

  const list = (name: string): string[] => proof[name] as unknown as string[];
  const outsider =
    list("entries")
      .find((line) => line.endsWith("-"))
      ?.split(" ")[1] ?? "";
  const met = list("entries").findIndex((line) => !line.endsWith("-"));
  const [metAt, , metUnit] = list("entries")[met]?.split(" ") ?? [];
  const tampered: Record<string, object> = {
    "another seed": { ...proof, seed: "5f".repeat(32) },
    "another moment": { ...proof, moments: list("moments").with(0, `0 lip ${Date.parse("2027-01-16T03:00:00Z")}`) },
    "more prizes": { ...proof, terms: list("terms").map((line) => line.replace("prize lip 60", "prize lip 61")) },
    "an entry taken out": { ...proof, entries: list("entries").toSpliced(9, 1) },
    "an entry slipped in": { ...proof, entries: list("entries").toSpliced(9, 0, list("entries")[9] ?? "") },
    "a win for somebody else": { ...proof, entries: list("entries").with(met, `${metAt} ${outsider} ${metUnit}`) },
    "a win out of nothing": {
      ...proof,
      entries: list("entries").map((line, at) => (at === 3 ? line.replace("-", "69") : line)),
    },
    "an hour sealed anew": { ...proof, pages: list("pages").with(2, (list("pages")[2] ?? "").replace(/.$/, "0")) },
    "another number of the hour": { ...proof, beacon: "bf".repeat(32) },
    "a number that somebody made up, and its own hash for a signature": { ...proof, signature: "ab".repeat(48) },
    "a number of another round": { ...proof, signature: signTestRound(1000) },
    "a number that nobody signed": { ...proof, signature: null },
    "an old proof without the signature": { ...proof, signature: undefined },
    "another round in the terms": {
      ...proof,
      terms: list("terms").map((line) => line.replace(/quicknet \d+/, "quicknet 1000")),
      signature: signTestRound(1000),
    },
    "another one drawn": { ...proof, drawn: list("drawn").with(0, `${list("drawn")[0]?.split(" ")[0]} ${outsider}`) },
    "a prize given twice": { ...proof, drawn: [...list("drawn"), list("drawn")[0] ?? ""] },
    "another list": { ...proof, tickets: { ...(proof["tickets"] as unknown as object), digest: "00".repeat(32) } },
    "a seal made afterwards": { ...proof, committedAt: "2027-03-01T00:00:00.000Z" },
    "another seal": { ...proof, commitment: "00".repeat(32) },
  };
  for (const [what, broken] of Object.entries(tampered))
    expect((await verifyDraw(broken, testBeacon.chain.publicKey)).isGood, what).toBe(false);
});

test("a draw after the end waits for its list and its hour, draws everybody once, and is not drawn again", async () => {
  await draws.publish(laterCampaign);
  draws.moveTo("2026-11-01T12:00:00+09:00");
  const people = await draws.createVisitors(40);
  for (const id of people) expect(await draws.enterAfter(id)).toMatchObject({ isNew: true, unit: null });
  expect(await draws.enterAfter(people[0] ?? "")).toMatchObject({ isNew: false });
  draws.moveTo("2026-11-12T22:00:30+09:00");
  const freeze = () =>
    draws.database.transaction((queries) => freezeCampaign(queries, laterCampaign.id, draws.clock.now()));
  await expect(freeze()).rejects.toThrow("can be frozen from 2026-11-12 22:01:00 (Japan)");
  draws.clock.advance(60_000);
  expect(await freeze()).toMatchObject({ tickets: 40 });
  expect(await freeze()).toEqual(await freeze());
  await expect(
    prepareDraw(draws.database, laterCampaign.id, { beacon: beaconOf(laterCampaign), now: draws.clock.now() }),
  ).rejects.toThrow("is known from");
  const proof = await draws.endAndDraw(laterCampaign);
  expect(await verifyDraw(proof, testBeacon.chain.publicKey)).toMatchObject({ isGood: true, winners: 8 });
  expect(
    await draws.database.transaction((queries) =>
      drawCampaign(queries, laterCampaign.id, {
        beacon: beaconOf(laterCampaign),
        now: draws.clock.now(),
        newId: () => draws.random.uuid(),
      }),
    ),
  ).toBeNull();
  expect(await draws.count("SELECT count(*) AS n FROM draw_wins")).toBe(8);
});

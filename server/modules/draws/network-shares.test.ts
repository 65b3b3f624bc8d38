import { expect, test } from "vitest";
import {
  instantCampaign,
  laterCampaign,
  openDrawsForEachTest,
  type TestDraws,
} from "#test-support/draws/open-draws-for-each-test.ts";
import { testBeacon } from "#test-support/test-beacon.ts";
import { verifyDraw } from "../../../verifier/verify-draw.mjs";
import { getMyTicket } from "./my-ticket.ts";

let draws: TestDraws;
openDrawsForEachTest((opened) => (draws = opened));

const networkOfOwn = (at: number): string => `own ${at}`;

test("fifty-seven visitors whom somebody made up at one address meet no more moments than a family, and the log says so", async () => {
  await draws.publish(instantCampaign);
  draws.moveTo("2027-01-20T12:00:00+09:00");
  await draws.database.query({ text: "UPDATE draw_units SET due_at = $1", values: [draws.clock.now()] });
  const bots = await draws.enterMany(instantCampaign, 57, { network: () => "one" });
  expect(await draws.count("SELECT count(*) AS n FROM draw_wins")).toBe(6);
  expect((await getMyTicket(draws.database, instantCampaign.id, bots[50] ?? ""))?.entries).toMatchObject([
    { unit: null, isAside: true },
  ]);
  // A neighbour who was here before, and everybody else, still win.
  const [neighbour] = await draws.enterMany(instantCampaign, 1, { network: () => "one", daysAgo: 20 });
  await draws.enterMany(instantCampaign, 3, { network: networkOfOwn });
  expect((await getMyTicket(draws.database, instantCampaign.id, neighbour ?? ""))?.win).not.toBeNull();
  expect(await draws.count("SELECT count(*) AS n FROM draw_wins")).toBe(10);

  const proof = (await draws.endAndDraw(instantCampaign)) as { entries: string[]; tickets: object };
  const verdict = await verifyDraw(proof, testBeacon.chain.publicKey);
  expect(verdict).toMatchObject({ aside: 51, early: 0 });
  // The moments were moved for this test; nothing else is broken.
  const brokenSteps = (of: typeof verdict) => of.steps.filter(({ isGood }) => !isGood).map(({ id }) => id);
  expect(brokenSteps(verdict)).toEqual(["seal", "moments"]);
  const hidden = { ...proof, entries: proof.entries.map((line) => line.replace(/ x$/, " -")) };
  expect(brokenSteps(await verifyDraw(hidden, testBeacon.chain.publicKey))).toContain("log");
});

test("of a draw after the end the list leaves out what one network has beyond its share, before the number is known", async () => {
  await draws.publish(laterCampaign);
  draws.moveTo("2026-11-01T12:00:00+09:00");
  await draws.enterMany(laterCampaign, 30, { network: networkOfOwn, daysAgo: 60 });
  const newcomers = await draws.enterMany(laterCampaign, 10, { network: (at) => `new ${at}` });
  const bots = await draws.enterMany(laterCampaign, 57, { network: () => "one" });
  const proof = (await draws.endAndDraw(laterCampaign)) as {
    aside: string[];
    tickets: { count: number };
    terms: string[];
  };
  expect(proof).toMatchObject({ tickets: { count: 40 } });
  expect(proof.aside).toHaveLength(57);
  expect(await verifyDraw(proof, testBeacon.chain.publicKey)).toMatchObject({ isGood: true, aside: 57, winners: 8 });
  expect((await getMyTicket(draws.database, laterCampaign.id, bots[0] ?? ""))?.entries).toMatchObject([
    { isAside: true },
  ]);
  expect((await getMyTicket(draws.database, laterCampaign.id, newcomers[0] ?? ""))?.entries).toMatchObject([
    { isAside: false },
  ]);
  expect(await draws.count("SELECT count(*) AS n FROM draw_entries WHERE network IS NOT NULL")).toBe(0);
  for (const broken of [
    { ...proof, aside: proof.aside.slice(1) },
    { ...proof, aside: [] },
    { ...proof, terms: proof.terms.filter((line) => line !== "aside networks/1") },
  ])
    expect((await verifyDraw(broken, testBeacon.chain.publicKey)).isGood).toBe(false);
});

test("a draw that was published before networks were judged is drawn as its terms said", async () => {
  await draws.publish(laterCampaign);
  await draws.database.query({ text: "UPDATE campaigns SET terms = replace(terms, E'\\naside networks/1', '')" });
  draws.moveTo("2026-11-01T12:00:00+09:00");
  await draws.enterMany(laterCampaign, 57, { network: () => "one" });
  expect(await draws.endAndDraw(laterCampaign)).toMatchObject({ tickets: { count: 57 } });
});

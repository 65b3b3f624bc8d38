import { expect, test } from "vitest";
import { openDrawsForEachTest, type TestDraws } from "#test-support/draws/open-draws-for-each-test.ts";
import { readCampaignFile } from "#test-support/draws/read-campaign-file.ts";
import { testBeacon } from "#test-support/test-beacon.ts";
import { verifyDraw } from "../../../verifier/verify-draw.mjs";
import { prepareDemo, seedDemo } from "./demo.ts";
import { getProof } from "./draw-campaign.ts";
import { getCampaign } from "./published-campaigns.ts";

let draws: TestDraws;
openDrawsForEachTest((opened) => (draws = opened));

test("the demonstration is the same everywhere, is put on once, and its proof holds", async () => {
  draws.moveTo("2026-11-20T12:00:00Z");
  const prepared = prepareDemo(readCampaignFile("lamp-night"), draws.clock.now());
  const seedOnce = () => draws.database.transaction((queries) => seedDemo(queries, prepared, draws.clock.now()));
  expect([await seedOnce(), await seedOnce()]).toEqual([true, false]);
  const proof = JSON.parse((await getProof(draws.database, "lamp-night")) ?? "{}") as { commitment: string };
  expect(await verifyDraw(proof, testBeacon.chain.publicKey)).toMatchObject({ isGood: true, winners: 24, early: 0 });
  expect((await getCampaign(draws.database, "lamp-night"))?.commitment).toBe(proof.commitment);
});

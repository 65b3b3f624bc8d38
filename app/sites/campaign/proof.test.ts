import { expect, test } from "vitest";
import { prepareDemonstration, putOnDemonstration } from "#server/modules/draws/demonstration.ts";
import { verifyDraw } from "../../../verifier/verify-draw.mjs";
import { proofSchema } from "#contracts/campaign-proof.ts";
import * as v from "valibot";
import { breakProof, possibleBreaks } from "./rules/break-proof.ts";
import { DrawZone, writtenCampaign } from "#tests/api/draw-zone.ts";

const draws = new DrawZone();

test("the saved verifier is one file with the proof in it, asks nobody, and runs the published program", async () => {
  expect((await draws.zone.browser().get("/api/campaign/half-open/verify-draw.html")).status).toBe(404);
  const prepared = prepareDemonstration(writtenCampaign("lamp-night"), draws.zone.clock.now());
  await draws.zone.database.transaction((queries) => putOnDemonstration(queries, prepared, draws.zone.clock.now()));
  const answer = await draws.zone.browser().get("/api/campaign/lamp-night/verify-draw.html");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="verify-draw-lamp-night.html"');
  const page = await answer.text();
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/\b(src|href)=|fetch\(|import\s*\(|from "|https?:\/\//);
  const proof: unknown = JSON.parse(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "");
  expect(proof).toEqual(await (await draws.zone.browser().get("/api/campaign/lamp-night/proof")).json());
  expect(page).toContain("export async function verifyDraw(proof)");
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});

test("whatever the page offers to break breaks the proof of that very campaign", async () => {
  for (const id of ["lamp-night", "moon-key"]) {
    await draws.zone.database.query({ text: "DELETE FROM campaigns WHERE id = $1", values: [id] });
    await draws.zone.database.query({ text: "DELETE FROM draw_units WHERE campaign_id = $1", values: [id] });
    const prepared = prepareDemonstration(writtenCampaign(id), draws.zone.clock.now());
    await draws.zone.database.transaction((queries) => putOnDemonstration(queries, prepared, draws.zone.clock.now()));
    const answer = await draws.zone.browser().get(`/api/campaign/${id}/proof`);
    const proof = v.parse(proofSchema, await answer.json());
    expect((await verifyDraw(proof)).isGood).toBe(true);
    const offered = possibleBreaks(proof);
    expect(offered.length).toBeGreaterThanOrEqual(4);
    for (const what of offered)
      expect((await verifyDraw(breakProof(proof, what).proof)).isGood, `${id} ${what}`).toBe(false);
  }
});

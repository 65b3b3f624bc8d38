import { expect, test } from "vitest";
import { prepareDemo, seedDemo } from "#server/modules/draws/demo.ts";
import { verifyDraw } from "../../../verifier/verify-draw.mjs";
import { proofSchema } from "#contracts/campaign-proof.ts";
import * as v from "valibot";
import { breakProof, possibleBreaks } from "./rules/break-proof.ts";
import { DrawTestHub, readCampaignFile } from "#tests/api/draw-test-hub.ts";

const draws = new DrawTestHub();

test("the saved verifier is one file with the proof in it, asks nobody, and runs the published program", async () => {
  expect((await draws.hub.browser().get("/api/campaign/half-open/verify-draw.html")).status).toBe(404);
  const prepared = prepareDemo(readCampaignFile("lamp-night"), draws.hub.clock.now());
  await draws.hub.database.transaction((queries) => seedDemo(queries, prepared, draws.hub.clock.now()));
  const answer = await draws.hub.browser().get("/api/campaign/lamp-night/verify-draw.html");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="verify-draw-lamp-night.html"');
  const page = await answer.text();
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/\b(src|href)=|fetch\(|import\s*\(|from "|https?:\/\//);
  const proof: unknown = JSON.parse(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "");
  expect(proof).toEqual(await (await draws.hub.browser().get("/api/campaign/lamp-night/proof")).json());
  expect(page).toContain("export async function verifyDraw(proof)");
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});

test("whatever the page offers to break breaks the proof of that very campaign", async () => {
  for (const id of ["lamp-night", "moon-key"]) {
    await draws.hub.database.query({ text: "DELETE FROM campaigns WHERE id = $1", values: [id] });
    await draws.hub.database.query({ text: "DELETE FROM draw_units WHERE campaign_id = $1", values: [id] });
    const prepared = prepareDemo(readCampaignFile(id), draws.hub.clock.now());
    await draws.hub.database.transaction((queries) => seedDemo(queries, prepared, draws.hub.clock.now()));
    const answer = await draws.hub.browser().get(`/api/campaign/${id}/proof`);
    const proof = v.parse(proofSchema, await answer.json());
    expect((await verifyDraw(proof)).isGood).toBe(true);
    const breakable = possibleBreaks(proof);
    expect(breakable.length).toBeGreaterThanOrEqual(4);
    for (const part of breakable)
      expect((await verifyDraw(breakProof(proof, part).proof)).isGood, `${id} ${part}`).toBe(false);
  }
});

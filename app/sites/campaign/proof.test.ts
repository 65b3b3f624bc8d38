import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { prepareDemo, seedDemo } from "#server/modules/draws/demo.ts";
import { verifyDraw } from "../../../verifier/verify-draw.mjs";
import { proofSchema } from "#contracts/campaign-proof.ts";
import * as v from "valibot";
import { breakProof, possibleBreaks } from "./rules/break-proof.ts";
import { readCampaignFile } from "#test-support/draws/read-campaign-file.ts";
import { DrawTestHub } from "#tests/api/draw-test-hub.ts";

const draws = new DrawTestHub();

/** A campaign of the demonstration anew, drawn. */
async function seedDrawn(id: string): Promise<void> {
  await draws.hub.database.query({ text: "DELETE FROM campaigns WHERE id = $1", values: [id] });
  await draws.hub.database.query({ text: "DELETE FROM draw_units WHERE campaign_id = $1", values: [id] });
  const prepared = prepareDemo(readCampaignFile(id), draws.hub.clock.now());
  await draws.hub.database.transaction((queries) => seedDemo(queries, prepared, draws.hub.clock.now()));
}

test("the saved verifier is one file with the proof in it, asks nobody, and runs the published program", async () => {
  expect((await draws.hub.browser().get("/api/campaign/half-open/verify-draw.html")).status).toBe(404);
  await seedDrawn("lamp-night");
  const answer = await draws.hub.browser().get("/api/campaign/lamp-night/verify-draw.html");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="verify-draw-lamp-night.html"');
  const page = await answer.text();
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/\b(src|href)=|fetch\(|import\s*\(|from "|https?:\/\//);
  const proof: unknown = JSON.parse(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "");
  expect(proof).toEqual(await (await draws.hub.browser().get("/api/campaign/lamp-night/proof")).json());
  expect(page).toContain("export async function verifyDraw(proof, beaconKey = quicknetKey)");
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});

test("the saved program is one file without packages that any Node runs beside the proof", async () => {
  await seedDrawn("lamp-night");
  const folder = mkdtempSync(join(tmpdir(), "kate-verifier-"));
  try {
    for (const name of ["verify-draw.mjs", "proof"]) {
      const answer = await draws.hub.browser().get(`/api/campaign/lamp-night/${name}`);
      writeFileSync(join(folder, name === "proof" ? "proof.json" : name), await answer.text());
    }
    const { stdout } = await promisify(execFile)(process.execPath, ["verify-draw.mjs", "proof.json"], { cwd: folder });
    expect(stdout).toContain("the draw holds: 24 winners");
    expect(stdout).toContain("ok      the public random number is signed by its network");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("whatever the page offers to break breaks the proof of that very campaign", async () => {
  for (const id of ["lamp-night", "moon-key"]) {
    await seedDrawn(id);
    const answer = await draws.hub.browser().get(`/api/campaign/${id}/proof`);
    const proof = v.parse(proofSchema, await answer.json());
    expect((await verifyDraw(proof)).isGood).toBe(true);
    const breakable = possibleBreaks(proof);
    expect(breakable.length).toBeGreaterThanOrEqual(4);
    for (const part of breakable)
      expect((await verifyDraw(breakProof(proof, part).proof)).isGood, `${id} ${part}`).toBe(false);
  }
});

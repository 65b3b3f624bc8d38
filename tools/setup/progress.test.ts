import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { showProgress } from "./progress.mjs";

let folder: string;
let nowMs: number;
let written: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kate-progress-"));
  nowMs = 0;
  written = "";
});
afterEach(() => rmSync(folder, { recursive: true }));

const show = (isTTY: boolean) =>
  showProgress("first build", {
    out: { isTTY, columns: 200, write: (text: string) => (written += text) },
    file: join(folder, "durations.json"),
    now: () => nowMs,
  });

test("a terminal says in place what runs, how far it is and about how long it will take", () => {
  const progress = show(true);
  progress.begin("app");
  progress.begin("fonts");
  progress.note("fonts", "37 of 250");
  nowMs = 12_000;
  progress.draw();
  progress.close();
  expect(written).toContain("\r\u001b[K⋯ app 12 s of about 35, fonts 37 of 250; about 38 s left");
  expect(written).not.toContain("\n");
});

test("a log gets whole lines: one when a step is done, and one after ten silent seconds", () => {
  const progress = show(false);
  progress.begin("app");
  for (nowMs = 0; nowMs <= 21_000; nowMs += 200) progress.draw();
  progress.end("app", "client and server");
  progress.close();
  expect(written.split("\n")).toEqual([
    "⋯ app 10 s of about 35; about 40 s left",
    "⋯ app 20 s of about 35; about 30 s left",
    "✓ app          21.2 s  client and server",
    "",
  ]);
});

test("what was run before is foretold by how long it took then", () => {
  const first = show(false);
  first.begin("app");
  nowMs = 80_000;
  first.end("app", "");
  first.done();
  expect(JSON.parse(readFileSync(join(folder, "durations.json"), "utf8"))).toEqual({
    "first build": { app: 80, all: 80 },
  });

  written = "";
  const second = show(false);
  second.begin("app");
  nowMs += 100_000;
  second.draw();
  second.close();
  expect(written).toBe("⋯ app 100 s of about 80; longer than usual\n");
});

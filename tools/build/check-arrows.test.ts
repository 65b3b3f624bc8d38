import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Arrows, readArrows, readRules } from "./check-arrows.ts";

const configuration = await readRules(join(import.meta.dirname, "../.."));

/** A small zone where every arrow points the right way. */
const sound: Record<string, string> = {
  "package.json": JSON.stringify({
    type: "module",
    imports: { "#app/*": "./app/*", "#server/*": "./server/*", "#contracts/*": "./contracts/*" },
  }),
  "node_modules/react/package.json": JSON.stringify({ name: "react", main: "./index.js" }),
  "node_modules/react/index.js": "export const useState = 1;",
  "node_modules/valibot/package.json": JSON.stringify({ name: "valibot", main: "./index.js" }),
  "node_modules/valibot/index.js": "export const string = 1;",
  "contracts/shade.ts": 'import { string } from "valibot"; export const shade = string; export type Shade = string;',
  "app/kits/basics/colour.ts": "export const red = 1;",
  "app/kits/ui/chip.tsx": 'import { red } from "../basics/colour.ts"; export const chip = red;',
  "app/kits/i18n/messages.tsx": "export const words = 1;",
  "app/kits/share/share.ts": 'import { words } from "#app/kits/i18n/messages.tsx"; export const share = words;',
  "app/kits/face/face.ts": "export const face = 1;",
  "app/kits/mirror/mirror.ts":
    'import { face } from "../face/face.ts"; import { share } from "../share/share.ts"; export const mirror = [face, share];',
  "app/kits/network/network.ts": "export const network = 1;",
  "app/kits/clip/clip.ts":
    'import { network } from "../network/network.ts"; import { share } from "../share/share.ts"; export const clip = [network, share];',
  "app/kits/sound/sound.ts": 'import { chip } from "../ui/chip.tsx"; export const sound = chip;',
  "app/shell/site-frame.server.ts": 'import { draws } from "#server/modules/draws.ts"; export const door = draws;',
  "app/shell/site-frame.tsx": 'import { share } from "#app/kits/share/share.ts"; export const doorLook = share;',
  "app/sites/yoku/rules/score.ts": 'import { red } from "#app/kits/basics/colour.ts"; export const score = red;',
  "app/sites/yoku/data.server.ts":
    'import { score } from "./rules/score.ts"; import { draws } from "#server/modules/draws.ts"; export const data = score + draws;',
  "app/kits/page/head.ts": "export const head = 1;",
  "app/sites/yoku/screen.tsx":
    'import { data } from "./data.server.ts"; import { head } from "#app/kits/page/head.ts"; export const screen = [data, head];',
  "app/sites/mcm/screen.tsx":
    'import type { Draws } from "#server/modules/draws.ts"; export const brush = 1 as unknown as Draws;',
  "server/platform/clock.ts": "export const clock = 1;",
  "server/modules/draws.ts":
    'import { clock } from "#server/platform/clock.ts"; import { shade } from "#contracts/shade.ts"; export const draws = [clock, shade]; export type Draws = number;',
  "server/http/renderer.ts": 'import { door } from "#app/shell/site-frame.server.ts"; export const renderer = door;',
  "test-support/chromium.ts": "export const launch = 1;",
  "tests/journeys/hub.journey.ts": "export const walk = 1;",
  "server/app.ts": 'import { renderer } from "./http/renderer.ts"; export const app = renderer;',
};

/** One wrong import for every rule. */
const wrong: [rule: string, file: string, code: string][] = [
  ["no-circle", "server/modules/draws-log.ts", 'import { stock } from "./stock.ts"; export const log = stock;'],
  [
    "no-circle",
    "server/modules/half.ts",
    'import type { OtherHalf } from "./other-half.ts"; export type Half = OtherHalf | null;',
  ],
  ["no-unresolved", "server/modules/lost.ts", 'import { gone } from "./gone.ts"; export const lost = gone;'],
  [
    "site-to-site",
    "app/sites/yoku/thief.ts",
    'import { brush } from "#app/sites/mcm/screen.tsx"; export const thief = brush;',
  ],
  [
    "site-to-site",
    "app/sites/yoku/reader.ts",
    'import type { brush } from "../mcm/screen.tsx"; export type Reader = typeof brush;',
  ],
  [
    "site-to-shell",
    "app/sites/yoku/framed.tsx",
    'import type { doorLook } from "#app/shell/site-frame.tsx"; export type Framed = typeof doorLook;',
  ],
  [
    "kit-upwards",
    "app/kits/share/climber.ts",
    'import { doorLook } from "#app/shell/site-frame.tsx"; export const climber = doorLook;',
  ],
  [
    "kit-sideways",
    "app/kits/share/neighbour.ts",
    'import { sound } from "#app/kits/sound/sound.ts"; export const neighbour = sound;',
  ],
  [
    "kit-sideways",
    "app/kits/face/vain.ts",
    'import { mirror } from "../mirror/mirror.ts"; export const vain = mirror;',
  ],
  [
    "mirror-sideways",
    "app/kits/mirror/singing.ts",
    'import { sound } from "../sound/sound.ts"; export const singing = sound;',
  ],
  [
    "clip-sideways",
    "app/kits/clip/singing.ts",
    'import { sound } from "../sound/sound.ts"; export const singing = sound;',
  ],
  [
    "ui-upwards",
    "app/kits/ui/talking-chip.tsx",
    'import { words } from "#app/kits/i18n/messages.tsx"; export const talking = words;',
  ],
  [
    "basics-upwards",
    "app/kits/basics/dressed.ts",
    'import { chip } from "../ui/chip.tsx"; export const dressed = chip;',
  ],
  [
    "shell-to-site",
    "app/shell/favourite.ts",
    'import { screen } from "#app/sites/yoku/screen.tsx"; export const favourite = screen;',
  ],
  [
    "server-code-on-the-phone",
    "app/sites/mcm/leak.tsx",
    'import { clock } from "#server/platform/clock.ts"; export const leak = clock;',
  ],
  ["rules-are-pure", "app/sites/mcm/rules/hook.ts", 'import { useState } from "react"; export const hook = useState;'],
  [
    "rules-are-pure",
    "app/sites/mcm/rules/shelled.ts",
    'import { doorLook } from "#app/shell/site-frame.tsx"; export const shelled = doorLook;',
  ],
  [
    "node-on-the-phone",
    "app/sites/mcm/rules/digest.ts",
    'import { createHash } from "node:crypto"; export const digest = createHash;',
  ],
  [
    "module-upwards",
    "server/modules/nosy.ts",
    'import { renderer } from "#server/http/renderer.ts"; export const nosy = renderer;',
  ],
  [
    "platform-upwards",
    "server/platform/clever.ts",
    'import { draws } from "#server/modules/draws.ts"; export const clever = draws;',
  ],
  [
    "http-to-app",
    "server/http/painter.ts",
    'import { doorLook } from "#app/shell/site-frame.tsx"; export const painter = doorLook;',
  ],
  [
    "contracts-use-nobody",
    "contracts/heavy.ts",
    'import { clock } from "#server/platform/clock.ts"; export const heavy = clock;',
  ],
  [
    "support-to-tests",
    "test-support/zone.ts",
    'import { walk } from "../tests/journeys/hub.journey.ts"; export const zone = walk;',
  ],
  [
    "journey-without-watch",
    "tests/journeys/alone.journey.ts",
    'import { launch } from "../../test-support/chromium.ts"; export const alone = launch;',
  ],
  [
    "workshop-in-production",
    "server/modules/rehearsed.ts",
    'import { fake } from "../../tests/fake.ts"; export const rehearsed = fake;',
  ],
  [
    "build-on-tests",
    "tools/offline/build-worker.ts",
    'import { fake } from "../../tests/fake.ts"; export const worker = fake;',
  ],
];

const folders: string[] = [];
let clean: Arrows;
let broken: Arrows;

beforeAll(async () => {
  clean = await arrowsOf(sound);
  broken = await arrowsOf({
    ...sound,
    "tests/fake.ts": "export const fake = 1;",
    "server/modules/stock.ts": 'import { log } from "./draws-log.ts"; export const stock = log;',
    "server/modules/other-half.ts": 'import type { Half } from "./half.ts"; export type OtherHalf = Half[];',
    ...Object.fromEntries(wrong.map(([, file, code]) => [file, code])),
  });
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe("the arrows", () => {
  test("let through what points the right way", () => {
    expect(clean.violations).toEqual([]);
    expect(clean.modules).toBeGreaterThan(15);
    expect(clean.dependencies).toBeGreaterThan(15);
  });

  test.each(wrong)("%s is broken by %s", (rule, file) => {
    expect(broken.violations.filter((line) => line.startsWith(`${rule}: ${file} `))).toHaveLength(1);
  });

  test("name a circle once, also one of types alone", () => {
    expect(broken.violations.filter((line) => line.startsWith("no-circle: "))).toEqual([
      "no-circle: server/modules/draws-log.ts → server/modules/stock.ts → server/modules/draws-log.ts",
      "no-circle: server/modules/half.ts → server/modules/other-half.ts → server/modules/half.ts",
    ]);
  });

  test.each(configuration.forbidden ?? [])("$name has a wrong import here that proves it", ({ name }) => {
    expect(wrong.map(([rule]) => rule)).toContain(name);
  });
});

function arrowsOf(files: Record<string, string>): Promise<Arrows> {
  const folder = mkdtempSync(join(tmpdir(), "kate-arrows-"));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return readArrows(folder, configuration);
}

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StageFiles } from "#app/sites/lmw/stage/stage-files.ts";
import { goldenSetups } from "../determinism/golden-runs.ts";
import { buildPage, openBuiltPage } from "../face-fixtures/open-built-page.ts";
import type { ContrastPage } from "../stage-contrast/page/contrast-page.ts";
import { expect, test } from "./fixtures/journey-test.ts";

declare const contrastPage: ContrastPage;

/** WCAG 2 for text; what can hit is as important. */
const bound = 4.5;
const everyTicks = 60;
const pictures = join(import.meta.dirname, "../../app/kits/ui/pictures");
const paperStage = 7;
const stages = [1, 2, 3, 4, 5, 6, 7];

for (const stage of stages)
  test(
    `no bullet of stage ${stage} is below 4.5:1 against its surroundings, in pictures of golden runs, for every kind of sight`,
    { tag: "@slow" },
    async ({ page, baseUrl }, info) => {
      test.setTimeout(240_000);
      await openBuiltPage(page, baseUrl, await buildPage("tests/stage-contrast/page/contrast-page.ts"));
      for (const setup of goldenSetups().filter((one) => one.stage === stage && one.seed >= 1000)) {
        const found = await page.evaluate((run) => contrastPage.measure(run), {
          ...{ setup, files: filesOf(stage), bound, everyTicks, hex: "#DE5038", words: "その色は、あなたの色ではない" },
        });
        console.log(
          `  stage ${stage}, ${["うす塗り", "重ね塗り", "濃厚"][setup.difficulty]}: ${found.pictures} pictures, ${found.bullets} bullets, least ${found.least.toFixed(2)}; the field L* ${found.field.lightness.toFixed(0)}, red ${found.field.redness.toFixed(1)}`,
        );
        if (found.below.length > 0)
          writeFileSync(info.outputPath("worst.png"), Buffer.from(found.worst.split(",")[1] ?? "", "base64"));
        if (stage === paperStage) expect(found.field.lightness).toBeGreaterThan(84);
        else expect(found.field.lightness).toBeLessThan(42);
        expect(found.field.redness, "red is the player's").toBeLessThan(2.2);
        expect(found.bullets).toBeGreaterThan(200);
        expect(found.below.slice(0, 5)).toEqual([]);
      }
    },
  );

function filesOf(stage: number): StageFiles {
  const picture = (name: string) => {
    const { hash } = read(name) as { hash: string };
    return { src: `/assets/v/${hash}/${name}@390.webp` };
  };
  const sheet = (name: string) => {
    const { hash, file, frames } = read(name) as { hash: string; file: string; frames: StageFiles["atlas"]["frames"] };
    return { src: `/assets/v/${hash}/${file}`, ...(frames && { frames }) };
  };
  return {
    atlas: sheet("world-atlas"),
    ground: picture(`world-stage-${stage}`),
    depth: stage < 7 ? picture(`world-depth-${stage}`) : null,
    enemies: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => sheet(`world-enemy-${number}`)),
    boss: ["whole", "torn-1", "torn-2", "freed"].map((state) => picture(`world-boss-${stage}-${state}`)),
    monster: null,
    ghost: null,
  };
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(pictures, `${name}.json`), "utf8"));

import assert from "node:assert/strict";
import type { Page } from "@playwright/test";
import { ciede2000 } from "#app/kits/basics/ciede2000.ts";
import { skinNumbersOf } from "#app/sites/virtual-tester/rules/skin-tone.ts";
import { byAddress, type FacePicture, listFixturePictures } from "../face-fixtures/expected-faces.ts";
import { startEngine } from "../face-fixtures/detect-pictures.ts";
import { buildPage, openBuiltPage } from "../face-fixtures/open-built-page.ts";
import type { FacePage } from "../face-fixtures/page/face-page.ts";
import type { PictureSkin } from "../face-fixtures/page/read-skin.ts";
import { test } from "./fixtures/journey-test.ts";

declare const facePage: FacePage;

/** The London people stand before a plain light wall: it is white enough to be their paper. */
const wall = { x: 0.06, y: 0.5 };

// What the engine says of itself goes to the console's error stream.
test.use({ expectedErrors: /Created TensorFlow Lite XNNPACK delegate/ });

test(
  "photographed people have skins as people have, and a warm lamp changes none beside a white wall",
  { tag: "@slow" },
  async ({ page, baseUrl }) => {
    const pictures = (listFixturePictures() ?? []).filter(({ name }) => /^(london_|derived_025_warm)/.test(name));
    if (pictures.length === 0) return console.log("  FACE_FIXTURES is not set: nobody was measured");
    await openBuiltPage(page, baseUrl, await buildPage("tests/face-fixtures/page/face-page.ts"), byAddress(pictures));
    if (!(await startEngine(page, "landmarker"))) return console.log("  this build has no model for the landmarker");
    const [walls, eyes] = [await readAll(page, pictures, wall), await readAll(page, pictures, null)];

    for (const [name, skin] of [...walls, ...eyes]) {
      assert.ok(!("error" in skin), `${name}: ${"error" in skin ? skin.error : ""}`);
      const { lightness, hue, typologyAngle, undertone } = skinNumbersOf(skin.tone);
      const { l, a, b } = skin.tone.plusMinus;
      console.log(
        `  ${name} ${skin.tone.way}: L ${lightness.value.toFixed(0)} h ${hue.value.toFixed(0)} ± ${hue.plusMinus.toFixed(0)}`,
        `ITA ${typologyAngle.value.toFixed(0)} ${undertone}, brows ${skin.contrast.brows.toFixed(0)} ${skin.contrast.level}`,
        `lips ${skin.contrast.lips?.toFixed(0)}; ± ${l.toFixed(1)} ${a.toFixed(1)} ${b.toFixed(1)}`,
      );
      assert.ok(lightness.value > 20 && lightness.value < 88, `${name} has a lightness of ${lightness.value}`);
      if (name !== "derived_025_warm.jpg")
        assert.ok(hue.value > 25 && hue.value < 85, `${name} has a hue of ${hue.value}`);
    }
    const [plain, warm] = [labOf(walls.get("london_025_neutral.jpg")), labOf(walls.get("derived_025_warm.jpg"))];
    const difference = ciede2000(plain, warm);
    console.log(`  london_025 and the same in warm light, both beside their wall: ΔE00 ${difference.toFixed(2)}`);
    assert.ok(difference <= 4, `a warm lamp moves a skin by ${difference}`);
  },
);

async function readAll(page: Page, pictures: readonly FacePicture[], whiteAt: typeof wall | null) {
  const skins = new Map<string, PictureSkin>();
  for (const { name, address } of pictures)
    skins.set(name, await page.evaluate(([where, at]) => facePage.readSkin(where, at), [address, whiteAt] as const));
  return skins;
}

function labOf(skin: PictureSkin | undefined) {
  assert.ok(skin && !("error" in skin), "it was measured");
  return skin.tone.lab;
}

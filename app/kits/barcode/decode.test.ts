import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { prepareZXingModule } from "zxing-wasm/reader";
import { photographs } from "#tests/fixtures/barcodes/photographs.ts";
import { readOnce, readStill } from "./decode.ts";
import type { Pixels } from "./pixels.ts";

const root = join(import.meta.dirname, "../../..");

beforeAll(async () => {
  const wasm = await readFile(join(root, "node_modules/zxing-wasm/dist/reader/zxing_reader.wasm"));
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

async function pixelsOfFile(file: string): Promise<Pixels> {
  const { data, info } = await sharp(join(root, "tests/fixtures/barcodes", file))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Uint8ClampedArray.from(data), width: info.width, height: info.height };
}

it("reads packs that are tilted, blurred, shaken, shaded and dark, and never a wrong code", async () => {
  const rows: string[] = [];
  const wrong: string[] = [];
  let [once, twice] = [0, 0];
  for (const { file, jan } of photographs) {
    const pixels = await pixelsOfFile(file);
    const first = await readOnce(pixels);
    const still = await readStill(pixels);
    if (first === jan) once += 1;
    if (still === jan) twice += 1;
    if (still !== null && still !== jan) wrong.push(`${file}: ${still}`);
    rows.push(
      `${file.padEnd(18)} one look ${first === jan ? "read" : "–   "}  two equal reads ${still === jan ? "read" : "–"}`,
    );
  }
  console.log(
    [...rows, `one look ${once}/${photographs.length}, two equal reads ${twice}/${photographs.length}`].join("\n"),
  );
  expect(wrong).toEqual([]);
  expect(twice).toBeGreaterThanOrEqual(11);
}, 60_000);

it("reads nothing where there is no code", async () => {
  const empty = { data: new Uint8ClampedArray(4 * 320 * 240).fill(200), width: 320, height: 240 };
  expect(await readStill(empty)).toBeNull();
});

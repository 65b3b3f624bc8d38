import type { IncomingMessage, ServerResponse } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { MasterData } from "#contracts/master-data.ts";
import { fixedClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database.ts";
import { createPictureRenderer } from "./draw-picture.ts";
import { workImagePattern, createWorkImageHandler } from "./work-images.ts";
import type { CardOf } from "./share-card.ts";

const [width, height] = [560, 980];
let paintCount = 0;

/** A red square in the middle of a card's drawing; all around it is nothing. */
function square(): Uint8ClampedArray {
  paintCount++;
  const rows = new Uint8ClampedArray(width * height * 4);
  for (let y = 300; y < 500; y++) for (let x = 200; x < 300; x++) rows.set([200, 0, 20, 255], (y * width + x) * 4);
  return rows;
}

const cardOf: CardOf = (id) => {
  if (id === "none") return null;
  const words = { lang: "ja", kicker: "", title: id } as const;
  return id === "words" ? words : { ...words, drawing: { key: "square", width, height, paint: square } };
};
const renderPicture = createPictureRenderer("public/assets/v");
const answer = createWorkImageHandler({
  draw: renderPicture,
  admit: async () => () => {},
  cardsOf: { mcm: cardOf },
  masterData: { read: async () => ({}) as MasterData },
  database: {} as Database,
  clock: fixedClock("2026-11-20T12:00:00Z"),
});

async function fetchImage(path: string) {
  const sent: { status?: number; headers?: Record<string, unknown>; body?: Buffer } = {};
  const response = {
    writeHead: (status: number, headers: Record<string, unknown>) => Object.assign(sent, { status, headers }),
    end: (body: Buffer) => Object.assign(sent, { body }),
  } as unknown as ServerResponse;
  const match = workImagePattern.exec(path);
  const isThere = match !== null && (await answer(match, { method: "GET" } as IncomingMessage, response)) === true;
  return { isThere, ...sent };
}

test("what somebody made is a small picture of its own, without the empty margins of a card", async () => {
  const { isThere, headers, body } = await fetchImage("/assets/mcm/made/one");
  expect(isThere).toBe(true);
  expect(headers).toMatchObject({ "content-type": "image/webp" });
  const { width: wide, height: high } = await sharp(body).metadata();
  expect([wide, high]).toEqual([100, 200]);
});

test.each([
  [
    "in SVG",
    {
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 7"><rect x="1" y="2" width="1" height="2" fill="#c80014"/></svg>`,
    },
  ],
  ["in a file", { file: "square.png" }],
])("what is drawn %s comes out as if it had been painted here", async (_, painted) => {
  const rows = Buffer.alloc(width * height * 4);
  for (let y = 280; y < 560; y++) for (let x = 140; x < 280; x++) rows.set([200, 0, 20, 255], (y * width + x) * 4);
  const folder = await mkdtemp(join(tmpdir(), "kz-drawing-"));
  const file = join(folder, "square.png");
  await sharp(rows, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file);
  const drawing = { width, height, painted: "file" in painted ? { file } : painted };
  const { bytes } = await renderPicture({ kind: "small", drawing });
  await rm(folder, { recursive: true });
  const { width: wide, height: high } = await sharp(bytes).metadata();
  expect([wide, high]).toEqual([140, 280]);
});

test("the same drawing is made once, whichever id shows it", async () => {
  const before = paintCount;
  await fetchImage("/assets/mcm/made/one");
  await fetchImage("/assets/mcm/made/two");
  expect(paintCount).toBe(before);
});

test.each(["/assets/mcm/made/none", "/assets/mcm/made/words", "/assets/nowhere/made/one", "/assets/mcm/ogp/one"])(
  "at %s there is no such picture",
  async (path) => {
    expect((await fetchImage(path)).isThere).toBe(false);
  },
);

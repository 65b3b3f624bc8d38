import bwipjs from "bwip-js/node";
import sharp from "sharp";
import { blurDisc, blurLine, type Planes } from "./lens.ts";
import type { PlannedPhotograph } from "./photograph-plan.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";

/** The printed side of the pack, in modules, and its px. */
const face = { width: 150, height: 140, pxPerModule: 8 };
/** Where the code's middle lies on it. */
const middle = { x: 75, y: 92 };

/** The picture a phone would have taken: a JPEG file. */
export async function drawPhotograph(photograph: PlannedPhotograph): Promise<Buffer> {
  const { widthPx: width, heightPx: height, modulePx, defocus, shake, shakeDeg } = photograph;
  const random = seededRandom(photograph.seed);
  let picture = project(await printFace(photograph), photograph, random);
  picture = applyLight(picture, photograph, random);
  picture = blurDisc(picture, defocus * modulePx);
  if (shake > 0) picture = blurLine(picture, shake * modulePx, shakeDeg);
  return sharp(toBytes(picture, photograph.noise, random), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: photograph.quality, chromaSubsampling: "4:2:0" })
    .toBuffer();
}

async function printFace({ jan, paper, ink }: PlannedPhotograph): Promise<Planes> {
  const [drawn] = bwipjs.raw({ bcid: "ean13", text: jan }) as { sbs?: number[] }[];
  let x = middle.x - 47.5;
  const bars = (drawn?.sbs ?? []).map((width, i) => {
    const bar = i % 2 === 0 ? `<rect x="${x}" y="${middle.y - 24}" width="${width}" height="46"/>` : "";
    x += width;
    return bar;
  });
  const lines = Array.from(
    { length: 7 },
    (_, i) => `<rect x="20" y="${22 + i * 5}" width="${90 - ((i * 37) % 40)}" height="1.7" opacity=".7"/>`,
  );
  const [width, height] = [face.width * face.pxPerModule, face.height * face.pxPerModule];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${face.width} ${face.height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <g fill="${ink}"><text x="20" y="17" font-family="sans-serif" font-size="11" font-weight="700">KATE ZONE</text>
    ${lines.join("")}${bars.join("")}
    <rect x="${middle.x - 43}" y="${middle.y + 15.5}" width="42" height="8" fill="${paper}"/>
    <rect x="${middle.x + 2}" y="${middle.y + 15.5}" width="42" height="8" fill="${paper}"/>
    <text x="${middle.x - 42}" y="${middle.y + 23}" font-family="monospace" font-size="9" textLength="86">${jan.slice(1)}</text></g>
  </svg>`;
  const { data } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: Float32Array.from(data), width, height };
}

/** The pack on a table, turned, tilted and rolled; three by three samples a pixel. */
function project(printed: Planes, photograph: PlannedPhotograph, random: () => number): Planes {
  const { widthPx: width, heightPx: height } = photograph;
  const data = new Float32Array(width * height * 3);
  const grain = Array.from({ length: 97 }, () => 40 + 40 * random());
  const toFace = placeOnFace(photograph, random);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = 3 * (y * width + x);
      for (let sub = 0; sub < 9; sub++) {
        const point = toFace(x + ((sub % 3) + 0.5) / 3, y + (Math.floor(sub / 3) + 0.5) / 3);
        const table = grain[(y + (x >> 5)) % grain.length] ?? 50;
        addSample(data, at, printed, point, table);
      }
    }
  }
  return { data, width, height };
}

function addSample(data: Float32Array, at: number, printed: Planes, point: readonly [number, number], table: number) {
  const [u, v] = [point[0] * face.pxPerModule, point[1] * face.pxPerModule];
  const isOn = u >= 0 && v >= 0 && u < printed.width - 1 && v < printed.height - 1;
  const from = isOn ? 3 * (Math.floor(v) * printed.width + Math.floor(u)) : 0;
  for (let c = 0; c < 3; c++) {
    const value = isOn ? (printed.data[from + c] ?? 0) : table * (1.1 - 0.15 * c);
    data[at + c] = (data[at + c] ?? 0) + value / 9;
  }
}

/** From a point of the picture to a point of the pack, in modules. */
function placeOnFace(photograph: PlannedPhotograph, random: () => number) {
  const { widthPx, heightPx, modulePx, turnDeg, tiltX, tiltY, tubeRadius, isRound } = photograph;
  const [cos, sin] = [Math.cos((turnDeg * Math.PI) / 180), Math.sin((turnDeg * Math.PI) / 180)];
  const free = photograph.kind === "small" ? 0.22 : 0.03;
  const [cx, cy] = [widthPx * (0.5 + free * (random() - 0.5)), heightPx * (0.5 + free * (random() - 0.5))];
  const roll = (length: number): number =>
    tubeRadius === 0 ? length : Math.abs(length) < tubeRadius ? tubeRadius * Math.asin(length / tubeRadius) : 1e4;
  return (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [(x - cx) / modulePx, (y - cy) / modulePx];
    const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
    const depth = 1 + tiltX * px + tiltY * py;
    const [u, v] = [px / depth, py / depth];
    return isRound ? [middle.x + roll(u), middle.y + v] : [middle.x + u, middle.y + roll(v)];
  };
}

/** Shade with a soft edge across the code, a mirrored lamp, and the exposure. */
function applyLight(picture: Planes, { shade, glare, exposure }: PlannedPhotograph, random: () => number): Planes {
  const { width, height } = picture;
  const lamp = { x: width * (0.35 + 0.3 * random()), y: height * (0.4 + 0.2 * random()) };
  const data = picture.data.map((value, i) => {
    const [x, y] = [Math.floor(i / 3) % width, Math.floor(i / 3 / width)];
    const edge = 1 / (1 + Math.exp(-(x + 0.35 * y - 0.65 * width) / 14));
    const spot = Math.exp(-(((x - lamp.x) / 110) ** 2 + ((y - lamp.y) / 60) ** 2));
    return exposure * value * (1 - (1 - shade) * edge) + 255 * glare * spot * 0.6;
  });
  return { ...picture, data };
}

function toBytes({ data }: Planes, noise: number, random: () => number): Buffer {
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Buffer.from(Uint8ClampedArray.from(data, (value) => value + noise * normal()).buffer);
}

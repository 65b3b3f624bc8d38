import { expect, test } from "vitest";
import { hexToSrgb } from "#app/kits/basics/srgb.ts";
import { seededRandom } from "#app/kits/basics/seeded-random.ts";
import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { type Pixels, readPalette } from "./read-palette.ts";

const [width, height] = [120, 150];

function paint(colourAt: (x: number, y: number) => string, noise = 0): Pixels {
  const random = seededRandom(7);
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const rgb = hexToSrgb(colourAt(x, y)).map((value) => value * 255 + (random() - 0.5) * noise);
      data.set([...rgb, 255], 4 * (y * width + x));
    }
  }
  return { data, width, height };
}

/** The wanted colours that are not told as nearly as an eye can see. */
function missed(picture: Pixels, wanted: readonly string[], within = 3): string[] {
  const { colours } = readPalette(picture);
  return wanted.filter((hex) => !colours.some((found) => shadeDifference(found.hex, hex) < within));
}

const five = ["#d83030", "#e8b020", "#2f9a4a", "#2f5fd0", "#8a3fb0"];
const stripes = (colours: readonly string[]) => (x: number) => colours[Math.floor((x / width) * colours.length)]!;

test("five stripes are five colours, and nothing else", () => {
  const picture = paint(stripes(five));
  expect(missed(picture, five, 1)).toEqual([]);
  expect(readPalette(picture).colours).toHaveLength(5);
});

test("the grain of a dark room does not change what is seen", () => {
  expect(missed(paint(stripes(five), 26), five)).toEqual([]);
});

test("the same picture has the same colours, every time", () => {
  const picture = paint(stripes(five), 26);
  expect(readPalette(picture)).toEqual(readPalette(picture));
});

test("one small flower in a meadow is found", () => {
  const picture = paint((x, y) => (Math.hypot(x - 80, y - 60) < 5 ? "#e0203c" : y < 40 ? "#8fb8e0" : "#5a8a3a"), 12);
  expect(missed(picture, ["#e0203c", "#5a8a3a", "#8fb8e0"], 5)).toEqual([]);
});

test("walls, paper, ink and the black frame around a picture are nobody's colour", () => {
  const picture = paint((x, y) => {
    if (x < 3 || y < 3 || x >= width - 3 || y >= height - 3) return "#ff00ff";
    if (x < 40) return "#f6f6f4";
    if (x < 70) return "#0a0909";
    return y < 75 ? "#8b8b8b" : "#c4502c";
  });
  const { colours } = readPalette(picture);
  expect(colours.map(({ hex }) => shadeDifference(hex, "#c4502c") < 3)).toEqual([true]);
});

test("a colour is told where it is", () => {
  const { colours } = readPalette(paint((x, y) => (x > 90 && y > 110 ? "#d83030" : "#2f5fd0")));
  const red = colours.find(({ hex }) => shadeDifference(hex, "#d83030") < 3);
  expect(red?.x).toBeGreaterThan(0.75);
  expect(red?.y).toBeGreaterThan(0.73);
});

test("in a picture of greys the colours are hidden", () => {
  const grey = paint((x, y) => ["#202020", "#7a7a78", "#d8d6d4"][(x + y) % 3]!, 8);
  expect(readPalette(grey)).toEqual({ colours: [], rest: [], isGrey: true });
  expect(readPalette(paint(() => "#000000")).isGrey).toBe(true);
  expect(readPalette(paint(() => "#ffffff")).isGrey).toBe(true);
});

test("a picture of one colour has one", () => {
  expect(readPalette(paint(() => "#c4502c")).colours.map(({ hex }) => hex)).toEqual(["#c4502c"]);
});

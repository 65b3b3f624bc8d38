import { expect, test } from "vitest";
import face from "#content/faces/face-1.json" with { type: "json" };
import { encodeGamma, type Rgb } from "#app/kits/basics/srgb.ts";
import { pickOne, type Random, randomBetween, seededRandom } from "#app/kits/basics/seeded-random.ts";
import { readFaceLight, whitesOf } from "#app/kits/makeup/face-light.ts";
import type { SmallPicture } from "#app/kits/makeup/small-picture-colours.ts";
import { eyes, lipsOuter } from "#app/kits/makeup/face-regions.ts";
import {
  byDaylight,
  eyeWhite,
  grey,
  lamps,
  type Lights,
  photographed,
  screens,
  sensedWhite,
  skins,
  type Spectrum,
} from "#test-support/skin-pigments.ts";
import { skinNumbersOf, type SkinTone } from "../rules/skin-tone.ts";
import { differencePicture } from "./flash-difference.ts";
import { measureSkin, type SkinReading } from "./measure-skin.ts";
import { eachChannel } from "./skin-patches.ts";
import { eyesWhite, paperWhite, screenWhite, type WhiteReference } from "./white-reference.ts";

// A face of which each place throws back what the test says, under a lamp the test knows, before a camera that is half right.

const landmarks = Float32Array.from(face.landmarks.flat());
const edgePx = 128;
const from = boundsOf();

interface Scene {
  skin: Spectrum;
  /** What lights it, each lamp with its strength. */
  lights: Lights;
  /** What the camera takes for white, and how long it exposes. */
  whiteBalance: Rgb;
  exposure: number;
  /** The share of light that the white of these eyes throws back. */
  eye: number;
  random: Random;
}

/** Every place of the picture: skin, with shine on one cheek and shadow on the other, brows, lips, and eyes. */
function photograph(scene: Scene): SmallPicture {
  const { skin, eye, random } = scene;
  const [plain, white, dark, lip] = [
    skin,
    eyeWhite(eye),
    grey(0.03),
    skin.map((r, i) => r * (i > 20 ? 0.95 : 0.62)),
  ].map((surface) => seen(surface, scene)) as [Rgb, Rgb, Rgb, Rgb];
  const rgba = new Uint8ClampedArray(edgePx * edgePx * 4).fill(255);
  const put = (i: number, colour: Rgb, shade: number): void => {
    for (const c of [0, 1, 2] as const)
      rgba[i * 4 + c] = 255 * encodeGamma(Math.max(0, colour[c] * shade)) + randomBetween(random, -2, 2);
  };
  for (let i = 0; i < edgePx * edgePx; i++) {
    const [x, y] = [(i % edgePx) / edgePx, Math.floor(i / edgePx) / edgePx];
    const isShine = Math.hypot(x - 0.28, y - 0.52) < 0.05;
    const isShadow = x > 0.82;
    put(i, plain, (isShine ? 1.9 : isShadow ? 0.45 : 1) * (1.04 - 0.12 * Math.abs(x - 0.45)));
  }
  const spot = (place: number | readonly [number, number], radius: number, colour: Rgb): void => {
    const [px, py] = typeof place === "number" ? [landmarks[place * 3]!, landmarks[place * 3 + 1]!] : place;
    const [cx, cy] = [((px - from.x) / from.width) * edgePx, ((py - from.y) / from.height) * edgePx];
    for (let row = Math.round(cy - radius); row <= cy + radius; row++)
      for (let column = Math.round(cx - radius); column <= cx + radius; column++)
        if (row >= 0 && column >= 0 && row < edgePx && column < edgePx) put(row * edgePx + column, colour, 1);
  };
  for (const { browUpper, browLower } of eyes) for (const i of [...browUpper, ...browLower]) spot(i, 3, dark);
  for (const i of [...lipsOuter.upper, ...lipsOuter.lower]) spot(i, 2, lip);
  for (const place of eyes.flatMap((one) => whitesOf(landmarks, one))) spot(place, 2, white);
  return { rgba, widthPx: edgePx, heightPx: edgePx, from };
}

const seen = (surface: Spectrum, { lights, whiteBalance, exposure }: Scene): Rgb =>
  eachChannel((c) => exposure * photographed(surface, lights, whiteBalance)[c]);

/** A camera that takes half of a lamp's colour away, and exposes so that white is as bright as is said. */
function cameraFor(lamp: Spectrum, brightness: number): Pick<Scene, "whiteBalance" | "exposure"> {
  const white = sensedWhite(lamp);
  const whiteBalance = eachChannel((c) => Math.sqrt(white[c]));
  return { whiteBalance, exposure: brightness / Math.max(...photographed(grey(1), [[lamp, 1]], whiteBalance)) };
}

function boundsOf() {
  const all = Array.from({ length: 478 }, (_, i) => [landmarks[i * 3]!, landmarks[i * 3 + 1]!] as const);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const flat = ([red, green, blue]: Rgb): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: 400 }, (_, i) => 255 * encodeGamma([red, green, blue, 1][i % 4]!));

/** Thirty faces are many: what two tests ask for is measured once. */
function once<Result>(measure: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= measure());
}

/** Each skin under each lamp. */
function measureAll(measure: (skin: Spectrum, lamp: Spectrum, random: Random) => SkinReading | null) {
  return skins.flatMap((skin, i) =>
    Object.entries(lamps).map(([name, lamp], j) => {
      const reading = measure(skin, lamp, seededRandom(i * 10 + j));
      if (!reading) throw new Error(`skin ${i} under ${name} was not measured`);
      return { what: `skin ${i} under ${name}`, truth: byDaylight(skin), reading };
    }),
  );
}

/** Of all axes of all measurements, the share that is no further off than was said; with those that are. */
function within(all: ReturnType<typeof measureAll>) {
  const axes = all.flatMap(({ what, truth, reading: { tone } }) =>
    (["l", "a", "b"] as const).map((axis) => ({
      what: `${what}: ${axis} ${tone.lab[axis].toFixed(1)} ± ${tone.plusMinus[axis].toFixed(1)} of ${truth[axis].toFixed(1)}`,
      isIn: Math.abs(tone.lab[axis] - truth[axis]) <= tone.plusMinus[axis],
    })),
  );
  return { share: axes.filter(({ isIn }) => isIn).length / axes.length, out: axes.filter(({ isIn }) => !isIn) };
}

const byDay = { whiteBalance: [1, 1, 1], exposure: 0.85 } as const;

const measureIn = (picture: SmallPicture, reference: WhiteReference | null): SkinReading | null =>
  reference && measureSkin(picture, landmarks, reference);

const byPaper = once(() =>
  measureAll((skin, lamp, random) => {
    const camera = cameraFor(lamp, randomBetween(random, 0.6, 0.95));
    const scene: Scene = { skin, lights: [[lamp, 1]], ...camera, eye: 0.5, random };
    // No hand holds paper quite as a cheek is turned.
    const turn = randomBetween(random, 0.94, 1.06);
    const paper = seen(grey(0.89), scene);
    const reference = paperWhite(flat(eachChannel((c) => paper[c] * turn)));
    return measureIn(photograph(scene), "error" in reference ? null : reference);
  }),
);

const byScreen = once(() =>
  measureAll((skin, lamp, random) => {
    const eye = randomBetween(random, 0.42, 0.58);
    const camera = cameraFor(lamp, 0.9);
    const screen = pickOne(random, screens);
    const shot = (share: number): SmallPicture =>
      photograph({
        skin,
        lights: [
          [lamp, 0.3],
          [screen, 0.5 * share],
        ],
        ...camera,
        eye,
        random,
      });
    const lit = differencePicture({ before: shot(0), white: shot(1), after: shot(0), grey: shot(0.216) });
    if ("error" in lit) throw new Error(lit.error);
    return measureIn(lit.picture, screenWhite(lit.picture, landmarks));
  }),
);

const byEyes = once(() =>
  measureAll((skin, lamp, random) => {
    const eye = randomBetween(random, 0.42, 0.58);
    const camera = cameraFor(lamp, randomBetween(random, 0.75, 1.05));
    const picture = photograph({ skin, lights: [[lamp, 1]], ...camera, eye, random });
    return measureIn(picture, eyesWhite(readFaceLight(picture, landmarks)));
  }),
);

test.each([
  ["white paper", byPaper],
  ["the screen's own light", byScreen],
  ["the white of the eyes", byEyes],
] as const)("six skins under five lamps are as they were measured by %s, nine times of ten", (_way, measure) => {
  const { share, out } = within(measure());
  expect(share, out.map(({ what }) => what).join("\n")).toBeGreaterThanOrEqual(0.9);
});

test("paper is surer than the screen, and the screen than eyes alone", () => {
  const width = (all: ReturnType<typeof measureAll>): number =>
    all.reduce((sum, { reading }) => sum + reading.tone.plusMinus.l, 0) / all.length;
  const [paper, flash, bare] = [width(byPaper()), width(byScreen()), width(byEyes())];
  expect(paper).toBeLessThan(flash);
  expect(flash).toBeLessThan(bare);
});

test("a room that outshines the screen is told, and so is a head that moves", () => {
  const [skin, lamp] = [skins[2]!, lamps.daylight];
  const shot = (room: number, flash: number): SmallPicture =>
    photograph({
      skin,
      lights: [
        [lamp, room],
        [screens[0], flash],
      ],
      ...byDay,
      eye: 0.5,
      random: seededRandom(1),
    });
  const bright = { before: shot(0.9, 0), white: shot(0.9, 0.03), after: shot(0.9, 0), grey: shot(0.9, 0.006) };
  expect(differencePicture(bright)).toEqual({ error: "ambient" });
  const moved = { before: shot(0.2, 0), white: shot(0.2, 0.4), after: shot(0.5, 0), grey: shot(0.35, 0.09) };
  expect(differencePicture(moved)).toEqual({ error: "moved" });
  const adapted = { before: shot(0.3, 0), white: shot(0.3, 0.4), after: shot(0.3, 0), grey: shot(0.3, 0.3) };
  expect(differencePicture(adapted)).toEqual({ error: "adapted" });
});

test("half a face behind hair is not measured", () => {
  const picture = photograph({
    skin: skins[1]!,
    lights: [[lamps.daylight, 1]],
    ...byDay,
    eye: 0.5,
    random: seededRandom(3),
  });
  const hidden = picture.rgba.map((byte, i) => (i % 4 === 3 || ((i >> 2) % edgePx) / edgePx < 0.25 ? byte : 40));
  expect(measureSkin({ ...picture, rgba: hidden }, landmarks, { way: "eyes", white: [1, 1, 1] })).toBeNull();
});

test("dark brows on light skin are a strong contrast, on dark skin none", () => {
  const [light, dark] = [skins[0]!, skins[5]!].map((skin) => {
    const picture = photograph({
      skin,
      lights: [[lamps.daylight, 1]],
      ...byDay,
      eye: 0.5,
      random: seededRandom(2),
    });
    return measureIn(picture, eyesWhite(readFaceLight(picture, landmarks)))?.contrast;
  });
  expect(light?.level).toBe("strong");
  expect(dark?.level).toBe("soft");
});

test("the numbers of a skin say what its axes say", () => {
  const tone: SkinTone = { way: "paper", lab: { l: 65, a: 10, b: 14.28 }, plusMinus: { l: 3, a: 2, b: 2 } };
  const { hue, typologyAngle, undertone } = skinNumbersOf(tone);
  expect(hue.value).toBeCloseTo(55, 1);
  expect(typologyAngle.value).toBeCloseTo(46.4, 1);
  expect(undertone).toBe("neutral");
  expect(skinNumbersOf({ ...tone, lab: { l: 65, a: 7, b: 19 } }).undertone).toBe("yellow");
  expect(skinNumbersOf({ ...tone, lab: { l: 65, a: 14, b: 14 } }).undertone).toBe("red");
});

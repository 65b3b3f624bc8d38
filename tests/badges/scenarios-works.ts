import { defaultRecipe, type MascaraRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import type { FinishedMascara } from "#contracts/mascara.ts";
import { bankOf } from "../../app/sites/chameleon/rules/name-bank.ts";
import { nameColour } from "../../app/sites/chameleon/rules/name-colour.ts";
import { encodeTesterResult } from "../../app/sites/testerplay/rules/tester-result-code.ts";
import type { PaletteChoice } from "../../app/sites/yoku/contract.ts";
import { master, repeat, type ApiUser, type Scenarios } from "./api-user.ts";

const knots = [
  { x: 10, y: 40, w: 4 },
  { x: 100, y: 44, w: 3 },
];
const play = (user: ApiUser, mission: number) =>
  user.write("POST", "/api/testerplay/footprints", {
    place: "home",
    code: encodeTesterResult({
      ...{ lang: "ja", mission, ground: 2, seconds: 60, isCalm: false, isDuo: false },
      strokes: [2, 9, 3].map((shade) => ({ shade, player: 0, knots })),
    }),
  });

/** The rainbow's seven hues, and what a street has besides. */
const collectedColour = [
  ...["#e02020", "#f08020", "#e8b820", "#d8e020", "#30b040", "#20c8a0"],
  ...["#20b8c0", "#3090e0", "#3050e0", "#8040e0", "#d030c0", "#f0408c"],
];
const colourNames = bankOf(master);
const collect = (user: ApiUser, index: number) => {
  const hex = collectedColour[index] ?? "#808080";
  return user.write("POST", "/api/chameleon/book", {
    hex,
    name: nameColour(hex, "2026-11-20", 0, colourNames),
    replaces: null,
  });
};

const createMascara = (user: ApiUser, parts: Partial<MascaraRecipe>, more: object): Promise<FinishedMascara> =>
  user.write<FinishedMascara>("POST", "/api/mcm/works", {
    ...{ code: formatRecipe({ ...defaultRecipe, ...parts }), isPublic: false, parentId: null },
    ...more,
  });

const createPalette = (user: ApiUser, code: string, isClosed = false): Promise<PaletteChoice> =>
  user.write<PaletteChoice>("POST", "/api/yoku/palettes", { code, lang: "ja", isResting: isClosed });

const painting = {
  ...{ paper: "bone", title: [0, 1] },
  paints: [{ parts: [{ source: "lip-03", share: 2 }], grain: 1, medium: "oil" }],
  strokes: [{ kind: "line", brush: "flat", paint: 0, size: 4, points: [60, 60, 9, 600, 800, 9] }],
};

/** What is made: rounds at the testers, found colours, mascaras, palettes, paintings. */
export const workScenarios: Scenarios = {
  "sixty-seconds": async (user) => void (await play(user, 14)),
  "three-missions": (user) => repeat(3, (index) => play(user, index + 1)),
  disguise: async (user) => void (await collect(user, 0)),
  "twelve-found": (user) => repeat(12, (index) => collect(user, index)),
  rainbow: (user) => repeat(12, (index) => collect(user, index)),
  "one-brush": async (user) => void (await createMascara(user, { first: 1, last: 3 }, {})),
  "in-the-case": async (user) => {
    const { work } = await createMascara(user, { first: 1, last: 3 }, {});
    await user.write("PATCH", `/api/mcm/works/${work.id}`, { isPublic: true });
  },
  remixed: async (user) => {
    const { work } = await createMascara(await user.other(), { curve: 8 }, { isPublic: true });
    await createMascara(user, { density: 15, dry: 7 }, { parentId: work.id });
  },
  "four-wells": async (user) => void (await createPalette(user, "01121t2d")),
  "slept-on-it": async (user) => {
    const { mine: myPalette } = await createPalette(user, "01121t2d", true);
    if (myPalette.tonight !== "resting") throw new Error("it does not rest");
    user.nextDay();
    const { rested: closed } = await user.get<PaletteChoice["mine"]>("/api/yoku/mine");
    await user.write("POST", `/api/yoku/palettes/${closed?.id}/open`);
  },
  "four-palettes": (user) =>
    repeat(4, async (index) => {
      await createPalette(user, ["01121t2d", "02131u2e", "03141v2f", "04151w2g"][index] ?? "");
      user.nextDay();
    }),
  afterlife: async (user) => {
    await user.write("POST", "/api/ucp/paintings", { draftId: crypto.randomUUID(), painting });
  },
};

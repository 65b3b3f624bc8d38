import { firstRecipe, type MascaraRecipe, writeRecipe } from "#contracts/mascara-recipe.ts";
import type { FinishedMascara } from "#contracts/mascara-works.ts";
import { bankOf } from "../../app/sites/chameleon/rules/name-bank.ts";
import { nameColour } from "../../app/sites/chameleon/rules/name-colour.ts";
import { footprintCode } from "../../app/sites/testerplay/rules/footprint-code.ts";
import type { Chosen } from "../../app/sites/yoku/contract.ts";
import { master, times, type Walker, type Ways } from "./walker.ts";

const knots = [
  { x: 10, y: 40, w: 4 },
  { x: 100, y: 44, w: 3 },
];
const play = (me: Walker, mission: number) =>
  me.write("POST", "/api/testerplay/footprints", {
    place: "home",
    code: footprintCode({
      ...{ lang: "ja", mission, ground: 2, seconds: 60, isCalm: false, isDuo: false },
      strokes: [2, 9, 3].map((shade) => ({ shade, player: 0, knots })),
    }),
  });

/** The rainbow's seven hues, and what a street has besides. */
const found = [
  ...["#e02020", "#f08020", "#e8b820", "#d8e020", "#30b040", "#20c8a0"],
  ...["#20b8c0", "#3090e0", "#3050e0", "#8040e0", "#d030c0", "#f0408c"],
];
const bank = bankOf(master);
const collect = (me: Walker, index: number) => {
  const hex = found[index] ?? "#808080";
  return me.write("POST", "/api/chameleon/book", { hex, name: nameColour(hex, "2026-11-20", 0, bank), replaces: null });
};

const finish = (me: Walker, parts: Partial<MascaraRecipe>, more: object): Promise<FinishedMascara> =>
  me.write<FinishedMascara>("POST", "/api/mcm/works", {
    ...{ code: writeRecipe({ ...firstRecipe, ...parts }), isPublic: false, parentId: null },
    ...more,
  });

const choose = (me: Walker, code: string, isResting = false): Promise<Chosen> =>
  me.write<Chosen>("POST", "/api/yoku/palettes", { code, lang: "ja", isResting });

const painting = {
  ...{ paper: "bone", title: [0, 1] },
  paints: [{ parts: [{ source: "lip-03", share: 2 }], grain: 1, medium: "oil" }],
  strokes: [{ kind: "line", brush: "flat", paint: 0, size: 4, points: [60, 60, 9, 600, 800, 9] }],
};

/** What is made: rounds at the testers, found colours, mascaras, palettes, paintings. */
export const waysOfMaking: Ways = {
  "sixty-seconds": async (me) => void (await play(me, 14)),
  "three-missions": (me) => times(3, (index) => play(me, index + 1)),
  disguise: async (me) => void (await collect(me, 0)),
  "twelve-found": (me) => times(12, (index) => collect(me, index)),
  rainbow: (me) => times(12, (index) => collect(me, index)),
  "one-brush": async (me) => void (await finish(me, { first: 1, last: 3 }, {})),
  "in-the-case": async (me) => {
    const { work } = await finish(me, { first: 1, last: 3 }, {});
    await me.write("PATCH", `/api/mcm/works/${work.id}`, { isPublic: true });
  },
  remixed: async (me) => {
    const { work } = await finish(await me.other(), { curve: 8 }, { isPublic: true });
    await finish(me, { density: 15, dry: 7 }, { parentId: work.id });
  },
  "four-wells": async (me) => void (await choose(me, "01121t2d")),
  "slept-on-it": async (me) => {
    const { mine } = await choose(me, "01121t2d", true);
    if (mine.tonight !== "resting") throw new Error("it does not rest");
    me.nextNight();
    const { rested } = await me.read<Chosen["mine"]>("/api/yoku/mine");
    await me.write("POST", `/api/yoku/palettes/${rested?.id}/open`);
  },
  "four-palettes": (me) =>
    times(4, async (index) => {
      await choose(me, ["01121t2d", "02131u2e", "03141v2f", "04151w2g"][index] ?? "");
      me.nextNight();
    }),
  afterlife: async (me) => {
    await me.write("POST", "/api/ucp/paintings", { draftId: crypto.randomUUID(), painting });
  },
};

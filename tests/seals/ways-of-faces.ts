import type { FaceResult } from "#contracts/face-result.ts";
import { recipeCode } from "../../app/sites/personalmakeup/rules/recipe-code.ts";
import { bare } from "../../app/sites/personalmakeup/rules/recipe-inputs.ts";
import { pairCode } from "../../app/sites/style/rules/pair-code.ts";
import { times, type Walker, type Ways } from "./walker.ts";

const reading = { type: 7, runnerUp: 5, chosen: 7, a: 2, b: 1, c: -1, referenceId: "landmarker-jp-1", mode: "camera" };
const keepResult = (me: Walker, more: object = {}): Promise<{ result: FaceResult }> =>
  me.write<{ result: FaceResult }>("POST", "/api/scan/results", { ...reading, ...more });

const moods = ["bold", "quiet"] as const;
const minutes = [3, 7, 15] as const;
const keepRecipe = (me: Walker, index: number) =>
  me.write("POST", "/api/personalmakeup/recipes", {
    code: recipeCode({
      ...{ place: bare, mood: moods[index % 2] ?? "bold", minutes: minutes[index % 3] ?? 7 },
      ...{ scene: "desk", isContra: false, isFull: true, owned: [] },
    }),
  });

const keepHacks = (me: Walker, numbers: number[]) => me.write("POST", "/api/hack/book", { numbers });

const wear = (me: Walker, index: number) =>
  me.write("POST", "/api/virtual-tester/try-ons", { productId: `lip-${String(index + 1).padStart(2, "0")}` });

const namePair = (me: Walker, pair: { morning: number; night: number }) =>
  me.write("POST", "/api/style/faces", {
    code: pairCode({
      pair,
      names: { morning: { head: 0, tail: 3 }, night: { head: 1, tail: 12 } },
    }),
  });

/** Too few pairs in the town, and none can be called unchosen. */
async function thirtyPairsOf(other: Walker): Promise<void> {
  await times(30, (index) => namePair(other, { morning: 1 + (index % 6), night: Math.floor(index / 6) }));
}

/** What begins with a face: readings, recipes, hacks, try-ons, two faces. */
export const waysOfFaces: Ways = {
  "starting-point": async (me) => void (await keepResult(me)),
  otherwise: async (me) => {
    const { result } = await keepResult(me);
    await me.write("PATCH", `/api/scan/results/${result.id}`, { chosen: 0 });
  },
  "two-ways": async (me) => {
    await keepResult(me);
    await keepResult(me, { mode: "nine-questions", type: 2, chosen: 2, a: -1 });
  },
  "one-sheet": async (me) => void (await keepRecipe(me, 0)),
  "five-sheets": (me) => times(5, (index) => keepRecipe(me, index)),
  "one-trick": async (me) => void (await keepHacks(me, [12])),
  "six-tricks": async (me) => {
    await keepHacks(me, [1, 2, 3]);
    await keepHacks(me, [3, 4, 5, 6]);
  },
  worn: async (me) => void (await wear(me, 0)),
  "eight-worn": (me) => times(8, (index) => wear(me, index)),
  "both-true": async (me) => void (await namePair(me, { morning: 0, night: 7 })),
  "unchosen-pair": async (me) => {
    await namePair(me, { morning: 7, night: 0 });
    await thirtyPairsOf(await me.other());
    await namePair(me, { morning: 0, night: 7 });
  },
};

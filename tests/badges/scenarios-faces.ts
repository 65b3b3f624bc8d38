import type { FaceResult } from "#contracts/face-result.ts";
import { formatRecipeCode } from "../../app/sites/personalmakeup/rules/recipe-code.ts";
import { bare } from "../../app/sites/personalmakeup/rules/recipe-inputs.ts";
import { pairCode } from "../../app/sites/style/rules/pair-code.ts";
import { repeat, type ApiUser, type Scenarios } from "./api-user.ts";

const faceDetection = {
  type: 7,
  runnerUp: 5,
  chosen: 7,
  a: 2,
  b: 1,
  c: -1,
  referenceId: "landmarker-jp-1",
  mode: "camera",
};
const saveResult = (user: ApiUser, more: object = {}): Promise<{ result: FaceResult }> =>
  user.write<{ result: FaceResult }>("POST", "/api/scan/results", { ...faceDetection, ...more });

const moods = ["bold", "quiet"] as const;
const minutes = [3, 7, 15] as const;
const saveRecipe = (user: ApiUser, index: number) =>
  user.write("POST", "/api/personalmakeup/recipes", {
    code: formatRecipeCode({
      ...{ place: bare, mood: moods[index % 2] ?? "bold", minutes: minutes[index % 3] ?? 7 },
      ...{ scene: "desk", isContra: false, isFull: true, owned: [] },
    }),
  });

const saveHacks = (user: ApiUser, numbers: number[]) => user.write("POST", "/api/hack/book", { numbers });

const applyLook = (user: ApiUser, index: number) =>
  user.write("POST", "/api/virtual-tester/try-ons", { productId: `lip-${String(index + 1).padStart(2, "0")}` });

const namePair = (user: ApiUser, pair: { morning: number; night: number }) =>
  user.write("POST", "/api/style/faces", {
    code: pairCode({
      pair,
      names: { morning: { head: 0, tail: 3 }, night: { head: 1, tail: 12 } },
    }),
  });

/** Too few pairs in the town, and none can be called unchosen. */
async function nameThirtyPairs(other: ApiUser): Promise<void> {
  await repeat(30, (index) => namePair(other, { morning: 1 + (index % 6), night: Math.floor(index / 6) }));
}

/** What begins with a face: readings, recipes, hacks, try-ons, two faces. */
export const faceScenarios: Scenarios = {
  "starting-point": async (user) => void (await saveResult(user)),
  otherwise: async (user) => {
    const { result } = await saveResult(user);
    await user.write("PATCH", `/api/scan/results/${result.id}`, { chosen: 0 });
  },
  "two-ways": async (user) => {
    await saveResult(user);
    await saveResult(user, { mode: "nine-questions", type: 2, chosen: 2, a: -1 });
  },
  "one-sheet": async (user) => void (await saveRecipe(user, 0)),
  "five-sheets": (user) => repeat(5, (index) => saveRecipe(user, index)),
  "one-trick": async (user) => void (await saveHacks(user, [12])),
  "six-tricks": async (user) => {
    await saveHacks(user, [1, 2, 3]);
    await saveHacks(user, [3, 4, 5, 6]);
  },
  worn: async (user) => void (await applyLook(user, 0)),
  "eight-worn": (user) => repeat(8, (index) => applyLook(user, index)),
  "both-true": async (user) => void (await namePair(user, { morning: 0, night: 7 })),
  "unchosen-pair": async (user) => {
    await namePair(user, { morning: 7, night: 0 });
    await nameThirtyPairs(await user.other());
    await namePair(user, { morning: 0, night: 7 });
  },
};

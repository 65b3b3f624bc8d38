import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeupMinutes, makeupMoods, makeupParts, makeupScenes, type Strength } from "#contracts/makeup-choices.ts";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import { readContent } from "../../../../tools/content/read-content.ts";
import { createRecipe, type Recipe } from "./create-recipe.ts";
import { assignMyTools } from "./my-tools.ts";
import { parseRecipeCode, formatRecipeCode } from "./recipe-code.ts";
import { bare, faceOfPlace, maxOwned, mirrored, placeOfType, type RecipeInputs, typeOfPlace } from "./recipe-inputs.ts";

const { content } = readContent(join(import.meta.dirname, "../../../../content"));
const strengths: Strength[] = [-1, 0, 1];
const places = strengths.flatMap((line) =>
  strengths.flatMap((depth) => strengths.map((ratio) => ({ line, depth, ratio }))),
);

/** Every answer a form can give, with nothing owned. */
const everything: RecipeInputs[] = places.flatMap((place) =>
  makeupMoods.flatMap((mood) =>
    makeupMinutes.flatMap((minutes) =>
      makeupScenes.flatMap((scene) =>
        [true, false].flatMap((isContra) =>
          [true, false].map((isFull) => ({ place, mood, minutes, scene, isContra, isFull, owned: [] })),
        ),
      ),
    ),
  ),
);
const usual: RecipeInputs = {
  ...{ place: placeOfType("KOUKA"), mood: "bold", minutes: 15, scene: "photo" },
  ...{ isContra: false, isFull: true, owned: [] },
};
const make = (some: Partial<RecipeInputs> = {}): Recipe => createRecipe({ ...usual, ...some }, content);
const partsOf = ({ steps }: Recipe) => steps.map(({ part }) => part);

describe("a recipe", () => {
  it("is the same for the same answers, and has its own code, whatever is answered", () => {
    const codes = new Set<string>();
    for (const inputs of everything) {
      const code = formatRecipeCode(inputs);
      codes.add(code);
      expect(parseRecipeCode(code)).toEqual(inputs);
    }
    expect(codes.size).toBe(everything.length);
    for (const inputs of everything.filter((_, i) => i % 97 === 0))
      expect(createRecipe(inputs, content)).toEqual(createRecipe(structuredClone(inputs), content));
  });

  it("takes exactly the time there is, in whole tens of seconds, and no step is shorter than twenty", () => {
    for (const inputs of everything.filter((_, i) => i % 11 === 0)) {
      const { steps } = createRecipe(inputs, content);
      expect(steps.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(inputs.minutes * 60);
      for (const { seconds } of steps) expect(seconds % 10 === 0 && seconds >= 20).toBe(true);
    }
  });

  it("has three steps in three minutes, six in seven, all ten in fifteen", () => {
    expect(makeupMinutes.map((minutes) => make({ minutes, scene: "desk" }).steps.length)).toEqual([3, 6, 10]);
  });

  it("keeps the steps of a shorter time in a longer one", () => {
    for (const scene of makeupScenes) {
      const [short, middle, long] = makeupMinutes.map((minutes) => partsOf(make({ minutes, scene })));
      expect(middle).toEqual(expect.arrayContaining(short ?? []));
      expect(long).toEqual(expect.arrayContaining(middle ?? []));
    }
  });

  it("needs three things at most where nothing is owned", () => {
    for (const inputs of everything.filter(({ isFull }, i) => !isFull && i % 5 === 0)) {
      const { steps, isThreeItems } = createRecipe(inputs, content);
      expect(isThreeItems).toBe(true);
      expect(new Set(steps.map(({ product }) => product.id)).size).toBeLessThanOrEqual(3);
    }
  });

  it("says where by one of 27 rules that are all different in some step", () => {
    const rules = new Set(places.map((place) => JSON.stringify(make({ place }).steps.map(({ where }) => where))));
    expect(rules.size).toBe(27);
  });

  it("wears different colours in each mood", () => {
    const applied = makeupMoods.map((mood) =>
      make({ mood })
        .steps.map(({ product }) => product.id)
        .join(" "),
    );
    expect(new Set(applied).size).toBe(8);
  });

  it("stains the lips where a mask or a table would take the colour", () => {
    const lipIn = (scene: RecipeInputs["scene"]) =>
      make({ scene }).steps.find(({ part }) => part === "lip")?.product.line;
    expect(makeupScenes.map(lipIn)).toEqual(["lip", "tint", "tint", "lip", "tint", "lip"]);
  });

  it("only ever puts on eyes what was made for eyes", () => {
    const onEyes = everything
      .filter((_, i) => i % 13 === 0)
      .flatMap((inputs) => createRecipe({ ...inputs, owned: ["lip-20", "tint-06"] }, content).steps)
      .filter(({ part }) => ["lid", "accent", "liner", "lash", "light"].includes(part));
    expect([...new Set(onEyes.map(({ product }) => product.line))].toSorted()).toEqual(["liner", "mascara", "shadow"]);
  });
});

describe("what is owned", () => {
  it("stands in for a colour near to it, and says so", () => {
    const { steps } = make({ owned: ["lip-03"] });
    const lip = steps.find(({ part }) => part === "lip");
    expect(lip).toMatchObject({ product: { id: "lip-03" }, isOwned: true });
    expect(lip?.standIn).toMatchObject({ wanted: { id: "lip-20" }, kinship: "cousin" });
  });

  it("is left in its drawer where its colour is a stranger", () => {
    const lip = make({ owned: ["lip-17"] }).steps.find(({ part }) => part === "lip");
    expect(lip).toMatchObject({ product: { id: "lip-20" }, standIn: null });
  });

  it("is taken as a tool however far its colour is, where the tool is what counts", () => {
    const lash = make({ owned: ["mascara-05"] }).steps.find(({ part }) => part === "lash");
    expect(lash?.product.id).toBe("mascara-05");
  });

  it("gives the same recipe in whatever order it was ticked, and travels in the code", () => {
    const owned = ["shadow-039", "lip-20", "mascara-01"];
    const code = formatRecipeCode({ ...usual, owned });
    expect(formatRecipeCode({ ...usual, owned: owned.toReversed() })).toBe(code);
    expect(parseRecipeCode(code)?.owned).toEqual(["lip-20", "mascara-01", "shadow-039"]);
  });

  it("counts up to eight things, and a thing that nobody sells any more changes nothing", () => {
    const many = Array.from({ length: 20 }, (_, i) => `shadow-${String(i + 1).padStart(3, "0")}`);
    expect(parseRecipeCode(formatRecipeCode({ ...usual, owned: many }))?.owned).toHaveLength(maxOwned);
    expect(partsOf(make({ owned: ["shadow-127"], isFull: true }))).toEqual(partsOf(make()));
  });
});

describe("the reversed recipe", () => {
  it("turns the places round, begins at the end and borrows the eyes of the mood that is against it", () => {
    const [plain, contra] = [make({ minutes: 7 }), make({ minutes: 7, isContra: true })];
    expect(contra.place).toEqual(mirrored(usual.place));
    expect(partsOf(contra)).toEqual(partsOf(plain).toReversed());
    const lid = (recipe: Recipe) => recipe.steps.find(({ part }) => part === "lid")?.product.id;
    expect(lid(contra)).toBe(lid(make({ mood: "quiet", minutes: 7 })));
    expect(contra.title).not.toBe(plain.title);
  });

  it("of a bare face stays in its place and still breaks the colours", () => {
    expect(make({ place: bare, isContra: true }).place).toEqual(bare);
    expect(make({ place: bare, isContra: true }).placement.title).toBe("素のまま");
  });
});

describe("a code", () => {
  it("with any character changed is noticed", () => {
    const code = formatRecipeCode({ ...usual, owned: ["lip-20"] });
    for (let i = 0; i < code.length; i += 1) {
      const other = code[i] === "7" ? "8" : "7";
      expect(parseRecipeCode(code.slice(0, i) + other + code.slice(i + 1))).toBeNull();
    }
  });

  it.each(["", "0", "0001", "ZZZZZZ", "日本語", "0".repeat(400)])("like %j is none", (code) => {
    expect(parseRecipeCode(code)).toBeNull();
  });

  it("is read as somebody types it", () => {
    expect(parseRecipeCode(formatRecipeCode(usual).toLowerCase())).toEqual(usual);
  });
});

it("a type and its strengths lead to each other; without one the face is drawn on the calmer side", () => {
  for (const code of faceTypeCodes) {
    expect(typeOfPlace(placeOfType(code))).toBe(code);
    expect(faceOfPlace(placeOfType(code))).toBe(code);
  }
  expect(typeOfPlace(bare)).toBeNull();
  expect(faceOfPlace({ line: 1, depth: 0, ratio: 1 })).toBe("RITO");
});

describe("own tools", () => {
  const palette = { site: "yoku" as const, title: "わたしの欲", path: "/yoku?p=A" };
  const mascara = { site: "mcm" as const, title: "わたしの一本", path: "/mcm/gallery?w=A" };

  it("do the lid and the lashes", () => {
    expect(assignMyTools(makeupParts, [palette, mascara])).toEqual({ lid: palette, lash: mascara });
  });

  it("wait where their step is not done", () => {
    expect(assignMyTools(["accent", "lip"], [palette, mascara])).toEqual({ accent: palette });
    expect(assignMyTools(["lip"], [palette, mascara])).toEqual({});
    expect(assignMyTools(makeupParts, [])).toEqual({});
  });
});

import { type LoaderFunctionArgs, redirect } from "react-router";
import { wearPath } from "#app/kits/product/wear-address.ts";
import { similarityLabel } from "#app/kits/product/similarity-label.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { makeupMoods } from "#contracts/makeup-choices.ts";
import { parseFormInputs, parsePlace, parseFaceType } from "./rules/answers.ts";
import type { FaceRows } from "#app/kits/drawn-face/face-points.ts";
import faces from "#app/kits/drawn-face/faces.json";
import { lookOf } from "./look-of.ts";
import { findStepVideo } from "./rules/video-of-step.ts";
import { createRecipe, type RecipeStep } from "./rules/create-recipe.ts";
import { lookOfRecipe } from "./rules/look-of-recipe.ts";
import { parseRecipeCode, formatRecipeCode } from "./rules/recipe-code.ts";
import { faceOfPlace, type RecipeInputs, typeOfPlace } from "./rules/recipe-inputs.ts";

/** What an address shows: a recipe, or the four questions. A sent form leads to the address of its recipe. */
export function loadRecipe({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const code = query.get("r");
  const inputs = code === null ? null : parseRecipeCode(code);
  if (inputs) return loadRecipeView(page, inputs, query.get("mine") === "1");
  const formInputs = parseFormInputs(query);
  if (formInputs) throw redirect(`/personalmakeup?r=${formatRecipeCode(formInputs)}&mine=1`);
  return loadQuestions(page, query, code !== null);
}

function loadQuestions({ master }: PageContext, query: URLSearchParams, isBadCode: boolean) {
  const place = parsePlace(query);
  const face = faceOfPlace(place);
  const all = { place, minutes: 15, scene: "photo", isContra: false, isFull: true, owned: [] } as const;
  return {
    view: "questions" as const,
    isBadCode,
    place,
    type: parseFaceType(query),
    types: master.faceTypes.map(({ code, kanji }) => ({ code, kanji })),
    face: { code: face, rows: faces[face] satisfies FaceRows },
    /** The face wears each mood while it is chosen. */
    looks: makeupMoods.map((mood) => ({ mood, look: lookOf(createRecipe({ ...all, mood }, master)) })),
    scenes: master.makeupScenes.map(({ id, name }) => ({ id, name })),
    times: master.makeupTimes.map(({ minutes, line }) => ({ minutes, line })),
  };
}

function loadRecipeView({ master }: PageContext, inputs: RecipeInputs, isOwn: boolean) {
  const recipe = createRecipe(inputs, master);
  const { place, placement, scene, title, story, isThreeItems } = recipe;
  const face = faceOfPlace(place);
  const type = typeOfPlace(inputs.place);
  const startType = master.faceTypes.find(({ code }) => code === type);
  const { mood, minutes, isContra } = inputs;
  return {
    view: "recipe" as const,
    code: formatRecipeCode(inputs),
    isOwn,
    ...{ title, story, mood, minutes, isContra, isThreeItems, placement: placement.title, closing: scene.closing },
    scene: { id: scene.id, name: scene.name, line: scene.line },
    start: startType ? { code: startType.code, kanji: startType.kanji } : null,
    contraCode: formatRecipeCode({ ...inputs, isContra: !isContra }),
    fullCode: formatRecipeCode({ ...inputs, isFull: true }),
    face: { code: face, rows: faces[face] satisfies FaceRows },
    look: lookOf(recipe),
    /** Where all of it opens on a face. */
    wear: wearPath(lookOfRecipe(recipe)),
    steps: recipe.steps.map((step) => createStepView(step, master)),
  };
}

function createStepView(
  { part, product, standIn, isOwned, where, how, isReuse, seconds }: RecipeStep,
  { films: videos }: PageContext["master"],
) {
  const { id, names, line, number, shade } = product;
  return {
    ...{ part, where, how, isOwned, isReuse, seconds },
    video: findStepVideo(part, id, videos),
    product: { id, name: names.ja, line, number, hex: shade?.hex ?? null, finish: shade?.finish ?? null },
    standIn: standIn && {
      wanted: standIn.wanted.names.ja,
      kinship: standIn.kinship ? similarityLabel(standIn.kinship) : null,
    },
  };
}

export type RecipePage = ReturnType<typeof loadRecipe>;
export type View<Name extends RecipePage["view"]> = Extract<RecipePage, { view: Name }>;
export type StepView = View<"recipe">["steps"][number];

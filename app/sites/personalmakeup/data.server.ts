import { type LoaderFunctionArgs, redirect } from "react-router";
import { kinshipWord } from "#app/kits/shelf/kinship.ts";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { makeupMoods } from "#contracts/makeup-choices.ts";
import { inputsOfForm, placeOfAddress, typeOfAddress } from "./rules/answers.ts";
import type { FaceRows } from "./rules/drawing/face-points.ts";
import faces from "./rules/drawing/faces.json";
import { lookOf } from "./rules/drawing/look-of.ts";
import { filmOfStep } from "./rules/film-of-step.ts";
import { makeRecipe, type RecipeStep } from "./rules/make-recipe.ts";
import { readRecipeCode, recipeCode } from "./rules/recipe-code.ts";
import { faceOfPlace, type RecipeInputs, typeOfPlace } from "./rules/recipe-inputs.ts";

/** What an address shows: a recipe, or the four questions. A sent form leads to the address of its recipe. */
export function loadRecipe({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const code = query.get("r");
  const inputs = code === null ? null : readRecipeCode(code);
  if (inputs) return recipeOf(page, inputs, query.get("mine") === "1");
  const answered = inputsOfForm(query);
  if (answered) throw redirect(`/personalmakeup?r=${recipeCode(answered)}&mine=1`);
  return questionsOf(page, query, code !== null);
}

function questionsOf({ master }: PageContext, query: URLSearchParams, isBadCode: boolean) {
  const place = placeOfAddress(query);
  const face = faceOfPlace(place);
  const all = { place, minutes: 15, scene: "photo", isContra: false, isFull: true, owned: [] } as const;
  return {
    view: "questions" as const,
    isBadCode,
    place,
    type: typeOfAddress(query),
    types: master.faceTypes.map(({ code, kanji }) => ({ code, kanji })),
    face: { code: face, rows: faces[face] satisfies FaceRows },
    /** The face wears each mood while it is chosen. */
    looks: makeupMoods.map((mood) => ({ mood, look: lookOf(makeRecipe({ ...all, mood }, master)) })),
    scenes: master.makeupScenes.map(({ id, name }) => ({ id, name })),
    times: master.makeupTimes.map(({ minutes, line }) => ({ minutes, line })),
  };
}

function recipeOf({ master }: PageContext, inputs: RecipeInputs, isOwn: boolean) {
  const recipe = makeRecipe(inputs, master);
  const { place, placement, scene, title, story, isThreeItems } = recipe;
  const face = faceOfPlace(place);
  const type = typeOfPlace(inputs.place);
  const started = master.faceTypes.find(({ code }) => code === type);
  const { mood, minutes, isContra } = inputs;
  return {
    view: "recipe" as const,
    code: recipeCode(inputs),
    isOwn,
    ...{ title, story, mood, minutes, isContra, isThreeItems, placement: placement.title, closing: scene.closing },
    scene: { id: scene.id, name: scene.name, line: scene.line },
    start: started ? { code: started.code, kanji: started.kanji } : null,
    contraCode: recipeCode({ ...inputs, isContra: !isContra }),
    fullCode: recipeCode({ ...inputs, isFull: true }),
    face: { code: face, rows: faces[face] satisfies FaceRows },
    look: lookOf(recipe),
    steps: recipe.steps.map((step) => stepOf(step, master)),
  };
}

function stepOf(
  { part, product, standIn, isOwned, where, how, isReuse, seconds }: RecipeStep,
  { films }: PageContext["master"],
) {
  const { id, names, line, number, shade } = product;
  return {
    ...{ part, where, how, isOwned, isReuse, seconds },
    film: filmOfStep(part, id, films),
    product: { id, name: names.ja, line, number, hex: shade?.hex ?? null, finish: shade?.finish ?? null },
    standIn: standIn && {
      wanted: standIn.wanted.names.ja,
      kinship: standIn.kinship ? kinshipWord(standIn.kinship) : null,
    },
  };
}

export type RecipePage = ReturnType<typeof loadRecipe>;
export type View<Name extends RecipePage["view"]> = Extract<RecipePage, { view: Name }>;
export type StepView = View<"recipe">["steps"][number];

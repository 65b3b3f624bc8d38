import { data, type LoaderFunctionArgs } from "react-router";
import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { documentPath } from "#app/kits/page/document-path.server.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { mascaraColours } from "#contracts/mascara-colour.ts";
import type { Product } from "#contracts/product.ts";
import { defaultRecipe, parseRecipe, formatRecipe } from "#contracts/mascara-recipe.ts";
import { createQrShape } from "#server/modules/qr/qr-shape.ts";
import { lashModel } from "./pictures.server.ts";
import { makerPath } from "./rules/maker-path.ts";
import { nameWordsIn } from "./rules/names.ts";

/** The bench with the recipe of its address; without one, with the one that everybody starts from. */
export function loadMaker({ request, context }: LoaderFunctionArgs) {
  const { platform, master } = context.get(pageContext);
  const url = new URL(request.url);
  const lang = documentPath(url.pathname) === "/mcm_en" ? ("en" as const) : ("ja" as const);
  const requestedCode = url.searchParams.get("r");
  const parsed = requestedCode === null ? defaultRecipe : parseRecipe(requestedCode);
  const recipe = typeof parsed === "string" ? defaultRecipe : parsed;
  const code = formatRecipe(recipe);
  const step = Number(url.searchParams.get("s"));
  const page = {
    lang,
    code,
    recipe,
    /** Why the code of the address was not taken. */
    refusal: typeof parsed === "string" ? parsed : null,
    step: [1, 2, 3].includes(step) ? step : 1,
    qr: createQrShape(new URL(makerPath(lang, { code, cid: "kz_mcm_qr" }), platform.settings.publicUrl).href),
    model: lashModel(),
    words: nameWordsIn(lang),
    nearestIds: nearestMascaras(master.products),
  };
  // Not kept: there are more wrong codes than a cache has room for.
  return page.refusal ? data(page, { status: 404 }) : data(page);
}

/** For each of the sixteen liquids the mascara of the catalogue that comes nearest to it: that one can be bought. */
function nearestMascaras(products: readonly Product[]): string[] {
  const mascaras = products.filter(({ line, shade, state }) => line === "mascara" && shade && state !== "ended");
  return mascaraColours.flatMap((hex) => {
    const distance = ({ shade }: Product): number => shadeDifference(hex, shade?.hex ?? hex);
    return mascaras.toSorted((one, other) => distance(one) - distance(other))[0]?.id ?? [];
  });
}

export type MakerPage = ReturnType<typeof loadMaker>["data"];

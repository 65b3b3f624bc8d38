import type { Ingredient } from "#contracts/ingredient.ts";
import type { ProductFactsContent } from "#contracts/product-facts.ts";
import type { ProductFormula } from "#contracts/product-formula.ts";
import type { Product } from "#contracts/product.ts";

/** What the voluntary standard of the trade asks of every cosmetic (化粧品の使用上の注意事項の表示自主基準). */
const requiredCautions = ["skin-check", "wounds", "stop-using", "children", "storage"];
const eyeCautions = ["eye-trouble", "eye-contact", "lash-line"];
const eyeLines: readonly Product["line"][] = ["shadow", "liner", "mascara"];

/** What a formula must hold beyond its contract: order, colours for the eye, cautions, sun. One line for each fault. */
export function formulaIssues(facts: ProductFactsContent): string[] {
  const { formulas, ingredients, cautions, "patch-tests": patchTests } = facts;
  const usedIngredients = formulas.flatMap((formula) => [...formula.ingredients, ...formula.mayContain]);
  const usedCautions = formulas.flatMap((formula) => formula.cautions);
  return [
    ...formulas.flatMap((formula) => issuesOf(formula, facts).map((issue) => `formula ${formula.id}: ${issue}`)),
    ...ingredients
      .filter(({ id }) => !usedIngredients.includes(id))
      .map(({ id }) => `ingredient ${id}: nothing has it`),
    ...cautions.filter(({ id }) => !usedCautions.includes(id)).map(({ id }) => `caution ${id}: nothing has it`),
    ...patchTests
      .filter(({ id }) => !formulas.some(({ patchTest }) => patchTest === id))
      .map(({ id }) => `patch test ${id}: nothing has it`),
  ];
}

function issuesOf(formula: ProductFormula, facts: ProductFactsContent): string[] {
  const find = (id: string) => facts.ingredients.find((ingredient) => ingredient.id === id);
  const unknown = [...formula.ingredients, ...formula.mayContain].filter((id) => !find(id));
  if (unknown.length > 0) return unknown.map((id) => `there is no ingredient ${id}`);
  const listed = formula.ingredients.flatMap((id) => find(id) ?? []);
  const optional = formula.mayContain.flatMap((id) => find(id) ?? []);
  return [
    ...orderIssues(listed, optional),
    ...optionalIssues(formula, facts),
    ...safetyIssues(formula, [...listed, ...optional]),
    ...cautionIssues(formula, facts, listed),
    ...sunIssues(formula, listed),
  ];
}

/** The law puts what gives colour last. */
function orderIssues(listed: readonly Ingredient[], optional: readonly Ingredient[]): string[] {
  const firstColourant = listed.findIndex(({ colourant }) => colourant !== undefined);
  const late =
    firstColourant < 0 ? [] : listed.slice(firstColourant).filter(({ colourant }) => colourant === undefined);
  return [
    ...late.map(({ id }) => `${id} stands behind a colourant`),
    ...optional
      .filter(({ colourant }) => colourant === undefined)
      .map(({ id }) => `${id} behind (+/-) is no colourant`),
  ];
}

/** Each colourant behind (+/-) is in one of the shades, and there are shades to tell apart. */
function optionalIssues({ id: formulaId, mayContain }: ProductFormula, { products }: ProductFactsContent): string[] {
  const shades = products.filter(({ formula }) => formula === formulaId);
  return [
    ...mayContain
      .filter((id) => !shades.some(({ colourants }) => colourants.includes(id)))
      .map((id) => `no shade holds ${id}`),
    ...(mayContain.length > 0 && shades.length < 2 ? ["one shade needs no (+/-)"] : []),
  ];
}

/** At the eye no colourant that this house keeps away from it; in powders for the eye no alcohol. */
function safetyIssues({ line }: ProductFormula, all: readonly Ingredient[]): string[] {
  if (!eyeLines.includes(line)) return [];
  return [
    ...all.filter(({ colourant }) => colourant?.isForEyes === false).map(({ id }) => `${id} is not for eyes`),
    ...(line === "shadow" && all.some(({ flags }) => flags.includes("alcohol")) ? ["a shadow holds alcohol"] : []),
  ];
}

function cautionIssues(
  { line, cautions, patchTest, openedMonths, unopenedMonths }: ProductFormula,
  facts: ProductFactsContent,
  listed: readonly Ingredient[],
): string[] {
  const isCosmetic = line !== "tool";
  const wanted = [
    ...(isCosmetic ? requiredCautions : []),
    ...(eyeLines.includes(line) ? eyeCautions : []),
    ...(listed.some(({ flags }) => flags.includes("alcohol")) ? ["flame"] : []),
  ];
  const hasEnds = openedMonths !== null && unopenedMonths === 36 && patchTest !== null;
  return [
    ...cautions
      .filter((id) => !facts.cautions.some((caution) => caution.id === id))
      .map((id) => `there is no caution ${id}`),
    ...wanted.filter((id) => !cautions.includes(id)).map((id) => `the caution ${id} is missing`),
    ...(patchTest === null || facts["patch-tests"].some(({ id }) => id === patchTest)
      ? []
      : [`there is no patch test ${patchTest}`]),
    ...(isCosmetic === hasEnds ? [] : ["a cosmetic, and nothing else, has a patch test and months of use"]),
    ...(isCosmetic === listed.length > 0 ? [] : ["a cosmetic, and nothing else, has ingredients"]),
  ];
}

/** SPF is said of bases alone, and where something holds the light back. */
function sunIssues({ line, sun, cautions }: ProductFormula, listed: readonly Ingredient[]): string[] {
  const hasFilter = listed.some(({ isSunFilter }) => isSunFilter === true);
  if (sun === null) return hasFilter ? ["it has sun filters and tells no SPF"] : [];
  return [
    ...(line === "base" ? [] : ["only a base has an SPF"]),
    ...(hasFilter ? [] : ["it tells an SPF and has no sun filter"]),
    ...(cautions.includes("reapply-sun") ? [] : ["the caution reapply-sun is missing"]),
  ];
}

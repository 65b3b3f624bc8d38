import { elementAt } from "#app/kits/basics/element-at.ts";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { Product } from "#contracts/product.ts";
import { monsterInfoOf } from "./monster.server.ts";
import { modelFaces } from "#app/kits/mirror/model-faces.server.ts";
import { makeupPicture } from "./pictures.server.ts";
import { dailyShadeIndex } from "#app/kits/product/daily-shade.ts";

/** The twenty-four lips, on a face that already wears one. */
export const loadLips = (args: LoaderFunctionArgs) => loadTester(args, "lip");

/** The eight tints. */
export const loadTints = (args: LoaderFunctionArgs) => loadTester(args, "tint");

function loadTester({ request, context }: LoaderFunctionArgs, line: "lip" | "tint") {
  const page = context.get(pageContext);
  const requestedId = new URL(request.url).searchParams.get("s");
  const other = page.master.products.find(({ id, shade }) => id === requestedId && shade !== null);
  if (other && other.line !== line && (other.line === "lip" || other.line === "tint"))
    throw redirect(`${other.line === "lip" ? "/virtual_tester" : "/virtual_tester_lt"}?s=${other.id}`);
  const products = page.master.products.filter((product) => product.line === line && product.shade !== null);
  const dailyProduct = getDailyProduct(page, products);
  const shown = products.find(({ id }) => id === requestedId) ?? dailyProduct;
  return {
    line,
    shades: products.map(shadeOf),
    shownId: shown.id,
    dailyId: dailyProduct.id,
    /** The address names a shade that there is none of. */
    isUnknown: requestedId !== null && requestedId !== shown.id,
    /** The picture of the shown shade on a face; null while there is none. */
    makeupPicture: makeupPicture(shown.id),
    company: monsterInfoOf(page.master, shown.id),
    models: modelFaces(),
  };
}

function getDailyProduct(page: PageContext, products: readonly Product[]): Product {
  page.hints.validUntil(nextJstMidnight(page.now));
  return elementAt(products, dailyShadeIndex(jstDay(page.now), products.length));
}

function shadeOf({ id, number, names, shade }: Product) {
  if (!shade) throw new Error(`${id} has no shade`);
  return { id, number, name: names.ja, hex: shade.hex, finish: shade.finish };
}

export type TesterData = ReturnType<typeof loadTester>;
export type TesterShade = TesterData["shades"][number];

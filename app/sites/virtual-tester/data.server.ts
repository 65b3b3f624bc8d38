import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { Product } from "#contracts/product.ts";
import { companyOf } from "./company.server.ts";
import { modelFaces, wornPicture } from "./pictures.server.ts";
import { tonightsPlace } from "./rules/tonight.ts";

/** The twenty-four lips, on a face that already wears one. */
export const loadLips = (args: LoaderFunctionArgs) => loadTester(args, "lip");

/** The eight tints. */
export const loadTints = (args: LoaderFunctionArgs) => loadTester(args, "tint");

function loadTester({ request, context }: LoaderFunctionArgs, line: "lip" | "tint") {
  const page = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get("s");
  const other = page.master.products.find(({ id, shade }) => id === asked && shade !== null);
  if (other && other.line !== line && (other.line === "lip" || other.line === "tint"))
    throw redirect(`${other.line === "lip" ? "/virtual_tester" : "/virtual_tester_lt"}?s=${other.id}`);
  const products = page.master.products.filter((product) => product.line === line && product.shade !== null);
  const tonight = tonightsProduct(page, products);
  const shown = products.find(({ id }) => id === asked) ?? tonight;
  return {
    line,
    shades: products.map(shadeOf),
    shownId: shown.id,
    tonightId: tonight.id,
    /** The address names a shade that there is none of. */
    isUnknown: asked !== null && asked !== shown.id,
    /** The picture of the shown shade, worn; null while it is not made. */
    worn: wornPicture(shown.id),
    company: companyOf(page.master, shown.id),
    models: modelFaces(),
  };
}

function tonightsProduct(page: PageContext, products: readonly Product[]): Product {
  page.hints.validUntil(nextJstMidnight(page.now));
  return products[tonightsPlace(jstDay(page.now), products.length)]!;
}

function shadeOf({ id, number, names, shade }: Product) {
  if (!shade) throw new Error(`${id} has no shade`);
  return { id, number, name: names.ja, hex: shade.hex, finish: shade.finish };
}

export type TesterData = ReturnType<typeof loadTester>;
export type TesterShade = TesterData["shades"][number];

import { elementAt } from "#app/kits/basics/element-at.ts";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import type { Product } from "#contracts/product.ts";
import { linkedLookOf } from "./linked-look.server.ts";
import { formatLookCard } from "./look-card.ts";
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
  const query = new URL(request.url).searchParams;
  const requestedId = query.get("s");
  const other = page.master.products.find(({ id, shade }) => id === requestedId && shade !== null);
  if (other && other.line !== line && (other.line === "lip" || other.line === "tint"))
    throw redirect(`${other.line === "lip" ? "/virtual_tester" : "/virtual_tester_lt"}?${query}`);
  const products = page.master.products.filter((product) => product.line === line && product.shade !== null);
  const dailyProduct = getDailyProduct(page, products);
  const look = linkedLookOf(query.get("look"), page.master);
  // A code that says nothing has no share picture either.
  if (!look) query.delete("look");
  const requested = products.find(({ id }) => id === requestedId);
  const lookShade = page.master.products.find(({ id, shade }) => id === look?.lipId && shade !== null);
  const shown = requested ?? lookShade ?? dailyProduct;
  return {
    line,
    shades: products.map(shadeOf),
    /** What the address wears as a whole, and the shade of its lips; null where its code says nothing. */
    look: look && { ...look, shade: lookShade ? shadeOf(lookShade) : null },
    shownId: shown.id,
    dailyId: dailyProduct.id,
    /** The share picture of what the address wears. */
    cardId: formatLookCard(shown.id, query),
    /** The address names a shade that there is none of. */
    isUnknown: requestedId !== null && !requested && !look,
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

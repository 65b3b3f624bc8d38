import { data, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { catalogueOf } from "#server/modules/products/catalogue.ts";
import { findCode, showCards } from "./codes.server.ts";
import { checkJan } from "#app/kits/barcode/jan.ts";

/** Which side of the page is asked for, and everything of it that the address says; all of it works without a script. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { master, platform } = context.get(pageContext);
  const catalogue = catalogueOf(platform.settings, master);
  const query = new URL(request.url).searchParams;
  const ids = query.get("p")?.split(",") ?? null;
  const typed = query.get("j");
  const cards = ids && showCards(catalogue, ids);
  const check = typed === null ? null : checkJan(typed);
  const found = check?.kind === "good" ? findCode(catalogue, master, check.jan) : null;
  const page = {
    face:
      ids || query.get("f") === "show"
        ? ("show" as const)
        : query.get("f") === "drawer"
          ? ("drawer" as const)
          : ("read" as const),
    cards,
    /** Some of the products the address names are not in the catalogue. */
    hasUnknown: ids !== null && cards !== null && cards.length < new Set(ids).size,
    typed: typed !== null && check ? { text: typed.slice(0, 40), check, found } : null,
  };
  if (!page.typed || found) return page;
  // Not kept: there are more wrong codes than a cache has room for.
  return data(page, { status: check?.kind === "good" ? 404 : 400 });
}

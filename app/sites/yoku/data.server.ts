import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { documentPath } from "#app/kits/page/document-path.server.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import type { DesireLanguage } from "#contracts/desire-ids.ts";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import { desireWords, paletteOf, type PaletteView } from "./content.server.ts";
import { modelFaces } from "#app/kits/mirror/model-faces.server.ts";
import { handsOf, openHandCount, parsePicked, togglePicked, formatPicked } from "./rules/deck.ts";
import { pathOf } from "./rules/paths.ts";

/**
 * A palette by its code, or the words of this evening. Without a script every press is a form: `w` is what is in the wells,
 * `d` what was pressed, `h` the hand that lies open.
 */
export function loadYoku({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { pathname, searchParams: query } = new URL(request.url);
  const lang = langOf(page, pathname);
  const code = query.get("p");
  const palette = code === null ? null : paletteOf(code, page.master, lang);
  if (palette) return data(createPaletteView(palette, lang));
  const pressed = parsePicked(query.get("d") ?? "")[0];
  const earlierPicked = parsePicked(query.get("w") ?? "");
  const picked = pressed === undefined ? earlierPicked : togglePicked(earlierPicked, pressed);
  if (pressed !== undefined && picked.length === 4) throw redirect(`${pathOf(lang)}?p=${formatPicked(picked)}`);
  const chooseView = createChooseView(page, lang, picked, Number(query.getAll("h").at(-1) ?? 0));
  // Not cached: there are more wrong codes than a cache has room for.
  if (code !== null) return data({ ...chooseView, isBroken: true }, { status: 404 });
  return data(chooseView);
}

function createPaletteView(palette: PaletteView, lang: DesireLanguage) {
  return { view: "palette" as const, lang, palette, faces: modelFaces().map(({ name, hash }) => ({ name, hash })) };
}

function createChooseView(
  { master, now, hints }: PageContext,
  lang: DesireLanguage,
  picked: readonly number[],
  requestedHand: number,
) {
  hints.validUntil(nextJstMidnight(now));
  const day = jstDay(now);
  const hand =
    Number.isInteger(requestedHand) && requestedHand > 0 && requestedHand < openHandCount ? requestedHand : 0;
  return {
    view: "choose" as const,
    lang,
    day,
    hand,
    deck: desireWords(handsOf(day, master.desires)[hand] ?? [], master, lang),
    picked: desireWords(picked, master, lang),
    isBroken: false,
  };
}

const langOf = ({ sites }: PageContext, pathname: string): DesireLanguage =>
  sites.find(documentPath(pathname))?.screen.lang === "zh-TW" ? "zh-TW" : "ja";

export type YokuPage = ReturnType<typeof loadYoku>["data"];
export type View<Name extends YokuPage["view"]> = Extract<YokuPage, { view: Name }>;

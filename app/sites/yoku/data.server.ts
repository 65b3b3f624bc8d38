import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { documentPath } from "#app/shell/door/document-path.server.ts";
import { findScreen } from "#app/shell/door/doors.server.ts";
import { pageContext, type PageContext } from "#app/shell/page-context.server.ts";
import type { DesireLanguage } from "#contracts/desire-numbers.ts";
import { jstDay, nextJstMidnight } from "#contracts/jst-calendar.ts";
import { desireWords, paletteOf, type PaletteView } from "./content.server.ts";
import { modelFaces } from "./pictures.server.ts";
import { handsOf, openHandCount, readPicked, toggled, writePicked } from "./rules/deck.ts";
import { pathOf } from "./rules/paths.ts";

/**
 * A palette by its code, or the words of this evening. Without a script every press is a form: `w` is what is in the wells,
 * `d` what was pressed, `h` the hand that lies open.
 */
export function loadYoku({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { pathname, searchParams: query } = new URL(request.url);
  const lang = langOf(documentPath(pathname));
  const code = query.get("p");
  const palette = code === null ? null : paletteOf(code, page.master, lang);
  if (palette) return data(shown(palette, lang));
  const pressed = readPicked(query.get("d") ?? "")[0];
  const before = readPicked(query.get("w") ?? "");
  const picked = pressed === undefined ? before : toggled(before, pressed);
  if (pressed !== undefined && picked.length === 4) throw redirect(`${pathOf(lang)}?p=${writePicked(picked)}`);
  const evening = tonight(page, lang, picked, Number(query.getAll("h").at(-1) ?? 0));
  // Not kept: there are more wrong codes than a cache has room for.
  if (code !== null) return data({ ...evening, isBroken: true }, { status: 404 });
  return data(evening);
}

function shown(palette: PaletteView, lang: DesireLanguage) {
  return { view: "palette" as const, lang, palette, faces: modelFaces() };
}

function tonight({ master, now, hints }: PageContext, lang: DesireLanguage, picked: readonly number[], asked: number) {
  hints.validUntil(nextJstMidnight(now));
  const day = jstDay(now);
  const hand = Number.isInteger(asked) && asked > 0 && asked < openHandCount ? asked : 0;
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

const langOf = (pathname: string): DesireLanguage => (findScreen(pathname)?.screen.lang === "zh-TW" ? "zh-TW" : "ja");

export type YokuPage = ReturnType<typeof loadYoku>["data"];
export type View<Name extends YokuPage["view"]> = Extract<YokuPage, { view: Name }>;

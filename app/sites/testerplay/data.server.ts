import type { LoaderFunctionArgs } from "react-router";
import { skinHexes } from "#app/kits/product/skin-light.ts";
import { documentPath } from "#app/kits/page/document-path.server.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { type TesterLanguage, testerLanguages } from "#contracts/tester-languages.ts";
import { lipsOf, missionsOf, missionWords } from "./content.server.ts";
import { createQrShape } from "#server/modules/qr/qr-shape.ts";
import { decodeTesterResult } from "./rules/tester-result-code.ts";
import { playPath } from "./rules/play-path.ts";

/** The neutral ground of swatches (`--grey`), then the skins, lightest first. */
export const groundHexes: readonly string[] = ["#2a2827", ...skinHexes];

/** The play in the language of its address: everything of it is in the page, so it goes on without a network. */
export function loadPlay({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const url = new URL(request.url);
  const lang = langOf(page, url.pathname);
  const code = url.searchParams.get("c");
  const testerResult = code === null ? null : decodeTesterResult(code);
  const address = new URL(playPath(lang), page.platform.settings.publicUrl);
  const params: Record<string, string> = { ...(testerResult && code !== null && { c: code }), cid: "kz_tp_qr" };
  return {
    lang,
    missions: missionsOf(page.master, lang),
    shades: shadesOf(page, lang),
    grounds: groundHexes,
    shown:
      code !== null && testerResult
        ? { code, footprint: testerResult, words: missionWords(page.master, testerResult.lang, testerResult.mission) }
        : null,
    /** The address carries a code that nobody wrote. */
    isBroken: code !== null && testerResult === null,
    isPoster: url.searchParams.get("poster") === "1",
    qr: createQrShape(`${address.href}?${new URLSearchParams(params).toString()}`),
    address: address.host + address.pathname,
  };
}

const langOf = ({ sites }: PageContext, pathname: string): TesterLanguage =>
  testerLanguages.find((lang) => lang === sites.find(documentPath(pathname))?.screen.lang) ?? "ja";

function shadesOf({ master }: PageContext, lang: TesterLanguage) {
  return lipsOf(master).map(({ id, number, names, shade, jan, priceYen }) => ({
    ...{ id, number, name: names[lang] ?? names.ja, jan, hex: shade.hex, finish: shade.finish },
    // Elsewhere the shops write their own prices.
    priceYen: lang === "ja" ? priceYen : null,
  }));
}

export type PlayPage = ReturnType<typeof loadPlay>;
export type ShadeView = PlayPage["shades"][number];
export type ShownTesterResult = NonNullable<PlayPage["shown"]>;

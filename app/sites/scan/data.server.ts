import { elementAt } from "#app/kits/basics/element-at.ts";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { type FaceResult, resultIdPattern } from "#contracts/face-result.ts";
import { type ScanLanguage, scanLanguages } from "#contracts/face-type.ts";
import type { CompiledMessages } from "#app/kits/i18n/messages.tsx";
import { documentPath } from "#app/kits/page/document-path.server.ts";
import { messagesIn } from "#app/kits/page/site-frame-data.ts";
import { pageContext, type PageContext } from "#app/kits/page/page-context.server.ts";
import { getFaceResult } from "#server/modules/face-results/face-results.ts";
import { isDatabaseUnavailable } from "#server/platform/database-unavailable.ts";
import {
  questionReferenceId,
  lineFaceOf,
  type ReferenceView,
  referenceViews,
  loadTypeCounts,
  startingProducts,
  type TypeView,
  typeView,
} from "./page-parts.server.ts";
import { cardPath } from "./rules/card-path.ts";
import { canonicalCode, codeAt, duoOf, indexOf } from "./rules/type-codes.ts";

/** What /scan and its sisters have in hand before anything is read: all of it works without a network afterwards. */
export interface ScanPage {
  /** By index. */
  types: TypeView[];
  products: ReturnType<typeof startingProducts>;
  references: ReferenceView[];
  questionReferenceId: string;
  /** How many began with each type, by index; null below 30. */
  counts: (number | null)[];
}

const copies = import.meta.glob<CompiledMessages>("./copy/*.json", { eager: true, import: "default" });

/** Numbers of all visitors may be this old. */
const countsMs = 10 * 60_000;
/** So long may a result that was thrown away just now still be seen. */
const resultMs = 5_000;

export async function scanLoader({ request, context }: LoaderFunctionArgs): Promise<ScanPage> {
  const page = context.get(pageContext);
  const lang = langOf(page.sites.find(documentPath(new URL(request.url).pathname))?.screen.lang);
  page.hints.validUntil(new Date(page.now.getTime() + countsMs));
  return {
    types: page.master.faceTypes.map((type) => typeView(type, page.master, lang)),
    products: startingProducts(page.master, page.master.faceTypes, lang),
    references: referenceViews(lang),
    questionReferenceId: questionReferenceId(lang),
    counts: await loadTypeCounts(page.platform.database),
  };
}

/** A kept result as strangers see it. */
export interface CardResult extends Pick<FaceResult, "id" | "a" | "b" | "c" | "mode"> {
  code: TypeView["code"];
  name: string;
}

export interface CardPage {
  lang: ScanLanguage;
  /** The messages of the site and of the frame where the card speaks another language than its address; null: those of the page. */
  words: { site: CompiledMessages; shell: CompiledMessages } | null;
  type: TypeView;
  types: Pick<TypeView, "code" | "name">[];
  /** Addresses of the drawn faces of the types that are shown. */
  lineFaces: Record<string, string>;
  result: CardResult | null;
  /** The address names a result that is there no more. */
  isExpired: boolean;
  /** Two that are laid over each other, and what they are called together. */
  overlay: { other: CardResult; duo: string } | "gone" | "invalid" | null;
  /** How many began with this type; null below 30. */
  count: number | null;
  counts: (number | null)[];
}

export async function cardLoader({ request, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const lang = langOf(query.get("lang"));
  const code = canonicalCode(params.faceTypeCode ?? "");
  if (!code) throw redirect("/scan");
  const id = params.resultId ?? null;
  const to = (path: string): Response => redirect(withCampaign(path, query.get("cid")), 301);
  if (id !== null && !resultIdPattern.test(id)) throw to(cardPath(code, null, { lang }));
  const found = id === null ? null : await getResult(page, id);
  const chosen = (found && codeAt(found.chosen)) ?? code;
  const overlayId = parseOverlayId(query.get("with"));
  // One address for one card, however it was written: the code of the result, in its one spelling.
  const overlaid = typeof overlayId === "string" ? overlayId : null;
  if (chosen !== params.faceTypeCode || (overlaid !== null && overlaid !== query.get("with")))
    throw to(cardPath(chosen, id, { lang, overlaid }));

  const answer = await loadCard(page, { code, id, lang, found, overlayId });
  page.hints.validUntil(new Date(page.now.getTime() + (id === null ? countsMs : resultMs)));
  return answer.isExpired ? data(answer, { status: 410 }) : answer;
}

interface CardRequest {
  code: TypeView["code"];
  id: string | null;
  lang: ScanLanguage;
  found: FaceResult | null;
  /** Whom to lay over it; `undefined` where no id could be read. */
  overlayId: string | null | undefined;
}

async function loadCard(page: PageContext, { code, id, lang, found, overlayId }: CardRequest): Promise<CardPage> {
  const { faceTypes } = page.master;
  const type = elementAt(faceTypes, indexOf(code));
  const result = found && cardResult(page, found, lang);
  const overlay = result && (await loadOverlay(page, result, overlayId, lang));
  const counts = await loadTypeCounts(page.platform.database);
  const shown = [code, ...(typeof overlay === "object" && overlay ? [overlay.other.code] : [])];
  return {
    lang,
    words: lang === "ja" ? null : { site: messagesIn(copies, lang) ?? {}, shell: page.shellMessagesIn(lang) },
    type: typeView(type, page.master, lang),
    types: faceTypes.map((other) => ({ code: other.code, name: other.names[lang] })),
    lineFaces: Object.fromEntries(shown.map((one) => [one, lineFaceOf(one)])),
    result,
    isExpired: id !== null && result === null,
    overlay,
    count: counts[indexOf(code)] ?? null,
    counts,
  };
}

const langOf = (text: string | null | undefined): ScanLanguage => scanLanguages.find((lang) => lang === text) ?? "ja";

/** How somebody came stays known on the way to the right spelling. */
const withCampaign = (path: string, cid: string | null): string =>
  cid === null ? path : `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ cid })}`;

/** A result id, bare or inside a shared address; `undefined` where something else stands there. */
function parseOverlayId(text: string | null): string | null | undefined {
  if (text === null) return null;
  const id = text.trim().match(/(?:^|\/scan\/[A-Za-z]+\/)([A-Za-z0-9_-]{16})(?=$|[/?#])/)?.[1];
  return id ?? undefined;
}

async function getResult(page: PageContext, id: string): Promise<FaceResult | null> {
  try {
    return await getFaceResult(page.platform.database, id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw new Response(null, { status: 503 });
    throw error;
  }
}

function cardResult({ master }: PageContext, result: FaceResult, lang: ScanLanguage): CardResult {
  const { id, a, b, c, mode, chosen } = result;
  const { code, names } = elementAt(master.faceTypes, chosen);
  return { id, a, b, c, mode, code, name: names[lang] };
}

async function loadOverlay(
  page: PageContext,
  result: CardResult,
  overlayId: string | null | undefined,
  lang: ScanLanguage,
): Promise<CardPage["overlay"]> {
  if (overlayId === null) return null;
  if (overlayId === undefined) return "invalid";
  const found = await getResult(page, overlayId);
  if (!found) return "gone";
  const other = cardResult(page, found, lang);
  const [first, second] = duoOf(result.code, other.code);
  const duo = page.master.faceDuos.find(({ pair }) => pair[0] === first && pair[1] === second);
  return { other, duo: duo?.titles[lang] ?? "" };
}

import type { UIMatch } from "react-router";
import { type Language, languages } from "#contracts/languages.ts";
import { screenAddress } from "#app/shell/document/screen-address.ts";

/**
 * The language of what stands on the page. It is that of the address, but for a page whose query asks for another one
 * (`/faq?lang=en`): its loader sends the language along.
 */
export function pageLanguage(matches: readonly Pick<UIMatch, "id" | "loaderData">[]): Language {
  const sent = matches.at(-1)?.loaderData;
  const named = typeof sent === "object" && sent !== null && "lang" in sent ? sent.lang : null;
  return languages.find((lang) => lang === named) ?? screenAddress(matches).lang;
}

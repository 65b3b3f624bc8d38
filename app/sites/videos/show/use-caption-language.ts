import { useState } from "react";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import type { Language } from "#contracts/languages.ts";

/** The language in which a show is read, and its words once they are here; Japanese ones came with the page. */
export function useCaptionLanguage(showId: string) {
  const [lang, setLang] = useState<Language>("ja");
  const path = lang === "ja" ? null : (`/api/videos/live/captions?p=${showId}&lang=${lang}` as const);
  const { data, error, refetch } = useFetched(
    path,
    async () => (await import("#contracts/broadcast.ts")).showCaptionsSchema,
  );
  return { lang, setLang, words: data, isBroken: error !== null, refetch };
}

import { type ComponentType, useEffect, useState } from "react";
import type { Language } from "#contracts/languages.ts";
import css from "./missing-language.module.css";

/**
 * The strip over a Japanese page for whoever reads another language. The head script keeps its room before the
 * first paint; what stands in it is fetched only by those who see it.
 */
export function MissingLanguage({ lang }: { lang: Language }) {
  const [Suggestion, setSuggestion] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (lang !== "ja" || document.documentElement.dataset.foreign !== "on") return setSuggestion(null);
    let isCurrent = true;
    void import("./language-suggestion.tsx").then(
      ({ LanguageSuggestion }) => isCurrent && setSuggestion(() => LanguageSuggestion),
    );
    return () => {
      isCurrent = false;
    };
  }, [lang]);

  return <div className={css.strip}>{Suggestion && <Suggestion />}</div>;
}

import { useEffect, useState } from "react";
import { useMatches } from "react-router";
import type { Language } from "#contracts/languages.ts";
import { languageNames, preferredLanguage } from "#app/kits/words/language-names.ts";
import type { Head } from "../door/head.ts";
import { loadShellWords } from "../words/shell-words.tsx";
import css from "./missing-language.module.css";

/**
 * The strip over a Japanese page for whoever reads another language: the way to the same screen in theirs, or
 * one line that there is none. The head script keeps its room before the first paint.
 */
export function MissingLanguage({ lang }: { lang: Language }) {
  const matches = useMatches();
  const [notice, setNotice] = useState<{ lang: Language; text: string } | null>(null);
  const siblings = matches.flatMap(({ loaderData }) => (hasHead(loaderData) ? loaderData.head.alternates : []));
  const sibling = siblings.find((other) => other.lang === notice?.lang);

  useEffect(() => {
    const own = preferredLanguage(navigator.languages) ?? "en";
    if (lang !== "ja" || own === "ja") return setNotice(null);
    let isCurrent = true;
    void loadShellWords(own).then((words) => {
      const { notice: text } = words.missingLanguage as { notice: string };
      if (isCurrent) setNotice({ lang: own, text });
    });
    return () => {
      isCurrent = false;
    };
  }, [lang]);

  return (
    <div className={css.strip}>
      {notice && sibling && (
        <a className={css.link} lang={notice.lang} hrefLang={notice.lang} href={new URL(sibling.url).pathname}>
          {languageNames[notice.lang]}
        </a>
      )}
      {notice && !sibling && <p lang={notice.lang}>{notice.text}</p>}
    </div>
  );
}

function hasHead(data: unknown): data is { head: Head } {
  return typeof data === "object" && data !== null && "head" in data;
}

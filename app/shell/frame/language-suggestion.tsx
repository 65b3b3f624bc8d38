import { useEffect, useState } from "react";
import { useMatches } from "react-router";
import type { Language } from "#contracts/languages.ts";
import { languageNames, preferredLanguage } from "#app/kits/i18n/language-names.ts";
import type { Head } from "#app/kits/page/head.ts";
import { loadShellMessages } from "../messages/shell-messages.tsx";
import css from "./missing-language.module.css";

/** The way to the same screen in the visitor's own language, or one line in it that there is none. */
export function LanguageSuggestion() {
  const matches = useMatches();
  const [notice, setNotice] = useState<{ lang: Language; text: string } | null>(null);
  const siblings = matches.flatMap(({ loaderData }) => (hasHead(loaderData) ? loaderData.head.alternates : []));
  const sibling = siblings.find((other) => other.lang === notice?.lang);

  useEffect(() => {
    const preferred = preferredLanguage(navigator.languages) ?? "en";
    let isCurrent = true;
    void loadShellMessages(preferred).then((messages) => {
      const { notice: text } = messages.missingLanguage as { notice: string };
      if (isCurrent) setNotice({ lang: preferred, text });
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  if (!notice) return null;
  if (!sibling) return <p lang={notice.lang}>{notice.text}</p>;
  return (
    <a className={css.link} lang={notice.lang} hrefLang={notice.lang} href={new URL(sibling.url).pathname}>
      {languageNames[notice.lang]}
    </a>
  );
}

function hasHead(data: unknown): data is { head: Head } {
  return typeof data === "object" && data !== null && "head" in data;
}

import type { Language } from "#contracts/languages.ts";
import { languageNames } from "#app/kits/i18n/language-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { PageMessages } from "./page-messages.ts";
import css from "./language-bar.module.css";

/** The same screen in its other languages. The state code of the address goes along; a full load changes the words. */
export function LanguageBar({
  current,
  alternates,
}: {
  current: Language;
  alternates: { lang: Language; url: string }[];
}) {
  const t = useMessages<PageMessages>("shell");
  if (alternates.length < 2) return null;
  return (
    <nav aria-label={t("footer.languages")}>
      <ul className={css.languages}>
        {alternates.map(({ lang, url }) => (
          <li key={lang}>
            <a
              href={new URL(url).pathname}
              lang={lang}
              hrefLang={lang}
              aria-current={lang === current ? "page" : undefined}
              className={css.language}
              onClick={carryState}
            >
              {languageNames[lang]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function carryState({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}

import type { Language } from "#contracts/languages.ts";
import { languageNames } from "#app/kits/words/language-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./language-bar.module.css";

/** The same screen in its other languages. The state code of the address goes along; a full load changes the words. */
export function LanguageBar({
  current,
  alternates,
}: {
  current: Language;
  alternates: { lang: Language; url: string }[];
}) {
  const t = useWords<Words>("shell");
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
              onClick={keepState}
            >
              {languageNames[lang]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function keepState({ currentTarget }: React.MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}

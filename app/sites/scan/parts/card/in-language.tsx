import type { ReactNode } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { type Messages, SiteWords } from "#app/kits/words/words.tsx";
import { ShellWords } from "#app/shell/words/shell-words.tsx";

interface InLanguageProps {
  lang: ScanLanguage;
  /** The site's words in that language; null: those of the page. */
  words: Messages | null;
  children: ReactNode;
}

/** A card speaks the language it was shared in, inside a page that stays Japanese. */
export function InLanguage({ lang, words, children }: InLanguageProps) {
  if (words === null) return children;
  return (
    <ShellWords lang={lang}>
      <SiteWords messages={words}>
        <div lang={lang}>{children}</div>
      </SiteWords>
    </ShellWords>
  );
}

import type { ReactNode } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { MessagesProvider, SiteMessages } from "#app/kits/i18n/messages.tsx";
import type { CardPage } from "../../data.server.ts";

interface LanguageScopeProps {
  lang: ScanLanguage;
  /** Null: those of the page. */
  words: CardPage["words"];
  children: ReactNode;
}

/** A card speaks the language it was shared in, inside a page that stays Japanese. */
export function LanguageScope({ lang, words, children }: LanguageScopeProps) {
  if (words === null) return children;
  return (
    <MessagesProvider lang={lang} messages={words.shell}>
      <SiteMessages messages={words.site}>
        <div lang={lang}>{children}</div>
      </SiteMessages>
    </MessagesProvider>
  );
}

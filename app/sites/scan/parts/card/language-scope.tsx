import type { ReactNode } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { type CompiledMessages, SiteMessages } from "#app/kits/i18n/messages.tsx";
import { ShellMessages } from "#app/shell/messages/shell-messages.tsx";

interface LanguageScopeProps {
  lang: ScanLanguage;
  /** The site's words in that language; null: those of the page. */
  words: CompiledMessages | null;
  children: ReactNode;
}

/** A card speaks the language it was shared in, inside a page that stays Japanese. */
export function LanguageScope({ lang, words, children }: LanguageScopeProps) {
  if (words === null) return children;
  return (
    <ShellMessages lang={lang}>
      <SiteMessages messages={words}>
        <div lang={lang}>{children}</div>
      </SiteMessages>
    </ShellMessages>
  );
}

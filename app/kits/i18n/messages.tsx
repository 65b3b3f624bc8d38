import { createContext, type ReactNode, use } from "react";
import type { createTranslator } from "use-intl/core";
import { IntlProvider, useLocale, useTranslations } from "use-intl/react";
import type { Language } from "#contracts/languages.ts";

/** The words of one copy folder in one language, as `copy/<language>.json` holds them (compiled at build). */
export type CompiledMessages = { [key: string]: unknown };

/** Whose words a component speaks: those of the site it belongs to, or those of the shell. */
export type MessageScope = "site" | "shell";

/** `t("errors.net.message")`, `t("limit", { time })`; keys and arguments are checked by tsc. */
export type Translate<M extends object> = ReturnType<typeof createTranslator<M, never>>;

type ScopedMessages = Partial<Record<MessageScope, CompiledMessages>>;

const MessagesContext = createContext<ScopedMessages>({});

/**
 * The language of everything inside, and the shell's words in it. Stands once, around the page.
 * Dates are always Japan's: the zone's day begins and ends there.
 */
export function MessagesProvider(props: { lang: Language; messages: CompiledMessages; children: ReactNode }) {
  const scopes = { shell: props.messages };
  return (
    <MessagesContext value={scopes}>
      <IntlProvider locale={props.lang} timeZone="Asia/Tokyo" messages={scopes}>
        {props.children}
      </IntlProvider>
    </MessagesContext>
  );
}

/** The words of one site, inside the shell's. A site without words of its own passes null. */
export function SiteMessages(props: { messages: CompiledMessages | null; children: ReactNode }) {
  const scopes = { ...use(MessagesContext), site: props.messages ?? {} };
  return (
    <MessagesContext value={scopes}>
      <IntlProvider locale={useLocale()} timeZone="Asia/Tokyo" messages={scopes}>
        {props.children}
      </IntlProvider>
    </MessagesContext>
  );
}

/**
 * The words of the site (or of the shell) in the language of the page.
 * `M` is the type of its copy: `Words` of `copy/messages.ts` (keys and arguments are checked) or `typeof ja` (keys only).
 * @example const t = useWords<Words>(); t("steps.done", { count: 3 });
 */
export function useMessages<M extends object>(scope: MessageScope = "site"): Translate<M> {
  return useTranslations(scope) as unknown as Translate<M>;
}

/** The language of the page, for formats and links. */
export function useLanguage(): Language {
  return useLocale() as Language;
}

import { createContext, type ReactNode, use } from "react";
import type { createTranslator } from "use-intl/core";
import { IntlProvider, useLocale, useTranslations } from "use-intl/react";
import type { Language } from "#contracts/languages.ts";

/** The words of one copy folder in one language, as `copy/<language>.json` holds them (compiled at build). */
export type Messages = { [key: string]: unknown };

/** Whose words a component speaks: those of the site it belongs to, or those of the shell. */
export type Voice = "site" | "shell";

/** `t("errors.net.message")`, `t("limit", { time })`; keys and arguments are checked by tsc. */
export type Translate<M extends object> = ReturnType<typeof createTranslator<M, never>>;

type Voices = Partial<Record<Voice, Messages>>;

const VoicesContext = createContext<Voices>({});

/**
 * The language of everything inside, and the shell's words in it. Stands once, around the page.
 * Dates are always Japan's: the zone's day begins and ends there.
 */
export function WordsProvider(props: { lang: Language; messages: Messages; children: ReactNode }) {
  const voices = { shell: props.messages };
  return (
    <VoicesContext value={voices}>
      <IntlProvider locale={props.lang} timeZone="Asia/Tokyo" messages={voices}>
        {props.children}
      </IntlProvider>
    </VoicesContext>
  );
}

/** The words of one site, inside the shell's. A site without words of its own passes null. */
export function SiteWords(props: { messages: Messages | null; children: ReactNode }) {
  const voices = { ...use(VoicesContext), site: props.messages ?? {} };
  return (
    <VoicesContext value={voices}>
      <IntlProvider locale={useLocale()} timeZone="Asia/Tokyo" messages={voices}>
        {props.children}
      </IntlProvider>
    </VoicesContext>
  );
}

/**
 * The words of the site (or of the shell) in the language of the page.
 * `M` is the type of its copy: `Words` of `copy/words.ts` (keys and arguments are checked) or `typeof ja` (keys only).
 * @example const t = useWords<Words>(); t("steps.done", { count: 3 });
 */
export function useWords<M extends object>(voice: Voice = "site"): Translate<M> {
  return useTranslations(voice) as unknown as Translate<M>;
}

/** The language of the page, for formats and links. */
export function useLanguage(): Language {
  return useLocale() as Language;
}

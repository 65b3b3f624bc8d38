import { type ReactNode, use } from "react";
import type { Language } from "#contracts/languages.ts";
import { type Messages, WordsProvider } from "./words.tsx";

type Copies<T> = Record<string, T>;
type Load = () => Promise<Messages>;

const blockId = "shell-words";

/**
 * The shell's words around the page. The server writes those of the page's language into the document as a data
 * block, so that the page needs no further request to come alive; another language is fetched when a link leads to it.
 */
export function ShellWords({ lang, children }: { lang: Language; children: ReactNode }) {
  const here = import.meta.env.SSR ? wordsOnServer(lang) : wordsInBrowser(lang);
  const messages = here instanceof Promise ? use(here) : here;
  return (
    <WordsProvider lang={lang} messages={messages}>
      {children}
      <script
        id={blockId}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? blockText(lang, messages) : "" }}
      />
    </WordsProvider>
  );
}

/** JSON that cannot close the script element it stands in. */
function blockText(lang: Language, messages: Messages): string {
  return JSON.stringify({ lang, messages }).replaceAll("<", "\\u003c");
}

const fileOf = (lang: Language): string => `../../shell/copy/${lang}.json`;

function wordsOnServer(lang: Language): Messages {
  const copies: Copies<Messages> = import.meta.glob<Messages>("../../shell/copy/*.json", { eager: true, import: "default" });
  return copies[fileOf(lang)] ?? {};
}

/** Browser only: the words that are here or on their way, by language. */
const arrived = new Map<Language, Messages | Promise<Messages>>();

function wordsInBrowser(lang: Language): Messages | Promise<Messages> {
  const here = arrived.get(lang) ?? blockWords(lang) ?? fetchWords(lang);
  arrived.set(lang, here);
  return here;
}

function blockWords(lang: Language): Messages | null {
  const text = document.getElementById(blockId)?.textContent;
  if (!text) return null;
  const block = JSON.parse(text) as { lang: Language; messages: Messages };
  return block.lang === lang ? block.messages : null;
}

function fetchWords(lang: Language): Promise<Messages> {
  const copies: Copies<Load> = import.meta.glob<Messages>("../../shell/copy/*.json", { import: "default" });
  const load = copies[fileOf(lang)];
  return load ? load() : Promise.resolve({});
}

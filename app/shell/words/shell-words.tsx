import { type ReactNode, useEffect, useState } from "react";
import type { Language } from "#contracts/languages.ts";
import { type Messages, WordsProvider } from "#app/kits/words/words.tsx";
import ja from "../copy/ja.json";

// Japanese travels with the shell; another language only to those who open a page in it.
const lazy = import.meta.glob<Messages>(["../copy/*.json", "!../copy/ja.json"], { import: "default" });
const onServer: Record<string, Messages> = import.meta.env.SSR
  ? import.meta.glob<Messages>(["../copy/*.json", "!../copy/ja.json"], { import: "default", eager: true })
  : {};
const loaded = new Map<Language, Messages>([["ja", ja]]);

/** The shell's words in a language, when they are there already. */
function shellWordsNow(lang: Language): Messages | undefined {
  return loaded.get(lang) ?? onServer[`../copy/${lang}.json`];
}

/** Fetches the shell's words in a language. `entry.client` waits for the page's own before it hydrates. */
export async function loadShellWords(lang: Language): Promise<Messages> {
  const load = lazy[`../copy/${lang}.json`];
  const words = shellWordsNow(lang) ?? (load ? await load() : ja);
  if (!import.meta.env.SSR) loaded.set(lang, words);
  return words;
}

/** Speaks the shell's words in the language of the page; while another language loads, the last one stays. */
export function ShellWords({ lang, children }: { lang: Language; children: ReactNode }) {
  const [words, setWords] = useState<Messages>(() => shellWordsNow(lang) ?? ja);
  const now = shellWordsNow(lang) ?? words;

  useEffect(() => {
    let isCurrent = true;
    void loadShellWords(lang).then((next) => isCurrent && setWords(next));
    return () => {
      isCurrent = false;
    };
  }, [lang]);

  return (
    <WordsProvider lang={lang} messages={now}>
      {children}
    </WordsProvider>
  );
}

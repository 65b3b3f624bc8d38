import { type ReactNode, use, useEffect, useState } from "react";
import type { Language } from "#contracts/languages.ts";
import { type Messages, WordsProvider } from "#app/kits/words/words.tsx";
import ja from "../copy/ja.json";
import { RenderedWords } from "./rendered-words.ts";

// Japanese travels with the shell; another language only to those who open a page in it.
const lazy = import.meta.glob<Messages>(["../copy/*.json", "!../copy/ja.json"], { import: "default" });
const loaded = new Map<Language, Messages>();

/** Fetches the shell's words in a language. `entry.client` waits for the page's own before it hydrates. */
export async function loadShellWords(lang: Language): Promise<Messages> {
  const load = lazy[`../copy/${lang}.json`];
  const words = loaded.get(lang) ?? (load ? await load() : ja);
  loaded.set(lang, words);
  return words;
}

/** Speaks the shell's words in the language of the page; while another language loads, the last one stays. */
export function ShellWords({ lang, children }: { lang: Language; children: ReactNode }) {
  const rendered = use(RenderedWords);
  const [words, setWords] = useState<Messages>(() => rendered?.[lang] ?? loaded.get(lang) ?? ja);

  useEffect(() => {
    let isCurrent = true;
    void loadShellWords(lang).then((next) => isCurrent && setWords(next));
    return () => {
      isCurrent = false;
    };
  }, [lang]);

  return (
    <WordsProvider lang={lang} messages={words}>
      {children}
    </WordsProvider>
  );
}

import { type ReactNode, use, useEffect, useState } from "react";
import type { Language } from "#contracts/languages.ts";
import { type CompiledMessages, MessagesProvider } from "#app/kits/i18n/messages.tsx";
import ja from "../copy/ja.json";
import { RenderedMessages } from "./rendered-messages.ts";

// Japanese travels with the shell; another language only to those who open a page in it.
const lazy = import.meta.glob<CompiledMessages>(["../copy/*.json", "!../copy/ja.json"], { import: "default" });
const loaded = new Map<Language, CompiledMessages>();

/** Fetches the shell's words in a language. `entry.client` waits for the page's own before it hydrates. */
export async function loadShellMessages(lang: Language): Promise<CompiledMessages> {
  const load = lazy[`../copy/${lang}.json`];
  const messages = loaded.get(lang) ?? (load ? await load() : ja);
  loaded.set(lang, messages);
  return messages;
}

/** Speaks the shell's words in the language of the page; while another language loads, the last one stays. */
export function ShellMessages({ lang, children }: { lang: Language; children: ReactNode }) {
  const rendered = use(RenderedMessages);
  const [messages, setMessages] = useState<CompiledMessages>(() => rendered?.[lang] ?? loaded.get(lang) ?? ja);

  useEffect(() => {
    let isCurrent = true;
    void loadShellMessages(lang).then((next) => isCurrent && setMessages(next));
    return () => {
      isCurrent = false;
    };
  }, [lang]);

  return (
    <MessagesProvider lang={lang} messages={messages}>
      {children}
    </MessagesProvider>
  );
}

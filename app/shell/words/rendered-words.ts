import { createContext } from "react";
import type { Language } from "#contracts/languages.ts";
import type { Messages } from "#app/kits/words/words.tsx";

/** The shell's words in every language, handed in by the server's render; null on the phone, which loads its own. */
export const RenderedWords = createContext<Partial<Record<Language, Messages>> | null>(null);

import { createContext } from "react";
import type { Language } from "#contracts/languages.ts";
import type { CompiledMessages } from "#app/kits/i18n/messages.tsx";

/** The shell's words in every language, handed in by the server's render; null on the phone, which loads its own. */
export const RenderedMessages = createContext<Partial<Record<Language, CompiledMessages>> | null>(null);

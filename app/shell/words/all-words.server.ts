import type { Language } from "#contracts/languages.ts";
import type { Messages } from "#app/kits/words/words.tsx";

const files = import.meta.glob<Messages>("../copy/*.json", { import: "default", eager: true });

/** The shell's words in all languages. Only the server holds them all. */
export const allShellWords = Object.fromEntries(
  Object.entries(files).map(([file, words]) => [file.replace(/^.*\/|\.json$/g, ""), words]),
) as Record<Language, Messages>;

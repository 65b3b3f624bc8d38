import type { Language } from "#contracts/languages.ts";
import type { CompiledMessages } from "#app/kits/i18n/messages.tsx";

const files = import.meta.glob<CompiledMessages>("../copy/*.json", { import: "default", eager: true });

/** The shell's words in all languages. Only the server holds them all. */
export const allShellMessages = Object.fromEntries(
  Object.entries(files).map(([file, messages]) => [file.replace(/^.*\/|\.json$/g, ""), messages]),
) as Record<Language, CompiledMessages>;

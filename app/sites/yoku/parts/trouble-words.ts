import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Trouble } from "./use-mine.ts";

/** Says why a press did not get through, in the words of the house. */
export function useTroubleWords(): (trouble: Trouble) => string {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  return (trouble) => (trouble === "unsaved" ? t("unsaved.note") : errorWords(trouble.code, trouble).message);
}

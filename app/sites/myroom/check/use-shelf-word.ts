import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";

/** A kind of things as the room calls it. */
export type ShelfWord = keyof Words["check"]["shelves"];

/** The word for a kind; one that this page does not know yet is told as what it is in the room. */
export function useShelfWord(): (shelf: string) => string {
  const t = useWords<Words>();
  return (shelf) => (t.has(`check.shelves.${shelf as ShelfWord}`) ? t(`check.shelves.${shelf as ShelfWord}`) : shelf);
}

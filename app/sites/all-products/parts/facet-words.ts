import {
  finishWord,
  lineWord,
  type Mood,
  moodWord,
  type ProductLine,
  type ProductState,
  stateWord,
} from "#app/kits/shelf/product-words.ts";
import type { Translate } from "#app/kits/words/words.tsx";
import type { Finish } from "#contracts/monster.ts";
import type { Words } from "../copy/words.ts";
import type { FacetId } from "../rules/facet-ids.ts";

/** What a value of a facet is called. The server sends only values that exist. */
export function facetWord(t: Translate<Words>, facet: FacetId, value: string): string {
  switch (facet) {
    case "line":
      return lineWord(value as ProductLine);
    case "finish":
      return finishWord(value as Finish);
    case "state":
      return stateWord(value as ProductState);
    case "mood":
      return moodWord(value as Mood);
    default:
      return t(`${facet}.${value}` as "color.red");
  }
}

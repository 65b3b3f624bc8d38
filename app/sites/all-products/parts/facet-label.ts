import {
  finishLabel,
  lineLabel,
  type Mood,
  moodLabel,
  type ProductLine,
  type ProductState,
  stateLabel,
} from "#app/kits/product/product-labels.ts";
import type { Translate } from "#app/kits/i18n/messages.tsx";
import type { Finish } from "#contracts/monster.ts";
import type { Messages } from "../copy/messages.ts";
import type { FacetId } from "../rules/facet-ids.ts";

/** What a value of a facet is called. The server sends only values that exist. */
export function facetLabel(t: Translate<Messages>, facet: FacetId, value: string): string {
  switch (facet) {
    case "line":
      return lineLabel(value as ProductLine);
    case "finish":
      return finishLabel(value as Finish);
    case "state":
      return stateLabel(value as ProductState);
    case "mood":
      return moodLabel(value as Mood);
    default:
      return t(`${facet}.${value}` as "color.red");
  }
}

import { formatLookCode, parseLookCode } from "#contracts/look-code.ts";
import { cardParts, hasLipsOfLook, joinLookCard, lookCodeIn } from "./look-card-id.ts";
import type { AppliedMakeup } from "./parts/applied-makeup.ts";
import { parseMakeupQuery } from "./parts/makeup-query.ts";
import { parseEyeQuery, type EyeSelection } from "./rules/eye-query.ts";

/** What a share picture is drawn of: a shade, the eyes, how all of it is worn; and a whole look beneath these. */
export interface LookCard {
  /** Null where the look's own lips are meant, bare or painted. */
  shadeId: string | null;
  eyes: EyeSelection;
  makeup: AppliedMakeup;
  /** The code of the look (contracts/look-code.ts); null for none. */
  look: string | null;
}

/** The id of the share picture of what an address wears; a look that is none leaves no trace either. */
export function formatLookCard(shadeId: string, query: URLSearchParams): string {
  const clean = new URLSearchParams(query);
  if (!isLook(query.get("look"))) clean.delete("look");
  return joinLookCard(shadeId, clean);
}

/** Reads it again; null for what no address of a look comes to. Whether there are such products, the catalogue knows. */
export function parseLookCard(id: string): LookCard | null {
  const [shadeId = "", ...values] = id.split("~");
  const query = new URLSearchParams(values.slice(0, cardParts.length).map((value, i) => [cardParts[i] ?? "", value]));
  if (shadeId !== "") query.set("s", shadeId);
  if (formatLookCard(shadeId, query) !== id || (shadeId === "" && !hasLipsOfLook(query))) return null;
  return {
    shadeId: shadeId || null,
    eyes: parseEyeQuery(query),
    makeup: parseMakeupQuery(query.get("w")),
    look: lookCodeIn(query),
  };
}

/** A code that can be read, and is written in the one way there is. */
function isLook(code: string | null): boolean {
  // Which products there are is not asked here: any shade will do.
  const applied = code === null ? null : parseLookCode(code, () => "#000000");
  return applied !== null && formatLookCode(applied) === code;
}

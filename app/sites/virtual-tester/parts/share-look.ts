import { composeShare, type Share, type ShareChannel } from "#app/kits/share/share-text.ts";
import { hasLipsOfLook, joinLookCard, lookCodeIn } from "../look-card-id.ts";
import { lipShare, lookShare, tintShare } from "../share.ts";
import type { TesterShade } from "../data.server.ts";
import type { AppliedMakeup } from "./applied-makeup.ts";
import { formatMakeupQuery } from "./makeup-query.ts";

/** What is on the face, for somebody else to see the same: the shade, how it is worn, and what the address says of the rest. */
export interface SharedLook {
  shade: Pick<TesterShade, "id" | "name">;
  makeup: AppliedMakeup;
  query: URLSearchParams;
  /** What all of it is called, where it is a look of the house. */
  name?: string | null;
}

/** The share of a look; a tint leads to the tester of tints. Lips of a whole look are the look's, and stay without a shade. */
export function shareLook({ shade, makeup, query, name }: SharedLook, channel: ShareChannel, origin?: string): Share {
  const isWhole = hasLipsOfLook(query);
  const params = {
    shade: name ?? shade.name,
    shadeId: isWhole ? "" : shade.id,
    lids: query.get("e") ?? "",
    lashes: query.get("m") ?? "",
    line: query.get("l") ?? "",
    worn: formatMakeupQuery(makeup),
    look: lookCodeIn(query) ?? "",
  };
  if (isWhole && !name) return composeShare(lookShare, "ja", params, channel, origin);
  const row = shade.id.startsWith("tint-") && !isWhole ? tintShare : lipShare;
  return composeShare(row, "ja", params, channel, origin);
}

/** The id of the share picture that shows the same look, drawn. */
export function cardIdOf({ shade, makeup, query }: SharedLook): string {
  const withMakeup = new URLSearchParams(query);
  withMakeup.set("w", formatMakeupQuery(makeup));
  return joinLookCard(shade.id, withMakeup);
}

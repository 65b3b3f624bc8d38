import { composeShare, type Share, type ShareChannel } from "#app/kits/share/share-text.ts";
import { lipShare, tintShare } from "../share.ts";
import type { TesterShade } from "../data.server.ts";
import type { AppliedMakeup } from "./applied-makeup.ts";
import { formatMakeupQuery } from "./makeup-query.ts";

/** What is on the face, for somebody else to see the same: the shade, how it is worn, and what the address says of the eyes. */
export interface SharedLook {
  shade: Pick<TesterShade, "id" | "name">;
  makeup: AppliedMakeup;
  query: URLSearchParams;
}

/** The share of a look; a tint leads to the tester of tints. */
export function shareLook({ shade, makeup, query }: SharedLook, channel: ShareChannel, origin?: string): Share {
  const params = {
    shade: shade.name,
    shadeId: shade.id,
    lids: query.get("e") ?? "",
    lashes: query.get("m") ?? "",
    line: query.get("l") ?? "",
    worn: formatMakeupQuery(makeup),
  };
  const row = shade.id.startsWith("tint-") ? tintShare : lipShare;
  return composeShare(row, "ja", params, channel, origin);
}

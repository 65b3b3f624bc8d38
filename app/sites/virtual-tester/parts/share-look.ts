import { composeShare, type Share, type ShareChannel } from "#app/kits/share/share-text.ts";
import type { TesterShade } from "../data.server.ts";
import type { Worn } from "./worn.ts";
import { wornToAddress } from "./worn-address.ts";

/** What is on the face, so that somebody else can see the same: the shade, how it is worn, and what the address says of the eyes. */
export interface KeptLook {
  shade: Pick<TesterShade, "id" | "name">;
  worn: Worn;
  query: URLSearchParams;
}

/** The share of a look; a tint leads to the tester of tints. */
export function shareLook({ shade, worn, query }: KeptLook, channel: ShareChannel, origin?: string): Share {
  const said = {
    shade: shade.name,
    shadeId: shade.id,
    lids: query.get("e") ?? "",
    lashes: query.get("m") ?? "",
    line: query.get("l") ?? "",
    worn: wornToAddress(worn),
  };
  const site = shade.id.startsWith("tint-") ? "testerTint" : "tester";
  return composeShare(site, "ja", said, channel, origin);
}

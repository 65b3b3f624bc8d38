import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { track } from "#app/kits/analytics/track.ts";
import { paintingShare } from "../share.ts";

/** The ways to share one's own painting. */
export function ShareMyPainting({ id, count }: { id: string; count: number }) {
  const picture = useCardPicture("ucp", id);
  return (
    <DeferredShareButtons
      picture={picture}
      pictureName="kate-zone-painting.jpg"
      share={(channel) => composeShare(paintingShare, "ja", { count, artworkId: id }, channel)}
      onShare={(action) => action !== "save" && track(`ucp_share_${action}`)}
    />
  );
}

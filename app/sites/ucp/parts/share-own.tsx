import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { track } from "#app/shell/tracking/track.ts";

/** The ways to share one's own painting that hangs. */
export function ShareOwn({ id, count }: { id: string; count: number }) {
  const picture = useCardPicture("ucp", id);
  return (
    <ShareLater
      picture={picture}
      pictureName="kate-zone-painting.jpg"
      share={(channel) => composeShare("ucp", "ja", { count, artworkId: id }, channel)}
      onShare={(way) => way !== "save" && track(`ucp_share_${way}`)}
    />
  );
}

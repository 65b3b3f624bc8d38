import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { track } from "#app/shell/tracking/track.ts";
import { KeepPlace } from "./keep-place.tsx";
import type { ResultEndsProps } from "./result-ends.tsx";

/** Whether it is in the book, and the share with its card and its named event. */
export function KeepAndShare({ numbers, share: { key, minutes, title } }: ResultEndsProps) {
  const picture = useCardPicture("hack", key);
  return (
    <>
      <KeepPlace numbers={numbers} />
      <ShareLater
        share={(channel) => composeShare("hack", "ja", { minutes: String(minutes), hack: title, key }, channel)}
        picture={picture}
        pictureName="kate-zone-hack.jpg"
        onShare={() => track("hack_result_share")}
      />
    </>
  );
}

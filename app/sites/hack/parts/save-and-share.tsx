import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { track } from "#app/kits/analytics/track.ts";
import { hackShare } from "../share.ts";
import { SaveStatus } from "./save-status.tsx";

export interface SaveAndShareProps {
  /** All that was kept together. */
  numbers: readonly number[];
  /** What a share says of the hack that is shown. */
  share: { key: string; minutes: number; title: string };
}

/** Whether it is in the book, and the share with its card and its named event. */
export function SaveAndShare({ numbers, share: { key, minutes, title } }: SaveAndShareProps) {
  const picture = useCardPicture("hack", key);
  return (
    <>
      <SaveStatus numbers={numbers} />
      <DeferredShareButtons
        share={(channel) => composeShare(hackShare, "ja", { minutes: String(minutes), hack: title, key }, channel)}
        picture={picture}
        pictureName="kate-zone-hack.jpg"
        onShare={() => track("hack_result_share")}
      />
    </>
  );
}

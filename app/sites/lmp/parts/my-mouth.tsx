import { useEffect, useEffectEvent } from "react";
import { prophecyHistorySchema } from "#contracts/prophecy-history.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useCardPicture } from "#app/kits/share/use-card-picture.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import type { View } from "../data.server.ts";
import { mouthNames } from "../rules/mouth-names.ts";
import { mouthShare } from "../share.ts";

export interface MyMouthProps {
  page: View<"mouth">;
  onMine: () => void;
}

/** Below a mouth: share and picture, for whose letters drew it. */
export function MyMouth({ page: { code, mood, line }, onMine }: MyMouthProps) {
  const { data } = useFetched("/api/lmp/book", () => prophecyHistorySchema);
  const isMine = data?.margin?.finished === code;
  const picture = useCardPicture("lmp", code);
  const notifyMine = useEffectEvent(onMine);
  useEffect(() => {
    if (isMine) notifyMine();
  }, [isMine]);

  return (
    isMine && (
      <DeferredShareButtons
        share={(channel) => composeShare(mouthShare, "ja", { name: mouthNames[mood], line, code }, channel)}
        picture={picture}
        pictureName="kate-zone-kuchi.jpg"
      />
    )
  );
}

import { useCallback } from "react";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Room } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./friends.module.css";

/** The room as a picture, without anything private in it. */
export function RoomShare({ room }: { room: Room }) {
  const t = useWords<Words>();
  const { met, sealCount } = room;
  const picture = useCallback(async (signal: AbortSignal) => {
    const { paintRoom } = await import("../drawing/paint-room.ts");
    return paintRoom(signal);
  }, []);
  return (
    <section className={css.friends}>
      <p className={css.lead}>{t("room.share")}</p>
      <ShareLater
        share={(channel) => composeShare("myroom", "ja", { met: met.length, seals: sealCount }, channel)}
        picture={picture}
        isAlone
        pictureName="kate-zone-room.png"
      />
    </section>
  );
}

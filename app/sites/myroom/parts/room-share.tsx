import { useCallback } from "react";
import { useLoaderData } from "react-router";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { loadRoom } from "../data.server.ts";
import { roomShare } from "../share.ts";
import type { Room } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./friends.module.css";

/** The room as a picture, without anything private in it. */
export function RoomShare({ room }: { room: Room }) {
  const t = useMessages<Messages>();
  const { met: monsters, sealCount: badgeCount } = room;
  const { sharedKinds } = useLoaderData<typeof loadRoom>();
  const picture = useCallback(
    async (signal: AbortSignal) => {
      const { paintRoom } = await import("../drawing/paint-room.ts");
      return paintRoom(sharedKinds, signal);
    },
    [sharedKinds],
  );
  return (
    <section className="pad-side-3">
      <p className={`${css.lead} text-body`}>{t("room.share")}</p>
      <DeferredShareButtons
        share={(channel) => composeShare(roomShare, "ja", { met: monsters.length, seals: badgeCount }, channel)}
        picture={picture}
        isWithoutCompanion
        pictureName="kate-zone-room.png"
      />
    </section>
  );
}

import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { formatTime } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import { LivePlayer } from "./live-player.tsx";
import { NextProgramme } from "./next-programme.tsx";
import { PinBar } from "./pin-bar.tsx";
import { useLiveClock } from "./use-live-clock.ts";
import { useLiveEvents } from "./use-live-events.ts";
import css from "./on-air.module.css";

const Chat = lazy(() => import("./chat.tsx").then((module) => ({ default: module.Chat })));
const Poll = lazy(() => import("./poll.tsx").then((module) => ({ default: module.Poll })));
const ExternalPlayer = lazy(() =>
  import("./external-player.tsx").then((module) => ({ default: module.ExternalPlayer })),
);

/** A programme while it is on: the videos in step for everybody, the chat, the products, the poll. */
export function OnAir({ page }: { page: LiveView<"on"> }) {
  return (
    <ToastRegion>
      <Broadcast page={page} />
    </ToastRegion>
  );
}

function Broadcast({ page }: { page: LiveView<"on"> }) {
  const t = useMessages<Messages>();
  const { broadcast, external } = page;
  const { revalidate } = useRevalidator();
  // A question that cannot be asked would put an error in the place of the programme; the line asks again when it is back.
  const reloadPage = (): void => {
    if (navigator.onLine) void revalidate();
  };
  // The chat and the poll are of no use without a script, and their styles come with them.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const nowMs = useLiveClock((now) => {
    if (now.airing?.id !== broadcast.broadcastId || now.state !== "on") reloadPage();
  });
  const events = useLiveEvents(broadcast.broadcastId, reloadPage);

  return (
    <article className="on-ink" data-live="on" data-line={events.state}>
      {external ? (
        <Suspense>
          <ExternalPlayer {...external} poster={page.reel[0]?.poster ?? null} />
        </Suspense>
      ) : (
        <LivePlayer
          reel={page.reel}
          startsAt={broadcast.startsAt}
          endsAt={broadcast.endsAt}
          nowMs={nowMs}
          onEnd={reloadPage}
        />
      )}
      <header className="pad-side-4 stack-2">
        <p className={`${css.on} line-3 text-body`}>
          <span className={role.micro}>ON AIR</span>
          <span>{t("live.until", { time: formatTime(broadcast.endsAt, "ja") })}</span>
        </p>
        <h1 className={`${role.display} text-title`}>{broadcast.title}</h1>
        <p>{broadcast.lead}</p>
      </header>
      {isHydrated ? (
        <Suspense fallback={<div className={css.coming} />}>
          <Chat page={page} events={events} />
          <Poll broadcastId={broadcast.broadcastId} poll={page.poll} now={events.poll} onVoted={events.setPoll} />
        </Suspense>
      ) : (
        <div className={css.coming} />
      )}
      <PinBar products={page.products} pins={[]} atMs={null} />
      <NextProgramme next={page.next} />
    </article>
  );
}

import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { lazy, Suspense } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { formatTime } from "#app/kits/i18n/dates.ts";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import { ShowOnAir } from "../show/show-on-air.tsx";
import { NextProgramme } from "./next-programme.tsx";
import { PinBar } from "../show/pin-bar.tsx";
import { useLiveClock } from "./use-live-clock.ts";
import { useLiveEvents } from "./use-live-events.ts";

const ExternalPlayer = lazy(() =>
  import("./external-player.tsx").then((module) => ({ default: module.ExternalPlayer })),
);

/** A programme while it is on: its show in step for everybody, the chat, the products, the poll. */
export function OnAir({ page }: { page: LiveView<"on"> }) {
  return (
    <ToastRegion>
      <Broadcast page={page} />
    </ToastRegion>
  );
}

function Broadcast({ page }: { page: LiveView<"on"> }) {
  const t = useMessages<Messages>();
  const { broadcast, external, show } = page;
  const { revalidate } = useRevalidator();
  // A question that cannot be asked would put an error in the place of the programme; the line asks again when it is back.
  const reloadPage = (): void => {
    if (navigator.onLine) void revalidate();
  };
  const nowMs = useLiveClock((now) => {
    if (now.airing?.id !== broadcast.broadcastId || now.state !== "on") reloadPage();
  });
  const events = useLiveEvents(broadcast.broadcastId, reloadPage);

  return (
    <article className="on-ink" data-live="on" data-line={events.state}>
      {external && (
        <Suspense>
          <ExternalPlayer {...external} poster={Object.values(show.videos)[0]?.poster ?? null} />
        </Suspense>
      )}
      <ShowOnAir page={page} events={events} nowMs={nowMs} onEnd={reloadPage} />
      <p className="pad-side-4 text-body">{t("live.until", { time: formatTime(broadcast.endsAt, "ja") })}</p>
      <PinBar products={show.products} pins={[]} atMs={null} />
      <NextProgramme next={page.next} />
    </article>
  );
}

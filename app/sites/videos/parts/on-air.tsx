import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import role from "#app/kits/ui/type/type.module.css";
import { formatTime } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { LiveView } from "../live-data.server.ts";
import { LiveStage } from "./live-stage.tsx";
import { NextLine } from "./next-line.tsx";
import { PinBar } from "./pin-bar.tsx";
import { useLiveClock } from "./use-live-clock.ts";
import { useLiveEvents } from "./use-live-events.ts";
import css from "./on-air.module.css";

const Chat = lazy(() => import("./chat.tsx").then((module) => ({ default: module.Chat })));
const Poll = lazy(() => import("./poll.tsx").then((module) => ({ default: module.Poll })));
const Facade = lazy(() => import("./facade.tsx").then((module) => ({ default: module.Facade })));

/** A programme while it is on: the films in step for everybody, the chat, the products, the poll. */
export function OnAir({ page }: { page: LiveView<"on"> }) {
  return (
    <ToastPlace>
      <Evening page={page} />
    </ToastPlace>
  );
}

function Evening({ page }: { page: LiveView<"on"> }) {
  const t = useWords<Words>();
  const { airing, outside } = page;
  const { revalidate } = useRevalidator();
  // A question that cannot be asked would put an error in the place of the programme; the line asks again when it is back.
  const turn = (): void => {
    if (navigator.onLine) void revalidate();
  };
  // Voices are of no use without a script, and their styles come with them.
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  const nowMs = useLiveClock((now) => {
    if (now.airing?.id !== airing.airingId || now.state !== "on") turn();
  });
  const events = useLiveEvents(airing.airingId, turn);

  return (
    <article className={css.room} data-live="on" data-line={events.state}>
      {outside ? (
        <Suspense>
          <Facade {...outside} poster={page.reel[0]?.poster ?? null} />
        </Suspense>
      ) : (
        <LiveStage reel={page.reel} startsAt={airing.startsAt} endsAt={airing.endsAt} nowMs={nowMs} onEnd={turn} />
      )}
      <header className={css.head}>
        <p className={css.on}>
          <span className={role.micro}>ON AIR</span>
          <span>{t("live.until", { time: formatTime(airing.endsAt, "ja") })}</span>
        </p>
        <h1 className={`${role.display} ${css.title}`}>{airing.title}</h1>
        <p>{airing.lead}</p>
      </header>
      {isAlive ? (
        <Suspense fallback={<div className={css.coming} />}>
          <Chat page={page} events={events} />
          <Poll airingId={airing.airingId} poll={page.poll} now={events.poll} onVoted={events.setPoll} />
        </Suspense>
      ) : (
        <div className={css.coming} />
      )}
      <PinBar products={page.products} pins={[]} atMs={null} />
      <NextLine next={page.next} />
    </article>
  );
}

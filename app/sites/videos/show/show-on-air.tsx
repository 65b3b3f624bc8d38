"use no memo"; // Compiled it would only be heavier: it is drawn anew at every second.
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import type { useLiveEvents } from "../live/use-live-events.ts";
import { formatTime } from "../rules/time-text.ts";
import { beatAt, pollPhase, timelineOf } from "../rules/timeline.ts";
import { ShowBar } from "./show-bar.tsx";
import { ShowProgramme } from "./show-programme.tsx";
import { ShowStage } from "./show-stage.tsx";
import { useCaptionLanguage } from "./use-caption-language.ts";
import { useMyShow } from "./use-my-show.ts";
import { useShowSeconds } from "./use-show-seconds.ts";
import css from "./show.module.css";

// Of no use without a script, and their styles come with them.
const Chat = lazy(() => import("../live/chat.tsx").then((module) => ({ default: module.Chat })));
const ShowPoll = lazy(() => import("./show-poll.tsx").then((module) => ({ default: module.ShowPoll })));
const ShowWants = lazy(() => import("./show-wants.tsx").then((module) => ({ default: module.ShowWants })));

/** So long a missing decision is waited for before it is asked for: the line may be gone. */
const decisionWaitMs = 3_000;

interface ShowOnAirProps {
  page: LiveView<"on">;
  events: ReturnType<typeof useLiveEvents>;
  nowMs: () => number;
  onEnd: () => void;
}

/** The show in the second at which it is for everybody, and what one can do in it. */
export function ShowOnAir({ page, events, nowMs, onEnd }: ShowOnAirProps) {
  const t = useMessages<Messages>();
  const { broadcast, show, external } = page;
  const startMs = Date.parse(broadcast.startsAt);
  const atS = useShowSeconds(() => nowMs() - startMs);
  const captions = useCaptionLanguage(show.id);
  const mine = useMyShow(broadcast.broadcastId, events.setPoll);
  const tally = events.tally ?? mine.tally;
  const decided = tally?.decided ?? {};
  const winner = decided["poll"] ?? null;
  useDecision(atS !== null && pollPhase(show, atS) === "closed" && winner === null, mine.refetch);
  useEnd(atS !== null && startMs + atS * 1_000 >= Date.parse(broadcast.endsAt), onEnd);
  const beat = atS === null ? null : beatAt(timelineOf(show, decided), atS);

  return (
    <>
      {!external && (
        <ShowStage
          show={show}
          beat={beat}
          captions={captions}
          clock={`${formatTime((atS ?? 0) * 1_000)} / ${formatTime(show.lengthS * 1_000)}`}
        >
          <header className={`${css.sign} stack-2`}>
            <p className={role.micro}>{t("live.onAir")}</p>
            <h1 className={`${role.display} text-lead`}>{show.title}</h1>
            <p className={`${css.speaker} text-body`}>{t("show.host", { name: show.host.name })}</p>
          </header>
        </ShowStage>
      )}
      {external && <h1 className={`${role.display} pad-side-4 text-lead`}>{show.title}</h1>}
      <div className="side">
        <ShowBar lang={captions.lang} onLang={captions.setLang} />
      </div>
      {captions.isBroken && (
        <p className="pad-side-4" role="status">
          {t("show.noCaptions")}
        </p>
      )}
      {atS === null ? (
        <>
          <noscript>
            <ShowProgramme show={show} isOpen />
          </noscript>
          <div className={css.coming} />
        </>
      ) : (
        <Suspense fallback={<div className={css.coming} />}>
          <p role="status" className="side">
            {mine.message}
          </p>
          <ShowWants show={show} atS={atS} wants={tally?.wants ?? 0} mine={mine} />
          <ShowPoll
            show={show}
            atS={atS}
            now={events.poll}
            decided={winner}
            mine={mine}
            words={captions.words}
            lang={captions.lang}
          />
          <Chat page={page} events={events} mine={mine} tally={tally} captions={captions} />
        </Suspense>
      )}
    </>
  );
}

/** Asks for a decision that does not come by the line, again and again until it is here. */
function useDecision(isMissing: boolean, ask: () => void): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => askNow(), decisionWaitMs);
    return () => clearInterval(timer);
  }, [isMissing]);
}

/** Calls once when the show is over. */
function useEnd(isOver: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return;
    end();
    const timer = setInterval(() => end(), 3_000);
    return () => clearInterval(timer);
  }, [isOver]);
}

"use no memo"; // Compiled it would only be heavier: it is drawn anew at every second.
import { useState } from "react";
import { Link } from "react-router";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import { beatAt, type Decided, questionSubject, timelineOf } from "../rules/timeline.ts";
import { ReplayBar } from "../show/replay-bar.tsx";
import { ReplayEndings } from "../show/replay-endings.tsx";
import { ShowColours } from "../show/show-colours.tsx";
import { ShowProgramme } from "../show/show-programme.tsx";
import { ShowStage } from "../show/show-stage.tsx";
import { useCaptionLanguage } from "../show/use-caption-language.ts";
import { useReplayClock } from "../show/use-replay-clock.ts";
import { formatTime } from "../rules/time-text.ts";
import { NextProgramme } from "./next-programme.tsx";
import { PinBar } from "../show/pin-bar.tsx";
import { TimedRow } from "../show/timed-row.tsx";
import css from "./replay.module.css";

/** A show seen afterwards, by one's own clock: its chapters, its colours, the ending that happened and the other ones. */
export function Replay({ page }: { page: LiveView<"replay"> }) {
  return (
    <ToastRegion>
      <ReplayPlayer page={page} />
    </ToastRegion>
  );
}

function ReplayPlayer({ page }: { page: LiveView<"replay"> }) {
  const t = useMessages<Messages>();
  const { show, outcome, next } = page;
  const happened = outcome?.decided["poll"] ?? null;
  const [endingId, setEndingId] = useState(happened ?? show.poll.choices[0]?.id ?? "");
  const clock = useReplayClock(show.lengthS);
  const captions = useCaptionLanguage(show.id);
  const timeline = timelineOf(show, decisionsOf(page, endingId));
  const { atS } = clock;
  const chapterNow = show.chapters.findLast((chapter) => chapter.atS <= (atS ?? 0));

  return (
    <article className="on-ink" data-live="replay" data-replay={show.id}>
      <ShowStage
        show={show}
        beat={atS === null ? null : beatAt(timeline, atS)}
        captions={captions}
        clock={formatTime((atS ?? 0) * 1_000)}
      >
        {atS === null && (
          <header className={css.head}>
            <p className="text-aside">
              {page.lastAt ? t("show.replayOf", { day: formatDay(page.lastAt, "ja") }) : t("replay.kicker")}
            </p>
            <h1 className={`${role.display} text-title`}>{show.title}</h1>
          </header>
        )}
      </ShowStage>
      <ReplayBar show={show} clock={clock} captions={captions} />
      {atS !== null && <h1 className={`${role.display} pad-side-4 text-lead`}>{show.title}</h1>}
      <section className={`${css.chapters} on-soot`} aria-labelledby="replay-chapters">
        <h2 id="replay-chapters" className={`${role.display} side text-heading`}>
          {t("replay.chapters")}
        </h2>
        <ol className={css.rows}>
          {show.chapters.map((chapter) => (
            <li key={chapter.atS} data-now={(atS !== null && chapter === chapterNow) || undefined}>
              <TimedRow
                atMs={chapter.atS * 1_000}
                aria-current={atS !== null && chapter === chapterNow ? "time" : undefined}
                onJump={() => clock.playFrom(chapter.atS)}
              >
                {chapter.words}
              </TimedRow>
            </li>
          ))}
        </ol>
      </section>
      <ShowColours show={show} timeline={timeline} onJump={clock.playFrom} />
      <ReplayEndings
        show={show}
        outcome={outcome}
        endingId={endingId}
        onOpen={(id) => {
          setEndingId(id);
          clock.playFrom(show.poll.choices.find((choice) => choice.id === id)?.beats[0]?.atS ?? 0);
        }}
      />
      <section aria-labelledby="replay-words" className="above-3">
        <h2 id="replay-words" className={`${role.display} pad-side-4 text-heading`}>
          {t("show.whole")}
        </h2>
        <ShowProgramme show={show} />
      </section>
      <PinBar products={show.products} pins={[]} atMs={null} />
      <NextProgramme next={next} />
      <p className={css.back}>
        <Link to="/live" className="target-inline text-underlined">
          {t("replay.back")}
        </Link>
      </p>
    </article>
  );
}

/** What happened that evening, with the ending one looks at; where nothing was decided the first questions are answered. */
function decisionsOf({ show, outcome }: LiveView<"replay">, endingId: string): Decided {
  const questionBeats = show.beats.filter(({ kind }) => kind === "question");
  const first = questionBeats.map(({ atS }, i) => [questionSubject(atS), show.questions[i]?.id ?? ""]);
  return { ...Object.fromEntries(first), ...outcome?.decided, poll: endingId };
}

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import { PlayerSection } from "./player-section.tsx";
import { NextProgramme } from "./next-programme.tsx";
import { PinBar } from "./pin-bar.tsx";
import { PollResult } from "./poll-result.tsx";
import { useVideoSession } from "./use-video-session.ts";
import { TimedRow } from "./timed-row.tsx";
import css from "./replay.module.css";

/** A programme seen afterwards: its videos one after the other, with all their chapters. */
export function Replay({ page }: { page: LiveView<"replay"> }) {
  return (
    <ToastRegion>
      <ReplayPlayer page={page} />
    </ToastRegion>
  );
}

function ReplayPlayer({ page }: { page: LiveView<"replay"> }) {
  const t = useMessages<Messages>();
  const { programme, reel, next } = page;
  const [position, setPosition] = useState({ index: 0, atMs: null as number | null });
  const currentVideo = reel[position.index] ?? reel[0];
  if (!currentVideo) return null;

  return (
    <article className="on-ink" data-live="replay" data-replay={currentVideo.id}>
      <ReplayPart
        key={currentVideo.id}
        currentVideo={currentVideo}
        startMs={position.atMs}
        onEnd={() => position.index + 1 < reel.length && setPosition({ index: position.index + 1, atMs: 0 })}
      />
      <header className={`${css.head} stack-2`}>
        <p className="text-aside">{t("replay.kicker")}</p>
        <h1 className={`${role.display} text-title`}>{programme.title}</h1>
        <p>{programme.lead}</p>
      </header>
      <section className={`${css.chapters} on-soot`} aria-labelledby="replay-chapters">
        <h2 id="replay-chapters" className={`${role.display} side text-heading`}>
          {t("replay.chapters")}
        </h2>
        <ol className={css.videos}>
          {reel.map((one, index) => (
            <li key={one.id} data-now={one.id === currentVideo.id || undefined}>
              <h3 className={`${css.video} text-service text-strong`}>{one.title}</h3>
              <ol>
                {one.chapters.map(({ atMs, words: text }) => (
                  <li key={atMs}>
                    <TimedRow atMs={atMs} onJump={() => setPosition({ index, atMs })}>
                      {text}
                    </TimedRow>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </section>
      {page.result && (
        <section className="pad-side-5 stack-3" aria-labelledby="replay-poll">
          <h2 id="replay-poll" className={`${role.display} side text-heading`}>
            {page.poll.question}
          </h2>
          <PollResult poll={page.poll} result={page.result} myChoice={null} />
        </section>
      )}
      <PinBar products={page.products} pins={[]} atMs={null} />
      <NextProgramme next={next} />
      <p className={css.back}>
        <Link to="/live" className="target-inline text-underlined">
          {t("replay.back")}
        </Link>
      </p>
    </article>
  );
}

interface ReplayPartProps {
  currentVideo: LiveView<"replay">["reel"][number];
  /** Null: nobody asked for a position yet, the video waits for its first tap. */
  startMs: number | null;
  onEnd: () => void;
}

function ReplayPart({ currentVideo, startMs, onEnd }: ReplayPartProps) {
  const session = useVideoSession(currentVideo);
  const { player } = session;
  useEffect(() => {
    if (!player || startMs === null) return;
    player.seek(startMs);
    void player.play();
  }, [player, startMs]);
  useEffect(() => {
    player?.video.addEventListener("ended", onEnd);
    return () => player?.video.removeEventListener("ended", onEnd);
  }, [player, onEnd]);
  return <PlayerSection session={session} />;
}

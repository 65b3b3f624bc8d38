// The keyboard's way to a colour is the button below the picture; captions are drawn by Captions, in four languages.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/media-has-caption */
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useMusicMute } from "#app/kits/sound/use-sound.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LiveView } from "../live-data.server.ts";
import type { Reel } from "../player/reel-player.ts";
import { positionInReel } from "../rules/reel.ts";
import { Captions } from "./captions.tsx";
import { StopPanel } from "./stop-panel.tsx";
import { useVideoRecord } from "./use-video-record.ts";
import { useSaveStoppedColour } from "./use-video-session.ts";
import { useStop } from "./use-stop.ts";
import css from "./player-frame.module.css";

const ColourFill = lazy(() => import("./colour-fill.tsx").then((module) => ({ default: module.ColourFill })));

interface LivePlayerProps {
  reel: LiveView<"on">["reel"];
  startsAt: string;
  endsAt: string;
  nowMs: () => number;
  onEnd: () => void;
}

/** The programme's picture. It runs for everybody alike; one who stops on a colour stands still alone and comes back into step. */
export function LivePlayer({ reel, startsAt, endsAt, nowMs, onEnd }: LivePlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { player, index } = useReel(video, { reel, startsAt, endsAt, nowMs, onEnd });
  const [hasStarted, setHasStarted] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const currentVideo = reel[index] ?? reel[0];
  const record = useVideoRecord();
  const saveStopped = useSaveStoppedColour(currentVideo?.id ?? "", record);
  const stop = useStop(currentVideo ?? { pins: [] }, player, saveStopped);
  useMusicMute(hasStarted);

  if (!currentVideo) return null;
  return (
    <>
      <div
        className={css.stage}
        data-upright={currentVideo.orientation === "vertical"}
        data-stage={player ? "alive" : "still"}
        data-reel={currentVideo.id}
      >
        <div
          className={css.slot}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            if (hasStarted) void stop.touch(event.clientX - box.x, event.clientY - box.y, box);
          }}
        >
          <video
            ref={video}
            playsInline
            preload="none"
            tabIndex={-1}
            onTimeUpdate={(event) => setAtMs(event.currentTarget.currentTime * 1_000)}
          />
        </div>
        <div className={css.poster} data-started={hasStarted || undefined}>
          <Picture picture={currentVideo.poster} priority fit="cover" />
        </div>
        {!hasStarted && (
          <EnterButton
            isDisabled={!player}
            onEnter={() => {
              setHasStarted(true);
              void player?.play();
            }}
          />
        )}
        <Captions video={currentVideo} atMs={atMs} lang={hasStarted && stop.state.name !== "colour" ? "ja" : "off"} />
        <StoppedColour stop={stop} />
      </div>
      <StopPanel
        state={stop.state}
        isHydrated={hasStarted}
        onList={() => void stop.list()}
        onChoose={(shade) => stop.choose(shade, video.current?.getBoundingClientRect() ?? new DOMRect())}
        onResume={stop.go}
      />
    </>
  );
}

/** The colour one stopped on, over the picture. */
function StoppedColour({ stop: { state, go } }: { stop: ReturnType<typeof useStop> }) {
  if (state.name !== "colour") return null;
  return (
    <Suspense>
      <ColourFill stopped={state.stoppedColour} onGo={go} />
    </Suspense>
  );
}

/** Nothing runs with sound before it is asked to. */
function EnterButton({ isDisabled, onEnter }: { isDisabled: boolean; onEnter: () => void }) {
  const t = useMessages<Messages>();
  return (
    <button
      type="button"
      className={`${css.begin} overlay stack-2 text-bright`}
      disabled={isDisabled}
      onClick={onEnter}
    >
      <svg viewBox="0 0 88 88" aria-hidden="true">
        <circle cx="44" cy="44" r="42" />
        <path d="M37 29l22 15-22 15z" />
      </svg>
      <span className={css.length}>{t("live.enter")}</span>
    </button>
  );
}

/** The reel in step with the programme's clock, and the video of it that runs. `onEnd`: the programme is over. */
function useReel(
  video: RefObject<HTMLVideoElement | null>,
  { reel, startsAt, endsAt, nowMs, onEnd }: LivePlayerProps,
): { player: Reel | null; index: number } {
  const [player, setPlayer] = useState<Reel | null>(null);
  const [index, setIndex] = useState(0);
  const positionNow = useEffectEvent(() => positionInReel(reel, nowMs() - Date.parse(startsAt)));
  const endInTime = useEffectEvent(() => {
    if (nowMs() > Date.parse(endsAt)) onEnd();
  });

  useEffect(() => {
    const controller = new AbortController();
    void import("../player/reel-player.ts").then(({ startReel }) => {
      if (controller.signal.aborted || !video.current) return;
      const readPosition = () => positionNow();
      setPlayer(
        startReel({
          video: video.current,
          reel,
          positionNow: readPosition,
          onVideoChange: setIndex,
          signal: controller.signal,
        }),
      );
    });
    return () => controller.abort();
  }, [video, reel]);

  useEffect(() => {
    const clock = setInterval(() => endInTime(), 3_000);
    return () => clearInterval(clock);
  }, []);

  return { player, index };
}

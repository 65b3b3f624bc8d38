// The keyboard's way to a colour is the button below the picture; captions are drawn by Captions, in four languages.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/media-has-caption */
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useHush } from "#app/kits/sound/use-sound.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { LiveView } from "../live-data.server.ts";
import type { Reel } from "../player/reel-player.ts";
import { placeInReel } from "../rules/reel.ts";
import { Captions } from "./captions.tsx";
import { StopDesk } from "./stop-desk.tsx";
import { useFilmRecord } from "./use-film-record.ts";
import { useKeepStopped } from "./use-film-room.ts";
import { useStop } from "./use-stop.ts";
import css from "./stage.module.css";

const ColourFill = lazy(() => import("./colour-fill.tsx").then((module) => ({ default: module.ColourFill })));

interface LiveStageProps {
  reel: LiveView<"on">["reel"];
  startsAt: string;
  endsAt: string;
  nowMs: () => number;
  onEnd: () => void;
}

/** The programme's picture. It runs for everybody alike; one who stops on a colour stands still alone and comes back into step. */
export function LiveStage({ reel, startsAt, endsAt, nowMs, onEnd }: LiveStageProps) {
  const t = useWords<Words>();
  const video = useRef<HTMLVideoElement>(null);
  const [player, setPlayer] = useState<Reel | null>(null);
  const [index, setIndex] = useState(0);
  const [hasBegun, setHasBegun] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const film = reel[index] ?? reel[0];
  const own = useFilmRecord();
  const keep = useKeepStopped(film?.id ?? "", own);
  const stop = useStop(film ?? { pins: [] }, player, keep);
  const lent = useRef({ nowMs, onEnd });
  useEffect(() => {
    lent.current = { nowMs, onEnd };
  });
  useHush(hasBegun);

  useEffect(() => {
    const leaving = new AbortController();
    void import("../player/reel-player.ts").then(({ startReel }) => {
      if (leaving.signal.aborted || !video.current) return;
      const placeNow = () => placeInReel(reel, lent.current.nowMs() - Date.parse(startsAt));
      setPlayer(startReel({ video: video.current, reel, placeNow, onFilm: setIndex, signal: leaving.signal }));
    });
    const clock = setInterval(() => {
      if (lent.current.nowMs() > Date.parse(endsAt)) lent.current.onEnd();
    }, 3_000);
    return () => {
      leaving.abort();
      clearInterval(clock);
    };
  }, [reel, startsAt, endsAt]);

  if (!film) return null;
  return (
    <>
      <div
        className={css.stage}
        data-upright={film.orientation === "vertical"}
        data-stage={player ? "alive" : "still"}
        data-reel={film.id}
      >
        <div
          className={css.slot}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            if (hasBegun) void stop.touch(event.clientX - box.x, event.clientY - box.y, box);
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
        <div className={css.poster} data-gone={hasBegun || undefined}>
          <Picture picture={film.poster} priority fit="cover" />
        </div>
        {!hasBegun && (
          <button
            type="button"
            className={css.begin}
            disabled={!player}
            onClick={() => {
              setHasBegun(true);
              void player?.play();
            }}
          >
            <svg viewBox="0 0 88 88" aria-hidden="true">
              <circle cx="44" cy="44" r="42" />
              <path d="M37 29l22 15-22 15z" />
            </svg>
            <span className={css.length}>{t("live.enter")}</span>
          </button>
        )}
        <Captions film={film} atMs={atMs} lang={hasBegun && stop.state.name !== "colour" ? "ja" : "off"} />
        {stop.state.name === "colour" && (
          <Suspense>
            <ColourFill stopped={stop.state.stopped} onGo={stop.go} />
          </Suspense>
        )}
      </div>
      <StopDesk
        state={stop.state}
        isAlive={hasBegun}
        onList={() => void stop.list()}
        onChoose={(shade) => stop.choose(shade, video.current?.getBoundingClientRect() ?? new DOMRect())}
        onGo={stop.go}
      />
    </>
  );
}

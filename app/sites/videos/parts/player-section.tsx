import { lazy, Suspense } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { Captions } from "../player/captions.tsx";
import { Controls } from "../player/controls.tsx";
import { PlayerFrame } from "../player/player-frame.tsx";
import { StopPanel } from "./stop-panel.tsx";
import type { VideoSession } from "./use-video-session.ts";
import css from "../player/player-frame.module.css";

const ColourFill = lazy(() => import("./colour-fill.tsx").then((module) => ({ default: module.ColourFill })));

/** The picture one can stop on a colour, and what moves it. */
export function PlayerSection({ session }: { session: VideoSession }) {
  const { video, slot, player, state, lang, setLang, stop, begin } = session;
  const t = useMessages<Messages>();
  const boxOf = (): DOMRect => slot.current?.getBoundingClientRect() ?? new DOMRect();
  return (
    <>
      <PlayerFrame
        {...{ videoDetail: video, slot, hasStarted: state.hasStarted, isHydrated: player !== null }}
        onStart={begin}
        onTouch={(x, y, box) => void stop.touch(x, y, box)}
      >
        <Captions
          video={video}
          atMs={state.atMs}
          lang={state.hasStarted && stop.state.name !== "colour" ? lang : "off"}
        />
        {state.isWaiting && (
          <p className={`${css.waiting} text-body`} role="status">
            {t("player.waiting")}
          </p>
        )}
        {stop.state.name === "colour" && (
          <Suspense>
            <ColourFill stopped={stop.state.stoppedColour} onGo={stop.go} />
          </Suspense>
        )}
      </PlayerFrame>
      <Controls {...{ video, player, state, lang, onLang: setLang }} />
      <StopPanel
        state={stop.state}
        isHydrated={player !== null}
        onList={() => void stop.list()}
        onChoose={(shade) => stop.choose(shade, boxOf())}
        onResume={stop.go}
      />
    </>
  );
}

import { lazy, Suspense } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { Captions } from "./captions.tsx";
import { Controls } from "./controls.tsx";
import { Stage } from "./stage.tsx";
import { StopDesk } from "./stop-desk.tsx";
import type { FilmRoomParts } from "./use-film-room.ts";
import css from "./stage.module.css";

const ColourFill = lazy(() => import("./colour-fill.tsx").then((module) => ({ default: module.ColourFill })));

/** The picture one can stop on a colour, and what moves it. */
export function FilmRoom({ room }: { room: FilmRoomParts }) {
  const { film, slot, desk, state, lang, setLang, stop, begin } = room;
  const t = useWords<Words>();
  const boxOf = (): DOMRect => slot.current?.getBoundingClientRect() ?? new DOMRect();
  return (
    <>
      <Stage
        {...{ film, slot, hasBegun: state.hasBegun, isAlive: desk !== null }}
        onBegin={begin}
        onTouch={(x, y, box) => void stop.touch(x, y, box)}
      >
        <Captions film={film} atMs={state.atMs} lang={state.hasBegun && stop.state.name !== "colour" ? lang : "off"} />
        {state.isWaiting && (
          <p className={css.waiting} role="status">
            {t("player.waiting")}
          </p>
        )}
        {stop.state.name === "colour" && (
          <Suspense>
            <ColourFill stopped={stop.state.stopped} onGo={stop.go} />
          </Suspense>
        )}
      </Stage>
      <Controls {...{ film, desk, state, lang, onLang: setLang }} />
      <StopDesk
        state={stop.state}
        isAlive={desk !== null}
        onList={() => void stop.list()}
        onChoose={(shade) => stop.choose(shade, boxOf())}
        onGo={stop.go}
      />
    </>
  );
}

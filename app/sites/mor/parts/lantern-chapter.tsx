"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import picture from "#app/kits/ui/pictures/scene-mor-2.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { beatMs, focusOf, middleFrom, nearFrom } from "../tuning.ts";
import { lanternAt, nearness } from "../rules/choices.ts";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { ChapterKicker } from "./chapter-frame.tsx";
import { ClosingLines, StoryLines } from "./story-lines.tsx";
import { playSound } from "./play-sound.ts";
import { Stage } from "./stage.tsx";
import { useScene } from "./use-scene.ts";

const firstRing = 195;

/** 2 色のない祭り: the ring is turned by number and by heartbeat until red is there; then the lanterns are lit. */
export function LanternChapter({ story, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const chapter = story.chapters[1]!;
  const [ring, setRing] = useState(firstRing);
  const [isTurned, setIsTurned] = useState(false);
  const [isGrey, setIsGrey] = useState(false);
  const [isLit, setIsLit] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const scene = useScene(
    stage,
    focusOf[2],
    useCallback(async (parts) => {
      const { startLanterns } = await import("../scene/lanterns.ts");
      return startLanterns({ ...parts, onTurn: turnTo, onLetGo: () => playSound("card-turn") });
      function turnTo(next: number) {
        setRing(next);
        setIsTurned(true);
        setIsGrey(false);
      }
    }, []),
  );
  const closeness = nearness(ring);
  const isOnRed = lanternAt(ring) !== null;

  useEffect(() => scene.current?.turn(ring, closeness), [scene, ring, closeness]);

  // The nearer, the faster it beats; only while somebody turns.
  useEffect(() => {
    if (!isTurned || isLit) return;
    const timer = setInterval(() => playSound("heartbeat"), beatMs.far + (beatMs.near - beatMs.far) * closeness);
    return () => clearInterval(timer);
  }, [isTurned, isLit, closeness]);

  function light() {
    const lantern = lanternAt(ring);
    if (lantern === null) return setIsGrey(true);
    void import("../rules/memory-colour.ts").then(
      ({ lanternRed }) => scene.current?.light(lanternRed(lantern)),
      console.warn,
    );
    save({ lantern });
    setIsLit(true);
    playSound("far-bell");
  }

  const closenessKey = isOnRed ? "here" : closeness >= nearFrom ? "near" : closeness >= middleFrom ? "middle" : "far";
  return (
    <Stage
      scene={2}
      picture={picture}
      heading={chapter.heading}
      kicker={<ChapterKicker chapter={chapter} />}
      ref={stage}
      isInteractive={!isLit}
    >
      {isLit ? (
        <>
          <ClosingLines lines={chapter.closing} />
          <Button look="bone" wide arrow onClick={onNext}>
            {t("stage.next")}
          </Button>
        </>
      ) : (
        <>
          {isTurned ? (
            <div className={css.number}>
              <output className={role.latin} htmlFor="ring">
                {ring}
              </output>
              <p className={css.said} role="status">
                {isGrey ? t("lantern.grey") : t(`lantern.${closenessKey}`)}
              </p>
            </div>
          ) : (
            <>
              <StoryLines lines={chapter.story} />
              <p className={css.said}>{chapter.task}</p>
            </>
          )}
          <input
            id="ring"
            className={css.ring}
            type="range"
            min={0}
            max={359}
            value={ring}
            aria-label={t("lantern.ring")}
            aria-valuetext={`${t("lantern.number", { number: ring })}、${t(`lantern.${closenessKey}`)}`}
            onChange={(event) => {
              setRing(Number(event.currentTarget.value));
              setIsTurned(true);
              setIsGrey(false);
            }}
          />
          <Button look={isOnRed ? "bone" : "line"} wide onClick={light}>
            {t("lantern.light")}
          </Button>
        </>
      )}
    </Stage>
  );
}

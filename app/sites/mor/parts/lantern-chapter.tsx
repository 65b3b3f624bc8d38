"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import picture from "#app/kits/ui/pictures/scene-mor-2.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { beatMs, focusOf, middleFrom, nearFrom } from "../tuning.ts";
import { lanternAt, nearness } from "../rules/choices.ts";
import { ChapterEnd, ChapterFrame } from "./chapter-frame.tsx";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { loadLanternRed } from "./load-lantern-red.ts";
import { StoryLines } from "./story-lines.tsx";
import { playSound } from "./play-sound.ts";
import { useScene } from "./use-scene.ts";

const firstRing = 195;

/** 2 色のない祭り: the ring is turned by number and by heartbeat until red is there; then the lanterns are lit. */
export function LanternChapter({ chapter, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const [ring, setRing] = useState(firstRing);
  const [isTurned, setIsTurned] = useState(false);
  const [isGrey, setIsGrey] = useState(false);
  const [isLit, setIsLit] = useState(false);
  const turnTo = useCallback((next: number) => {
    setRing(next);
    setIsTurned(true);
    setIsGrey(false);
  }, []);
  const closeness = nearness(ring);
  const { stage, scene } = useLanternScene(ring, closeness, turnTo);
  useHeartbeat(isTurned && !isLit, closeness);

  function light() {
    const lantern = lanternAt(ring);
    if (lantern === null) return setIsGrey(true);
    void loadLanternRed(lantern).then((hex) => scene.current?.light(hex), console.warn);
    save({ lantern });
    setIsLit(true);
    playSound("far-bell");
  }

  const isOnRed = lanternAt(ring) !== null;
  const closenessText = t(`lantern.${isOnRed ? "here" : closenessKey(closeness)}`);
  return (
    <ChapterFrame chapter={chapter} picture={picture} ref={stage} isInteractive={!isLit}>
      {isLit ? (
        <ChapterEnd lines={chapter.closing} onNext={onNext} />
      ) : (
        <>
          {isTurned ? (
            <RingNumber ring={ring} text={isGrey ? t("lantern.grey") : closenessText} />
          ) : (
            <>
              <StoryLines lines={chapter.story} />
              <p className={`${css.status} text-body text-leading-16`}>{chapter.task}</p>
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
            aria-valuetext={`${t("lantern.number", { number: ring })}、${closenessText}`}
            onChange={(event) => turnTo(Number(event.currentTarget.value))}
          />
          <Button look={isOnRed ? "bone" : "line"} wide onClick={light}>
            {t("lantern.light")}
          </Button>
        </>
      )}
    </ChapterFrame>
  );
}

/** Where the ring stands, and how near that is. */
function RingNumber({ ring, text }: { ring: number; text: string }) {
  return (
    <div className={css.number}>
      <output className={role.latin} htmlFor="ring">
        {ring}
      </output>
      <p className={`${css.status} text-body text-leading-16`} role="status">
        {text}
      </p>
    </div>
  );
}

/** The fair with its ring; `turnTo` stays the same. */
function useLanternScene(ring: number, closeness: number, turnTo: (ring: number) => void) {
  const stage = useRef<HTMLElement>(null);
  const scene = useScene(
    stage,
    focusOf[2],
    useCallback(
      async (parts) => {
        const { startLanterns } = await import("../scene/lanterns.ts");
        return startLanterns({ ...parts, onTurn: turnTo, onLetGo: () => playSound("card-turn") });
      },
      [turnTo],
    ),
  );
  useEffect(() => scene.current?.turn(ring, closeness), [scene, ring, closeness]);
  return { stage, scene };
}

/** The nearer, the faster it beats; only while somebody turns. */
function useHeartbeat(isBeating: boolean, closeness: number): void {
  useEffect(() => {
    if (!isBeating) return;
    const timer = setInterval(() => playSound("heartbeat"), beatMs.far + (beatMs.near - beatMs.far) * closeness);
    return () => clearInterval(timer);
  }, [isBeating, closeness]);
}

const closenessKey = (closeness: number): "near" | "middle" | "far" =>
  closeness >= nearFrom ? "near" : closeness >= middleFrom ? "middle" : "far";

"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import picture from "#app/kits/ui/pictures/scene-mor-1.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { focusOf } from "../tuning.ts";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { ChapterKicker } from "./chapter-frame.tsx";
import { ClosingLines, StoryLines } from "./story-lines.tsx";
import { playSound } from "./play-sound.ts";
import { Stage } from "./stage.tsx";
import { useScene } from "./use-scene.ts";

type Step = "wipe" | "ask" | "done";

/** 1 曇った鏡: wipe, and the first red is there; then say which thing it was. */
export function MirrorChapter({ story, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const chapter = story.chapters[0]!;
  const [step, setStep] = useState<Step>("wipe");
  const [isWiped, setIsWiped] = useState(false);
  const [thing, setThing] = useState<number | null>(null);
  const stage = useRef<HTMLElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const scene = useScene(
    stage,
    focusOf[1],
    useCallback(async (parts) => {
      const [{ startMirror }, { firstRed }] = await Promise.all([
        import("../scene/mirror.ts"),
        import("../rules/memory-colour.ts"),
      ]);
      return startMirror({
        ...parts,
        hexOf: firstRed,
        onWipe() {
          setIsWiped(true);
          playSound("brush-stroke");
        },
        onRed() {
          setStep("ask");
          playSound("water-drop");
        },
        onPick: setThing,
      });
    }, []),
  );

  useEffect(() => {
    if (step === "ask") scene.current?.choose(thing);
    if (step === "done") scene.current?.choose(thing);
  }, [scene, step, thing]);

  useEffect(() => {
    if (step === "ask") question.current?.focus({ preventScroll: true });
  }, [step]);

  function choose(next: number) {
    setThing(next);
    playSound("eye-open");
  }

  function decide() {
    if (thing === null) return;
    save({ thing });
    setStep("done");
    playSound("heartbeat");
  }

  return (
    <Stage
      scene={1}
      picture={picture}
      heading={chapter.heading}
      kicker={<ChapterKicker chapter={chapter} />}
      ref={stage}
      isInteractive
    >
      {step === "wipe" && (
        <>
          <StoryLines lines={chapter.story} />
          <p className={css.said} role="status">
            {isWiped ? t("mirror.wiping") : chapter.task}
          </p>
          <Button look="bone" wide onClick={() => (scene.current ? scene.current.wipe() : setStep("ask"))}>
            {t("mirror.wipe")}
          </Button>
        </>
      )}
      {step === "ask" && (
        <>
          <p className={css.said} role="status">
            {thing === null ? t("mirror.found") : story.things[thing]!.line}
          </p>
          <h2 className={css.question} tabIndex={-1} ref={question}>
            {chapter.question}
          </h2>
          <div className={`${css.chips} stack-2`} role="group" aria-label={chapter.question}>
            {story.things.map(({ text }, i) => (
              <button
                key={text}
                type="button"
                className={`${css.choice} middle`}
                aria-pressed={thing === i}
                onClick={() => choose(i)}
              >
                {text}
              </button>
            ))}
          </div>
          {thing !== null && (
            <Button look="bone" wide onClick={decide}>
              {t("stage.remember", { thing: story.things[thing]!.text })}
            </Button>
          )}
        </>
      )}
      {step === "done" && (
        <>
          <ClosingLines lines={chapter.closing} />
          <Button look="bone" wide arrow onClick={onNext}>
            {t("stage.next")}
          </Button>
        </>
      )}
    </Stage>
  );
}

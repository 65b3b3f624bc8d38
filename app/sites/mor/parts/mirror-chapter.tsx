"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import { elementAt } from "#app/kits/basics/element-at.ts";
import picture from "#app/kits/ui/pictures/scene-mor-1.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { focusOf } from "../tuning.ts";
import { ChapterEnd, ChapterFrame, ChoiceChips } from "./chapter-frame.tsx";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { StoryLines } from "./story-lines.tsx";
import { playSound } from "./play-sound.ts";
import { useScene } from "./use-scene.ts";

type Step = "wipe" | "ask" | "done";

/** 1 曇った鏡: wipe, and the first red is there; then say which thing it was. */
export function MirrorChapter({ chapter, story, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const [step, setStep] = useState<Step>("wipe");
  const [isWiped, setIsWiped] = useState(false);
  const [thing, setThing] = useState<number | null>(null);
  const onWipe = useCallback(() => {
    setIsWiped(true);
    playSound("brush-stroke");
  }, []);
  const onRed = useCallback(() => {
    setStep("ask");
    playSound("water-drop");
  }, []);
  const { stage, scene } = useMirrorScene(onWipe, onRed, setThing);

  useEffect(() => {
    if (step !== "wipe") scene.current?.choose(thing);
  }, [scene, step, thing]);

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
    <ChapterFrame chapter={chapter} picture={picture} ref={stage} isInteractive>
      {step === "wipe" && (
        <>
          <StoryLines lines={chapter.story} />
          <p className={`${css.status} text-body text-leading-16`} role="status">
            {isWiped ? t("mirror.wiping") : chapter.task}
          </p>
          <Button look="bone" wide onClick={() => (scene.current ? scene.current.wipe() : setStep("ask"))}>
            {t("mirror.wipe")}
          </Button>
        </>
      )}
      {step === "ask" && (
        <ThingQuestion
          question={chapter.question}
          things={story.things}
          thing={thing}
          onChoose={choose}
          onDecide={decide}
        />
      )}
      {step === "done" && <ChapterEnd lines={chapter.closing} onNext={onNext} />}
    </ChapterFrame>
  );
}

type ThingQuestionProps = {
  question: string;
  things: ChapterProps["story"]["things"];
  thing: number | null;
  onChoose: (thing: number) => void;
  onDecide: () => void;
};

/** Which of the six it was. Those who hear the page are taken to the question. */
function ThingQuestion({ question, things, thing, onChoose, onDecide }: ThingQuestionProps) {
  const t = useMessages<Messages>();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosenThing = thing === null ? null : elementAt(things, thing);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p className={`${css.status} text-body text-leading-16`} role="status">
        {chosenThing ? chosenThing.line : t("mirror.found")}
      </p>
      <h2 className={`${css.question} text-face text-heading text-leading-14`} tabIndex={-1} ref={heading}>
        {question}
      </h2>
      <ChoiceChips label={question} choices={things} selectedIndex={thing} onChoose={onChoose} />
      {chosenThing && (
        <Button look="bone" wide onClick={onDecide}>
          {t("stage.remember", { thing: chosenThing.text })}
        </Button>
      )}
    </>
  );
}

/** The mirror that is wiped; give it functions that stay the same. */
function useMirrorScene(onWipe: () => void, onRed: () => void, onPick: (thing: number) => void) {
  const stage = useRef<HTMLElement>(null);
  const scene = useScene(
    stage,
    focusOf[1],
    useCallback(
      async (parts) => {
        const [{ startMirror }, { firstRed }] = await Promise.all([
          import("../scene/mirror.ts"),
          import("../rules/memory-colour.ts"),
        ]);
        return startMirror({ ...parts, hexOf: firstRed, onWipe, onRed, onPick });
      },
      [onWipe, onRed, onPick],
    ),
  );
  return { stage, scene };
}

"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import { elementAt } from "#app/kits/basics/element-at.ts";
import picture from "#app/kits/ui/pictures/scene-mor-4.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { focusOf } from "../tuning.ts";
import { ChapterEnd, ChapterFrame, ChoiceChips } from "./chapter-frame.tsx";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { loadLanternRed } from "./load-lantern-red.ts";
import { StoryLines } from "./story-lines.tsx";
import { playSound } from "./play-sound.ts";
import { useScene } from "./use-scene.ts";

/** 4 赤を返しに: the drop is carried to one of four bowls, by hand or by word. */
export function GiftChapter({ chapter, story, choices, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const [gift, setGift] = useState<number | null>(null);
  const [isDone, setIsDone] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const { lantern } = choices;
  const scene = useScene(
    stage,
    focusOf[4],
    useCallback(
      async (parts) => {
        const [{ startBowls }, hex] = await Promise.all([import("../scene/bowls.ts"), loadLanternRed(lantern)]);
        return startBowls({ ...parts, hex, onGive: setGift });
      },
      [lantern],
    ),
  );
  const chosenGift = gift === null ? null : elementAt(story.gifts, gift);

  useEffect(() => {
    scene.current?.give(gift);
    if (gift !== null) playSound("bubble");
  }, [scene, gift]);

  function give() {
    if (gift === null) return;
    save({ gift });
    setIsDone(true);
    playSound("heartbeat");
  }

  return (
    <ChapterFrame chapter={chapter} picture={picture} ref={stage} isInteractive={!isDone}>
      {isDone ? (
        <ChapterEnd lines={chapter.closing} onNext={onNext} />
      ) : (
        <>
          {!chosenGift && <StoryLines lines={chapter.story} />}
          <p className={`${css.status} text-body text-leading-16`} role="status">
            {chosenGift ? chosenGift.line : chapter.task}
          </p>
          <ChoiceChips
            label={chapter.question}
            choices={story.gifts}
            selectedIndex={gift}
            className={css.fours}
            onChoose={setGift}
          />
          {chosenGift && (
            <Button look="bone" wide onClick={give}>
              {t("gift.give", { text: chosenGift.text })}
            </Button>
          )}
        </>
      )}
    </ChapterFrame>
  );
}

"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import picture from "#app/kits/ui/pictures/scene-mor-4.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import type { Messages } from "../copy/messages.ts";
import { focusOf } from "../tuning.ts";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { ChapterKicker } from "./chapter-frame.tsx";
import { ClosingLines, StoryLines } from "./story-lines.tsx";
import { playSound } from "./play-sound.ts";
import { Stage } from "./stage.tsx";
import { useScene } from "./use-scene.ts";

/** 4 赤を返しに: the drop is carried to one of four bowls, by hand or by word. */
export function GiftChapter({ story, choices, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const chapter = story.chapters[3]!;
  const [gift, setGift] = useState<number | null>(null);
  const [isDone, setIsDone] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const { lantern } = choices;
  const scene = useScene(
    stage,
    focusOf[4],
    useCallback(
      async (parts) => {
        const [{ startBowls }, { lanternRed }] = await Promise.all([
          import("../scene/bowls.ts"),
          import("../rules/memory-colour.ts"),
        ]);
        return startBowls({ ...parts, hex: lanternRed(lantern ?? 20), onGive: setGift });
      },
      [lantern],
    ),
  );

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
    <Stage
      scene={4}
      picture={picture}
      heading={chapter.heading}
      kicker={<ChapterKicker chapter={chapter} />}
      ref={stage}
      isInteractive={!isDone}
    >
      {isDone ? (
        <>
          <ClosingLines lines={chapter.closing} />
          <Button look="bone" wide arrow onClick={onNext}>
            {t("stage.next")}
          </Button>
        </>
      ) : (
        <>
          {gift === null && <StoryLines lines={chapter.story} />}
          <p className={css.said} role="status">
            {gift === null ? chapter.task : story.gifts[gift]!.line}
          </p>
          <div className={classNames(css.chips, "stack-2", css.fours)} role="group" aria-label={chapter.question}>
            {story.gifts.map(({ text }, i) => (
              <button
                key={text}
                type="button"
                className={`${css.choice} middle`}
                aria-pressed={gift === i}
                onClick={() => setGift(i)}
              >
                {text}
              </button>
            ))}
          </div>
          {gift !== null && (
            <Button look="bone" wide onClick={give}>
              {t("gift.give", { text: story.gifts[gift]!.text })}
            </Button>
          )}
        </>
      )}
    </Stage>
  );
}

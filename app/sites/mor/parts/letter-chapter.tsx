"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import picture from "#app/kits/ui/pictures/scene-mor-3.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { focusOf } from "../tuning.ts";
import { letterLines } from "../rules/choices.ts";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { ChapterKicker } from "./chapter-frame.tsx";
import { ClosingLines, StoryLines } from "./story-lines.tsx";
import paper from "./letter-chapter.module.css";
import { playSound } from "./play-sound.ts";
import { Stage } from "./stage.tsx";
import { useScene } from "./use-scene.ts";

/** 3 届かなかった手紙: five of twelve lines in an order of one's own, and the wax is red. */
export function LetterChapter({ story, choices, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const chapter = story.chapters[2]!;
  const [lines, setLines] = useState<readonly number[]>([]);
  const [isFound, setIsFound] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const { lantern } = choices;
  const scene = useScene(
    stage,
    focusOf[3],
    useCallback(
      async (parts) => {
        const [{ startLetters }, { lanternRed }] = await Promise.all([
          import("../scene/letters.ts"),
          import("../rules/memory-colour.ts"),
        ]);
        return startLetters({ ...parts, hex: lanternRed(lantern ?? 20) });
      },
      [lantern],
    ),
  );
  const isComplete = lines.length === letterLines;

  useEffect(() => scene.current?.write(lines.length), [scene, lines]);
  useEffect(() => scene.current?.close(isClosed), [scene, isClosed]);

  function write(line: number) {
    if (isComplete) return;
    setLines([...lines, line]);
    playSound("card-turn");
  }

  function closeLetter() {
    save({ letter: [...lines] });
    setIsClosed(true);
    playSound("seal-break");
  }

  return (
    <Stage
      scene={3}
      picture={picture}
      heading={chapter.heading}
      kicker={<ChapterKicker chapter={chapter} />}
      ref={stage}
      aside={
        isFound && (
          <ol className={paper.letter} aria-label={t("letter.paper")} data-sealed={isClosed || undefined}>
            {Array.from({ length: letterLines }, (_, i) => {
              const line = lines[i];
              return (
                <li key={i} className={paper.line}>
                  {line === undefined ? (
                    <span className="visually-hidden">{`${t("letter.place", { place: i + 1 })}、${t("letter.empty")}`}</span>
                  ) : (
                    <span key={line} className={paper.written}>
                      {story.phrases[line]}
                    </span>
                  )}
                </li>
              );
            })}
          </ol>
        )
      }
    >
      {isClosed ? (
        <>
          <ClosingLines lines={chapter.closing} />
          <Button look="bone" wide arrow onClick={onNext}>
            {t("stage.next")}
          </Button>
        </>
      ) : !isFound ? (
        <>
          <StoryLines lines={chapter.story} />
          <Button look="bone" wide onClick={() => setIsFound(true)}>
            {t("letter.find")}
          </Button>
        </>
      ) : (
        <>
          <p className={css.said} role="status">
            {lines.length === 0
              ? chapter.task
              : isComplete
                ? chapter.question
                : t("letter.left", { count: letterLines - lines.length })}
          </p>
          <div className={paper.words} role="group" aria-label={t("letter.words")}>
            {story.phrases.map((text, i) => (
              <button
                key={text}
                type="button"
                className={paper.word}
                aria-pressed={lines.includes(i)}
                disabled={isComplete && !lines.includes(i)}
                onClick={() => (lines.includes(i) ? setLines(lines.filter((one) => one !== i)) : write(i))}
              >
                <span>{text}</span>
              </button>
            ))}
          </div>
          {isComplete && (
            <Button look="bone" wide onClick={closeLetter}>
              {t("letter.seal")}
            </Button>
          )}
        </>
      )}
    </Stage>
  );
}

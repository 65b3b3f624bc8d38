"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import picture from "#app/kits/ui/pictures/scene-mor-3.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { focusOf } from "../feel.ts";
import { letterLines } from "../rules/choices.ts";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { ChapterKicker } from "./chapter-frame.tsx";
import { ClosingLines, StoryLines } from "./lines.tsx";
import paper from "./letter-chapter.module.css";
import { playSound } from "./play-sound.ts";
import { Stage } from "./stage.tsx";
import { useScene } from "./use-scene.ts";

/** 3 届かなかった手紙: five of twelve lines in an order of one's own, and the wax is red. */
export function LetterChapter({ story, choices, keep, onNext }: ChapterProps) {
  const t = useWords<Words>();
  const chapter = story.chapters[2]!;
  const [lines, setLines] = useState<readonly number[]>([]);
  const [isFound, setIsFound] = useState(false);
  const [isSealed, setIsSealed] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const { lantern } = choices;
  const scene = useScene(
    stage,
    focusOf[3],
    useCallback(
      async (parts) => {
        const [{ startLetters }, { lanternRed }] = await Promise.all([
          import("../scene/letters.ts"),
          import("../rules/red-colour.ts"),
        ]);
        return startLetters({ ...parts, hex: lanternRed(lantern ?? 20) });
      },
      [lantern],
    ),
  );
  const isWhole = lines.length === letterLines;

  useEffect(() => scene.current?.write(lines.length), [scene, lines]);
  useEffect(() => scene.current?.close(isSealed), [scene, isSealed]);

  function write(line: number) {
    if (isWhole) return;
    setLines([...lines, line]);
    playSound("card-turn");
  }

  function seal() {
    keep({ letter: [...lines] });
    setIsSealed(true);
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
          <ol className={paper.letter} aria-label={t("letter.paper")} data-sealed={isSealed || undefined}>
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
      {isSealed ? (
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
              : isWhole
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
                disabled={isWhole && !lines.includes(i)}
                onClick={() => (lines.includes(i) ? setLines(lines.filter((one) => one !== i)) : write(i))}
              >
                <span>{text}</span>
              </button>
            ))}
          </div>
          {isWhole && (
            <Button look="bone" wide onClick={seal}>
              {t("letter.seal")}
            </Button>
          )}
        </>
      )}
    </Stage>
  );
}

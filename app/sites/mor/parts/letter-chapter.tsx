"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import picture from "#app/kits/ui/pictures/scene-mor-3.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { focusOf } from "../tuning.ts";
import { letterLines } from "../rules/choices.ts";
import { ChapterEnd, ChapterFrame } from "./chapter-frame.tsx";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import paper from "./letter-chapter.module.css";
import { loadLanternRed } from "./load-lantern-red.ts";
import { StoryLines } from "./story-lines.tsx";
import { playSound } from "./play-sound.ts";
import { useScene } from "./use-scene.ts";

/** 3 届かなかった手紙: five of twelve lines in an order of one's own, and the wax is red. */
export function LetterChapter({ chapter, story, choices, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const [lines, setLines] = useState<readonly number[]>([]);
  const [isFound, setIsFound] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const stage = useLetterScene(choices.lantern, lines.length, isClosed);
  const isComplete = lines.length === letterLines;

  function toggle(line: number) {
    if (lines.includes(line)) return setLines(lines.filter((one) => one !== line));
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
    <ChapterFrame
      chapter={chapter}
      picture={picture}
      ref={stage}
      aside={isFound && <LetterPaper lines={lines} phrases={story.phrases} isClosed={isClosed} />}
    >
      {isClosed ? (
        <ChapterEnd lines={chapter.closing} onNext={onNext} />
      ) : !isFound ? (
        <>
          <StoryLines lines={chapter.story} />
          <Button look="bone" wide onClick={() => setIsFound(true)}>
            {t("letter.find")}
          </Button>
        </>
      ) : (
        <>
          <p className={`${css.status} text-body text-leading-16`} role="status">
            {lines.length === 0
              ? chapter.task
              : isComplete
                ? chapter.question
                : t("letter.left", { count: letterLines - lines.length })}
          </p>
          <PhraseButtons phrases={story.phrases} lines={lines} isComplete={isComplete} onToggle={toggle} />
          {isComplete && (
            <Button look="bone" wide onClick={closeLetter}>
              {t("letter.close")}
            </Button>
          )}
        </>
      )}
    </ChapterFrame>
  );
}

/** The letters on the water: so many lines are written, and the nearer one is closed. */
function useLetterScene(lantern: number | undefined, lineCount: number, isClosed: boolean) {
  const stage = useRef<HTMLElement>(null);
  const scene = useScene(
    stage,
    focusOf[3],
    useCallback(
      async (parts) => {
        const [{ startLetters }, hex] = await Promise.all([import("../scene/letters.ts"), loadLanternRed(lantern)]);
        return startLetters({ ...parts, hex });
      },
      [lantern],
    ),
  );
  useEffect(() => scene.current?.write(lineCount), [scene, lineCount]);
  useEffect(() => scene.current?.close(isClosed), [scene, isClosed]);
  return stage;
}

type LetterProps = {
  /** What is written, by the numbers of its phrases. */
  lines: readonly number[];
  phrases: readonly string[];
};

/** The letter as it stands: five lines, written or still empty. */
function LetterPaper({ lines, phrases, isClosed }: LetterProps & { isClosed: boolean }) {
  const t = useMessages<Messages>();
  return (
    <ol className={paper.letter} aria-label={t("letter.paper")} data-closed={isClosed || undefined}>
      {Array.from({ length: letterLines }, (_, i) => {
        const line = lines[i];
        return (
          <li key={i} className={paper.line}>
            {line === undefined ? (
              <span className="visually-hidden">{`${t("letter.place", { place: i + 1 })}、${t("letter.empty")}`}</span>
            ) : (
              <span key={line} className={`${paper.written} text-face text-lead text-leading-12`}>
                {phrases[line]}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type PhraseButtonsProps = LetterProps & { isComplete: boolean; onToggle: (line: number) => void };

/** The phrases to write with; a written one is taken back by the same press. */
function PhraseButtons({ phrases, lines, isComplete, onToggle }: PhraseButtonsProps) {
  const t = useMessages<Messages>();
  return (
    <div className={paper.words} role="group" aria-label={t("letter.words")}>
      {phrases.map((text, i) => (
        <button
          key={text}
          type="button"
          className={`${paper.word} rule-above text-face`}
          aria-pressed={lines.includes(i)}
          disabled={isComplete && !lines.includes(i)}
          onClick={() => onToggle(i)}
        >
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}

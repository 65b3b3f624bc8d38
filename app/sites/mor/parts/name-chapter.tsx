"use no memo";
import { useCallback, useEffect, useRef, useState } from "react";
import picture from "#app/kits/ui/pictures/scene-mor-5.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { focusOf } from "../tuning.ts";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { ChapterKicker } from "./chapter-frame.tsx";
import { StoryLines } from "./story-lines.tsx";
import wheel from "./name-chapter.module.css";
import { playSound } from "./play-sound.ts";
import { Stage } from "./stage.tsx";
import { useScene } from "./use-scene.ts";

/** The two halves of a name, before anybody turned the wheels. */
const firstName = { verb: 0, noun: 5 };

/** 5 名づけ: two words make a name; called by it, the drop falls. */
export function NameChapter({ story, choices, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const chapter = story.chapters[4]!;
  const [name, setName] = useState(firstName);
  const [isTagShown, setIsTagShown] = useState(false);
  const [isCalled, setIsCalled] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const colour = useRef("#c8102e");
  const latestOnNext = useRef(onNext);
  useEffect(() => {
    latestOnNext.current = onNext;
  }, [onNext]);
  const { lantern } = choices;
  const scene = useScene(
    stage,
    focusOf[5],
    useCallback(
      async (parts) => {
        const [{ startNameTag }, { lanternRed }] = await Promise.all([
          import("../scene/name-tag.ts"),
          import("../rules/memory-colour.ts"),
        ]);
        colour.current = lanternRed(lantern ?? 20);
        const font = getComputedStyle(document.documentElement).getPropertyValue("--font-display");
        return startNameTag({
          ...parts,
          font,
          hexOf: () => colour.current,
          onFallen: () => latestOnNext.current(),
        });
      },
      [lantern],
    ),
  );
  const words = { verb: story.verbs[name.verb]!, noun: story.nouns[name.noun]! };

  useEffect(() => {
    if (isTagShown) scene.current?.write(words.verb, words.noun);
  }, [scene, isTagShown, words.verb, words.noun]);

  function turn(part: "verb" | "noun", index: number) {
    setName({ ...name, [part]: index });
    playSound("card-turn");
  }

  function call() {
    if (isCalled) return;
    setIsCalled(true);
    save(name);
    playSound("water-drop");
    if (scene.current) scene.current.call();
    else onNext();
  }

  return (
    <Stage
      scene={5}
      picture={picture}
      heading={chapter.heading}
      kicker={<ChapterKicker chapter={chapter} />}
      ref={stage}
    >
      {!isTagShown ? (
        <>
          <StoryLines lines={chapter.story} />
          <Button look="bone" wide onClick={() => setIsTagShown(true)}>
            {t("name.hold")}
          </Button>
        </>
      ) : (
        <>
          {!isCalled && (
            <p className={css.said} role="status">
              {chapter.task}
            </p>
          )}
          <div className="halves stack-3">
            <Wheel
              label={t("name.verbs")}
              words={story.verbs}
              selectedIndex={name.verb}
              isDisabled={isCalled}
              onTurn={(selectedIndex) => turn("verb", selectedIndex)}
            />
            <Wheel
              label={t("name.nouns")}
              words={story.nouns}
              selectedIndex={name.noun}
              isDisabled={isCalled}
              onTurn={(selectedIndex) => turn("noun", selectedIndex)}
            />
          </div>
          <p className="visually-hidden" role="status">
            {isCalled ? chapter.closing.join("") : words.verb + words.noun}
          </p>
          {isCalled ? (
            <p className={css.closing}>
              {chapter.closing.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          ) : (
            <Button look="bone" wide onClick={call}>
              {t("name.call")}
            </Button>
          )}
        </>
      )}
    </Stage>
  );
}

type WheelProps = {
  label: string;
  words: readonly string[];
  selectedIndex: number;
  isDisabled: boolean;
  onTurn: (selectedIndex: number) => void;
};

/** Twelve words, one of which is in the window: turned by a swipe, by its arrows, or by keys, as a list is. */
function Wheel({ label, words, selectedIndex, isDisabled: isStill, onTurn }: WheelProps) {
  const touchStart = useRef<{ y: number; at: number } | null>(null);
  const indexAt = (by: number): number => (selectedIndex + by + words.length) % words.length;
  return (
    <label className={wheel.wheel}>
      <span className="text-leading-14 text-note">{label}</span>
      <span className={wheel.before} aria-hidden="true">
        {words[indexAt(-1)]}
      </span>
      <select
        className={wheel.word}
        value={selectedIndex}
        disabled={isStill}
        onChange={(event) => onTurn(Number(event.currentTarget.value))}
        onTouchStart={(event) => {
          touchStart.current = { y: event.touches[0]?.clientY ?? 0, at: selectedIndex };
        }}
        onTouchMove={(event) => {
          if (!touchStart.current) return;
          const by = Math.round((touchStart.current.y - (event.touches[0]?.clientY ?? 0)) / 30);
          const next = (((touchStart.current.at + by) % words.length) + words.length) % words.length;
          if (next !== selectedIndex) onTurn(next);
        }}
      >
        {words.map((word, i) => (
          <option key={word} value={i}>
            {word}
          </option>
        ))}
      </select>
      <span className={wheel.after} aria-hidden="true">
        {words[indexAt(1)]}
      </span>
    </label>
  );
}

"use no memo";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { elementAt } from "#app/kits/basics/element-at.ts";
import picture from "#app/kits/ui/pictures/scene-mor-5.json" with { type: "json" };
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { focusOf } from "../tuning.ts";
import { ChapterFrame } from "./chapter-frame.tsx";
import type { ChapterProps } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { loadLanternRed } from "./load-lantern-red.ts";
import { ClosingLines, StoryLines } from "./story-lines.tsx";
import { playSound } from "./play-sound.ts";
import { useScene } from "./use-scene.ts";
import { WordWheel } from "./word-wheel.tsx";

/** The two halves of a name, before anybody turned the wheels. */
const firstName = { verb: 0, noun: 5 };

/** 5 名づけ: two words make a name; called by it, the drop falls. */
export function NameChapter({ chapter, story, choices, save, onNext }: ChapterProps) {
  const t = useMessages<Messages>();
  const [name, setName] = useState(firstName);
  const [isTagShown, setIsTagShown] = useState(false);
  const [isCalled, setIsCalled] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const scene = useNameScene(stage, choices.lantern, onNext);
  const verb = elementAt(story.verbs, name.verb);
  const noun = elementAt(story.nouns, name.noun);

  useEffect(() => {
    if (isTagShown) scene.current?.write(verb, noun);
  }, [scene, isTagShown, verb, noun]);

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
    <ChapterFrame chapter={chapter} picture={picture} ref={stage}>
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
            <p className={`${css.status} text-body text-leading-16`} role="status">
              {chapter.task}
            </p>
          )}
          <NameWheels story={story} name={name} isDisabled={isCalled} onTurn={turn} />
          <p className="visually-hidden" role="status">
            {isCalled ? chapter.closing.join("") : verb + noun}
          </p>
          {isCalled ? (
            <ClosingLines lines={chapter.closing} isAnnounced={false} />
          ) : (
            <Button look="bone" wide onClick={call}>
              {t("name.call")}
            </Button>
          )}
        </>
      )}
    </ChapterFrame>
  );
}

type NameWheelsProps = {
  story: ChapterProps["story"];
  name: typeof firstName;
  isDisabled: boolean;
  onTurn: (part: "verb" | "noun", index: number) => void;
};

function NameWheels({ story, name, isDisabled, onTurn }: NameWheelsProps) {
  const t = useMessages<Messages>();
  return (
    <div className="halves stack-3">
      <WordWheel
        label={t("name.verbs")}
        words={story.verbs}
        selectedIndex={name.verb}
        isDisabled={isDisabled}
        onTurn={(index) => onTurn("verb", index)}
      />
      <WordWheel
        label={t("name.nouns")}
        words={story.nouns}
        selectedIndex={name.noun}
        isDisabled={isDisabled}
        onTurn={(index) => onTurn("noun", index)}
      />
    </div>
  );
}

/** The tag that is written on. `onFallen` of now is called when the drop has fallen. */
function useNameScene(stage: RefObject<HTMLElement | null>, lantern: number | undefined, onFallen: () => void) {
  const latestOnFallen = useRef(onFallen);
  useEffect(() => {
    latestOnFallen.current = onFallen;
  }, [onFallen]);
  return useScene(
    stage,
    focusOf[5],
    useCallback(
      async (parts) => {
        const [{ startNameTag }, hex] = await Promise.all([import("../scene/name-tag.ts"), loadLanternRed(lantern)]);
        const font = getComputedStyle(document.documentElement).getPropertyValue("--font-display");
        return startNameTag({ ...parts, font, hex, onFallen: () => latestOnFallen.current() });
      },
      [lantern],
    ),
  );
}

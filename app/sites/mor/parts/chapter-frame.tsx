import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { StoryChapter } from "./chapter-props.ts";
import css from "./chapter.module.css";
import { Stage } from "./stage.tsx";
import { ClosingLines } from "./story-lines.tsx";

type ChapterFrameProps = {
  chapter: StoryChapter;
  picture: PictureData;
  /** Where the scene is painted. */
  ref: Ref<HTMLElement>;
  /** The hand does something on the picture itself. */
  isInteractive?: boolean;
  /** Stands beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A chapter on its stage, under its number and its name. */
export function ChapterFrame({ chapter, children, ...stage }: ChapterFrameProps) {
  const t = useMessages<Messages>();
  const { number, name, heading } = chapter;
  return (
    <Stage {...stage} scene={number} heading={heading} kicker={t("stage.chapter", { number, name })}>
      {children}
    </Stage>
  );
}

/** How a chapter ends, and the way on. */
export function ChapterEnd({ lines, onNext }: { lines: readonly string[]; onNext: () => void }) {
  const t = useMessages<Messages>();
  return (
    <>
      <ClosingLines lines={lines} />
      <Button look="bone" wide arrow onClick={onNext}>
        {t("stage.next")}
      </Button>
    </>
  );
}

type ChoiceChipsProps = {
  label: string;
  choices: readonly { text: string }[];
  /** Null: nothing yet. */
  selectedIndex: number | null;
  className?: string | undefined;
  onChoose: (index: number) => void;
};

/** A few things of which one is chosen. */
export function ChoiceChips({ label, choices, selectedIndex, className, onChoose }: ChoiceChipsProps) {
  return (
    <div className={classNames(css.chips, "stack-2", className)} role="group" aria-label={label}>
      {choices.map(({ text }, i) => (
        <button
          key={text}
          type="button"
          className={`${css.choice} boxed middle text-face text-lead`}
          aria-pressed={selectedIndex === i}
          onClick={() => onChoose(i)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** The ways for whoever does not want to touch: the text, and the sea. */
export function AlternativeLinks() {
  const t = useMessages<Messages>();
  return (
    <div className="links-4">
      <noscript>
        <p className={`${css.status} text-body text-leading-16`}>{t("stage.noScript")}</p>
      </noscript>
      <Link className={`${css.quiet} target-inline text-body text-link`} to="/mor?c=text">
        {t("stage.text")}
      </Link>
      <Link className={`${css.quiet} target-inline text-body text-link`} to="/mor?c=sea">
        {t("stage.memoryFeed")}
      </Link>
    </div>
  );
}

"use no memo"; // The first view: compiled it would only be heavier.

import { type MouseEvent, type PointerEvent, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./deck.module.css";

/** A desire before its colour is known. */
export interface DeckWord {
  id: number;
  word: string;
  whisper: string;
  family: string;
}

interface DeckProps {
  words: readonly DeckWord[];
  picked: readonly number[];
  previewId: number | null;
  /** So many lie face down beside them. */
  hiddenCount?: number;
  onPreview: (word: DeckWord) => void;
  onPick: (word: DeckWord) => void;
}

const holdMs = 420;

/**
 * The words as strips that stand side by side. A tap lets one be heard, a second tap or a hold puts it into the next well;
 * without a script the first press does.
 */
export function Deck({ words, picked, previewId, hiddenCount = 0, onPreview, onPick }: DeckProps) {
  const holdHandlers = useHold();
  return (
    <ul className={css.deck} data-hand={words[0]?.id}>
      {words.map((word) => {
        const pickedIndex = picked.indexOf(word.id);
        const isKnown = previewId === word.id || pickedIndex >= 0;
        return (
          <li key={word.id} className="grid">
            <WordStrip
              word={word}
              pickedIndex={pickedIndex}
              isPreviewed={previewId === word.id}
              handlers={holdHandlers(
                () => (isKnown ? onPick(word) : onPreview(word)),
                () => onPick(word),
              )}
            />
          </li>
        );
      })}
      {Array.from({ length: hiddenCount }, (_, i) => (
        <li key={`asleep${i}`} className="grid" aria-hidden="true">
          <span className={classNames(css.strip, css.asleep, "text-bright wide")}>
            <svg viewBox="0 0 32 22">
              <path d="M4 8q12 11 24 0M7 11L5 14M12 13L11 17M20 13L21 17M25 11L27 14" />
            </svg>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface WordStripProps {
  word: DeckWord;
  /** In which well it lies; −1: in none. */
  pickedIndex: number;
  isPreviewed: boolean;
  handlers: ReturnType<ReturnType<typeof useHold>>;
}

function WordStrip({ word, pickedIndex, isPreviewed, handlers }: WordStripProps) {
  const t = useMessages<Messages>();
  return (
    <button
      type="submit"
      name="d"
      value={word.id.toString(36).padStart(2, "0")}
      className={`${css.strip} text-bright wide`}
      aria-pressed={pickedIndex >= 0}
      data-heard={isPreviewed || undefined}
      data-desire={word.id}
      {...handlers}
    >
      <span className={`${css.family} text-leading-12 text-medium text-note`} aria-hidden="true">
        {word.family}
      </span>
      <span className={`${css.word} text-strong`}>{word.word}</span>
      {pickedIndex >= 0 && <span className="visually-hidden">{t("choose.inPan", { n: pickedIndex + 1 })}</span>}
    </button>
  );
}

/** For each strip a press, or a hold that is one when the finger still rests after a while. There is one hold at a time. */
function useHold() {
  const activeHold = useRef<{ timer: number; isDone: boolean } | null>(null);
  function release(): void {
    if (activeHold.current) window.clearTimeout(activeHold.current.timer);
  }
  return (onPress: () => void, onHold: () => void) => ({
    onClick(event: MouseEvent): void {
      event.preventDefault();
      const isDone = activeHold.current?.isDone;
      activeHold.current = null;
      if (!isDone) onPress();
    },
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      release();
      const hold = { isDone: false, timer: window.setTimeout(() => ((hold.isDone = true), onHold()), holdMs) };
      activeHold.current = hold;
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  });
}

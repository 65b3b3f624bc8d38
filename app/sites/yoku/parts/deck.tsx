import { type PointerEvent, useRef } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./choose.module.css";

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
  heardId: number | null;
  onHear: (word: DeckWord) => void;
  onPick: (word: DeckWord) => void;
}

const holdMs = 420;

/**
 * The words as strips that stand side by side. A tap lets one be heard, a second tap or a hold puts it into the next well;
 * without a script the first press does.
 */
export function Deck({ words, picked, heardId, onHear, onPick }: DeckProps) {
  const t = useWords<Words>();
  const holding = useRef<{ timer: number; isDone: boolean } | null>(null);

  function press(word: DeckWord): void {
    const isDone = holding.current?.isDone;
    holding.current = null;
    if (isDone) return;
    if (heardId === word.id || picked.includes(word.id)) onPick(word);
    else onHear(word);
  }
  function down(event: PointerEvent, word: DeckWord): void {
    if (event.button !== 0) return;
    release();
    const hold = { isDone: false, timer: window.setTimeout(() => ((hold.isDone = true), onPick(word)), holdMs) };
    holding.current = hold;
  }
  function release(): void {
    if (holding.current) window.clearTimeout(holding.current.timer);
  }

  return (
    <ul className={css.deck} data-hand={words[0]?.id}>
      {words.map((word) => {
        const at = picked.indexOf(word.id);
        return (
          <li key={word.id}>
            <button
              type="submit"
              name="d"
              value={word.id.toString(36).padStart(2, "0")}
              className={css.strip}
              aria-pressed={at >= 0}
              data-heard={heardId === word.id || undefined}
              data-desire={word.id}
              onClick={(event) => {
                event.preventDefault();
                press(word);
              }}
              onPointerDown={(event) => down(event, word)}
              onPointerUp={release}
              onPointerLeave={release}
              onPointerCancel={release}
              onContextMenu={(event) => event.preventDefault()}
            >
              <span className={css.family} aria-hidden="true">
                {word.family}
              </span>
              <span className={css.word}>{word.word}</span>
              {at >= 0 && <span className="visually-hidden">{t("choose.inWell", { n: at + 1 })}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

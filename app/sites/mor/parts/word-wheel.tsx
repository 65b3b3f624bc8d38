"use no memo";
import { useRef } from "react";
import css from "./name-chapter.module.css";

type WordWheelProps = {
  label: string;
  words: readonly string[];
  selectedIndex: number;
  isDisabled: boolean;
  onTurn: (selectedIndex: number) => void;
};

/** Twelve words, one of which is in the window: turned by a swipe, by its arrows, or by keys, as a list is. */
export function WordWheel({ label, words, selectedIndex, isDisabled, onTurn }: WordWheelProps) {
  const touchStart = useRef<{ y: number; at: number } | null>(null);
  const indexAt = (by: number): number => (selectedIndex + by + words.length) % words.length;
  return (
    <label className={css.wheel}>
      <span className="text-leading-14 text-note">{label}</span>
      <span className="text-aside text-leading-17" aria-hidden="true">
        {words[indexAt(-1)]}
      </span>
      <select
        className={`${css.word} text-centred text-face text-heading wide`}
        value={selectedIndex}
        disabled={isDisabled}
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
          <option key={word} className="on-soot text-bright" value={i}>
            {word}
          </option>
        ))}
      </select>
      <span className="text-aside text-leading-17" aria-hidden="true">
        {words[indexAt(1)]}
      </span>
    </label>
  );
}

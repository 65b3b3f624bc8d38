import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { StageBook } from "../stage-book.ts";
import css from "./ask.module.css";

type AskProps = {
  book: StageBook;
  metIds: readonly number[];
  onAnswer(monsterId: number): void;
};

/** The throne has nothing left to say, and asks. Any monster answers. */
export function Ask({ book, metIds, onAnswer }: AskProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  const { words = "", note = "" } = book.say["stage.honest"] ?? {};
  return (
    <section className={css.ask} data-page="" aria-label={words}>
      <h2 className={classNames(css.question, role.display)}>{words}</h2>
      <p className={css.note}>{note}</p>
      <ul ref={list} className={css.list}>
        {book.monsters
          .filter(({ id }) => metIds.includes(id))
          .map(({ id, name }) => (
            <li key={id}>
              <button type="button" onClick={() => onAnswer(id)}>
                {name}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { StageBook, StageMonster } from "../stage-book.ts";
import css from "./ask.module.css";

type AskProps = {
  book: StageBook;
  /** Who goes along stands first. */
  companion: number;
  metIds: readonly number[];
  onAnswer(monsterId: number): void;
};

/** The throne has nothing left to say, and asks. Whoever was met can answer; nobody is hurried. */
export function Ask({ book, companion, metIds, onAnswer }: AskProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  const { words = "", note = "" } = book.say["stage.honest"] ?? {};
  const those = book.monsters
    .filter(({ id }) => id === companion || metIds.includes(id))
    .toSorted((one, other) => Number(other.id === companion) - Number(one.id === companion));
  return (
    <section className={css.ask} data-page="question" aria-labelledby="stage-question" aria-describedby="stage-ways">
      <h2 id="stage-question" className={classNames(css.question, role.display)}>
        {words}
      </h2>
      <p id="stage-ways" className={css.note}>
        {note}
      </p>
      <ul ref={list} className={css.list}>
        {those.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => onAnswer(one.id)}>
              <Dab monster={one} />
              {one.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A dab of somebody's colour. */
function Dab({ monster }: { monster: StageMonster }) {
  const dab = useRef<HTMLElement>(null);
  useEffect(() => dab.current?.style.setProperty("--dab", monster.hex), [monster]);
  return <i ref={dab} aria-hidden="true" />;
}

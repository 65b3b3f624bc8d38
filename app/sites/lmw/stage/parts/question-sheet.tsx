import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import type { StageContent, StageMonster } from "../stage-content.ts";
import css from "./question-sheet.module.css";

type QuestionSheetProps = {
  content: StageContent;
  /** Who goes along stands first. */
  companion: number;
  metIds: readonly number[];
  onAnswer(monsterId: number): void;
};

/** The throne has nothing left to say, and asks. Whoever was met can answer; nobody is hurried. */
export function QuestionSheet({ content, companion, metIds, onAnswer }: QuestionSheetProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  const { words = "", note = "" } = content.messages["stage.honest"] ?? {};
  const speakers = content.monsters
    .filter(({ id }) => id === companion || metIds.includes(id))
    .toSorted((one, other) => Number(other.id === companion) - Number(one.id === companion));
  return (
    <section
      className={`${css.ask} stack-3`}
      data-page="question"
      aria-labelledby="stage-question"
      aria-describedby="stage-ways"
    >
      <h2 id="stage-question" className={classNames(css.question, role.display)}>
        {words}
      </h2>
      <p id="stage-ways" className="text-leading-17 text-body">
        {note}
      </p>
      <ul ref={list} className={`${css.list} row-2`}>
        {speakers.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="on-soot text-body text-bright text-medium"
              onClick={() => onAnswer(one.id)}
            >
              <ColourDot monster={one} />
              {one.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A dab of somebody's colour. */
function ColourDot({ monster }: { monster: StageMonster }) {
  const dot = useRef<HTMLElement>(null);
  useEffect(() => dot.current?.style.setProperty("--dab", monster.hex), [monster]);
  return <i ref={dot} aria-hidden="true" />;
}

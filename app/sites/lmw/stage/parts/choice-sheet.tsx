import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { choices } from "../../rules/choices.ts";
import type { StageContent } from "../stage-content.ts";
import { MonsterDab } from "./monster-dab.tsx";
import css from "./choice-sheet.module.css";

type ChoiceSheetProps = {
  content: StageContent;
  /** Numbers of three choices: a finish, a skill, a curse. */
  offer: readonly number[];
  /** Numbers of what was chosen before. */
  taken: readonly number[];
  onChoose(way: -1 | 0 | 1): void;
};

const ways = [-1, 0, 1] as const;

/** A word is struck, and time stands: one of three is taken along for the rest of the run. Nobody is hurried. */
export function ChoiceSheet({ content, offer, taken, onChoose }: ChoiceSheetProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  const { words = "", note = "" } = content.messages["stage.choose"] ?? {};
  return (
    <section className={`${css.choose} stack-3`} data-page="choice" aria-labelledby="stage-choose">
      <header className={css.head}>
        <h2 id="stage-choose" className={classNames("text-title", role.display)}>
          {words}
        </h2>
        <p className="text-aside">{note}</p>
      </header>
      <ul ref={list} className={css.options}>
        {offer.map((choice, i) => (
          <li key={choice}>
            <Option content={content} choice={choice} taken={taken} onChoose={() => onChoose(ways[i] ?? 0)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OptionProps = Pick<ChoiceSheetProps, "content" | "taken"> & { choice: number; onChoose(): void };

function Option({ content, choice, taken, onChoose }: OptionProps) {
  const button = useRef<HTMLButtonElement>(null);
  const rule = choices[choice];
  const monster = content.monsters.find(({ id }) => id === rule?.monster);
  const sheet = content.sprites[rule?.monster ?? 0]?.src;
  useEffect(() => {
    button.current?.style.setProperty("--stroke", monster?.hex ?? "#E0001B");
    if (sheet) button.current?.style.setProperty("--sheet", `url("${sheet}")`);
  }, [monster, sheet]);
  const entry = content.choices.find(({ id }) => id === rule?.id);
  if (!rule || !entry) return null;
  const theme = content.messages[`stage.theme-${rule.theme}`];
  const before = taken.filter((other) => choices[other]?.theme === rule.theme).length;
  return (
    <button
      ref={button}
      type="button"
      className={`${css.option} on-soot text-bright`}
      data-kind={rule.kind}
      onClick={onChoose}
    >
      <span className={`${css.kind} text-fine`}>
        {content.messages[`stage.${rule.kind}`]?.words}
        <span className={css.theme}>{theme?.words}</span>
      </span>
      <b className={classNames("text-lead", role.display)}>{entry.name}</b>
      <span className="text-body text-leading-16">{entry.line}</span>
      <span className={`${css.who} text-fine`}>
        <MonsterDab hex={monster?.hex} />
        {monster?.name}
        {before > 0 && <b>{theme?.note}</b>}
      </span>
      <i className={css.monster} aria-hidden="true" />
    </button>
  );
}

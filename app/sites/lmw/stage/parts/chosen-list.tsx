import { choices } from "../../rules/choices.ts";
import type { StageContent } from "../stage-content.ts";
import { MonsterDab } from "./monster-dab.tsx";
import css from "./chosen-list.module.css";

type ChosenListProps = {
  content: Pick<StageContent, "choices" | "monsters" | "messages">;
  /** Numbers of the choices that were taken, in order. */
  taken: readonly number[];
  /** With what each does. */
  hasLines?: boolean;
};

/** What was taken along in a run: whose colour it is, its name. Nothing where nothing was taken. */
export function ChosenList({ content, taken, hasLines = false }: ChosenListProps) {
  const { words } = content.messages["stage.chosen"] ?? {};
  if (taken.length === 0) return null;
  return (
    <section className="stack-2" aria-label={words}>
      <h3 className="text-fine">{words}</h3>
      <ul className={css.chosen} data-lines={hasLines || undefined}>
        {taken.map((choice) => {
          const rule = choices[choice];
          const entry = content.choices.find(({ id }) => id === rule?.id);
          return (
            entry && (
              <li key={choice} className="text-aside">
                <MonsterDab hex={content.monsters.find(({ id }) => id === rule?.monster)?.hex} />
                <b>{entry.name}</b>
                {hasLines && <span>{entry.line}</span>}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { MonsterPage } from "../monsters.server.ts";
import { saying } from "../say.ts";
import css from "./monster-page.module.css";

/** The three odd tasks, and the shine at the edge of whoever has all of them. */
export function Mastery(props: { page: MonsterPage; progress: LipProgress; isMastered: boolean }) {
  const { page, progress, isMastered } = props;
  const t = useWords<Words>();
  return (
    <section className={css.section}>
      <h2>{saying(page.say, "monster.tasks").words}</h2>
      <p className={css.note}>{saying(page.say, "monster.tasks").note}</p>
      <ul className={css.tasks}>
        {page.tasks.map(({ id, name, line }) => {
          const isDone = progress.mastery.includes(id);
          return (
            <li key={id} data-done={isDone || undefined}>
              <b>{name}</b>
              <span>「{line}」</span>
              <em>{t(isDone ? "book.done" : "book.open")}</em>
            </li>
          );
        })}
      </ul>
      <p className={css.note}>
        <b>{t("book.costume")}</b>　{t(isMastered ? "book.costumeOn" : "book.costumeLine")}
      </p>
    </section>
  );
}

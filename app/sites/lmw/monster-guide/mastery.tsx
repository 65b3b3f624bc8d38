import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MonsterPage } from "../monster-guide.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import css from "./monster-page.module.css";

/** The three odd tasks, and the shine at the edge of whoever has all of them. */
export function Mastery(props: { page: MonsterPage; progress: LipProgress; isMastered: boolean }) {
  const { page, progress, isMastered } = props;
  const t = useMessages<Messages>();
  return (
    <section className={`${css.section} stack-3`}>
      <h2>{getWorldMessage(page.messages, "monster.tasks").words}</h2>
      <p className="text-aside text-leading-18">{getWorldMessage(page.messages, "monster.tasks").note}</p>
      <ul className={`${css.tasks} grid`}>
        {page.tasks.map(({ id, name, line }) => {
          const isDone = progress.mastery.includes(id);
          return (
            <li key={id} data-done={isDone || undefined}>
              <b>{name}</b>
              <span>「{line}」</span>
              <em>{t(isDone ? "guide.done" : "guide.open")}</em>
            </li>
          );
        })}
      </ul>
      <p className="text-aside text-leading-18">
        <b>{t("guide.costume")}</b>　{t(isMastered ? "guide.costumeOn" : "guide.costumeLine")}
      </p>
    </section>
  );
}

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { CrossedOutText } from "../intro/crossed-out-text.tsx";
import type { IntroDataOf } from "../intro.server.ts";
import { getWorldMessage } from "../get-world-message.ts";
import world from "../frame/world-frame.module.css";
import ranking from "./ranking.module.css";
import css from "./week.module.css";

/** The words in order; those crossed out fewer than thirty times without a rank or a number. */
export function Ranking({ page: { messages, counted } }: { page: IntroDataOf<"week"> }) {
  const t = useMessages<Messages>();
  if (!counted.lead) return null;
  return (
    <section className={`${ranking.ranking} ${world.below}`}>
      {counted.ranked.length > 0 && (
        <>
          <h2>{getWorldMessage(messages, "weekly.rank").words}</h2>
          <p className={`${css.note} text-leading-18 text-body`}>{getWorldMessage(messages, "weekly.rank").note}</p>
          <ol>
            {counted.ranked.slice(0, 20).map((word) => (
              <li key={word.id}>
                <CrossedOutText pieces={word.pieces} />
                <span className={`${ranking.left} text-body`}>{word.after}</span>
                <span className={`${ranking.times} text-strong`}>{t("week.people", { count: word.count })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {counted.small.length > 0 && (
        <>
          <h2>{t("week.small")}</h2>
          <p className={`${css.note} text-leading-18 text-body`}>{getWorldMessage(messages, "weekly.small").note}</p>
          <ul>
            {counted.small.map((word) => (
              <li key={word.id}>
                <CrossedOutText pieces={word.pieces} />
                <span className={`${ranking.left} text-body`}>{word.after}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

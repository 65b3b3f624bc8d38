import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { StruckWords } from "../opening/struck-words.tsx";
import type { View } from "../opening.server.ts";
import { saying } from "../say.ts";
import ranking from "./ranking.module.css";
import css from "./week.module.css";

/** The words in order; those struck fewer than thirty times without a place or a number. */
export function Ranking({ page: { say, counted } }: { page: View<"week"> }) {
  const t = useWords<Words>();
  if (!counted.lead) return null;
  return (
    <section className={ranking.ranking}>
      {counted.ranked.length > 0 && (
        <>
          <h2>{saying(say, "weekly.rank").words}</h2>
          <p className={css.note}>{saying(say, "weekly.rank").note}</p>
          <ol>
            {counted.ranked.slice(0, 20).map((word) => (
              <li key={word.id}>
                <StruckWords pieces={word.pieces} />
                <span className={ranking.left}>{word.after}</span>
                <span className={ranking.times}>{t("week.people", { count: word.count })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {counted.small.length > 0 && (
        <>
          <h2>{t("week.small")}</h2>
          <p className={css.note}>{saying(say, "weekly.small").note}</p>
          <ul>
            {counted.small.map((word) => (
              <li key={word.id}>
                <StruckWords pieces={word.pieces} />
                <span className={ranking.left}>{word.after}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

import { Link } from "react-router";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { tipsAddress } from "../address.ts";
import css from "./start.module.css";

type RecentProps = {
  queries: readonly string[];
  onForget: (query: string) => void;
  onForgetAll: () => void;
};

/** What this browser asked lately; each can be forgotten. */
export function Recent({ queries, onForget, onForgetAll }: RecentProps) {
  const t = useWords<Words>();
  if (queries.length === 0) return null;
  return (
    <section className={css.recent} aria-labelledby="recent-title">
      <h2 id="recent-title" className={css.heading}>
        {t("start.recent")}
        <span className={css.device}>{t("start.device")}</span>
      </h2>
      <ul className={css.queries}>
        {queries.map((query) => (
          <li key={query} className={css.query}>
            <Link to={tipsAddress({ query })} className={css.again}>
              {query}
            </Link>
            <button
              type="button"
              className={css.forget}
              aria-label={t("start.forget", { query })}
              onClick={() => onForget(query)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={css.forgetAll} onClick={onForgetAll}>
        {t("start.forgetAll")}
      </button>
    </section>
  );
}

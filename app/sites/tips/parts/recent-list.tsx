import { Link } from "react-router";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { tipsAddress } from "../address.ts";
import css from "./search-start.module.css";

type RecentListProps = {
  queries: readonly string[];
  onDelete: (query: string) => void;
  onClear: () => void;
};

/** What this browser asked lately; each can be forgotten. */
export function RecentList({ queries, onDelete, onClear }: RecentListProps) {
  const t = useMessages<Messages>();
  if (queries.length === 0) return null;
  return (
    <section className="above-5" aria-labelledby="recent-title">
      <h2 id="recent-title" className={`${css.heading} facts-3 text-body`}>
        {t("start.recent")}
        <span className="text-medium text-note">{t("start.device")}</span>
      </h2>
      <ul className="row-2">
        {queries.map((query) => (
          <li key={query} className={`${css.query} boxed flex`}>
            <Link to={tipsAddress({ query })} className={`${css.again} shrinks target-line`}>
              {query}
            </Link>
            <button
              type="button"
              className={`${css.forget} middle target-box text-quiet`}
              aria-label={t("start.remove", { query })}
              onClick={() => onDelete(query)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="above-2 target-inline text-quiet text-underlined" onClick={onClear}>
        {t("start.removeAll")}
      </button>
    </section>
  );
}

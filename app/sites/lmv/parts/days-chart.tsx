import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Results } from "../contract.ts";
import css from "./results.module.css";

const heightUnits = 30;
const columnUnits = 3;

/** The days of the vote as columns, and the same in words. */
export function DaysChart({ byDay }: { byDay: Results["byDay"] }) {
  const t = useMessages<Messages>();
  const maxVotes = Math.max(1, ...byDay.map(({ votes }) => votes));
  return (
    <>
      <svg
        viewBox={`0 0 ${byDay.length * columnUnits} ${heightUnits}`}
        preserveAspectRatio="none"
        className={css.days}
        aria-hidden="true"
      >
        {byDay.map(({ jstDay, votes }, at) => {
          const height = (heightUnits * votes) / maxVotes;
          return (
            <rect key={jstDay} x={at * columnUnits} y={heightUnits - height} width={columnUnits - 1} height={height} />
          );
        })}
      </svg>
      <details>
        <summary className="opens-plus">{t("results.allDays")}</summary>
        <ol className={`${css.list} grid`}>
          {byDay.map(({ jstDay, votes }) => (
            <li key={jstDay}>
              <span>{formatDay(jstDay, "ja")}</span>
              <span>{t("board.votes", { votes })}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

import { Link } from "react-router";
import { compactDay, weekdayOf } from "#contracts/jst-calendar.ts";
import type { ProphecyCard } from "#contracts/prophecy-history.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { weeksOf } from "../rules/month.ts";
import css from "./prophecy-history.module.css";
import { LipPrint } from "./lip-print.tsx";

/** The days of a month. On those whose envelope was opened lies the print of who wrote; February has a thirtieth. */
export function MonthTable({ month, cards, today }: { month: string; cards: readonly ProphecyCard[]; today: string }) {
  const t = useMessages<Messages>();
  const weeks = weeksOf(month);
  const hasThirtieth = month.endsWith("-02");
  if (hasThirtieth) insertThirtieth(weeks, month);
  return (
    <table className={`${css.days} wide`}>
      <thead>
        <tr>
          {[...t("history.weekdays")].map((name) => (
            <th key={name} className="text-medium text-note" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, i) => (
              <td key={day ?? i} aria-current={day === today ? "date" : undefined}>
                {day && <DayCell day={day} card={cards.find((card) => card.day === day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day, card }: { day: string; card: ProphecyCard | undefined }) {
  const t = useMessages<Messages>();
  const date = Number(day.slice(8));
  if (day.endsWith("-02-30"))
    return (
      <Link className={css.day} to={`/lmp?d=${compactDay(day)}`} aria-label={t("history.thirtieth")}>
        <span className={`${css.date} text-note`}>{date}</span>
      </Link>
    );
  if (!card) return <span className={`${css.date} text-note`}>{date}</span>;
  const name = t("history.entry", { day: formatDay(day, "ja"), monster: card.monster, kernel: card.kernel });
  return (
    <Link className={css.day} to={`/lmp?d=${compactDay(day)}&k=${card.key}`} aria-label={name} title={card.kernel}>
      <span className={`${css.date} text-note`}>{date}</span>
      <span className={classNames(css.print, "middle", shadeClass(card.hex))}>
        <LipPrint className={css.lips} />
      </span>
      {card.answer && <span className={`${css.answer} text-quiet`}>{t(`history.${card.answer}`)}</span>}
    </Link>
  );
}

/** The thirtieth stands two days after the twenty-eighth, where nothing stands in other calendars. */
function insertThirtieth(weeks: (string | null)[][], month: string): void {
  const at = (weekdayOf(`${month}-28`) + 2) % 7;
  const last = weeks.at(-1);
  if (last && last[at] === null && at > 0) last[at] = `${month}-30`;
  else weeks.push(Array.from({ length: 7 }, (_, i) => (i === at ? `${month}-30` : null)));
}

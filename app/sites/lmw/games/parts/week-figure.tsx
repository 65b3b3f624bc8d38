import { useRef } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { useNear } from "#app/kits/ui/hydration/use-near.ts";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import type { GameWeek } from "#contracts/game-week.ts";
import type { Messages } from "../../copy/messages.ts";
import { StarMark } from "./star-mark.tsx";
import css from "./week-figure.module.css";

/**
 * A game since Monday: a lip print for each day on which one played, the own best, everyone's points, duels that were taken up.
 * It is asked for when it comes into sight, and its place is there before.
 */
export function WeekFigure({ game }: { game: number }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { data: week } = useFetched(
    isNear ? `/api/lmw/games/${game}/week` : null,
    async () => (await import("#contracts/game-week.ts")).gameWeekSchema,
  );
  return (
    <div ref={place} className={css.place} data-week>
      {week && <Week week={week} />}
    </div>
  );
}

function Week({ week }: { week: GameWeek }) {
  const t = useMessages<Messages>();
  const { own, everyone, today, duels } = week;
  const played = own.days.filter(Boolean).length;
  return (
    <section className={`${css.week} stack-2`} aria-labelledby="game-week">
      <h2 id="game-week" className="text-strong">
        {t("games.week.title")}
      </h2>
      <p className={css.days} aria-hidden="true">
        {own.days.map((isPlayed, day) => (
          <span key={day} data-today={day === today || undefined}>
            <StarMark isLit={isPlayed} />
          </span>
        ))}
      </p>
      <p>{t("games.week.days", { count: played })}</p>
      {own.best !== null && <p>{t("games.week.best", { points: own.best })}</p>}
      {everyone.rounds > 0 && <p>{t("games.week.everyone", everyone)}</p>}
      {duels.map(({ id, ...duel }) => (
        <p key={id}>{t("games.week.duel", duel)}</p>
      ))}
    </section>
  );
}

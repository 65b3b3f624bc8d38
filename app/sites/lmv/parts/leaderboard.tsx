"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay, formatTime } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import css from "./leaderboard.module.css";
import { LeaderboardRows } from "./leaderboard-rows.tsx";

interface LeaderboardProps {
  board: View<"hall">["board"];
  /** Since when the places are covered; null while they are told. */
  blackoutFrom: string | null;
  candidates: View<"hall">["candidates"];
}

const hiddenRanks = [1, 2, 3, 4, 5];

/** The last leaderboard; during the blackout five papers that lie face down. */
export function Leaderboard({ board, blackoutFrom, candidates }: LeaderboardProps) {
  const t = useMessages<Messages>();
  const at = (moment: string) => ({ day: formatDay(moment, "ja"), time: formatTime(moment, "ja") });
  const isShown = blackoutFrom === null && board !== null && board.standings.length > 0;
  return (
    <section
      className={`${css.section} lazy-section pad-side-5 stack-3`}
      aria-labelledby="board-title"
      data-blackout={blackoutFrom ? "" : undefined}
    >
      <h2 id="board-title" className={classNames("text-title", role.display)}>
        {t("board.title")}
      </h2>
      {blackoutFrom && (
        <>
          <ol className={`${css.covered} stack-2`} aria-hidden="true">
            {hiddenRanks.map((rank) => (
              <li key={rank} className={classNames(css.paper, "middle text-title", role.latin)}>
                {rank}
              </li>
            ))}
          </ol>
          <p className="text-aside">{t("board.sealed", at(blackoutFrom))}</p>
        </>
      )}
      {!blackoutFrom && !isShown && <p className="text-aside">{t("board.none")}</p>}
      {isShown && (
        <>
          <p className="text-aside">{t("board.shownAt", at(board.shownAt))}</p>
          <LeaderboardRows standings={board.standings} candidates={candidates} />
          <p className="text-aside">{t("board.quarantined", { votes: board.quarantined })}</p>
        </>
      )}
    </section>
  );
}

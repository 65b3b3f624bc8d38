"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay, formatTime } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import css from "./board.module.css";
import { StandingRows } from "./standing-rows.tsx";

interface BoardProps {
  board: View<"hall">["board"];
  /** Since when the places are covered; null while they are told. */
  sealedAt: string | null;
  candidates: View<"hall">["candidates"];
}

const coveredPlaces = [1, 2, 3, 4, 5];

/** The last board; under the seal five papers that lie face down. */
export function Board({ board, sealedAt, candidates }: BoardProps) {
  const t = useWords<Words>();
  const at = (moment: string) => ({ day: formatDay(moment, "ja"), time: formatTime(moment, "ja") });
  const isTold = sealedAt === null && board !== null && board.standings.length > 0;
  return (
    <section className={css.section} aria-labelledby="board-title" data-sealed={sealedAt ? "" : undefined}>
      <h2 id="board-title" className={classNames(css.title, role.display)}>
        {t("board.title")}
      </h2>
      {sealedAt && (
        <>
          <ol className={css.covered} aria-hidden="true">
            {coveredPlaces.map((place) => (
              <li key={place} className={classNames(css.paper, role.latin)}>
                {place}
              </li>
            ))}
          </ol>
          <p className={css.note}>{t("board.sealed", at(sealedAt))}</p>
        </>
      )}
      {!sealedAt && !isTold && <p className={css.note}>{t("board.none")}</p>}
      {isTold && (
        <>
          <p className={css.note}>{t("board.shownAt", at(board.shownAt))}</p>
          <StandingRows standings={board.standings} candidates={candidates} />
          <p className={css.note}>{t("board.quarantined", { votes: board.quarantined })}</p>
        </>
      )}
    </section>
  );
}

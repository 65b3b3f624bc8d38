"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { formatDay, formatTime } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import css from "./board.module.css";

type BoardProps = {
  board: View<"hall">["board"];
  isSealed: boolean;
  candidates: View<"hall">["candidates"];
};

const firstPlaces = 5;

/** The last board: five places, then all. Lengths are shares of the first. */
export function Board({ board, isSealed, candidates }: BoardProps) {
  const t = useWords<Words>();
  const list = useRef<HTMLDivElement>(null);
  const most = Math.max(1, ...(board?.standings.map(({ votes }) => votes) ?? []));

  // Set by hand: a style in the server's page would be against its policy.
  useEffect(() => {
    for (const bar of list.current?.querySelectorAll<HTMLElement>("[data-share]") ?? [])
      bar.style.setProperty("--share", bar.dataset.share ?? "0");
  });

  if (!board || board.standings.length === 0)
    return (
      <section className={css.section} aria-labelledby="board-title">
        <h2 id="board-title" className={classNames(css.title, role.display)}>
          {t("board.title")}
        </h2>
        <p className={css.note}>{t("board.none")}</p>
      </section>
    );
  const at = { day: formatDay(board.shownAt, "ja"), time: formatTime(board.shownAt, "ja") };
  const rows = board.standings.map((standing) => ({
    ...standing,
    place: board.standings.findIndex(({ votes }) => votes === standing.votes) + 1,
    candidate: candidates.find(({ id }) => id === standing.monsterId),
  }));
  const row = ({ place, votes, candidate, monsterId }: (typeof rows)[number]) => (
    <li key={monsterId} className={css.row}>
      <span className={classNames(css.place, role.latin)}>{place}</span>
      <span>{candidate?.name}</span>
      <span className={css.votes}>{t("board.votes", { votes })}</span>
      <span className={css.bar} data-share={votes / most}>
        <span className={candidate ? shadeClass(candidate.hex) : undefined} />
      </span>
    </li>
  );
  return (
    <section className={css.section} aria-labelledby="board-title">
      <h2 id="board-title" className={classNames(css.title, role.display)}>
        {t("board.title")}
      </h2>
      <p className={css.note}>{t(isSealed ? "board.sealed" : "board.shownAt", at)}</p>
      <div ref={list}>
        <ol className={css.list}>{rows.slice(0, firstPlaces).map(row)}</ol>
        {rows.length > firstPlaces && (
          <details className={css.rest}>
            <summary>{t("board.all")}</summary>
            <ol className={css.list} start={firstPlaces + 1}>
              {rows.slice(firstPlaces).map(row)}
            </ol>
          </details>
        )}
      </div>
      <p className={css.note}>{t("board.quarantined", { votes: board.quarantined })}</p>
    </section>
  );
}

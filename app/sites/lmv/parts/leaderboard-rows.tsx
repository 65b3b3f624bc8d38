import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import css from "./leaderboard.module.css";

interface LeaderboardRowsProps {
  standings: readonly { monsterId: string; votes: number }[];
  candidates: View<"hall">["candidates"];
  /** True: of equals the one that stands higher has the better place, by the printed rule. */
  isFinal?: boolean;
}

const topCount = 5;

/** Five places, then all. Lengths are shares of the first. */
export function LeaderboardRows({ standings, candidates, isFinal = false }: LeaderboardRowsProps) {
  const t = useMessages<Messages>();
  const list = useRef<HTMLDivElement>(null);
  const maxVotes = Math.max(1, ...standings.map(({ votes }) => votes));

  // Set by hand: a style in the server's page would be against its policy.
  useEffect(() => {
    for (const bar of list.current?.querySelectorAll<HTMLElement>("[data-share]") ?? [])
      bar.style.setProperty("--share", bar.dataset.share ?? "0");
  });

  const rows = standings.map((row, at) => {
    const rankIndex = isFinal ? at : standings.findIndex(({ votes }) => votes === row.votes);
    const candidate = candidates.find(({ id }) => id === row.monsterId);
    return (
      <li key={row.monsterId} className={`${css.row} hair-below`}>
        <span className={classNames("text-heading", role.latin)}>{rankIndex + 1}</span>
        <span>{candidate?.name}</span>
        <span className="text-aside">{t("board.votes", { votes: row.votes })}</span>
        <span className={`${css.bar} above-2`} data-share={row.votes / maxVotes}>
          <span className={candidate ? shadeClass(candidate.hex) : undefined} />
        </span>
      </li>
    );
  });
  return (
    <div ref={list}>
      <ol className="grid">{rows.slice(0, topCount)}</ol>
      {rows.length > topCount && (
        <details>
          <summary className="opens-plus">{t("board.all")}</summary>
          <ol className="grid" start={topCount + 1}>
            {rows.slice(topCount)}
          </ol>
        </details>
      )}
    </div>
  );
}

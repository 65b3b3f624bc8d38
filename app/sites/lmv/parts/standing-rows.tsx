import { useEffect, useRef } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { View } from "../data.server.ts";
import css from "./board.module.css";

interface StandingRowsProps {
  standings: readonly { monsterId: string; votes: number }[];
  candidates: View<"hall">["candidates"];
  /** True: of equals the one that stands higher has the better place, by the printed rule. */
  isFinal?: boolean;
}

const firstPlaces = 5;

/** Five places, then all. Lengths are shares of the first. */
export function StandingRows({ standings, candidates, isFinal = false }: StandingRowsProps) {
  const t = useWords<Words>();
  const list = useRef<HTMLDivElement>(null);
  const most = Math.max(1, ...standings.map(({ votes }) => votes));

  // Set by hand: a style in the server's page would be against its policy.
  useEffect(() => {
    for (const bar of list.current?.querySelectorAll<HTMLElement>("[data-share]") ?? [])
      bar.style.setProperty("--share", bar.dataset.share ?? "0");
  });

  const rows = standings.map((standing, at) => {
    const place = isFinal ? at : standings.findIndex(({ votes }) => votes === standing.votes);
    const candidate = candidates.find(({ id }) => id === standing.monsterId);
    return (
      <li key={standing.monsterId} className={css.row}>
        <span className={classNames(css.place, role.latin)}>{place + 1}</span>
        <span>{candidate?.name}</span>
        <span className={css.votes}>{t("board.votes", { votes: standing.votes })}</span>
        <span className={css.bar} data-share={standing.votes / most}>
          <span className={candidate ? shadeClass(candidate.hex) : undefined} />
        </span>
      </li>
    );
  });
  return (
    <div ref={list}>
      <ol className={css.list}>{rows.slice(0, firstPlaces)}</ol>
      {rows.length > firstPlaces && (
        <details className={css.rest}>
          <summary>{t("board.all")}</summary>
          <ol className={css.list} start={firstPlaces + 1}>
            {rows.slice(firstPlaces)}
          </ol>
        </details>
      )}
    </div>
  );
}

"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { productPath } from "#app/kits/product/product-address.ts";
import { finishLabel, lineLabel } from "#app/kits/product/product-labels.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import type { NamelessRow, RankingRow } from "../list.server.ts";
import { MovementMark } from "./movement-mark.tsx";
import { ShadeSlab, ProductSummary } from "./product-summary.tsx";
import { Spark } from "./spark.tsx";
import css from "./rank-row.module.css";

/** A place of the list: its number, what moved, the exact shade, the name, how it went, and the heart. */
export function RankRow({ row: { item, rank, score, movement, line } }: { row: RankingRow }) {
  const t = useMessages<Messages>();
  return (
    <li className={`${css.place} on-soot`} data-id={item.id} data-score={score}>
      <Rank rank={rank}>
        <MovementMark movement={movement} />
      </Rank>
      <ProductSummary
        item={item}
        facts={
          <>
            <Spark values={line} />
            <b>{t("row.score", { score })}</b>
            <span>{item.hex ? finishLabel(item.finish) : lineLabel(item.line)}</span>
          </>
        }
      />
    </li>
  );
}

/** A place without its name: only the number and the colour, which fills it. */
export function NamelessRankRow({ row: { id, hex, rank, share } }: { row: NamelessRow }) {
  const t = useMessages<Messages>();
  return (
    <li className={`${css.place} on-soot`} data-id={id}>
      <Rank rank={rank}>
        {share !== null && (
          <span className="text-fine text-leading-14 text-strong">
            {t("row.share", { percent: Math.round(share * 100) })}
          </span>
        )}
      </Rank>
      <div className={`${css.ground} on-grey`}>
        <ShadeSlab hex={hex} isWhole />
        <Link
          to={productPath(id)}
          className={`${css.reveal} full-row ring-inside`}
          onClick={() => track("product_click")}
        >
          <span className="visually-hidden">{t("row.reveal", { rank })}</span>
          <span className={`${css.arrow} middle on-ink target-box`}>
            <ArrowIcon />
          </span>
        </Link>
      </div>
    </li>
  );
}

function Rank({ rank, children }: { rank: number; children: ReactNode }) {
  const t = useMessages<Messages>();
  return (
    <span className={`${css.rank} justify-centre stack-1`}>
      <span className={classNames(role.latin, css.number, "text-heading")} aria-hidden="true">
        {rank}
      </span>
      <span className="visually-hidden">{t("row.rank", { rank })}</span>
      {children}
    </span>
  );
}

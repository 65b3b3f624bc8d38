"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { productAddress } from "#app/kits/shelf/product-address.ts";
import { finishWord, lineWord } from "#app/kits/shelf/product-words.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { NamelessRow, RankingRow } from "../list.server.ts";
import { MovementMark } from "./movement-mark.tsx";
import { Paint, ShelfPlace } from "./shelf-place.tsx";
import { Spark } from "./spark.tsx";
import css from "./place.module.css";

/** A place of the list: its number, what moved, the exact shade, the name, how it went, and the heart. */
export function Place({ row: { item, rank, score, movement, line } }: { row: RankingRow }) {
  const t = useWords<Words>();
  return (
    <li className={css.place} data-id={item.id} data-score={score}>
      <Rank rank={rank}>
        <MovementMark movement={movement} />
      </Rank>
      <ShelfPlace
        item={item}
        facts={
          <>
            <Spark values={line} />
            <b>{t("row.score", { score })}</b>
            <span>{item.hex ? finishWord(item.finish) : lineWord(item.line)}</span>
          </>
        }
      />
    </li>
  );
}

/** A place without its name: only the number and the colour, which fills it. */
export function NamelessPlace({ row: { id, hex, rank, share } }: { row: NamelessRow }) {
  const t = useWords<Words>();
  return (
    <li className={css.place} data-id={id}>
      <Rank rank={rank}>
        {share !== null && <span className={css.share}>{t("row.share", { percent: Math.round(share * 100) })}</span>}
      </Rank>
      <div className={css.ground}>
        <Paint hex={hex} isWhole />
        <Link to={productAddress(id)} className={css.reveal} onClick={() => track("product_click")}>
          <span className="visually-hidden">{t("row.reveal", { rank })}</span>
          <span className={css.arrow}>
            <ArrowIcon />
          </span>
        </Link>
      </div>
    </li>
  );
}

function Rank({ rank, children }: { rank: number; children: ReactNode }) {
  const t = useWords<Words>();
  return (
    <span className={css.rank}>
      <span className={classNames(role.latin, css.number)} aria-hidden="true">
        {rank}
      </span>
      <span className="visually-hidden">{t("row.rank", { rank })}</span>
      {children}
    </span>
  );
}

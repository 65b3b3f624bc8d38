import { classNames } from "#app/kits/basics/class-names.ts";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Shelf } from "../data.server.ts";
import { shelfAddress, type ShelfQuery, traySize } from "../rules/shelf-query.ts";
import { ShelfLink } from "./shelf-link.tsx";
import css from "./compare-tray.module.css";

type CompareTrayProps = { comparison: NonNullable<Shelf["comparison"]>; query: ShelfQuery };

/** Up to three shades side by side on grey, edge to edge, and how near every two of them are. It lives in the address. */
export function CompareTray({ comparison, query }: CompareTrayProps) {
  const t = useWords<Words>();
  const { items, pairs } = comparison;
  const nameOf = (id: string): string => items.find((item) => item.id === id)?.name ?? "";
  const without = (id: string): string =>
    shelfAddress({ ...query, compare: items.flatMap((item) => (item.id === id ? [] : item.id)), p: null });
  return (
    <>
      <h2 id="compare-title" className={css.title}>
        {t("compare.title")}
        <span className={css.note}>{t("compare.note")}</span>
      </h2>
      <ul className={css.places}>
        {items.map((item) => (
          <li key={item.id} className={css.place}>
            <span className={classNames(css.block, shadeClass(item.hex ?? ""))} aria-hidden="true" />
            <span className={css.name}>{item.name}</span>
            <ShelfLink className={css.drop} to={without(item.id)} label={t("compare.removeName", { name: item.name })}>
              <CloseIcon />
            </ShelfLink>
          </li>
        ))}
        {Array.from({ length: traySize - items.length }, (_, i) => (
          <li key={i} className={css.free}>
            {t("compare.empty")}
          </li>
        ))}
      </ul>
      {pairs.length > 0 && (
        <details open className={css.result}>
          <summary className={css.summary}>{t("compare.result")}</summary>
          <div role="status">
            <ul className={css.pairs}>
              {pairs.map(({ ids: [one, other], difference, word }) => (
                <li key={one + other} className={css.pair}>
                  <span className={css.who}>{t("compare.pair", { one: nameOf(one), other: nameOf(other) })}</span>
                  <b className={css.word}>{word}</b>
                  <span className={css.value}>{t("compare.difference", { value: difference.toFixed(1) })}</span>
                </li>
              ))}
            </ul>
          </div>
          <p className={css.unit}>{t("compare.unit")}</p>
        </details>
      )}
    </>
  );
}

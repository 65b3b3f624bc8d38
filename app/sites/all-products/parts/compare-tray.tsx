import { classNames } from "#app/kits/basics/class-names.ts";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueData } from "../data.server.ts";
import { catalogueAddress, type CatalogueQuery, traySize } from "../rules/catalogue-query.ts";
import { CatalogueLink } from "./catalogue-link.tsx";
import { CompareTable } from "./compare-table.tsx";
import css from "./compare-tray.module.css";

type CompareTrayProps = { comparison: NonNullable<CatalogueData["comparison"]>; query: CatalogueQuery };

/** Up to four shades side by side on grey, edge to edge, and how near every two of them are. It lives in the address. */
export function CompareTray({ comparison, query }: CompareTrayProps) {
  const t = useMessages<Messages>();
  const { items, pairs } = comparison;
  const nameOf = (id: string): string => items.find((item) => item.id === id)?.name ?? "";
  const addressWithout = (id: string): string =>
    catalogueAddress({ ...query, compare: items.flatMap((item) => (item.id === id ? [] : item.id)), p: null });
  return (
    <>
      <h2 id="compare-title" className={`${css.title} flex text-body`}>
        {t("compare.title")}
        <span className="text-fine text-medium">{t("compare.note")}</span>
      </h2>
      <ul className={`${css.places} above-2 grid`}>
        {items.map((item) => (
          <li key={item.id} className={`${css.place} stack-1`}>
            <span className={classNames(css.block, shadeClass(item.hex ?? ""))} aria-hidden="true" />
            <span className={`${css.name} text-fine text-leading-14`}>{item.name}</span>
            <CatalogueLink
              className={`${css.drop} middle target-box`}
              to={addressWithout(item.id)}
              label={t("compare.removeName", { name: item.name })}
            >
              <CloseIcon />
            </CatalogueLink>
          </li>
        ))}
        {Array.from({ length: traySize - items.length }, (_, i) => (
          <li key={i} className={`${css.free} stack-1 text-fine`}>
            {t("compare.empty")}
          </li>
        ))}
      </ul>
      {items.length > 1 && <CompareTable items={items} />}
      {pairs.length > 0 && (
        <details open className="above-2">
          <summary className="opens-plus text-fine">{t("compare.result")}</summary>
          <div role="status">
            <ul className="grid">
              {pairs.map(({ ids: [one, other], difference, word }) => (
                <li key={one + other} className={`${css.pair} stack-2 text-leading-15`}>
                  <span className="text-fine">{t("compare.pair", { one: nameOf(one), other: nameOf(other) })}</span>
                  <b className={`${css.word} text-lead`}>{word}</b>
                  <span className={`${css.value} text-fine`}>
                    {t("compare.difference", { value: difference.toFixed(1) })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
          <p className="above-2 text-fine text-leading-16 text-medium">{t("compare.unit")}</p>
        </details>
      )}
    </>
  );
}

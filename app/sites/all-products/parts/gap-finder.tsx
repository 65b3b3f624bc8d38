import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { lineLabel } from "#app/kits/product/product-labels.ts";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { useWishes } from "#app/kits/product/wishes.ts";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueData } from "../data.server.ts";
import { findGaps, type Gap, type Shaded } from "../rules/gaps.ts";
import { catalogueAddress, type CatalogueQuery } from "../rules/catalogue-query.ts";
import { openedFromCatalogue } from "./sheet-depth.ts";
import css from "./gap-finder.module.css";

const gapCount = 6;

type ShadedItem = ProductListItem & Shaded;
const isShaded = (item: ProductListItem): item is ShadedItem => item.hex !== null;

/** Shades unlike all that one owns: what 「持ってる」 says on the visitor's list, and what is ticked here. */
export function GapFinder({ query }: { query: CatalogueQuery }) {
  const t = useMessages<Messages>();
  const { view } = useWishes();
  const { load, data } = useFetcher<CatalogueData>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // The page may show a narrowed catalogue; a gap is a gap of the whole.
    void load("/all-products");
  }, [load]);

  const all = (data?.items ?? []).filter(isShaded);
  const listed = new Set(view.myWishes.wishes.flatMap(({ state, productId }) => (state === "owned" ? productId : [])));
  const owned = all.filter(({ id }) => listed.has(id) || ticked.has(id));
  const forSale = all.filter(({ state }) => state !== "ended");
  const gaps = findGaps(owned, forSale, shadeDifference, gapCount);
  const fromList = owned.filter(({ id }) => listed.has(id)).length;

  function tick(id: string, isTicked: boolean): void {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  }

  return (
    <div className={`${css.page} on-grey stack-4`}>
      {fromList > 0 && <p className="text-fine text-leading-17">{t("gaps.fromList", { count: fromList })}</p>}
      <div role="status" className="stack-3">
        {gaps.length === 0 ? (
          <p>{t("gaps.none")}</p>
        ) : (
          <>
            <h3 className="text-body">{t("gaps.found")}</h3>
            <GapList gaps={gaps} query={query} />
            <p className="text-fine text-leading-17">{t("gaps.story")}</p>
          </>
        )}
      </div>
      <details open={fromList === 0}>
        <summary className="opens-plus text-strong">{t(owned.length > 0 ? "gaps.more" : "gaps.choose")}</summary>
        <p className="text-fine text-leading-17">{t("gaps.chooseNote")}</p>
        <ShadeTicks items={all} listed={listed} ticked={ticked} onTick={tick} />
      </details>
    </div>
  );
}

/** The shades that are missing, each with the nearest that is there. */
function GapList({ gaps, query }: { gaps: readonly Gap<ShadedItem>[]; query: CatalogueQuery }) {
  const t = useMessages<Messages>();
  return (
    <ul>
      {gaps.map(({ item, nearest, difference }) => (
        <li key={item.id}>
          <Link
            className={`${css.gap} align-centre hair-below stack-3`}
            to={catalogueAddress({ ...query, p: item.id })}
            state={openedFromCatalogue}
            preventScrollReset
          >
            <ShadeChip hex={item.hex} />
            <span className="grid">
              <span className={classNames(role.display, "text-name")}>{item.name}</span>
              <span className="text-fine text-leading-17">
                {t("gaps.nearest", { name: nearest.name, value: difference.toFixed(1) })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ShadeTicksProps {
  items: readonly ShadedItem[];
  /** On the visitor's list: their ticks stand fast. */
  listed: ReadonlySet<string>;
  ticked: ReadonlySet<string>;
  onTick: (id: string, isTicked: boolean) => void;
}

function ShadeTicks({ items, listed, ticked, onTick }: ShadeTicksProps) {
  return (
    <ul className={css.shades}>
      {items.map((item) => (
        <li key={item.id}>
          <label className={`${css.shade} justify-centre stack-1 text-fine text-leading-14 choice-tile`}>
            <input
              type="checkbox"
              checked={listed.has(item.id) || ticked.has(item.id)}
              disabled={listed.has(item.id)}
              aria-label={`${lineLabel(item.line)} ${item.number} ${item.name}`}
              onChange={(event) => onTick(item.id, event.currentTarget.checked)}
            />
            <ShadeChip hex={item.hex} />
            <span className={`${css.tick} middle`}>
              <TickIcon />
            </span>
            <span>{item.number}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

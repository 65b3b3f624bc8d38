import { lazy } from "react";
import { ProductRow } from "#app/kits/product/product-row.tsx";
import { ProductTile } from "#app/kits/product/product-tile.tsx";
import type { ProductListItem } from "#app/kits/product/product-list-item.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { DeferredWishHeart } from "#app/kits/product/deferred-wish-heart.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import { catalogueAddress, type CatalogueQuery } from "../rules/catalogue-query.ts";
import { openedFromCatalogue } from "./sheet-depth.ts";
import css from "./catalogue-list.module.css";
import { trackWish } from "./track-wish.ts";

// Their styles come with the list.
const CompareToggle = lazy(async () => ({ default: (await import("./compare-toggle.tsx")).CompareToggle }));
const EmptyCatalogue = lazy(async () => ({ default: (await import("./empty-catalogue.tsx")).EmptyCatalogue }));

/** The first two rows of tiles are seen at once. */
const eagerTiles = 4;

/** What the catalogue shows: tiles, or rows; beside the wheel the same products as rows. Every one of them is a link. */
export function CatalogueList({ items, query }: { items: readonly ProductListItem[]; query: CatalogueQuery }) {
  const t = useMessages<Messages>();
  if (items.length === 0) return <EmptyCatalogue query={query} />;
  const isGrid = query.view === "grid";
  const Item = isGrid ? ProductTile : ProductRow;
  return (
    <>
      {query.view === "wheel" && <h2 className={`${css.title} text-note`}>{t("wheel.list")}</h2>}
      <ul className={isGrid ? css.grid : css.rows} aria-label={t("list.label")}>
        {items.map((item, i) => (
          <li key={item.id}>
            <Item
              item={item}
              to={catalogueAddress({ ...query, p: item.id })}
              state={openedFromCatalogue}
              preventScrollReset
              onClick={trackClick}
              priority={i < eagerTiles}
              action={
                query.compare ? (
                  item.hex && <CompareToggle item={item} query={query} tray={query.compare} />
                ) : (
                  <DeferredWishHeart productId={item.id} name={item.name} onChange={trackWish} />
                )
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const trackClick = (): void => track("product_click");

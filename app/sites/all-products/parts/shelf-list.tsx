import { lazy } from "react";
import { ProductRow } from "#app/kits/shelf/product-row.tsx";
import { ProductTile } from "#app/kits/shelf/product-tile.tsx";
import type { ShelfItem } from "#app/kits/shelf/shelf-item.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { LaterHeart } from "#app/kits/shelf/later-heart.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import { shelfAddress, type ShelfQuery } from "../rules/shelf-query.ts";
import { CompareToggle } from "./compare-toggle.tsx";
import { fromShelf } from "./sheet-depth.ts";
import css from "./shelf-list.module.css";
import { trackWish } from "./track-wish.ts";

// Its styles come with the list.
const EmptyShelf = lazy(async () => ({ default: (await import("./empty-shelf.tsx")).EmptyShelf }));

/** The first two rows of tiles are seen at once. */
const firstView = 4;

/** What the shelf shows: tiles, or rows; beside the wheel rows are its twin. Every one of them is a link. */
export function ShelfList({ items, query }: { items: readonly ShelfItem[]; query: ShelfQuery }) {
  const t = useWords<Words>();
  if (items.length === 0) return <EmptyShelf query={query} />;
  const isGrid = query.view === "grid";
  const Item = isGrid ? ProductTile : ProductRow;
  return (
    <>
      {query.view === "wheel" && <h2 className={css.title}>{t("wheel.twin")}</h2>}
      <ul className={isGrid ? css.grid : css.rows} aria-label={t("list.label")}>
        {items.map((item, i) => (
          <li key={item.id}>
            <Item
              item={item}
              to={shelfAddress({ ...query, p: item.id })}
              state={fromShelf}
              preventScrollReset
              onClick={trackClick}
              priority={i < firstView}
              action={
                query.compare ? (
                  item.hex && <CompareToggle item={item} query={query} tray={query.compare} />
                ) : (
                  <LaterHeart productId={item.id} name={item.name} onChange={trackWish} />
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

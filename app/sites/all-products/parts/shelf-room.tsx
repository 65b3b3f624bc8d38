import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Shelf } from "../data.server.ts";
import { shelfAddress } from "../rules/shelf-query.ts";
import { Conditions } from "./conditions.tsx";
import { GapPlace } from "./gap-place.tsx";
import { Notices } from "./notices.tsx";
import { ProductSheet } from "./product-sheet.tsx";
import { ShelfHead } from "./shelf-head.tsx";
import { ShelfList } from "./shelf-list.tsx";
import { ShelfTools } from "./shelf-tools.tsx";
import { useKept } from "./use-kept.ts";
import { type PaintStart, usePainting } from "./use-painting.ts";
import wheel from "./colour-wheel.module.css";
import tray from "./compare-tray.module.css";
import css from "./shelf-room.module.css";

// What an address can ask for stands in no Suspense: the server would send it hidden, for a script to show, and without
// scripts it would never be seen. Its frame and its styles are here, what is in it comes when it is asked for.
const ColourWheel = lazy(async () => ({ default: (await import("./colour-wheel.tsx")).ColourWheel }));
const CompareTray = lazy(async () => ({ default: (await import("./compare-tray.tsx")).CompareTray }));
const Painting = lazy(async () => ({ default: (await import("./painting.tsx")).Painting }));

/** The room: head, conditions, list, tray; over them the sheet of a product, and over everything the painted screen. */
export function ShelfRoom({ shelf }: { shelf: Shelf }) {
  const t = useWords<Words>();
  const { key } = useLocation();
  const isBusy = useNavigation().state === "loading";
  const [paint, setPaint] = useState<PaintStart | null>(null);
  const { query, dots, comparison, sheet } = shelf;
  const open = shelfAddress({ ...query, p: null });
  // A sheet that opens over the shelf leaves all of it as it is.
  const shelfQuery = useKept({ ...query, p: null }, open);
  const items = useKept(shelf.items, shelf.items.map(({ id }) => id).join());
  const facets = useKept(shelf.facets, shelf.facets.flatMap(({ options }) => options.map(({ to }) => to)).join());
  const list = usePainting(items, setPaint);

  return (
    <div className={css.room} data-busy={isBusy || undefined}>
      <ShelfHead count={items.length} total={shelf.total} />
      <Notices notices={shelf.notices} />
      <ShelfTools query={shelfQuery} facets={facets} items={items} />
      <Conditions query={shelfQuery} facets={facets} />
      <div ref={list} className={css.shelf} aria-busy={isBusy}>
        {dots && (
          <section className={wheel.room} aria-labelledby="wheel-title">
            <ColourWheel dots={dots} items={items} query={shelfQuery} />
          </section>
        )}
        <ShelfList items={items} query={shelfQuery} />
      </div>
      <GapPlace query={shelfQuery} />
      {comparison && (
        <section className={tray.tray} aria-labelledby="compare-title">
          <CompareTray comparison={comparison} query={shelfQuery} />
        </section>
      )}
      {sheet && <ProductSheet sheet={sheet} query={query} onPaint={setPaint} />}
      <Suspense>
        {paint && <Painting key={key + paint.item.id} start={paint} query={query} onClose={() => setPaint(null)} />}
      </Suspense>
      <p className="visually-hidden" role="status">
        {isBusy && t("list.loading")}
      </p>
    </div>
  );
}

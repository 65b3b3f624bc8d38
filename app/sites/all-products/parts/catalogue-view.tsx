import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { ShadeStyles } from "#app/kits/product/shade-styles.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueData } from "../data.server.ts";
import { catalogueAddress } from "../rules/catalogue-query.ts";
import { Conditions } from "./conditions.tsx";
import { GapFinderSlot } from "./gap-finder-slot.tsx";
import { Notices } from "./notices.tsx";
import { ProductSheet } from "./product-sheet.tsx";
import { CatalogueHead } from "./catalogue-head.tsx";
import { CatalogueList } from "./catalogue-list.tsx";
import { CatalogueTools } from "./catalogue-tools.tsx";
import { useStableValue } from "./use-stable-value.ts";
import { type PaintStart, usePainting } from "./use-painting.ts";
import wheel from "./colour-wheel.module.css";
import tray from "./compare-tray.module.css";
import css from "./catalogue-view.module.css";

// What an address can ask for stands in no Suspense: the server would send it hidden, for a script to show, and without
// scripts it would never be seen. Its frame and its styles are here, what is in it comes when it is asked for.
const CataloguePager = lazy(async () => ({ default: (await import("./catalogue-pager.tsx")).CataloguePager }));
const ColourWheel = lazy(async () => ({ default: (await import("./colour-wheel.tsx")).ColourWheel }));
const CompareTray = lazy(async () => ({ default: (await import("./compare-tray.tsx")).CompareTray }));
const Painting = lazy(async () => ({ default: (await import("./painting.tsx")).Painting }));

/** The site: head, conditions, list, tray; over them the sheet of a product, and over everything the painted screen. */
export function CatalogueView({ catalogue }: { catalogue: CatalogueData }) {
  const t = useMessages<Messages>();
  const { key } = useLocation();
  const isBusy = useNavigation().state === "loading";
  const [paintStart, setPaintStart] = useState<PaintStart | null>(null);
  const { query, dots, comparison, sheet } = catalogue;
  const closedAddress = catalogueAddress({ ...query, p: null });
  // A sheet that opens over the catalogue leaves all of it as it is.
  const catalogueQuery = useStableValue({ ...query, p: null }, closedAddress);
  const items = useStableValue(catalogue.items, catalogue.items.map(({ id }) => id).join());
  const facets = useStableValue(
    catalogue.facets,
    catalogue.facets.flatMap(({ options }) => options.map(({ to }) => to)).join(),
  );
  const list = usePainting(items, setPaintStart);

  return (
    <div className={`${css.page} anchor on-soot page-height`} data-busy={isBusy || undefined}>
      {catalogue.shadeStyles && <ShadeStyles href={catalogue.shadeStyles} />}
      {sheet?.shadeStyles && <ShadeStyles href={sheet.shadeStyles} />}
      <CatalogueHead count={catalogue.count} total={catalogue.total} />
      <Notices notices={catalogue.notices} />
      <CatalogueTools query={catalogueQuery} facets={facets} items={items} />
      <Conditions query={catalogueQuery} facets={facets} />
      <div ref={list} id="list" className="anchor" tabIndex={-1} aria-busy={isBusy}>
        {dots && (
          <section className={`${wheel.page} on-grey stack-2`} aria-labelledby="wheel-title">
            <ColourWheel dots={dots} items={items} query={catalogueQuery} />
          </section>
        )}
        <CatalogueList items={items} query={catalogueQuery} />
        {catalogue.pages > 1 && <CataloguePager query={catalogueQuery} pages={catalogue.pages} />}
      </div>
      <GapFinderSlot query={catalogueQuery} />
      {comparison && (
        <section className={`${tray.tray} on-grey rule-above`} aria-labelledby="compare-title">
          <CompareTray comparison={comparison} query={catalogueQuery} />
        </section>
      )}
      {sheet && <ProductSheet sheet={sheet} query={query} onPaint={setPaintStart} />}
      <Suspense>
        {paintStart && (
          <Painting
            key={key + paintStart.item.id}
            start={paintStart}
            query={query}
            onClose={() => setPaintStart(null)}
          />
        )}
      </Suspense>
      <p className="visually-hidden" role="status">
        {isBusy && t("list.loading")}
      </p>
    </div>
  );
}

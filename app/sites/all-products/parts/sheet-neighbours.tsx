import { Link, useLocation } from "react-router";
import { lineLabel } from "#app/kits/product/product-labels.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { SheetData } from "../sheet.server.ts";
import { catalogueAddress, type CatalogueQuery } from "../rules/catalogue-query.ts";
import { nextDepth } from "./sheet-depth.ts";
import css from "./product-sheet.module.css";

/** The shades nearest to this one, and what they are to it. */
export function SheetNeighbours({ sheet, query }: { sheet: SheetData; query: CatalogueQuery }) {
  const t = useMessages<Messages>();
  const { state } = useLocation();
  if (sheet.neighbours.length === 0) return null;
  return (
    <section className="grid lazy-section on-grey rule-above" aria-labelledby="sheet-near">
      <h3 id="sheet-near" className="below-3 text-note text-strong">
        {t("sheet.neighbours")}
      </h3>
      <p className="text-fine text-leading-17">{t("sheet.nearNote")}</p>
      <ul>
        {sheet.neighbours.map(({ item, difference, word }) => (
          <li key={item.id}>
            <Link
              className={`${css.one} align-centre hair-below stack-3 text-leading-15`}
              to={catalogueAddress({ ...query, p: item.id })}
              state={nextDepth(state)}
              preventScrollReset
            >
              <ShadeChip hex={item.hex ?? ""} />
              <span>
                {item.name}
                <br />
                <span className="text-fine text-leading-17">{lineLabel(item.line)}</span>
              </span>
              <span className="text-fine text-leading-17">
                {word} {t("compare.difference", { value: difference.toFixed(1) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link, useLocation } from "react-router";
import { lineWord } from "#app/kits/shelf/product-words.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { SheetData } from "../sheet.server.ts";
import { shelfAddress, type ShelfQuery } from "../rules/shelf-query.ts";
import { deeper } from "./sheet-depth.ts";
import css from "./product-sheet.module.css";

/** The shades nearest to this one, and what they are to it. */
export function SheetNeighbours({ sheet, query }: { sheet: SheetData; query: ShelfQuery }) {
  const t = useWords<Words>();
  const { state } = useLocation();
  if (sheet.neighbours.length === 0) return null;
  return (
    <section className={css.near} aria-labelledby="sheet-near">
      <h3 id="sheet-near" className={css.title}>
        {t("sheet.neighbours")}
      </h3>
      <ul>
        {sheet.neighbours.map(({ item, difference, word }) => (
          <li key={item.id}>
            <Link
              className={css.one}
              to={shelfAddress({ ...query, p: item.id })}
              state={deeper(state)}
              preventScrollReset
            >
              <ShadeChip hex={item.hex ?? ""} />
              <span>
                {item.name}
                <br />
                <span className={css.small}>{lineWord(item.line)}</span>
              </span>
              <span className={css.small}>
                {word} {t("compare.difference", { value: difference.toFixed(1) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

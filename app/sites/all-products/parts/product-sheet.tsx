import { lazy, type MouseEvent, useLayoutEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { SwatchBoard } from "#app/kits/product/swatch-board.tsx";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import "#app/kits/ui/roles/full-dialog.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { SheetData } from "../sheet.server.ts";
import { catalogueAddress, type CatalogueQuery } from "../rules/catalogue-query.ts";
import { depthOf } from "./sheet-depth.ts";
import type { PaintStart } from "./use-painting.ts";
import { useServerDialog } from "./use-server-dialog.ts";
import css from "./product-sheet.module.css";

// What is in the sheet comes with the first one. Its styles come with this frame, which uses them.
const SheetContent = lazy(async () => ({ default: (await import("./sheet-content.tsx")).SheetContent }));

type ProductSheetProps = { sheet: SheetData; query: CatalogueQuery; onPaint: (start: PaintStart) => void };

/** One product over the catalogue: hero on black, then a sheet of grey. It has an address; closing is going back. */
export function ProductSheet({ sheet, query, onPaint }: ProductSheetProps) {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const { state } = useLocation();
  const backAddress = catalogueAddress({ ...query, p: null });
  const { id, hex } = sheet.item;

  function close(event?: MouseEvent): void {
    event?.preventDefault();
    const depth = depthOf(state);
    // The catalogue is in the history where one came from it; else it takes the sheet's place.
    void (depth > 0 ? navigate(-depth) : navigate(backAddress, { replace: true, preventScrollReset: true }));
  }
  const dialog = useServerDialog(close);
  const shownId = useRef(id);
  // The next product begins at its top.
  useLayoutEffect(() => {
    if (shownId.current !== id) dialog.ref.current?.scrollTo(0, 0);
    shownId.current = id;
  }, [id, dialog.ref]);

  return (
    <dialog {...dialog} className={`${css.sheet} full-dialog on-ink`} aria-labelledby="sheet-name">
      <div key={id} className={`${css.inside} on-soot`} tabIndex={-1}>
        <Link
          className={`${css.close} middle`}
          to={backAddress}
          onClick={close}
          aria-label={t("sheet.close")}
          preventScrollReset
        >
          <CloseIcon />
        </Link>
        <SheetContent
          sheet={sheet}
          query={query}
          onPaint={onPaint}
          board={hex && <SwatchBoard hex={hex} art={sheet.art} />}
        />
      </div>
    </dialog>
  );
}

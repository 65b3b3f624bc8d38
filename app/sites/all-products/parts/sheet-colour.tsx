import type { ReactNode } from "react";
import { finishLabel } from "#app/kits/product/product-labels.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { SheetData } from "../sheet.server.ts";
import { type PaintStart, usePainting } from "./use-painting.ts";
import css from "./product-sheet.module.css";

type SheetColourProps = { sheet: SheetData; onPaint: (start: PaintStart) => void; board: ReactNode };

/** The exact shade, the way to paint with it, and how it lies on six skins under two lights. All of it on grey. */
export function SheetColour({ sheet, onPaint, board }: SheetColourProps) {
  const t = useMessages<Messages>();
  const { item } = sheet;
  const { hex, finish } = item;
  const words = sheet.scene ?? sheet.description;
  const container = usePainting([item], (start) => onPaint({ ...start, words, isOpen: true }));
  if (!hex || !finish) return null;
  return (
    <section ref={container} className="on-grey stack-4" aria-label={t("sheet.chip")}>
      <div className="line-4">
        <span className={`${css.chip} middle`} data-swatch={item.id}>
          <ShadeChip hex={hex} />
        </span>
        <p className={`${css.exact} text-leading-16`}>
          <span className={role.micro}>{hex}</span>
          <span>{finishLabel(finish)}</span>
        </p>
        <Button look="bone" compact onClick={() => onPaint({ item, from: null, words, isOpen: true })}>
          {t("sheet.paint")}
        </Button>
      </div>
      <p className="text-fine text-leading-17">{t("sheet.paintHint")}</p>
      <h3 className="text-fine text-leading-17">{t("sheet.onSkin")}</h3>
      {board}
      <p className="text-fine text-leading-17">{t("sheet.onSkinNote")}</p>
    </section>
  );
}

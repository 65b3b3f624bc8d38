import { formatAmount, taxLabel } from "#app/kits/product/product-labels.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { DeferredWishHeart } from "#app/kits/product/deferred-wish-heart.tsx";
import type { Messages } from "../copy/messages.ts";
import type { SheetData } from "../sheet.server.ts";
import { catalogueAddress, type CatalogueQuery, toggleInTray } from "../rules/catalogue-query.ts";
import { trackWish } from "./track-wish.ts";

/** Price, heart, and every way on. No red control beside a colour: the first way is bone. */
export function SheetActions({ sheet, query }: { sheet: SheetData; query: CatalogueQuery }) {
  const t = useMessages<Messages>();
  const { item, ways } = sheet;
  const tray = query.compare ?? [];
  const next = toggleInTray(tray, item.id);
  return (
    <section className="on-grey rule-above stack-3" aria-label={t("sheet.price")}>
      <p className="spread-2">
        <span>
          <span className="text-leading-12 text-title">{formatAmount(item.priceYen)}</span>
          <span className="text-fine text-leading-17">{taxLabel}</span>
        </span>
        <DeferredWishHeart productId={item.id} name={item.name} withLabel onChange={trackWish} />
      </p>
      <div className="halves stack-2">
        {ways.tryOn && item.line !== "tool" && (
          <ButtonLink className="full-row" look="bone" wide arrow to={ways.tryOn}>
            {t(`sheet.tryOn.${item.line}`)}
          </ButtonLink>
        )}
        {ways.skinMatch && (
          <ButtonLink className="full-row" look={ways.tryOn ? "line" : "bone"} wide arrow to={ways.skinMatch}>
            {t("sheet.skinMatch")}
          </ButtonLink>
        )}
        <ButtonLink look="line" compact to={ways.barcode}>
          {t("sheet.bars")}
        </ButtonLink>
        {item.hex && next && (
          <ButtonLink
            look="line"
            compact
            to={catalogueAddress({ ...query, compare: next, p: null })}
            preventScrollReset
            rel="nofollow"
          >
            {t(tray.includes(item.id) ? "tools.stopComparing" : "tools.compare")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

import { amountWords, taxWord } from "#app/kits/shelf/product-words.ts";
import { ArrowOutIcon } from "#app/kits/ui/icons/arrow-out.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { LaterHeart } from "#app/kits/shelf/later-heart.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Words } from "../copy/words.ts";
import type { SheetData } from "../sheet.server.ts";
import { shelfAddress, type ShelfQuery, traySwapped } from "../rules/shelf-query.ts";
import css from "./product-sheet.module.css";
import { trackWish } from "./track-wish.ts";

/** Price, heart, and every way on. No red control beside a colour: the first way is bone. */
export function SheetActions({ sheet, query }: { sheet: SheetData; query: ShelfQuery }) {
  const t = useWords<Words>();
  const { item, ways } = sheet;
  const tray = query.compare ?? [];
  const next = traySwapped(tray, item.id);
  return (
    <section className={css.actions} aria-label={t("sheet.price")}>
      <p className={css.buy}>
        <span>
          <span className={css.price}>{amountWords(item.priceYen)}</span>
          <span className={css.small}>{taxWord}</span>
        </span>
        <LaterHeart productId={item.id} name={item.name} withWord onChange={trackWish} />
      </p>
      <div className={css.ways}>
        {ways.tryOn && (
          <ButtonLink className={css.first} look="bone" wide arrow to={ways.tryOn}>
            {t("sheet.tryOn")}
          </ButtonLink>
        )}
        <ButtonLink look="line" compact to={ways.review}>
          {t("sheet.review")}
        </ButtonLink>
        <ButtonLink look="line" compact to={ways.barcode}>
          {t("sheet.bars")}
        </ButtonLink>
        {item.hex && next && (
          <ButtonLink
            look="line"
            compact
            to={shelfAddress({ ...query, compare: next, p: null })}
            preventScrollReset
            rel="nofollow"
          >
            {t(tray.includes(item.id) ? "tools.stopComparing" : "tools.compare")}
          </ButtonLink>
        )}
        <ButtonLink look="line" compact to={ways.shop} target="_blank" rel="noopener" onClick={() => track("shop_out")}>
          <span className={css.out}>
            {t("sheet.shop")}
            <ArrowOutIcon />
          </span>
        </ButtonLink>
      </div>
      <p className={css.small}>{t("sheet.shopNote")}</p>
    </section>
  );
}

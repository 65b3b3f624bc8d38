"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { Link } from "react-router";
import { track } from "#app/kits/analytics/track.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { productPath } from "#app/kits/product/product-address.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ArrowOutIcon } from "#app/kits/ui/icons/arrow-out.tsx";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PlaceItem, PlacesData } from "../data.server.ts";
import { OwnWants } from "./own-wants.tsx";
import css from "./chosen-items.module.css";

/** The products of the address, each with its door to the shop outside; without any, the ways to choose some. */
export function ChosenItems({ places }: { places: PlacesData }) {
  const t = useMessages<Messages>();
  const { items, hasShop, hasUnknown, lang } = places;
  return (
    <section className="stack-3 side" aria-labelledby="items-title">
      <h2 id="items-title" className="text-lead text-strong">
        {t("items.title")}
      </h2>
      {hasUnknown && <p className="text-note">{t("items.unknown")}</p>}
      {items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} hasShop={hasShop} isOnly={items.length === 1} />
          ))}
        </ul>
      ) : (
        <>
          <p className="text-body text-leading-17">{t("items.none")}</p>
          <OwnWants lang={lang} maxProducts={places.maxProducts} />
          <ButtonLink look="line" compact to="/all-products">
            {t("items.pick")}
          </ButtonLink>
        </>
      )}
      <p className="text-note text-leading-17">{t(hasShop ? "items.newTab" : "items.noShop")}</p>
    </section>
  );
}

function ItemRow({ item, hasShop, isOnly }: { item: PlaceItem; hasShop: boolean; isOnly: boolean }) {
  const t = useMessages<Messages>();
  const { id, name, number, hex, price, shopUrl, leavePath } = item;
  return (
    <li className={`${css.row} hair-below`}>
      <span className={css.swatch}>{hex && <ShadeChip hex={hex} />}</span>
      <div className="stack-1 shrinks">
        <Link to={productPath(id)} className="target-line text-body">
          {name}
        </Link>
        <p className="facts-3 text-note">
          <span>{number}</span>
          <span>{price}</span>
        </p>
      </div>
      {!isOnly && (
        <Link
          to={leavePath}
          className="target-inline text-note text-link"
          aria-label={t("items.leave", { name })}
          preventScrollReset
          rel="nofollow"
        >
          {t("items.leaveShort")}
        </Link>
      )}
      {shopUrl ? (
        <ButtonLink
          className="full-row"
          look={isOnly ? "bone" : "line"}
          compact={!isOnly}
          wide
          to={shopUrl}
          target="_blank"
          rel="noopener"
          aria-label={t("items.onlineOf", { name })}
          onClick={() => track("shop_out")}
        >
          <span className="line-2">
            {t("items.online")}
            <ArrowOutIcon />
          </span>
        </ButtonLink>
      ) : (
        hasShop && <p className="full-row text-note">{t("items.notSold")}</p>
      )}
    </li>
  );
}

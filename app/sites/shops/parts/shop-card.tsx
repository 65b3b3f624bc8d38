"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { track } from "#app/kits/analytics/track.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { ArrowOutIcon } from "#app/kits/ui/icons/arrow-out.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PlaceItem } from "../data.server.ts";
import type { ShopView } from "../shop-view.server.ts";
import css from "./shop-card.module.css";
import { ShopHours } from "./shop-hours.tsx";

type ShopCardProps = { shop: ShopView; items: readonly PlaceItem[]; lang: "ja" | "en" };

/** One shop: whether it is open, when it is, where it is, and how to reach it. */
export function ShopCard({ shop, items, lang }: ShopCardProps) {
  const t = useMessages<Messages>();
  const { name, address, telephone, mapUrl } = shop;
  return (
    <li className={`${css.shop} boxed stack-2`}>
      <h3 className="text-body text-strong">{name}</h3>
      <p className={`${css.now} text-body`} data-open={shop.isOpen || undefined}>
        <OpenNow shop={shop} />
      </p>
      <dl className={`${css.facts} text-body`}>
        <dt className="text-note">{t("shops.hoursToday")}</dt>
        <dd>{shop.today.join(lang === "ja" ? "、" : ", ") || t("shops.dayOff")}</dd>
        <dt className="text-note">{t("shops.address")}</dt>
        <dd>{address}</dd>
        {shop.exceptions.map(({ day, hours }) => (
          <Difference key={day} day={formatDay(day, lang)} hours={hours} />
        ))}
      </dl>
      <ShopHours week={shop.week} />
      <ShopStock shop={shop} items={items} />
      <div className="row-2">
        {telephone && (
          <a
            className="target-line text-body text-link"
            href={`tel:${telephone.replaceAll("-", "")}`}
            aria-label={t("shops.call", { name, number: telephone })}
            onClick={() => track("shop_call")}
          >
            {t("shops.telephone")} {telephone}
          </a>
        )}
        {mapUrl && (
          <ButtonLink
            look="line"
            compact
            to={mapUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t("shops.mapOf", { name })}
            onClick={() => track("shop_map")}
          >
            <span className="line-2">
              {t("shops.map")}
              <ArrowOutIcon />
            </span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

function OpenNow({ shop: { isOpen, changes } }: { shop: ShopView }) {
  const t = useMessages<Messages>();
  if (!changes) return t(isOpen ? "shops.openAlways" : "shops.closed");
  const day =
    changes.day === "today" || changes.day === "tomorrow" ? t(`shops.${changes.day}`) : t(`weekdays.${changes.day}`);
  return isOpen ? t("shops.open", { time: changes.time }) : t("shops.closedUntil", { day, time: changes.time });
}

function Difference({ day, hours }: { day: string; hours: readonly string[] }) {
  const t = useMessages<Messages>();
  return (
    <>
      <dt className="text-note">{day}</dt>
      <dd>{hours.join(" ") || t("shops.dayOff")}</dd>
    </>
  );
}

/** What the shop has of each product, where its tills said so. */
function ShopStock({ shop, items }: { shop: ShopView; items: readonly PlaceItem[] }) {
  const t = useMessages<Messages>();
  if (shop.stock.length === 0) return null;
  const nameOf = (id: string): string => items.find((item) => item.id === id)?.name ?? id;
  return (
    <dl className={`${css.facts} text-body`} aria-label={t("shops.stock")}>
      {shop.stock.map(({ productId, state }) => (
        <div key={productId} className={css.pair}>
          <dt className="text-note">{nameOf(productId)}</dt>
          <dd>
            {t("shops.stock")} {t(`stock.${state}`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

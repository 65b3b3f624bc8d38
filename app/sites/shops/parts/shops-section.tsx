"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PlacesData } from "../data.server.ts";
import { PrefectureForm } from "./prefecture-form.tsx";
import { ShopCard } from "./shop-card.tsx";

/** The counters of one prefecture; where it has none, those of its region. */
export function ShopsSection({ places }: { places: PlacesData }) {
  const t = useMessages<Messages>();
  const { prefecture, prefectures, shops, near, isSample, clock, stockReadAt, items } = places;
  const place = prefectures.find(({ id }) => id === prefecture)?.name ?? "";
  const listed = shops.length > 0 ? shops : near;
  return (
    <section id="shops" className="stack-3 side" aria-labelledby="shops-title">
      <h2 id="shops-title" className="text-lead text-strong">
        {t("shops.title")}
      </h2>
      <PrefectureForm places={places} />
      {isSample && <p className="text-note text-strong">{t("shops.sampleNote")}</p>}
      {prefecture && shops.length === 0 && (
        <p className="text-body" role="status">
          {t("shops.noneHere", { place })}
        </p>
      )}
      {near.length > 0 && <h3 className="text-body text-strong">{t("shops.near")}</h3>}
      {listed.length > 0 && (
        <>
          <p className="facts-3 text-note">
            <span>{t("shops.count", { count: listed.length })}</span>
            <span>{t("shops.clock", { time: clock })}</span>
          </p>
          <ul className="stack-3">
            {listed.map((shop) => (
              <ShopCard key={shop.id} shop={shop} items={items} lang={places.lang} />
            ))}
          </ul>
          <p className="text-note">
            {stockReadAt && items.length > 0 ? t("shops.stockAt", { at: stockReadAt }) : t("shops.stockUnknown")}
          </p>
        </>
      )}
    </section>
  );
}

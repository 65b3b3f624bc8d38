import "#app/generated/site-fonts/shops.css";
import { useLoaderData } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { ShadeStyles } from "#app/kits/product/shade-styles.ts";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { Messages } from "../copy/messages.ts";
import { loadPlaces } from "../data.server.ts";
import { CounterCard } from "../parts/counter-card.tsx";
import { ChosenItems } from "../parts/chosen-items.tsx";
import { ShopsSection } from "../parts/shops-section.tsx";
import css from "./places.module.css";

export const loader = loadPlaces;

/** Where something can be bought: what, online, over a counter; and the card for the counter. */
export default function Places() {
  const t = useMessages<Messages>();
  const places = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      <div className={`${css.page} column-5 on-soot page-height`}>
        {places.shadeStyles && <ShadeStyles href={places.shadeStyles} />}
        <header className="stack-2 side">
          <h1 className={classNames("text-title", role.display)}>{t("title")}</h1>
          <p className="text-body text-leading-17">{t("intro")}</p>
        </header>
        <ChosenItems places={places} />
        <ShopsSection places={places} />
        {places.qr && <CounterCard key={places.codes} places={places} qr={places.qr} />}
      </div>
    </ToastRegion>
  );
}

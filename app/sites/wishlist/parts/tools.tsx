import { buttonClass, ButtonLabel } from "#app/kits/ui/button/button-look.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { placesPath } from "#app/kits/buy/places-path.ts";
import words from "#app/kits/buy/buy-words.json";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Card } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./tools.module.css";

interface ToolsProps {
  cards: readonly Card[];
  /** What is wanted, in the order of the list. */
  wantedIds: readonly string[];
  apiBasePath: string;
}

/** What the list is for outside: buying, showing bars at a shelf, and knowing the day something comes. */
export function Tools({ cards, wantedIds, apiBasePath }: ToolsProps) {
  const t = useMessages<Messages>();
  const launches = cards.filter(({ state }) => state === "coming").length;
  return (
    <section className={`${css.tools} stack-2`}>
      <h2 className="text-lead">{t("tools.title")}</h2>
      <ButtonLink look="bone" wide arrow to={placesPath(wantedIds)}>
        {words.ja.places}
      </ButtonLink>
      <ButtonLink look="line" wide arrow to="/barcode?f=show">
        {t("tools.barcode")}
      </ButtonLink>
      <p className={`${css.hint} text-note`}>{t("tools.barcodeHint")}</p>
      <ButtonLink look="line" wide arrow to="/barcode?f=drawer">
        {t("tools.drawer")}
      </ButtonLink>
      <p className={`${css.hint} text-note`}>{t("tools.drawerHint")}</p>
      {launches > 0 ? (
        <>
          <a className={buttonClass({ look: "line", wide: true })} href={`${apiBasePath}wishlist/dates.ics`} download>
            <ButtonLabel>{t("tools.calendar")}</ButtonLabel>
          </a>
          <p className={`${css.hint} text-note`}>{t("tools.calendarHint", { count: launches })}</p>
        </>
      ) : (
        <p className={`${css.hint} text-note`}>{t("tools.noLaunch")}</p>
      )}
    </section>
  );
}

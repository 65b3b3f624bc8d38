import { buttonClass, ButtonLabel } from "#app/kits/ui/button/button-look.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Card } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./tools.module.css";

/** What the list is for outside: showing bars at a shelf, and knowing the day something comes. */
export function Tools({ cards, apiBasePath }: { cards: readonly Card[]; apiBasePath: string }) {
  const t = useMessages<Messages>();
  const launches = cards.filter(({ state }) => state === "coming").length;
  return (
    <section className={`${css.tools} stack-2`}>
      <h2 className="text-lead">{t("tools.title")}</h2>
      <ButtonLink look="line" wide arrow to="/barcode?f=show">
        {t("tools.barcode")}
      </ButtonLink>
      <p className={`${css.hint} text-note`}>{t("tools.barcodeHint")}</p>
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

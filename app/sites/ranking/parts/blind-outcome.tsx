"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { shadeClass } from "#app/kits/ui/shade-chip/shade-class.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { DealAnswer, Picked, Swatch } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { reportMonth } from "./report-month.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import css from "./blind-round.module.css";

/** What the visitor chose with names and without, side by side. */
export function BlindOutcome({ deal, picked }: { deal: DealAnswer; picked: Picked }) {
  const t = useMessages<Messages>();
  const container = useFocusOnMount<HTMLDivElement>();
  const of = (id: string | null): Swatch | undefined => deal.named.find((swatch) => swatch.id === id);
  const named = of(picked.named);
  const nameless = of(picked.nameless);
  if (!named || !nameless) return null;
  const isSame = named.id === nameless.id;
  const month = t("report.month", reportMonth(deal.round));
  return (
    <div ref={container} tabIndex={-1} className={`${css.outcome} stack-3`} data-same={isSame}>
      <div className={`${css.halves} bleed on-grey`} aria-hidden="true">
        <span className={classNames(css.half, shadeClass(named.hex))} />
        <span className={classNames(css.half, shadeClass(nameless.hex))} />
        <span className="text-fine text-strong">{t("blind.named")}</span>
        <span className="text-fine text-strong">{t("blind.unnamed")}</span>
      </div>
      <p className={classNames(role.display, "text-heading")}>
        {isSame
          ? t("blind.same", { name: named.name })
          : t("blind.different", { named: named.name, nameless: nameless.name })}
      </p>
      <p>{t("blind.counted", { month })}</p>
      <p className="text-quiet">{isSame ? t("blind.sameStory") : t("blind.differentStory")}</p>
      <ButtonLink look="line" wide arrow to={`/ranking?blind=${deal.round}`}>
        {t("blind.report", { month })}
      </ButtonLink>
    </div>
  );
}

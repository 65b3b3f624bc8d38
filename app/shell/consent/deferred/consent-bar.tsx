import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation, useMatches } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { consent } from "#app/kits/analytics/deferred/consent.ts";
import { frameDataOf } from "#app/kits/page/frame-data-of.ts";
import { canAskHere } from "./can-ask-here.ts";
import { useConsent } from "#app/kits/analytics/deferred/use-consent.ts";
import { useReservedHeight } from "./use-reserved-height.ts";
import css from "./consent-bar.module.css";

/**
 * Asks once whether an outside service may count. Never on the first page of a first visit nor on a shared landing.
 * The page goes on around it: it stands in the flow at the end of the column, and sticks above the zone bar only once
 * the visitor has walked on, when a new screen is laid out around it anyway and nothing jumps.
 */
export function ConsentBar() {
  const t = useMessages<Messages>("shell");
  const address = useLocation();
  const site = frameDataOf(useMatches());
  const { external } = useConsent();
  const [landing] = useState(() => ({ pathname: address.pathname, isFirstPage: !consent.hasSeenPage() }));
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && address.pathname !== landing.pathname) setHasNavigated(true);
  useEffect(() => consent.savePageSeen(), []);

  const isAsking = external === "unasked" && (hasNavigated || !landing.isFirstPage) && canAskHere(site, address.search);
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar, isAsking && hasNavigated);
  const titleId = useId();

  function answer(state: "on" | "off"): void {
    consent.setExternal(state);
    // The button that had the focus is gone.
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  if (!isAsking) return null;
  return (
    <section ref={bar} aria-labelledby={titleId} className={classNames(css.bar, hasNavigated && css.held)}>
      <div className={css.head}>
        <p id={titleId} className={css.title}>
          {t("consent.title")}
        </p>
        <Link to="/faq#external" className={css.more}>
          {t("consent.more")}
        </Link>
      </div>
      <p>{t("consent.message")}</p>
      <div className="above-2 halves stack-2">
        <Button look="line" compact onClick={() => answer("off")}>
          {t("consent.decline")}
        </Button>
        <Button look="line" compact onClick={() => answer("on")}>
          {t("consent.accept")}
        </Button>
      </div>
    </section>
  );
}

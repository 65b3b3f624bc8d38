import { useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { consent } from "./consent.ts";
import { mayAskHere } from "./may-ask-here.ts";
import { useConsent } from "./use-consent.ts";
import { useOwnRoom } from "./use-own-room.ts";
import css from "./consent-bar.module.css";

/**
 * Asks once whether an outside service may count. Never on the first page of a first visit nor on a shared landing.
 * The page goes on around it: it stands in the flow at the end of the column, and sticks above the floors only once
 * the visitor has walked on, when a new screen is laid out around it anyway and nothing jumps.
 */
export function ConsentBar() {
  const t = useWords<Words>("shell");
  const address = useLocation();
  const { outside } = useConsent();
  const [arrival] = useState(() => ({ pathname: address.pathname, isFirstPage: !consent.hasSeenPage() }));
  const [hasWalked, setHasWalked] = useState(false);
  if (!hasWalked && address.pathname !== arrival.pathname) setHasWalked(true);
  useEffect(() => consent.notePage(), []);

  const isAsking = outside === "unasked" && (hasWalked || !arrival.isFirstPage) && mayAskHere(address);
  const bar = useRef<HTMLElement>(null);
  useOwnRoom(bar, isAsking && hasWalked);
  const titleId = useId();

  function answer(state: "on" | "off"): void {
    consent.setOutside(state);
    // The button that had the focus is gone.
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  if (!isAsking) return null;
  return (
    <section ref={bar} aria-labelledby={titleId} className={classNames(css.bar, hasWalked && css.held)}>
      <div className={css.head}>
        <p id={titleId} className={css.title}>
          {t("consent.title")}
        </p>
        <Link to="/faq#external" className={css.more}>
          {t("consent.more")}
        </Link>
      </div>
      <p>{t("consent.message")}</p>
      <div className={css.answers}>
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

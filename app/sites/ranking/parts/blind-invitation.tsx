"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { lazy, Suspense, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./blind-round.module.css";

const BlindRound = lazy(() => import("./blind-round.tsx").then((module) => ({ default: module.BlindRound })));

/** Invites to the choice by eye, which comes only when it is wanted. */
export function BlindInvitation() {
  const t = useMessages<Messages>();
  const [isOpen, setIsOpen] = useState(false);
  function begin(): void {
    track("rank_start");
    setIsOpen(true);
  }
  return (
    <section className={`${css.invitation} lazy-section rule-above stack-3`} aria-labelledby="blind" id="choose">
      <h2 id="blind" className={classNames(role.display, "text-title")}>
        {t("blind.title")}
      </h2>
      <p>{t("blind.lead")}</p>
      {isOpen ? (
        <Suspense fallback={<p role="status">{t("blind.loading")}</p>}>
          <BlindRound />
        </Suspense>
      ) : (
        <Button look="line" wide onClick={begin} className="above-3">
          {t("blind.begin")}
        </Button>
      )}
      <noscript>
        <p>{t("blind.needsScript")}</p>
      </noscript>
    </section>
  );
}

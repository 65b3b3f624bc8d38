"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { lazy, Suspense, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueQuery } from "../rules/catalogue-query.ts";
import css from "./gap-finder-slot.module.css";

const GapFinder = lazy(async () => ({ default: (await import("./gap-finder.tsx")).GapFinder }));

/** At the end of the catalogue: what is in it and not at home. Its script comes when it is opened. */
export function GapFinderSlot({ query }: { query: CatalogueQuery }) {
  const t = useMessages<Messages>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="rule-above" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={`${css.summary} opens-row pad-side-4 text-leading-16`}>
        <h2 className="text-lead">{t("gaps.title")}</h2>
        <span className="text-note">{t("gaps.note")}</span>
      </summary>
      {isOpen && (
        <Suspense>
          <GapFinder query={query} />
        </Suspense>
      )}
    </details>
  );
}

import { lazy, Suspense, useState } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Disclosure } from "#app/kits/ui/disclosure/disclosure.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CatalogueQuery } from "../rules/catalogue-query.ts";
import css from "./gap-finder-slot.module.css";

const GapFinder = lazy(async () => ({ default: (await import("./gap-finder.tsx")).GapFinder }));

/** At the end of the catalogue: what is in it and not at home. Its script comes when it is opened. */
export function GapFinderSlot({ query }: { query: CatalogueQuery }) {
  const t = useMessages<Messages>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      look="chevron"
      className="rule-above"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      summaryClassName={css.summary}
      summary={
        <div className="stack-1 text-leading-16">
          <h2 className="text-lead">{t("gaps.title")}</h2>
          <span className="text-note">{t("gaps.note")}</span>
        </div>
      }
    >
      {isOpen && (
        <Suspense>
          <GapFinder query={query} />
        </Suspense>
      )}
    </Disclosure>
  );
}

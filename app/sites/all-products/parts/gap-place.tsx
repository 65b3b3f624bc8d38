import { lazy, Suspense, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { ShelfQuery } from "../rules/shelf-query.ts";
import css from "./gap-place.module.css";

const GapFinder = lazy(async () => ({ default: (await import("./gap-finder.tsx")).GapFinder }));

/** At the end of the shelf: what is on it and not at home. Its script comes when it is opened. */
export function GapPlace({ query }: { query: ShelfQuery }) {
  const t = useWords<Words>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={css.place} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <h2>{t("gaps.title")}</h2>
        <span className={css.note}>{t("gaps.note")}</span>
      </summary>
      {isOpen && (
        <Suspense>
          <GapFinder query={query} />
        </Suspense>
      )}
    </details>
  );
}

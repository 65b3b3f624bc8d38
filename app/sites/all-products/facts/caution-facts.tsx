import { FactFold } from "./fact-fold.tsx";
import type { FactsView } from "./facts-view.server.ts";
import css from "../parts/product-sheet.module.css";

/** What to mind, in the order in which it is read, and how to try the product before its first use. */
export function CautionFacts({ facts: { words, cautions, patchTest } }: { facts: FactsView }) {
  if (cautions.length === 0 && patchTest === null) return null;
  return (
    <FactFold title={words.cautions}>
      <ul className={`${css.points} column-2`}>
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
      {patchTest && (
        <>
          <h4 className="text-note text-strong">{words.patchTest}</h4>
          <p>{patchTest}</p>
        </>
      )}
    </FactFold>
  );
}

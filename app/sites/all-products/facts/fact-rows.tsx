import type { FactsView } from "./facts-view.server.ts";
import { FactFold } from "./fact-fold.tsx";
import css from "../parts/product-sheet.module.css";

/** Kind, contents, price, age, number: what is looked up. */
export function FactRows({ facts: { words, rows } }: { facts: FactsView }) {
  return (
    <FactFold title={words.facts}>
      <dl className="stack-2">
        {rows.map(({ word, value, lang }) => (
          <div key={word} className={`${css.fact} stack-3`}>
            <dt className="text-note">{word}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </FactFold>
  );
}

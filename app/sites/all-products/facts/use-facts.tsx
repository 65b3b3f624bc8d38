import { FactFold } from "./fact-fold.tsx";
import type { FactsView } from "./facts-view.server.ts";
import css from "../parts/product-sheet.module.css";

/** How the product is put on in three steps, how long it stays and from what that was judged, and how it comes off. */
export function UseFacts({ facts }: { facts: FactsView }) {
  const { words, howTo, lasting, removal, sun } = facts;
  if (howTo.length === 0 && lasting.value === "" && removal.text === "" && !sun) return null;
  return (
    <FactFold title={words.use} note={howTo.length === 3 ? words.steps : null}>
      {howTo.length > 0 && (
        <ol className={`${css.steps} column-2`}>
          {howTo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <dl className="column-3">
        {lasting.value !== "" && <FactTerm word={words.lasting} value={lasting.value} note={lasting.note} />}
        {removal.text !== "" && <FactTerm word={removal.word} value={removal.text} />}
        {sun && <FactTerm word={words.sun} value={sun.value} note={sun.note} />}
      </dl>
    </FactFold>
  );
}

function FactTerm({ word, value, note }: { word: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-note">{word}</dt>
      <dd>{value}</dd>
      {note && <dd className="text-aside">{note}</dd>}
    </div>
  );
}

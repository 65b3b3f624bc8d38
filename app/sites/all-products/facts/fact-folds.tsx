import type { ReactNode } from "react";
import { CautionFacts } from "./caution-facts.tsx";
import { FactFold } from "./fact-fold.tsx";
import { FactRows } from "./fact-rows.tsx";
import type { FactsView } from "./facts-view.server.ts";
import { IngredientFacts } from "./ingredient-facts.tsx";
import { UseFacts } from "./use-facts.tsx";

/**
 * What is known of a product, in the order in which it decides: whom it may not suit, what others say, how it is used,
 * what is in it, what to mind, and at last what is looked up.
 * @param reviews what others say of it, a part of its own in the language of the page
 */
export function FactFolds({ facts, reviews }: { facts: FactsView; reviews: ReactNode }) {
  const { words, textLang, notFor } = facts;
  return (
    <section className="rule-above" lang={textLang} aria-label={words.facts}>
      {notFor !== "" && (
        <FactFold title={words.notFor} isOpen>
          <p>{notFor}</p>
        </FactFold>
      )}
      {reviews}
      <UseFacts facts={facts} />
      <IngredientFacts facts={facts} />
      <CautionFacts facts={facts} />
      <FactRows facts={facts} />
    </section>
  );
}

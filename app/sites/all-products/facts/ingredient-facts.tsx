import { FactFold } from "./fact-fold.tsx";
import type { FactsView } from "./facts-view.server.ts";
import { fillIn } from "./fact-words.ts";
import css from "../parts/product-sheet.module.css";

/** Everything in it, in the order of the law. A name opens its note; what one may want to avoid bears a mark. */
export function IngredientFacts({ facts }: { facts: FactsView }) {
  const { words, ingredients, otherIngredients, flags, materials } = facts;
  if (materials) {
    return (
      <FactFold title={words.materials}>
        <p>{materials}</p>
      </FactFold>
    );
  }
  if (ingredients.length === 0) return null;
  return (
    <FactFold title={words.ingredients} note={fillIn(words.ingredientsCount, { count: ingredients.length })}>
      {flags && (
        <p>
          {flags.length > 0 ? (
            <>
              <span className="text-note">{words.flags} </span>
              {flags.map((flag) => (
                <Mark key={flag} word={flag} />
              ))}
            </>
          ) : (
            words.flagsNone
          )}
        </p>
      )}
      <p className="text-aside">{words.flagsNote}</p>
      <p className="text-aside">{words.ingredientsHint}</p>
      <IngredientList ingredients={ingredients} facts={facts} />
      {otherIngredients.length > 0 && (
        <>
          <h4 className="text-note text-strong">{words.others} (+/−)</h4>
          <IngredientList ingredients={otherIngredients} facts={facts} />
        </>
      )}
    </FactFold>
  );
}

type IngredientListProps = { ingredients: FactsView["ingredients"]; facts: FactsView };

function IngredientList({ ingredients, facts: { textLang } }: IngredientListProps) {
  return (
    <ol>
      {ingredients.map(({ id, name, otherName, note, marks, colourIndex }) => (
        <li key={id} className={note === null ? "hair-below" : undefined}>
          {note === null ? (
            name
          ) : (
            <details className="hair-below">
              <summary className="opens-plus text-leading-15">
                <span className="shrinks">
                  {name}{" "}
                  {marks.map((mark) => (
                    <Mark key={mark} word={mark} />
                  ))}
                </span>
              </summary>
              <p className={css.fold}>
                {note}
                <br />
                <span className="text-note" lang={textLang === "ja" ? "en" : "ja"}>
                  {otherName}
                </span>{" "}
                {colourIndex && <span className="text-note">{colourIndex}</span>}
              </p>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A word in a frame, with room for the next. */
const Mark = ({ word }: { word: string }) => (
  <>
    <span className="text-fine text-mark">{word}</span>{" "}
  </>
);

import { Link } from "react-router";
import type { Criterion } from "#app/kits/search/criteria/criterion.ts";
import type { SearchResults } from "#app/kits/search/search.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./understood.module.css";

type Note = "season" | "relaxed" | "wrong" | "foreign" | "ingredient";

interface UnderstoodProps {
  findings: SearchResults;
  /** `understood` of understood.module.css: named by the page, so that the styles come with it. */
  className: string | undefined;
}

/** What was read in the query besides its words, and what stands in the way of it. */
export function UnderstoodConditions({ findings, className }: UnderstoodProps) {
  const t = useMessages<Messages>();
  const { criteria, asksForProducts } = findings.understood;
  const notes = notesOf(findings).filter(isObstacle);
  // A line alone needs no saying: the word stands in the field.
  if (!asksForProducts && notes.length === 0 && !criteria.some(isCode) && findings.hits.length > 0) return null;
  return (
    <section className={className} aria-label={t("understood.label")}>
      <ul className={css.conditions}>
        {criteria.map((criterion) => (
          <li key={criterion.kind + criterion.written} className={css.condition} data-criterion={criterion.kind}>
            <span className="text-note">{t(`understood.kind.${criterion.kind}`)}</span>
            <span>{criterion.written}</span>
          </li>
        ))}
      </ul>
      <Notes notes={notes} />
    </section>
  );
}

/** What is to be known of the answer above, and the catalogue narrowed by the same conditions. */
export function ConditionNotes({ findings, className }: UnderstoodProps) {
  const t = useMessages<Messages>();
  const { asksForProducts, catalogue } = findings.understood;
  const notes = notesOf(findings).filter((note) => !isObstacle(note));
  const isLinked = asksForProducts && catalogue !== null;
  if (notes.length === 0 && !isLinked) return null;
  return (
    <div className={`${className} above-3`}>
      <Notes notes={notes} />
      {isLinked && (
        <Link to={catalogue} className="target-inline text-underlined">
          {t("understood.catalogue")}
        </Link>
      )}
    </div>
  );
}

function Notes({ notes }: { notes: readonly Note[] }) {
  const t = useMessages<Messages>();
  return notes.map((note) => (
    <p key={note} className="text-quiet text-leading-17">
      {t(`understood.${note}`)}
    </p>
  ));
}

const isObstacle = (note: Note): boolean => note === "wrong" || note === "foreign" || note === "ingredient";
const isCode = ({ kind }: Criterion): boolean => kind === "jan" || kind === "code" || kind === "hex";

function notesOf({ understood, hits }: SearchResults): Note[] {
  const { criteria, isRelaxed } = understood;
  const has = (kind: Criterion["kind"]): boolean => criteria.some((one) => one.kind === kind);
  const jan = criteria.find((one) => one.kind === "jan");
  const isFound = hits.some(({ kind }) => kind === "product");
  const notes: [Note, boolean][] = [
    ["season", has("season")],
    ["relaxed", isRelaxed],
    ["wrong", jan?.check === "wrong"],
    ["foreign", !isFound && (has("code") || (jan !== undefined && jan.check !== "wrong"))],
    ["ingredient", has("ingredient") && !hits.some(({ product }) => product?.ingredients)],
  ];
  return notes.flatMap(([note, holds]) => (holds ? note : []));
}

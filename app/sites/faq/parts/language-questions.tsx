import { Link } from "react-router";
import type { Faq } from "../data.server.ts";
import { Question } from "./question.tsx";
import { useOpenAnchor } from "./use-open-anchor.ts";
import css from "./all-questions.module.css";

/** The four groups that exist in the other languages. */
export function LanguageQuestions({ faq }: { faq: Extract<Faq, { view: "language" }> }) {
  useOpenAnchor();
  const { lang, words, groups } = faq;
  return (
    <article lang={lang}>
      <h1 className="text-heading text-leading-15">{words.title.replace(/（.*）$/, "")}</h1>
      <p className="above-2">{words.lead}</p>
      <p className="above-3">
        <Link to={`/tips?lang=${lang}`} className="target-inline">
          {words.search}
        </Link>
      </p>
      <p className="facts-4">
        <Link to="/faq" hrefLang="ja" className="target-inline">
          {words.japanese}
        </Link>
      </p>
      {groups.map(({ id, name, entries }) => (
        <section key={id} id={id} className={css.group} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="rule-below text-lead text-leading-16 text-medium">
            {name}
          </h2>
          {entries.map((entry) => (
            <Question key={entry.id} entry={entry} hasVote={false} />
          ))}
        </section>
      ))}
    </article>
  );
}

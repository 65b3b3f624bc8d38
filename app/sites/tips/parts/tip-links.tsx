import { Link } from "react-router";
import type { TipLink } from "../data.server.ts";
import { tipsAddress } from "../address.ts";
import css from "./results.module.css";

/** A short list of tips. */
export function TipLinks({ title, tips }: { title: string; tips: readonly TipLink[] }) {
  if (tips.length === 0) return null;
  return (
    <section className="above-5 lazy-section" aria-label={title}>
      <h2 className="rule-below text-body">{title}</h2>
      <ul>
        {tips.map((tip) => (
          <li key={tip.id} className="anchor hair-below">
            <Link to={tipsAddress({ tipId: tip.id })} className={css.link} prefetch="intent">
              <span className="grid shrinks">
                <span className={`${css.title} text-lead text-leading-16`}>{tip.title}</span>
                <span className={`${css.line} text-leading-17 text-quiet`}>{tip.ask}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from "react-router";
import type { Care } from "#app/kits/search/care/care-for.ts";
import css from "./care-card.module.css";

interface CareCardProps {
  care: Care;
  /** Where the search for something else is. */
  other: { to: string; label: string };
  /** `card` of care-card.module.css: named by the page, so that the styles come with it. */
  className: string | undefined;
}

/**
 * For somebody in distress, before everything else: two sentences and who listens. No picture, no motion, no story beside
 * it; `data-care` silences the companion as well.
 */
export function CareCard({ care, other, className }: CareCardProps) {
  const { lang, words, lines } = care;
  return (
    <section className={`${className} on-ink text-service`} lang={lang} aria-labelledby="care-title" data-care>
      <h2 id="care-title" className="text-heading text-medium text-leading-14">
        {words.title}
      </h2>
      <p className="text-lead text-leading-17">{words.text}</p>
      <ul className={css.lines}>
        {lines.map(({ name, phone, href, note }) => (
          <li key={href} className="hair-below">
            <a
              className={css.line}
              href={href}
              {...(href.startsWith("https:") && { target: "_blank", rel: "noopener noreferrer" })}
            >
              <span className="text-lead text-medium">{name}</span>
              {phone && <span className={css.phone}>{phone}</span>}
              <span className={`${css.note} text-quiet`}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-medium">{words.danger}</p>
      <p className="text-quiet">{words.changes}</p>
      <p>
        <Link to={other.to} className="target-inline text-underlined">
          {other.label}
        </Link>
      </p>
    </section>
  );
}

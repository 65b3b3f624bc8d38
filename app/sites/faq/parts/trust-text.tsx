import { Link } from "react-router";
import type { TrustPage } from "#contracts/faq.ts";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { startOfJstDay } from "#contracts/jst-calendar.ts";
import { isSampleText } from "#contracts/sample-text.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./trust-text.module.css";

/** A text one is asked to trust, in short sections with addresses of their own. */
export function TrustText({ page }: { page: TrustPage }) {
  const t = useMessages<Messages>();
  return (
    <article>
      <h1 className="text-heading text-leading-15 text-medium">{page.title}</h1>
      <p className="above-2 text-aside">
        {t("trust.since", { date: formatDay(startOfJstDay(page.since), "ja", true) })}
        <br />
        {t("trust.binding")}
      </p>
      <nav aria-label={t("trust.contents")}>
        <ol className="above-4 rule-above">
          {page.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className="hair-below target-line">
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {page.sections.map(({ id, heading, paragraphs, points }) => (
        <section key={id} id={id} className={`${css.section} stack-3`} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="text-lead text-medium">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.some(isSampleText) && <p role="note">{t("trust.sample")}</p>}
          {points.length > 0 && (
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p className={css.back}>
        <Link to="/faq" className="target-inline">
          {t("trust.back")}
        </Link>
      </p>
    </article>
  );
}

import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MonsterFacts } from "./monster-facts.server.ts";
import page from "../monster-guide/monster-page.module.css";
import css from "./monster-facts.module.css";

/** At and above this a sign is known for coming true, below the other for hiding. */
const [oftenPercent, seldomPercent] = [60, 40];

/** The signs a monster keeps, and how many said that they came true. */
export function Omens({ facts: { signs: omens, minAnswers } }: { facts: MonsterFacts }) {
  const t = useMessages<Messages>();
  if (omens.length === 0) return null;
  return (
    <section className={`${page.section} stack-3`} aria-labelledby="signs">
      <h2 id="signs">{t("facts.signs")}</h2>
      <p className="text-aside text-leading-18">{t("facts.signsLead", { fewest: minAnswers })}</p>
      <ul className={`${css.signs} grid`}>
        {omens.map(({ text, answered, percent }) => (
          <li key={text} className="hair-below stack-2 text-body text-leading-17" data-answered={answered}>
            <b>{text}</b>
            {percent === null ? (
              <span className="text-quiet">{t("facts.few", { answered })}</span>
            ) : (
              <>
                <progress className={css.rate} max={100} value={percent} aria-hidden="true" />
                <span className="text-quiet">
                  {t(percent >= oftenPercent ? "facts.often" : percent < seldomPercent ? "facts.seldom" : "facts.even")}
                  <small className="block text-fine">{t("facts.rate", { answered, percent })}</small>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={page.links}>
        <Link to="/lmp">{t("facts.toProphecy")}</Link>
      </p>
    </section>
  );
}

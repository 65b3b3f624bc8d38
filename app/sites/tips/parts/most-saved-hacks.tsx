import { Link } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { StartData } from "../data.server.ts";
import css from "./results.module.css";

/** The hacks that visitors kept, by how many did; and how that was counted. */
export function MostSavedHacks({ visitors, hacks }: NonNullable<StartData["savedHacks"]>) {
  const t = useMessages<Messages>();
  return (
    <section className="above-5 lazy-section" aria-labelledby="kept-title">
      <h2 id="kept-title" className="rule-below text-body">
        {t("saved.title")}
      </h2>
      <ol>
        {hacks.map(({ href, title, saveCount }) => (
          <li key={href} className="anchor hair-below">
            <Link to={href} className={css.link} prefetch="intent">
              <span className="grid shrinks">
                <span className={`${css.title} text-lead text-leading-16`}>{title}</span>
                <span className={`${css.line} text-leading-17 text-quiet`}>
                  {t("saved.count", { count: saveCount })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className={`${css.line} text-leading-17 text-quiet`}>{t("saved.how", { visitors })}</p>
    </section>
  );
}

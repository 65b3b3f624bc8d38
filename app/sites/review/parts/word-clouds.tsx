"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { ReviewsPage } from "../review-list.server.ts";
import css from "./word-clouds.module.css";

/** What is said most of both sides, with the number beside each word. Only where twenty speak. */
export function WordClouds({ clouds }: { clouds: ReviewsPage["clouds"] }) {
  const t = useMessages<Messages>();
  if (clouds.good.length === 0 && clouds.notGood.length === 0) return null;
  return (
    <section className={`${css.clouds} stack-4`} aria-labelledby="clouds-title">
      <h2 id="clouds-title" className={classNames(role.display, "text-heading")}>
        {t("clouds.title")}
      </h2>
      {(["good", "notGood"] as const).map((side) => (
        <div key={side} className="stack-2">
          <h3 className="text-medium text-note">{t(`clouds.${side}`)}</h3>
          <ul className={css.words}>
            {clouds[side].map(({ word, count, size }) => (
              <li
                key={word}
                className={`${css.word} text-leading-15 text-body`}
                data-size={size}
                aria-label={t("clouds.count", { word, count })}
              >
                <span className={size > 2 ? role.display : undefined} aria-hidden="true">
                  {word}
                </span>
                <span className={`${css.count} text-note`} aria-hidden="true">
                  {count}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="text-note">{t("clouds.method", { n: clouds.n })}</p>
    </section>
  );
}

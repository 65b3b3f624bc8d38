"use no memo"; // Drawn once for each address.

import { classNames } from "#app/kits/basics/class-names.ts";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { ArrowOutIcon } from "#app/kits/ui/icons/arrow-out.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { PaintingPage } from "../data.server.ts";
import css from "./collection.module.css";

/** Where the real sticks go: shops, periods, and the form outside where an operator has set one. */
export function Collection({ collection }: { collection: PaintingPage["collection"] }) {
  const t = useMessages<Messages>();
  const { places, isDemonstration, form } = collection;
  return (
    <section className={`${css.collection} on-soot stack-4`} aria-labelledby="ucp-collection">
      <h2 id="ucp-collection" className={classNames("text-title", role.display)}>
        {t("collection.title")}
      </h2>
      <p>{t("collection.lead")}</p>
      {isDemonstration && <p className={css.note}>{t("collection.demo")}</p>}
      <ul className={`${css.places} grid`}>
        {places.map(({ name, where, period }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{where}</span>
            <span>{period}</span>
          </li>
        ))}
      </ul>
      {form && (
        <div className="stack-2">
          <a className={buttonClass({ look: "line", wide: true })} href={form} target="_blank" rel="noopener">
            <span>{t("collection.form")}</span>
            <ArrowOutIcon />
          </a>
          <p className={css.note}>{t("collection.formNote")}</p>
        </div>
      )}
    </section>
  );
}

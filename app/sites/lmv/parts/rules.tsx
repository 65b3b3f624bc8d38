"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./rules.module.css";

const rules = ["one", "two", "three", "four", "five", "limit", "setAside", "six", "seven"] as const;

/** The rules, printed where everybody passes. */
export function Rules() {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.section} lazy-section stack-3`} aria-labelledby="rules-title">
      <h2 id="rules-title" className={classNames("text-title", role.display)}>
        {t("rules.title")}
      </h2>
      <ol className={`${css.list} stack-3 text-leading-18`}>
        {rules.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`)}</li>
        ))}
      </ol>
    </section>
  );
}

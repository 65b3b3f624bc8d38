"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MonsterInfo } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./monster-card.module.css";

/** The scene of the shade, to be read while wearing it; of a tint, what its pack says. */
export function MonsterCard({ words, monster }: MonsterInfo) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.company} stack-3`} aria-labelledby="company-title">
      <h2 id="company-title" className={`text-heading ${role.display}`}>
        {t(monster ? "company.title" : "company.pack")}
      </h2>
      {monster && <p>{t("company.meets", { monster: monster.name })}</p>}
      <p className={css.scene}>{words}</p>
    </section>
  );
}

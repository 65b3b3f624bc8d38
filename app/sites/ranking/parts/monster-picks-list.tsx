"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MonsterPicks } from "../monster-picks.server.ts";
import { ProductSummary } from "./product-summary.tsx";
import css from "./monster-picks-list.module.css";

/** Three that are not in the list, each with the reason of today's monster: the majority is not the only rule. */
export function MonsterPicksList({ monsterPicks: { monster, picks } }: { monsterPicks: MonsterPicks }) {
  const t = useMessages<Messages>();
  if (picks.length === 0) return null;
  return (
    <section className={`${css.monsterPicks} lazy-section rule-above stack-4`} aria-labelledby="outside">
      <h2 id="outside" className={classNames(role.display, "side text-title")}>
        {t("monsterPicks.title")}
      </h2>
      <p className="line-3 side">
        <span className="middle on-grey target-box">
          <ShadeChip hex={monster.hex} size="text" />
        </span>
        {t("monsterPicks.by", { name: monster.name, character: monster.character })}
      </p>
      <ul className={css.picks}>
        {picks.map(({ item, reason, score }) => (
          <li key={item.id} data-reason={reason}>
            <ProductSummary
              item={item}
              facts={reason === "quiet" ? t("monsterPicks.quiet", { n: score }) : t(`monsterPicks.${reason}`)}
            />
          </li>
        ))}
      </ul>
      <p className="side text-quiet">{t("monsterPicks.story")}</p>
    </section>
  );
}

import { shadeDifference } from "#app/kits/basics/shade-similarity.ts";
import { productListItemOf } from "#app/kits/product/product-pictures.server.ts";
import type { PageContext } from "#app/kits/page/page-context.server.ts";
import { jstDay } from "#contracts/jst-calendar.ts";
import type { RankingList } from "./list.server.ts";
import { monsterOfDay, chooseMonsterPicks } from "./rules/monster-picks.ts";

/** Three products that are not in the list, chosen by the monster of the day, each with its reason. */
export function loadMonsterPicks({ master, now }: PageContext, list: RankingList) {
  const today = jstDay(now);
  const monster = monsterOfDay(master.monsters, today);
  const shown = new Set([...list.rows.map(({ item }) => item.id), ...list.newest.map(({ id }) => id)]);
  const { category } = list.query;
  const candidates = master.products
    // Of another kind nothing was counted here, and nothing can be said.
    .filter(({ line }) => category === null || line === category)
    .filter(
      ({ id, state, monsterId }) =>
        !shown.has(id) && state !== "ended" && state !== "coming" && monsterId !== monster.id,
    )
    .flatMap(({ id, shade }) => (shade ? [{ id, hex: shade.hex, score: list.scores[id] ?? 0 }] : []));
  const picks = chooseMonsterPicks(candidates, { hex: monster.hex, night: today }, shadeDifference);
  return {
    monster: { name: monster.names.ja, hex: monster.hex, character: monster.character },
    picks: picks.flatMap(({ id, reason, score }) => {
      const product = master.products.find((one) => one.id === id);
      return product ? [{ item: productListItemOf(product), reason, score }] : [];
    }),
  };
}

export type MonsterPicks = ReturnType<typeof loadMonsterPicks>;

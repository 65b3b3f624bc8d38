import { Link } from "react-router";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useSound } from "#app/kits/sound/use-sound.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MapPage } from "../map.server.ts";
import { isAreaFreed, isMet, countOpenAreas, starsOf } from "../progress/unlock.ts";
import css from "./islands.module.css";

/** One letter for a stage's rank: none, ○, ◎, ✦. */
export const rankSymbols = ["", "○", "◎", "✦"] as const;

/** The pins on the map, the fog over what is still closed, today's spilled colour. */
export function Islands({ page, progress }: { page: MapPage; progress: LipProgress }) {
  const t = useMessages<Messages>();
  const { play } = useSound();
  const open = countOpenAreas(progress);
  const latestAreaId = progress.areas.toSorted((a, b) => b.enteredAt.localeCompare(a.enteredAt))[0]?.area ?? 1;
  const isFound = progress.treasures.includes(page.day);
  return (
    <>
      {page.areas.map(({ id }) => (
        <span key={id} className={css.fog} data-area={id} data-lifted={id <= open || undefined} aria-hidden="true" />
      ))}
      {!isFound && page.treasure.area <= open && (
        <span className={css.spilled} data-area={page.treasure.area} aria-hidden="true" />
      )}
      <ul className={css.pins}>
        {page.areas.map(({ id, name, residents }) => {
          const isOpen = id <= open;
          const metCount = residents.filter((monsterId) => isMet(progress, monsterId)).length;
          const stars = starsOf(progress, id);
          const rank = progress.stages.find(({ stage }) => stage === id)?.rank ?? 0;
          return (
            <li key={id}>
              <Link
                to={`/lmw/area/${id}`}
                prefetch="intent"
                className={classNames(css.pin, !isOpen && css.far, id === latestAreaId && css.here)}
                data-area={id}
                data-freed={isAreaFreed(progress, id) || undefined}
                onClick={() => play("ui-tap")}
              >
                <b className={`${css.name} text-face`}>{name}</b>
                <span className={`${css.state} text-fine text-leading-14`}>
                  {isOpen ? t("map.residents", { met: metCount, all: residents.length }) : t("map.fog")}
                  {stars > 0 && (
                    <span role="img" aria-label={t("map.stars", { stars })}>
                      {" "}
                      {"★".repeat(stars)}
                    </span>
                  )}
                  {rank > 0 && <span> {rankSymbols[rank]}</span>}
                  {id === latestAreaId && <span>・{t("map.here")}</span>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

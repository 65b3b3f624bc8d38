import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Tonight } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { Floor } from "../data.server.ts";
import css from "./tonight-three.module.css";

const three = [
  { siteId: "lmp", key: "letter" },
  { siteId: "lmv", key: "vote" },
  { siteId: "tips", key: "tip" },
] as const;

/**
 * One letter, one vote, one trick: in any order, on no clock. What was done tonight is
 * ticked, and its door stays open.
 */
export function TonightThree({ floors, tonight }: { floors: Floor[]; tonight: Tonight | null }) {
  const t = useWords<Words>();
  const doors = floors.flatMap((floor) => floor.doors);
  return (
    <section className={css.tonight} aria-labelledby="tonight">
      <h2 id="tonight" className={classNames(css.title, role.display)}>
        {t("tonight.title")}
      </h2>
      <ul className={css.three}>
        {three.map(({ siteId, key }) => {
          const door = doors.find((other) => other.siteId === siteId);
          if (!door) return null;
          return (
            <li key={siteId}>
              <Link to={door.path} className={css.one} prefetch="intent" viewTransition>
                <span className={classNames(css.word, role.display)}>{t(`tonight.${key}`)}</span>
                <span className={css.what}>{door.isOpen ? door.name : t("town.closed", { verb: door.name })}</span>
                {tonight?.done.includes(key) ? (
                  <span className={css.done}>
                    <TickIcon />
                    {t(`done.${key}`)}
                  </span>
                ) : (
                  <ArrowIcon />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {tonight?.done.length === three.length && <p className={css.all}>{t("done.all")}</p>}
    </section>
  );
}

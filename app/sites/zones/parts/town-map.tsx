"use no memo"; // Drawn once a visit: compiled it would only be heavier.

import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { moonName, moonPhase } from "#app/kits/basics/moon-phase.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import town from "#app/kits/ui/pictures/town-map.json";
import quarters from "#app/kits/ui/pictures/town-quarters.json";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Tonight } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { Floor } from "../data.server.ts";
import { useCalm } from "../scene/use-calm.ts";
import { lazyOrNothing } from "./lazy-or-nothing.ts";
import { Sky } from "./sky.tsx";
import css from "./town-map.module.css";

const Windows = lazyOrNothing(async () => (await import("./windows.tsx")).Windows);

/**
 * The town as a section: five quarters one above the other, each a door; the sky is the visitor's own, and as many windows
 * are lit as they have seals.
 */
export function TownMap({ floors, tonight }: { floors: Floor[]; tonight: Tonight | null }) {
  const t = useWords<Words>();
  const plates = useRef<HTMLUListElement>(null);
  const now = useNow();
  const isCalm = useCalm();

  // Where the quarters lie is data of the picture; the policy allows no style in the served page.
  useLayoutEffect(() => {
    [...(plates.current?.children ?? [])].forEach((plate) => {
      const quarter = quarters.find(({ zone }) => plate instanceof HTMLElement && String(zone) === plate.dataset.zone);
      if (!quarter || !(plate instanceof HTMLElement)) return;
      plate.style.setProperty("--top", `${quarter.y0 * 100}%`);
      plate.style.setProperty("--height", `${(quarter.y1 - quarter.y0) * 100}%`);
      plate.dataset.side = quarter.side;
    });
  }, []);

  return (
    <section className={css.town} aria-label={t("town.map")}>
      <div className={css.picture}>
        {isCalm && <Picture picture={town} fit="cover" />}
        {now && <Sky now={now} />}
        <Suspense>{tonight && tonight.seals > 0 && <Windows count={tonight.seals} />}</Suspense>
        <ul ref={plates} className={css.plates}>
          {floors.toReversed().map((floor) => (
            <li key={floor.id} data-zone={floor.id} className={css.quarter}>
              <Link to={`/zone${floor.id}`} className={css.plate} prefetch="intent" viewTransition>
                <span className={classNames(css.kanji, role.display)}>{floor.kanji}</span>
                <span className={css.verb}>{floor.verb}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className={css.tonight}>
        {tonight && <span>{t("town.lights", { count: tonight.lights })}</span>}
        {tonight && tonight.seals > 0 && <span>{t("town.windows", { count: tonight.seals })}</span>}
        {now && <span>{t("town.moon", { name: t(`moon.${moonName(moonPhase(now))}`) })}</span>}
      </p>
    </section>
  );
}

/** The visitor's own moment; null on the server and while hydrating. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => setNow(new Date()), []);
  return now;
}

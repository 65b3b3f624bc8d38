"use no memo"; // Drawn once a visit: compiled it would only be heavier.

import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { moonName, moonPhase } from "#app/kits/basics/moon-phase.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import hub from "#app/kits/ui/pictures/town-map.json";
import quarters from "#app/kits/ui/pictures/town-quarters.json";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { TodaySummary } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { Zone } from "../data.server.ts";
import { useIdle } from "../scene/use-idle.ts";
import { lazyOptional } from "./lazy-optional.ts";
import { Sky } from "./sky.tsx";
import css from "./hub-map.module.css";

const Windows = lazyOptional(async () => (await import("./windows.tsx")).Windows);

/**
 * The hub as a town in section: five quarters one above the other, each a link; the sky is the visitor's own, and as many windows
 * are lit as they have badges.
 */
export function HubMap({ zones, summary }: { zones: Zone[]; summary: TodaySummary | null }) {
  const t = useMessages<Messages>();
  const plates = useRef<HTMLUListElement>(null);
  const now = useNow();
  const isIdle = useIdle();

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
    <section className={css.hub} aria-label={t("hub.map")}>
      <div className={`${css.picture} frame`}>
        {isIdle && <Picture picture={hub} fit="cover" />}
        {now && <Sky now={now} />}
        <Suspense>{summary && summary.seals > 0 && <Windows count={summary.seals} />}</Suspense>
        <ul ref={plates} className={`${css.plates} overlay`}>
          {zones.toReversed().map((zone) => (
            <li key={zone.id} data-zone={zone.id} className={`${css.quarter} side`}>
              <Link to={`/zone${zone.id}`} className={`${css.plate} text-leading-12`} prefetch="intent" viewTransition>
                <span className={classNames("text-heading", role.display)}>{zone.kanji}</span>
                <span className="text-fine">{zone.verb}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className={`${css.today} facts-4 pad-side-3 text-quiet`}>
        {summary && <span>{t("hub.lights", { count: summary.lights })}</span>}
        {summary && summary.seals > 0 && <span>{t("hub.windows", { count: summary.seals })}</span>}
        {now && <span>{t("hub.moon", { name: t(`moon.${moonName(moonPhase(now))}`) })}</span>}
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

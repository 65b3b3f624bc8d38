import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { MapPage } from "../map.server.ts";
import { isFreed, isHiddenOpen, nextToMeet, openAreas } from "../progress/unlock.ts";
import { noLipProgress } from "../progress/no-progress.ts";
import { useProgress } from "../progress/use-progress.ts";
import { saying } from "../say.ts";
import { AreaList } from "./area-list.tsx";
import { Islands } from "./islands.tsx";
import { NightWords } from "./night-words.tsx";
import { Waiting } from "./waiting.tsx";
import css from "./world-map.module.css";

/** The black water with its six islands, who waits, tonight's word, the same in words. */
export function WorldMap({ page }: { page: MapPage }) {
  const t = useWords<Words>();
  const { progress, isOffline } = useProgress();
  const known = progress ?? noLipProgress;
  const met = known.meetings.length;
  const meetings = page.monsters.map(({ id, opens }) => ({ monsterId: id, opens }));
  const next = nextToMeet(known, meetings)?.monsterId ?? known.companion ?? "01";
  const waiting = page.monsters.find(({ id }) => id === next);
  return (
    <div className={css.page} data-ready={progress ? "" : undefined}>
      <section className={css.hero} aria-labelledby="map-title">
        <h1 id="map-title" className="visually-hidden">
          {saying(page.say, "map.title").words}
        </h1>
        <p className={css.met}>
          <span aria-hidden="true">
            <span className={role.micro}>{saying(page.say, "map.met").words}</span>
            <span className={classNames(role.latin, css.number)}>
              {String(met).padStart(2, "0")}
              <span className={css.of}>/24</span>
            </span>
          </span>
          <span className="visually-hidden">{t("map.count", { met })}</span>
        </p>
        <div className={css.map}>
          {page.map && (
            <Picture picture={page.map} alt={page.map.alt.ja} priority sizes="(min-width: 481px) 420px, 88vw" />
          )}
          <Islands page={page} progress={known} />
        </div>
        {waiting && (
          <Waiting
            monster={waiting}
            isNew={!known.meetings.some(({ monsterId }) => monsterId === next)}
            say={page.say}
          />
        )}
      </section>
      {isOffline && (
        <p className={css.offline} role="status">
          <b>{saying(page.say, "map.offline").words}</b> {saying(page.say, "map.offline").note}
        </p>
      )}
      {isHiddenOpen(known) && page.hidden && (
        <section className={css.white} aria-labelledby="white-island">
          <h2 id="white-island" className={role.display}>
            {saying(page.say, "map.hidden").words}
          </h2>
          <p>{isFreed(known, 7) ? page.hidden.freed : page.hidden.open}</p>
          <Link to="/lmw/stg/7">{t("map.white")}</Link>
        </section>
      )}
      <NightWords page={page} treasures={known.treasures} />
      <AreaList page={page} progress={known} open={openAreas(known)} />
      <p className={css.story}>
        <Link to="/lmw/introduction">{saying(page.say, "map.story").words}</Link>
        <span>{saying(page.say, "map.story").note}</span>
      </p>
    </div>
  );
}

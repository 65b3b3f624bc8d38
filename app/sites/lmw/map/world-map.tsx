import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MapPage } from "../map.server.ts";
import { isAreaFreed, isHiddenAreaOpen, findNextToMeet, countOpenAreas } from "../progress/unlock.ts";
import { emptyProgress } from "../progress/empty-progress.ts";
import { useProgress } from "../progress/use-progress.ts";
import { getWorldMessage } from "../get-world-message.ts";
import { AreaList } from "./area-list.tsx";
import { Islands } from "./islands.tsx";
import { CommunityPanel } from "./community-panel.tsx";
import { WordOfDay } from "./word-of-day.tsx";
import { NextMonster } from "./next-monster.tsx";
import css from "./world-map.module.css";

/** The black water with its six islands, who waits, today's word, the same in words. */
export function WorldMap({ page }: { page: MapPage }) {
  const t = useMessages<Messages>();
  const { progress, isOffline } = useProgress();
  const currentProgress = progress ?? emptyProgress;
  const meetings = page.monsters.map(({ id, opens }) => ({ monsterId: id, opens }));
  const nextId = findNextToMeet(currentProgress, meetings)?.monsterId ?? currentProgress.companion ?? "01";
  const nextMonster = page.monsters.find(({ id }) => id === nextId);
  return (
    <div data-ready={progress ? "" : undefined}>
      <section className={css.hero} aria-labelledby="map-title">
        <h1 id="map-title" className="visually-hidden">
          {getWorldMessage(page.messages, "map.title").words}
        </h1>
        <MetCount page={page} count={currentProgress.meetings.length} />
        <div className={css.map}>
          {page.map && (
            <Picture picture={page.map} alt={page.map.alt.ja} priority sizes="(min-width: 481px) 420px, 88vw" />
          )}
          <Islands page={page} progress={currentProgress} />
        </div>
        {nextMonster && (
          <NextMonster
            monster={nextMonster}
            isNew={!currentProgress.meetings.some(({ monsterId }) => monsterId === nextId)}
            messages={page.messages}
          />
        )}
      </section>
      {isOffline && (
        <p className="pad-side-4 text-body text-leading-18" role="status">
          <b>{getWorldMessage(page.messages, "map.offline").words}</b>{" "}
          {getWorldMessage(page.messages, "map.offline").note}
        </p>
      )}
      {isHiddenAreaOpen(currentProgress) && page.hidden && (
        <section className={`${css.white} pad-side-4 stack-2 text-body text-leading-18`} aria-labelledby="white-island">
          <h2 id="white-island" className={`text-title ${role.display}`}>
            {getWorldMessage(page.messages, "map.hidden").words}
          </h2>
          <p>{isAreaFreed(currentProgress, 7) ? page.hidden.freed : page.hidden.open}</p>
          <Link to="/lmw/stg/7" className="target-inline text-strong">
            {t("map.white")}
          </Link>
        </section>
      )}
      <WordOfDay page={page} treasures={currentProgress.treasures} />
      <CommunityPanel page={page} />
      <SendLink page={page} answers={currentProgress.wordAnswers} />
      <AreaList page={page} progress={currentProgress} open={countOpenAreas(currentProgress)} />
      <p className={`${css.story} pad-side-4 text-body text-centred text-leading-18`}>
        <Link to="/lmw/introduction" className="target-inline text-bright text-strong">
          {getWorldMessage(page.messages, "map.story").words}
        </Link>
        <span className="text-quiet">{getWorldMessage(page.messages, "map.story").note}</span>
      </p>
    </div>
  );
}

/** Where a word that was said to oneself is sent on; how many answers came back. */
function SendLink({ page, answers }: { page: MapPage; answers: number }) {
  const t = useMessages<Messages>();
  const { words, note } = getWorldMessage(page.messages, "send.map");
  return (
    <p className={`${css.story} pad-side-4 text-body text-centred text-leading-18`}>
      <Link to="/lmw?w=new" className="target-inline text-bright text-strong">
        {words}
      </Link>
      <span className="text-quiet">{answers > 0 ? t("map.answers", { count: answers }) : note}</span>
    </p>
  );
}

/** How many of the twenty-four were met. */
function MetCount({ page, count }: { page: MapPage; count: number }) {
  const t = useMessages<Messages>();
  return (
    <p className={css.met}>
      <span aria-hidden="true">
        <span className={role.micro}>{getWorldMessage(page.messages, "map.met").words}</span>
        <span className={classNames(role.latin, css.number)}>
          {String(count).padStart(2, "0")}
          <span className={css.of}>/24</span>
        </span>
      </span>
      <span className="visually-hidden">{t("map.count", { met: count })}</span>
    </p>
  );
}

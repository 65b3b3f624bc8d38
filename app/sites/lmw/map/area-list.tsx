import { Link } from "react-router";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MapPage } from "../map.server.ts";
import { isAreaFreed, isMet, starsOf } from "../progress/unlock.ts";
import { rankSymbols } from "./islands.tsx";
import css from "./area-list.module.css";

/** The map in words: what is there, its weather, how far one got. */
export function AreaList({ page, progress, open }: { page: MapPage; progress: LipProgress; open: number }) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.section} pad-side-5`} aria-labelledby="area-list">
      <h2 id="area-list" className={classNames(role.display, "text-title")}>
        {t("map.list")}
      </h2>
      <p className="text-aside">{t("map.listLead")}</p>
      <ul className={`${css.list} stack-4`}>
        {page.areas.map((area) => {
          const isOpen = area.id <= open;
          const metCount = area.residents.filter((id) => isMet(progress, id)).length;
          const stars = starsOf(progress, area.id);
          const rank = progress.stages.find(({ stage }) => stage === area.id)?.rank ?? 0;
          return (
            <li key={area.id} className={`${css.area} frame`} data-open={isOpen || undefined}>
              {area.picture && (
                <Picture
                  picture={area.picture}
                  alt=""
                  fit="cover"
                  className={css.picture}
                  sizes="(min-width: 481px) 440px, 92vw"
                />
              )}
              <Link to={`/lmw/area/${area.id}`} className={`${css.action} text-body text-bright text-leading-17`}>
                <span className={css.number}>{area.id}</span>
                <b className={`text-leading-12 text-title ${role.display}`}>{area.name}</b>
                <span>{area.promise}</span>
                <span className={css.state}>
                  {isAreaFreed(progress, area.id) ? area.freed : isOpen ? area.open : area.locked}
                </span>
                <span className={`${css.facts} links-3 text-fine`}>
                  <span>{t("map.residents", { met: metCount, all: area.residents.length })}</span>
                  <span>{t("map.stars", { stars })}</span>
                  {rank > 0 && <span>{rankSymbols[rank]}</span>}
                  {isAreaFreed(progress, area.id) && <span className={css.sticker}>{area.sticker}</span>}
                  <span>{area.weather}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { AreaPage } from "../area.server.ts";
import type { Words } from "../copy/words.ts";
import { useWaysTold } from "../meeting/use-ways-told.ts";
import { canMeet, isMet } from "../progress/unlock.ts";
import { saying } from "../say.ts";
import css from "./residents.module.css";

/** Who lives here: to be met, to be seen again, or out, with what brings them home. */
export function Residents({
  page,
  progress,
  onMeet,
}: {
  page: AreaPage;
  progress: LipProgress;
  onMeet: (monsterId: string) => void;
}) {
  const t = useWords<Words>();
  const tell = useWaysTold(page.area.name);
  return (
    <section className={css.section} aria-labelledby="residents">
      <h2 id="residents" className={classNames(role.display, css.title)}>
        {t("area.residents")}
      </h2>
      <p className={css.note}>{saying(page.say, "area.meet").note}</p>
      <ul className={css.list}>
        {page.residents.map((resident) => {
          const { id, name, character, moods, meeting } = resident;
          const met = isMet(progress, id);
          const isHome = canMeet(progress, meeting);
          return (
            <li key={id} id={`m-${id}`} className={css.one} data-met={met || undefined} data-home={isHome || undefined}>
              <Picture
                picture={moods.cut}
                alt=""
                cutout
                className={css.picture}
                sizes="(min-width: 481px) 220px, 46vw"
              />
              <div className={css.words}>
                <h3 className={met ? role.display : undefined}>{met ? name : meeting.hint}</h3>
                <p>{met ? `${character}。` : meeting.place}</p>
                {isHome ? (
                  <button
                    type="button"
                    className={css.go}
                    onClick={() => onMeet(id)}
                    aria-label={met ? `${name}。${t("area.again")}` : `${meeting.hint}${t("area.meet")}`}
                  >
                    {met ? t("area.again") : t("area.meet")}
                  </button>
                ) : (
                  <p className={css.ways}>
                    {t("area.notYet")}。{tell(meeting.opens)}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

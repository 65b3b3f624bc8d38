"use no memo"; // It is drawn once: what the compiler would remember weighs more than it saves.

import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { AreaPage, Resident } from "../area.server.ts";
import type { Messages } from "../copy/messages.ts";
import { useUnlockHint } from "../encounter/use-unlock-hint.ts";
import { canMeet, isMet } from "../progress/unlock.ts";
import { getWorldMessage } from "../get-world-message.ts";
import world from "../frame/world-frame.module.css";
import css from "./residents.module.css";

interface ResidentsProps {
  page: AreaPage;
  progress: LipProgress;
  onMeet: (monsterId: string) => void;
}

/** Who lives here: to be met, to be seen again, or out, with what brings them home. */
export function Residents({ page, progress, onMeet }: ResidentsProps) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.section} ${world.below}`} aria-labelledby="residents">
      <h2 id="residents" className={classNames(role.display, "text-title")}>
        {t("area.residents")}
      </h2>
      <p className="text-aside">{getWorldMessage(page.messages, "area.meet").note}</p>
      <ul className={`${css.list} stack-3`}>
        {page.residents.map((resident) => (
          <ResidentRow
            key={resident.id}
            resident={resident}
            areaName={page.area.name}
            hasMet={isMet(progress, resident.id)}
            isMeetable={canMeet(progress, resident.meeting)}
            onMeet={onMeet}
          />
        ))}
      </ul>
    </section>
  );
}

interface ResidentRowProps {
  resident: Resident;
  areaName: string;
  hasMet: boolean;
  isMeetable: boolean;
  onMeet: (monsterId: string) => void;
}

function ResidentRow({ resident, areaName, hasMet, isMeetable, onMeet }: ResidentRowProps) {
  const t = useMessages<Messages>();
  const describeUnlock = useUnlockHint(areaName);
  const { id, name, character, moods, meeting } = resident;
  return (
    <li
      id={`m-${id}`}
      className={`${css.one} hair-below stack-3`}
      data-met={hasMet || undefined}
      data-home={isMeetable || undefined}
    >
      <Picture picture={moods.cut} alt="" cutout className={css.picture} sizes="(min-width: 481px) 220px, 46vw" />
      <div className={`${css.words} stack-2 text-body text-leading-17`}>
        <h3 className={hasMet ? role.display : undefined}>{hasMet ? name : meeting.hint}</h3>
        <p className="text-quiet">{hasMet ? `${character}。` : meeting.place}</p>
        {isMeetable ? (
          <button
            type="button"
            className={css.go}
            onClick={() => onMeet(id)}
            aria-label={hasMet ? `${name}。${t("area.again")}` : `${meeting.hint}${t("area.meet")}`}
          >
            {hasMet ? t("area.again") : t("area.meet")}
          </button>
        ) : (
          <p className={`${css.actions} text-quiet`}>
            {t("area.notYet")}。{describeUnlock(meeting.opens)}
          </p>
        )}
      </div>
    </li>
  );
}

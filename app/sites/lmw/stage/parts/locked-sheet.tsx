import { classNames } from "#app/kits/basics/class-names.ts";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { LipProgress } from "#contracts/lip-world-progress.ts";
import { isAreaFreed } from "../../progress/unlock.ts";
import type { StagePage } from "../data.server.ts";
import css from "./start-sheet.module.css";

const areas = [1, 2, 3, 4, 5, 6];

/** A stage before it opens: what opens it; and of the seventh how far one is. */
export function LockedSheet({ page, progress }: { page: StagePage; progress: LipProgress | null }) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.sheet} stack-4`}>
      <div className={css.hero}>
        <p className={css.blank} aria-hidden="true" />
        <h1 className={classNames(css.title, role.display)}>{page.content.words.title}</h1>
        <p className={`${css.place} text-body text-bright`}>{page.areaName}</p>
      </div>
      {page.content.id === 7 ? (
        <HiddenStageWay progress={progress} />
      ) : (
        <>
          <p className={`${css.promise} text-lead`}>{t("area.fogTitle")}</p>
          <p className={`${css.intro} text-body`}>{t("area.fogLine")}</p>
        </>
      )}
      <ButtonLink look="bone" wide to="/lmw/main">
        {page.content.messages["stage.leave"]?.words}
      </ButtonLink>
    </section>
  );
}

function HiddenStageWay({ progress }: { progress: LipProgress | null }) {
  const t = useMessages<Messages>();
  const freedCount = progress ? areas.filter((area) => isAreaFreed(progress, area)).length : 0;
  return (
    <>
      <p className={`${css.promise} text-lead`}>{t("stage.locked")}</p>
      <p className={`${css.intro} text-body`}>{t("stage.lockedHow")}</p>
      <p className="text-aside text-leading-17">{t("stage.lockedNow", { count: freedCount })}</p>
    </>
  );
}

import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { DoorList, DoorListRow } from "#app/kits/ui/door-list/door-list.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { ClosedDoorData } from "./closed.ts";
import { closedDoorScene } from "./door-scene.tsx";
import { LanguageBar } from "./language-bar.tsx";
import css from "./closed-door.module.css";

/** A door that nobody may pass now: whose it is, what waits behind it, and two doors that are open. */
export function ClosedDoor({ zone, lang, name, promise, opensOn, openDoors, head }: ClosedDoorData) {
  const t = useWords<Words>("shell");
  return (
    <article className={css.view}>
      <div className={css.scene}>
        <Picture picture={closedDoorScene(zone)} sizes="(min-width: 481px) 480px, 100vw" priority alt="" />
        <Grain />
      </div>
      <VerticalHeading className={css.name}>{name}</VerticalHeading>
      <div className={css.words}>
        <p className={css.promise}>{promise}</p>
        <p className={css.state}>
          {t("closedDoor.message")}
          {opensOn && <> {t("closedDoor.opensOn", { day: formatDay(opensOn, lang) })}</>}
        </p>
        <p className={css.hint} id="open-doors">
          {t("closedDoor.openDoors")}
        </p>
        <DoorList label={t("closedDoor.openDoors")}>
          {openDoors.map((door) => (
            <DoorListRow key={door.path} to={door.path} name={door.name} verb={door.verb} prefetch="intent" />
          ))}
        </DoorList>
        <p className={css.story}>{t("closedDoor.story")}</p>
        <LanguageBar current={lang} alternates={head.alternates} />
      </div>
    </article>
  );
}

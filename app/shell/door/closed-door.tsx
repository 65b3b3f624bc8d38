import { Link } from "react-router";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
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
export function ClosedDoor({ zone, lang, name, promise, opensOn, isAnotherYear, openDoors, head }: ClosedDoorData) {
  const t = useWords<Words>("shell");
  return (
    <article className={css.view}>
      <div className={css.scene}>
        <Picture picture={closedDoorScene(zone)} priority fit="cover" className={css.picture} alt="" />
        <Grain />
      </div>
      <VerticalHeading className={css.name} level={1} lines={[name]} />
      <div className={css.words}>
        <p className={css.promise}>{promise}</p>
        <p className={css.state}>
          {t("closedDoor.message")}
          {opensOn && <> {t("closedDoor.opensOn", { day: formatDay(opensOn, lang, isAnotherYear) })}</>}
        </p>
        <ul className={css.open} aria-label={t("closedDoor.openDoors")}>
          {openDoors.map((door) => (
            <li key={door.path}>
              <Link to={door.path} className={css.door} prefetch="intent" viewTransition>
                <span className={classNames(css.sign, role.display)} lang={door.lang}>
                  {door.name}
                </span>
                <ArrowIcon />
                <span className={css.verb}>{door.verb}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={css.story}>{t("closedDoor.story")}</p>
        <LanguageBar current={lang} alternates={head.alternates} />
      </div>
    </article>
  );
}

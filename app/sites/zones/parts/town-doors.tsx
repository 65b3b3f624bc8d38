"use no memo"; // Drawn once: compiled it would only be heavier.

import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Floor } from "../data.server.ts";
import { FloorDoors } from "./floor-doors.tsx";
import css from "./town-doors.module.css";

/** Every door of the town by floor, each with what one does behind it. */
export function TownDoors({ floors }: { floors: Floor[] }) {
  const t = useWords<Words>();
  return (
    <section className={css.town} aria-labelledby="town">
      <h2 id="town" className={classNames(css.title, role.display)}>
        {t("town.title")}
      </h2>
      <p className={css.intro}>{t("town.intro")}</p>
      {floors.map((floor) => (
        <section key={floor.id} className={css.floor} aria-labelledby={`floor-${floor.id}`}>
          <h3 id={`floor-${floor.id}`} className={css.sign}>
            <span className={classNames(css.number, role.latin)} aria-hidden="true">
              {floor.id}
            </span>
            <span className={classNames(css.kanji, role.display)}>{floor.kanji}</span>
            <span className={css.verb}>{floor.verb}</span>
          </h3>
          <FloorDoors floor={floor} />
        </section>
      ))}
    </section>
  );
}

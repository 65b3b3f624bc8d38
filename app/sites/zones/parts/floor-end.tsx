import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Floor } from "../data.server.ts";
import { FloorDoors } from "./floor-doors.tsx";
import css from "./floor-end.module.css";

/** Below a floor's first view: all of its doors by verb, and the stairs to the next floor. */
export function FloorEnd({ floor, next }: { floor: Floor; next: Pick<Floor, "id" | "kanji" | "verb"> }) {
  const t = useWords<Words>();
  return (
    <>
      <section className={css.all} aria-labelledby="all-doors">
        <h2 id="all-doors" className={css.label}>
          {t("floor.doors")}
        </h2>
        <FloorDoors floor={floor} />
      </section>
      <Link to={`/zone${next.id}`} className={css.next} prefetch="intent" viewTransition>
        <span className={css.label}>{t("floor.next")}</span>
        <span className={classNames(css.sign, role.display)}>
          {next.kanji}　{next.verb}
        </span>
        <ArrowIcon />
      </Link>
    </>
  );
}

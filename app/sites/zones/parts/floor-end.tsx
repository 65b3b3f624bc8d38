"use no memo"; // Drawn once: compiled it would only be heavier.

import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Floor } from "../data.server.ts";
import { FloorDoors } from "./floor-doors.tsx";
import { NextFloor } from "./next-floor.tsx";
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
      <NextFloor next={next} />
    </>
  );
}

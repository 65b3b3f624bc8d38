import type { ReactNode } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Floor } from "../data.server.ts";
import { FirstView } from "./first-view.tsx";

/** The first view of floors 2 to 5: its scene, its sentence, and the three doors that stand nearest. */
export function FloorFirstView({ floor, scene }: { floor: Floor; scene: ReactNode }) {
  const t = useWords<Words>();
  const doors = floor.doors.slice(0, 3).map(({ path, name }) => ({ path, word: name }));
  return (
    <FirstView
      lines={floor.sentence}
      scene={scene}
      doors={doors}
      doorsLabel={t("town.floor", { kanji: floor.kanji })}
    />
  );
}

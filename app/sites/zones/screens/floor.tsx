import { useLoaderData } from "react-router";
import { DoorList, DoorListRow } from "#app/kits/ui/door-list/door-list.tsx";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { closedDoorScene } from "#app/shell/door/door-scene.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { loadFloor } from "../data.server.ts";
import css from "./floor.module.css";

export const loader = loadFloor;

/** Floors 2 to 5: the floor's own light, its sentence, and its doors. */
export default function FloorScreen() {
  const { floor } = useLoaderData<typeof loader>();
  const t = useWords<Words>();
  return (
    <>
      <section className={css.view}>
        <div className={css.scene}>
          <Picture picture={closedDoorScene(floor.id)} priority fit="cover" className={css.picture} alt="" />
          <Grain />
        </div>
        <VerticalHeading className={css.sentence} lines={floor.sentence} reveal />
        <div className={css.doors}>
          <DoorList label={t("town.floor", { kanji: floor.kanji })}>
            {floor.doors.map((door) => (
              <DoorListRow
                key={door.siteId}
                to={door.path}
                name={door.name}
                verb={door.isOpen ? door.verb : t("town.closed", { verb: door.verb })}
                prefetch="intent"
                viewTransition
              />
            ))}
          </DoorList>
        </div>
      </section>
    </>
  );
}

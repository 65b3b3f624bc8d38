import { DoorList, DoorListRow } from "#app/kits/ui/door-list/door-list.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Floor } from "../data.server.ts";

/** All doors of one floor by verb; a closed one says so. */
export function FloorDoors({ floor }: { floor: Floor }) {
  const t = useWords<Words>();
  return (
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
  );
}

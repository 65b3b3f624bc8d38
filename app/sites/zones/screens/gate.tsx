import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import gate from "#app/kits/ui/pictures/zone1-gate.json";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { loadGate } from "../data.server.ts";
import { Below } from "../parts/below.tsx";
import { FirstView } from "../parts/first-view.tsx";
import { GateScene, gateSizes } from "../parts/gate-scene.tsx";
import { LastMade } from "../parts/last-made.tsx";
import { NextFloor } from "../parts/next-floor.tsx";
import { NowOn } from "../parts/now-on.tsx";
import { TonightPlace } from "../parts/tonight-place.tsx";
import { TownDoors } from "../parts/town-doors.tsx";
import { TownMap } from "../parts/town-map.tsx";
import { useTonight } from "../scene/use-tonight.ts";

export const loader = loadGate;

export const links: LinksFunction = () => [picturePreload(gate, gateSizes), ...fontPreloads(floorFonts)];

/** Floor 1: one sentence, one image, three doors; below them tonight, what is on, and every door of the town. */
export default function Gate() {
  const { floors, event } = useLoaderData<typeof loader>();
  const t = useWords<Words>();
  const tonight = useTonight();
  const seconds = (count: number): string => t("doors.seconds", { count });
  return (
    <>
      <FirstView
        lines={floors[0]?.sentence ?? []}
        scene={<GateScene />}
        doorsLabel={t("doors.label")}
        doors={[
          { path: "/scan", word: t("doors.scan"), time: seconds(10), go: true },
          { path: "/virtual_tester", word: t("doors.tester"), time: seconds(5) },
          { path: "/lmw", word: t("doors.stage"), time: seconds(20) },
        ]}
      />
      <Below>
        <TonightPlace floors={floors} tonight={tonight} />
        {event && <NowOn {...event} />}
        <LastMade floors={floors} />
        <TownMap floors={floors} tonight={tonight} />
        <TownDoors floors={floors} />
        {floors[1] && <NextFloor next={floors[1]} />}
      </Below>
    </>
  );
}

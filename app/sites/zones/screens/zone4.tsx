import { Suspense } from "react";
import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import bench from "#app/kits/ui/pictures/zone4-bench.json";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import words from "../zone4-messages.json";
import { loadZone4 } from "../data.server.ts";
import { BelowFold } from "../parts/below-fold.tsx";
import { lazyScript } from "../parts/lazy-optional.ts";
import { Zone4Scene } from "../parts/zone4-scene.tsx";
import { ZoneEnd } from "../parts/zone-end.tsx";
import { ZoneFirstView } from "../parts/zone-first-view.tsx";
import { LastWork } from "../parts/last-work.tsx";
import { RecentWorksSlot } from "../parts/recent-works-slot.tsx";
import { Note } from "../parts/note.tsx";

export const loader = loadZone4;

export const links: LinksFunction = () => [picturePreload(bench), ...fontPreloads(floorFonts)];

// Drawn by the server; its script comes when the first view is alive.
const BenchToday = lazyScript(async () => (await import("../today/bench-today.tsx")).BenchToday);

/** Zone 4: a workbench in macro, a plinth that rises, everything one can make, and the recent works of others. */
export default function Zone4() {
  const { zone, next, today } = useLoaderData<typeof loader>();
  const hasWork = Boolean(useVisitor().summary?.lastWork);
  return (
    <>
      <ZoneFirstView zone={zone} scene={<Zone4Scene />} />
      <BelowFold>
        <Suspense>
          <BenchToday today={today} />
        </Suspense>
        <Note
          title={hasWork ? words.lastWork.mine : words.lastWork.title}
          line={hasWork ? words.lastWork.mineLine : words.lastWork.line}
        />
        <LastWork zones={[zone]} />
        <RecentWorksSlot />
        <ZoneEnd zone={zone} next={next} />
      </BelowFold>
    </>
  );
}

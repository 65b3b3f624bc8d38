import { Suspense } from "react";
import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import mirror from "#app/kits/ui/pictures/zone2-mirror.json";
import { loadZone2 } from "../data.server.ts";
import { BelowFold } from "../parts/below-fold.tsx";
import { lazyScript } from "../parts/lazy-optional.ts";
import { ZoneEnd } from "../parts/zone-end.tsx";
import { ZoneFirstView } from "../parts/zone-first-view.tsx";
import { PortraitNote } from "../parts/portrait-note.tsx";
import { Zone2Scene } from "../parts/zone2-scene.tsx";

export const loader = loadZone2;

export const links: LinksFunction = () => [picturePreload(mirror), ...fontPreloads(floorFonts)];

// Drawn by the server; its script comes when the first view is alive.
const MirrorToday = lazyScript(async () => (await import("../today/mirror-today.tsx")).MirrorToday);

/** Zone 2: one face, a reflection that answers late, and what begins from a face. */
export default function Zone2() {
  const { zone, next, types, today } = useLoaderData<typeof loader>();
  return (
    <>
      <ZoneFirstView zone={zone} scene={<Zone2Scene />} />
      <BelowFold>
        <Suspense>
          <MirrorToday today={today} />
        </Suspense>
        <PortraitNote types={types} />
        <ZoneEnd zone={zone} next={next} />
      </BelowFold>
    </>
  );
}

import { Suspense } from "react";
import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import water from "#app/kits/ui/pictures/zone3-water.json";
import { loadZone3 } from "../data.server.ts";
import { BelowFold } from "../parts/below-fold.tsx";
import { lazyScript } from "../parts/lazy-optional.ts";
import { ZoneEnd } from "../parts/zone-end.tsx";
import { ZoneFirstView } from "../parts/zone-first-view.tsx";
import { ShadeList } from "../parts/shade-list.tsx";
import { Zone3Scene } from "../parts/zone3-scene.tsx";

export const loader = loadZone3;

export const links: LinksFunction = () => [picturePreload(water), ...fontPreloads(floorFonts)];

// Drawn by the server; its script comes when the first view is alive.
const WaterToday = lazyScript(async () => (await import("../today/water-today.tsx")).WaterToday);

/** Zone 3: eyes in black water, and twenty-four doors behind which a shade has its scene. */
export default function Zone3() {
  const { zone, next, monsters, today } = useLoaderData<typeof loader>();
  return (
    <>
      <ZoneFirstView zone={zone} scene={<Zone3Scene />} />
      <BelowFold>
        <Suspense>
          <WaterToday today={today} />
        </Suspense>
        <ShadeList monsters={monsters} />
        <ZoneEnd zone={zone} next={next} />
      </BelowFold>
    </>
  );
}

import { Suspense } from "react";
import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import horizon from "#app/kits/ui/pictures/zone5-horizon.json";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { loadZone5 } from "../data.server.ts";
import { BelowFold } from "../parts/below-fold.tsx";
import { lazyScript } from "../parts/lazy-optional.ts";
import { ZoneEnd } from "../parts/zone-end.tsx";
import { ZoneFirstView } from "../parts/zone-first-view.tsx";
import { Note } from "../parts/note.tsx";
import { Zone5Scene } from "../parts/zone5-scene.tsx";

export const loader = loadZone5;

export const links: LinksFunction = () => [picturePreload(horizon), ...fontPreloads(floorFonts)];

// Drawn by the server; its script comes when the first view is alive.
const HorizonToday = lazyScript(async () => (await import("../today/horizon-today.tsx")).HorizonToday);

/** Zone 5: reviews as ripples on liquid rouge, and the products in the order in which one meets them. */
export default function Zone5() {
  const { zone, next, excerpts, today } = useLoaderData<typeof loader>();
  const t = useMessages<Messages>();
  return (
    <>
      <ZoneFirstView zone={zone} scene={<Zone5Scene excerpts={excerpts} />} />
      <BelowFold>
        <Suspense>
          <HorizonToday today={today} />
        </Suspense>
        <Note title={t("reviews.title")} line={t("reviews.line")} />
        <ZoneEnd zone={zone} next={next} />
      </BelowFold>
    </>
  );
}

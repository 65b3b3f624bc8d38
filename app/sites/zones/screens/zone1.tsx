import { Suspense } from "react";
import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import gate from "#app/kits/ui/pictures/zone1-gate.json";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { todaySummarySchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { loadZone1 } from "../data.server.ts";
import { BelowFold } from "../parts/below-fold.tsx";
import { FirstView } from "../parts/first-view.tsx";
import { Zone1Scene, zone1Sizes } from "../parts/zone1-scene.tsx";
import { LastWork } from "../parts/last-work.tsx";
import { NextZoneLink } from "../parts/next-zone-link.tsx";
import { HubSiteList } from "../parts/hub-site-list.tsx";
import { HubMap } from "../parts/hub-map.tsx";
import { lazyScript } from "../parts/lazy-optional.ts";

export const loader = loadZone1;

export const links: LinksFunction = () => [picturePreload(gate, zone1Sizes), ...fontPreloads(floorFonts)];

// Drawn by the server; its script comes when the first view is alive.
const GateToday = lazyScript(async () => (await import("../today/gate-today.tsx")).GateToday);

/** Zone 1: one sentence, one image, three links; below them tonight, three first steps or today's tasks, and every site of the hub. */
export default function Zone1() {
  const { zones, event, today } = useLoaderData<typeof loader>();
  const t = useMessages<Messages>();
  // The page is whole without it.
  const { data: todaySummary } = useFetched("/api/zones/tonight", () => todaySummarySchema);
  const seconds = (count: number): string => t("starts.seconds", { count });
  return (
    <>
      <FirstView
        words={zones[0]}
        scene={<Zone1Scene />}
        linksLabel={t("starts.label")}
        links={[
          { path: "/scan", word: t("starts.scan"), time: seconds(10), isPrimary: true },
          { path: "/virtual_tester", word: t("starts.tester"), time: seconds(5) },
          { path: "/lmw", word: t("starts.stage"), time: seconds(20) },
        ]}
      />
      <BelowFold>
        <Suspense>
          <GateToday today={today} event={event} zones={zones} summary={todaySummary} />
        </Suspense>
        <LastWork zones={zones} />
        <HubMap zones={zones} summary={todaySummary} />
        <HubSiteList zones={zones} />
        {zones[1] && <NextZoneLink next={zones[1]} />}
      </BelowFold>
    </>
  );
}

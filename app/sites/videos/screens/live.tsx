import "#app/generated/site-fonts/videos.css";
import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router";
import { loadLive } from "../live-data.server.ts";
import { OffAir } from "../live/off-air.tsx";
import { liveStyles } from "../live/live-styles.ts";

const OnAir = lazy(() => import("../live/on-air.tsx").then((module) => ({ default: module.OnAir })));
const Replay = lazy(() => import("../live/replay.tsx").then((module) => ({ default: module.Replay })));

export const loader = loadLive;

/** What is on, or what is on next, or what was on. */
export default function LiveScreen() {
  const page = useLoaderData<typeof loader>();
  if (page.view === "off") return <OffAir page={page} />;
  return (
    <Suspense fallback={<span hidden data-styles={liveStyles} />}>
      {page.view === "on" ? (
        <OnAir key={page.broadcast.broadcastId} page={page} />
      ) : (
        <Replay key={page.show.id} page={page} />
      )}
    </Suspense>
  );
}

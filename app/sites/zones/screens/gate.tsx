import type { LinksFunction } from "react-router";
import { useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import gate from "#app/kits/ui/pictures/zone1-gate.json";
import { loadGate } from "../data.server.ts";
import { FirstView } from "../parts/first-view.tsx";
import { NowOn } from "../parts/now-on.tsx";
import { TownDoors } from "../parts/town-doors.tsx";

export const loader = loadGate;

export const links: LinksFunction = () => [picturePreload(gate, heroSizes)];

const heroSizes = "(min-width: 481px) 600px, 125vw";

/** Floor 1: one sentence, one image, three doors; below them what is on, and every door of the town. */
export default function Gate() {
  const { floors, event } = useLoaderData<typeof loader>();
  const lines = floors[0]?.sentence ?? [];
  return (
    <>
      <FirstView lines={lines} picture={gate} sizes={heroSizes} />
      {event && <NowOn {...event} />}
      <TownDoors floors={floors} />
    </>
  );
}

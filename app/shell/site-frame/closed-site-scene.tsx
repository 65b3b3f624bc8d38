import type { PictureData } from "#app/kits/ui/picture/picture.tsx";
import gate from "#app/kits/ui/pictures/zone1-gate.json";
import door1 from "#app/kits/ui/pictures/closed-door-1.json";
import door2 from "#app/kits/ui/pictures/closed-door-2.json";
import door3 from "#app/kits/ui/pictures/closed-door-3.json";
import door4 from "#app/kits/ui/pictures/closed-door-4.json";
import door5 from "#app/kits/ui/pictures/closed-door-5.json";

const closedSites: readonly PictureData[] = [door1, door2, door3, door4, door5];

/** The picture of a closed site, a closed door: one scene, relit for each of the five zones. */
export function closedSiteScene(zone: number): PictureData {
  return closedSites[zone - 1] ?? gate;
}

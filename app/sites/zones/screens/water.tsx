import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import water from "#app/kits/ui/pictures/zone3-water.json";
import { loadWater } from "../data.server.ts";
import { Below } from "../parts/below.tsx";
import { FloorEnd } from "../parts/floor-end.tsx";
import { FloorFirstView } from "../parts/floor-first-view.tsx";
import { ShadeDoors } from "../parts/shade-doors.tsx";
import { WaterScene } from "../parts/water-scene.tsx";

export const loader = loadWater;

export const links: LinksFunction = () => [picturePreload(water), ...fontPreloads(floorFonts)];

/** Floor 3: eyes in black water, and twenty-four doors behind which a shade has its scene. */
export default function Water() {
  const { floor, next, monsters } = useLoaderData<typeof loader>();
  return (
    <>
      <FloorFirstView floor={floor} scene={<WaterScene />} />
      <Below>
        <ShadeDoors monsters={monsters} />
        <FloorEnd floor={floor} next={next} />
      </Below>
    </>
  );
}

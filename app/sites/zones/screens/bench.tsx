import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import bench from "#app/kits/ui/pictures/zone4-bench.json";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import words from "../bench-words.json";
import { loadFloor } from "../data.server.ts";
import { Below } from "../parts/below.tsx";
import { BenchScene } from "../parts/bench-scene.tsx";
import { FloorEnd } from "../parts/floor-end.tsx";
import { FloorFirstView } from "../parts/floor-first-view.tsx";
import { LastMade } from "../parts/last-made.tsx";
import { MadeWallPlace } from "../parts/made-wall-place.tsx";
import { Note } from "../parts/note.tsx";

export const loader = loadFloor;

export const links: LinksFunction = () => [picturePreload(bench), ...fontPreloads(floorFonts)];

/** Floor 4: a workbench in macro, a plinth that rises, everything one can make, and the wall of what others made. */
export default function Bench() {
  const { floor, next } = useLoaderData<typeof loader>();
  const hasMade = Boolean(useVisitor().summary?.lastWork);
  return (
    <>
      <FloorFirstView floor={floor} scene={<BenchScene />} />
      <Below>
        <Note
          title={hasMade ? words.bench.mine : words.bench.title}
          line={hasMade ? words.bench.mineLine : words.bench.line}
        />
        <LastMade floors={[floor]} />
        <MadeWallPlace />
        <FloorEnd floor={floor} next={next} />
      </Below>
    </>
  );
}

import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import bench from "#app/kits/ui/pictures/zone4-bench.json";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { loadFloor } from "../data.server.ts";
import { Below } from "../parts/below.tsx";
import { BenchScene } from "../parts/bench-scene.tsx";
import { FloorEnd } from "../parts/floor-end.tsx";
import { FloorFirstView } from "../parts/floor-first-view.tsx";
import { LastMade } from "../parts/last-made.tsx";
import { Note } from "../parts/note.tsx";

export const loader = loadFloor;

export const links: LinksFunction = () => [picturePreload(bench), ...fontPreloads(floorFonts)];

/** Floor 4: a workbench in macro, a plinth that rises, and everything one can make. */
export default function Bench() {
  const { floor, next } = useLoaderData<typeof loader>();
  const t = useWords<Words>();
  return (
    <>
      <FloorFirstView floor={floor} scene={<BenchScene />} />
      <Below>
        <Note title={t("bench.title")} line={t("bench.line")} />
        <LastMade floors={[floor]} />
        <FloorEnd floor={floor} next={next} />
      </Below>
    </>
  );
}

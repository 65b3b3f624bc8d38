import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import mirror from "#app/kits/ui/pictures/zone2-mirror.json";
import { loadMirror } from "../data.server.ts";
import { Below } from "../parts/below.tsx";
import { FloorEnd } from "../parts/floor-end.tsx";
import { FloorFirstView } from "../parts/floor-first-view.tsx";
import { MirrorNote } from "../parts/mirror-note.tsx";
import { MirrorScene } from "../parts/mirror-scene.tsx";
// Its script comes with whom it belongs to, its style must not.
import "../parts/own-portrait.module.css";

export const loader = loadMirror;

export const links: LinksFunction = () => [picturePreload(mirror), ...fontPreloads(floorFonts)];

/** Floor 2: one face, a reflection that answers late, and what begins from a face. */
export default function Mirror() {
  const { floor, next, types } = useLoaderData<typeof loader>();
  return (
    <>
      <FloorFirstView floor={floor} scene={<MirrorScene />} />
      <Below>
        <MirrorNote types={types} />
        <FloorEnd floor={floor} next={next} />
      </Below>
    </>
  );
}

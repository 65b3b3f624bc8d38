import { Link, type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import mirror from "#app/kits/ui/pictures/zone2-mirror.json";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { loadFloor } from "../data.server.ts";
import { Below } from "../parts/below.tsx";
import { FloorEnd } from "../parts/floor-end.tsx";
import { FloorFirstView } from "../parts/floor-first-view.tsx";
import { MirrorScene } from "../parts/mirror-scene.tsx";
import { Note } from "../parts/note.tsx";

export const loader = loadFloor;

export const links: LinksFunction = () => [picturePreload(mirror), ...fontPreloads(floorFonts)];

/** Floor 2: one face, a reflection that answers late, and what begins from a face. */
export default function Mirror() {
  const { floor, next } = useLoaderData<typeof loader>();
  const t = useWords<Words>();
  return (
    <>
      <FloorFirstView floor={floor} scene={<MirrorScene />} />
      <Below>
        <Note title={t("mirror.title")} line={t("mirror.line")}>
          <Link to="/scan" prefetch="intent" viewTransition>
            {t("mirror.door")}
          </Link>
        </Note>
        <FloorEnd floor={floor} next={next} />
      </Below>
    </>
  );
}

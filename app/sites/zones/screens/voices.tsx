import { type LinksFunction, useLoaderData } from "react-router";
import { picturePreload } from "#app/kits/ui/picture/picture-preload.ts";
import { fontPreloads } from "#app/kits/ui/type/font-preload.ts";
import { floorFonts } from "#app/generated/preloaded-fonts.ts";
import horizon from "#app/kits/ui/pictures/zone5-horizon.json";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { loadVoices } from "../data.server.ts";
import { Below } from "../parts/below.tsx";
import { FloorEnd } from "../parts/floor-end.tsx";
import { FloorFirstView } from "../parts/floor-first-view.tsx";
import { Note } from "../parts/note.tsx";
import { VoicesScene } from "../parts/voices-scene.tsx";

export const loader = loadVoices;

export const links: LinksFunction = () => [picturePreload(horizon), ...fontPreloads(floorFonts)];

/** Floor 5: voices as ripples on liquid rouge, and the shelf in the order one walks it. */
export default function Voices() {
  const { floor, next, voices } = useLoaderData<typeof loader>();
  const t = useWords<Words>();
  return (
    <>
      <FloorFirstView floor={floor} scene={<VoicesScene voices={voices} />} />
      <Below>
        <Note title={t("voices.title")} line={t("voices.line")} />
        <FloorEnd floor={floor} next={next} />
      </Below>
    </>
  );
}

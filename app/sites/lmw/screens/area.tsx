// Of two cuts that hold a character the later one is fetched: what is said in a talk comes when one talks.
import "#app/generated/site-fonts/lmw-encounter.css";
import "#app/generated/site-fonts/lmw-area.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loadArea } from "../area.server.ts";
import { AreaView } from "../area/area-view.tsx";
import { getAreaMusic } from "#app/kits/sound/music-names.ts";
import { WorldFrame } from "../frame/world-frame.tsx";

export const loader = loadArea;

/** Every area has its own title and share picture. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    if (!loaderData) return headMeta(head);
    const { id, name, map } = loaderData.area;
    const areaHead = withCard(head, "lmw", `area-${id}`, `リップモンスターの世界、${name}。`);
    return headMeta({ ...areaHead, title: areaHead.title.replace("ひとつの土地", name), description: map.promise });
  });

/** One area of the lip world. */
export default function AreaScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame frame={page.frame} music={getAreaMusic(page.area.id)}>
      <AreaView key={page.area.id} page={page} />
    </WorldFrame>
  );
}

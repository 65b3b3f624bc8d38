import "#app/generated/site-fonts/lmw-stage.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { headMeta } from "#app/kits/page/head.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { WorldFrame } from "../frame/world-frame.tsx";
import { getAreaMusic } from "#app/kits/sound/music-names.ts";
import { loadStage } from "../stage/data.server.ts";
import { StageView } from "../stage/parts/stage-view.tsx";

export const loader = loadStage;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) =>
    headMeta(
      loaderData
        ? {
            ...head,
            title: `${loaderData.content.words.title} | ${head.title}`,
            description: loaderData.content.words.promise,
          }
        : head,
    ),
  );

/** One of the seven stages. */
export default function StageScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame frame={page.frame} music={getAreaMusic(page.content.id)}>
      <StageView key={page.content.id} page={page} />
    </WorldFrame>
  );
}

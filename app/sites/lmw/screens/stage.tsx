import "#app/generated/site-fonts/lmw-stage.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { headMeta } from "#app/shell/door/head.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { WorldFrame } from "../frame/world-frame.tsx";
import { loadStage } from "../stage/data.server.ts";
import { StagePlace } from "../stage/parts/stage-place.tsx";

export const loader = loadStage;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) =>
    headMeta(
      loaderData
        ? {
            ...head,
            title: `${loaderData.book.words.title} | ${head.title}`,
            description: loaderData.book.words.promise,
          }
        : head,
    ),
  );

/** One of the seven stages. */
export default function StageScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame frame={page.frame}>
      <StagePlace key={page.book.id} page={page} />
    </WorldFrame>
  );
}

// Of two cuts that hold a character the later one is fetched: what is said in a talk comes when one talks.
import "#app/generated/site-fonts/lmw-meeting.css";
import "#app/generated/site-fonts/lmw-area.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/shell/door/card-image.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loadArea } from "../area.server.ts";
import { AreaView } from "../area/area-view.tsx";
import { WorldFrame } from "../frame/world-frame.tsx";

export const loader = loadArea;

/** Every area has its own title and share picture. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => {
    if (!loaderData) return headMeta(head);
    const { id, name, map } = loaderData.area;
    const own = withCard(head, "lmw", `area-${id}`, `リップモンスターの世界、${name}。`);
    return headMeta({ ...own, title: own.title.replace("ひとつの土地", name), description: map.promise });
  });

/** One area of the lip world. */
export default function AreaScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <WorldFrame frame={page.frame}>
      <AreaView key={page.area.id} page={page} />
    </WorldFrame>
  );
}

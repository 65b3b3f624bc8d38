import "#app/generated/site-fonts/ucp.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { withCard } from "#app/shell/door/card-image.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loadShared } from "../data.server.ts";
import { Shared } from "../parts/shared.tsx";

export const loader = loadShared;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => {
    const tile = loaderData?.tile;
    if (!tile) return headMeta(head);
    const alt = `『${tile.title}』。役目を終えた${tile.drawn.paints.length}色で描かれた一枚。`;
    return headMeta({ ...withCard(head, "ucp", tile.id, alt), title: `${tile.title} | ${head.title}` });
  });

/** Somebody's painting, stroke by stroke. */
export default function ShareScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastPlace>
      <Shared key={page.askedId ?? ""} page={page} />
    </ToastPlace>
  );
}

import "#app/generated/site-fonts/ucp.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loadSharedPainting } from "../data.server.ts";
import { SharedPainting } from "../parts/shared-painting.tsx";

export const loader = loadSharedPainting;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    const tile = loaderData?.tile;
    if (!tile) return headMeta(head);
    const alt = `『${tile.title}』。役目を終えた${tile.drawn.paints.length}色で描かれた一枚。`;
    return headMeta({
      ...withCard(head, "ucp", tile.id, alt, tile.isUnlisted ? "-words" : ""),
      title: `${tile.title} | ${head.title}`,
    });
  });

/** Somebody's painting, stroke by stroke. */
export default function ShareScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      <SharedPainting key={page.requestedId ?? ""} page={page} />
    </ToastRegion>
  );
}

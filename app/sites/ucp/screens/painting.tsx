import "#app/generated/site-fonts/ucp.css";
import { useLoaderData } from "react-router";
import { useDeferredMusic } from "#app/kits/sound/use-deferred-music.ts";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { loadPainting } from "../data.server.ts";
import { PaintingView } from "../parts/painting-view.tsx";

export const loader = loadPainting;

/** A stick breaks, becomes paint, and the paint a tile of the mural. */
export default function PaintingScreen() {
  useDeferredMusic("workshop");
  return (
    <ToastRegion>
      <PaintingView page={useLoaderData<typeof loader>()} />
    </ToastRegion>
  );
}

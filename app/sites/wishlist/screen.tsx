import "#app/generated/site-fonts/wishlist.css";
import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { loader } from "./data.server.ts";
import { LettingGoPress } from "./parts/letting-go-press.tsx";
import { OwnList } from "./parts/own-list.tsx";
// Few come for somebody else's list: its script travels only to them, its styles must be there before the first paint.
import "#app/kits/shelf/product-row.module.css";
import "#app/kits/shelf/wish-heart.module.css";
import "./parts/shared-list.module.css";

const SharedList = lazy(async () => ({ default: (await import("./parts/shared-list.tsx")).SharedList }));

export { loader };

/** The visitor's own list; with `?s=` one that somebody opened to others. */
export default function WishlistScreen() {
  const { shared, lettingGo, apiBasePath } = useLoaderData<typeof loader>();
  return (
    <ToastPlace>
      {shared ? (
        <Suspense>
          <SharedList rows={shared.rows} />
        </Suspense>
      ) : (
        <OwnList apiBasePath={apiBasePath} />
      )}
      <LettingGoPress lettingGo={lettingGo} apiBasePath={apiBasePath} />
    </ToastPlace>
  );
}

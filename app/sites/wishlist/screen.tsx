import "#app/generated/site-fonts/wishlist.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { loader } from "./data.server.ts";
import { WishRemovals } from "./parts/wish-removals.tsx";
import { MyList } from "./parts/my-list.tsx";

const SharedList = lazy(async () => ({ default: (await import("./parts/shared-list.tsx")).SharedList }));

export { loader };

/** Shared is the number of the month; the list of a visitor has no picture. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    const month = loaderData?.shared ? null : loaderData?.lettingGo?.month;
    return headMeta(month ? withCard(head, "wishlist", month, "今月、「欲しい」をやめた件数。") : head);
  });

/** The visitor's own list; with `?s=` one that somebody opened to others. */
export default function WishlistScreen() {
  const { shared, lettingGo, apiBasePath } = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      {shared ? (
        <Suspense>
          <SharedList rows={shared.rows} />
        </Suspense>
      ) : (
        <MyList apiBasePath={apiBasePath} />
      )}
      <WishRemovals removals={lettingGo} apiBasePath={apiBasePath} />
    </ToastRegion>
  );
}

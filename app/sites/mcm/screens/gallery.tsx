import "#app/generated/site-fonts/mcm.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { withCard } from "#app/shell/door/card-image.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loadGallery } from "../gallery.server.ts";
// Its script comes where there is room for it; its style is there before.
import "../parts/mascara-menu.module.css";
import { MetPlace } from "../parts/met-place.tsx";
import { Wall } from "../parts/wall.tsx";

export const loader = loadGallery;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => {
    if (loaderData?.view !== "work") return headMeta(head);
    const { work } = loaderData;
    if (!work) return headMeta({ ...head, isIndexed: false });
    const name = work.name.ja;
    // Thousands of works are no pages for a search engine: the wall is.
    const shown = { ...head, title: `${name}｜${head.title}`, isIndexed: false };
    return headMeta(withCard(shown, "mcm", work.id ?? work.code, `マスカラ『${name}』。`));
  });

/** The wall of finished mascaras, or one of them as a stranger meets it. */
export default function GalleryScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastPlace>
      {page.view === "wall" ? (
        <Wall key={`${page.sort}${page.worry}`} page={page} />
      ) : (
        <MetPlace key={page.work?.code ?? ""} page={page} />
      )}
    </ToastPlace>
  );
}

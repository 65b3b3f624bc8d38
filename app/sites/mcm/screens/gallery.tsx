import "#app/generated/site-fonts/mcm.css";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loadGallery } from "../gallery.server.ts";
import { SharedMascaraView } from "../parts/shared-mascara.tsx";
import { Gallery } from "../parts/gallery.tsx";

export const loader = loadGallery;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    if (loaderData?.view !== "work") return headMeta(head);
    const { work } = loaderData;
    if (!work) return headMeta({ ...head, isIndexed: false });
    const name = work.name.ja;
    // Thousands of mascaras are no pages for a search engine: the gallery is.
    const shown = { ...head, title: `${name}｜${head.title}`, isIndexed: false };
    return headMeta(withCard(shown, "mcm", work.id ?? work.code, `マスカラ『${name}』。`));
  });

/** The gallery of finished mascaras, or one of them as a stranger sees it. */
export default function GalleryScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      {page.view === "wall" ? (
        <Gallery key={`${page.sort}${page.worry}`} page={page} />
      ) : (
        <SharedMascaraView key={page.work?.code ?? ""} page={page} />
      )}
    </ToastRegion>
  );
}

import { type MetaFunction, useLoaderData } from "react-router";
import "#app/generated/site-fonts/all-products.css";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadCatalogue } from "./data.server.ts";
import { sheetMeta } from "./parts/sheet-meta.ts";
import { CatalogueView } from "./parts/catalogue-view.tsx";

export const loader = loadCatalogue;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => sheetMeta(head, loaderData));

/** The whole catalogue; a product opens over it as a sheet. */
export default function AllProducts() {
  return (
    <ToastRegion>
      <CatalogueView catalogue={useLoaderData<typeof loader>()} />
    </ToastRegion>
  );
}

import "#app/generated/site-fonts/yoku.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { loadYoku } from "./data.server.ts";
import { yokuMeta } from "./head.ts";
import { Choose } from "./parts/choose.tsx";
// Used here, so that a palette has its styles without a script too.

const OpenPalette = lazy(async () => ({ default: (await import("./parts/open-palette.tsx")).OpenPalette }));

export const loader = loadYoku;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => yokuMeta(head, loaderData));

/** Four desires, and the colours one did not know. */
export default function YokuScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastRegion>
      {page.view === "palette" ? (
        <Suspense fallback={<div className="on-ink" />}>
          <OpenPalette key={page.palette.code.slice(0, 8)} page={page} />
        </Suspense>
      ) : (
        <Choose key={`${page.day} ${page.hand}`} page={page} />
      )}
    </ToastRegion>
  );
}

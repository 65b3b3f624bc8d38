import "#app/generated/site-fonts/yoku.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { loadYoku } from "./data.server.ts";
import { yokuMeta } from "./head.ts";
import { Choose } from "./parts/choose.tsx";
// Used here, so that a palette has its styles without a script too.
import openedCss from "./parts/opened.module.css";
// Their scripts come when they are needed, their styles before the first paint.
import "#app/kits/handover/outside-guide.module.css";
import "#app/kits/shelf/later-heart.module.css";
import "#app/kits/ui/field/field.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "#app/kits/ui/shade-chip/shade-chip.module.css";
import "./parts/after.module.css";
import "./parts/lids.module.css";
import "./parts/swap.module.css";

const Opened = lazy(async () => ({ default: (await import("./parts/opened.tsx")).Opened }));

export const loader = loadYoku;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => yokuMeta(head, loaderData));

/** Four desires, and the colours one did not know. */
export default function YokuScreen() {
  const page = useLoaderData<typeof loader>();
  return (
    <ToastPlace>
      {page.view === "palette" ? (
        <Suspense fallback={<div className={openedCss.palette} />}>
          <Opened key={page.palette.code.slice(0, 8)} page={page} />
        </Suspense>
      ) : (
        <Choose key={`${page.day} ${page.hand}`} page={page} />
      )}
    </ToastPlace>
  );
}

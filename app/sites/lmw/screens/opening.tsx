import "#app/generated/site-fonts/lmw-weekly.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/shell/door/card-image.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { WorldFrame } from "../frame/world-frame.tsx";
import { Opening } from "../opening/opening.tsx";
import { SharedRunView } from "../opening/shared-run.tsx";
import { loadOpening } from "../opening.server.ts";
import { weekSheets } from "../weekly/week-sheets.ts";

const WeekView = lazy(async () => ({ default: (await import("../weekly/week-view.tsx")).WeekView }));

export const loader = loadOpening;

/** A week and a run are shared with their own pictures. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => {
    if (loaderData?.view === "week") {
      const own = withCard(head, "lmw", `week-${loaderData.code}`, loaderData.headline.words);
      const title = head.title.replace("リップモンスターの世界", `今週、塗りつぶされた言葉 第${loaderData.issue}号`);
      return headMeta({ ...own, title, description: loaderData.headline.words });
    }
    if (loaderData?.view === "run" && loaderData.run)
      return headMeta(withCard(head, "lmw", `run-${loaderData.run.runId}`, "線を引かれた言葉の札。"));
    return headMeta(withCard(head, "lmw", "world", "リップモンスターの世界。決めつけは、塗りつぶせ。"));
  });

/** The opening of the lip world, somebody's run, or the page of a week. */
export default function OpeningScreen() {
  const page = useLoaderData<typeof loader>();
  switch (page.view) {
    case "opening":
      return (
        <WorldFrame bare>
          <Opening page={page} />
        </WorldFrame>
      );
    case "run":
      return (
        <WorldFrame bare music={null}>
          <SharedRunView page={page} />
        </WorldFrame>
      );
    case "week":
      return (
        <WorldFrame frame={page.frame} music={null}>
          <Suspense fallback={<p className={weekSheets} />}>
            <WeekView key={page.code} page={page} />
          </Suspense>
        </WorldFrame>
      );
  }
}

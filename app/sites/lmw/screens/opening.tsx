import "#app/generated/site-fonts/lmw-weekly.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { hubMusic } from "#app/kits/sound/music-names.ts";
import { WorldFrame } from "../frame/world-frame.tsx";
import { Intro } from "../intro/intro.tsx";
import { SharedRunView } from "../intro/shared-run.tsx";
import { loadIntro } from "../intro.server.ts";
import { weekClassNames } from "../weekly/week-class-names.ts";

const SendView = lazy(async () => ({ default: (await import("../send/send-view.tsx")).SendView }));
const WeekView = lazy(async () => ({ default: (await import("../weekly/week-view.tsx")).WeekView }));

export const loader = loadIntro;

/** A week and a run are shared with their own pictures. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    if (loaderData?.view === "week") {
      const weekHead = withCard(head, "lmw", `week-${loaderData.code}`, loaderData.headline.words);
      const title = head.title.replace("リップモンスターの世界", `今週、塗りつぶされた言葉 第${loaderData.issue}号`);
      return headMeta({ ...weekHead, title, description: loaderData.headline.words });
    }
    if (loaderData?.view === "word")
      return headMeta({
        ...withCard(head, "lmw", "word", "言われた言葉を、八秒で塗りつぶす紙。"),
        title: head.title.replace("リップモンスターの世界", "言われた言葉"),
        isIndexed: false,
      });
    if (loaderData?.view === "run" && loaderData.run)
      return headMeta(withCard(head, "lmw", `run-${loaderData.run.runId}`, "線を引かれた言葉の札。"));
    return headMeta(withCard(head, "lmw", "world", "リップモンスターの世界。決めつけは、塗りつぶせ。"));
  });

/** The opening of the lip world, somebody's run, a word that was sent on, or the page of a week. */
export default function OpeningScreen() {
  const page = useLoaderData<typeof loader>();
  switch (page.view) {
    case "opening":
      return (
        <WorldFrame bare music={hubMusic}>
          <Intro page={page} />
        </WorldFrame>
      );
    case "run":
      return (
        <WorldFrame bare music={null}>
          <SharedRunView page={page} />
        </WorldFrame>
      );
    case "word":
      return (
        <WorldFrame bare music={null}>
          <Suspense fallback={null}>
            <SendView key={page.id} page={page} />
          </Suspense>
        </WorldFrame>
      );
    case "week":
      return (
        <WorldFrame frame={page.frame} music={null}>
          <Suspense fallback={<p className={weekClassNames} />}>
            <WeekView key={page.code} page={page} />
          </Suspense>
        </WorldFrame>
      );
  }
}

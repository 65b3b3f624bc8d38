import "#app/generated/site-fonts/lmp.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { useDeferredMusic } from "#app/kits/sound/use-deferred-music.ts";
import { loadProphecy } from "./data.server.ts";
import { prophecyMeta } from "./head.ts";
import { SharedProphecy } from "./parts/shared-prophecy.tsx";
import { Thirtieth } from "./parts/thirtieth.tsx";
import { TodayView } from "./parts/today-view.tsx";

// Few come to a mouth: its script is its own; its styles stand with those of a shared letter, which every page has.
const MouthView = lazy(async () => ({ default: (await import("./parts/mouth-view.tsx")).MouthView }));

export const loader = loadProphecy;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => (loaderData ? prophecyMeta(head, loaderData) : headMeta(head)));

export default function ProphecyScreen() {
  const page = useLoaderData<typeof loader>();
  useDeferredMusic("prophecy");
  switch (page.view) {
    case "tonight":
      return <TodayView key={page.day} page={page} />;
    case "letter":
      return <SharedProphecy key={page.letter.key} prophecy={page.letter} today={page.today} />;
    case "mouth":
      return (
        <Suspense>
          <MouthView key={page.code} page={page} />
        </Suspense>
      );
    case "thirtieth":
      return <Thirtieth hex={page.hex} />;
  }
}

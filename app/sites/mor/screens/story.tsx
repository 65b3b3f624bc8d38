import "#app/generated/site-fonts/mor.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, type ShouldRevalidateFunction, useLoaderData } from "react-router";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loadStory } from "../data.server.ts";
import { storyMeta } from "../head.ts";
import { RedView } from "../parts/red-view.tsx";
import { StoryView } from "../parts/story-view.tsx";
// What most visitors do not open comes as a script of its own; its styles must not.
import "#app/kits/ui/field/field.module.css";
import "#app/kits/ui/notice/notice.module.css";
import "../parts/night-view.module.css";
import "../parts/sea-view.module.css";
import "../parts/text-view.module.css";

const TextView = lazy(() => import("../parts/text-view.tsx").then(({ TextView: view }) => ({ default: view })));
const SeaView = lazy(() => import("../parts/sea-view.tsx").then(({ SeaView: view }) => ({ default: view })));
const NightView = lazy(() => import("../parts/night-view.tsx").then(({ NightView: view }) => ({ default: view })));

export const loader = loadStory;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => (loaderData ? storyMeta(head, loaderData) : headMeta(head)));

/** From chapter to chapter everything is here already: the story goes on without a network. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  isChapter(currentUrl) && isChapter(nextUrl) ? false : defaultShouldRevalidate;

const isChapter = ({ pathname, searchParams }: URL): boolean =>
  pathname === "/mor" && /^[1-5]$/.test(searchParams.get("c") ?? "1");

export default function StoryScreen() {
  return (
    <Suspense>
      <Shown />
    </Suspense>
  );
}

function Shown() {
  const page = useLoaderData<typeof loader>();
  switch (page.view) {
    case "story":
      return <StoryView page={page} />;
    case "red":
      return <RedView key={page.red.code} page={page} />;
    case "text":
      return <TextView page={page} />;
    case "sea":
      return <SeaView page={page} />;
    case "night":
      return <NightView page={page} />;
  }
}

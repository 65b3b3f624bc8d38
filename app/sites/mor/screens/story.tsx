import "#app/generated/site-fonts/mor.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, type ShouldRevalidateFunction, useLoaderData } from "react-router";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loadStory } from "../data.server.ts";
import { storyMeta } from "../head.ts";
import { MemoryView } from "../parts/memory-view.tsx";
import { StoryView } from "../parts/story-view.tsx";

const TextView = lazy(() => import("../parts/text-view.tsx").then(({ TextView: view }) => ({ default: view })));
const MemoryFeedView = lazy(() =>
  import("../parts/memory-feed-view.tsx").then(({ MemoryFeedView: view }) => ({ default: view })),
);
const NoRedEventView = lazy(() =>
  import("../parts/no-red-event-view.tsx").then(({ NoRedEventView: view }) => ({ default: view })),
);

export const loader = loadStory;

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => (loaderData ? storyMeta(head, loaderData) : headMeta(head)));

/** From chapter to chapter everything is here already: the story goes on without a network. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  isChapter(currentUrl) && isChapter(nextUrl) ? false : defaultShouldRevalidate;

const isChapter = ({ pathname, searchParams }: URL): boolean =>
  pathname === "/mor" && /^[1-5]$/.test(searchParams.get("c") ?? "1");

export default function StoryScreen() {
  return (
    <Suspense>
      <StoryContent />
    </Suspense>
  );
}

function StoryContent() {
  const page = useLoaderData<typeof loader>();
  switch (page.view) {
    case "story":
      return <StoryView page={page} />;
    case "red":
      return <MemoryView key={page.details.code} page={page} />;
    case "text":
      return <TextView page={page} />;
    case "sea":
      return <MemoryFeedView page={page} />;
    case "night":
      return <NoRedEventView page={page} />;
  }
}

import "#app/generated/site-fonts/videos.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/kits/page/card-image.ts";
import { metaFromSite } from "#app/kits/page/site-head.ts";
import { headMeta } from "#app/kits/page/head.ts";
import { loadChannel } from "../data.server.ts";
import { videoStyles } from "../parts/video-styles.ts";
import { VideoLists } from "../parts/video-lists.tsx";

const Feed = lazy(() => import("../parts/feed.tsx").then((module) => ({ default: module.Feed })));
const VideoPage = lazy(() => import("../parts/video-page.tsx").then((module) => ({ default: module.VideoPage })));

export const loader = loadChannel;

/** A video is shared with its own picture. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromSite(matches, (head) => {
    const video = loaderData?.view === "film" ? loaderData.video : null;
    return headMeta(video ? withCard(head, "videos", video.id, `動画『${video.title}』。${video.lead}`) : head);
  });

/** The lists, one video, or the upright ones one under the other. */
export default function ChannelScreen() {
  const page = useLoaderData<typeof loader>();
  if (page.view === "shelves") return <VideoLists page={page} />;
  return (
    <Suspense fallback={<span hidden data-styles={videoStyles} />}>
      {page.view === "film" ? <VideoPage key={page.video.id} page={page} /> : <Feed page={page} />}
    </Suspense>
  );
}

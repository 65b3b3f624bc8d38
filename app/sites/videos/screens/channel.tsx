import "#app/generated/site-fonts/videos.css";
import { lazy, Suspense } from "react";
import { type MetaFunction, useLoaderData } from "react-router";
import { withCard } from "#app/shell/door/card-image.ts";
import { metaFromDoor } from "#app/shell/door/door-head.ts";
import { headMeta } from "#app/shell/door/head.ts";
import { loadChannel } from "../data.server.ts";
import { filmStyles } from "../parts/film-styles.ts";
import { Shelves } from "../parts/shelves.tsx";

const Feed = lazy(() => import("../parts/feed.tsx").then((module) => ({ default: module.Feed })));
const FilmPage = lazy(() => import("../parts/film-page.tsx").then((module) => ({ default: module.FilmPage })));

export const loader = loadChannel;

/** A film is shared with its own picture. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  metaFromDoor(matches, (head) => {
    const film = loaderData?.view === "film" ? loaderData.film : null;
    return headMeta(film ? withCard(head, "videos", film.id, `動画『${film.title}』。${film.lead}`) : head);
  });

/** The shelves, one film, or the upright ones one under the other. */
export default function ChannelScreen() {
  const page = useLoaderData<typeof loader>();
  if (page.view === "shelves") return <Shelves page={page} />;
  return (
    <Suspense fallback={<span hidden data-styles={filmStyles} />}>
      {page.view === "film" ? <FilmPage key={page.film.id} page={page} /> : <Feed page={page} />}
    </Suspense>
  );
}

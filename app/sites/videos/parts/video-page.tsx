import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View } from "../data.server.ts";
import { Chapters } from "./chapters.tsx";
import { VideoBelowFold } from "./video-below-fold.tsx";
import { PlayerSection } from "./player-section.tsx";
import { VideoActions } from "./video-actions.tsx";
import { PinBar } from "../show/pin-bar.tsx";
import { useVideoSession } from "./use-video-session.ts";
import css from "./video-page.module.css";

const RecipeChapters = lazy(() =>
  import("./recipe-chapters.tsx").then((module) => ({ default: module.RecipeChapters })),
);

/** One video: the picture one can stop on a colour, its chapters and words, its products, where to go on. */
export function VideoPage({ page }: { page: View<"film"> }) {
  return (
    <ToastRegion>
      <VideoPageBody page={page} />
    </ToastRegion>
  );
}

function VideoPageBody({ page }: { page: View<"film"> }) {
  const t = useMessages<Messages>();
  const { video } = page;
  const session = useVideoSession(video);
  const { state, player, visitorRecord, lang, jump } = session;
  const [isFollowing, setIsFollowing] = useState(false);
  const code = useRecipeCode();
  const chapters = { video, state, player, isFollowing, onFollow: setIsFollowing, onJump: jump };

  return (
    <article className={css.page} data-video={video.id} data-player={player ? "here" : "coming"}>
      <PlayerSection session={session} />
      <header className={`${css.head} stack-2`}>
        <p className="text-aside">{t(`series.${video.series}`)}</p>
        <h1 className={`${role.display} text-title`}>{video.title}</h1>
        <p className="text-service">{video.lead}</p>
        <VideoActions video={video} state={state} record={visitorRecord} origin={page.origin} />
      </header>
      <PinBar products={page.products} pins={video.pins} atMs={state.hasStarted ? state.atMs : null} />
      {code === null ? (
        <Chapters {...chapters} />
      ) : (
        <Suspense fallback={<Chapters {...chapters} />}>
          <RecipeChapters code={code} chapters={chapters} />
        </Suspense>
      )}
      <VideoBelowFold
        page={page}
        atMs={state.atMs}
        lang={lang === "off" ? "ja" : lang}
        record={visitorRecord}
        onJump={jump}
      />
    </article>
  );
}

/** The recipe in whose follow mode the video was opened. The server never asks: its page is the same for all. */
const useRecipeCode = (): string | null =>
  useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(location.search).get("r"),
    () => null,
  );

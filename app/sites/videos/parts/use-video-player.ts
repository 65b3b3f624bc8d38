import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { VideoDetail } from "../data.server.ts";
import type { PlayerState, VideoPlayer } from "../player/video-player.ts";
import { getResumePosition } from "../player/resume-positions.ts";
import { parseStartTime } from "../rules/time-text.ts";

// The player's script is fetched later, so its own constant for it cannot be used here.
const idleState: PlayerState = {
  ...{ videoId: null, isPlaying: false, hasStarted: false, atMs: 0, rate: 1 },
  ...{ isBroken: false, isWaiting: false },
};
const noop = (): void => {};

/** The player with this video in a slot of the page; null until its script has come. Leaving the page, it plays on in small. */
export function useVideoPlayer(
  video: VideoDetail,
  slot: RefObject<HTMLElement | null>,
): { player: VideoPlayer | null; state: PlayerState } {
  const t = useMessages<Messages>();
  const navigate = useNavigate();
  const [player, setPlayer] = useState<VideoPlayer | null>(null);

  // Before the page is taken out of the document: a video that is taken out with it falls silent.
  useLayoutEffect(() => {
    const container = slot.current;
    let mounted: VideoPlayer | null = null;
    let isUnmounted = false;
    void import("../player/video-player.ts").then(({ videoPlayer }) => {
      if (isUnmounted || !container) return;
      mounted = videoPlayer();
      const { id, title, durationMs, orientation, playlist, file } = video;
      const isLoaded = mounted.read().videoId === id;
      const startMs = parseStartTime(location.search) ?? (isLoaded ? null : getResumePosition(id));
      mounted.show(
        { id, title, durationMs, playlist, file, isPortrait: orientation === "vertical" },
        container,
        startMs,
      );
      setPlayer(mounted);
    });
    return () => {
      isUnmounted = true;
      if (!container) return;
      mounted?.leave(container, (address) => void navigate(address), {
        ...{ region: t("mini.region"), back: t("mini.back"), play: t("player.play"), pause: t("player.pause") },
        ...{ close: t("mini.close"), pip: t("mini.pip"), noPip: t("mini.noPip") },
      });
    };
    // Words and router stay as they are while the page does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [video.id]);

  const state = useSyncExternalStore(
    player?.subscribe ?? (() => noop),
    player?.read ?? (() => idleState),
    () => idleState,
  );
  return { player, state };
}

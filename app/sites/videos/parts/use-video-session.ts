import { useRef, useState } from "react";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Messages } from "../copy/messages.ts";
import type { VideoDetail } from "../data.server.ts";
import type { CaptionLanguage } from "../player/captions.tsx";
import { useVideoPlayer } from "./use-video-player.ts";
import { useVideoRecord } from "./use-video-record.ts";
import { type StoppedColour, useStop } from "./use-stop.ts";

/** Everything that happens around one video: the player, the captions, the stopped colour, what the visitor saves. */
export function useVideoSession(video: VideoDetail) {
  const slot = useRef<HTMLDivElement>(null);
  const { player, state } = useVideoPlayer(video, slot);
  const [lang, setLang] = useState<CaptionLanguage>("ja");
  const record = useVideoRecord();
  const saveStopped = useSaveStoppedColour(video.id, record);
  const stop = useStop(video, player, saveStopped);

  return {
    ...{ video, slot, player, state, lang, setLang, visitorRecord: record, stop },
    begin(): void {
      track("video_start");
      void player?.play();
    },
    jump(atMs: number): void {
      player?.seek(atMs);
      void player?.play();
      slot.current?.scrollIntoView({ block: "nearest" });
    },
  };
}
export type VideoSession = ReturnType<typeof useVideoSession>;

/** Keeps a stopped colour as a swatch, and says so. */
export function useSaveStoppedColour(videoId: string, record: Pick<ReturnType<typeof useVideoRecord>, "stop">) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  return ({ atMs, seen, shade }: StoppedColour): void => {
    record.stop({ filmId: videoId, atMs, seen, productId: shade.id }).then(
      () => showToast({ text: t("stop.saved", { shade: shade.name }) }),
      () => showToast({ text: t("stop.unkept") }),
    );
  };
}

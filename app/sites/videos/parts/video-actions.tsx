import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { videoShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import type { VideoDetail } from "../data.server.ts";
import type { PlayerState } from "../player/video-player.ts";
import { formatTime } from "../rules/time-text.ts";
import type { useVideoRecord } from "./use-video-record.ts";
import css from "./video-actions.module.css";

interface VideoActionsProps {
  video: VideoDetail;
  state: PlayerState;
  record: ReturnType<typeof useVideoRecord>;
  origin: string;
}

/** The bookmark, and sharing the video at the second at which it is. */
export function VideoActions({ video, state, record, origin }: VideoActionsProps) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const toggleBookmark = record.record?.bookmarks.find(({ filmId: videoId }) => videoId === video.id);
  const second = Math.floor(state.atMs / 1_000);
  const showResult = (text: string) => () => showToast({ text });
  const failed = showResult(t("mark.failed"));

  return (
    <div className={css.actions}>
      {toggleBookmark ? (
        <Button
          look="line"
          wide
          aria-pressed="true"
          onClick={() => void record.unbookmark(video.id).then(showResult(t("mark.removed")), failed)}
        >
          {t("mark.here", { at: formatTime(toggleBookmark.atMs) })}
        </Button>
      ) : (
        <Button
          look="line"
          wide
          aria-pressed="false"
          onClick={() => void record.bookmark(video.id, state.atMs).then(showResult(t("mark.added")), failed)}
        >
          {t("mark.add")}
        </Button>
      )}
      <DeferredShareButtons
        share={(channel) =>
          composeShare(videoShare, "ja", { title: video.title, filmId: video.id, second }, channel, origin)
        }
        onShare={(way) => way !== "save" && track(`video_share_${way}`)}
      />
    </div>
  );
}

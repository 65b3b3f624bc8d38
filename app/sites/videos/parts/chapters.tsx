import { type ReactNode, useEffect, useRef } from "react";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { VideoDetail } from "../data.server.ts";
import type { PlayerState, VideoPlayer } from "../player/video-player.ts";
import { chapterAt, doneChapters } from "../rules/chapters.ts";
import { TimedRow } from "../show/timed-row.tsx";
import css from "./chapters.module.css";

export interface ChaptersProps {
  video: VideoDetail;
  state: PlayerState;
  player: VideoPlayer | null;
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
  onJump: (atMs: number) => void;
  /** Along a recipe: what stands at a chapter instead of its tick. */
  renderMark?: (chapter: number) => ReactNode;
  /** Along a recipe: the chapter of the step one is at; negative when it is elsewhere. */
  model?: number;
}

/** The steps, ticked as they pass. With 手に合わせる the video waits at the end of each until one's own hand is done. */
export function Chapters({
  video,
  state,
  player,
  isFollowing,
  onFollow,
  onJump,
  renderMark,
  model = -1,
}: ChaptersProps) {
  const t = useMessages<Messages>();
  const { chapters, durationMs } = video;
  const isRunning = state.hasStarted;
  const now = isRunning ? chapterAt(chapters, state.atMs) : -1;
  const done = isRunning ? doneChapters(chapters, state.atMs, durationMs) : 0;
  const waitsAt = usePauseAtSeam(video, state, player, isFollowing);
  // The step one's own hand is at is the step; what runs beside it is only the time.
  const currentOf = (i: number) => (i === model ? "step" : i !== now ? undefined : model < 0 ? "step" : "time");

  return (
    <section className={`${css.chapters} on-soot`} aria-labelledby="film-chapters">
      <h2 id="film-chapters" className={`${role.display} side text-heading`}>
        {t(`chapters.${video.series}`)}
      </h2>
      <ol className={`${css.list} above-3`}>
        {chapters.map(({ atMs, words: caption }, i) => (
          <li key={atMs} className="hair-below" data-now={i === now || undefined}>
            <TimedRow
              atMs={atMs}
              aria-current={currentOf(i)}
              onJump={() => onJump(atMs)}
              mark={
                renderMark?.(i) ??
                (i < done && (
                  <span className={css.tick}>
                    <TickIcon />
                    <span className="visually-hidden">{t("chapters.done")}</span>
                  </span>
                ))
              }
            >
              {caption}
            </TimedRow>
          </li>
        ))}
      </ol>
      {video.series === "how-to" && (
        <FollowSwitch
          isFollowing={isFollowing}
          onFollow={onFollow}
          waitsFor={waitsAt === null ? null : (chapters[waitsAt]?.words ?? "")}
          onDone={() => void player?.play()}
        />
      )}
    </section>
  );
}

type FollowSwitchProps = Pick<ChaptersProps, "isFollowing" | "onFollow"> & {
  /** The step the video waits for; null while it runs. */
  waitsFor: string | null;
  onDone: () => void;
};

/** 手に合わせる: on or off, and what the video waits for. */
function FollowSwitch({ isFollowing, onFollow, waitsFor, onDone }: FollowSwitchProps) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.follow} stack-2 text-body`}>
      <Button look="line" wide aria-pressed={isFollowing} onClick={() => onFollow(!isFollowing)}>
        {isFollowing ? t("follow.on") : t("follow.off")}
      </Button>
      <p role="status">{waitsFor !== null ? t("follow.waits", { step: waitsFor }) : t("follow.hint")}</p>
      {waitsFor !== null && (
        <Button wide look="bone" onClick={onDone}>
          {t("follow.done")}
        </Button>
      )}
    </div>
  );
}

/** The chapter at whose end the video waits; null while it runs. */
function usePauseAtSeam(
  video: VideoDetail,
  state: PlayerState,
  player: VideoPlayer | null,
  isFollowing: boolean,
): number | null {
  const last = useRef(0);
  const { isPlaying, atMs, hasStarted } = state;
  const chapter = chapterAt(video.chapters, atMs);
  useEffect(() => {
    const before = last.current;
    last.current = chapter;
    // Only a step that was just watched to its end; the opening is none, and a jump is one's own wish.
    const isStep = isFollowing && isPlaying && chapter === before + 1 && before > 0;
    if (isStep && atMs - (video.chapters[chapter]?.atMs ?? 0) < 1_000) player?.pause();
  }, [chapter, atMs, isPlaying, isFollowing, player, video.chapters]);
  const isAtSeam = chapter > 1 && atMs - (video.chapters[chapter]?.atMs ?? 0) < 1_000;
  return isFollowing && hasStarted && !isPlaying && isAtSeam ? chapter - 1 : null;
}

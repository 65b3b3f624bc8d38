import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { VideoRow } from "../data.server.ts";
import { formatTime } from "../rules/time-text.ts";
import css from "./video-tile.module.css";

/** A video in a list: its poster, one line, its time. */
export function VideoTile({ video, priority }: { video: VideoRow; priority?: boolean }) {
  const isPortrait = video.orientation === "vertical";
  return (
    <Link
      to={`/channel?v=${video.id}`}
      className={`${css.tile} stack-2`}
      data-upright={isPortrait}
      data-tile={video.id}
    >
      <span className={`${css.picture} frame on-soot`}>
        <Picture
          picture={video.poster}
          fit="cover"
          alt=""
          priority={priority}
          sizes={isPortrait ? "(min-width: 481px) 180px, 38vw" : undefined}
        />
        <span className={classNames(css.time, "text-body", role.micro)}>{formatTime(video.durationMs)}</span>
      </span>
      <span className={classNames(role.display, "text-lead")}>{video.title}</span>
    </Link>
  );
}

import { Link } from "react-router";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { VideoRow } from "../data.server.ts";
import { formatTime } from "../rules/time-text.ts";
import { useVideoRecord } from "./use-video-record.ts";
import { useShadeNames } from "./use-shade-names.ts";
import css from "./my-videos.module.css";

/** One's own bookmarks and the shades one stopped at. Without any it is not there. */
export function MyVideos({ videos }: { videos: readonly VideoRow[] }) {
  const t = useMessages<Messages>();
  const { record } = useVideoRecord();
  const shades = useShadeNames((record?.stopped.length ?? 0) > 0);
  if (!record || record.bookmarks.length + record.stopped.length === 0) return null;
  return (
    <section className="on-grey pad-side-5" aria-labelledby="own-films">
      <h2 id="own-films" className={`${role.display} text-heading`}>
        {t("own.title")}
      </h2>
      <ul className={css.list}>
        {record.bookmarks.map(({ filmId: videoId, atMs }) => {
          const video = videos.find(({ id }) => id === videoId);
          return video ? (
            <li key={videoId}>
              <Link to={`/channel?v=${videoId}&t=${Math.floor(atMs / 1_000)}`} className={`${css.mark} line-3`}>
                <span>{video.title}</span>
                <span className={`${css.at} text-body`}>{t("own.from", { at: formatTime(atMs) })}</span>
              </Link>
            </li>
          ) : null;
        })}
        {shades &&
          record.stopped.slice(0, 8).map(({ id, filmId: videoId, atMs, productId }) => {
            const shade = shades.get(productId);
            return shade ? (
              <li key={id}>
                <Link to={`/channel?v=${videoId}&t=${Math.floor(atMs / 1_000)}`} className={`${css.mark} line-3`}>
                  <ShadeChip hex={shade.hex} size="text" />
                  <span>{shade.name}</span>
                </Link>
              </li>
            ) : null;
          })}
      </ul>
    </section>
  );
}

import { useState } from "react";
import { Link } from "react-router";
import { productPath } from "#app/kits/product/product-address.ts";
import { ShadeChip } from "#app/kits/ui/shade-chip/shade-chip.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { View, VideoDetail } from "../data.server.ts";
import { formatTime } from "../rules/time-text.ts";
import type { CaptionLanguage } from "../player/captions.tsx";
import { VideoTile } from "./video-tile.tsx";
import { useShadeNames } from "./use-shade-names.ts";
import type { useVideoRecord } from "./use-video-record.ts";
import { TimedRow } from "../show/timed-row.tsx";
import css from "./video-below-fold.module.css";

interface VideoBelowFoldProps {
  page: View<"film">;
  atMs: number;
  lang: Exclude<CaptionLanguage, "off">;
  record: ReturnType<typeof useVideoRecord>;
  onJump: (atMs: number) => void;
}

/** What is said in the video, the shades one stopped at, and where to go on. */
export function VideoBelowFold({ page, atMs, lang, record, onJump }: VideoBelowFoldProps) {
  const t = useMessages<Messages>();
  return (
    <>
      <Transcript video={page.video} atMs={atMs} lang={lang} onJump={onJump} />
      <StoppedShades videoId={page.video.id} record={record} onJump={onJump} />
      <section className="pad-side-5 stack-3" aria-labelledby="film-next">
        <h2 id="film-next" className={`${role.display} text-heading`}>
          {t("next.title")}
        </h2>
        <div className="stack-4">
          {page.next.map((row) => (
            <VideoTile key={row.id} video={row} />
          ))}
        </div>
        <Link to="/channel" className="target-inline text-underlined">
          {t("next.all")}
        </Link>
      </section>
    </>
  );
}

function Transcript({
  video,
  atMs,
  lang,
  onJump,
}: { video: VideoDetail; atMs: number } & Pick<VideoBelowFoldProps, "lang" | "onJump">) {
  const t = useMessages<Messages>();
  const [searchText, setSearchText] = useState("");
  const wanted = searchText.trim().toLowerCase();
  const wordsOf = ({ words: messages }: VideoDetail["captions"][number]): string => messages[lang] ?? messages.ja;
  const found = video.captions.filter((caption) => wordsOf(caption).toLowerCase().includes(wanted));
  return (
    <section className="pad-side-5 stack-3" aria-labelledby="film-words">
      <h2 id="film-words" className={`${role.display} text-heading`}>
        {t("transcript.title")}
      </h2>
      <TextField
        label={t("transcript.search")}
        type="search"
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
      />
      <p role="status" className={`${css.count} text-aside`}>
        {wanted && (found.length > 0 ? t("transcript.found", { count: found.length }) : t("transcript.none"))}
      </p>
      <ol className={css.lines} lang={lang}>
        {found.map((caption) => (
          <li key={caption.fromMs} data-now={(caption.fromMs <= atMs && atMs < caption.untilMs) || undefined}>
            <TimedRow atMs={caption.fromMs} onJump={() => onJump(caption.fromMs)}>
              {wordsOf(caption)}
            </TimedRow>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StoppedShades({
  videoId,
  record,
  onJump,
}: { videoId: string } & Pick<VideoBelowFoldProps, "record" | "onJump">) {
  const t = useMessages<Messages>();
  const stopped = record.record?.stopped ?? [];
  const shades = useShadeNames(stopped.length > 0);
  if (stopped.length === 0 || !shades) return null;
  return (
    <section className="on-grey pad-side-5" aria-labelledby="film-stopped">
      <h2 id="film-stopped" className={`${role.display} text-heading`}>
        {t("stopped.title")}
      </h2>
      <ul className="above-3 stack-2">
        {stopped.slice(0, 12).map((one) => {
          const shade = shades.get(one.productId);
          if (!shade) return null;
          return (
            <li key={one.id} className="line-2">
              <Link to={productPath(shade.id)} className={`${css.shade} line-3`}>
                <ShadeChip hex={shade.hex} />
                <span>{shade.name}</span>
              </Link>
              {one.filmId === videoId ? (
                <button
                  type="button"
                  className={`${css.small} middle target-box text-body`}
                  onClick={() => onJump(one.atMs)}
                >
                  {formatTime(one.atMs)}
                </button>
              ) : (
                <Link
                  className={`${css.small} middle target-box text-body`}
                  to={`/channel?v=${one.filmId}&t=${Math.floor(one.atMs / 1_000)}`}
                >
                  {formatTime(one.atMs)}
                </Link>
              )}
              <button
                type="button"
                className={`${css.small} middle target-box text-body`}
                onClick={() => void record.unstop(one.id).catch(() => {})}
              >
                {t("stopped.remove")}
                <span className="visually-hidden">{shade.name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

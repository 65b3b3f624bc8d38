// What scrolls can be scrolled by keyboard.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import scene from "#app/kits/ui/pictures/scene-videos.json";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Hero } from "#app/kits/ui/hero/hero.tsx";
import type { Messages } from "../copy/messages.ts";
import type { VideoRow, View } from "../data.server.ts";
import { VideoTile } from "./video-tile.tsx";
import css from "./video-lists.module.css";

const MyVideos = lazy(() => import("./my-videos.tsx").then((module) => ({ default: module.MyVideos })));

/** The videos by their series: upright ones in a row that scrolls, lying ones one under the other. */
export function VideoLists({ page }: { page: View<"shelves"> }) {
  const t = useMessages<Messages>();
  const { videos } = page;
  const first = videos.find(({ id }) => id === "film-05") ?? videos[0];
  return (
    <div className="on-ink">
      <Hero
        veil="low"
        scene={<Picture picture={scene} priority fit="cover" alt="" />}
        sceneClassName={css.scene}
        footClassName="stack-3"
        foot={
          <>
            <p className="text-service">{t("channel.how")}</p>
            {first && (
              <Link to={`/channel?v=${first.id}`} className={buttonClass({ wide: true })}>
                <span>{t("channel.begin")}</span>
              </Link>
            )}
            <Link to="/channel?feed=1" className={buttonClass({ look: "line", wide: true })}>
              <span>{t("channel.feed")}</span>
            </Link>
          </>
        }
      >
        <VerticalHeading level={1} className="hero-title" lines={[t("channel.one"), t("channel.two")]} reveal />
      </Hero>
      <VideoList name="shade-story" videos={videos} />
      <VideoList name="how-to" videos={videos} />
      <Suspense>
        <MyVideos videos={videos} />
      </Suspense>
      <p className={`${css.live} pad-side-4`}>
        <Link to="/live" className={buttonClass({ look: "line", wide: true, arrow: true })}>
          <span>{t("channel.live")}</span>
        </Link>
      </p>
    </div>
  );
}

function VideoList({ name, videos }: { name: VideoRow["series"]; videos: readonly VideoRow[] }) {
  const t = useMessages<Messages>();
  const myVideos = videos.filter(({ series }) => series === name);
  const portraitVideos = myVideos.filter(({ orientation }) => orientation === "vertical");
  const landscapeVideos = myVideos.filter(({ orientation }) => orientation === "horizontal");
  return (
    <section className={`${css.list} lazy-section`} aria-labelledby={`shelf-${name}`}>
      <h2 id={`shelf-${name}`} className={`${role.display} side text-title`}>
        {t(`series.${name}`)}
      </h2>
      <p className={`${css.about} text-aside`}>{t(`about.${name}`)}</p>
      <div className={`${css.row} rail side stack-3`} role="group" aria-label={t(`series.${name}`)} tabIndex={0}>
        {portraitVideos.map((video) => (
          <VideoTile key={video.id} video={video} />
        ))}
      </div>
      <div className={`${css.lying} stack-4`}>
        {landscapeVideos.map((video) => (
          <VideoTile key={video.id} video={video} />
        ))}
      </div>
    </section>
  );
}

import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Grain } from "#app/kits/ui/grain/grain.tsx";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { Picture, type PictureData } from "#app/kits/ui/picture/picture.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { SoundButton } from "./sound-button.tsx";
import css from "./stage.module.css";

type StageProps = {
  /** 1–5; 0 where it is no chapter. */
  scene: number;
  picture: PictureData;
  heading: readonly string[];
  /** The line above the panel: which chapter it is. */
  kicker: ReactNode;
  /** Where a scene is painted; left out, the picture stands alone. */
  ref?: Ref<HTMLElement>;
  /** The hand does something on the picture itself. */
  isInteractive?: boolean;
  /** Laid over the picture. */
  overlay?: ReactNode;
  /** Stands beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One view of the story: the picture and its scene, the sentence at the right, below it what is told and done. */
export function Stage({
  scene,
  picture,
  heading,
  kicker,
  ref,
  isInteractive = false,
  overlay,
  aside,
  children,
}: StageProps) {
  const t = useMessages<Messages>();
  return (
    <section className={`${css.stage} frame on-ink`} ref={ref} data-scene={scene}>
      <div className={css.scene}>
        <Picture picture={picture} priority fit="cover" className={css[`focus${scene}`]} />
        {ref && (
          <canvas className={classNames(css.canvas, "overlay-full", isInteractive && css.touched)} aria-hidden="true" />
        )}
        {overlay}
        <div className={`${css.veil} overlay`} />
        <Grain />
      </div>
      <div className={css.corner}>
        <SoundButton />
        <Link to="/zone1" className={`${css.round} middle`} aria-label={t("stage.leave")}>
          <CloseIcon />
        </Link>
      </div>
      <VerticalHeading className={css.heading} lines={heading} reveal />
      {aside && <div className={css.aside}>{aside}</div>}
      <div className={css.panel}>
        <p className={`${css.kicker} line-3 text-note`}>{kicker}</p>
        {children}
      </div>
    </section>
  );
}

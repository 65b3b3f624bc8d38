"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import type { ReactNode, RefObject } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { FaceSource } from "#app/kits/mirror/mirror-state.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { LookLayer } from "#contracts/look.ts";
import type { TesterData } from "../data.server.ts";
import css from "./makeup-picture.module.css";

interface MakeupPictureProps {
  /** The stage itself, where the mirror draws on it, and the video it reads. */
  stage: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  canvasKey: number;
  video: RefObject<HTMLVideoElement | null>;
  kind: FaceSource["kind"];
  servedPicture: TesterData["makeupPicture"];
  /** Null while it is hidden or the lips are bare: nothing stands on the picture. */
  name: string | null;
  /** All that the stage paints. */
  layers: readonly LookLayer[];
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** One line over the foot of the picture. */
  message: string;
  children?: ReactNode;
}

/** The face that wears it: the server's picture first, then the stage in the same place. */
export function MakeupPicture(props: MakeupPictureProps) {
  const { stage, canvas, canvasKey, video, kind, servedPicture, name, layers, label, message, children } = props;
  const t = useMessages<Messages>();
  return (
    <div
      ref={stage}
      className={`${css.place} frame on-grey`}
      data-source={kind}
      data-layers={kind === "served" ? undefined : placesOf(layers)}
    >
      <div className={`${css.window} overlay`}>
        {servedPicture && (
          <Picture
            className={css.applied}
            picture={servedPicture}
            fit="cover"
            exact
            priority
            alt={kind === "served" ? label : ""}
          />
        )}
        <video ref={video} className={`${css.camera} overlay-full`} muted playsInline aria-hidden="true" />
        <canvas
          key={canvasKey}
          ref={canvas}
          className={css.canvas}
          data-mirrored={kind === "camera" || kind === "frozen" || undefined}
          role="img"
          aria-label={kind === "served" ? undefined : label}
          aria-hidden={kind === "served" || undefined}
        />
      </div>
      {name !== null && (
        <p className={classNames(css.name, "text-bright", role.display)} key={name}>
          {name}
        </p>
      )}
      {kind === "camera" && <p className={`${css.live} line-2 text-body text-live`}>{t("canvas.live")}</p>}
      {children}
      <p className={`${css.status} text-body text-bright`} role="status">
        {message}
      </p>
    </div>
  );
}

/** What lies where, in words that tests read: `base blush-apple lip`. */
const placesOf = (layers: readonly LookLayer[]): string =>
  layers
    .map((layer) =>
      [layer.kind, "place" in layer && layer.place, "well" in layer && layer.well].filter(Boolean).join("-"),
    )
    .toSorted()
    .join(" ");

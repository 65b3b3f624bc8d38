"use no memo";
import { type RefObject, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { type FaceSource, hasMyFace, isMyFace } from "#app/kits/mirror/mirror-state.ts";
import { Picture, type PictureData } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type DayHalf, dayHalves } from "#contracts/two-faces.ts";
import type { Messages } from "../copy/messages.ts";
import type { LookView } from "../data.server.ts";
import { Stroke } from "./stroke.tsx";
import type { SidesControl } from "./use-sides.ts";
import { useSlide } from "./use-slide.ts";
import css from "./mirror.module.css";

interface MirrorProps {
  container: RefObject<HTMLDivElement | null>;
  /** Where the stage draws. */
  morning: RefObject<HTMLCanvasElement | null>;
  night: RefObject<HTMLCanvasElement | null>;
  live: RefObject<HTMLCanvasElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  source: FaceSource;
  looks: Record<DayHalf, LookView>;
  names: Record<DayHalf, string>;
  sides: SidesControl;
  /** One line over the foot of the picture. */
  message: string;
}

/** The face in two looks: two pictures over each other, and a stroke of lipstick between them. */
export function Mirror(props: MirrorProps) {
  const { container, morning, night, live, video, source, looks, names, sides, message } = props;
  const { kind } = source;
  const t = useMessages<Messages>();
  const { left, coming } = sides;
  const slide = useSlide(sides);
  const [first] = useState(looks);
  const right = left === "morning" ? "night" : "morning";
  const hour = (half: DayHalf): string => `${t(`hours.${half}Of`)}『${names[half]}』（${looks[half].name}）`;
  const label =
    isMyFace(kind) && !hasMyFace(source)
      ? t("mirror.faceless")
      : t("mirror.label", {
          face: t(isMyFace(kind) ? "mirror.own" : "mirror.model"),
          left: hour(left),
          right: hour(right),
        });
  const isServed = kind === "served";
  return (
    <div className={`${css.place} frame on-grey`} ref={container} data-source={kind} data-left={left} {...slide}>
      <div className={css.faces} role="img" aria-label={label}>
        {dayHalves.map((half) => (
          <div key={half} className={css.half} data-half={half}>
            {isServed && (
              <ServedPicture look={looks[half]} isFirst={looks[half] === first[half]} isMain={half === "morning"} />
            )}
            <canvas
              ref={half === "morning" ? morning : night}
              hidden={isServed || kind === "camera"}
              data-mirrored={kind === "frozen" || undefined}
            />
          </div>
        ))}
        <video ref={video} className={css.overlay} muted playsInline aria-hidden="true" />
        <canvas ref={live} className={css.live} data-shown={kind === "camera" || undefined} />
      </div>
      {dayHalves.map((half) => (
        // Another side is another place: the name comes in there anew.
        <p
          key={`${half}-${left}`}
          className={`${css.name} stack-2 text-bright`}
          data-leads={half === left || undefined}
          aria-hidden="true"
        >
          <span className={`${css.hour} text-fine`}>{t(`hours.${half}`)}</span>
          <span className={classNames(css.words, role.display)}>{names[half]}</span>
        </p>
      ))}
      <Stroke lips={{ morning: looks.morning.lip, night: looks.night.lip }} sides={sides} isWaiting={coming !== null} />
      {kind === "camera" && <p className={`${css.dot} line-2 text-body`}>{t("mirror.live")}</p>}
      <p className={`${css.status} hides-empty text-body text-bright`} role="status">
        {message}
      </p>
    </div>
  );
}

/** A look as it was painted beforehand. The small picture of the choice is there already: it stands in for the large one. */
function ServedPicture({ look, isFirst, isMain }: { look: LookView; isFirst: boolean; isMain: boolean }) {
  if (!look.picture) return null;
  const { name, hash } = look.picture;
  return (
    <>
      {!isFirst && <img className={css.small} src={`/assets/v/${hash}/${name}@390.avif`} alt="" />}
      <Picture key={name} picture={pictureOf(look.picture)} fit="cover" exact priority={isMain} alt="" />
    </>
  );
}

const pictureOf = ({ name, hash }: { name: string; hash: string }): PictureData => ({
  name,
  hash,
  width: 780,
  height: 1040,
  widths: [390, 780],
  color: "#2a2827",
  preview: "",
  alt: { ja: "" },
});

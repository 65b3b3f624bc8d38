import type { ReactNode, RefObject } from "react";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { TesterData, TesterShade } from "../data.server.ts";
import type { Source } from "./use-stage.ts";
import css from "./worn-picture.module.css";

interface WornPictureProps {
  /** Where the stage draws, and the film it reads. */
  canvas: RefObject<HTMLCanvasElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  kind: Source["kind"];
  worn: TesterData["worn"];
  shade: TesterShade;
  /** The name is hidden while one chooses without names. */
  isNameless: boolean;
  /** One line over the foot of the picture. */
  said: string;
  children?: ReactNode;
}

/** The face that wears it: the server's picture first, then the stage in the same place. */
export function WornPicture(props: WornPictureProps) {
  const { canvas, video, kind, worn, shade, isNameless, said, children } = props;
  const t = useWords<Words>();
  const isOwn = kind === "camera" || kind === "photo" || kind === "frozen";
  const label = t("stage.label", {
    face: t(isOwn ? "stage.own" : "stage.model"),
    shade: isNameless ? "？" : shade.name,
  });
  return (
    <div className={css.place} data-source={kind}>
      {worn && (
        <Picture className={css.worn} picture={worn} fit="cover" exact priority alt={kind === "worn" ? label : ""} />
      )}
      <video ref={video} className={css.camera} muted playsInline aria-hidden="true" />
      <canvas
        ref={canvas}
        className={css.canvas}
        data-mirrored={kind === "camera" || kind === "frozen" || undefined}
        role="img"
        aria-label={kind === "worn" ? undefined : label}
        aria-hidden={kind === "worn" || undefined}
      />
      {!isNameless && (
        <p className={classNames(css.name, role.display)} key={shade.id}>
          {shade.name}
        </p>
      )}
      {kind === "camera" && <p className={css.live}>{t("stage.live")}</p>}
      {children}
      <p className={css.said} role="status">
        {said}
      </p>
    </div>
  );
}

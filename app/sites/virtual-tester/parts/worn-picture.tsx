import type { ReactNode, RefObject } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { TesterData, TesterShade } from "../data.server.ts";
import type { Source } from "../stage/source.ts";
import css from "./worn-picture.module.css";

interface WornPictureProps {
  /** Where the stage draws, and the film it reads. */
  canvas: RefObject<HTMLCanvasElement | null>;
  canvasKey: number;
  video: RefObject<HTMLVideoElement | null>;
  kind: Source["kind"];
  worn: TesterData["worn"];
  /** Null while its name is hidden or the lips are bare: nothing stands on the picture. */
  shade: TesterShade | null;
  /** What the picture shows, for those who do not see it. */
  label: string;
  /** One line over the foot of the picture. */
  said: string;
  children?: ReactNode;
}

/** The face that wears it: the server's picture first, then the stage in the same place. */
export function WornPicture(props: WornPictureProps) {
  const { canvas, canvasKey, video, kind, worn, shade, label, said, children } = props;
  const t = useWords<Words>();
  return (
    <div className={css.place} data-source={kind}>
      {worn && (
        <Picture className={css.worn} picture={worn} fit="cover" exact priority alt={kind === "worn" ? label : ""} />
      )}
      <video ref={video} className={css.camera} muted playsInline aria-hidden="true" />
      <canvas
        key={canvasKey}
        ref={canvas}
        className={css.canvas}
        data-mirrored={kind === "camera" || kind === "frozen" || undefined}
        role="img"
        aria-label={kind === "worn" ? undefined : label}
        aria-hidden={kind === "worn" || undefined}
      />
      {shade && (
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

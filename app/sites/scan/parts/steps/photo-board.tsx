import { useEffect, useRef } from "react";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { type Box, faceBox } from "../../flow/portrait.ts";
import { shownPart } from "../../flow/shown-part.ts";
import type { ShownPhotoCheck } from "../../flow/read-photo.ts";
import css from "./photo-board.module.css";

interface PhotoBoardProps {
  finding: ShownPhotoCheck;
  onChoose: (face: FaceDetection) => void;
}

/**
 * The chosen photo in its own colours, as large as its place allows; once a face was found, what is around it. Several
 * faces are to be chosen from.
 */
export function PhotoBoard({ finding, onChoose }: PhotoBoardProps) {
  const t = useMessages<Messages>();
  const { photo } = finding;
  const size = { widthPx: photo.width, heightPx: photo.height };
  const face = "face" in finding ? finding.face : null;
  const { xPx, yPx, widthPx, heightPx } = shownPart(face, size);

  const shape = (element: HTMLElement | null): void =>
    element?.style.setProperty("--ratio", String(widthPx / heightPx));
  /** Lays an element over a part of the photo. */
  const overlay =
    (part: Box) =>
    (element: HTMLElement | null): void => {
      if (!element) return;
      element.style.left = `${((part.xPx - xPx) / widthPx) * 100}%`;
      element.style.top = `${((part.yPx - yPx) / heightPx) * 100}%`;
      element.style.width = `${(part.widthPx / widthPx) * 100}%`;
      element.style.height = `${(part.heightPx / heightPx) * 100}%`;
    };
  return (
    <div ref={shape} className={css.board}>
      <PhotoPart photo={photo} part={{ xPx, yPx, widthPx, heightPx }} label={t("read.photo.picture")} />
      {face && <span className={css.frame} ref={overlay(faceBox(face.landmarks, size))} />}
      {finding.kind === "several" &&
        finding.faces.map((each, i) => (
          <button
            key={`${each.landmarks[0]}`}
            type="button"
            className={`${css.face} target-box`}
            ref={overlay(faceBox(each.landmarks, size))}
            aria-label={t("read.photo.face", { number: i + 1 })}
            onClick={() => onChoose(each)}
          >
            <span className={`${css.number} middle text-body text-strong`}>{i + 1}</span>
          </button>
        ))}
    </div>
  );
}

function PhotoPart({ photo, part, label }: { photo: ImageBitmap; part: Box; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { xPx, yPx, widthPx, heightPx } = part;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    [element.width, element.height] = [Math.round(widthPx), Math.round(heightPx)];
    element.getContext("2d")?.drawImage(photo, xPx, yPx, widthPx, heightPx, 0, 0, element.width, element.height);
  }, [photo, xPx, yPx, widthPx, heightPx]);
  return <canvas ref={canvas} className={css.canvas} role="img" aria-label={label} />;
}

import { useEffect, useRef } from "react";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { type Box, faceBox } from "../../flow/portrait.ts";
import type { ShownPhotoCheck } from "../../flow/read-photo.ts";
import css from "./photo-board.module.css";

interface PhotoBoardProps {
  finding: ShownPhotoCheck;
  onChoose: (face: FaceDetection) => void;
}

/** The chosen photo in its own colours, with a frame round what was found; several faces are to be chosen from. */
export function PhotoBoard({ finding, onChoose }: PhotoBoardProps) {
  const t = useMessages<Messages>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { photo } = finding;

  useEffect(() => {
    const context2d = canvas.current;
    if (!context2d) return;
    [context2d.width, context2d.height] = [photo.width, photo.height];
    context2d.getContext("2d")?.drawImage(photo, 0, 0);
  }, [photo]);

  const size = { widthPx: photo.width, heightPx: photo.height };
  /** Lays an element over a part of the photo. */
  const overlay =
    ({ xPx, yPx, widthPx, heightPx }: Box) =>
    (element: HTMLElement | null): void => {
      if (!element) return;
      element.style.left = `${(xPx / size.widthPx) * 100}%`;
      element.style.top = `${(yPx / size.heightPx) * 100}%`;
      element.style.width = `${(widthPx / size.widthPx) * 100}%`;
      element.style.height = `${(heightPx / size.heightPx) * 100}%`;
    };
  const { crop } = finding.kind === "confirm" ? finding : { crop: null };
  return (
    <div className={`${css.board} bleed`}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={t("read.photo.picture")} />
      {crop && (
        <span
          className={css.frame}
          ref={overlay({ xPx: crop.xPx, yPx: crop.yPx, widthPx: crop.sizePx, heightPx: crop.sizePx })}
        />
      )}
      {finding.kind === "several" &&
        finding.faces.map((face, i) => (
          <button
            key={`${face.landmarks[0]}`}
            type="button"
            className={`${css.face} target-box`}
            ref={overlay(faceBox(face.landmarks, size))}
            aria-label={t("read.photo.face", { number: i + 1 })}
            onClick={() => onChoose(face)}
          >
            <span className={`${css.number} middle text-body text-strong`}>{i + 1}</span>
          </button>
        ))}
    </div>
  );
}

import { useEffect, useRef } from "react";
import type { FaceReading } from "#contracts/face-reading.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { type Box, faceBox } from "../../flow/portrait.ts";
import type { PhotoFinding } from "../../flow/read-photo.ts";
import css from "./photo-board.module.css";

interface PhotoBoardProps {
  finding: Exclude<PhotoFinding, { kind: "good" }>;
  onChoose: (face: FaceReading) => void;
}

/** The chosen photo in its own colours, with a frame round what was found; several faces are to be chosen from. */
export function PhotoBoard({ finding, onChoose }: PhotoBoardProps) {
  const t = useWords<Words>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { photo } = finding;

  useEffect(() => {
    const board = canvas.current;
    if (!board || !photo) return;
    [board.width, board.height] = [photo.width, photo.height];
    board.getContext("2d")?.drawImage(photo, 0, 0);
  }, [photo]);

  if (!photo) return null;
  const size = { widthPx: photo.width, heightPx: photo.height };
  /** Lays an element over a part of the photo. */
  const over =
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
    <div className={css.board}>
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={t("read.photo.picture")} />
      {crop && (
        <span
          className={css.frame}
          ref={over({ xPx: crop.xPx, yPx: crop.yPx, widthPx: crop.sizePx, heightPx: crop.sizePx })}
        />
      )}
      {finding.kind === "several" &&
        finding.faces.map((face, i) => (
          <button
            key={`${face.landmarks[0]}`}
            type="button"
            className={css.face}
            ref={over(faceBox(face.landmarks, size))}
            aria-label={t("read.photo.face", { number: i + 1 })}
            onClick={() => onChoose(face)}
          >
            <span className={css.number}>{i + 1}</span>
          </button>
        ))}
    </div>
  );
}

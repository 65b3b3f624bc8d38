"use no memo";
import { useEffect, useRef } from "react";
import { groupCrop, type PortraitCrop } from "../makeup/portrait-crop.ts";
import { floatAt } from "../basics/typed-array-at.ts";
import { Button } from "../ui/button/button.tsx";
import css from "./face-chooser.module.css";
import type { WholePhoto } from "./photo-faces.ts";

interface FaceChooserProps {
  photo: WholePhoto;
  labels: {
    /** 「だれに塗りますか。」 */
    question: string;
    /** The photograph, for those who do not see it. */
    picture: string;
    face: (number: number) => string;
    everyone: string;
  };
  onFace: (index: number) => void;
  onEveryone: () => void;
}

/** The people of a photograph with their numbers, to be chosen from: one of them, or all. It fills its stage. */
export function FaceChooser({ photo, labels, onFace, onEveryone }: FaceChooserProps) {
  const { frame, faces } = photo;
  const crop = groupCrop(faces, frame.width, frame.height);
  const question = useRef<HTMLParagraphElement>(null);
  // Whoever chose a photograph goes on here.
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`${css.chooser} overlay`} role="group" aria-labelledby="who-question">
      <div className={css.room}>
        <div
          className={css.board}
          ref={(board) => board?.style.setProperty("--aspect", String(crop.widthPx / crop.heightPx))}
        >
          <PhotoPart frame={frame} crop={crop} label={labels.picture} />
          {faces.map((face, i) => (
            <button
              key={`${floatAt(face, 0)} ${floatAt(face, 1)}`}
              type="button"
              className={css.face}
              ref={(element) => void (element && layOver(element, face, photo, crop))}
              aria-label={labels.face(i + 1)}
              onClick={() => onFace(i)}
            >
              <span className="middle text-body text-strong">{i + 1}</span>
            </button>
          ))}
        </div>
      </div>
      <div className={css.foot}>
        <p ref={question} id="who-question" className="text-lead" tabIndex={-1}>
          {labels.question}
        </p>
        <Button look="bone" compact onClick={onEveryone}>
          {labels.everyone}
        </Button>
      </div>
    </div>
  );
}

/** The part of the photograph with the faces in it. */
function PhotoPart({ frame, crop, label }: { frame: ImageBitmap; crop: PortraitCrop; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { xPx, yPx, widthPx, heightPx } = crop;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    [element.width, element.height] = [widthPx, heightPx];
    element.getContext("2d")?.drawImage(frame, xPx, yPx, widthPx, heightPx, 0, 0, widthPx, heightPx);
  }, [frame, xPx, yPx, widthPx, heightPx]);
  return <canvas ref={canvas} role="img" aria-label={label} />;
}

/** Lays a button over a face. It is never smaller than a finger (see the stylesheet). */
function layOver(element: HTMLElement, face: Float32Array, { frame }: WholePhoto, crop: PortraitCrop): void {
  const box = groupBox(face, frame, crop);
  element.style.setProperty("--left", String(box.left));
  element.style.setProperty("--top", String(box.top));
  element.style.setProperty("--width", String(box.width));
  element.style.setProperty("--height", String(box.height));
}

/** Where a face lies in a part of a photograph, in parts of that part. */
function groupBox(face: Float32Array, { width, height }: ImageBitmap, crop: PortraitCrop) {
  const own = groupCrop([face], width, height, 0);
  return {
    left: (own.xPx - crop.xPx) / crop.widthPx,
    top: (own.yPx - crop.yPx) / crop.heightPx,
    width: own.widthPx / crop.widthPx,
    height: own.heightPx / crop.heightPx,
  };
}

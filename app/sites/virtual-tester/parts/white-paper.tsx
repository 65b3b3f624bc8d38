import { type RefObject, useState } from "react";
import type { Rgb } from "#app/kits/basics/srgb.ts";
import { type PaperFault, readWhitePaper } from "#app/kits/makeup/white-paper.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./picture-bar.module.css";

interface WhitePaperProps {
  video: RefObject<HTMLVideoElement | null>;
  onLamp: (lamp: Rgb | null) => void;
  onClose: () => void;
}

/** The frame that the paper must fill, in parts of the picture's width as it is shown; and in px when it is read. */
const frameShare = 0.3;
const readPx = 32;

/** Sets the light of the room by a sheet of white paper held before the mirror. */
export function WhitePaper({ video, onLamp, onClose }: WhitePaperProps) {
  const t = useWords<Words>();
  const [step, setStep] = useState<"showing" | "done" | PaperFault>("showing");

  function take(): void {
    const rgba = video.current && middleOf(video.current);
    if (!rgba) return;
    const read = readWhitePaper(rgba);
    if ("fault" in read) return setStep(read.fault);
    onLamp(read.lamp);
    setStep("done");
  }

  return (
    <>
      {step !== "done" && <span className={css.frame} aria-hidden="true" />}
      <div className={css.paper}>
        <p role="status">
          {t(step === "showing" ? "mirror.paperHow" : step === "done" ? "mirror.paperDone" : `mirror.${step}`)}
        </p>
        {step === "done" ? (
          <Button look="bone" compact onClick={onClose}>
            {t("mirror.paperEnd")}
          </Button>
        ) : (
          <Button look="bone" compact onClick={take}>
            {t("mirror.paperTake")}
          </Button>
        )}
        <Button
          look="line"
          compact
          className={css.plate}
          onClick={() => {
            onLamp(null);
            onClose();
          }}
        >
          {t("mirror.paperOff")}
        </Button>
      </div>
    </>
  );
}

/** What stands in the frame, small. */
function middleOf(film: HTMLVideoElement): Uint8ClampedArray | null {
  // The film covers its place: what stands over is cropped.
  const shownRatio = film.clientWidth / film.clientHeight;
  const edge = Math.min(film.videoWidth, film.videoHeight * shownRatio) * frameShare;
  if (edge === 0) return null;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [readPx, readPx];
  const pen = canvas.getContext("2d");
  const [x, y] = [(film.videoWidth - edge) / 2, (film.videoHeight - edge) / 2];
  pen?.drawImage(film, x, y, edge, edge, 0, 0, readPx, readPx);
  return pen?.getImageData(0, 0, readPx, readPx).data ?? null;
}

import { type RefObject, useState } from "react";
import type { Rgb } from "#app/kits/basics/srgb.ts";
import { isEvenSurface } from "#app/kits/makeup/even-surface.ts";
import { type WhiteBalanceError, measureWhiteBalance } from "#app/kits/makeup/white-balance.ts";
import { coverWindow, type StageWindow } from "#app/kits/mirror/stage/stage-window.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./camera-tools.module.css";

interface WhiteBalanceProps {
  video: RefObject<HTMLVideoElement | null>;
  /** Which part of the picture is seen; null: as much as fills its place. */
  getWindow: () => StageWindow | null;
  onIlluminant: (illuminant: Rgb | null) => void;
  onClose: () => void;
}

/** The frame that the paper must fill, in parts of the picture's width as it is shown; and in px when it is read. */
const frameShare = 0.3;
const readPx = 32;

/** Sets the light of the room by a sheet of white paper held before the mirror. */
export function WhiteBalance({ video, getWindow, onIlluminant, onClose }: WhiteBalanceProps) {
  const t = useMessages<Messages>();
  const [step, setStep] = useState<"showing" | "done" | WhiteBalanceError>("showing");

  function take(): void {
    const rgba = video.current && readMiddle(video.current, getWindow());
    if (!rgba) return;
    // The colour of skin could be that of a warm lamp; its shape is no paper's.
    if (!isEvenSurface(rgba, readPx)) return setStep("not-white");
    const balance = measureWhiteBalance(rgba);
    if ("error" in balance) return setStep(balance.error);
    onIlluminant(balance.illuminant);
    setStep("done");
  }

  return (
    <>
      {step !== "done" && <span className={`${css.frame} middle overlay`} aria-hidden="true" />}
      <div className={`${css.paper} align-centre row-2`}>
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
            onIlluminant(null);
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
function readMiddle(element: HTMLVideoElement, seen: StageWindow | null): Uint8ClampedArray | null {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = element;
  if (videoWidth === 0) return null;
  const window = seen ?? coverWindow(videoWidth / videoHeight, clientWidth / clientHeight);
  const edge = window.width * videoWidth * frameShare;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [readPx, readPx];
  const context = canvas.getContext("2d");
  const x = (window.x + window.width / 2) * videoWidth - edge / 2;
  const y = (window.y + window.height / 2) * videoHeight - edge / 2;
  context?.drawImage(element, x, y, edge, edge, 0, 0, readPx, readPx);
  return context?.getImageData(0, 0, readPx, readPx).data ?? null;
}

import { type RefObject, useState } from "react";
import type { Rgb } from "#app/kits/basics/srgb.ts";
import { type WhiteBalanceError, measureWhiteBalance } from "#app/kits/makeup/white-balance.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./mirror-toolbar.module.css";

interface WhiteBalanceProps {
  video: RefObject<HTMLVideoElement | null>;
  onIlluminant: (illuminant: Rgb | null) => void;
  onClose: () => void;
}

/** The frame that the paper must fill, in parts of the picture's width as it is shown; and in px when it is read. */
const frameShare = 0.3;
const readPx = 32;

/** Sets the light of the room by a sheet of white paper held before the mirror. */
export function WhiteBalance({ video, onIlluminant, onClose }: WhiteBalanceProps) {
  const t = useMessages<Messages>();
  const [step, setStep] = useState<"showing" | "done" | WhiteBalanceError>("showing");

  function take(): void {
    const rgba = video.current && readMiddle(video.current);
    if (!rgba) return;
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
function readMiddle(element: HTMLVideoElement): Uint8ClampedArray | null {
  // The video covers its box: what stands over is cropped.
  const shownRatio = element.clientWidth / element.clientHeight;
  const edge = Math.min(element.videoWidth, element.videoHeight * shownRatio) * frameShare;
  if (edge === 0) return null;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [readPx, readPx];
  const context = canvas.getContext("2d");
  const [x, y] = [(element.videoWidth - edge) / 2, (element.videoHeight - edge) / 2];
  context?.drawImage(element, x, y, edge, edge, 0, 0, readPx, readPx);
  return context?.getImageData(0, 0, readPx, readPx).data ?? null;
}

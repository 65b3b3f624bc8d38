import { type RefObject, useState } from "react";
import { type PaperFault, readWhitePaper } from "#app/kits/makeup/white-paper.ts";
import type { Rgb } from "#app/kits/basics/srgb.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";

interface WhitePaperPanelProps {
  video: RefObject<HTMLVideoElement | null>;
  onLamp: (lamp: Rgb | null) => void;
}

type Step = "closed" | "showing" | "done" | PaperFault;

/** Edge of the middle of the mirror that must show paper, as a part of its shorter side; and in px when it is read. */
const middleShare = 0.3;
const readPx = 32;

/** Sets the light of the room by a sheet of white paper held before the mirror. */
export function WhitePaperPanel({ video, onLamp }: WhitePaperPanelProps) {
  const t = useWords<Words>();
  const [step, setStep] = useState<Step>("closed");

  function take(): void {
    const rgba = video.current && middleOf(video.current);
    if (!rgba) return;
    const read = readWhitePaper(rgba);
    if ("fault" in read) return setStep(read.fault);
    onLamp(read.lamp);
    setStep("done");
  }

  if (step === "closed")
    return (
      <Button look="line" compact onClick={() => setStep("showing")}>
        {t("mirror.paper")}
      </Button>
    );
  return (
    <>
      <p role="status">
        {t(step === "showing" ? "mirror.paperHow" : step === "done" ? "mirror.paperDone" : `mirror.${step}`)}
      </p>
      {step !== "done" && (
        <Button look="bone" compact onClick={take}>
          {t("mirror.paperTake")}
        </Button>
      )}
      <Button
        look="line"
        compact
        onClick={() => {
          onLamp(null);
          setStep("closed");
        }}
      >
        {t("mirror.paperOff")}
      </Button>
    </>
  );
}

/** The middle of the film, small. */
function middleOf(film: HTMLVideoElement): Uint8ClampedArray | null {
  const edge = Math.min(film.videoWidth, film.videoHeight) * middleShare;
  if (edge === 0) return null;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [readPx, readPx];
  const pen = canvas.getContext("2d");
  const [x, y] = [(film.videoWidth - edge) / 2, (film.videoHeight - edge) / 2];
  pen?.drawImage(film, x, y, edge, edge, 0, 0, readPx, readPx);
  return pen?.getImageData(0, 0, readPx, readPx).data ?? null;
}

import { useEffect } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { isReading, type Move, type Step } from "../../flow/scan-flow.ts";
import { preloadFonts } from "../../flow/preload-fonts.ts";
import { useReadingSession } from "../../flow/use-reading-session.ts";
import type { ScanPage } from "../../data.server.ts";
import { preloadLineFaces } from "../result/preload-line-faces.ts";
import { CameraStep } from "./camera-step.tsx";
import { EngineStep } from "./engine-step.tsx";
import { TrafficCounter } from "./traffic-counter.tsx";
import { MaskStep } from "./mask-step.tsx";
import { ModelStep } from "./model-step.tsx";
import { PhotoStep } from "./photo-step.tsx";
import { StarsStep } from "./stars-step.tsx";
import { StepFrame } from "./step-frame.tsx";
import css from "./scan-steps.module.css";

interface ScanStepsProps {
  step: Step;
  lang: ScanLanguage;
  /** A photo is being chosen: the engine may come meanwhile. */
  isPhotoWanted: boolean;
  page: Pick<ScanPage, "types" | "references">;
  move: (move: Move) => void;
}

/** Everything between the tap that agrees and the stars. */
export function ScanSteps({ step, lang, isPhotoWanted, page, move }: ScanStepsProps) {
  const session = useReadingSession({ step, lang, isPhotoWanted, move });
  const { state, engine, traffic, models, masked, onEngineError, onDetected, read } = session;
  const { at } = step;
  // The result that follows may be shown without a network.
  useEffect(() => {
    preloadFonts(page.types);
    return preloadLineFaces(page.types);
  }, [page.types]);
  if (!isReading(step)) return null;
  const showStartCard = (): void => move({ do: "check" });

  return (
    <StepFrame key={masked ? "mask" : at} className={css.reading}>
      {masked && <MaskStep onDone={(maskAnswer) => read({ ...masked, maskAnswer })} onLeave={showStartCard} />}
      {!masked && step.at === "engine" && (
        <EngineStep
          way={step.way}
          state={state}
          isPrepared={step.way !== "model" || models !== null}
          onGo={() => move({ do: "begin" })}
          onLeave={showStartCard}
        />
      )}
      {!masked && at === "camera" && engine && (
        <CameraStep engine={engine} onFace={onDetected} onError={onEngineError} onLeave={showStartCard} />
      )}
      {!masked && step.at === "photo" && (
        <PhotoStep
          state={state}
          chosen={step.photo}
          onFace={onDetected}
          onError={onEngineError}
          onLeave={showStartCard}
        />
      )}
      {!masked && at === "model" && (
        <ModelStep engine={engine} faces={models} onFace={(face) => onDetected(face, false)} onLeave={showStartCard} />
      )}
      {step.at === "stars" && (
        <StarsStep
          reading={step.reading}
          type={page.types.find(({ code }) => code === step.reading.outcome.type)}
          reference={page.references.find(({ id }) => id === step.reading.referenceId)}
          onGo={() => move({ do: "drawn" })}
        />
      )}
      <TrafficCounter count={traffic} />
    </StepFrame>
  );
}

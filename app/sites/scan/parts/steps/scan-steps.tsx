import { useCallback, useEffect, useState } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { createReading, type DetectedFace, type MeasuredFace } from "../../flow/create-reading.ts";
import type { ScanReading } from "../../flow/scan-reading.ts";
import { isReading, type Move, type Step, type ScanErrorCode } from "../../flow/scan-flow.ts";
import { useEngine } from "../../flow/use-engine.ts";
import { useModelFaces } from "../../flow/use-model-faces.ts";
import { useNetworkMonitor } from "../../flow/use-network-monitor.ts";
import { preloadFonts } from "../../flow/preload-fonts.ts";
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
  page: Pick<ScanPage, "types" | "references">;
  move: (move: Move) => void;
}

/**
 * Everything between the tap that agrees and the stars. It stays while the visitor looks for another way, and the
 * engine with it, so that a second try needs no network; with the result both go.
 */
export function ScanSteps({ step, lang, page, move }: ScanStepsProps) {
  const fail = useCallback((trouble: ScanErrorCode) => move({ do: "fail", trouble }), [move]);
  const { state, begin: startEngine, drop: stopEngine } = useEngine(fail);
  const traffic = useNetworkMonitor(isReading(step));
  const models = useModelFaces(step.at === "model" || (step.at === "engine" && step.way === "model"));
  const [masked, setMasked] = useState<DetectedFace | null>(null);
  const { at } = step;

  useEffect(() => {
    if (at === "result" || at === "questions") stopEngine();
    if (at === "gate" || at === "result" || at === "questions") setMasked(null);
  }, [at, stopEngine]);
  // The result that follows may be shown without a network.
  useEffect(() => {
    preloadFonts(page.types);
    return preloadLineFaces(page.types);
  }, [page.types]);
  useEffect(() => {
    if (at === "engine") startEngine();
  }, [at, startEngine]);

  const onEngineError = useCallback(
    (trouble: ScanErrorCode) => {
      if (trouble === "E-MODEL") stopEngine(true);
      fail(trouble);
    },
    [stopEngine, fail],
  );
  if (!isReading(step)) return null;
  const engine = state.kind === "on" ? state.engine : null;
  const onDetected = (face: DetectedFace, hasMask: boolean): void => {
    if (hasMask) setMasked(face);
    else read({ ...face, maskAnswer: null });
  };
  function read(face: MeasuredFace): void {
    setMasked(null);
    move({ do: "read", reading: createReading(face, lang, readingContext(traffic.sentBytes)) });
  }
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
      {!masked && at === "photo" && engine && (
        <PhotoStep engine={engine} onFace={onDetected} onError={onEngineError} onLeave={showStartCard} />
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

function readingContext(sentBytes: number): Pick<ScanReading, "wasOffline" | "sentBytes" | "readAt"> {
  return { wasOffline: !navigator.onLine, sentBytes, readAt: Date.now() };
}

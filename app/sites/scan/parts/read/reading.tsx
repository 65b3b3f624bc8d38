import { useCallback, useEffect, useState } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { makeReading, type MeasuredFace } from "../../flow/make-reading.ts";
import type { OwnReading } from "../../flow/own-reading.ts";
import { isReading, type Move, type Step, type Trouble } from "../../flow/scan-flow.ts";
import { useEngine } from "../../flow/use-engine.ts";
import { useModelFaces } from "../../flow/use-model-faces.ts";
import { useNetworkWatch } from "../../flow/use-network-watch.ts";
import { warmFonts } from "../../flow/warm-fonts.ts";
import type { ScanPage } from "../../data.server.ts";
import { warmLineFaces } from "../result/warm-line-faces.ts";
import { CameraStep } from "./camera-step.tsx";
import { EngineStep } from "./engine-step.tsx";
import { LineCounter } from "./line-counter.tsx";
import { MaskStep } from "./mask-step.tsx";
import { ModelStep } from "./model-step.tsx";
import { PhotoStep } from "./photo-step.tsx";
import { StarsStep } from "./stars-step.tsx";
import { StepPlace } from "./step-place.tsx";
import css from "./reading.module.css";

interface ReadingProps {
  step: Step;
  lang: ScanLanguage;
  page: Pick<ScanPage, "types" | "references">;
  move: (move: Move) => void;
}

/** A face that waits for the one thing a mask hides. */
export type FaceFound = Omit<MeasuredFace, "maskAnswer">;

/**
 * Everything between the tap that agrees and the stars. It stays while the visitor looks for another way, and the
 * engine with it, so that a second try needs no network; with the result both go.
 */
export function Reading({ step, lang, page, move }: ReadingProps) {
  const fail = useCallback((trouble: Trouble) => move({ do: "fail", trouble }), [move]);
  const { state, begin, drop } = useEngine(fail);
  const line = useNetworkWatch(isReading(step));
  const models = useModelFaces(step.at === "model" || (step.at === "engine" && step.way === "model"));
  const [masked, setMasked] = useState<FaceFound | null>(null);
  const { at } = step;

  useEffect(() => {
    if (at === "result" || at === "questions") drop();
    if (at === "gate" || at === "result" || at === "questions") setMasked(null);
  }, [at, drop]);
  // The result that follows may be shown without a network.
  useEffect(() => {
    warmFonts(page.types);
    return warmLineFaces(page.types);
  }, [page.types]);
  useEffect(() => {
    if (at === "engine") begin();
  }, [at, begin]);

  const broken = useCallback(
    (trouble: Trouble) => {
      if (trouble === "E-MODEL") drop(true);
      fail(trouble);
    },
    [drop, fail],
  );
  if (!isReading(step)) return null;
  const engine = state.kind === "on" ? state.engine : null;
  const found = (face: FaceFound, hasMask: boolean): void => {
    if (hasMask) setMasked(face);
    else read({ ...face, maskAnswer: null });
  };
  function read(face: MeasuredFace): void {
    setMasked(null);
    move({ do: "read", reading: makeReading(face, lang, howRead(line.sentBytes)) });
  }
  const toGate = (): void => move({ do: "check" });

  return (
    <StepPlace key={masked ? "mask" : at} className={css.reading}>
      {masked && <MaskStep onDone={(maskAnswer) => read({ ...masked, maskAnswer })} onLeave={toGate} />}
      {!masked && step.at === "engine" && (
        <EngineStep
          way={step.way}
          state={state}
          isPrepared={step.way !== "model" || models !== null}
          onGo={() => move({ do: "begin" })}
          onLeave={toGate}
        />
      )}
      {!masked && at === "camera" && engine && (
        <CameraStep engine={engine} onFace={found} onTrouble={broken} onLeave={toGate} />
      )}
      {!masked && at === "photo" && engine && (
        <PhotoStep engine={engine} onFace={found} onTrouble={broken} onLeave={toGate} />
      )}
      {!masked && at === "model" && (
        <ModelStep engine={engine} faces={models} onFace={(face) => found(face, false)} onLeave={toGate} />
      )}
      {step.at === "stars" && (
        <StarsStep
          reading={step.reading}
          type={page.types.find(({ code }) => code === step.reading.outcome.type)}
          reference={page.references.find(({ id }) => id === step.reading.referenceId)}
          onGo={() => move({ do: "drawn" })}
        />
      )}
      <LineCounter count={line} />
    </StepPlace>
  );
}

function howRead(sentBytes: number): Pick<OwnReading, "wasOffline" | "sentBytes" | "readAt"> {
  return { wasOffline: !navigator.onLine, sentBytes, readAt: Date.now() };
}

import { elementAt } from "#app/kits/basics/element-at.ts";
import { useEffect, useRef, useState } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { ToastRegion } from "#app/kits/ui/toast/toast.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { ScanReading } from "../../flow/scan-reading.ts";
import { type FaceTypeCode, indexOf } from "../../rules/type-codes.ts";
import { Borderline } from "./borderline.tsx";
import { StrengthsIntro } from "./strengths-intro.tsx";
import { TypeResult } from "./type-result.tsx";
import { useScanPage } from "./use-scan-page.ts";
import { preloadLineFaces } from "./preload-line-faces.ts";

interface ResultProps {
  reading: ScanReading;
  /** Read once more. */
  onAgain: () => void;
  /** From the provisional starting point to the start card. */
  onCheckWithFace: () => void;
  lang: ScanLanguage;
}

/** The same screen for every way: strengths, on a border the choice, then the type and all that starts from it. */
export function Result(props: ResultProps) {
  return (
    <ToastRegion>
      <ResultSteps key={props.reading.readAt} {...props} />
    </ToastRegion>
  );
}

function ResultSteps(props: ResultProps) {
  const { types } = useScanPage();
  const { outcome } = props.reading;
  const [step, setStep] = useState<"strengths" | "borderline" | "type">("strengths");
  const [chosen, setChosen] = useState<FaceTypeCode>(outcome.type);
  const container = useRef<HTMLDivElement>(null);
  const last = useRef(step + chosen);

  useEffect(() => preloadLineFaces(types), [types]);

  // What comes next begins at its top, also for whoever listens.
  useEffect(() => {
    if (last.current === step + chosen) return;
    last.current = step + chosen;
    window.scrollTo(0, 0);
    const heading = container.current?.querySelector<HTMLElement>("h2");
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [step, chosen]);

  function choose(code: FaceTypeCode): void {
    if (step === "type" && code !== outcome.type) track("type_override");
    setChosen(code);
    setStep("type");
  }

  return (
    <div ref={container}>
      {step === "strengths" && (
        <StrengthsIntro
          point={{ id: "own", ...outcome.coarse }}
          onDone={() => setStep(outcome.borderlineAxes.length > 0 ? "borderline" : "type")}
        />
      )}
      {step === "borderline" && (
        <Borderline
          one={elementAt(types, indexOf(outcome.type))}
          other={elementAt(types, indexOf(outcome.runnerUp))}
          onPick={choose}
        />
      )}
      {step === "type" && <TypeResult {...props} chosen={chosen} onChoose={choose} />}
    </div>
  );
}

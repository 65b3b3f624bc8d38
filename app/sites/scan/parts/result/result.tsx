import { useEffect, useRef, useState } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { ToastPlace } from "#app/kits/ui/toast/toast.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { OwnReading } from "../../flow/own-reading.ts";
import { type FaceTypeCode, indexOf } from "../../rules/type-codes.ts";
import { Borderline } from "./borderline.tsx";
import { StrengthsFirst } from "./strengths-first.tsx";
import { TypeStage } from "./type-stage.tsx";
import { useScanPage } from "./use-scan-page.ts";
import { warmLineFaces } from "./warm-line-faces.ts";

interface ResultProps {
  reading: OwnReading;
  /** Read once more. */
  onAgain: () => void;
  /** From the provisional starting point to the gate. */
  onCheckWithFace: () => void;
  lang: ScanLanguage;
}

/** The same screen for every way: strengths, on a border the choice, then the type and all that starts from it. */
export function Result(props: ResultProps) {
  return (
    <ToastPlace>
      <ResultOf key={props.reading.readAt} {...props} />
    </ToastPlace>
  );
}

function ResultOf(props: ResultProps) {
  const { types } = useScanPage();
  const { outcome } = props.reading;
  const [stage, setStage] = useState<"strengths" | "borderline" | "type">("strengths");
  const [chosen, setChosen] = useState<FaceTypeCode>(outcome.type);
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(stage + chosen);

  useEffect(() => warmLineFaces(types), [types]);

  // What comes next begins at its top, also for whoever listens.
  useEffect(() => {
    if (seen.current === stage + chosen) return;
    seen.current = stage + chosen;
    window.scrollTo(0, 0);
    const heading = place.current?.querySelector<HTMLElement>("h2");
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [stage, chosen]);

  function choose(code: FaceTypeCode): void {
    if (stage === "type" && code !== outcome.type) track("type_override");
    setChosen(code);
    setStage("type");
  }

  return (
    <div ref={place}>
      {stage === "strengths" && (
        <StrengthsFirst
          point={{ id: "own", ...outcome.coarse }}
          onDone={() => setStage(outcome.borderlineAxes.length > 0 ? "borderline" : "type")}
        />
      )}
      {stage === "borderline" && (
        <Borderline one={types[indexOf(outcome.type)]!} other={types[indexOf(outcome.runnerUp)]!} onPick={choose} />
      )}
      {stage === "type" && <TypeStage {...props} chosen={chosen} onChoose={choose} />}
    </div>
  );
}

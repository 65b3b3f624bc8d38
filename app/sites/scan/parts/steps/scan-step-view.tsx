import { lazy } from "react";
import type { ScanLanguage } from "#contracts/face-type.ts";
import type { Choice, Move, Step } from "../../flow/scan-flow.ts";
import type { ScanLanding } from "../../landing.server.ts";
import { loadStep } from "./load-step.ts";
import css from "./scan-step-view.module.css";
import { StepFrame } from "./step-frame.tsx";

const StartCard = lazy(async () => ({ default: (await loadStep.gate()).StartCard }));
const NineQuestions = lazy(async () => ({ default: (await loadStep.nine()).NineQuestions }));
const Result = lazy(async () => ({ default: (await loadStep.result()).Result }));

interface ScanStepViewProps {
  step: Step;
  page: ScanLanding;
  lang: ScanLanguage;
  move: (move: Move) => void;
  onTake: (choice: Choice) => void;
  onPhotoWanted: () => void;
  onCheck: () => void;
}

/** The steps behind the landing that read no face: start card, nine questions, result. */
export function ScanStepView({ step, page, lang, move, onTake, onPhotoWanted, onCheck }: ScanStepViewProps) {
  if (step.at === "gate")
    return (
      <StepFrame>
        <StartCard
          hero={page.hero}
          errorCode={step.code}
          reference={page.references.find(({ id }) => id === page.questionReferenceId)}
          onTake={onTake}
          onPhotoWanted={onPhotoWanted}
          onBack={() => move({ do: "back" })}
        />
      </StepFrame>
    );
  if (step.at === "nine")
    return (
      <StepFrame className={css.nine}>
        <NineQuestions onDone={(reading) => move({ do: "read", reading })} onLeave={() => move({ do: "check" })} />
      </StepFrame>
    );
  if (step.at !== "result") return null;
  return (
    <StepFrame key={step.reading.readAt}>
      <Result reading={step.reading} lang={lang} onAgain={() => move({ do: "again" })} onCheckWithFace={onCheck} />
    </StepFrame>
  );
}

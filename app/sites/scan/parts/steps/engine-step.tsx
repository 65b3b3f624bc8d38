import { Button } from "#app/kits/ui/button/button.tsx";
import { LoadingEye } from "#app/kits/ui/loading-eye/loading-eye.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { EngineState } from "../../flow/use-engine.ts";
import { EngineProgress } from "./engine-progress.tsx";
import css from "./engine-step.module.css";
import { FlightModeLine } from "./flight-mode-line.tsx";
import { StepFrame } from "./step-frame.tsx";

interface EngineStepProps {
  way: "camera" | "model";
  state: EngineState;
  /** What the way needs besides the engine is here. */
  isPrepared: boolean;
  onGo: () => void;
  onLeave: () => void;
}

/** The engine comes, in real bytes; then the page dares the visitor to switch the network off. */
export function EngineStep({ way, state, isPrepared, onGo, onLeave }: EngineStepProps) {
  const t = useMessages<Messages>();
  const isReady = state.kind === "on" && isPrepared;
  return (
    <div className={css.engine} data-ready={isReady || undefined} data-engine={isReady ? state.engine.name : undefined}>
      {isReady ? <FlightModePrompt way={way} onGo={onGo} /> : <Loading state={state} />}
      <Button look="quiet" compact className={css.leave} data-leave onClick={onLeave}>
        {t("read.engine.other")}
      </Button>
    </div>
  );
}

function Loading({ state }: { state: EngineState }) {
  const t = useMessages<Messages>();
  return (
    <div className={`${css.loading} stack-3`}>
      <LoadingEye label="" />
      <h1 className={`${css.what} text-face`}>{t("read.engine.title")}</h1>
      <p>{t("read.engine.place")}</p>
      <EngineProgress state={state} />
    </div>
  );
}

function FlightModePrompt({ way, onGo }: { way: "camera" | "model"; onGo: () => void }) {
  const t = useMessages<Messages>();
  return (
    <StepFrame className={css.dare}>
      <VerticalHeading
        level={1}
        className={css.words}
        lines={[t("read.engine.dare.first"), t("read.engine.dare.second")]}
        size={48}
        reveal
      />
      <FlightModeLine words={t("read.engine.ready")} />
      <Button look="bone" wide data-go onClick={onGo}>
        {t(`read.engine.go.${way}`)}
      </Button>
    </StepFrame>
  );
}

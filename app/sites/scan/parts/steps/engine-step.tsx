import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { LoadingEye } from "#app/kits/ui/loading-eye/loading-eye.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { megabytes } from "../../flow/megabytes.ts";
import type { FaceSource } from "../../flow/scan-flow.ts";
import type { EngineState } from "../../flow/use-engine.ts";
import { useOnline } from "../../flow/use-online.ts";
import css from "./engine-step.module.css";
import { StepFrame } from "./step-frame.tsx";

interface EngineStepProps {
  way: FaceSource;
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
  const { loadedBytes = 0, totalBytes = 0 } = state.kind === "loading" ? state : {};
  const isLoaded = totalBytes > 0 && loadedBytes >= totalBytes;
  return (
    <div className={`${css.loading} stack-3`}>
      <LoadingEye label="" />
      <h1 className={`${css.what} text-face`}>
        {t(isLoaded || state.kind === "on" ? "read.engine.waking" : "read.engine.loading")}
      </h1>
      {totalBytes > 0 && (
        <>
          <progress max={totalBytes} value={loadedBytes} aria-label={t("read.engine.progress")} />
          <p className={classNames(css.bytes, "text-heading", role.latin)}>
            {t("read.engine.of", { loaded: megabytes(loadedBytes), total: megabytes(totalBytes) })}
          </p>
        </>
      )}
    </div>
  );
}

function FlightModePrompt({ way, onGo }: { way: FaceSource; onGo: () => void }) {
  const t = useMessages<Messages>();
  const isOnline = useOnline();
  return (
    <StepFrame className={css.dare}>
      <VerticalHeading
        level={1}
        className={css.words}
        lines={[t("read.engine.dare.first"), t("read.engine.dare.second")]}
        size={48}
        reveal
      />
      <p>{t("read.engine.ready")}</p>
      <p className={`${css.line} text-body`} role="status" data-offline={!isOnline || undefined}>
        {t(isOnline ? "read.engine.online" : "read.engine.offline")}
      </p>
      <Button look="bone" wide data-go onClick={onGo}>
        {t(`read.engine.go.${way}`)}
      </Button>
    </StepFrame>
  );
}

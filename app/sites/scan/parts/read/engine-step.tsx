import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ClosedEye } from "#app/kits/ui/closed-eye/closed-eye.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { megabytes } from "../../flow/megabytes.ts";
import type { FaceWay } from "../../flow/scan-flow.ts";
import type { EngineState } from "../../flow/use-engine.ts";
import { useOnline } from "../../flow/use-online.ts";
import css from "./engine-step.module.css";
import { StepPlace } from "./step-place.tsx";

interface EngineStepProps {
  way: FaceWay;
  state: EngineState;
  /** What the way needs besides the engine is here. */
  isPrepared: boolean;
  onGo: () => void;
  onLeave: () => void;
}

/** The engine comes, in real bytes; then the page dares the visitor to switch the network off. */
export function EngineStep({ way, state, isPrepared, onGo, onLeave }: EngineStepProps) {
  const t = useWords<Words>();
  const isReady = state.kind === "on" && isPrepared;
  return (
    <div className={css.engine} data-ready={isReady || undefined} data-engine={isReady ? state.engine.name : undefined}>
      {isReady ? <Dare way={way} onGo={onGo} /> : <Loading state={state} />}
      <Button look="quiet" compact className={css.leave} data-leave onClick={onLeave}>
        {t("read.engine.other")}
      </Button>
    </div>
  );
}

function Loading({ state }: { state: EngineState }) {
  const t = useWords<Words>();
  const { loadedBytes = 0, totalBytes = 0 } = state.kind === "loading" ? state : {};
  const isHere = totalBytes > 0 && loadedBytes >= totalBytes;
  return (
    <div className={css.loading}>
      <ClosedEye label="" />
      <h1 className={css.what}>{t(isHere || state.kind === "on" ? "read.engine.waking" : "read.engine.loading")}</h1>
      {totalBytes > 0 && (
        <>
          <progress className={css.bar} max={totalBytes} value={loadedBytes} aria-label={t("read.engine.progress")} />
          <p className={classNames(css.bytes, role.latin)}>
            {t("read.engine.of", { loaded: megabytes(loadedBytes), total: megabytes(totalBytes) })}
          </p>
        </>
      )}
    </div>
  );
}

function Dare({ way, onGo }: { way: FaceWay; onGo: () => void }) {
  const t = useWords<Words>();
  const isOnline = useOnline();
  return (
    <StepPlace className={css.dare}>
      <VerticalHeading
        level={1}
        className={css.words}
        lines={[t("read.engine.dare.first"), t("read.engine.dare.second")]}
        size={48}
        reveal
      />
      <p>{t("read.engine.ready")}</p>
      <p className={css.line} role="status" data-offline={!isOnline || undefined}>
        {t(isOnline ? "read.engine.online" : "read.engine.offline")}
      </p>
      <Button look="bone" wide data-go onClick={onGo}>
        {t(`read.engine.go.${way}`)}
      </Button>
    </StepPlace>
  );
}

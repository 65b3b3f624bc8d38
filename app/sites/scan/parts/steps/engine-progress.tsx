import { classNames } from "#app/kits/basics/class-names.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import { megabytes } from "../../flow/megabytes.ts";
import type { EngineState } from "../../flow/use-engine.ts";
import css from "./engine-progress.module.css";

/** How far the engine has come, in bytes as they travel. */
export function EngineProgress({ state }: { state: EngineState }) {
  const t = useMessages<Messages>();
  const { loadedBytes = 0, totalBytes = 0 } = state.kind === "loading" ? state : {};
  const isLoaded = totalBytes > 0 && loadedBytes >= totalBytes;
  return (
    <div className="stack-2">
      <p>{t(isLoaded || state.kind === "on" ? "read.engine.waking" : "read.engine.loading")}</p>
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

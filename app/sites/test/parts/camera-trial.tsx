"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { tryCamera } from "../checks/try-camera.ts";
import type { Messages } from "../copy/messages.ts";
import type { CheckResult } from "#app/kits/basics/check-result.ts";
import type { TrialProps } from "./trial-props.ts";
import css from "./trial.module.css";

/** Opens the real camera for two seconds, on a tap and never without. */
export function CameraTrial({ finding, isReady, onFinding, onTrial }: TrialProps) {
  const t = useMessages<Messages>();
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<AbortController | null>(null);
  const [phase, setPhase] = useState<"idle" | "asking" | "open">("idle");

  useEffect(() => {
    // A page that is not seen has no business with a camera.
    const onVisibility = (): void => {
      if (document.hidden) stop.current?.abort();
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      stop.current?.abort();
    };
  }, []);

  async function start(): Promise<void> {
    if (!video.current) return;
    const trial = new AbortController();
    stop.current = trial;
    setPhase("asking");
    onTrial("camera");
    try {
      onFinding(await tryCamera(video.current, () => setPhase("open"), trial.signal));
    } catch {
      // Left or hidden meanwhile: nothing was found, nothing stays open.
    } finally {
      setPhase("idle");
      onTrial(null);
    }
  }

  if (isUnavailable(finding)) return null;
  const isOpen = phase === "open";
  return (
    <div className={css.trial}>
      <Button look="line" compact pending={phase !== "idle"} disabled={!isReady} onClick={() => void start()}>
        {t("cameraTrial.start")}
      </Button>
      <p className="text-leading-16 text-quiet">{t("cameraTrial.explain")}</p>
      <div className={`${css.stage} anchor full-row on-grey`} hidden={phase === "idle"}>
        <video ref={video} className={`${css.video} wide`} muted playsInline aria-label={t("cameraTrial.picture")} />
        <p
          className={classNames(css.live, "line-2 text-leading-16 text-strong", isOpen && "text-live")}
          role="status"
          data-recording={isOpen || undefined}
        >
          {phase !== "idle" && t(isOpen ? "cameraTrial.open" : "cameraTrial.asking")}
        </p>
      </div>
    </div>
  );
}

/** There is nothing to open: the browser has no such feature here. */
const isUnavailable = (finding: CheckResult | undefined): boolean => finding?.facts.hasFeature === false;

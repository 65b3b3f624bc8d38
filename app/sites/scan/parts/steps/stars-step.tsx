import { useEffect, useRef, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { ScanReading } from "../../flow/scan-reading.ts";
import type { ReferenceView, TypeView } from "../../page-parts.server.ts";
import { startConstellation } from "../../scene/start-constellation.ts";
import { About } from "./about.tsx";
import css from "./stars-step.module.css";

interface StarsStepProps {
  reading: ScanReading;
  type: TypeView | undefined;
  reference: ReferenceView | undefined;
  onGo: () => void;
}

/** The visitor's own picture in true colour becomes the constellation of the type. It can be left at any moment. */
export function StarsStep({ reading, type, reference, onGo }: StarsStepProps) {
  const t = useMessages<Messages>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const { picture, wasOffline } = reading;
  const constellation = type?.constellation;

  useEffect(() => {
    if (!canvas.current || !picture || !constellation) return;
    const controller = new AbortController();
    const isStill = preferences.isMotionReduced();
    const scene = { picture, constellation, isStill, onComplete: () => setIsWhole(true) };
    startConstellation(canvas.current, scene, controller.signal);
    return () => controller.abort();
  }, [picture, constellation]);

  return (
    <div className={`${css.stars} bleed`} data-whole={isWhole || undefined}>
      <div className={css.portrait}>
        <canvas ref={canvas} className={`${css.canvas} overlay-full`} role="img" aria-label={t("read.stars.picture")} />
        <VerticalHeading level={1} className={css.title} lines={[t("read.stars.title")]} reveal />
      </div>
      <div className={`${css.words} stack-2`}>
        {reading.isAdult === false && <p className="text-body">{t("read.stars.proportions")}</p>}
        {wasOffline && <p>{t("read.stars.offline")}</p>}
        <Button look="bone" wide arrow data-stars-go onClick={onGo}>
          {t("read.stars.go")}
        </Button>
        <About engine={reference?.engine ?? null} reference={reference} />
      </div>
    </div>
  );
}

import { useEffect, useRef, useState } from "react";
import { preferences } from "#app/kits/visitor/preferences.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { VerticalHeading } from "#app/kits/ui/vertical-heading/vertical-heading.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import type { OwnReading } from "../../flow/own-reading.ts";
import type { ReferenceView, TypeView } from "../../page-parts.server.ts";
import { startConstellation } from "../../scene/start-constellation.ts";
import { About } from "./about.tsx";
import css from "./stars-step.module.css";

interface StarsStepProps {
  reading: OwnReading;
  type: TypeView | undefined;
  reference: ReferenceView | undefined;
  onGo: () => void;
}

/** The visitor's own picture in true colour becomes the constellation of the type. It can be left at any moment. */
export function StarsStep({ reading, type, reference, onGo }: StarsStepProps) {
  const t = useWords<Words>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const { picture, wasOffline } = reading;
  const constellation = type?.constellation;

  useEffect(() => {
    if (!canvas.current || !picture || !constellation) return;
    const leaving = new AbortController();
    const isStill = preferences.isMotionReduced();
    const scene = { picture, constellation, isStill, onWhole: () => setIsWhole(true) };
    startConstellation(canvas.current, scene, leaving.signal);
    return () => leaving.abort();
  }, [picture, constellation]);

  return (
    <div className={css.stars} data-whole={isWhole || undefined}>
      <div className={css.portrait}>
        <canvas ref={canvas} className={css.canvas} role="img" aria-label={t("read.stars.picture")} />
        <VerticalHeading level={1} className={css.title} lines={[t("read.stars.title")]} reveal />
      </div>
      <div className={css.words}>
        {wasOffline && <p>{t("read.stars.offline")}</p>}
        <Button look="bone" wide arrow data-stars-go onClick={onGo}>
          {t("read.stars.go")}
        </Button>
        <About engine={reference?.engine ?? null} reference={reference} />
      </div>
    </div>
  );
}

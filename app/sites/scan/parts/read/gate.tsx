import { useEffect, useState } from "react";
import { isAbort } from "#app/kits/basics/abort.ts";
import { CameraGate } from "#app/kits/camera/camera-gate.tsx";
import { engineBytes } from "#app/kits/face/start-face-engine.ts";
import { inAppBrowser } from "#app/kits/share/in-app-browser.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import { megabytes } from "../../flow/megabytes.ts";
import type { FaceWay, Trouble } from "../../flow/scan-flow.ts";
import type { HeroFace } from "../../landing.server.ts";
import type { ReferenceView } from "../../page-parts.server.ts";
import { About } from "./about.tsx";
import css from "./gate.module.css";
import { heroSizes } from "./landing.tsx";
import { OpenOutside } from "./open-outside.tsx";
import { TroubleNotice } from "./trouble-notice.tsx";

interface GateProps {
  /** The face of the first view, already here: its eyes look on. */
  hero: HeroFace | null;
  trouble: Trouble | null;
  reference: ReferenceView | undefined;
  onTake: (way: FaceWay | "nine") => void;
  onBack: () => void;
}

const ways = ["camera", "photo", "model", "nine"] as const;

/** 「顔で確かめる」: four ways of the same rank. Nothing is opened or loaded before one is taken. */
export function Gate({ hero, trouble, reference, onTake, onBack }: GateProps) {
  const t = useWords<Words>();
  const bytes = useEngineBytes();
  const app = inAppBrowser(navigator.userAgent);
  const weight =
    bytes === "offline"
      ? t("read.gate.offline")
      : bytes === null
        ? t("read.gate.weightLater")
        : t("read.gate.weight", { size: megabytes(bytes) });

  return (
    <div className={css.gate}>
      {hero && (
        <div className={css.eyes}>
          <Picture picture={hero.picture} alt="" fit="cover" sizes={heroSizes} />
        </div>
      )}
      <CameraGate
        title={t("read.gate.title")}
        intro={t("read.gate.intro")}
        promises={[t("read.gate.here"), t("read.gate.kept"), weight]}
        ways={ways.map((id) => ({
          id,
          name: t(`read.gate.ways.${id}.name`),
          note: t(`read.gate.ways.${id}.note`),
          onTake: () => onTake(id),
        }))}
      >
        {trouble && (
          <TroubleNotice trouble={trouble} onCamera={() => onTake("camera")} onQuestions={() => onTake("nine")} />
        )}
        {app && (trouble === "E-CAM-INAPP" || trouble === "E-CAM-DENY" || trouble === "E-CAM-NONE") && (
          <OpenOutside app={app} />
        )}
      </CameraGate>
      <p className={css.dare}>{t("read.gate.dare")}</p>
      <About engine={null} reference={reference} />
      <Button look="quiet" compact className={css.back} onClick={onBack}>
        {t("read.gate.back")}
      </Button>
    </div>
  );
}

/** What the engine would load; null while that is not known. */
function useEngineBytes(): number | "offline" | null {
  const [bytes, setBytes] = useState<number | "offline" | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    engineBytes(leaving.signal).then(setBytes, (error: unknown) => {
      if (!isAbort(error) && !navigator.onLine) setBytes("offline");
    });
    return () => leaving.abort();
  }, []);
  return bytes;
}

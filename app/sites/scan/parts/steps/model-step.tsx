import { useState } from "react";
import type { FaceDetection } from "#contracts/face-detection.ts";
import { textIn } from "#contracts/localized-text.ts";
import type { FaceEngine } from "#app/kits/face/face-engine-types.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useLanguage, useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { DetectedFace } from "../../flow/create-reading.ts";
import { loadMeasuredPoints, type ModelFace } from "../../flow/model-cache.ts";
import { cutPortrait } from "../../flow/portrait.ts";
import { ratiosOf } from "../../rules/collect-frames.ts";
import css from "./model-step.module.css";

interface ModelStepProps {
  /** Null where none runs: then the points are those that were measured when the face was made. */
  engine: FaceEngine | null;
  /** Null while they come. */
  faces: readonly ModelFace[] | null;
  onFace: (face: DetectedFace) => void;
  onLeave: () => void;
}

/** Our ten model faces, to see the whole way without one's own. */
export function ModelStep({ engine, faces, onFace, onLeave }: ModelStepProps) {
  const t = useMessages<Messages>();
  const lang = useLanguage();
  const [status, setStatus] = useState<"" | "reading" | "none">("");

  async function take(face: ModelFace): Promise<void> {
    if (status === "reading") return;
    setStatus("reading");
    const picture = await createImageBitmap(face.picture);
    const points = await pointsOf(face, picture);
    if (!points) return setStatus("none");
    onFace({
      mode: "model",
      engine: points.engine,
      ratios: ratiosOf(points.reading, { widthPx: picture.width, heightPx: picture.height }),
      picture: await cutPortrait(picture, points.reading.landmarks, false),
    });
  }

  /** The engine's own points of the picture, else the measured ones. */
  async function pointsOf({ id }: ModelFace, picture: ImageBitmap) {
    const detected = engine ? await detectFace(engine, picture) : null;
    if (engine && detected) return { engine: engine.name, reading: detected };
    const reading = await loadMeasuredPoints(id).catch(() => null);
    return reading && { engine: "landmarker" as const, reading };
  }

  return (
    <div className={css.model}>
      <h1 className={`${css.title} text-face`}>{t("read.model.title")}</h1>
      <p>{t(engine ? "read.model.intro" : "read.model.points")}</p>
      <ul className={`${css.faces} bleed`}>
        {faces?.map((face) => (
          <li key={face.id}>
            <button type="button" data-model={face.id} onClick={() => void take(face)}>
              <img src={face.address} alt={textIn(face.alt, lang)} width="400" height="500" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={css.status}>
        {status === "reading" && t("read.model.reading")}
        {(status === "none" || faces?.length === 0) && t("read.photo.errors.none")}
      </p>
      <Button look="quiet" compact className={css.leave} onClick={onLeave}>
        {t("read.engine.other")}
      </Button>
    </div>
  );
}

async function detectFace(engine: FaceEngine, picture: ImageBitmap): Promise<FaceDetection | null> {
  try {
    return (await engine.detectImage(await createImageBitmap(picture)))[0] ?? null;
  } catch (error) {
    console.warn("the engine did not read the model face", error);
    return null;
  }
}

import { useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import "#app/kits/ui/roles/choice-picture.css";
import { CameraInAppGuide } from "#app/kits/mirror/camera-in-app-guide.tsx";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import type { ModelFace } from "#app/kits/mirror/start-mirror.ts";
import { useErrorMessages, type VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { PalettePan } from "#contracts/palette-api.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./lid-preview.module.css";
import { useLidPreview } from "./use-lid-preview.ts";

/** The four on lids: a model's, those of a photograph, one's own in the mirror. Nothing of it leaves the device. */
export function LidPreview({ pans, faces }: { pans: readonly PalettePan[]; faces: readonly ModelFace[] }) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(70);
  const { canvas, video, ...mirror } = useLidPreview(pans, amount / 100);
  const { source, loading } = mirror;
  const isLive = source.kind === "camera";
  const isServed = source.kind === "served";
  const [, , , firstFace] = faces;
  return (
    <section
      className={`${css.lids} above-5 on-grey pad-side-5 stack-3`}
      aria-labelledby="yoku-lids"
      data-applied={isServed ? undefined : source.kind}
    >
      <h2 id="yoku-lids" className={role.display}>
        {t("lids.title")}
      </h2>
      <div className={`${css.frame} bleed middle`} data-empty={isServed || undefined}>
        {isServed && firstFace && <BareFace face={firstFace} />}
        <canvas
          key={mirror.canvasKey}
          ref={canvas}
          role="img"
          aria-label={t(isServed ? "lids.bare" : "lids.applied")}
          className={classNames(isLive && css.mirror)}
        />
        <video ref={video} className={css.video} muted playsInline aria-hidden="true" tabIndex={-1} />
        {isServed && firstFace && (
          <Button look="bone" pending={loading !== null} onClick={() => void mirror.showModel(firstFace)}>
            {t("lids.begin")}
          </Button>
        )}
        {isLive && <p className={`${css.live} on-ink text-fine text-strong`}>{t("lids.live")}</p>}
      </div>
      <p className={`${css.state} text-fine`} role="status">
        {loading ? t(`lids.waiting.${loadingSteps[loading.for]}`) : isServed ? "" : t("lids.colours")}
      </p>
      <LidError error={mirror.error} />
      {!isServed && <AmountSlider amount={amount} onAmount={setAmount} />}
      <FaceButtons
        faces={faces}
        shownName={source.kind === "model" ? source.name : null}
        onChoose={(face) => void mirror.showModel(face)}
      />
      <div className="row-2">
        <Button look="line" compact onClick={() => void (isLive ? mirror.freeze() : mirror.openCamera())}>
          {t(isLive ? "lids.freeze" : "lids.mirror")}
        </Button>
        <Button look="line" compact onClick={() => file.current?.click()}>
          {t("lids.photo")}
        </Button>
        <PhotoInput ref={file} label={t("lids.photo")} onPhoto={(photo) => void mirror.readPhoto(photo)} />
      </div>
      <p className="text-fine text-leading-16">{t("lids.here")}</p>
    </section>
  );
}

/** How much powder, in per cent. */
function AmountSlider({ amount, onAmount }: { amount: number; onAmount: (amount: number) => void }) {
  const t = useMessages<Messages>();
  return (
    <label className={`${css.amount} stack-3 text-fine`}>
      <span>{t("lids.amount")}</span>
      <input
        type="range"
        min="20"
        max="100"
        step="5"
        value={amount}
        onChange={(event) => onAmount(Number(event.target.value))}
      />
    </label>
  );
}

/** A model's face as it comes, before anything is painted on it. */
function BareFace({ face: { hash, name } }: { face: ModelFace }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/assets/v/${hash}/${name}@780.avif`} />
      <img
        className={css.bare}
        src={`/assets/v/${hash}/${name}@390.webp`}
        alt=""
        width="780"
        height="975"
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** What went wrong, and what can be done. */
function LidError({ error }: { error: VisitorErrorCode | null }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const siteMessages: Partial<Record<VisitorErrorCode, string>> = {
    "E-INPUT": t("lids.error.photo"),
    "E-FACE-NONE": t("lids.error.noFace"),
    "E-CAM-DENY": t("lids.error.denied"),
    "E-CAM-NONE": t("lids.error.noCamera"),
    "E-CAM-INAPP": t("lids.error.inApp"),
    "E-MODEL": t("lids.error.engine"),
  };
  if (!error) return null;
  return (
    <>
      <p role="alert">{siteMessages[error] ?? errorMessages(error).message}</p>
      <CameraInAppGuide
        error={error}
        reason={t("lids.externalBrowser")}
        // With the palette in the address.
        to={`${location.pathname}${location.search}`}
      />
    </>
  );
}

interface FaceButtonsProps {
  faces: readonly ModelFace[];
  shownName: string | null;
  onChoose: (face: ModelFace) => void;
}

function FaceButtons({ faces, shownName, onChoose }: FaceButtonsProps) {
  const t = useMessages<Messages>();
  return (
    <ul className={css.faces} aria-label={t("lids.models")}>
      {faces.map((face, i) => (
        <li key={face.name}>
          <button
            type="button"
            className="choice-picture"
            aria-pressed={shownName === face.name}
            aria-label={t("lids.model", { n: i + 1 })}
            onClick={() => onChoose(face)}
          >
            <img
              src={`/assets/v/${face.hash}/${face.name}@390.webp`}
              alt=""
              width="56"
              height="70"
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What is said of each thing that is under way. */
const loadingSteps = { view: "stage", camera: "stage", photo: "engine", engine: "engine" } as const;

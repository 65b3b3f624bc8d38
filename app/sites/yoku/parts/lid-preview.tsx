import { useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useErrorMessages, type VisitorErrorCode } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { PalettePan } from "#contracts/palette-api.ts";
import type { Messages } from "../copy/messages.ts";
import type { ModelFace } from "../pictures.server.ts";
import css from "./lid-preview.module.css";
import { InAppNotice } from "./in-app-notice.tsx";
import { useLidPreview } from "./use-lid-preview.ts";

/** The four on lids: a model's, those of a photograph, one's own in the mirror. Nothing of it leaves the device. */
export function LidPreview({ pans, faces }: { pans: readonly PalettePan[]; faces: readonly ModelFace[] }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const file = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(70);
  const {
    canvas,
    video,
    source,
    waiting: loadingStep,
    trouble: errorCode,
    go: run,
  } = useLidPreview(pans, amount / 100);
  const isLive = source?.kind === "camera";
  const siteMessages: Partial<Record<VisitorErrorCode, string>> = {
    "E-INPUT": t("lids.trouble.photo"),
    "E-FACE-NONE": t("lids.trouble.noFace"),
    "E-CAM-DENY": t("lids.trouble.denied"),
    "E-CAM-NONE": t("lids.trouble.noCamera"),
    "E-CAM-INAPP": t("lids.trouble.inApp"),
    "E-MODEL": t("lids.trouble.engine"),
  };
  return (
    <section className={css.lids} aria-labelledby="yoku-lids" data-worn={source?.kind}>
      <h2 id="yoku-lids" className={role.display}>
        {t("lids.title")}
      </h2>
      <div className={css.frame} data-empty={source === null || undefined}>
        {source === null && faces[3] && (
          <picture>
            <source type="image/avif" srcSet={`/assets/v/${faces[3].hash}/${faces[3].name}@780.avif`} />
            <img
              className={css.bare}
              src={`/assets/v/${faces[3].hash}/${faces[3].name}@390.webp`}
              alt=""
              width="780"
              height="975"
              loading="lazy"
              decoding="async"
            />
          </picture>
        )}
        <canvas
          ref={canvas}
          role="img"
          aria-label={t(source ? "lids.worn" : "lids.bare")}
          className={classNames(isLive && css.mirror)}
        />
        <video ref={video} className={css.video} muted playsInline aria-hidden="true" tabIndex={-1} />
        {source === null && faces[3] && (
          <Button
            look="bone"
            pending={loadingStep !== null}
            onClick={() => void run((mirror) => mirror.showModel(faces[3]!))}
          >
            {t("lids.begin")}
          </Button>
        )}
        {isLive && <p className={css.live}>{t("lids.live")}</p>}
      </div>
      <p className={css.state} role="status">
        {loadingStep ? t(`lids.waiting.${loadingStep}`) : source ? t("lids.colours") : ""}
      </p>
      {errorCode && (
        <>
          <p role="alert">{siteMessages[errorCode] ?? errorMessages(errorCode).message}</p>
          <InAppNotice trouble={errorCode} />
        </>
      )}
      {source && (
        <label className={css.amount}>
          <span>{t("lids.amount")}</span>
          <input
            type="range"
            min="20"
            max="100"
            step="5"
            value={amount}
            onChange={(event) => setAmount(Number(event.target.value))}
          />
        </label>
      )}
      <ul className={css.faces} aria-label={t("lids.models")}>
        {faces.map((face, i) => (
          <li key={face.name}>
            <button
              type="button"
              aria-pressed={source?.kind === "model" && source.name === face.name}
              aria-label={t("lids.model", { n: i + 1 })}
              onClick={() => void run((mirror) => mirror.showModel(face))}
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
      <div className={css.ways}>
        <Button
          look="line"
          compact
          onClick={() => void run((mirror) => (isLive ? mirror.freeze() : mirror.showMirror()))}
        >
          {t(isLive ? "lids.freeze" : "lids.mirror")}
        </Button>
        <Button look="line" compact onClick={() => file.current?.click()}>
          {t("lids.photo")}
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={t("lids.photo")}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (chosen) void run((mirror) => mirror.showPhoto(chosen));
          }}
        />
      </div>
      <p className={css.note}>{t("lids.here")}</p>
    </section>
  );
}

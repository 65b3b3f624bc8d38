"use no memo"; // Part of the first view.

import { useRef } from "react";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { Choice } from "../../flow/scan-flow.ts";
import css from "./landing.module.css";

interface LandingWaysProps {
  onTake: (choice: Choice) => void;
  /** A photo is about to be chosen: what reads it may come meanwhile. */
  onPhotoWanted: () => void;
}

/**
 * What is read and what is not sent, and the two taps that agree to it: camera and photo are of the same rank, the ways
 * without a face of one's own are smaller. A photo is chosen with the tap itself.
 */
export function LandingWays({ onTake, onPhotoWanted }: LandingWaysProps) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  function choosePhoto(): void {
    onPhotoWanted();
    file.current?.click();
  }
  return (
    <div className="stack-3">
      <p className="text-strong">{t("read.landing.lead")}</p>
      <div className={`${css.faces} row-2`}>
        <Button look="bone" wide data-option="camera" onClick={() => onTake({ way: "camera" })}>
          {t("read.landing.camera")}
        </Button>
        <Button look="bone" wide data-option="photo" onClick={choosePhoto}>
          {t("read.landing.photo")}
        </Button>
      </div>
      <p className="text-body text-quiet">{t("read.landing.consent")}</p>
      <div className={`${css.others} row-3`}>
        <Button look="quiet" compact data-option="model" onClick={() => onTake({ way: "model" })}>
          {t("read.landing.model")}
        </Button>
        <Button look="quiet" compact data-option="nine" onClick={() => onTake({ way: "nine" })}>
          {t("read.landing.nine")}
        </Button>
      </div>
      <PhotoInput ref={file} label={t("read.landing.photo")} onPhoto={(photo) => onTake({ way: "photo", photo })} />
    </div>
  );
}

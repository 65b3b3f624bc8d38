"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./camera-tools.module.css";
import type { TesterMirror } from "./use-tester-mirror.ts";
import { WhiteBalance } from "./white-balance.tsx";

/** Before the camera: its end, the light of the room, and the shutter. */
export function CameraTools({ mirror }: { mirror: TesterMirror }) {
  /** A sheet of white paper is held before the camera. */
  const [isPaper, setIsPaper] = useState(false);
  const t = useMessages<Messages>();
  const { presence } = mirror;
  if (isPaper)
    return (
      <WhiteBalance
        video={mirror.video}
        getWindow={() => mirror.link.current.framing?.getWindow() ?? null}
        onIlluminant={(illuminant) => void mirror.getView().then((view) => view.setIlluminant(illuminant))}
        onClose={() => setIsPaper(false)}
      />
    );
  return (
    <div className={`${css.camera} align-centre row-2`}>
      <div className={css.left}>
        <button
          type="button"
          className={`${css.close} boxed middle`}
          aria-label={t("faces.close")}
          onClick={mirror.close}
        >
          <CloseIcon />
        </button>
        <Button look="line" compact className={css.plate} onClick={() => setIsPaper(true)}>
          {t("mirror.paper")}
        </Button>
      </div>
      <button
        type="button"
        className={`${css.shutter} middle text-body text-strong`}
        disabled={presence === null || presence === "none"}
        onClick={() => void mirror.freeze()}
      >
        {t("mirror.freeze")}
      </button>
    </div>
  );
}

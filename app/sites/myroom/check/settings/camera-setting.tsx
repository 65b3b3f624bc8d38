import { useEffect, useState } from "react";
import { countCameraConsents, deleteCameraConsents } from "#app/kits/camera/camera-consent.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import css from "./settings.module.css";

/** Every yes to the camera that this browser remembers, taken back by one button. */
export function CameraSetting() {
  const t = useMessages<Messages>();
  const [count, setCount] = useState(0);
  const [isReset, setIsReset] = useState(false);
  useEffect(() => setCount(countCameraConsents(Date.now())), []);

  function resetPermission(): void {
    deleteCameraConsents();
    setCount(0);
    setIsReset(true);
  }

  return (
    <section className={`${css.row} stack-2`} aria-labelledby="setting-camera">
      <h3 id="setting-camera">{t("check.settings.camera")}</h3>
      <p className="text-leading-17 text-note" role="status">
        {isReset
          ? t("check.settings.cameraDone")
          : count === 0
            ? t("check.settings.cameraNone")
            : t("check.settings.cameraSome", { count })}
      </p>
      {count > 0 && (
        <Button look="line" compact onClick={resetPermission}>
          {t("check.settings.cameraDrop")}
        </Button>
      )}
    </section>
  );
}

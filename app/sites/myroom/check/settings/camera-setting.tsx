import { useEffect, useState } from "react";
import { countCameraConsents, dropCameraConsents } from "#app/kits/camera/camera-consent.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../../copy/words.ts";
import css from "./settings.module.css";

/** Every yes to the camera that this browser remembers, taken back by one button. */
export function CameraSetting() {
  const t = useWords<Words>();
  const [count, setCount] = useState(0);
  const [isDropped, setIsDropped] = useState(false);
  useEffect(() => setCount(countCameraConsents(Date.now())), []);

  function drop(): void {
    dropCameraConsents();
    setCount(0);
    setIsDropped(true);
  }

  return (
    <section className={css.row} aria-labelledby="setting-camera">
      <h3 id="setting-camera">{t("check.settings.camera")}</h3>
      <p className={css.hint} role="status">
        {isDropped
          ? t("check.settings.cameraDone")
          : count === 0
            ? t("check.settings.cameraNone")
            : t("check.settings.cameraSome", { count })}
      </p>
      {count > 0 && (
        <Button look="line" compact onClick={drop}>
          {t("check.settings.cameraDrop")}
        </Button>
      )}
    </section>
  );
}

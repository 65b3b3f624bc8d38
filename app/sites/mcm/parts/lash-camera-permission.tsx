import { useEffect, useRef } from "react";
import { CameraPermission } from "#app/kits/camera/camera-permission.tsx";
import { useEngineSize } from "#app/kits/mirror/use-engine-size.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

interface LashCameraPermissionProps {
  onStart: () => void;
  onPhoto: () => void;
  onModel: () => void;
}

/** The card before the camera: what is read where, what is fetched, and the two ways without one. */
export function LashCameraPermission({ onStart, onPhoto, onModel }: LashCameraPermissionProps) {
  const t = useMessages<Messages>();
  const container = useRef<HTMLDivElement>(null);
  const engineBytes = useEngineSize();

  useEffect(() => {
    container.current?.scrollIntoView({ block: "nearest" });
    container.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);

  const bytes = engineBytes === null ? [] : [t("permission.bytes", { megabytes: (engineBytes / 1e6).toFixed(1) })];
  return (
    <div ref={container}>
      <CameraPermission
        title={t("permission.title")}
        promises={[t("permission.here"), t("permission.stored"), ...bytes]}
        startLabel={t("permission.use")}
        onStart={onStart}
        others={
          <>
            <Button look="line" compact onClick={onPhoto}>
              {t("lashes.own")}
            </Button>
            <Button look="line" compact onClick={onModel}>
              {t("lashes.model")}
            </Button>
          </>
        }
      />
    </div>
  );
}

import { useEffect, useRef, useState } from "react";
import { CameraGate } from "#app/kits/camera/camera-gate.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";

interface LashGateProps {
  onStart: () => void;
  onPhoto: () => void;
  onModel: () => void;
}

/** The card before the camera: what is read where, what is fetched, and the two ways without one. */
export function LashGate({ onStart, onPhoto, onModel }: LashGateProps) {
  const t = useWords<Words>();
  const place = useRef<HTMLDivElement>(null);
  const [megabytes, setMegabytes] = useState<string | null>(null);

  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
    place.current?.querySelector("button")?.focus({ preventScroll: true });
    const leaving = new AbortController();
    import("#app/kits/face/start-face-engine.ts")
      .then(({ engineBytes }) => engineBytes(leaving.signal))
      .then(
        (bytes) => setMegabytes((bytes / 1e6).toFixed(1)),
        // Without a network nothing is known of it; the card says the rest.
        () => {},
      );
    return () => leaving.abort();
  }, []);

  const bytes = megabytes === null ? [] : [t("gate.bytes", { megabytes })];
  return (
    <div ref={place}>
      <CameraGate
        title={t("gate.title")}
        promises={[t("gate.here"), t("gate.kept"), ...bytes]}
        startWords={t("gate.use")}
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

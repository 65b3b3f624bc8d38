import { lazy, Suspense } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { type CameraErrorCode, useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./read-face.module.css";

// Few need it, and only inside an app.
const Outside = lazy(async () => ({ default: (await import("./outside.tsx")).Outside }));

interface RefusedProps {
  code: CameraErrorCode;
  onAgain: () => void;
  /** Goes on by hand. */
  onType: () => void;
}

/** A camera that did not open: the catalogue's words, how to allow it, and the way by hand. */
export function Refused({ code, onAgain, onType }: RefusedProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  return (
    <div className={css.refused} data-refused={code}>
      <Notice
        announce="now"
        code={code}
        message={errorWords(code).message}
        action={
          <>
            <Button look="bone" compact onClick={onType}>
              {t("gate.type")}
            </Button>
            {code !== "E-CAM-NONE" && (
              <Button look="line" compact onClick={onAgain}>
                {t("lookup.again")}
              </Button>
            )}
          </>
        }
      />
      <Suspense>
        <Outside code={code} />
      </Suspense>
      {code === "E-CAM-DENY" && (
        <details>
          <summary>{t("denied.title")}</summary>
          <ul>
            <li>{t("denied.iphone")}</li>
            <li>{t("denied.android")}</li>
            <li>{t("denied.desktop")}</li>
          </ul>
        </details>
      )}
    </div>
  );
}

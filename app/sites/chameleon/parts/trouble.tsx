import { lazy, Suspense } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import { openLens } from "./open-lens.ts";
import css from "./trouble.module.css";
import type { Hunt, Trouble as Kind } from "./use-hunt.ts";

// Few need it, and only inside an app.
const Outside = lazy(async () => ({ default: (await import("./outside.tsx")).Outside }));

interface TroubleProps {
  /** Null: the picture has next to no colour. */
  trouble: Kind;
  hunt: Hunt;
}

/** Why no new colour came, and the ways that always work. */
export function Trouble({ trouble, hunt }: TroubleProps) {
  const t = useWords<Words>();
  const sample = (
    <Button look="bone" compact onClick={() => void hunt.showSample(1)}>
      {t("grey.sample")}
    </Button>
  );
  if (!trouble)
    return (
      <div className={css.trouble}>
        <Notice announce="soon" message={t("grey.message")} action={sample} story={t("grey.story")} />
      </div>
    );
  if (trouble.kind !== "camera")
    return (
      <div className={css.trouble}>
        <Notice
          announce="now"
          message={t(trouble.kind === "broken" ? "ways.broken" : "ways.unable")}
          action={trouble.kind === "broken" ? sample : undefined}
        />
      </div>
    );
  return (
    <div className={css.trouble} data-refused={trouble.code}>
      <Notice
        announce="now"
        code={trouble.code}
        message={t(`refused.${trouble.code}`)}
        action={
          <>
            {sample}
            {trouble.code !== "E-CAM-NONE" && (
              <Button look="line" compact onClick={() => void openLens(hunt)}>
                {t("ways.again")}
              </Button>
            )}
          </>
        }
      />
      <Suspense>
        <Outside code={trouble.code} />
      </Suspense>
      {trouble.code === "E-CAM-DENY" && (
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

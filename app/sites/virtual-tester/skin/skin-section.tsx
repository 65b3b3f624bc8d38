"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import type { Messages } from "../copy/messages.ts";
import { scrollToPart } from "../parts/use-scroll-to-mirror.ts";
import type { TesterMirror } from "../parts/use-tester-mirror.ts";
import css from "./skin-section.module.css";
import { skinErrorKey } from "./skin-error-key.ts";
import { type SkinHandle, useSkin } from "./use-skin.ts";

const ChooseByEye = lazy(async () => ({ default: (await import("./choose-by-eye.tsx")).ChooseByEye }));
const SkinCamera = lazy(async () => ({ default: (await import("./skin-camera.tsx")).SkinCamera }));
const SkinResultView = lazy(async () => ({ default: (await import("./skin-result.tsx")).SkinResultView }));

/** Where others lead to: `/virtual_tester#skin`. */
const sectionId = "skin";

/** The colour of one's skin: measured by camera or photograph, or chosen by eye; and what comes near it. */
export function SkinSection({ mirror }: { mirror: TesterMirror }) {
  const t = useMessages<Messages>();
  const section = useRef<HTMLElement>(null);
  const skin = useSkin(mirror, section);
  const { step } = skin;

  // It comes later than the page: who followed a link to it would stay at the top.
  useEffect(() => {
    if (location.hash === `#${sectionId}`) scrollToPart(section.current, true);
  }, []);

  return (
    <section
      ref={section}
      id={sectionId}
      className={`${css.section} on-grey pad-side-5 column-4`}
      aria-labelledby="skin-title"
    >
      <h2 id="skin-title" className={`text-heading ${role.display}`} tabIndex={-1}>
        {t("skin.title")}
      </h2>
      {step.kind !== "result" && <SkinStart skin={skin} />}
      <Suspense>
        {step.kind === "eye" && <ChooseByEye onChoose={skin.show} />}
        {step.kind === "camera" && <SkinCamera skin={skin} />}
        {step.kind === "result" && <SkinResultView skin={skin} result={step.result} />}
      </Suspense>
    </section>
  );
}

/** What is measured, what happens to the picture, and the ways: all of them without a name or a request. */
function SkinStart({ skin }: { skin: SkinHandle }) {
  const t = useMessages<Messages>();
  const photoInput = useRef<HTMLInputElement>(null);
  const { mirror, error, isWorking } = skin;
  const [asksPhoto, setAsksPhoto] = useState(false);
  function askPhoto(): void {
    // There at once: a browser opens its files straight from a press only.
    flushSync(() => setAsksPhoto(true));
    photoInput.current?.click();
  }
  const hasStill = mirror.source.kind === "photo" || mirror.source.kind === "frozen";
  return (
    <>
      <div className="stack-2">
        <p>{t("skin.lead")}</p>
        <p className="text-aside">{t("skin.private")}</p>
      </div>
      <div className="column-3">
        {hasStill && (
          <Button look="bone" wide pending={isWorking} onClick={() => void skin.measureStill()}>
            {t("skin.shown")}
          </Button>
        )}
        <Button
          look={hasStill ? "line" : "bone"}
          wide
          pending={mirror.loading?.for === "camera"}
          onClick={skin.openCamera}
        >
          {t("skin.camera")}
        </Button>
        <Button look="line" wide pending={mirror.loading?.for === "photo"} onClick={askPhoto}>
          {t("skin.photo")}
        </Button>
        <Button look="line" wide onClick={skin.chooseByEye}>
          {t("skin.eye")}
        </Button>
      </div>
      <p role="status" className="hides-empty">
        {mirror.error?.startsWith("E-CAM") ? t("skin.noCamera") : error ? t(skinErrorKey(error)) : ""}
      </p>
      {asksPhoto && (
        <PhotoInput ref={photoInput} label={t("skin.photo")} onPhoto={(photo) => void skin.readPhoto(photo)} />
      )}
    </>
  );
}

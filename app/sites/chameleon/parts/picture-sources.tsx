import { useRef } from "react";
import { PhotoInput } from "#app/kits/mirror/photo-input.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import "#app/kits/ui/roles/choice-picture.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { Sample } from "../pictures.server.ts";
import { openRearCamera } from "./open-rear-camera.ts";
import { scrollToCanvas } from "./scroll-to-canvas.ts";
import type { ColourCamera } from "./use-colour-camera.ts";
import css from "./picture-sources.module.css";

interface PictureSourcesProps {
  colourCamera: ColourCamera;
  samples: readonly Sample[];
}

/** Where colours come from: the camera, a photograph, a sample picture. Nothing of them leaves the device. */
export function PictureSources({ colourCamera, samples }: PictureSourcesProps) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  const { rearCamera } = colourCamera;

  return (
    <section className="on-soot pad-side-5 stack-4" aria-labelledby="cham-ways">
      <h2 id="cham-ways" className={`text-heading ${role.display}`}>
        {t("sources.title")}
      </h2>
      <div className={`${css.own} stack-3`}>
        <Button
          look="bone"
          wide
          pending={rearCamera.step === "asking"}
          onClick={() => {
            void openRearCamera(colourCamera);
            scrollToCanvas();
          }}
        >
          {t("sources.camera")}
        </Button>
        <Button look="line" wide onClick={() => file.current?.click()}>
          {t("sources.photo")}
        </Button>
        <PhotoInput
          ref={file}
          label={t("sources.photo")}
          onPhoto={(photo) => {
            void colourCamera.readPhoto(photo);
            scrollToCanvas();
          }}
        />
      </div>
      <h3 className="text-strong text-body">{t("sources.samples")}</h3>
      <SampleList colourCamera={colourCamera} samples={samples} />
      <ul className={`${css.promises} stack-1 text-body`}>
        <li>{t("sources.here")}</li>
        <li>{t("sources.stored")}</li>
        <li>{t("sources.off")}</li>
      </ul>
    </section>
  );
}

/** Pictures to try it with. */
function SampleList({ colourCamera, samples }: PictureSourcesProps) {
  const { source, rearCamera } = colourCamera;
  return (
    <ul className={`${css.samples} stack-2`}>
      {samples.map(({ picture }, i) => (
        <li key={picture.name}>
          <button
            type="button"
            className="choice-picture"
            aria-pressed={source.kind === "sample" && source.index === i && rearCamera.step === "off"}
            onClick={() => {
              void colourCamera.showSample(i);
              scrollToCanvas();
            }}
          >
            <img
              src={`/assets/v/${picture.hash}/${picture.name}@390.webp`}
              alt={picture.alt.ja}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

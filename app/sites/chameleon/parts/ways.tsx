import { useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Sample } from "../pictures.server.ts";
import { openLens } from "./open-lens.ts";
import type { Hunt } from "./use-hunt.ts";
import css from "./ways.module.css";

/** Where colours come from: the camera, a photograph, a picture of the town. Nothing of them leaves the device. */
export function Ways({ hunt, samples }: { hunt: Hunt; samples: readonly Sample[] }) {
  const t = useWords<Words>();
  const file = useRef<HTMLInputElement>(null);
  const { shown, lens } = hunt;
  const toStage = (): void => document.getElementById("cham-stage")?.scrollIntoView({ block: "start" });

  return (
    <section className={css.ways} aria-labelledby="cham-ways">
      <h2 id="cham-ways" className={role.display}>
        {t("ways.title")}
      </h2>
      <div className={css.own}>
        <Button
          look="bone"
          wide
          pending={lens.step === "asking"}
          onClick={() => {
            void openLens(hunt);
            toStage();
          }}
        >
          {t("ways.camera")}
        </Button>
        <Button look="line" wide onClick={() => file.current?.click()}>
          {t("ways.photo")}
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={t("ways.photo")}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (!chosen) return;
            void hunt.readPhoto(chosen);
            toStage();
          }}
        />
      </div>
      <h3 className={css.small}>{t("ways.samples")}</h3>
      <ul className={css.samples}>
        {samples.map(({ picture }, i) => (
          <li key={picture.name}>
            <button
              type="button"
              aria-pressed={shown.kind === "sample" && shown.place === i && lens.step === "off"}
              onClick={() => {
                void hunt.showSample(i);
                toStage();
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
      <ul className={css.promises}>
        <li>{t("ways.here")}</li>
        <li>{t("ways.kept")}</li>
        <li>{t("ways.off")}</li>
      </ul>
    </section>
  );
}

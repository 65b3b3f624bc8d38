import { useRef } from "react";
import { pictureSrc } from "./model-src.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { TesterData } from "../data.server.ts";
import type { useStage } from "./use-stage.ts";
import css from "./ways.module.css";

interface WaysProps {
  models: TesterData["models"];
  stage: ReturnType<typeof useStage>;
}

/** Whose lips: a model's, one's own in the mirror, or those of a photograph. All of the same rank. */
export function Ways({ models, stage }: WaysProps) {
  const t = useWords<Words>();
  const file = useRef<HTMLInputElement>(null);
  const { source, waiting } = stage;
  const isBusy = waiting !== null;
  return (
    <section className={css.ways} aria-labelledby="ways-title">
      <h2 id="ways-title" className={role.display}>
        {t("faces.title")}
      </h2>
      <ul className={css.models} aria-label={t("faces.models")}>
        {models.map((model, i) => (
          <li key={model.id}>
            <button
              type="button"
              aria-pressed={source.kind === "model" && source.id === model.id}
              aria-label={`${t("faces.modelOf", { n: i + 1 })}。${model.alt}`}
              onClick={() => void stage.showModel(model)}
            >
              <img src={pictureSrc(model)} alt="" width="78" height="98" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <div className={css.own}>
        <p>
          <Button look="bone" wide pending={isBusy && waiting.for === "camera"} onClick={() => void stage.showMirror()}>
            {t("faces.camera")}
          </Button>
          <span className={css.note}>{t("faces.cameraNote")}</span>
        </p>
        <p>
          <Button look="line" wide pending={isBusy && waiting.for === "photo"} onClick={() => file.current?.click()}>
            {t("faces.photo")}
          </Button>
          <span className={css.note}>{t("faces.photoNote")}</span>
        </p>
        <p className={css.note}>{t("faces.engine")}</p>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t("faces.photo")}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (chosen) void stage.readPhoto(chosen);
        }}
      />
    </section>
  );
}

import { useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { StyleData } from "../data.server.ts";
import type { MirrorHandle } from "../mirror/use-mirror.ts";
import css from "./source-picker.module.css";

interface SourcePickerProps {
  models: StyleData["models"];
  /** Whose pictures came with the page. */
  servedFace: string;
  mirror: MirrorHandle;
}

/** Whose face: a model's, one's own in the mirror, or that of a photograph. All of the same rank. */
export function SourcePicker({ models, servedFace, mirror }: SourcePickerProps) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  const { source, waiting } = mirror;
  const shownFace = source.kind === "served" ? servedFace : source.kind === "model" ? source.name : null;
  return (
    <section className={css.faces} aria-labelledby="faces-title">
      <h2 id="faces-title" className={role.display}>
        {t("faces.title")}
      </h2>
      <ul className={css.models} aria-label={t("faces.models")}>
        {models.map((model) => (
          <li key={model.name}>
            <button
              type="button"
              aria-pressed={shownFace === model.name}
              aria-label={model.alt}
              onClick={() => (model.name === servedFace ? mirror.showServed() : void mirror.showModel(model))}
            >
              <img
                src={`/assets/v/${model.hash}/${model.name}@390.webp`}
                alt=""
                width="78"
                height="98"
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      <div className={css.own}>
        <p>
          <Button look="bone" wide pending={waiting?.for === "camera"} onClick={() => void mirror.showMirror()}>
            {t("faces.camera")}
          </Button>
          <span>{t("faces.cameraNote")}</span>
        </p>
        <p>
          <Button look="line" wide pending={waiting?.for === "photo"} onClick={() => file.current?.click()}>
            {t("faces.photo")}
          </Button>
          <span>{t("faces.photoNote")}</span>
        </p>
        <p>
          <span>{t("faces.engine")}</span>
        </p>
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
          if (chosen) void mirror.readPhoto(chosen);
        }}
      />
    </section>
  );
}

import { useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TesterData } from "../data.server.ts";
import type { MirrorHandle } from "./use-mirror.ts";
import css from "./source-picker.module.css";

interface SourcePickerProps {
  models: TesterData["models"];
  mirror: MirrorHandle;
}

/** The file input, for whoever leads to a photograph from elsewhere. */
export const photoInputId = "vt-photo";

/** Whose face: a model's, one's own in the mirror, or that of a photograph. All of the same rank. */
export function SourcePicker({ models, mirror }: SourcePickerProps) {
  const t = useMessages<Messages>();
  const file = useRef<HTMLInputElement>(null);
  const [hasMirror] = useState(canMirror);
  const { source, waiting, go } = mirror;
  return (
    <section id="ways" className={css.ways} aria-labelledby="ways-title">
      <h2 id="ways-title" className={role.display} tabIndex={-1}>
        {t("faces.title")}
      </h2>
      <ul className={css.models} aria-label={t("faces.models")}>
        {models.map((model, i) => (
          <li key={model.id}>
            <button
              type="button"
              aria-pressed={source.kind === "model" && source.id === model.id}
              aria-label={`${t("faces.modelOf", { n: i + 1 })}。${model.alt}`}
              onClick={() => void go((machine) => machine.showModel(model))}
            >
              <img
                src={`/assets/v/${model.hash}/${model.id}@390.webp`}
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
        {hasMirror ? (
          <p>
            <Button
              look="bone"
              wide
              pending={waiting?.for === "camera"}
              onClick={() => void go((machine) => machine.showMirror())}
            >
              {t("faces.camera")}
            </Button>
            <span className={css.note}>{t("faces.cameraNote")}</span>
          </p>
        ) : (
          <p>{t("stage.notWebgl")}</p>
        )}
        <p>
          <Button
            look={hasMirror ? "line" : "bone"}
            wide
            pending={waiting?.for === "photo"}
            onClick={() => file.current?.click()}
          >
            {t("faces.photo")}
          </Button>
          <span className={css.note}>{t("faces.photoNote")}</span>
        </p>
        <p className={css.note}>{t("faces.engine")}</p>
      </div>
      <input
        ref={file}
        id={photoInputId}
        type="file"
        accept="image/*"
        hidden
        aria-label={t("faces.photo")}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (chosen) void go((machine) => machine.readPhoto(chosen));
        }}
      />
    </section>
  );
}

/** A mirror is painted by WebGL2 or not at all: where there is none, no camera is asked for. */
const canMirror = (): boolean => document.createElement("canvas").getContext("webgl2") !== null;

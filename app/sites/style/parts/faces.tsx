import { useRef } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { StyleData } from "../data.server.ts";
import type { Halves } from "../stage/use-halves.ts";
import css from "./faces.module.css";

interface FacesProps {
  models: StyleData["models"];
  /** Whose pictures came with the page. */
  served: string;
  halves: Halves;
}

/** Whose face: a model's, one's own in the mirror, or that of a photograph. All of the same rank. */
export function Faces({ models, served, halves }: FacesProps) {
  const t = useWords<Words>();
  const file = useRef<HTMLInputElement>(null);
  const { source, waiting } = halves;
  const worn = source.kind === "served" ? served : source.kind === "model" ? source.name : null;
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
              aria-pressed={worn === model.name}
              aria-label={model.alt}
              onClick={() => (model.name === served ? halves.showServed() : void halves.showModel(model))}
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
          <Button look="bone" wide pending={waiting?.for === "camera"} onClick={() => void halves.showMirror()}>
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
          if (chosen) void halves.readPhoto(chosen);
        }}
      />
    </section>
  );
}

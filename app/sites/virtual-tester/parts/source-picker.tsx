import { SourcePicker } from "#app/kits/mirror/source-picker.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TesterData } from "../data.server.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";
import css from "./source-picker.module.css";

/** The file input, for whoever leads to a photograph from elsewhere. */
export const photoInputId = "vt-photo";

/** Whose face tries the shades on. */
export function TesterSourcePicker({ models, mirror }: { models: TesterData["models"]; mirror: TesterMirror }) {
  const t = useMessages<Messages>();
  const { source, loading } = mirror;
  return (
    <SourcePicker
      id="ways"
      className={css.actions}
      labels={{
        title: t("faces.title"),
        models: t("faces.models"),
        camera: t("faces.camera"),
        cameraNote: t("faces.cameraNote"),
        noCamera: t("canvas.notWebgl"),
        photo: t("faces.photo"),
        photoNote: t("faces.photoNote"),
        engine: t("faces.engine"),
      }}
      models={models.map(({ alt, ...model }, i) => ({
        ...model,
        label: `${t("faces.modelOf", { n: i + 1 })}。${alt}`,
      }))}
      shownModel={source.kind === "model" ? source.name : null}
      loading={loading}
      photoInputId={photoInputId}
      onModel={(model) => void mirror.showModel(model)}
      onCamera={() => void mirror.openCamera()}
      onPhoto={(photo) => void mirror.readPhoto(photo)}
    />
  );
}

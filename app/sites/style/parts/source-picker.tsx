"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { SourcePicker } from "#app/kits/mirror/source-picker.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { StyleData } from "../data.server.ts";
import type { StyleMirror } from "../mirror/use-style-mirror.ts";

interface StyleSourcePickerProps {
  models: StyleData["models"];
  /** Whose pictures came with the page. */
  servedFace: string;
  mirror: StyleMirror;
}

/** Whose face wears both looks. */
export function StyleSourcePicker({ models, servedFace, mirror }: StyleSourcePickerProps) {
  const t = useMessages<Messages>();
  const { source, loading } = mirror;
  return (
    <SourcePicker
      id="faces"
      className="lazy-section"
      labels={{
        title: t("faces.title"),
        models: t("faces.models"),
        camera: t("faces.camera"),
        cameraNote: t("faces.cameraNote"),
        photo: t("faces.photo"),
        photoNote: t("faces.photoNote"),
        engine: t("faces.engine"),
      }}
      models={models.map(({ alt, ...model }) => ({ ...model, label: alt }))}
      shownModel={source.kind === "served" ? servedFace : source.kind === "model" ? source.name : null}
      loading={loading}
      onModel={(model) => (model.name === servedFace ? mirror.close() : void mirror.showModel(model))}
      onCamera={() => void mirror.openCamera()}
      onPhoto={(photo) => void mirror.readPhoto(photo)}
    />
  );
}

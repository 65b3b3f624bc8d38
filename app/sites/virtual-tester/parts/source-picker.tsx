"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import type { ReactNode } from "react";
import { personOf } from "#app/kits/mirror/person-of.ts";
import { SourcePicker } from "#app/kits/mirror/source-picker.tsx";
import { useMirrorAhead } from "#app/kits/mirror/use-mirror-ahead.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { TesterData } from "../data.server.ts";
import type { TesterMirror } from "./use-tester-mirror.ts";
import css from "./source-picker.module.css";

/** The file input, for whoever leads to a photograph from elsewhere. */
export const photoInputId = "vt-photo";

interface TesterSourcePickerProps {
  models: TesterData["models"];
  mirror: TesterMirror;
  /** How the model is seen. */
  children: ReactNode;
}

/** Whose face tries the shades on. */
export function TesterSourcePicker({ models, mirror, children }: TesterSourcePickerProps) {
  const t = useMessages<Messages>();
  const { source, loading, prepare } = mirror;
  useMirrorAhead(prepare);
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
      shownModel={source.kind === "model" ? personOf(source.name) : null}
      loading={loading}
      photoInputId={photoInputId}
      onModel={(model) => void mirror.showModel(model)}
      onCamera={() => void mirror.openCamera()}
      onPhoto={(photo) => void mirror.readPhoto(photo)}
      onPhotoAhead={prepare}
    >
      {children}
    </SourcePicker>
  );
}

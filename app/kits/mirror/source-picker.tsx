"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import "#app/kits/ui/roles/choice-picture.css";
import { type ReactNode, useRef, useState } from "react";
import { classNames } from "../basics/class-names.ts";
import { Button } from "../ui/button/button.tsx";
import role from "../ui/type/type.module.css";
import { hasWebgl2 } from "./has-webgl2.ts";
import type { MirrorHandle } from "./use-mirror.ts";
import { PhotoInput } from "./photo-input.tsx";
import css from "./source-picker.module.css";
import type { ModelFace } from "./start-mirror.ts";

/** What is said beside each way; all of it comes from the site. */
interface SourceLabels {
  title: string;
  /** Of the list of models. */
  models: string;
  camera: string;
  cameraNote: string;
  /** Stands in the camera's place where a device can only draw stills; without it the camera is always offered. */
  noCamera?: string;
  photo: string;
  photoNote: string;
  /** What is fetched for one's own face. */
  engine: string;
}

interface SourcePickerProps {
  /** Of the section; its heading is `<id>-title`. */
  id: string;
  className?: string | undefined;
  labels: SourceLabels;
  models: readonly (ModelFace & { label: string })[];
  /** The model whose face is shown. */
  shownModel: string | null;
  loading: MirrorHandle["loading"];
  /** The file input's, for whoever leads to a photograph from elsewhere. */
  photoInputId?: string;
  onModel: (model: ModelFace) => void;
  onCamera: () => void;
  onPhoto: (photo: File) => void;
  /** A photo is about to be chosen, which takes a while: what reads it can start meanwhile. */
  onPhotoAhead?: () => void;
  /** What belongs to the choice of a model, below it. */
  children?: ReactNode;
}

/** Whose face: a model's, one's own in the mirror, or that of a photograph. All of the same rank. */
export function SourcePicker(props: SourcePickerProps) {
  const { id, className, labels, models, shownModel, loading, photoInputId, children } = props;
  const { onModel, onCamera, onPhoto, onPhotoAhead } = props;
  const photoInput = useRef<HTMLInputElement>(null);
  const [hasCamera] = useState(() => labels.noCamera === undefined || hasWebgl2());
  return (
    <section
      id={id}
      className={classNames(css.picker, "column-4 pad-side-5", className)}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={role.display} tabIndex={-1}>
        {labels.title}
      </h2>
      <ul className={css.models} aria-label={labels.models}>
        {models.map((model) => (
          <li key={model.name}>
            <button
              type="button"
              className="choice-picture"
              aria-pressed={shownModel === model.name}
              aria-label={model.label}
              onClick={() => onModel(model)}
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
      {children}
      <div className={`${css.own} column-3`}>
        {hasCamera ? (
          <p>
            <Button look="bone" wide pending={loading?.for === "camera"} onClick={onCamera}>
              {labels.camera}
            </Button>
            <span className="text-aside">{labels.cameraNote}</span>
          </p>
        ) : (
          <p>{labels.noCamera}</p>
        )}
        <p>
          <Button
            look={hasCamera ? "line" : "bone"}
            wide
            pending={loading?.for === "photo"}
            onClick={() => photoInput.current?.click()}
          >
            {labels.photo}
          </Button>
          <span className="text-aside">{labels.photoNote}</span>
        </p>
        <p className="text-aside">{labels.engine}</p>
      </div>
      <PhotoInput
        ref={photoInput}
        {...(photoInputId && { id: photoInputId })}
        {...(onPhotoAhead && { onOpen: onPhotoAhead })}
        label={labels.photo}
        onPhoto={onPhoto}
      />
    </section>
  );
}

import { useId } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { maxReviewPhotos } from "#contracts/review-limits.ts";
import type { Messages } from "../copy/messages.ts";
import { BlurBoard } from "./blur-board.tsx";
import css from "./photo-field.module.css";
import type { Photos } from "./use-photos.ts";

interface PhotoFieldProps {
  photos: Photos;
  /** Photos that the review has already. */
  savedIds: readonly string[];
  onDeleteSaved: (id: string) => void;
}

/** Up to three photos, each with its faces blurred before it can be sent. */
export function PhotoField({ photos, savedIds, onDeleteSaved }: PhotoFieldProps) {
  const t = useMessages<Messages>();
  const id = useId();
  const { state } = photos;
  const isFull = savedIds.length + photos.photos.length >= maxReviewPhotos;
  return (
    <fieldset className={`${css.field} stack-3`} aria-busy={state.kind === "looking" || undefined}>
      <legend className="text-strong">
        {t("photos.title")}
        <span className={`${css.mark} text-medium text-note`}>{t("write.optional")}</span>
      </legend>
      <p className="text-aside">{t("photos.hint")}</p>
      {savedIds.length > 0 && (
        <ul className={`${css.saved} stack-2`} aria-label={t("photos.sent")}>
          {savedIds.map((photoId, i) => (
            <li key={photoId}>
              <img src={`/api/review/photos/${photoId}`} alt={t("photos.number", { number: i + 1 })} />
              <Button look="quiet" compact onClick={() => onDeleteSaved(photoId)}>
                {t("photos.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.photos.map((photo, i) => (
        <BlurBoard key={photo.key} photo={photo} number={savedIds.length + i + 1} photos={photos} />
      ))}
      {!isFull && (
        <label className={`${buttonClass({ look: "line", compact: true })} ${css.add}`} htmlFor={id}>
          <span>{t("photos.add")}</span>
        </label>
      )}
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/heic,image/avif"
        multiple
        disabled={isFull || state.kind === "looking"}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          void photos.add(files);
        }}
      />
      <p className={`${css.status} text-body`} role="status">
        {state.kind === "looking" &&
          (state.percent === null ? t("photos.looking") : t("photos.loadingEngine", { percent: state.percent }))}
        {state.kind === "unreadable" && t("photos.unreadable")}
        {state.kind === "tooMany" && t("photos.tooMany")}
      </p>
    </fieldset>
  );
}

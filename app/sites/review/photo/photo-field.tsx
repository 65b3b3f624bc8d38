import { useId } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { buttonClass } from "#app/kits/ui/button/button-look.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { mostReviewPhotos } from "#contracts/review-limits.ts";
import type { Words } from "../copy/words.ts";
import { BlurBoard } from "./blur-board.tsx";
import css from "./photo-field.module.css";
import type { Photos } from "./use-photos.ts";

interface PhotoFieldProps {
  photos: Photos;
  /** Photos that the review has already. */
  keptIds: readonly string[];
  onDropKept: (id: string) => void;
}

/** Up to three photos, each with its faces blurred before it can be sent. */
export function PhotoField({ photos, keptIds, onDropKept }: PhotoFieldProps) {
  const t = useWords<Words>();
  const id = useId();
  const { state } = photos;
  const isFull = keptIds.length + photos.photos.length >= mostReviewPhotos;
  return (
    <fieldset className={css.field} aria-busy={state.kind === "looking" || undefined}>
      <legend className={css.legend}>
        {t("photos.title")}
        <span className={css.mark}>{t("write.optional")}</span>
      </legend>
      <p className={css.hint}>{t("photos.hint")}</p>
      {keptIds.length > 0 && (
        <ul className={css.kept} aria-label={t("photos.sent")}>
          {keptIds.map((photoId, i) => (
            <li key={photoId}>
              <img src={`/api/review/photos/${photoId}`} alt={t("photos.number", { number: i + 1 })} />
              <Button look="quiet" compact onClick={() => onDropKept(photoId)}>
                {t("photos.remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.photos.map((photo, i) => (
        <BlurBoard key={photo.key} photo={photo} number={keptIds.length + i + 1} photos={photos} />
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
      <p className={css.said} role="status">
        {state.kind === "looking" &&
          (state.percent === null ? t("photos.looking") : t("photos.loadingEngine", { percent: state.percent }))}
        {state.kind === "unreadable" && t("photos.unreadable")}
        {state.kind === "tooMany" && t("photos.tooMany")}
      </p>
    </fieldset>
  );
}

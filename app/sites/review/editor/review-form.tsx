import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextArea } from "#app/kits/ui/field/text-area.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MyReviewRecord, ReviewCatalogue } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import { PhotoField } from "../photo/photo-field.tsx";
import type { Photos } from "../photo/use-photos.ts";
import { AboutMe } from "./about-me.tsx";
import { type Draft, type DraftIssue, validateDraft } from "./draft.ts";
import { ProductField } from "./product-choice.tsx";
import { SourceField, StarsField, TextFields } from "./review-fields.tsx";
import css from "./review-form.module.css";

interface ReviewFormProps {
  catalogue: ReviewCatalogue;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  myReviews: readonly MyReviewRecord[];
  photos: Photos;
  onNext: () => void;
}

/** Product, stars, source, both sides; then what may be added. */
export function ReviewForm({ catalogue, draft, change, myReviews, photos, onNext }: ReviewFormProps) {
  const t = useMessages<Messages>();
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<readonly DraftIssue[]>([]);
  const has = (issue: DraftIssue): boolean => issues.includes(issue) && validateDraft(draft).includes(issue);
  const before = myReviews.find(({ productId }) => productId === draft.productId);
  const fields = { draft, change, has };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = validateDraft(draft);
    setIssues(found);
    if (found.length === 0) return onNext();
    // After the words of the faults are there.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid], [data-invalid]")?.focus());
  }

  return (
    <form ref={form} className="column-5" onSubmit={submit} noValidate>
      <ProductField catalogue={catalogue} {...fields} />
      {before && <p className={`${css.note} text-body`}>{t("write.editing")}</p>}
      <StarsField {...fields} />
      <SourceField {...fields} />
      <TextFields {...fields} />
      {before?.publishedAt && (
        <TextArea
          label={t("write.followUp")}
          mark={t("write.optional")}
          hint={t("write.followUpHint")}
          error={has("followUp") ? t("write.followUpHint") : undefined}
          value={draft.followUp}
          onChange={({ target }) => change({ followUp: target.value })}
        />
      )}
      <AboutMe draft={draft} change={change} />
      <PhotoField
        photos={photos}
        savedIds={draft.keptPhotoIds}
        onDeleteSaved={(id) => change({ keptPhotoIds: draft.keptPhotoIds.filter((other) => other !== id) })}
      />
      {issues.length > 0 && validateDraft(draft).length > 0 && (
        <p className={`${css.status} text-body text-medium text-warning`} role="alert">
          {t("write.check")}
        </p>
      )}
      <Button type="submit" wide pending={photos.state.kind === "looking"}>
        {t("write.next")}
      </Button>
    </form>
  );
}

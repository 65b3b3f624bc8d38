import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { TextArea } from "#app/kits/ui/field/text-area.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { faceTypeCodes } from "#contracts/hack-choices.ts";
import type { MyReviewRecord, ReviewCatalogue } from "#contracts/review.ts";
import { reviewLength, reviewSkins, reviewSources } from "#contracts/review-limits.ts";
import type { Messages } from "../copy/messages.ts";
import { PhotoField } from "../photo/photo-field.tsx";
import type { Photos } from "../photo/use-photos.ts";
import { Choice } from "./choice.tsx";
import { type Draft, type DraftIssue, validateDraft, textLength } from "./draft.ts";
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
  const length = textLength(draft);

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
      <SelectField
        label={t("write.product")}
        mark={t("write.required")}
        error={has("product") ? t("write.productError") : undefined}
        value={draft.productId}
        onChange={({ target }) => change({ productId: target.value })}
      >
        <option value="">{t("write.productChoose")}</option>
        {catalogue.lines.map(({ word, products }) => (
          <optgroup key={word} label={word}>
            {products.map(({ id, number, name }) => (
              <option key={id} value={id}>
                {number} {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {before && <p className={css.note}>{t("write.editing")}</p>}
      <Choice
        legend={t("write.stars")}
        mark={t("write.required")}
        name="review-stars"
        isInvalid={has("stars")}
        error={t("write.starsError")}
        value={draft.stars === null ? null : String(draft.stars)}
        options={(["1", "2", "3", "4", "5"] as const).map((stars) => ({
          value: stars,
          label: `★${stars}`,
          hint: t(`write.star.${stars}`),
        }))}
        isRow
        onChoose={(stars) => change({ stars: Number(stars) })}
      />
      <Choice
        legend={t("write.source")}
        mark={t("write.required")}
        hint={t("write.sourceHint")}
        name="review-source"
        isInvalid={has("source")}
        error={t("write.sourceError")}
        value={draft.source}
        options={reviewSources.map((source) => ({
          value: source,
          label: t(`sources.${source}`),
          hint: t(`write.sourceHints.${source}`),
        }))}
        onChoose={(source) => change({ source })}
      />
      {draft.source === "gift" && (
        <TextField
          label={t("write.from")}
          mark={t("write.required")}
          hint={t("write.fromHint")}
          error={has("from") ? t("write.fromError") : undefined}
          value={draft.from}
          maxLength={60}
          onChange={({ target }) => change({ from: target.value })}
        />
      )}
      <TextArea
        label={t("write.good")}
        hint={t("write.goodHint")}
        error={
          has("short")
            ? t("write.short", { count: reviewLength.least - length })
            : has("long")
              ? t("write.long", { count: length - reviewLength.most })
              : undefined
        }
        value={draft.good}
        onChange={({ target }) => change({ good: target.value })}
      />
      <TextArea
        label={t("write.notGood")}
        hint={t("write.notGoodHint")}
        value={draft.notGood}
        onChange={({ target }) => change({ notGood: target.value })}
      />
      <p className={`${css.count} text-quiet`} data-over={length > reviewLength.most || undefined}>
        {t("write.count", { count: length })}
        {length > reviewLength.most && <b>{t("write.long", { count: length - reviewLength.most })}</b>}
      </p>
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
        <p className={`${css.said} text-medium text-warning`} role="alert">
          {t("write.check")}
        </p>
      )}
      <Button type="submit" wide pending={photos.state.kind === "looking"}>
        {t("write.next")}
      </Button>
    </form>
  );
}

/** Starting point and skin: neither is asked for. The own starting point is offered, not filled in. */
function AboutMe({ draft, change }: Pick<ReviewFormProps, "draft" | "change">) {
  const t = useMessages<Messages>();
  const { summary } = useVisitor();
  const myType = summary?.faceType ?? null;
  return (
    <>
      <SelectField
        label={t("write.type")}
        mark={t("write.optional")}
        value={draft.faceType ?? ""}
        onChange={({ target }) => change({ faceType: faceTypeCodes.find((code) => code === target.value) ?? null })}
      >
        <option value="">{t("write.typeNone")}</option>
        {faceTypeCodes.map((code) => (
          <option key={code} value={code}>
            {t(`types.${code}`)}
          </option>
        ))}
      </SelectField>
      {myType !== null && draft.faceType !== myType && (
        <Button look="quiet" compact className={css.own} onClick={() => change({ faceType: myType })}>
          {t("write.typeOwn", { name: t(`types.${myType}`) })}
        </Button>
      )}
      <SelectField
        label={t("write.skin")}
        mark={t("write.optional")}
        value={draft.skin ?? ""}
        onChange={({ target }) => change({ skin: reviewSkins.find((skin) => skin === target.value) ?? null })}
      >
        <option value="">{t("write.skinNone")}</option>
        {reviewSkins.map((skin) => (
          <option key={skin} value={skin}>
            {t(`skins.${skin}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

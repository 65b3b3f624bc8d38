import { TextArea } from "#app/kits/ui/field/text-area.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { reviewLength, writerSources } from "#contracts/review-limits.ts";
import type { Messages } from "../copy/messages.ts";
import { Choice } from "./choice.tsx";
import { type Draft, type DraftIssue, textLength } from "./draft.ts";
import css from "./review-form.module.css";

export interface ReviewFieldProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Whether the visitor has been told of an issue, and it is still there. */
  has: (issue: DraftIssue) => boolean;
}

/** One to five stars. */
export function StarsField({ draft, change, has }: ReviewFieldProps) {
  const t = useMessages<Messages>();
  return (
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
  );
}

/** How one came by the product; a gift names the giver. */
export function SourceField({ draft, change, has }: ReviewFieldProps) {
  const t = useMessages<Messages>();
  return (
    <>
      <Choice
        legend={t("write.source")}
        mark={t("write.required")}
        hint={t("write.sourceHint")}
        name="review-source"
        isInvalid={has("source")}
        error={t("write.sourceError")}
        value={draft.source}
        options={writerSources.map((source) => ({
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
    </>
  );
}

/** What is good, what is not, and how long both are together. */
export function TextFields({ draft, change, has }: ReviewFieldProps) {
  const t = useMessages<Messages>();
  const length = textLength(draft);
  const tooLong = t("write.long", { count: length - reviewLength.most });
  const tooShort = t("write.short", { count: reviewLength.least - length });
  return (
    <>
      <TextArea
        label={t("write.good")}
        hint={t("write.goodHint")}
        error={has("short") ? tooShort : has("long") ? tooLong : undefined}
        value={draft.good}
        onChange={({ target }) => change({ good: target.value })}
      />
      <TextArea
        label={t("write.notGood")}
        hint={t("write.notGoodHint")}
        value={draft.notGood}
        onChange={({ target }) => change({ notGood: target.value })}
      />
      <p className={`${css.count} text-body text-quiet`} data-over={length > reviewLength.most || undefined}>
        {t("write.count", { count: length })}
        {length > reviewLength.most && <b className="block text-medium text-warning">{tooLong}</b>}
      </p>
    </>
  );
}

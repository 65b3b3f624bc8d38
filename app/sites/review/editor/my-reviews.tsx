import { useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Dialog } from "#app/kits/ui/dialog/dialog.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { formatDay } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { deletedReviewSchema, type MyReviewRecord, type ReviewCatalogue } from "#contracts/review.ts";
import { followUpDays } from "#contracts/review-limits.ts";
import { reviewShare } from "../share.ts";
import type { Messages } from "../copy/messages.ts";
import { Stars } from "../parts/stars.tsx";
import css from "./my-reviews.module.css";

interface MyReviewsProps {
  reviews: readonly MyReviewRecord[];
  catalogue: ReviewCatalogue | null;
  /** What became of what was just sent. */
  sentState: "sent" | "same" | null;
  isWriting: boolean;
  onEdit: (review: MyReviewRecord) => void;
  onWriteAnother: () => void;
  onChange: (reviews: readonly MyReviewRecord[]) => void;
}

/** One's own reviews: where each is, why it came back, and the way to change it. */
export function MyReviews({
  reviews,
  catalogue,
  sentState,
  isWriting,
  onEdit,
  onWriteAnother,
  onChange,
}: MyReviewsProps) {
  const t = useMessages<Messages>();
  const [reviewToDelete, setReviewToDelete] = useState<MyReviewRecord | null>(null);
  if (reviews.length === 0) return null;
  const nameOf = (id: string): string =>
    catalogue?.lines.flatMap(({ products }) => products).find((product) => product.id === id)?.name ?? "";

  return (
    <div className="column-3">
      <h2 className={classNames(role.display, "text-heading")} id={isWriting ? undefined : "desk-title"}>
        {t("mine.title")}
      </h2>
      <p className={`${css.status} text-medium`} role="status">
        {sentState && t(`mine.${sentState}`)}
      </p>
      <ul className="column-3">
        {reviews.map((review) => (
          <MyReviewCard
            key={review.id}
            review={review}
            name={nameOf(review.productId)}
            onEdit={onEdit}
            onDelete={setReviewToDelete}
          />
        ))}
      </ul>
      {!isWriting && (
        <Button look="line" wide onClick={onWriteAnother}>
          {t("mine.again")}
        </Button>
      )}
      {reviewToDelete && (
        <DeleteQuestion
          review={reviewToDelete}
          onDeleted={() => onChange(reviews.filter(({ id }) => id !== reviewToDelete.id))}
          onClose={() => setReviewToDelete(null)}
        />
      )}
    </div>
  );
}

interface DeleteQuestionProps {
  review: MyReviewRecord;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteQuestion({ review, onDeleted, onClose }: DeleteQuestionProps) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const { write } = useVisitor();
  const [isBusy, setIsBusy] = useState(false);

  async function remove(): Promise<void> {
    setIsBusy(true);
    try {
      const path = `/api/review/reviews/${review.id}` as const;
      await write({ name: `review-delete-${review.id}`, path, method: "DELETE" }, deletedReviewSchema);
      onDeleted();
      showToast({ text: t("mine.deleted") });
    } catch {
      showToast({ text: t("mine.failed") });
    } finally {
      onClose();
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("mine.deleteTitle")}
      closeLabel={t("report.close")}
      actions={
        <>
          <Button look="line" compact onClick={onClose}>
            {t("mine.keep")}
          </Button>
          <Button compact pending={isBusy} onClick={() => void remove()}>
            {t("mine.delete")}
          </Button>
        </>
      }
    >
      <p>{t("mine.deleteText")}</p>
    </Dialog>
  );
}

interface MyReviewCardProps {
  review: MyReviewRecord;
  name: string;
  onEdit: (review: MyReviewRecord) => void;
  onDelete: (review: MyReviewRecord) => void;
}

function MyReviewCard({ review, name, onEdit, onDelete }: MyReviewCardProps) {
  const t = useMessages<Messages>();
  const { id, state, reason, isShown, versions, helpful } = review;
  const [newest] = versions;
  if (!newest) return null;
  const canFollowUp = isFollowUpDue(review);
  return (
    <li className={`${css.own} column-2 on-ink`} data-own={id} data-state={state}>
      <p className="between flex">
        <b>{t(`mine.${state}`)}</b>
        <Stars stars={newest.content.stars} />
      </p>
      <p className={classNames(role.display, "text-lead")}>{name}</p>
      <p className={css.text}>{[newest.content.good, newest.content.notGood].filter(Boolean).join(" / ")}</p>
      {reason && <p className="marked text-medium">{t("mine.reason", { reason: t(`reasons.${reason}`) })}</p>}
      {(state === "returned" || state === "hidden") && (
        <p className={`${css.note} text-aside`}>{t("mine.returnedHint")}</p>
      )}
      {isShown && state !== "published" && <p className={`${css.note} text-aside`}>{t("mine.stillShown")}</p>}
      {helpful > 0 && <p className={`${css.note} text-aside`}>{t("mine.helpful", { count: helpful })}</p>}
      {canFollowUp && <p className="marked text-medium">{t("mine.followUp")}</p>}
      <div className={css.acts}>
        <Button look={canFollowUp ? "bone" : "line"} compact onClick={() => onEdit(review)}>
          {canFollowUp ? t("mine.followUpAct") : t("mine.edit")}
        </Button>
        {isShown && (
          <ButtonLink look="quiet" compact to={`/review/${id}`}>
            {t("mine.open")}
          </ButtonLink>
        )}
        <Button look="quiet" compact onClick={() => onDelete(review)}>
          {t("mine.delete")}
        </Button>
      </div>
      {versions.length > 1 && <History versions={versions} />}
      {isShown && (
        <DeferredShareButtons
          share={(channel) => composeShare(reviewShare, "ja", { product: name, reviewId: id }, channel)}
          onShare={(way) => way !== "save" && track(`rev_share_${way}`)}
        />
      )}
    </li>
  );
}

/** What was sent before, the newest first. */
function History({ versions }: Pick<MyReviewRecord, "versions">) {
  const t = useMessages<Messages>();
  return (
    <details className={css.history}>
      <summary className="target-inline text-body">{t("mine.history", { count: versions.length })}</summary>
      <ol className="stack-3" reversed>
        {versions.map((version) => (
          <li key={version.number}>
            <p className={`${css.note} text-aside`}>
              {t("mine.version", { number: version.number, day: formatDay(version.sentAt, "ja") })}
              <span>{t(`mine.${version.state}`)}</span>
            </p>
            <p className={css.text}>{[version.content.good, version.content.notGood].filter(Boolean).join(" / ")}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Thirty days after it could be read first, and only once. */
function isFollowUpDue({ publishedAt, isShown, versions }: MyReviewRecord): boolean {
  if (publishedAt === null || !isShown || versions[0]?.content.followUp) return false;
  return Date.now() - Date.parse(publishedAt) >= followUpDays * 86_400_000;
}

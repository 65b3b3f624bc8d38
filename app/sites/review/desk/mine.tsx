import { useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { Dialog } from "#app/kits/ui/dialog/dialog.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { formatDay } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { deletedReviewSchema, type OwnReview, type ReviewShelf } from "#contracts/review.ts";
import { followUpDays } from "#contracts/review-limits.ts";
import type { Words } from "../copy/words.ts";
import { Stars } from "../parts/stars.tsx";
import css from "./mine.module.css";

interface MineProps {
  reviews: readonly OwnReview[];
  shelf: ReviewShelf | null;
  /** What became of what was just sent. */
  said: "sent" | "same" | null;
  isWriting: boolean;
  onEdit: (review: OwnReview) => void;
  onAgain: () => void;
  onChange: (reviews: readonly OwnReview[]) => void;
}

/** One's own voices: where each is, why it came back, and the way to change it. */
export function Mine({ reviews, shelf, said, isWriting, onEdit, onAgain, onChange }: MineProps) {
  const t = useWords<Words>();
  const say = useToast();
  const { write } = useVisitor();
  const [leaving, setLeaving] = useState<OwnReview | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (reviews.length === 0) return null;
  const nameOf = (id: string): string =>
    shelf?.lines.flatMap(({ products }) => products).find((product) => product.id === id)?.name ?? "";

  async function remove(review: OwnReview): Promise<void> {
    setIsBusy(true);
    try {
      const path = `/api/review/reviews/${review.id}` as const;
      await write({ name: `review-delete-${review.id}`, path, method: "DELETE" }, deletedReviewSchema);
      onChange(reviews.filter(({ id }) => id !== review.id));
      say({ text: t("mine.deleted") });
    } catch {
      say({ text: t("mine.failed") });
    } finally {
      setIsBusy(false);
      setLeaving(null);
    }
  }

  return (
    <div className={css.mine}>
      <h2 className={classNames(role.display, css.title)} id={isWriting ? undefined : "desk-title"}>
        {t("mine.title")}
      </h2>
      <p className={css.said} role="status">
        {said && t(`mine.${said}`)}
      </p>
      <ul className={css.list}>
        {reviews.map((review) => (
          <Own key={review.id} review={review} name={nameOf(review.productId)} onEdit={onEdit} onLeave={setLeaving} />
        ))}
      </ul>
      {!isWriting && (
        <Button look="line" wide onClick={onAgain}>
          {t("mine.again")}
        </Button>
      )}
      {leaving && (
        <Dialog
          open
          onClose={() => setLeaving(null)}
          title={t("mine.deleteTitle")}
          closeLabel={t("report.close")}
          actions={
            <>
              <Button look="line" compact onClick={() => setLeaving(null)}>
                {t("mine.keep")}
              </Button>
              <Button compact pending={isBusy} onClick={() => void remove(leaving)}>
                {t("mine.delete")}
              </Button>
            </>
          }
        >
          <p>{t("mine.deleteText")}</p>
        </Dialog>
      )}
    </div>
  );
}

interface OwnProps {
  review: OwnReview;
  name: string;
  onEdit: (review: OwnReview) => void;
  onLeave: (review: OwnReview) => void;
}

function Own({ review, name, onEdit, onLeave }: OwnProps) {
  const t = useWords<Words>();
  const { id, state, reason, isShown, versions, helpful } = review;
  const [newest] = versions;
  if (!newest) return null;
  const mayFollowUp = isDue(review);
  return (
    <li className={css.own} data-own={id} data-state={state}>
      <p className={css.state}>
        <b>{t(`mine.${state}`)}</b>
        <Stars stars={newest.content.stars} />
      </p>
      <p className={classNames(role.display, css.name)}>{name}</p>
      <p className={css.text}>{[newest.content.good, newest.content.notGood].filter(Boolean).join(" / ")}</p>
      {reason && <p className={css.reason}>{t("mine.reason", { reason: t(`reasons.${reason}`) })}</p>}
      {(state === "returned" || state === "hidden") && <p className={css.note}>{t("mine.returnedHint")}</p>}
      {isShown && state !== "published" && <p className={css.note}>{t("mine.stillShown")}</p>}
      {helpful > 0 && <p className={css.note}>{t("mine.helpful", { count: helpful })}</p>}
      {mayFollowUp && <p className={css.reason}>{t("mine.followUp")}</p>}
      <div className={css.acts}>
        <Button look={mayFollowUp ? "bone" : "line"} compact onClick={() => onEdit(review)}>
          {mayFollowUp ? t("mine.followUpAct") : t("mine.edit")}
        </Button>
        {isShown && (
          <ButtonLink look="quiet" compact to={`/review/${id}`}>
            {t("mine.open")}
          </ButtonLink>
        )}
        <Button look="quiet" compact onClick={() => onLeave(review)}>
          {t("mine.delete")}
        </Button>
      </div>
      {versions.length > 1 && (
        <details className={css.history}>
          <summary>{t("mine.history", { count: versions.length })}</summary>
          <ol reversed>
            {versions.map((version) => (
              <li key={version.number}>
                <p className={css.note}>
                  {t("mine.version", { number: version.number, day: formatDay(version.sentAt, "ja") })}
                  <span>{t(`mine.${version.state}`)}</span>
                </p>
                <p className={css.text}>
                  {[version.content.good, version.content.notGood].filter(Boolean).join(" / ")}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
      {isShown && (
        <ShareLater
          share={(channel) => composeShare("review", "ja", { product: name, reviewId: id }, channel)}
          onShare={(way) => way !== "save" && track(`rev_share_${way}`)}
        />
      )}
    </li>
  );
}

/** Thirty days after it could be read first, and only once. */
function isDue({ publishedAt, isShown, versions }: OwnReview): boolean {
  if (publishedAt === null || !isShown || versions[0]?.content.followUp) return false;
  return Date.now() - Date.parse(publishedAt) >= followUpDays * 86_400_000;
}

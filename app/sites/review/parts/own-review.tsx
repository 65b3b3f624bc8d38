import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { classNames } from "#app/kits/basics/class-names.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type MyReviewRecord, reviewCatalogueSchema } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import { Byline } from "./byline.tsx";
import css from "./own-review.module.css";
import { ReviewWords } from "./review-words.tsx";
import { SourceMark } from "./source-mark.tsx";
import { Stars } from "./stars.tsx";

/** A review that only its writer can read: in which state it is, why, and what was sent last. */
export function OwnReview({ review: { id, alias, productId, state, reason, versions } }: { review: MyReviewRecord }) {
  const t = useMessages<Messages>();
  const { data: catalogue } = useFetched("/api/review/shelf", () => reviewCatalogueSchema);
  const product = catalogue?.lines.flatMap(({ products }) => products).find((one) => one.id === productId);
  const content = versions[0]?.content;
  return (
    <article className={`${css.own} column-4 on-ink`} data-own-page={id} data-state={state}>
      <div className="stack-2" role="status">
        <p className={`${css.state} text-strong`}>{t(`mine.${state}`)}</p>
        <p>{t(`own.${state}`)}</p>
        {reason && <p className="marked text-medium">{t("mine.reason", { reason: t(`reasons.${reason}`) })}</p>}
      </div>
      <h1 className={classNames("text-title", role.display)}>{product?.name ?? t("card.own")}</h1>
      {content && (
        <>
          <div className={css.labels}>
            <SourceMark review={content} />
            <Stars stars={content.stars} />
          </div>
          <ReviewWords review={{ ...content, alias }} />
          <Byline {...content} alias={alias} />
        </>
      )}
      <ButtonLink look="bone" wide to="/review#write">
        {t("own.edit")}
      </ButtonLink>
      <ButtonLink look="quiet" compact to="/review">
        {t("one.back")}
      </ButtonLink>
    </article>
  );
}

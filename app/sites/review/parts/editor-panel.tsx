import { type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { type MyReviewRecord, reviewCatalogueSchema } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";
import { type Draft, draftOf, emptyDraft } from "../editor/draft.ts";
import { MyReviews } from "../editor/my-reviews.tsx";
import { useDraft } from "../editor/use-draft.ts";
import { ReviewEditor, type ReviewEditorProps } from "../editor/review-editor.tsx";
import css from "./editor-panel.module.css";
import type { MyFeedback } from "./use-my-feedback.ts";

interface EditorPanelProps {
  productId: string | null;
  isWriting: boolean;
  onWrite: (isWriting: boolean) => void;
  myFeedback: MyFeedback;
}

/** What one wrote, where it is, and the paper for the next. */
export function EditorPanel({ productId, isWriting, onWrite, myFeedback }: EditorPanelProps) {
  const t = useMessages<Messages>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, setDraft, change } = useDraft(productId);
  const [sentState, setSentState] = useState<"sent" | "same" | null>(null);
  const { data: catalogue, error, refetch } = useFetched("/api/review/shelf", () => reviewCatalogueSchema);

  useFocusOnOpen(heading, isWriting && catalogue !== null);

  const startWriting = (from: Draft): void => {
    setSentState(null);
    setDraft(from);
    onWrite(true);
  };

  const noteSent: ReviewEditorProps["onSent"] = (review, outcome) => {
    myFeedback.setMyReviews(withNewest(myFeedback.myReviews ?? [], review));
    setSentState(outcome);
    setDraft(emptyDraft);
    onWrite(false);
    // The paper is gone: what became of it stands on top.
    requestAnimationFrame(() => document.getElementById("write")?.scrollIntoView({ block: "start" }));
  };

  return (
    <section className={`${css.panel} column-4 on-soot`} aria-labelledby="desk-title">
      <MyReviews
        reviews={myFeedback.myReviews ?? []}
        catalogue={catalogue}
        sentState={sentState}
        onEdit={(review) => startWriting(draftOf(review))}
        onWriteAnother={() => startWriting(emptyDraft)}
        onChange={myFeedback.setMyReviews}
        isWriting={isWriting}
      />
      {isWriting && (
        <>
          <h2 ref={heading} id="desk-title" className={classNames(css.title, "text-title", role.display)} tabIndex={-1}>
            {t("write.title")}
          </h2>
          <p>{t("write.lead")}</p>
          {error && (
            <ErrorNotice announce="now" message={t("write.failed")} retry={t("write.retry")} onRetry={refetch} />
          )}
          {catalogue && (
            <ReviewEditor
              catalogue={catalogue}
              draft={draft}
              change={change}
              myReviews={myFeedback.myReviews ?? []}
              onSent={noteSent}
            />
          )}
        </>
      )}
    </section>
  );
}

/** The button that opened it stands elsewhere: the focus goes along. */
function useFocusOnOpen(heading: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    track("review_start");
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [heading, isOpen]);
}

const withNewest = (before: readonly MyReviewRecord[], review: MyReviewRecord): MyReviewRecord[] => [
  review,
  ...before.filter(({ id }) => id !== review.id),
];

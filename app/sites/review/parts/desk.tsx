import { useCallback, useEffect, useRef, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { type OwnReview, type ReviewShelf, reviewShelfSchema } from "#contracts/review.ts";
import type { Words } from "../copy/words.ts";
import { type Draft, draftOf, emptyDraft } from "../desk/draft.ts";
import { Mine } from "../desk/mine.tsx";
import { useDraft } from "../desk/use-draft.ts";
import { Writer } from "../desk/writer.tsx";
import css from "./desk.module.css";
import type { Reader } from "./use-reader.ts";

interface DeskProps {
  productId: string | null;
  isWriting: boolean;
  onWrite: (isWriting: boolean) => void;
  reader: Reader;
}

/** What one wrote, where it is, and the paper for the next. */
export function Desk({ productId, isWriting, onWrite, reader }: DeskProps) {
  const t = useWords<Words>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, setDraft, change } = useDraft(productId);
  const [said, setSaid] = useState<"sent" | "same" | null>(null);
  const { shelf, hasFailed, again } = useShelf();

  // The button that opened it stands elsewhere: the focus goes along.
  useEffect(() => {
    if (!isWriting || !shelf) return;
    track("review_start");
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, [isWriting, shelf]);

  const write = (from: Draft): void => {
    setSaid(null);
    setDraft(from);
    onWrite(true);
  };

  return (
    <section className={css.desk} aria-labelledby="desk-title">
      <Mine
        reviews={reader.own ?? []}
        shelf={shelf}
        said={said}
        onEdit={(review) => write(draftOf(review))}
        onAgain={() => write(emptyDraft)}
        onChange={reader.setOwn}
        isWriting={isWriting}
      />
      {isWriting && (
        <>
          <h2 ref={heading} id="desk-title" className={classNames(role.display, css.title)} tabIndex={-1}>
            {t("write.title")}
          </h2>
          <p className={css.lead}>{t("write.lead")}</p>
          {hasFailed && (
            <Notice
              announce="now"
              message={t("write.failed")}
              action={
                <Button look="line" compact onClick={again}>
                  {t("write.retry")}
                </Button>
              }
            />
          )}
          {shelf && (
            <Writer
              shelf={shelf}
              draft={draft}
              change={change}
              own={reader.own ?? []}
              onSent={(review, outcome) => {
                reader.setOwn(withNewest(reader.own ?? [], review));
                setSaid(outcome);
                setDraft(emptyDraft);
                onWrite(false);
                // The paper is gone: what became of it stands on top.
                requestAnimationFrame(() => document.getElementById("write")?.scrollIntoView({ block: "start" }));
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

const withNewest = (before: readonly OwnReview[], review: OwnReview): OwnReview[] => [
  review,
  ...before.filter(({ id }) => id !== review.id),
];

/** What can be written about; asked for again when the network is back. */
function useShelf() {
  const [shelf, setShelf] = useState<ReviewShelf | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback((signal?: AbortSignal) => {
    setHasFailed(false);
    apiFetch("/api/review/shelf", { schema: reviewShelfSchema, signal }).then(setShelf, () => {
      if (signal?.aborted !== true) setHasFailed(true);
    });
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal);
    window.addEventListener("online", () => read(leaving.signal), { signal: leaving.signal });
    return () => leaving.abort();
  }, [read]);
  return { shelf, hasFailed, again: () => read() };
}

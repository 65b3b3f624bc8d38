import { useEffect, useState } from "react";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { MyReviewRecord } from "#contracts/review.ts";
import type { Messages } from "../copy/messages.ts";

/** What belongs to this visitor among the reviews. */
export interface MyFeedback {
  /** Own reviews in whichever state; null until they were read. */
  myReviews: readonly MyReviewRecord[] | null;
  setMyReviews: (reviews: readonly MyReviewRecord[]) => void;
  isOwn: (id: number) => boolean;
  isHelpful: (id: number) => boolean;
  /** How many found it helpful, counting an own word that the page does not know of yet. */
  countOf: (id: number, shown: number) => number;
  toggle: (id: number) => void;
}

/** The server remembers what helped; a tap is answered at once and taken back when it did not get through. */
export function useMyFeedback(): MyFeedback {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const { state, summary, write } = useVisitor();
  const [myReviews, setMyReviews] = useState<readonly MyReviewRecord[] | null>(null);
  const [helpful, setHelpful] = useState<ReadonlySet<number>>(new Set());
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const isKnown = state === "known" && summary?.known === true;

  useEffect(() => {
    if (state === "known" && !isKnown) setMyReviews((before) => before ?? []);
    if (!isKnown) return;
    const controller = new AbortController();
    const loadMyReviews = async (): Promise<void> => {
      const [{ apiFetch }, { myReviewsSchema }] = await Promise.all([
        import("#app/kits/visitor/api-fetch.ts"),
        import("#contracts/review.ts"),
      ]);
      const response = await apiFetch("/api/review/mine", { schema: myReviewsSchema, signal: controller.signal });
      setMyReviews(response.reviews);
      setHelpful((before) => new Set([...before, ...response.helpfulIds]));
    };
    // Without an answer nothing is marked; a second word counts once all the same.
    loadMyReviews().catch(() => {});
    return () => controller.abort();
  }, [state, isKnown]);

  const mark = (id: number, isHelpful: boolean): void =>
    setHelpful((before) => new Set(isHelpful ? [...before, id] : [...before].filter((other) => other !== id)));

  async function toggle(id: number): Promise<void> {
    const isHelpful = !helpful.has(id);
    mark(id, isHelpful);
    try {
      const { helpfulCountSchema } = await import("#contracts/review.ts");
      const path = `/api/review/reviews/${id}/helpful` as const;
      const answer = await write(
        { name: `review-helpful-${id}`, path, method: "PUT", body: { isHelpful } },
        helpfulCountSchema,
      );
      setCounts((before) => new Map(before).set(id, answer.helpful));
      if (isHelpful) track("review_helpful");
    } catch {
      mark(id, !isHelpful);
      showToast({ text: t("report.failed") });
    }
  }

  return {
    myReviews,
    setMyReviews,
    isOwn: (id) => myReviews?.some((review) => review.id === id) === true,
    isHelpful: (id) => helpful.has(id),
    countOf: (id, shown) => counts.get(id) ?? shown,
    toggle: (id) => void toggle(id),
  };
}

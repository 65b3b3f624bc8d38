import { useEffect, useState } from "react";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { OwnReview } from "#contracts/review.ts";
import type { Words } from "../copy/words.ts";

/** What belongs to this visitor on the shelf of voices. */
export interface Reader {
  /** Own reviews in whichever state; null until they were read. */
  own: readonly OwnReview[] | null;
  setOwn: (reviews: readonly OwnReview[]) => void;
  isOwn: (id: number) => boolean;
  isHelpful: (id: number) => boolean;
  /** How many found it helpful, counting an own word that the page does not know of yet. */
  countOf: (id: number, shown: number) => number;
  toggle: (id: number) => void;
}

/** The server remembers what helped; a tap is answered at once and taken back when it did not get through. */
export function useReader(): Reader {
  const t = useWords<Words>();
  const say = useToast();
  const { state, summary, write } = useVisitor();
  const [own, setOwn] = useState<readonly OwnReview[] | null>(null);
  const [helpful, setHelpful] = useState<ReadonlySet<number>>(new Set());
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map());
  const isKnown = state === "known" && summary?.known === true;

  useEffect(() => {
    if (state === "known" && !isKnown) setOwn((before) => before ?? []);
    if (!isKnown) return;
    const leaving = new AbortController();
    const look = async (): Promise<void> => {
      const [{ apiFetch }, { ownReviewsSchema }] = await Promise.all([
        import("#app/kits/visitor/api-fetch.ts"),
        import("#contracts/review.ts"),
      ]);
      const mine = await apiFetch("/api/review/mine", { schema: ownReviewsSchema, signal: leaving.signal });
      setOwn(mine.reviews);
      setHelpful((before) => new Set([...before, ...mine.helpfulIds]));
    };
    // Without an answer nothing is marked; a second word counts once all the same.
    look().catch(() => {});
    return () => leaving.abort();
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
      say({ text: t("report.failed") });
    }
  }

  return {
    own,
    setOwn,
    isOwn: (id) => own?.some((review) => review.id === id) === true,
    isHelpful: (id) => helpful.has(id),
    countOf: (id, shown) => counts.get(id) ?? shown,
    toggle: (id) => void toggle(id),
  };
}

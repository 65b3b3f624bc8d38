import { useEffect, useState } from "react";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import type { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";

export interface Likes {
  isLiked: (id: string) => boolean;
  /** How often, counting an own like that the page does not know of yet. */
  countOf: (id: string, shown: number) => number;
  toggle: (id: string) => void;
}

/** What this visitor likes: the server remembers it, a tap is answered at once and taken back when it did not get through. */
export function useLikes(): Likes {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const errorMessages = useErrorMessages();
  const { state, summary, write } = useVisitor();
  const [liked, setLiked] = useState<ReadonlySet<string>>(new Set());
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const isKnown = state === "known" && summary?.known === true;

  useEffect(() => {
    if (!isKnown) return;
    const controller = new AbortController();
    const fetchLikes = async (): Promise<void> => {
      const [{ apiFetch }, { likedMascarasSchema }] = await Promise.all([
        import("#app/kits/visitor/api-fetch.ts"),
        import("#contracts/mascara.ts"),
      ]);
      const { ids } = await apiFetch("/api/mcm/likes", { schema: likedMascarasSchema, signal: controller.signal });
      setLiked((before) => new Set([...before, ...ids]));
    };
    // Without an answer the hearts are empty; a second like counts once all the same.
    fetchLikes().catch(() => {});
    return () => controller.abort();
  }, [isKnown]);

  const setLike = (id: string, isLiked: boolean): void =>
    setLiked((before) => {
      const after = new Set(before);
      if (isLiked) after.add(id);
      else after.delete(id);
      return after;
    });

  async function toggle(id: string): Promise<void> {
    const isLiked = !liked.has(id);
    setLike(id, isLiked);
    try {
      const { mascaraLikesSchema } = await import("#contracts/mascara.ts");
      const path = `/api/mcm/works/${id}/like` as const;
      const answer = await write(
        { name: `mcm-like-${id}`, path, method: "PUT", body: { isLiked } },
        mascaraLikesSchema,
      );
      setCounts((before) => new Map(before).set(id, answer.likes));
    } catch (error) {
      setLike(id, !isLiked);
      // What is thrown is an ApiError, or a part that could not be fetched; the class itself would weigh on the first view.
      const { code = "E-NET", requestId = "", retryAfterMs = null } = error as Partial<ApiError>;
      const isUnsaved = state === "unsaved" || code === "E-CSRF";
      showToast({ text: isUnsaved ? t("work.unsaved") : errorMessages(code, { requestId, retryAfterMs }).message });
    }
  }

  return {
    isLiked: (id) => liked.has(id),
    countOf: (id, shown) => counts.get(id) ?? shown,
    toggle: (id) => void toggle(id),
  };
}

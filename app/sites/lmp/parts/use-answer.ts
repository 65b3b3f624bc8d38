import { startTransition, useState } from "react";
import { type ProphecyAnswer, type ProphecyAnswered, prophecyAnsweredSchema } from "#contracts/prophecy-history.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { track } from "#app/kits/analytics/track.ts";

const eventOf = { yes: "lmp_hit_y", wait: "lmp_hit_w", no: "lmp_hit_n" } as const;

/** Sends whether a letter came true, and holds what all who saw the same sign said. */
export function useAnswer(day: string) {
  const { write } = useVisitor();
  const [result, setResult] = useState<ProphecyAnswered | null>(null);
  const [pendingChoice, setPendingChoice] = useState<ProphecyAnswer | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  async function answer(choice: ProphecyAnswer): Promise<void> {
    setPendingChoice(choice);
    setError(null);
    try {
      const intent = {
        name: `lmp-answer-${day}`,
        path: `/api/lmp/letter/${day}/answer`,
        method: "POST",
        body: { answer: choice },
      } as const;
      const next = await write(intent, prophecyAnsweredSchema);
      track(eventOf[choice]);
      startTransition(() => setResult(next));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError("E-NET"));
    } finally {
      setPendingChoice(null);
    }
  }

  return { result, sending: pendingChoice, error, answer };
}

import { useEffect, useEffectEvent, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { type BlindDeal, blindDealSchema, blindPickedSchema } from "../contract.ts";

/**
 * Five shades without names: asks for the deal, wears its first, and keeps which one was chosen.
 * @param onApply puts a shade on the lips
 * @param onReveal one is chosen, and kept
 */
export function useBlindTest(onApply: (id: string) => void, onReveal: () => void) {
  const { write } = useVisitor();
  const [deal, setDeal] = useState<BlindDeal | null>(null);
  const [appliedId, setAppliedId] = useState<string | null>(null);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [apiError, setApiError] = useState<ApiError | null>(null);

  function tryOn(id: string): void {
    setAppliedId(id);
    onApply(id);
  }

  const receiveDeal = useEffectEvent((received: BlindDeal) => {
    setDeal(received);
    const [first] = received.shades;
    if (first) tryOn(first.id);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    apiFetch("/api/virtual-tester/blind/deals", { method: "POST", schema: blindDealSchema, signal }).then(
      (received) => receiveDeal(received),
      (error: unknown) => !signal.aborted && error instanceof ApiError && setApiError(error),
    );
    return () => controller.abort();
  }, []);

  async function pick(id: string): Promise<void> {
    setApiError(null);
    setIsBusy(true);
    try {
      await write(
        { name: `vt-blind-${id}`, path: "/api/virtual-tester/blind/picks", method: "POST", body: { productId: id } },
        blindPickedSchema,
      );
      setPickedId(id);
      onReveal();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setApiError(error);
    } finally {
      setIsBusy(false);
    }
  }

  const applied = deal?.shades.find(({ id }) => id === appliedId);
  return { deal, applied, pickedId, isBusy, apiError, wear: tryOn, pick };
}

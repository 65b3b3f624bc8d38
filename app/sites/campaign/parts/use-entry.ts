import { useRef, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { doorKeySchema, type Enter, type Entered, enteredSchema } from "../contract.ts";

/** `turning`: the key is in the door, or the door is on its way. */
export type EntryState =
  | { name: "shut" }
  | { name: "turning" }
  | { name: "open"; entered: Exclude<Entered, { kind: "wrong" }> }
  | { name: "wrong"; questions: readonly number[] }
  | ({ name: "failed"; isOldKey: boolean } & Pick<ApiError, "code" | "retryAfterMs" | "requestId">);

/** A key is younger than this only in the hands of a program. */
const turnMs = 1_150;
/** Of a second key: the clocks of two servers may lie apart. */
const slowTurnMs = 3_000;

/**
 * Opens the one door. A double tap is one opening. Where no answer came the next press is the same opening under the same key,
 * and the server tells what it was; a key that is not taken any more (the phone slept) is changed for another, once a press.
 */
export function useEntry(campaignId: string) {
  const { write } = useVisitor();
  const [state, setState] = useState<EntryState>({ name: "shut" });
  const inHand = useRef<string | null>(null);

  async function turned(waitMs: number): Promise<string> {
    const path = `/api/campaign/${campaignId}/keys` as const;
    const { key } = await apiFetch(path, { method: "POST", body: {}, schema: doorKeySchema });
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return key;
  }

  function press(wish: Omit<Enter, "key">, key: string): Promise<Entered> {
    const path = `/api/campaign/${campaignId}/entries` as const;
    return write({ name: `campaign-${campaignId}`, path, method: "POST", body: { ...wish, key } }, enteredSchema);
  }

  async function enter(wish: Omit<Enter, "key">): Promise<Entered> {
    try {
      return await press(wish, (inHand.current ??= await turned(turnMs)));
    } catch (error) {
      if (!isKeyRefused(error)) throw error;
      inHand.current = null;
      return press(wish, (inHand.current = await turned(slowTurnMs)));
    }
  }

  async function open(wish: Omit<Enter, "key">): Promise<void> {
    if (state.name === "turning" || state.name === "open") return;
    setState({ name: "turning" });
    track("lot_enter");
    try {
      const entered = await enter(wish);
      if (entered.kind === "wrong") return setState({ name: "wrong", questions: entered.questions });
      setState({ name: "open", entered });
      track("lot_result");
    } catch (error) {
      const { code, retryAfterMs, requestId } = error instanceof ApiError ? error : new ApiError("E-SERVER");
      setState({ name: "failed", code, retryAfterMs, requestId, isOldKey: isKeyRefused(error) });
    }
  }

  return { state, open };
}

const isKeyRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "E-INPUT" && error.fields.includes("key");

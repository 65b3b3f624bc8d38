import { useRef, useState } from "react";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { entryTokenSchema, type EntryInput, type EntryResponse, entryResponseSchema } from "../contract.ts";

/** `turning`: the token is being fetched, or the entry is on its way. */
export type EntryState =
  | { name: "shut" }
  | { name: "turning" }
  | { name: "open"; result: Exclude<EntryResponse, { kind: "wrong" }> }
  | { name: "wrong"; questions: readonly number[] }
  | ({ name: "failed"; isOldToken: boolean } & Pick<ApiError, "code" | "retryAfterMs" | "requestId">);

/** A key is younger than this only in the hands of a program. */
const minTurnMs = 1_150;
/** Of a second key: the clocks of two servers may lie apart. */
const maxTurnMs = 3_000;

/**
 * Makes the one entry. A double tap is one entry. Where no answer came the next press is the same entry under the same token,
 * and the server says what it was; a token that is not taken any more (the phone slept) is replaced by another, once a press.
 */
export function useEntry(campaignId: string) {
  const { write } = useVisitor();
  const [state, setState] = useState<EntryState>({ name: "shut" });
  const tokenRef = useRef<string | null>(null);

  async function turnDone(waitMs: number): Promise<string> {
    const path = `/api/campaign/${campaignId}/keys` as const;
    const { key } = await apiFetch(path, { method: "POST", body: {}, schema: entryTokenSchema });
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return key;
  }

  function press(entryRequest: Omit<EntryInput, "key">, key: string): Promise<EntryResponse> {
    const path = `/api/campaign/${campaignId}/entries` as const;
    return write(
      { name: `campaign-${campaignId}`, path, method: "POST", body: { ...entryRequest, key } },
      entryResponseSchema,
    );
  }

  async function enter(entryRequest: Omit<EntryInput, "key">): Promise<EntryResponse> {
    try {
      return await press(entryRequest, (tokenRef.current ??= await turnDone(minTurnMs)));
    } catch (error) {
      if (!isTokenRefused(error)) throw error;
      tokenRef.current = null;
      return press(entryRequest, (tokenRef.current = await turnDone(maxTurnMs)));
    }
  }

  async function open(entryRequest: Omit<EntryInput, "key">): Promise<void> {
    if (state.name === "turning" || state.name === "open") return;
    setState({ name: "turning" });
    track("lot_enter");
    try {
      const result = await enter(entryRequest);
      if (result.kind === "wrong") return setState({ name: "wrong", questions: result.questions });
      setState({ name: "open", result });
      track("lot_result");
    } catch (error) {
      const { code, retryAfterMs, requestId } = error instanceof ApiError ? error : new ApiError("E-SERVER");
      setState({ name: "failed", code, retryAfterMs, requestId, isOldToken: isTokenRefused(error) });
    }
  }

  return { state, open };
}

const isTokenRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "E-INPUT" && error.fields.includes("key");

"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useState } from "react";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import { type DealAnswer, type Picked, pickedSchema } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { BlindOutcome } from "./blind-outcome.tsx";
import { BlindTable } from "./blind-table.tsx";
import { asApiError, type Failure, useDeal } from "./use-deal.ts";

/** The choice by eye: six swatches twice, with names and without, and what came of it. */
export function BlindRound() {
  const t = useMessages<Messages>();
  const { write } = useVisitor();
  const errorMessages = useErrorMessages();
  const { deal, failure: dealFailure } = useDeal();
  const [sentPicks, setSentPicks] = useState<Picked>({ named: null, nameless: null });
  const [isSending, setIsSending] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const failure = failed ?? dealFailure;
  const failureText = failure && errorMessages(failure.error.code, failure.error);
  const picked = {
    named: sentPicks.named ?? deal?.picked.named ?? null,
    nameless: sentPicks.nameless ?? deal?.picked.nameless ?? null,
  };
  const next = deal && nextTable(deal, picked);

  async function take(round: string, isNamed: boolean, productId: string): Promise<void> {
    setFailed(null);
    setIsSending(true);
    try {
      const intent = {
        name: `ranking-pick-${round}-${isNamed ? "named" : "nameless"}`,
        path: "/api/ranking/picks",
        method: "POST",
        body: { isNamed, productId },
      } as const;
      const answer = await write(intent, pickedSchema);
      const now = { named: answer.named ?? picked.named, nameless: answer.nameless ?? picked.nameless };
      setSentPicks(now);
      if (now.named !== null && now.nameless !== null) track("rank_complete");
    } catch (error) {
      setFailed({ error: asApiError(error), again: () => void take(round, isNamed, productId) });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div data-step={deal ? (next ?? "done") : "loading"}>
      {failureText && (
        <ErrorNotice
          announce="now"
          message={failureText.message}
          code={failure.error.code}
          retry={failureText.action}
          onRetry={failure.again}
        />
      )}
      {!deal && !failure && <p role="status">{t("blind.loading")}</p>}
      {deal && next && (
        <BlindTable
          key={next}
          isNamed={next === "named"}
          step={picked.named === null && picked.nameless === null ? 1 : 2}
          swatches={deal[next]}
          isSending={isSending}
          onTake={(id) => void take(deal.round, next === "named", id)}
        />
      )}
      {deal && !next && <BlindOutcome deal={deal} picked={picked} />}
    </div>
  );
}

/** Which table stands before the visitor now; null when both were chosen from. */
function nextTable({ isNamedFirst }: DealAnswer, picked: Picked): "named" | "nameless" | null {
  const order = isNamedFirst ? (["named", "nameless"] as const) : (["nameless", "named"] as const);
  return order.find((table) => picked[table] === null) ?? null;
}

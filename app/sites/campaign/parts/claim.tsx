import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useErrorWords, type VisitorErrorCode } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import { claimedSchema, type Mine } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import css from "./claim.module.css";

interface ClaimProps {
  campaignId: string;
  win: NonNullable<Mine["win"]>;
  onChanged: () => Promise<void>;
}

/** The prize and how to get it: a number that is good once, until its day. */
export function Claim({ campaignId, win, onChanged }: ClaimProps) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const { write } = useVisitor();
  const [state, setState] = useState<"still" | "asking" | VisitorErrorCode>("still");

  async function ask(): Promise<void> {
    setState("asking");
    track("lot_claim");
    try {
      const path = `/api/campaign/${campaignId}/claims` as const;
      await write({ name: `campaign-claim-${campaignId}`, path, method: "POST", body: {} }, claimedSchema);
      track("lot_claim_step");
      await onChanged();
      setState("still");
    } catch (error) {
      setState(error instanceof ApiError ? error.code : "E-SERVER");
    }
  }

  return (
    <section className={css.claim} aria-labelledby="claim-title" data-claim={win.state}>
      <h2 id="claim-title" className={role.display}>
        {win.prize.name}
      </h2>
      <p>{win.prize.note}</p>
      {win.state === "open" && (
        <>
          <p>{t("claim.until", { moment: formatMoment(win.claimUntil, "ja", true) })}</p>
          <Button wide pending={state === "asking"} onClick={() => void ask()}>
            {t("claim.open")}
          </Button>
        </>
      )}
      {win.state === "claimed" && win.code && (
        <div className={css.ticket}>
          <p className={role.micro}>{t("claim.code")}</p>
          <p className={css.code} data-code>
            {win.code}
          </p>
          <p className={css.number}>
            {t("claim.number")} {win.number}
          </p>
          {win.qr && (
            <svg
              className={css.qr}
              viewBox={`-4 -4 ${win.qr.size + 8} ${win.qr.size + 8}`}
              role="img"
              aria-label={t("claim.qr")}
              shapeRendering="crispEdges"
            >
              <path d={win.qr.path} />
            </svg>
          )}
          <p>{t("claim.note")}</p>
        </div>
      )}
      {win.state === "handed" && <p>{t("claim.handed")}</p>}
      {win.state === "lapsed" && <p>{t("claim.lapsed")}</p>}
      <div role="status">
        {state !== "still" && state !== "asking" && (
          <p>
            {t("claim.failed")}
            {errorWords(state).message}
          </p>
        )}
      </div>
    </section>
  );
}

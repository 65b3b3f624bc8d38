import { lazy, Suspense } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MyParticipation } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { GiftCode } from "./gift-code.tsx";
import { Ticket } from "./ticket.tsx";
import { useClaim } from "./use-claim.ts";

const AddressForm = lazy(async () => ({ default: (await import("./address-form.tsx")).AddressForm }));

interface ClaimProps {
  campaignId: string;
  isDemonstration: boolean;
  win: NonNullable<MyParticipation["win"]>;
  onChanged: () => Promise<void>;
}

/** The prize and how it comes: over a counter against a number, as a gift code, or by post. Until its day. */
export function Claim({ campaignId, isDemonstration, win, onChanged }: ClaimProps) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { state, submitClaim } = useClaim(campaignId, onChanged);
  const isSubmitting = state === "asking";
  const { kind } = win;
  return (
    <section className="stack-3" aria-labelledby="claim-title" data-claim={win.state} data-kind={kind}>
      <h2 id="claim-title" className={`text-title ${role.display}`}>
        {win.prize.name}
      </h2>
      <p>{win.prize.note}</p>
      {win.isMovedUp && win.state === "open" && <p>{t("claim.movedUp")}</p>}
      {win.state === "open" && <p>{t("claim.until", { moment: formatMoment(win.claimUntil, "ja", true) })}</p>}
      {win.state === "open" && kind !== "post" && (
        <Button wide pending={isSubmitting} onClick={() => void submitClaim()}>
          {t(kind === "code" ? "claim.openGift" : "claim.open")}
        </Button>
      )}
      {kind === "post" && (win.state === "open" || win.state === "claimed") && (
        <Suspense>
          <AddressForm
            savedAddress={win.address}
            isDemonstration={isDemonstration}
            isSubmitting={isSubmitting}
            onSend={submitClaim}
          />
        </Suspense>
      )}
      {kind === "counter" && win.state === "claimed" && win.code && <Ticket win={win} code={win.code} />}
      {kind === "code" && win.gift !== null && <GiftCode code={win.gift} />}
      {kind === "code" && win.state === "claimed" && win.gift === null && <p>{t("claim.giftSoon")}</p>}
      {win.state === "handed" && kind === "counter" && <p>{t("claim.handed")}</p>}
      {win.state === "handed" && kind === "post" && <p>{t("claim.sent")}</p>}
      {win.state === "lapsed" && <p>{t("claim.lapsed", { moment: formatMoment(win.claimUntil, "ja", true) })}</p>}
      <div role="status">
        {typeof state === "object" && (
          <p>
            {t("claim.failed")}
            {state.code === "E-CONFLICT" ? t("address.handedOn") : errorMessages(state.code, state).message}
          </p>
        )}
      </div>
    </section>
  );
}

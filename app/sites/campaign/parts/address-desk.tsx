import { useState } from "react";
import { type Address, addressDays } from "#contracts/campaign-address.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { formatDay, formatMoment } from "#app/kits/words/dates.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { startOfJstDay } from "#contracts/jst-calendar.ts";
import { dayMs } from "#contracts/jst-clock.ts";
import type { Mine } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressSlip } from "./address-slip.tsx";
import css from "./address.module.css";

interface AddressDeskProps {
  kept: NonNullable<Mine["win"]>["address"];
  isDemonstration: boolean;
  isAsking: boolean;
  /** Resolves with whether it was taken. */
  onSend: (address: Address) => Promise<boolean>;
}

/** Where the prize is sent: written, read once more, then kept under lock until its day. It is never shown again. */
export function AddressDesk({ kept, isDemonstration, isAsking, onSend }: AddressDeskProps) {
  const t = useWords<Words>();
  const [shownMs] = useState(() => Date.now());
  const [written, setWritten] = useState<Address | null>(null);
  const [step, setStep] = useState<"kept" | "form" | "check">(kept ? "kept" : "form");

  async function send(address: Address): Promise<void> {
    if (!(await onSend(address))) return;
    setWritten(null);
    setStep("kept");
  }

  return (
    <section className={css.desk} aria-labelledby="address-title" data-address={step}>
      <h3 id="address-title">{t(step === "check" ? "address.checkTitle" : "address.title")}</h3>
      {step === "kept" && kept && (
        <>
          <p>{t("address.kept", { moment: formatMoment(kept.keptAt, "ja") })}</p>
          <p>{t("address.deleteOn", { day: formatDay(startOfJstDay(kept.deleteOn), "ja", true) })}</p>
          {kept.isHandedOn ? (
            <p>{t("address.handedOn")}</p>
          ) : (
            <Button look="line" wide onClick={() => setStep("form")}>
              {t("address.again")}
            </Button>
          )}
        </>
      )}
      {step === "form" && (
        <>
          <p className={css.lead}>{t("address.lead", { day: formatDay(shownMs + addressDays * dayMs, "ja", true) })}</p>
          {isDemonstration && <p className={css.lead}>{t("address.demonstration")}</p>}
          <AddressForm
            written={written}
            onWritten={(address) => {
              setWritten(address);
              setStep("check");
            }}
          />
        </>
      )}
      {step === "check" && written && (
        <>
          <AddressSlip address={written} />
          <Button wide pending={isAsking} onClick={() => void send(written)}>
            {t("address.send")}
          </Button>
          <Button look="line" wide disabled={isAsking} onClick={() => setStep("form")}>
            {t("address.mend")}
          </Button>
        </>
      )}
    </section>
  );
}

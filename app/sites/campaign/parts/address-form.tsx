import { useState } from "react";
import { type Address, addressDays } from "#contracts/campaign-address.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { formatDay, formatMoment } from "#app/kits/i18n/dates.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { startOfJstDay } from "#contracts/jst-calendar.ts";
import { dayMs } from "#contracts/jst-clock.ts";
import type { MyParticipation } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import { AddressFields } from "./address-fields.tsx";
import { AddressPreview } from "./address-preview.tsx";
import css from "./address.module.css";

interface AddressFormProps {
  savedAddress: NonNullable<MyParticipation["win"]>["address"];
  isDemonstration: boolean;
  isSubmitting: boolean;
  /** Resolves with whether it was taken. */
  onSend: (address: Address) => Promise<boolean>;
}

/** Where the prize is sent: written, read once more, then kept under lock until its day. It is never shown again. */
export function AddressForm({ savedAddress, isDemonstration, isSubmitting, onSend }: AddressFormProps) {
  const t = useMessages<Messages>();
  const [minDisplayMs] = useState(() => Date.now());
  const [draft, setDraft] = useState<Address | null>(null);
  const [step, setStep] = useState<"kept" | "form" | "check">(savedAddress ? "kept" : "form");

  async function send(address: Address): Promise<void> {
    if (!(await onSend(address))) return;
    setDraft(null);
    setStep("kept");
  }

  return (
    <section className={`${css.form} rule-above stack-4`} aria-labelledby="address-title" data-address={step}>
      <h3 id="address-title" className="text-heading">
        {t(step === "check" ? "address.checkTitle" : "address.title")}
      </h3>
      {step === "kept" && savedAddress && (
        <>
          <p>{t("address.saved", { moment: formatMoment(savedAddress.keptAt, "ja") })}</p>
          <p>{t("address.deleteOn", { day: formatDay(startOfJstDay(savedAddress.deleteOn), "ja", true) })}</p>
          {savedAddress.isHandedOn ? (
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
          <p className="text-aside">
            {t("address.lead", { day: formatDay(minDisplayMs + addressDays * dayMs, "ja", true) })}
          </p>
          {isDemonstration && <p className="text-aside">{t("address.demo")}</p>}
          <AddressFields
            initial={draft}
            onComplete={(address) => {
              setDraft(address);
              setStep("check");
            }}
          />
        </>
      )}
      {step === "check" && draft && (
        <>
          <AddressPreview address={draft} />
          <Button wide pending={isSubmitting} onClick={() => void send(draft)}>
            {t("address.send")}
          </Button>
          <Button look="line" wide disabled={isSubmitting} onClick={() => setStep("form")}>
            {t("address.edit")}
          </Button>
        </>
      )}
    </section>
  );
}

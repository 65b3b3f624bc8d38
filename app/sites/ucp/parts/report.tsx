import { useState } from "react";
import * as v from "valibot";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { type PaintingReportReason, paintingReportReasons } from "#contracts/painting-limits.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./report.module.css";

const reasonKeys = {
  person: "shared.reportPerson",
  advert: "shared.reportAdvert",
  hurt: "shared.reportHurt",
  copied: "shared.reportCopied",
} as const satisfies Record<PaintingReportReason, string>;

/** Says to the operators that a painting should not hang: a reason of four, nothing typed. */
export function Report({ id, isSample, onClose }: { id: string; isSample: boolean; onClose: () => void }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const { write } = useVisitor();
  const [reason, setReason] = useState<PaintingReportReason>("person");
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [isDone, setIsDone] = useState(false);

  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      await write(
        { name: `ucp-report-${id}`, path: `/api/ucp/tiles/${id}/complaints`, method: "POST", body: { reason } },
        v.object({ isNoted: v.boolean() }),
      );
      setIsDone(true);
      setMessage(t("shared.reportDone"));
    } catch (error) {
      setMessage(errorMessages(error instanceof ApiError ? error.code : "E-NET").message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Sheet open onClose={onClose} title={t("shared.reportTitle")} closeLabel={t("shared.close")}>
      <p>{t(isSample ? "shared.reportSample" : "shared.reportLead")}</p>
      {!isDone && (
        <>
          <div role="radiogroup" aria-label={t("shared.reportTitle")} className={css.reasons}>
            {paintingReportReasons.map((one) => (
              <label key={one} className={`${css.reason} line-3`}>
                <input type="radio" name="ucp-report" checked={reason === one} onChange={() => setReason(one)} />
                <span>{t(reasonKeys[one])}</span>
              </label>
            ))}
          </div>
          <Button look="bone" wide pending={isBusy} onClick={() => void send()}>
            {t("shared.reportGo")}
          </Button>
        </>
      )}
      <p role="status">{message}</p>
    </Sheet>
  );
}

import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Dialog } from "#app/kits/ui/dialog/dialog.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { reportedMascaraSchema, type ReportReason } from "#contracts/mascara.ts";
import type { Messages } from "../copy/messages.ts";

const reasons = [
  ["name", "reportName"],
  ["copy", "reportCopy"],
  ["other", "reportOther"],
] as const;

/** The way to say that something in the gallery hurts. */
export function Report({ id }: { id: string }) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const errorMessages = useErrorMessages();
  const { write } = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function report(reason: ReportReason): Promise<void> {
    setIsPending(true);
    try {
      const path = `/api/mcm/works/${id}/reports` as const;
      await write({ name: `mcm-report-${id}`, path, method: "POST", body: { reason } }, reportedMascaraSchema);
      showToast({ text: t("work.reported") });
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError("E-NET");
      const isUnsaved = failure.code === "E-CSRF";
      showToast({ text: isUnsaved ? t("work.unsaved") : errorMessages(failure.code, failure).message });
    } finally {
      setIsPending(false);
      setIsOpen(false);
    }
  }

  return (
    <>
      <Button look="quiet" compact onClick={() => setIsOpen(true)}>
        {t("work.report")}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t("work.reportTitle")} closeLabel={t("work.close")}>
        <div className="stack-3">
          <p>{t("work.reportHint")}</p>
          {reasons.map(([reason, word]) => (
            <Button key={reason} look="line" compact wide pending={isPending} onClick={() => void report(reason)}>
              {t(`work.${word}`)}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}

import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Dialog } from "#app/kits/ui/dialog/dialog.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { reportedMascaraSchema, type ReportReason } from "#contracts/mascara-works.ts";
import type { Words } from "../copy/words.ts";
import css from "./met-place.module.css";

const reasons = [
  ["name", "reportName"],
  ["copy", "reportCopy"],
  ["other", "reportOther"],
] as const;

/** The way to say that something on the wall hurts. */
export function Report({ id }: { id: string }) {
  const t = useWords<Words>();
  const say = useToast();
  const errorWords = useErrorWords();
  const { write } = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);

  async function report(reason: ReportReason): Promise<void> {
    setIsPending(true);
    try {
      const path = `/api/mcm/works/${id}/reports` as const;
      await write({ name: `mcm-report-${id}`, path, method: "POST", body: { reason } }, reportedMascaraSchema);
      say({ text: t("work.reported") });
    } catch (error) {
      const failure = error instanceof ApiError ? error : new ApiError("E-NET");
      const isUnkept = failure.code === "E-CSRF";
      say({ text: isUnkept ? t("work.unsaved") : errorWords(failure.code, failure).message });
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
        <div className={css.report}>
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

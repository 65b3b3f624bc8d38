import { useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Dialog } from "#app/kits/ui/dialog/dialog.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { reportedReviewSchema } from "#contracts/review.ts";
import { firstWrittenReview, type ReviewReport, reviewReports } from "#contracts/review-limits.ts";
import type { Messages } from "../copy/messages.ts";

/** The way to say that a review should be looked at again. */
export function ReportForm({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const { write } = useVisitor();
  const [pending, setPending] = useState<ReviewReport | null>(null);
  const isSample = id < firstWrittenReview;

  async function report(reason: ReviewReport): Promise<void> {
    setPending(reason);
    try {
      const path = `/api/review/reviews/${id}/reports` as const;
      await write({ name: `review-report-${id}`, path, method: "POST", body: { reason } }, reportedReviewSchema);
      showToast({ text: t("report.sent") });
    } catch {
      showToast({ text: t("report.failed") });
    } finally {
      onClose();
    }
  }

  return (
    <Dialog open onClose={onClose} title={t("report.title")} closeLabel={t("report.close")}>
      <div className="stack-3">
        <p>{isSample ? t("report.sample") : t("report.hint")}</p>
        {reviewReports.map((reason) => (
          <Button
            key={reason}
            look="line"
            compact
            wide
            pending={pending === reason}
            onClick={() => void report(reason)}
          >
            {t(`report.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

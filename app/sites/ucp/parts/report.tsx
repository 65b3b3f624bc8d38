import { useState } from "react";
import * as v from "valibot";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Sheet } from "#app/kits/ui/sheet/sheet.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { type Complaint, complaints } from "#contracts/painting-limits.ts";
import type { Words } from "../copy/words.ts";
import css from "./report.module.css";

const words = {
  person: "shared.reportPerson",
  advert: "shared.reportAdvert",
  hurt: "shared.reportHurt",
  copied: "shared.reportCopied",
} as const satisfies Record<Complaint, string>;

/** Says to the operators that a painting should not hang: a reason of four, nothing typed. */
export function Report({ id, isSample, onClose }: { id: string; isSample: boolean; onClose: () => void }) {
  const t = useWords<Words>();
  const tellError = useErrorWords();
  const { write } = useVisitor();
  const [reason, setReason] = useState<Complaint>("person");
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [isDone, setIsDone] = useState(false);

  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      await write(
        { name: `ucp-report-${id}`, path: `/api/ucp/tiles/${id}/complaints`, method: "POST", body: { reason } },
        v.object({ isNoted: v.boolean() }),
      );
      setIsDone(true);
      setSaid(t("shared.reportDone"));
    } catch (error) {
      setSaid(tellError(error instanceof ApiError ? error.code : "E-NET").message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Sheet open onClose={onClose} title={t("shared.reportTitle")} closeLabel={t("shared.close")}>
      <p>{t(isSample ? "shared.reportSample" : "shared.reportLead")}</p>
      {!isSample && !isDone && (
        <>
          <div role="radiogroup" aria-label={t("shared.reportTitle")} className={css.reasons}>
            {complaints.map((one) => (
              <label key={one} className={css.reason}>
                <input type="radio" name="ucp-report" checked={reason === one} onChange={() => setReason(one)} />
                <span>{t(words[one])}</span>
              </label>
            ))}
          </div>
          <Button look="bone" wide pending={isBusy} onClick={() => void send()}>
            {t("shared.reportGo")}
          </Button>
        </>
      )}
      <p role="status">{said}</p>
    </Sheet>
  );
}

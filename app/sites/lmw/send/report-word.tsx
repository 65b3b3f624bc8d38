import { useRef, useState } from "react";
import { type WordReportReason, wordReportReasons } from "#contracts/sent-word.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { newIdempotencyKey } from "#app/kits/visitor/api-fetch.ts";
import { getWorldMessage } from "../get-world-message.ts";
import type { WordPage } from "./word-page.ts";
import { reportWord } from "./words-client.ts";
import css from "./send.module.css";

/** Reports the word for one of three reasons: it is hidden at once. */
export function ReportWord({ page, id, onReported }: { page: WordPage; id: string; onReported: () => void }) {
  const key = useRef("");
  const [failure, setFailure] = useState<ApiError | null>(null);
  const errorWords = useErrorMessages();
  const { words, note } = getWorldMessage(page.messages, "send.report");

  async function send(reason: WordReportReason): Promise<void> {
    key.current ||= newIdempotencyKey();
    try {
      await reportWord(id, reason, key.current);
      onReported();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  }

  return (
    <details className={`${css.report} text-aside`}>
      <summary>{words}</summary>
      <div className="stack-2">
        <p>{note}</p>
        {wordReportReasons.map((reason) => (
          <Button key={reason} look="line" wide onClick={() => void send(reason)}>
            {getWorldMessage(page.messages, `send.report-${reason}`).words}
          </Button>
        ))}
        <p role="alert">{failure && errorWords(failure.code, failure).message}</p>
      </div>
    </details>
  );
}

import { useState } from "react";
import type { TipFeedback } from "#contracts/search.ts";
import { tipFeedbackReasons } from "#contracts/tip-choices.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./tip-page.module.css";

/** From this many on, how many were helped is said. */
const minAnswers = 5;

type FeedbackCount = Pick<TipFeedback, "isHelpful" | "reason"> & { helpfulCount: number };

/** Did it help, and if not, why? One answer for each visitor, which may be changed. */
export function Feedback({ tipId }: { tipId: string }) {
  const t = useMessages<Messages>();
  const { feedbackCount, state, sendFeedback } = useFeedback(tipId);
  return (
    <section className={`${css.feedback} above-5`} aria-labelledby="feedback-title">
      <h2 id="feedback-title" className={`${css.heading} above-5 text-body`}>
        {t("feedback.question")}
      </h2>
      <div className="row-2">
        {([true, false] as const).map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            look="line"
            compact
            aria-pressed={feedbackCount?.isHelpful === isHelpful}
            pending={state === "sending"}
            onClick={() => void sendFeedback({ isHelpful })}
          >
            {feedbackCount?.isHelpful === isHelpful && <TickIcon />} {t(isHelpful ? "feedback.yes" : "feedback.no")}
          </Button>
        ))}
      </div>
      {feedbackCount?.isHelpful === false && (
        <>
          <p className={css.reason}>{t("feedback.reason")}</p>
          <ChipRow label={t("feedback.reason")}>
            {tipFeedbackReasons.map((reason) => (
              <Chip
                key={reason}
                pressed={feedbackCount.reason === reason}
                onPress={() => void sendFeedback({ isHelpful: false, reason })}
              >
                {t(`feedback.reasons.${reason}`)}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
      <p className={`${css.thanks} text-quiet`} role="status">
        {state === "failed" && t("feedback.failed")}
        {state !== "failed" &&
          feedbackCount &&
          (feedbackCount.isHelpful || feedbackCount.reason) &&
          t("feedback.thanks")}
        {state !== "failed" &&
          feedbackCount &&
          feedbackCount.helpfulCount >= minAnswers &&
          t("feedback.helped", { count: feedbackCount.helpfulCount })}
      </p>
    </section>
  );
}

function useFeedback(tipId: string) {
  const { write } = useVisitor();
  const [feedbackCount, setFeedbackCount] = useState<FeedbackCount | null>(null);
  const [state, setState] = useState<"rest" | "sending" | "failed">("rest");

  async function sendFeedback(feedback: Pick<TipFeedback, "isHelpful" | "reason">): Promise<void> {
    setState("sending");
    try {
      const { tipFeedbackAnswerSchema } = await import("#contracts/search.ts");
      const intent = {
        name: `tips-${tipId}`,
        path: "/api/tips/feedback",
        method: "PUT",
        body: { tipId, ...feedback },
      } as const;
      const { helpfulCount } = await write(intent, tipFeedbackAnswerSchema);
      setFeedbackCount({ ...feedback, helpfulCount });
      setState("rest");
    } catch {
      setState("failed");
    }
  }

  return { feedbackCount, state, sendFeedback };
}

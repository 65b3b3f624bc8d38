import { useState } from "react";
import type { TipFeedback } from "#contracts/search.ts";
import { tipFeedbackReasons } from "#contracts/tip-words.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Chip, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./tip-page.module.css";

/** From this many on, how many were helped is said. */
const fewest = 5;

type Given = Pick<TipFeedback, "isHelpful" | "reason"> & { helpfulCount: number };

/** Did it help, and if not, why? One answer for each visitor, which may be changed. */
export function Feedback({ tipId }: { tipId: string }) {
  const t = useWords<Words>();
  const { write } = useVisitor();
  const [given, setGiven] = useState<Given | null>(null);
  const [state, setState] = useState<"rest" | "sending" | "failed">("rest");

  async function give(feedback: Pick<TipFeedback, "isHelpful" | "reason">): Promise<void> {
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
      setGiven({ ...feedback, helpfulCount });
      setState("rest");
    } catch {
      setState("failed");
    }
  }

  return (
    <section className={css.feedback} aria-labelledby="feedback-title">
      <h2 id="feedback-title" className={css.heading}>
        {t("feedback.question")}
      </h2>
      <div className={css.choices}>
        {([true, false] as const).map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            look="line"
            compact
            aria-pressed={given?.isHelpful === isHelpful}
            pending={state === "sending"}
            onClick={() => void give({ isHelpful })}
          >
            {given?.isHelpful === isHelpful && <TickIcon />} {t(isHelpful ? "feedback.yes" : "feedback.no")}
          </Button>
        ))}
      </div>
      {given?.isHelpful === false && (
        <>
          <p className={css.reason}>{t("feedback.reason")}</p>
          <ChipRow label={t("feedback.reason")}>
            {tipFeedbackReasons.map((reason) => (
              <Chip
                key={reason}
                pressed={given.reason === reason}
                onPress={() => void give({ isHelpful: false, reason })}
              >
                {t(`feedback.reasons.${reason}`)}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
      <p className={css.thanks} role="status">
        {state === "failed" && t("feedback.failed")}
        {state !== "failed" && given && (given.isHelpful || given.reason) && t("feedback.thanks")}
        {state !== "failed" &&
          given &&
          given.helpfulCount >= fewest &&
          t("feedback.helped", { count: given.helpfulCount })}
      </p>
    </section>
  );
}

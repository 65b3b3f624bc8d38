import { useState } from "react";
import { faqVoteAnswerSchema, faqVotesSchema } from "#contracts/faq.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { useFetched } from "#app/kits/visitor/use-fetched.ts";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./question.module.css";

/** From this many on, how many were helped is said. */
const minVotes = 5;

type Answer = { isHelpful: boolean; helpfulCount: number };

/** Did it help? One answer for each visitor, which may be changed. */
export function HelpVote({ entryId }: { entryId: string }) {
  const t = useMessages<Messages>();
  const { answer, state, vote } = useHelpVote(entryId);

  return (
    <div role="group" aria-label={t("vote.question")}>
      <p className="text-aside" aria-hidden="true">
        {t("vote.question")}
      </p>
      <div className="above-2 row-2">
        {([true, false] as const).map((isHelpful) => (
          <Button
            key={String(isHelpful)}
            look="line"
            compact
            aria-pressed={answer?.isHelpful === isHelpful}
            pending={state === "sending"}
            onClick={() => void vote(isHelpful)}
          >
            {answer?.isHelpful === isHelpful && "✓ "}
            {t(isHelpful ? "vote.yes" : "vote.no")}
          </Button>
        ))}
      </div>
      <p className={`${css.thanks} text-body`} role="status">
        {state === "failed" && t("failed")}
        {state !== "failed" && answer && t("vote.thanks")}
        {state !== "failed" &&
          answer &&
          answer.helpfulCount >= minVotes &&
          t("vote.count", { count: answer.helpfulCount })}
      </p>
      {answer?.isHelpful === false && (
        <a className="target-inline text-underlined" href="#still">
          {t("vote.goOn")}
        </a>
      )}
    </div>
  );
}

/** The visitor's answer to a question, and how to give another one. */
function useHelpVote(entryId: string) {
  const { write } = useVisitor();
  const [newAnswer, setNewAnswer] = useState<Answer | null>(null);
  const [state, setState] = useState<"rest" | "sending" | "failed">("rest");
  // Without it the buttons are simply not marked yet.
  const { data } = useFetched("/api/faq/votes", () => faqVotesSchema);
  const stored = data?.votes.find((other) => other.entryId === entryId);
  const answer = newAnswer ?? (stored ? { isHelpful: stored.isHelpful, helpfulCount: 0 } : null);

  async function vote(isHelpful: boolean): Promise<void> {
    setState("sending");
    try {
      const body = { entryId, isHelpful };
      const intent = { name: `faq-${entryId}`, path: "/api/faq/votes", method: "POST", body } as const;
      setNewAnswer(await write(intent, faqVoteAnswerSchema));
      setState("rest");
    } catch {
      setState("failed");
    }
  }
  return { answer, state, vote };
}

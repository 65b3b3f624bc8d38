import { useEffect, useState } from "react";
import { faqVoteAnswerSchema, faqVotesSchema } from "#contracts/faq.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { apiFetch } from "#app/kits/visitor/api-fetch.ts";
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
  const { write } = useVisitor();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [state, setState] = useState<"rest" | "sending" | "failed">("rest");

  useEffect(() => {
    const controller = new AbortController();
    apiFetch("/api/faq/votes", { schema: faqVotesSchema, signal: controller.signal }).then(
      ({ votes }) => {
        const isOwnHelpful = votes.find((other) => other.entryId === entryId);
        if (isOwnHelpful) setAnswer((before) => before ?? { isHelpful: isOwnHelpful.isHelpful, helpfulCount: 0 });
      },
      () => {
        // Without it the buttons are simply not marked yet.
      },
    );
    return () => controller.abort();
  }, [entryId]);

  async function vote(isHelpful: boolean): Promise<void> {
    setState("sending");
    try {
      const body = { entryId, isHelpful };
      const stored = await write(
        { name: `faq-${entryId}`, path: "/api/faq/votes", method: "POST", body },
        faqVoteAnswerSchema,
      );
      setAnswer(stored);
      setState("rest");
    } catch {
      setState("failed");
    }
  }

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

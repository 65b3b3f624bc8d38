import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { EntryInput, MyParticipation } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import { EntryButton } from "./entry-button.tsx";
import { EntryConditions } from "./entry-conditions.tsx";
import { Quiz } from "./quiz.tsx";
import { Stamps } from "./stamps.tsx";
import { type EntryState, useEntry } from "./use-entry.ts";
import { useMissingFields } from "./use-missing-fields.ts";
import css from "./entry.module.css";

/** Where an entry leads; also one to a campaign that was closed a moment ago. */
function addressOf(id: string, state: EntryState): string | null {
  if (state.name === "failed" && state.code === "E-CLOSED") return `/campaign/${id}/closed`;
  if (state.name !== "open") return null;
  return `/campaign/${id}/${state.result.kind === "already" ? "already" : state.result.outcome}`;
}

/** How long the open door is looked at before the result; a tap on it is enough. */
const openViewMs = 1_500;

/** What has to be said before a door opens, and the door. Pressed too early, it says what it still wants. */
export function EntryForm({ campaign, participation }: { campaign: CampaignDetail; participation: MyParticipation }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { state, open } = useEntry(campaign.id);
  const questionCount = campaign.questions.length;
  const { errors, hint, update, check } = useMissingFields(form, questionCount);
  const hasStamps = participation.stamps.length === campaign.stamps.length;
  const isBusy = state.name === "turning" || state.name === "open";
  const address = addressOf(campaign.id, state);

  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => void navigate(address, { viewTransition: true }), openViewMs);
    return () => clearTimeout(timer);
  }, [address, navigate]);

  /** @returns whether the entry is on its way */
  function send(event?: FormEvent): boolean {
    event?.preventDefault();
    if (!form.current || !hasStamps || !check()) return false;
    void open(readEntry(new FormData(form.current), questionCount));
    return true;
  }

  return (
    <form ref={form} className="stack-4" data-entry={state.name} noValidate onSubmit={send} onChange={update}>
      {campaign.stamps.length > 0 && <Stamps stamps={campaign.stamps} participation={participation} />}
      {questionCount > 0 && (
        <Quiz questions={campaign.questions} wrong={state.name === "wrong" ? state.questions : []} errors={errors} />
      )}
      {hasStamps && (
        <>
          <EntryConditions legal={campaign.legal} isBusy={isBusy} errors={errors} />
          <EntryButton
            state={state.name}
            outcome={state.name === "open" ? state.result.outcome : null}
            label={t("entry.open")}
            hint={hint ?? t("entry.hint")}
            onOpen={() => send()}
            onSkip={() => address !== null && void navigate(address, { viewTransition: true })}
          />
        </>
      )}
      {hasStamps && <p className="text-centred text-fine text-quiet">{t("gift.promise")}</p>}
      <div role="status" className={`${css.status} text-centred`}>
        {state.name === "turning" && <p>{t("entry.turning")}</p>}
        {state.name === "wrong" && <p>{t("entry.quizWrong")}</p>}
        {state.name === "failed" && (
          <p>
            {t("entry.failed")}
            {state.isOldToken ? t("entry.oldKey") : errorMessages(state.code, state).message}
          </p>
        )}
        {!hasStamps && <p>{t("entry.stampMissing")}</p>}
      </div>
    </form>
  );
}

/** What the form says, as the server takes it. */
function readEntry(fields: FormData, questions: number): Omit<EntryInput, "key"> {
  return {
    livesInJapan: true,
    age: fields.get("age") === "18" ? "18" : "13-17",
    hasConsent: fields.get("consent") === "on",
    agreesToRules: true,
    ...(questions > 0
      ? { answers: Array.from({ length: questions }, (_, at) => Number(fields.get(`answer-${at}`))) }
      : {}),
  };
}

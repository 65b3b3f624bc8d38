import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { ErrorNotice } from "#app/kits/ui/notice/notice.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { formatMoment } from "#app/kits/i18n/dates.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { EntryInput, MyParticipation } from "../contract.ts";
import type { CampaignDetail } from "../data.server.ts";
import { EntryButton } from "./entry-button.tsx";
import { Quiz } from "./quiz.tsx";
import { Stamps } from "./stamps.tsx";
import { type EntryState, useEntry } from "./use-entry.ts";
import { useMyParticipation } from "./use-my-participation.ts";
import css from "./entry.module.css";

/** Reads who is there, then provides the entry form, or says why there is none today. */
export function EntryPanel({ campaign }: { campaign: CampaignDetail }) {
  const t = useMessages<Messages>();
  const { state } = useVisitor();
  const { participation, read: reload } = useMyParticipation(campaign.id);
  if (state === "unsaved") return <p className={`${css.note} stack-3 text-service`}>{t("entry.unsaved")}</p>;
  if (participation === null) return <p className={`${css.note} stack-3 text-service`}>{t("entry.loading")}</p>;
  if (participation === "failed")
    return (
      <ErrorNotice announce="now" message={t("entry.offline")} retry={t("entry.again")} onRetry={() => void reload()} />
    );
  const isSpent =
    participation.doors.length > 0 && !participation.mayEnter && participation.stamps.length === campaign.stamps.length;
  return isSpent ? (
    <EntrySpent campaign={campaign} participation={participation} />
  ) : (
    <EntryForm campaign={campaign} participation={participation} />
  );
}

function EntrySpent({ campaign, participation }: { campaign: CampaignDetail; participation: MyParticipation }) {
  const t = useMessages<Messages>();
  const isAfter = campaign.draw === "after";
  return (
    <div className="stack-4">
      <p className={`${css.note} stack-3 text-service`}>
        {participation.win
          ? t("entry.doneWon")
          : isAfter
            ? t("entry.doneAfter", { moment: formatMoment(campaign.drawsAt, "ja") })
            : t("entry.done", { moment: formatMoment(participation.nextDayAt, "ja") })}
      </p>
      <ButtonLink
        to={`/campaign/${campaign.id}/${participation.win ? "win" : isAfter ? "entered" : "already"}`}
        wide
        viewTransition
      >
        {t("entry.see")}
      </ButtonLink>
    </div>
  );
}

/** Where an entry leads; also one to a campaign that was closed a moment ago. */
function addressOf(id: string, state: EntryState): string | null {
  if (state.name === "failed" && state.code === "E-CLOSED") return `/campaign/${id}/closed`;
  if (state.name !== "open") return null;
  return `/campaign/${id}/${state.result.kind === "already" ? "already" : state.result.outcome}`;
}

/** How long the open door is looked at before the result; a tap on it is enough. */
const openViewMs = 1_500;

function EntryForm({ campaign, participation }: { campaign: CampaignDetail; participation: MyParticipation }) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { state, open } = useEntry(campaign.id);
  const [isComplete, setIsComplete] = useState(false);
  const hasStamps = participation.stamps.length === campaign.stamps.length;
  const isBusy = state.name === "turning" || state.name === "open";
  const address = addressOf(campaign.id, state);

  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => void navigate(address, { viewTransition: true }), openViewMs);
    return () => clearTimeout(timer);
  }, [address, navigate]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current?.reportValidity() || !hasStamps) return;
    void open(readEntry(new FormData(form.current), campaign.questions.length));
  }

  return (
    <form
      ref={form}
      className="stack-4"
      data-entry={state.name}
      onSubmit={send}
      onChange={() => setIsComplete(form.current?.checkValidity() ?? false)}
    >
      {campaign.stamps.length > 0 && <Stamps stamps={campaign.stamps} participation={participation} />}
      {campaign.questions.length > 0 && (
        <Quiz questions={campaign.questions} wrong={state.name === "wrong" ? state.questions : []} />
      )}
      {hasStamps && (
        <>
          <EntryConditions isBusy={isBusy} />
          <EntryButton
            state={state.name}
            outcome={state.name === "open" ? state.result.outcome : null}
            label={t("entry.open")}
            hint={isComplete ? t("entry.hint") : t("entry.missing")}
            onOpen={() => send()}
            onSkip={() => address !== null && void navigate(address, { viewTransition: true })}
          />
        </>
      )}
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

/** Who enters, and under which rules. Whoever is under eighteen asks at home first. */
function EntryConditions({ isBusy }: { isBusy: boolean }) {
  const t = useMessages<Messages>();
  const [age, setAge] = useState("");
  return (
    <fieldset className="stack-3" disabled={isBusy}>
      <legend className="visually-hidden">{t("one.terms")}</legend>
      <label className="text-service tick-row">
        <input type="checkbox" name="lives" required />
        <span>{t("entry.lives")}</span>
      </label>
      <SelectField
        label={t("entry.age")}
        name="age"
        required
        value={age}
        onChange={(event) => setAge(event.target.value)}
      >
        <option value="" disabled>
          {t("entry.age")}
        </option>
        <option value="18">{t("entry.age18")}</option>
        <option value="13-17">{t("entry.age13")}</option>
      </SelectField>
      {age === "13-17" && (
        <label className="text-service tick-row">
          <input type="checkbox" name="consent" required />
          <span>{t("entry.consent")}</span>
        </label>
      )}
      <label className="text-service tick-row">
        <input type="checkbox" name="rules" required />
        <span>{t("entry.rules")}</span>
      </label>
    </fieldset>
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

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { formatMoment } from "#app/kits/words/dates.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Mine } from "../contract.ts";
import type { WholeCampaign } from "../data.server.ts";
import { BigDoor } from "./big-door.tsx";
import { Quiz } from "./quiz.tsx";
import { Stamps } from "./stamps.tsx";
import { type EntryState, useEntry } from "./use-entry.ts";
import { useMine } from "./use-mine.ts";
import css from "./entry.module.css";

/** Reads who is there, then lends the door, or says why there is none today. */
export function EntryDesk({ campaign }: { campaign: WholeCampaign }) {
  const t = useWords<Words>();
  const { state } = useVisitor();
  const { mine, read } = useMine(campaign.id);
  if (state === "unsaved") return <p className={css.told}>{t("entry.unsaved")}</p>;
  if (mine === null) return <p className={css.told}>{t("entry.loading")}</p>;
  if (mine === "failed")
    return (
      <div className={css.told} role="alert">
        <p>{t("entry.offline")}</p>
        <Button look="line" compact onClick={() => void read()}>
          {t("entry.again")}
        </Button>
      </div>
    );
  const isSpent = mine.doors.length > 0 && !mine.mayEnter && mine.stamps.length === campaign.stamps.length;
  return isSpent ? <Spent campaign={campaign} mine={mine} /> : <Door campaign={campaign} mine={mine} />;
}

function Spent({ campaign, mine }: { campaign: WholeCampaign; mine: Mine }) {
  const t = useWords<Words>();
  const isAfter = campaign.draw === "after";
  return (
    <div className={css.spent}>
      <p className={css.told}>
        {mine.win
          ? t("entry.doneWon")
          : isAfter
            ? t("entry.doneAfter", { moment: formatMoment(campaign.drawsAt, "ja") })
            : t("entry.done", { moment: formatMoment(mine.nextDayAt, "ja") })}
      </p>
      <ButtonLink
        to={`/campaign/${campaign.id}/${mine.win ? "win" : isAfter ? "entered" : "already"}`}
        wide
        viewTransition
      >
        {t("entry.see")}
      </ButtonLink>
    </div>
  );
}

/** Where an opened door leads; also one that was shut a moment ago. */
function addressOf(id: string, state: EntryState): string | null {
  if (state.name === "failed" && state.code === "E-CLOSED") return `/campaign/${id}/closed`;
  if (state.name !== "open") return null;
  return `/campaign/${id}/${state.entered.kind === "already" ? "already" : state.entered.outcome}`;
}

/** How long the open door is looked at before the result; a tap on it is enough. */
const lookMs = 1_500;

function Door({ campaign, mine }: { campaign: WholeCampaign; mine: Mine }) {
  const t = useWords<Words>();
  const errorWords = useErrorWords();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { state, open } = useEntry(campaign.id);
  const [age, setAge] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  const hasStamps = mine.stamps.length === campaign.stamps.length;
  const isBusy = state.name === "turning" || state.name === "open";
  const address = addressOf(campaign.id, state);

  useEffect(() => {
    if (address === null) return;
    const timer = setTimeout(() => void navigate(address, { viewTransition: true }), lookMs);
    return () => clearTimeout(timer);
  }, [address, navigate]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current?.reportValidity() || !hasStamps) return;
    const said = new FormData(form.current);
    void open({
      livesInJapan: true,
      age: said.get("age") === "18" ? "18" : "13-17",
      hasConsent: said.get("consent") === "on",
      agreesToRules: true,
      ...(campaign.questions.length > 0
        ? { answers: campaign.questions.map((_, at) => Number(said.get(`answer-${at}`))) }
        : {}),
    });
  }

  return (
    <form
      ref={form}
      className={css.form}
      data-entry={state.name}
      onSubmit={send}
      onChange={() => setIsWhole(form.current?.checkValidity() ?? false)}
    >
      {campaign.stamps.length > 0 && <Stamps stamps={campaign.stamps} mine={mine} />}
      {campaign.questions.length > 0 && (
        <Quiz questions={campaign.questions} wrong={state.name === "wrong" ? state.questions : []} />
      )}
      {hasStamps && (
        <>
          <fieldset className={css.ticks} disabled={isBusy}>
            <legend className="visually-hidden">{t("one.terms")}</legend>
            <Tick name="lives">{t("entry.lives")}</Tick>
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
            {age === "13-17" && <Tick name="consent">{t("entry.consent")}</Tick>}
            <Tick name="rules">{t("entry.rules")}</Tick>
          </fieldset>
          <BigDoor
            state={state.name}
            outcome={state.name === "open" ? state.entered.outcome : null}
            word={t("entry.open")}
            hint={isWhole ? t("entry.hint") : t("entry.missing")}
            onOpen={() => send()}
            onSkip={() => address !== null && void navigate(address, { viewTransition: true })}
          />
        </>
      )}
      <div role="status" className={css.said}>
        {state.name === "turning" && <p>{t("entry.turning")}</p>}
        {state.name === "wrong" && <p>{t("entry.quizWrong")}</p>}
        {state.name === "failed" && (
          <p>
            {t("entry.failed")}
            {state.isOldKey ? t("entry.oldKey") : errorWords(state.code, state).message}
          </p>
        )}
        {!hasStamps && <p>{t("entry.stampMissing")}</p>}
      </div>
    </form>
  );
}

function Tick({ name, children }: { name: string; children: string }) {
  return (
    <label className={css.tick}>
      <input type="checkbox" name={name} required />
      <span>{children}</span>
    </label>
  );
}

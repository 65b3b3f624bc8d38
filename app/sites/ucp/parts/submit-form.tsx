import { type Dispatch, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { DeferredShareButtons } from "#app/kits/share/deferred-share-buttons.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useErrorMessages } from "#app/kits/i18n/error-messages.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { track } from "#app/kits/analytics/track.ts";
import type { Draft, MyPainting } from "#contracts/painting.ts";
import { paintingShare } from "../share.ts";
import type { Colours } from "../contract.ts";
import type { Messages } from "../copy/messages.ts";
import type { CanvasAction } from "../rules/canvas.ts";
import css from "./submit-form.module.css";
import type { MyPaintingsClient } from "./use-my-paintings.ts";

interface SubmitFormProps {
  draft: Draft;
  /** So many of the paints are on the paper. */
  colourCount: number;
  titles: Colours["titles"];
  client: MyPaintingsClient;
  dispatch: Dispatch<CanvasAction>;
  onNew: () => void;
}

/** A title of two halves, and the button that submits to the mural. */
export function SubmitForm({ draft, colourCount, titles, client, dispatch, onNew }: SubmitFormProps) {
  const t = useMessages<Messages>();
  const { isBusy, message, send } = useSubmit(draft, client);
  const [first, second] = draft.title;
  const submitted: MyPainting | undefined = client.paintings.find(({ draftId }) => draftId === draft.id);
  return (
    <section
      className={`${css.send} stack-3`}
      aria-labelledby="ucp-send-title"
      data-sent={submitted?.id}
      data-state={submitted?.state}
    >
      <h2 id="ucp-send-title" className="text-aside">
        {t("submit.title")}
      </h2>
      <p className={classNames(css.title, "text-title", role.display)}>
        {titles.first[first]}
        <wbr />
        {titles.second[second]}
      </p>
      <TitleChoice titles={titles} title={draft.title} onTitle={(title) => dispatch({ do: "title", title })} />
      <p className="text-note">{t("submit.note")}</p>
      <Button look="blood" wide pending={isBusy} onClick={() => void send()}>
        {t("submit.go")}
      </Button>
      <p className={`${css.status} text-lead`} role="status">
        {message}
      </p>
      {submitted && <Submitted painting={submitted} colourCount={colourCount} onNew={onNew} />}
    </section>
  );
}

/** Sends the painting; `message` says what became of it. */
function useSubmit(draft: Draft, client: MyPaintingsClient) {
  const t = useMessages<Messages>();
  const errorMessages = useErrorMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState("");

  async function send(): Promise<void> {
    if (draft.strokes.length === 0) return setMessage(t("submit.needs"));
    if (client.isUnsaved) return setMessage(t("submit.unsaved"));
    setIsBusy(true);
    try {
      const { outcome } = await client.send(draft);
      setMessage(t(`submit.${outcome}`));
      if (outcome === "sent") track("ucp_complete");
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "E-NET";
      const isAway = code === "E-OFFLINE" || code === "E-NET";
      setMessage(isAway ? t("submit.later") : errorMessages(code).message);
      track(`ucp_error_${code.toLowerCase() as Lowercase<typeof code>}`);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, message, send };
}

interface TitleChoiceProps {
  titles: Colours["titles"];
  title: Draft["title"];
  onTitle: (title: [number, number]) => void;
}

/** The two halves, or another pair of them. */
function TitleChoice({ titles, title: [first, second], onTitle }: TitleChoiceProps) {
  const t = useMessages<Messages>();
  return (
    <>
      <div className={`${css.halves} stack-3`}>
        <HalfChoice
          label={t("submit.first")}
          halves={titles.first}
          half={first}
          onHalf={(half) => onTitle([half, second])}
        />
        <HalfChoice
          label={t("submit.second")}
          halves={titles.second}
          half={second}
          onHalf={(half) => onTitle([first, half])}
        />
      </div>
      <Button
        look="line"
        compact
        onClick={() => onTitle([(first + 7) % titles.first.length, (second + 5) % titles.second.length])}
      >
        {t("submit.other")}
      </Button>
    </>
  );
}

interface HalfChoiceProps {
  label: string;
  halves: readonly string[];
  half: number;
  onHalf: (half: number) => void;
}

function HalfChoice({ label, halves, half, onHalf }: HalfChoiceProps) {
  return (
    <SelectField label={label} value={half} onChange={({ target }) => onHalf(Number(target.value))}>
      {halves.map((words, i) => (
        <option key={words} value={i}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

interface SubmittedProps {
  painting: MyPainting;
  colourCount: number;
  onNew: () => void;
}

/** The painting is on its way to the mural: its page, the next one, and sharing. */
function Submitted({ painting: { id: artworkId, isLinked }, colourCount, onNew }: SubmittedProps) {
  const t = useMessages<Messages>();
  return (
    <div className="stack-3">
      <ButtonLink look="line" wide arrow to={`/ucp-share?a=${artworkId}`}>
        {t("submit.look")}
      </ButtonLink>
      <Button look="line" wide onClick={onNew}>
        {t("submit.next")}
      </Button>
      <DeferredShareButtons
        key={artworkId}
        share={(channel) => composeShare(paintingShare, "ja", { count: colourCount, artworkId }, channel)}
        onShare={(action) => action !== "save" && track(`ucp_share_${action}`)}
      />
      <p className="text-note">{t(isLinked ? "submit.shareNote" : "submit.shareLater")}</p>
    </div>
  );
}

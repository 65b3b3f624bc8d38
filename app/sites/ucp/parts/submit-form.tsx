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
  const errorMessages = useErrorMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [first, second] = draft.title;
  const submitted: MyPainting | undefined = client.paintings.find(({ draftId }) => draftId === draft.id);
  const setTitle = (title: [number, number]): void => dispatch({ do: "title", title });

  async function send(): Promise<void> {
    if (draft.strokes.length === 0) return setMessage(t("send.needs"));
    if (client.isUnsaved) return setMessage(t("send.unsaved"));
    setIsBusy(true);
    try {
      const { outcome } = await client.send(draft);
      setMessage(t(`send.${outcome}`));
      if (outcome === "sent") track("ucp_complete");
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "E-NET";
      const isAway = code === "E-OFFLINE" || code === "E-NET";
      setMessage(isAway ? t("send.later") : errorMessages(code).message);
      track(`ucp_error_${code.toLowerCase() as Lowercase<typeof code>}`);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section
      className={`${css.send} stack-3`}
      aria-labelledby="ucp-send-title"
      data-sent={submitted?.id}
      data-state={submitted?.state}
    >
      <h2 id="ucp-send-title" className="text-aside">
        {t("send.title")}
      </h2>
      <p className={classNames(css.title, role.display)}>
        {titles.first[first]}
        <wbr />
        {titles.second[second]}
      </p>
      <div className={`${css.halves} stack-3`}>
        <SelectField
          label={t("send.first")}
          value={first}
          onChange={({ target }) => setTitle([Number(target.value), second])}
        >
          {titles.first.map((half, i) => (
            <option key={half} value={i}>
              {half}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t("send.second")}
          value={second}
          onChange={({ target }) => setTitle([first, Number(target.value)])}
        >
          {titles.second.map((half, i) => (
            <option key={half} value={i}>
              {half}
            </option>
          ))}
        </SelectField>
      </div>
      <Button
        look="line"
        compact
        onClick={() => setTitle([(first + 7) % titles.first.length, (second + 5) % titles.second.length])}
      >
        {t("send.other")}
      </Button>
      <p className="text-note">{t("send.note")}</p>
      <Button look="blood" wide pending={isBusy} onClick={() => void send()}>
        {t("send.go")}
      </Button>
      <p className={css.said} role="status">
        {message}
      </p>
      {submitted && (
        <div className="stack-3">
          <ButtonLink look="line" wide arrow to={`/ucp-share?a=${submitted.id}`}>
            {t("send.look")}
          </ButtonLink>
          <Button look="line" wide onClick={onNew}>
            {t("send.next")}
          </Button>
          <DeferredShareButtons
            key={submitted.id}
            share={(channel) =>
              composeShare(paintingShare, "ja", { count: colourCount, artworkId: submitted.id }, channel)
            }
            onShare={(action) => action !== "save" && track(`ucp_share_${action}`)}
          />
          <p className="text-note">{t("send.shareNote")}</p>
        </div>
      )}
    </section>
  );
}

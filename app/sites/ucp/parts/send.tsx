import { type Dispatch, useState } from "react";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ShareLater } from "#app/kits/share/share-later.tsx";
import { composeShare } from "#app/kits/share/share-text.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { ApiError } from "#app/kits/visitor/api-error.ts";
import { useErrorWords } from "#app/kits/words/error-words.ts";
import { useWords } from "#app/kits/words/words.tsx";
import { track } from "#app/shell/tracking/track.ts";
import type { Draft, OwnPainting } from "#contracts/painting.ts";
import type { Colours } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { EaselAct } from "../rules/easel.ts";
import css from "./send.module.css";
import type { OwnDesk } from "./use-own-paintings.ts";

interface SendProps {
  draft: Draft;
  /** So many of the paints are on the paper. */
  colourCount: number;
  titles: Colours["titles"];
  desk: OwnDesk;
  dispatch: Dispatch<EaselAct>;
  onFresh: () => void;
}

/** A title of two halves, and the way to the wall. */
export function Send({ draft, colourCount, titles, desk, dispatch, onFresh }: SendProps) {
  const t = useWords<Words>();
  const tellError = useErrorWords();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState("");
  const [first, second] = draft.title;
  const sent: OwnPainting | undefined = desk.paintings.find(({ draftId }) => draftId === draft.id);
  const retitle = (title: [number, number]): void => dispatch({ do: "title", title });

  async function send(): Promise<void> {
    if (draft.strokes.length === 0) return setSaid(t("send.needs"));
    if (desk.isUnsaved) return setSaid(t("send.unsaved"));
    setIsBusy(true);
    try {
      const { outcome } = await desk.send(draft);
      setSaid(t(`send.${outcome}`));
      if (outcome === "sent") track("ucp_complete");
    } catch (error) {
      const code = error instanceof ApiError ? error.code : "E-NET";
      const isAway = code === "E-OFFLINE" || code === "E-NET";
      setSaid(isAway ? t("send.later") : tellError(code).message);
      track(`ucp_error_${code.toLowerCase() as Lowercase<typeof code>}`);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section className={css.send} aria-labelledby="ucp-send-title" data-sent={sent?.id} data-state={sent?.state}>
      <h2 id="ucp-send-title" className={css.heading}>
        {t("send.title")}
      </h2>
      <p className={classNames(css.title, role.display)}>
        {titles.first[first]}
        <wbr />
        {titles.second[second]}
      </p>
      <div className={css.halves}>
        <SelectField
          label={t("send.first")}
          value={first}
          onChange={({ target }) => retitle([Number(target.value), second])}
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
          onChange={({ target }) => retitle([first, Number(target.value)])}
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
        onClick={() => retitle([(first + 7) % titles.first.length, (second + 5) % titles.second.length])}
      >
        {t("send.other")}
      </Button>
      <p className={css.note}>{t("send.note")}</p>
      <Button look="blood" wide pending={isBusy} onClick={() => void send()}>
        {t("send.go")}
      </Button>
      <p className={css.said} role="status">
        {said}
      </p>
      {sent && (
        <div className={css.after}>
          <ButtonLink look="line" wide arrow to={`/ucp-share?a=${sent.id}`}>
            {t("send.look")}
          </ButtonLink>
          <Button look="line" wide onClick={onFresh}>
            {t("send.next")}
          </Button>
          <ShareLater
            key={sent.id}
            share={(channel) => composeShare("ucp", "ja", { count: colourCount, artworkId: sent.id }, channel)}
            onShare={(way) => way !== "save" && track(`ucp_share_${way}`)}
          />
          <p className={css.note}>{t("send.shareNote")}</p>
        </div>
      )}
    </section>
  );
}

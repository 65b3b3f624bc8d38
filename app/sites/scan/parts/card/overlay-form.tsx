import { Form } from "react-router";
import type { ScanLanguage } from "#contracts/face-type.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { Notice } from "#app/kits/ui/notice/notice.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../../copy/messages.ts";
import type { CardPage } from "../../data.server.ts";
import { cardPath } from "../../rules/card-path.ts";
import type { FaceTypeCode } from "../../rules/type-codes.ts";
import part from "../result/section.module.css";
import { useMyResultId } from "./use-my-result-id.ts";
import css from "./overlay-form.module.css";

interface OverlayFormProps {
  code: FaceTypeCode;
  resultId: string;
  lang: ScanLanguage;
  overlay: CardPage["overlay"];
}

/** 「友だちと重ねる」: with the visitor's own result at a tap, or with any shared link; the link works without a script. */
export function OverlayForm({ code, resultId, lang, overlay }: OverlayFormProps) {
  const t = useMessages<Messages>();
  const myId = useMyResultId();
  const canOverlayMine = myId !== null && myId !== resultId && (overlay === null || typeof overlay === "string");
  return (
    <section className="shrinks stack-4" aria-labelledby="overlay">
      <header>
        <h2 id="overlay" className="text-face text-heading text-leading-14">
          {t("card.overlay.title")}
        </h2>
        <p className={`${part.line} text-aside`}>{t("card.overlay.lead")}</p>
      </header>
      {canOverlayMine && (
        <ButtonLink look="line" wide arrow to={cardPath(code, resultId, { lang, overlaid: myId })}>
          {t("card.overlay.mine")}
        </ButtonLink>
      )}
      {overlay === "gone" && <Notice message={t("card.overlay.expired")} announce="soon" />}
      <Form method="get" action={cardPath(code, resultId)} className={`${css.form} stack-2`} preventScrollReset>
        {lang !== "ja" && <input type="hidden" name="lang" value={lang} />}
        <TextField
          label={t("card.overlay.paste")}
          name="with"
          inputMode="url"
          autoComplete="off"
          required
          error={overlay === "invalid" ? t("card.overlay.invalid") : undefined}
        />
        <Button type="submit" look="line">
          {t("card.overlay.submit")}
        </Button>
      </Form>
    </section>
  );
}

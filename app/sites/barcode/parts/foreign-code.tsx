import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Form } from "react-router";
import type { Messages } from "../copy/messages.ts";
import { formatJan } from "#app/kits/barcode/jan.ts";
import css from "./read-view.module.css";
import { useFocusOnMount } from "./use-focus-on-mount.ts";

/** A good code that is not of this catalogue: the number to check, and the search by name. */
export function ForeignCode({ jan, onCheck }: { jan: string; onCheck: () => void }) {
  const t = useMessages<Messages>();
  const message = useFocusOnMount<HTMLParagraphElement>();
  return (
    <section className={`${css.foreign} boxed column-3`}>
      <p ref={message} className="text-strong" role="status" tabIndex={-1}>
        {t("foreign.message")}
      </p>
      <p>{t("foreign.code", { jan: formatJan(jan) })}</p>
      <Button look="line" wide onClick={onCheck}>
        {t("foreign.check")}
      </Button>
      <Form className="column-3" method="get" action="/tips">
        <TextField label={t("foreign.name")} name="q" autoComplete="off" enterKeyHint="search" maxLength={60} />
        <Button look="line" wide type="submit">
          {t("foreign.search")}
        </Button>
      </Form>
    </section>
  );
}

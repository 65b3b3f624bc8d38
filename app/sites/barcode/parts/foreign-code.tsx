import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { useWords } from "#app/kits/words/words.tsx";
import { Form } from "react-router";
import type { Words } from "../copy/words.ts";
import { spacedJan } from "#app/kits/barcode/jan.ts";
import css from "./read-face.module.css";
import { useArrival } from "./use-arrival.ts";

/** A good code that is not of this catalogue: the number to check, and the search by name. */
export function ForeignCode({ jan, onCheck }: { jan: string; onCheck: () => void }) {
  const t = useWords<Words>();
  const said = useArrival<HTMLParagraphElement>();
  return (
    <section className={css.foreign}>
      <p ref={said} className={css.strong} role="status" tabIndex={-1}>
        {t("foreign.message")}
      </p>
      <p>{t("foreign.code", { jan: spacedJan(jan) })}</p>
      <Button look="line" wide onClick={onCheck}>
        {t("foreign.check")}
      </Button>
      <Form className={css.form} method="get" action="/tips">
        <TextField label={t("foreign.name")} name="q" autoComplete="off" enterKeyHint="search" maxLength={60} />
        <Button look="line" wide type="submit">
          {t("foreign.search")}
        </Button>
      </Form>
    </section>
  );
}

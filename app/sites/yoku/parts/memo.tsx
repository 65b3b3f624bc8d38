import { type FormEvent, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { MyPalette } from "#contracts/palette-api.ts";
import { maxMemoLength } from "#contracts/palette.ts";
import type { Messages } from "../copy/messages.ts";
import css from "./palette-actions.module.css";
import { useErrorText } from "./use-error-text.ts";
import type { MyPalettesStore, PaletteError } from "./use-my-palettes.ts";

/** Why these four: a line to oneself, told to nobody. */
export function Memo({ myPalette, store }: { myPalette: MyPalette; store: MyPalettesStore }) {
  const t = useMessages<Messages>();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [error, setError] = useState<PaletteError | null>(null);

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const memo = String(new FormData(event.currentTarget).get("memo") ?? "").trim();
    setIsBusy(true);
    setIsSaved(false);
    setError(null);
    const outcome = await store.change(myPalette.id, { memo: [...memo].slice(0, maxMemoLength).join("") });
    setIsBusy(false);
    if ("reason" in outcome) setError(outcome.reason);
    else setIsSaved(true);
  }

  return (
    <section className={`${css.memo} stack-3`} aria-labelledby="yoku-why">
      <h2 id="yoku-why" className={`text-heading ${role.display}`}>
        {t("memo.title")}
      </h2>
      <form className="stack-3" onSubmit={(event) => void save(event)}>
        <TextField
          name="memo"
          label={t("memo.label")}
          hint={t("memo.hint", { max: maxMemoLength })}
          defaultValue={myPalette.memo}
          maxLength={maxMemoLength}
          autoComplete="off"
        />
        <Button type="submit" look="line" compact pending={isBusy}>
          {t("memo.save")}
        </Button>
      </form>
      <p role="status">{error ? errorText(error) : isSaved ? t("memo.saved") : ""}</p>
    </section>
  );
}

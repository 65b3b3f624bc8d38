import { type FormEvent, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useWords } from "#app/kits/words/words.tsx";
import type { OwnPalette } from "#contracts/desire-works.ts";
import { memoMax } from "#contracts/desire-palette.ts";
import type { Words } from "../copy/words.ts";
import css from "./after.module.css";
import { useTroubleWords } from "./trouble-words.ts";
import type { Mine, Trouble } from "./use-mine.ts";

/** Why these four: a line to oneself, told to nobody. */
export function Memo({ mine, own }: { mine: OwnPalette; own: Mine }) {
  const t = useWords<Words>();
  const troubleWords = useTroubleWords();
  const [isBusy, setIsBusy] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function keep(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const memo = String(new FormData(event.currentTarget).get("memo") ?? "").trim();
    setIsBusy(true);
    setIsKept(false);
    setTrouble(null);
    const outcome = await own.change(mine.id, { memo: [...memo].slice(0, memoMax).join("") });
    setIsBusy(false);
    if ("trouble" in outcome) setTrouble(outcome.trouble);
    else setIsKept(true);
  }

  return (
    <section className={css.memo} aria-labelledby="yoku-why">
      <h2 id="yoku-why" className={role.display}>
        {t("memo.title")}
      </h2>
      <form onSubmit={(event) => void keep(event)}>
        <TextField
          name="memo"
          label={t("memo.label")}
          hint={t("memo.hint", { max: memoMax })}
          defaultValue={mine.memo}
          maxLength={memoMax}
          autoComplete="off"
        />
        <Button type="submit" look="line" compact pending={isBusy}>
          {t("memo.keep")}
        </Button>
      </form>
      <p role="status">{trouble ? troubleWords(trouble) : isKept ? t("memo.kept") : ""}</p>
    </section>
  );
}

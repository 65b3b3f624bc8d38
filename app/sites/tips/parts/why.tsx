import type { Explanation, Reason } from "#app/kits/search/explain.ts";
import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import css from "./results.module.css";

/** 「なぜこの順番？」: the parts of the score, in words and shares. */
export function Why({ explanation, about }: { explanation: Explanation; about: string }) {
  const t = useWords<Words>();
  const { reasons, held, asked } = explanation;
  function inWords(reason: Reason): string {
    if (reason.kind === "letters") return t("why.letters");
    const place = t(`why.place.${reason.field}`);
    if (reason.kind === "sentence") return t("why.sentence", { place });
    const { written, found, match } = reason;
    if (match === "same") return t("why.same", { written, place });
    return t(`why.${match}`, { written, found, place });
  }
  return (
    <details className={css.why}>
      <summary>
        {t("answer.why")}
        <span className="visually-hidden">（{about}）</span>
      </summary>
      {reasons.length === 0 ? <p>{t("why.only")}</p> : <p>{t("why.held", { held, asked })}</p>}
      <ul>
        {reasons.map((reason, i) => (
          <li key={i}>
            <span>{inWords(reason)}</span>
            <span className={css.share}>{t("why.share", { percent: reason.percent })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

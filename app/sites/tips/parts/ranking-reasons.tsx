import type { Explanation, Reason } from "#app/kits/search/explain.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import css from "./results.module.css";

/** 「なぜこの順番？」: the parts of the score, in words and shares. */
export function RankingReasons({ explanation, about }: { explanation: Explanation; about: string }) {
  const t = useMessages<Messages>();
  const { reasons, matchedCount, termCount } = explanation;
  const isByConditions = reasons.some(({ kind }) => kind === "criterion");
  function describeReason(reason: Reason): string {
    if (reason.kind === "letters") return t("why.letters");
    if (reason.kind === "criterion") return t(criterionKey(reason), { written: reason.criterion.written });
    const fieldLabel = t(`why.place.${reason.field}`);
    if (reason.kind === "sentence") return t("why.sentence", { place: fieldLabel });
    const { written, found, match } = reason;
    if (match === "same") return t("why.same", { written, place: fieldLabel });
    return t(`why.${match}`, { written, found, place: fieldLabel });
  }
  return (
    <details className={`${css.why} text-fine`}>
      <summary className="opens-plus text-quiet">
        {t("answer.why")}
        <span className="visually-hidden">（{about}）</span>
      </summary>
      {reasons.length === 0 ? (
        <p className="text-quiet">{t("why.only")}</p>
      ) : (
        <p className="text-quiet">
          {t(isByConditions ? "why.conditions" : "why.matched", { held: matchedCount, asked: termCount })}
        </p>
      )}
      <ul>
        {reasons.map((reason, i) => (
          <li key={i} className="stack-3">
            <span>{describeReason(reason)}</span>
            <span className={css.share}>{t("why.share", { percent: reason.percent })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function criterionKey({
  isMet,
  criterion,
}: Extract<Reason, { kind: "criterion" }>): "why.met" | "why.missed" | "why.season" {
  if (!isMet) return "why.missed";
  return criterion.kind === "season" ? "why.season" : "why.met";
}

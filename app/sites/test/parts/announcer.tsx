"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useWords } from "#app/kits/words/words.tsx";
import type { Words } from "../copy/words.ts";
import type { Finding } from "#app/kits/basics/finding.ts";
import { tally } from "../rules/finding.ts";
import { recommend } from "../rules/recommend.ts";
import { copyKey, useFindingWords } from "./finding-words.ts";
import type { Exam } from "./use-exam.ts";

/** Says the end of the exam, and later the result of each trial, to whoever listens. Rows by themselves are silent. */
export function Announcer({ exam, tried }: { exam: Exam; tried: Finding | null }) {
  const t = useWords<Words>();
  const name = useWords<object>() as (key: string) => string;
  const textOf = useFindingWords();
  return (
    <p role="status" className="visually-hidden">
      {tried && exam.isDone
        ? t("announce.one", { name: name(`checks.${copyKey(tried.id)}.name`), says: textOf(tried).says })
        : exam.isDone &&
          t("announce.end", { ...tally(exam.findings), advice: t(`advice.${recommend(exam.findings).best}`) })}
    </p>
  );
}

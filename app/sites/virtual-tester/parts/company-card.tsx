import { useEffect, useState } from "react";
import { useWords } from "#app/kits/words/words.tsx";
import type { Company } from "../contract.ts";
import type { Words } from "../copy/words.ts";
import type { Expression } from "../stage/expression.ts";
import css from "./company-card.module.css";

interface CompanyCardProps {
  company: Company;
  expression: Expression;
}

/** Who lives in the shade, looking over the shoulder, and its scene to read while wearing it. */
export function CompanyCard({ company: { words, monster }, expression }: CompanyCardProps) {
  const t = useWords<Words>();
  const neutral = monster?.faces.neutral;
  const file = monster?.faces[expression] ?? neutral;
  return (
    <section className={css.company} aria-label={t(monster ? "company.title" : "company.pack")}>
      {monster && neutral && (
        <span className={css.peek} aria-hidden="true">
          {file && <Face file={file} expression={expression} />}
        </span>
      )}
      <div>
        {monster && <p>{t("company.meets", { monster: monster.name })}</p>}
        <p className={css.scene}>{words}</p>
      </div>
    </section>
  );
}

/** The face before stays until the next one has come. */
function Face({ file, expression }: { file: string; expression: Expression }) {
  const [shown, setShown] = useState(file);
  useEffect(() => {
    const next = new Image();
    next.src = `/assets/v/${file}`;
    let isGone = false;
    void next.decode().then(
      () => !isGone && setShown(file),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return <img src={`/assets/v/${shown}`} alt="" data-expression={expression} width="195" height="244" loading="lazy" />;
}

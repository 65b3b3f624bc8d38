"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { Button } from "#app/kits/ui/button/button.tsx";
import { ButtonLink } from "#app/kits/ui/button/button-link.tsx";
import { classNames } from "#app/kits/basics/class-names.ts";
import { canCopy } from "#app/kits/share/clipboard.ts";
import { useCopiedTip } from "#app/kits/share/copied-tip.tsx";
import { useBrowserFact } from "#app/kits/share/use-browser-fact.ts";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import { formatDiagnosticCode } from "#app/kits/basics/diagnostic-code.ts";
import { checkIds } from "#app/kits/basics/check-result.ts";
import { recommend } from "../rules/recommend.ts";
import type { Exam } from "./use-exam.ts";
import css from "./diagnosis.module.css";

/** The number to quote to whoever helps, and everything that was found, as it is. */
export function Diagnosis({ exam }: { exam: Exam }) {
  const t = useMessages<Messages>();
  const { copy, tip } = useCopiedTip();
  const hasClipboard = useBrowserFact(canCopy, false);
  const code = exam.isDone ? formatDiagnosticCode(exam.findings) : null;

  return (
    <section className={css.diagnosis} aria-labelledby="code-title">
      <h2 id="code-title" className="text-heading text-leading-16">
        {t("code.title")}
      </h2>
      <p className={`${css.explain} above-2 text-service`}>{t("code.explain")}</p>
      <p className={classNames(css.code, role.latin)} data-code={code ?? undefined}>
        {code ?? "KZ-····-····"}
      </p>
      <div className={`${css.actions} align-centre row-3`}>
        {hasClipboard && (
          <Button look="line" compact disabled={!code} onClick={() => code && void copy(code)}>
            {t("code.copy")}
          </Button>
        )}
        <ButtonLink look="quiet" compact to="/faq" prefetch="intent">
          {t("code.faq")}
        </ButtonLink>
      </div>
      {tip}
      {exam.isDone && <p className="above-4 text-quiet">{t("advice.story")}</p>}
      <details className={`${css.details} above-5`}>
        <summary className="opens-plus">{t("code.details")}</summary>
        <pre className={`${css.json} on-ink text-code text-fine text-leading-16`} data-json>
          {code && formatJson(code, exam)}
        </pre>
      </details>
    </section>
  );
}

/** Everything that was found, for whoever reads such things. It stays on the device unless the visitor copies it. */
function formatJson(code: string, { findings }: Exam): string {
  const { best, fits } = recommend(findings);
  const results = checkIds.map((id) => findings[id]);
  return JSON.stringify({ code, best, fits, browser: navigator.userAgent, findings: results }, null, 2);
}

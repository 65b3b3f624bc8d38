"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import type { ReactNode } from "react";
import { CloseIcon } from "#app/kits/ui/icons/close.tsx";
import { MinusIcon } from "#app/kits/ui/icons/minus.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { CheckId, CheckResult, CheckStatus } from "#app/kits/basics/check-result.ts";
import { rowId } from "./exam-eye.tsx";
import { copyKey, useCheckMessages } from "./check-messages.ts";
import css from "./check-row.module.css";

interface CheckRowProps {
  id: CheckId;
  finding: CheckResult | undefined;
  isRunning: boolean;
  /** Help that is more than a sentence. */
  help?: ReactNode;
  /** What can be tried here by a tap. */
  trial?: ReactNode;
}

/** One line of the chart: its name, its result in a word, the sentence; opened, what to do and the figures. */
export function CheckRow({ id, finding, isRunning, help, trial }: CheckRowProps) {
  const t = useMessages<Messages>();
  const name = useMessages<object>() as (key: string) => string;
  const textOf = useCheckMessages();
  const text = finding && textOf(finding);
  const state = finding?.result ?? (isRunning ? "running" : "waiting");

  return (
    <li
      id={rowId(id)}
      className={`${css.row} hair-below`}
      data-check={id}
      data-result={finding?.result}
      data-verdict={finding?.verdict}
    >
      <details>
        <summary className={`${css.summary} opens-row`}>
          <span className="text-leading-16 text-service text-strong">{name(`checks.${copyKey(id)}.name`)}</span>
          <span className={`${css.status} text-leading-16 text-strong`} data-state={state}>
            {finding && resultIcons[finding.result]}
            {t(`status.${state}`)}
          </span>
          <span className={`${css.message} text-leading-16 text-service`}>{text?.message}</span>
          {id === "speed" && <span className={`${css.figures} text-aside text-leading-16`}>{text?.measured}</span>}
        </summary>
        <div className={`${css.more} below-3 column-3 text-service`}>
          <p>{text ? (text.todo ?? t("nothingToDo")) : t("notYet")}</p>
          {id !== "speed" && text?.measured && (
            <p className={`${css.figures} text-aside text-leading-16`}>{text.measured}</p>
          )}
          {help}
        </div>
      </details>
      {trial}
    </li>
  );
}

const resultIcons: Record<CheckStatus, ReactNode> = { ok: <TickIcon />, warn: <MinusIcon />, no: <CloseIcon /> };

"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useCallback, useEffect, useReducer, useRef } from "react";
import { allChecks } from "../checks/all-checks.ts";
import { runChecks } from "../checks/run-checks.ts";
import type { CheckId, CheckResult, CheckResults } from "#app/kits/basics/check-result.ts";
import { mergeFinding } from "../rules/exam-results.ts";
import { useSettledVisitor } from "./use-settled-visitor.ts";

/** One examination of the device, as far as it has come. */
export interface Exam {
  findings: CheckResults;
  /** The check that runs now. */
  current: CheckId | null;
  isDone: boolean;
  /** Which examination of this visit it is, from 1; 0 before the page has come alive. */
  round: number;
}

type ExamEvent = { begin: CheckId } | { found: CheckResult } | { done: true } | { start: true };

const emptyExam: Exam = { findings: {}, current: null, isDone: false, round: 0 };

/** Examines the device once the page has come alive, and again when asked. Leaving the page stops it. */
export function useExam() {
  const [exam, dispatch] = useReducer(reduceExam, emptyExam);
  const running = useRef<AbortController | null>(null);
  const visitorState = useSettledVisitor();

  const begin = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    dispatch({ start: true });
    const observer = {
      onBegin: (id: CheckId) => dispatch({ begin: id }),
      onFinding: (found: CheckResult) => dispatch({ found }),
    };
    runChecks(allChecks(visitorState), observer, controller.signal).then(
      () => dispatch({ done: true }),
      () => {
        // Left, or begun anew: nobody waits for the rest.
      },
    );
  }, [visitorState]);

  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, [begin]);

  /** A trial found more than the check could without asking. */
  const report = useCallback((found: CheckResult) => dispatch({ found }), []);
  return { exam, begin, report };
}

function reduceExam(exam: Exam, event: ExamEvent): Exam {
  if ("start" in event) return { ...emptyExam, round: exam.round + 1 };
  if ("begin" in event) return { ...exam, current: event.begin };
  if ("done" in event) return { ...exam, current: null, isDone: true };
  return { ...exam, findings: mergeFinding(exam.findings, event.found) };
}

"use no memo"; // Drawn some thirty times a visit: compiled it would only be heavier.

import { useCallback, useEffect, useReducer, useRef } from "react";
import { allChecks } from "../checks/all-checks.ts";
import { runChecks } from "../checks/run-checks.ts";
import type { CheckId, Finding, Findings } from "#app/kits/basics/finding.ts";
import { withFinding } from "../rules/finding.ts";
import { useSettledVisitor } from "./use-settled-visitor.ts";

/** One examination of the device, as far as it has come. */
export interface Exam {
  findings: Findings;
  /** The check that runs now. */
  current: CheckId | null;
  isDone: boolean;
  /** Which examination of this visit it is, from 1; 0 before the page has come alive. */
  round: number;
}

type Event = { begin: CheckId } | { found: Finding } | { done: true } | { start: true };

const nothing: Exam = { findings: {}, current: null, isDone: false, round: 0 };

/** Examines the device once the page has come alive, and again when asked. Leaving the page stops it. */
export function useExam() {
  const [exam, tell] = useReducer(next, nothing);
  const running = useRef<AbortController | null>(null);
  const visitorState = useSettledVisitor();

  const begin = useCallback(() => {
    running.current?.abort();
    const leaving = new AbortController();
    running.current = leaving;
    tell({ start: true });
    const witness = {
      onBegin: (id: CheckId) => tell({ begin: id }),
      onFinding: (found: Finding) => tell({ found }),
    };
    runChecks(allChecks(visitorState), witness, leaving.signal).then(
      () => tell({ done: true }),
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
  const report = useCallback((found: Finding) => tell({ found }), []);
  return { exam, begin, report };
}

function next(exam: Exam, event: Event): Exam {
  if ("start" in event) return { ...nothing, round: exam.round + 1 };
  if ("begin" in event) return { ...exam, current: event.begin };
  if ("done" in event) return { ...exam, current: null, isDone: true };
  return { ...exam, findings: withFinding(exam.findings, event.found) };
}

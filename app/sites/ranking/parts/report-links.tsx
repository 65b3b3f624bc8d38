"use no memo"; // Drawn once for each address: compiled it would only be heavier.

import { useMessages } from "#app/kits/i18n/messages.tsx";
import { ChipLink, ChipRow } from "#app/kits/ui/chip/chip.tsx";
import type { Messages } from "../copy/messages.ts";
import { reportMonth } from "./report-month.ts";

/** The months that have a report. */
export function ReportLinks({ title, rounds, here }: { title: string; rounds: readonly string[]; here?: string }) {
  const t = useMessages<Messages>();
  return (
    <section className="pad-side-5 rule-above stack-3" aria-labelledby="reports">
      <h2 id="reports" className="text-body">
        {title}
      </h2>
      <ChipRow label={title}>
        {rounds.map((round) => (
          <ChipLink key={round} to={`/ranking?blind=${round}`} isCurrent={round === here}>
            {t("report.month", reportMonth(round))}
          </ChipLink>
        ))}
      </ChipRow>
    </section>
  );
}

import type { LoaderFunctionArgs } from "react-router";
import { orBusy } from "#app/shell/errors/or-busy.server.ts";
import { pageContext } from "#app/shell/page-context.server.ts";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import { blindRound } from "#server/modules/ranking/blind-picks.ts";
import { readDemonstration } from "#server/modules/ranking/demonstration.ts";
import { readRolledUpAt } from "#server/modules/ranking/read-ranking.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { loadList } from "./list.server.ts";
import { loadOutside } from "./outside.server.ts";
import { loadReport } from "./report.server.ts";
import { readQuery } from "./rules/query.ts";

/** The ranking as the address asks for it, or the report of a month. The same for everybody until the next roll-up. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  page.hints.tag(rankingTag);
  page.hints.validUntil(nextJstMidnight(page.now));
  const { query, blindRound: asked, hasUnknown } = readQuery(new URL(request.url).searchParams);
  const { database } = page.platform;
  const [demo, rolledUpAt] = await orBusy(Promise.all([readDemonstration(database), readRolledUpAt(database)]));
  const about = {
    withDemo: demo.isOn,
    /** Shown numbers are partly or wholly made up. */
    hasDemo: demo.isOn && demo.madeUntil !== null,
    isCounted: rolledUpAt !== null,
    asOf: rolledUpAt ?? page.now,
    thisRound: blindRound(page.now),
  };
  if (asked !== null && asked <= about.thisRound)
    return { report: await orBusy(loadReport(page, asked, about)), list: null, outside: null, hasUnknown };
  const list = await orBusy(loadList(page, query, about));
  return {
    report: null,
    list,
    outside: loadOutside(page, list),
    hasUnknown: hasUnknown || asked !== null,
  };
}

/** What lists and reports are made from. */
export interface CountsAbout {
  withDemo: boolean;
  hasDemo: boolean;
  /** False until the first roll-up has come to its end: half of the counts are not shown. */
  isCounted: boolean;
  asOf: Date;
  thisRound: string;
}

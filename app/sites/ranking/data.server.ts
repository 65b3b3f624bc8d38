import type { LoaderFunctionArgs } from "react-router";
import { rejectAsBusy } from "#app/kits/page/reject-as-busy.server.ts";
import { pageContext } from "#app/kits/page/page-context.server.ts";
import { nextJstMidnight } from "#contracts/jst-calendar.ts";
import { blindRound } from "#server/modules/ranking/blind-picks.ts";
import { getDemoState } from "#server/modules/ranking/demo-state.ts";
import { getRolledUpAt } from "#server/modules/ranking/ranking-queries.ts";
import { rankingTag } from "#server/modules/ranking/roll-up.ts";
import { loadList } from "./list.server.ts";
import { loadMonsterPicks } from "./monster-picks.server.ts";
import { loadReport } from "./report.server.ts";
import { parseQuery } from "./rules/query.ts";

/** The ranking as the address asks for it, or the report of a month. The same for everybody until the next roll-up. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  page.hints.tag(rankingTag);
  page.hints.validUntil(nextJstMidnight(page.now));
  const { query, blindRound: requestedRound, hasUnknown } = parseQuery(new URL(request.url).searchParams);
  const { database } = page.platform;
  const [demo, rolledUpAt] = await rejectAsBusy(Promise.all([getDemoState(database), getRolledUpAt(database)]));
  const countsInfo = {
    withDemo: demo.isOn,
    /** Shown numbers are partly or wholly made up. */
    hasDemo: demo.isOn && demo.madeUntil !== null,
    isCounted: rolledUpAt !== null,
    asOf: rolledUpAt ?? page.now,
    thisRound: blindRound(page.now),
  };
  if (requestedRound !== null && requestedRound <= countsInfo.thisRound)
    return {
      report: await rejectAsBusy(loadReport(page, requestedRound, countsInfo)),
      list: null,
      monsterPicks: null,
      hasUnknown,
    };
  const list = await rejectAsBusy(loadList(page, query, countsInfo));
  return {
    report: null,
    list,
    monsterPicks: loadMonsterPicks(page, list),
    hasUnknown: hasUnknown || requestedRound !== null,
  };
}

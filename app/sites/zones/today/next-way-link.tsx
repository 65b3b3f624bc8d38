import { Link } from "react-router";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import { chooseNext, unknownVisitor, type VisitorFacts } from "../rules/choose-next.ts";
import type { NextWay } from "./floors.server.ts";
import { useIsAlive } from "./use-is-alive.ts";
import css from "./today-section.module.css";

const none: readonly string[] = [];

/**
 * One way on, by what the visitor did. It is served as it is for everybody, and changes its words in the same place when
 * the visitor is known.
 */
export function NextWayLink({
  label,
  ways,
  done = none,
}: {
  label: string;
  ways: NextWay[];
  done?: readonly string[];
}) {
  const { summary } = useVisitor();
  // The visitor may be known before this part is alive: it begins with what was served.
  const isAlive = useIsAlive();
  const facts: VisitorFacts = !isAlive
    ? unknownVisitor
    : summary
      ? {
          hasFace: summary.faceType !== null,
          lastSite: summary.lastWork?.site ?? null,
          metCount: summary.metMonsterIds.length,
          done,
        }
      : { ...unknownVisitor, done };
  const way = chooseNext(ways, facts);
  if (!way) return null;
  return (
    <Link to={way.path} prefetch="intent" viewTransition className={`${css.row} ${css.next}`} data-next-way>
      <span className="text-body text-medium">
        {label}：{way.label}
      </span>
      <span className="text-aside">{way.line.replace("{met}", String(facts.metCount))}</span>
      <ArrowIcon />
    </Link>
  );
}

import { Link } from "react-router";
import { classNames } from "#app/kits/basics/class-names.ts";
import { ArrowIcon } from "#app/kits/ui/icons/arrow.tsx";
import { TickIcon } from "#app/kits/ui/icons/tick.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useVisitor } from "#app/kits/visitor/visitor-provider.tsx";
import type { Today1 } from "./floors.server.ts";
import { useIsAlive } from "./use-is-alive.ts";
import css from "./first-steps.module.css";

interface FirstStepsProps {
  steps: Today1["steps"];
  /** What was done today of the three. */
  done: readonly string[];
}

/** A newcomer's way through three sites in two minutes; what was done is ticked. */
export function FirstSteps({ steps, done }: FirstStepsProps) {
  const hasFace = useVisitor().summary?.faceType != null;
  // The visitor may be known before this part is alive: it begins with what was served.
  const isAlive = useIsAlive();
  const isDone = (name: string): boolean => isAlive && (name === "face" ? hasFace : done.includes(name));
  const areAllDone = steps.list.every(({ name }) => isDone(name));
  return (
    <section className={css.steps} aria-labelledby="first-steps">
      <h2 id="first-steps" className={classNames("text-title", role.display)}>
        {steps.title}
      </h2>
      <p className="text-quiet above-2">{steps.line}</p>
      <ol className={`${css.list} above-4`}>
        {steps.list.map(({ name, path, label, line, time }, i) => (
          <li key={name}>
            <Link to={path} className={css.step} prefetch="intent" viewTransition data-step={name}>
              <span className={classNames("text-lead", role.latin)} aria-hidden="true">
                {i + 1}
              </span>
              <span className="stack-1">
                <span className="text-body text-medium">{label}</span>
                <span className="text-note">{line}</span>
              </span>
              <span className={`${css.state} text-fine`}>
                {isDone(name) ? (
                  <span className="line-2">
                    <TickIcon />
                    {steps.done}
                  </span>
                ) : (
                  <span className="line-2">
                    {time}
                    <ArrowIcon />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p role="status" className={`${css.all} text-body text-medium`}>
        {areAllDone && steps.all}
      </p>
    </section>
  );
}

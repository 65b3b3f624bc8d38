import type { Today1 } from "./floors.server.ts";
import css from "./tomorrow.module.css";

/** Why one comes back: what will be new tomorrow, as it is planned. */
export function Tomorrow({ tomorrow: { before, shadeName, after } }: { tomorrow: Today1["tomorrow"] }) {
  return (
    <div className="pad-side-3">
      <p className="marked text-body">
        {before}
        <span className={css.name}>{shadeName}</span>
        {after}
      </p>
    </div>
  );
}

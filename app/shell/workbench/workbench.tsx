import { type ChangeEvent, Suspense, useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { languages } from "#contracts/languages.ts";
import { type SandboxFile, collectBenches } from "./collect-sandboxes.tsx";
import { State } from "./state.tsx";
import css from "./workbench.module.css";

// Development only: shows every part in all its states. Each bench is drawn in a frame of the chosen width, so that
// media queries and `vw` mean what they mean on a phone; `?bare` is the page inside that frame.

const benches = collectBenches(import.meta.glob<SandboxFile>("../../**/*.sandbox.tsx"));

const settings = {
  lang: languages,
  motion: ["full", "reduced"],
  bright: ["off", "on"],
  width: ["390", "320", "480"],
} as const;

export default function Workbench() {
  const [query] = useSearchParams();
  return query.has("bare") ? <BareBench /> : <WholeWorkbench />;
}

function WholeWorkbench() {
  const [query, setQuery] = useSearchParams();
  const part = query.get("part") ?? benches[0]?.id ?? "";
  const valueOf = (name: keyof typeof settings) => query.get(name) ?? settings[name][0];
  const withQuery = (changes: Record<string, string>) =>
    `?${new URLSearchParams({ ...Object.fromEntries(query), ...changes })}`;

  return (
    <div className={css.workbench}>
      <nav className={css.parts} aria-label="parts">
        {benches.map(({ id }) => (
          <Link key={id} to={withQuery({ part: id })} className={css.part} aria-current={id === part || undefined}>
            {id}
          </Link>
        ))}
      </nav>
      <div className={css.stage}>
        <form className={css.wishes}>
          {Object.entries(settings).map(([name, values]) => (
            <label key={name} className={css.wish}>
              {name}
              <select
                value={valueOf(name as keyof typeof settings)}
                onChange={(event: ChangeEvent<HTMLSelectElement>) =>
                  setQuery(withQuery({ [name]: event.target.value }), { replace: true })
                }
              >
                {values.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            </label>
          ))}
          <Link className={css.wish} to={withQuery({ part, bare: "" })}>
            without frame
          </Link>
        </form>
        <iframe className={css.phone} data-width={valueOf("width")} title={part} src={withQuery({ part, bare: "" })} />
      </div>
    </div>
  );
}

function BareBench() {
  const [query] = useSearchParams();
  const lang = query.get("lang") ?? "ja";
  const motion = query.get("motion") ?? "full";
  const bright = query.get("bright") ?? "off";
  useEffect(() => {
    const root = document.documentElement;
    root.lang = lang;
    Object.assign(root.dataset, { motion, bright });
  }, [lang, motion, bright]);

  const bench = benches.find(({ id }) => id === query.get("part"));
  if (!bench) return null;
  return (
    <div className={css.frame}>
      <Suspense>
        <bench.States Frame={State} />
      </Suspense>
    </div>
  );
}

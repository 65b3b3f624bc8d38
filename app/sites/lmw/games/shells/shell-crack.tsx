import css from "./shells.module.css";

/** How far a crack runs from the hinge: it has only just begun, or goes through. */
const cracks = {
  begun: "M50 112 L47 98 L53 90 L50 82",
  through: "M50 114 L46 96 L55 82 L47 64 L57 50 L51 34 M55 82 L66 74 M47 64 L35 58 M57 50 L67 42",
} as const;

/** A crack in a shell: a dark groove, and beside it the edge that catches the light. */
export function ShellCrack({ run }: { run: keyof typeof cracks }) {
  return (
    <svg className={css.crack} viewBox="0 0 100 120" data-run={run}>
      <path d={cracks[run]} transform="translate(1.6 1.2)" data-edge="" />
      <path d={cracks[run]} />
    </svg>
  );
}

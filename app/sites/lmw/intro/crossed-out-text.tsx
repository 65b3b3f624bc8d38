import css from "./crossed-out-text.module.css";

/** Words with the lines through them. */
export function CrossedOutText({ pieces }: { pieces: readonly { text: string; isStruck: boolean }[] }) {
  return (
    <span className={css.phrase}>
      {pieces.map(({ text, isStruck }, i) => (isStruck ? <del key={i}>{text}</del> : <span key={i}>{text}</span>))}
    </span>
  );
}

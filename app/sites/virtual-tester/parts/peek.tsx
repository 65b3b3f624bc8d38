import { useEffect, useState } from "react";
import type { Company } from "../contract.ts";
import type { Expression } from "../stage/expression.ts";
import css from "./worn-picture.module.css";

interface PeekProps {
  monster: NonNullable<Company["monster"]>;
  expression: Expression;
}

/** Who lives in the shade, looking over the shoulder. It makes the face one makes. */
export function Peek({ monster, expression }: PeekProps) {
  const file = monster.faces[expression] ?? monster.faces.neutral;
  const [shown, setShown] = useState(file);
  // The face before stays until the next one has come.
  useEffect(() => {
    if (!file) return;
    const next = new Image();
    next.src = `/assets/v/${file}`;
    let isGone = false;
    void next.decode().then(
      () => !isGone && setShown(file),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  if (!shown) return null;
  return (
    <img
      className={css.peek}
      src={`/assets/v/${shown}`}
      alt=""
      data-expression={expression}
      width="195"
      height="244"
      decoding="async"
    />
  );
}

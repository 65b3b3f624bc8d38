"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import { useEffect, useState } from "react";
import type { MonsterInfo } from "../contract.ts";
import type { Expression } from "../mirror/expression.ts";
import css from "./makeup-picture.module.css";

interface PeekingMonsterProps {
  monster: NonNullable<MonsterInfo["monster"]>;
  expression: Expression;
}

/** Who lives in the shade, looking over the shoulder. It makes the face one makes. */
export function PeekingMonster({ monster, expression }: PeekingMonsterProps) {
  const file = monster.faces[expression] ?? monster.faces.neutral;
  const [shown, setShown] = useState(file);
  // The face before stays until the next one has come.
  useEffect(() => {
    if (!file) return;
    const next = new Image();
    next.src = `/assets/v/${file}`;
    let isStale = false;
    void next.decode().then(
      () => !isStale && setShown(file),
      () => {},
    );
    return () => {
      isStale = true;
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

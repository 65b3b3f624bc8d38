import type { ReactNode } from "react";
import type { TipTool } from "#contracts/tip-choices.ts";
import css from "./loop.module.css";

// What moves in a loop: its tip lies at 0, 0, the hand that holds it is to the upper right.

const finger = (
  <path
    className={css.item}
    d="M0 1C-8 -1 -12 -11 -6 -20L34 -74M0 1C9 3 15 -3 19 -10L62 -64M-3 -6C0 -12 6 -14 11 -12"
  />
);
const pad = (
  <path
    className={css.item}
    d="M-18 4C-20 -6 -10 -14 4 -14C18 -14 26 -6 22 4C18 10 -14 10 -18 4ZM14 -12L46 -62M22 -6L66 -56"
  />
);

/** The drawing of each item. */
export const handItems: Record<TipTool, ReactNode> = {
  finger,
  brush: (
    <path
      className={css.item}
      d="M0 0C2 -12 8 -20 16 -26L26 -18C20 -8 10 -2 0 0ZM16 -26L22 -34L32 -27L26 -18M22 -34L62 -84L70 -78L32 -27"
    />
  ),
  swab: (
    <path
      className={css.item}
      d="M0 0C-5 -6 -3 -14 4 -18C9 -20 14 -17 13 -11C11 -4 6 2 0 0ZM10 -17L58 -80M13 -13L62 -77"
    />
  ),
  sponge: (
    <path className={css.item} d="M0 0C-12 -6 -12 -24 4 -32C20 -38 38 -42 48 -46C46 -34 40 -16 28 -4C18 4 8 4 0 0Z" />
  ),
  puff: pad,
  cotton: pad,
  towel: (
    <path className={css.item} d="M-24 2C-10 -6 10 -6 26 2L40 -44C24 -52 4 -50 -10 -44ZM-14 -30C2 -38 20 -38 34 -32" />
  ),
  tissue: <path className={css.item} d="M-28 0C-12 6 8 -2 28 2L36 -40C18 -46 0 -36 -20 -42ZM28 2L20 -10L31 -12" />,
  pencil: <path className={css.item} d="M0 0L8 -16L18 -9ZM8 -16L56 -80L66 -73L18 -9M50 -72L60 -65" />,
  curler: (
    <path
      className={css.item}
      d="M-34 2C-16 -12 16 -12 34 2M-34 -6C-16 -20 16 -20 34 -6M-34 -8V6M34 -8V6M30 -10L58 -58M24 -14L48 -60"
    />
  ),
  scissors: (
    <path
      className={css.item}
      d="M0 0L44 -52M4 4L50 -44M44 -52a8 8 0 1 1 8 -8a8 8 0 0 1 -8 8M50 -44a8 8 0 1 0 10 -4a8 8 0 0 0 -10 4"
    />
  ),
  tweezers: <path className={css.item} d="M0 0C6 -24 26 -54 52 -76M0 0C18 -14 42 -40 56 -72" />,
  mirror: <path className={css.item} d="M30 -36a24 24 0 1 0 -1 1M12 -18L-2 0" />,
};

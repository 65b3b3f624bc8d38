import type { ComponentProps, MouseEvent } from "react";
import { type ButtonLook, ButtonLabel, buttonClass } from "./button-look.tsx";

type ButtonProps = ButtonLook &
  Omit<ComponentProps<"button">, "className" | "style"> & {
    /** Something is under way: the button keeps its place, size and focus, and takes no further press. */
    pending?: boolean;
  };

/** Does something here. What leads to another screen is a ButtonLink. */
export function Button({
  look,
  compact,
  wide,
  arrow,
  className,
  pending = false,
  onClick,
  children,
  ...native
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus, and the answer would come to nobody.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...native}
      className={buttonClass({ look, compact, wide, arrow, className })}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={press}
    >
      <ButtonLabel arrow={arrow}>{children}</ButtonLabel>
    </button>
  );
}

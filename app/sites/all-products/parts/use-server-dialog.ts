import { type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * A `<dialog open>` as the server sent it, readable without scripts; once they run, it is modal: in the top layer, the
 * page behind it inert, Esc and the back gesture call `onClose`. Going away it gives the focus back.
 * What is in it and has a tabindex takes the focus first.
 */
export function useServerDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // Who has read on before the scripts came stays where they are, and what they are about to press with them.
    const top = dialog.scrollTop;
    // Not close(): nothing was closed, and nobody may hear that it was.
    dialog.removeAttribute("open");
    dialog.showModal();
    // Its name is read out, and no ring stands on the first control of a page nobody has touched.
    dialog.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    dialog.scrollTop = top;
    return () => dialog.close();
  }, []);

  return {
    ref,
    open: true,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      event.preventDefault();
      onClose();
    },
  };
}

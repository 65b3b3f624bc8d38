import { type SyntheticEvent, type MouseEvent, useLayoutEffect, useRef } from "react";

/**
 * Ties a native `<dialog>` to a value: open while `open` is true, in the top layer, the page behind it inert. Esc, the
 * back gesture and a click on the backdrop call `onClose`; when it closes or goes away, the focus returns to where it was.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file picker inside the dialog sends its own cancel through here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A second Esc closes it without asking; then the value has to follow.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
    },
    // The inside fills the whole box, so only the backdrop can be the target itself.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

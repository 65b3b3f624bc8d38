"use no memo"; // Drawn seldom and from little: compiled it would only be heavier.

import type { Ref } from "react";

interface PhotoInputProps {
  /** Press it by `ref.current.click()`. */
  ref: Ref<HTMLInputElement>;
  id?: string;
  label: string;
  onPhoto: (photo: File) => void;
  /** The device is about to show its photographs. */
  onOpen?: () => void;
}

/** The hidden input behind a button that asks for a photograph. The same one may be chosen twice. */
export function PhotoInput({ ref, id, label, onPhoto, onOpen }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      id={id}
      type="file"
      accept="image/*"
      hidden
      aria-label={label}
      onClick={onOpen}
      onChange={({ currentTarget }) => {
        const [photo] = currentTarget.files ?? [];
        currentTarget.value = "";
        if (photo) onPhoto(photo);
      }}
    />
  );
}

import type { Ref } from "react";

interface PhotoInputProps {
  /** Press it by `ref.current.click()`. */
  ref: Ref<HTMLInputElement>;
  id?: string;
  label: string;
  onPhoto: (photo: File) => void;
}

/** The hidden input behind a button that asks for a photograph. The same one may be chosen twice. */
export function PhotoInput({ ref, id, label, onPhoto }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      id={id}
      type="file"
      accept="image/*"
      hidden
      aria-label={label}
      onChange={({ currentTarget }) => {
        const [photo] = currentTarget.files ?? [];
        currentTarget.value = "";
        if (photo) onPhoto(photo);
      }}
    />
  );
}

import { useEffect, useRef } from "react";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import css from "./share-buttons.module.css";
import type { ShareMessages } from "./share-messages.ts";

/** The picture itself, for browsers that save nothing but what is pressed and held. */
export function PressToSave({ picture }: { picture: Blob }) {
  const t = useMessages<ShareMessages>("shell");
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const url = URL.createObjectURL(picture);
    image.current?.setAttribute("src", url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);

  return (
    <div className={`${css.picture} stack-2 text-fine`}>
      <img ref={image} alt={t("share.picture")} />
      <p role="status">{t("share.pressToSave")}</p>
    </div>
  );
}

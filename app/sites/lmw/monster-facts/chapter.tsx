import { useRef, useState } from "react";
import { savePicture } from "#app/kits/share/save-picture.ts";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { inAppBrowser } from "#app/kits/basics/in-app-browser.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { Picture } from "#app/kits/ui/picture/picture.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import role from "#app/kits/ui/type/type.module.css";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import type { Messages } from "../copy/messages.ts";
import type { MonsterFacts } from "./monster-facts.server.ts";
import css from "./monster-facts.module.css";

interface ChapterProps {
  chapter: NonNullable<MonsterFacts["chapter"]>;
  name: string;
}

/** The chapter a monster was elected for, and its picture as a wallpaper, made on the device. */
export function Chapter({ chapter, name }: ChapterProps) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const sectionRef = useRef<HTMLElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [imageToSave, setImageToSave] = useState<Blob | null>(null);

  async function save(): Promise<void> {
    // Beside it lies its blur.
    const image = sectionRef.current?.querySelector<HTMLImageElement>("picture img");
    if (!image) return;
    setIsBusy(true);
    try {
      const { paintWallpaper } = await import("./paint-wallpaper.ts");
      const blob = await paintWallpaper(image);
      if (inAppBrowser(navigator.userAgent)) return setImageToSave(blob);
      savePicture(blob, `${t("facts.wallpaperName", { name })}.jpg`);
      showToast({ text: t("facts.saved") });
    } catch {
      showToast({ text: t("facts.notSaved") });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section
      ref={sectionRef}
      id="chapter"
      className={`${css.chapter} stack-4 text-body`}
      aria-labelledby="chapter-title"
      data-chapter
    >
      <p>{t("facts.elected", { name })}</p>
      <h2 id="chapter-title" className={`text-leading-12 text-title ${role.display}`}>
        {chapter.title}
      </h2>
      {chapter.lines.map((line) => (
        <p key={line} className={`${css.shown} text-lead`}>
          {line}
        </p>
      ))}
      <Picture picture={chapter.picture} className="above-3" sizes="(min-width: 481px) 440px, 92vw" />
      <Button look="line" wide pending={isBusy} onClick={() => void save()}>
        {t("facts.wallpaper")}
      </Button>
      {imageToSave && <PressToSave picture={imageToSave} />}
    </section>
  );
}

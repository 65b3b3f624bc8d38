import { type FormEvent, useState } from "react";
import { Button } from "#app/kits/ui/button/button.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { useToast } from "#app/kits/ui/toast/toast.tsx";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { maxWishNoteLength } from "#contracts/wish-limits.ts";
import type { Messages } from "../copy/messages.ts";

/** The note of one thing, forty characters as a reader counts them. */
export function NoteForm({ note, onSave }: { note: string; onSave: (note: string) => void }) {
  const t = useMessages<Messages>();
  const showToast = useToast();
  const [text, setText] = useState(note);
  const left = maxWishNoteLength - [...text.trim()].length;

  function save(event: FormEvent): void {
    event.preventDefault();
    if (left < 0) return;
    onSave(text.trim());
    showToast({ text: t("list.noteSaved") });
  }

  return (
    <form className="stack-2" onSubmit={save}>
      <TextField
        label={t("list.note")}
        name="note"
        value={text}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={200}
        error={left < 0 ? t("list.noteTooLong", { count: -left }) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="between line-3 text-note">
        <span>{left >= 0 && t("list.noteLeft", { count: left })}</span>
        <Button compact look="line" type="submit" disabled={left < 0 || text.trim() === note}>
          {t("list.noteSave")}
        </Button>
      </div>
    </form>
  );
}

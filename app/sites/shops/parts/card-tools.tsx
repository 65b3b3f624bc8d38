import { useEffect, useState } from "react";
import { track } from "#app/kits/analytics/track.ts";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { useWishes } from "#app/kits/product/wishes.ts";
import { PressToSave } from "#app/kits/share/press-to-save.tsx";
import { useSavePicture } from "#app/kits/share/use-save-picture.ts";
import { Button } from "#app/kits/ui/button/button.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { TextField } from "#app/kits/ui/field/text-field.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import type { QrShape } from "#server/modules/qr/qr-shape.ts";
import type { Messages } from "../copy/messages.ts";
import type { PlaceItem, PlacesData } from "../data.server.ts";
import { cardMarks, type CardNotes, cutNote, parseCardNotes, withWishes } from "../rules/card-notes.ts";

/** What was written on cards, by product; it stays in this browser. */
const notesKey = "kz_card_notes";
const blank: CardNotes[string] = { mark: "none", note: "" };

type CardToolsProps = { places: PlacesData; qr: QrShape; notes: CardNotes; onNotes: (notes: CardNotes) => void };

/** Marks and notes for the card, and the two ways to take it along: paper and picture. */
export function CardTools({ places, qr, notes, onNotes }: CardToolsProps) {
  const t = useMessages<Messages>();
  const { items } = places;
  const write = useCardNotes(onNotes);
  const { save, held } = useSavePicture({ saved: t("card.saved"), notSaved: t("card.notSaved") });

  async function makePicture(): Promise<Blob> {
    const { paintCard } = await import("./paint-card.ts");
    const rows = items.map((item) => {
      const { mark, note } = notes[item.id] ?? blank;
      return { ...item, mark: mark === "none" ? "" : t(`card.marks.${mark}`), note };
    });
    return paintCard({ heading: t("card.heading"), qrNote: t("card.qrNote"), rows, qr });
  }

  return (
    <>
      <details>
        <summary className="opens-row text-body text-strong">{t("card.edit")}</summary>
        <ul className="stack-4">
          {items.map((item) => (
            <NoteFields key={item.id} item={item} value={notes[item.id] ?? blank} onChange={write} />
          ))}
        </ul>
      </details>
      <div className="halves stack-2">
        <Button
          look="bone"
          onClick={() => {
            track("card_save");
            void save(makePicture, `counter-card-${places.codes}.png`, null);
          }}
        >
          {t("card.save")}
        </Button>
        <Button
          look="line"
          onClick={() => {
            track("card_print");
            window.print();
          }}
        >
          {t("card.print")}
        </Button>
      </div>
      {held && <PressToSave picture={held} />}
      {items.length >= places.maxProducts && (
        <p className="text-note">{t("card.more", { count: places.maxProducts })}</p>
      )}
    </>
  );
}

/** Shows what this browser kept and what the visitor's list says; returns how something is written. */
function useCardNotes(onNotes: (notes: CardNotes) => void) {
  const [store] = useState(createLocalStore);
  const [written, setWritten] = useState(() => parseCardNotes(store.get(notesKey)));
  const { wishes } = useWishes().view.myWishes;
  useEffect(() => onNotes(withWishes(written, wishes)), [written, wishes, onNotes]);

  return (id: string, value: CardNotes[string]): void => {
    const next = { ...written, [id]: value };
    setWritten(next);
    store.set(notesKey, JSON.stringify(next));
  };
}

interface NoteFieldsProps {
  item: PlaceItem;
  value: CardNotes[string];
  onChange: (id: string, value: CardNotes[string]) => void;
}

function NoteFields({ item: { id, name }, value, onChange }: NoteFieldsProps) {
  const t = useMessages<Messages>();
  return (
    <li className="stack-2">
      <SelectField
        label={t("card.mark", { name })}
        value={value.mark}
        onChange={({ currentTarget }) => {
          const mark = cardMarks.find((one) => one === currentTarget.value) ?? "none";
          onChange(id, { ...value, mark });
        }}
      >
        {cardMarks.map((mark) => (
          <option key={mark} value={mark}>
            {t(`card.marks.${mark}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t("card.note", { name })}
        hint={t("card.notePlaceholder")}
        value={value.note}
        autoComplete="off"
        maxLength={80}
        onChange={({ currentTarget }) => onChange(id, { ...value, note: cutNote(currentTarget.value) })}
      />
    </li>
  );
}

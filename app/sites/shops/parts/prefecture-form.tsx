import { useEffect } from "react";
import { Form, useNavigate } from "react-router";
import { useMessages } from "#app/kits/i18n/messages.tsx";
import { Button } from "#app/kits/ui/button/button.tsx";
import { SelectField } from "#app/kits/ui/field/select-field.tsx";
import { createLocalStore } from "#app/kits/visitor/local-store.ts";
import { toPrefecture } from "#contracts/prefectures.ts";
import type { Messages } from "../copy/messages.ts";
import type { PlacesData } from "../data.server.ts";

/** The prefecture that was chosen last in this browser. */
const prefectureKey = "kz_prefecture";

/** One of 47, chosen by hand: a form like any other, so it needs no script. The browser remembers which. */
export function PrefectureForm({ places }: { places: PlacesData }) {
  const t = useMessages<Messages>();
  const { prefecture, prefectures, codes, path } = places;
  useRememberedPrefecture(places);
  return (
    <Form method="get" action={path} className="stack-2" preventScrollReset>
      {codes && <input type="hidden" name="c" value={codes} />}
      <SelectField
        key={prefecture}
        name="in"
        label={t("shops.choose")}
        hint={t("shops.memory")}
        defaultValue={prefecture ?? ""}
        required
      >
        <option value="">{t("shops.chooseNone")}</option>
        {prefectures.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button look="line" wide type="submit">
        {t("shops.show")}
      </Button>
    </Form>
  );
}

/** Keeps the prefecture of the address; an address without one takes the one that was saved. */
function useRememberedPrefecture({ prefecture, codes, path }: PlacesData): void {
  const navigate = useNavigate();
  useEffect(() => {
    const store = createLocalStore();
    if (prefecture) return store.set(prefectureKey, prefecture);
    const saved = toPrefecture(store.get(prefectureKey));
    if (!saved) return;
    const query = new URLSearchParams({ ...(codes && { c: codes }), in: saved });
    void navigate(`${path}?${query}`, { replace: true, preventScrollReset: true });
  }, [prefecture, codes, path, navigate]);
}

import type { TwoFacesGallery } from "#contracts/two-faces.ts";
import { listTwoFaces } from "#server/modules/two-faces/two-faces.ts";
import type { Queries } from "#server/platform/database.ts";
import { isName, nameOf, type WordBank } from "./rules/names.ts";
import { readPairCode } from "./rules/pair-code.ts";

const perPage = 12;

/** Where a page of the gallery begins: behind this row. */
export interface GalleryCursor {
  madeAt: Date;
  id: string;
}

/** A page of names, the newest first. A code whose words are no longer in the bank is passed over. */
export async function getGalleryPage(
  queries: Queries,
  bank: WordBank,
  after: GalleryCursor | null,
): Promise<TwoFacesGallery> {
  const rows = await listTwoFaces(queries, { after, limit: perPage + 1 });
  const shown = rows.slice(0, perPage);
  const last = rows.length > perPage ? shown.at(-1) : undefined;
  return {
    items: shown.flatMap(({ code, count, madeAt }) => {
      const names = readPairCode(code)?.names;
      if (!names || !isName(bank.morning, names.morning) || !isName(bank.night, names.night)) return [];
      return [
        {
          code,
          morning: nameOf(bank.morning, names.morning),
          night: nameOf(bank.night, names.night),
          count,
          madeAt: madeAt.toISOString(),
        },
      ];
    }),
    next: last ? `${last.madeAt.getTime().toString(36)}.${last.id}` : null,
  };
}

/** `next` of a page, read back. The form is checked before. */
export function parseGalleryCursor(next: string): GalleryCursor {
  const [moment = "", id = ""] = next.split(".");
  return { madeAt: new Date(Number.parseInt(moment, 36)), id };
}

/** What `next` looks like. */
export const galleryCursorPattern = /^[0-9a-z]{6,9}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

import { grouped } from "../basics/grouped.ts";

/** What a message says in one case: text, the number that decides (0), or a row of pieces. */
type Saying = string | 0 | readonly Piece[];
/** `["name"]`, `["name", kind]`, `["name", kind, { other: … }]`, as `icu-minify/compile` writes them. */
type Piece = string | 0 | readonly [name: string, kind?: 1 | 2 | 4, cases?: Readonly<Record<string, Saying>>];
type Values = Readonly<Record<string, unknown>>;

const select = 1;

/**
 * Writes one compiled message. Stands in for `use-intl/format-message` (an alias of the build), which asks Intl for each number:
 * on a slow phone the first answer takes more than 100 ms. Knows what our copy uses (format-message.test.ts): arguments,
 * numbers, plural and select; no tags, no dates.
 */
// use-intl asks for the default of this module.
// eslint-disable-next-line import/no-default-export
export default function formatMessage(
  _key: string,
  message: Saying,
  values: Values = {},
  { locale }: { locale: string },
): string {
  const say = (saying: Saying, count?: number): string =>
    typeof saying === "object" ? saying.map((piece) => write(piece, count)).join("") : write(saying, count);

  function write(piece: Piece, count?: number): string {
    if (typeof piece === "string") return piece;
    if (piece === 0) return written(count!, locale);
    const [name, kind, cases] = piece;
    const value = values[name];
    if (!kind) return String(value);
    if (!cases) return written(value as number, locale);
    if (kind === select) return say(cases[String(value)] ?? cases.other!);
    // Of our languages only English knows two forms.
    const form = locale === "en" && value === 1 ? "one" : "other";
    return say(cases[`=${value}`] ?? cases[form] ?? cases.other!, value as number);
  }
  return say(message);
}

// Intl is asked only for what is not whole.
const written = (value: number, locale: string): string =>
  Number.isSafeInteger(value) ? grouped(value) : new Intl.NumberFormat(locale).format(value);
